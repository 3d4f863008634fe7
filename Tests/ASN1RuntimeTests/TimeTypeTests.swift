import Testing

@testable import ASN1Runtime

@Suite("TIME")
struct TimeTypeTests {
    private static func result(_ characters: String, _ rules: ASN1EncodingRules) -> Result<ASN1Time, ASN1Error> {
        let bytes = encoding(0x0E, Array(characters.utf8))
        do throws(ASN1Error) {
            return .success(try read(bytes, rules) { decoder throws(ASN1Error) in try decoder.time() })
        } catch { return .failure(error) }
    }

    @Test("Encodings in OSS Nokalva's reference")
    func others() throws {
        for (hexadecimal, notation) in [
            ("0e0a 313938352D5731352D35", "1985-W15-5"), ("0e0b 2D303030322D30342D3132", "-0002-04-12"),
            ("0e0a 31353A32373A33352E35", "15:27:35.5"), ("0e0b 31353A32373A34362B3031", "15:27:46+01"),
        ] {
            let value = try read(octets(hexadecimal), .der) { decoder throws(ASN1Error) in try decoder.time() }
            #expect(value.text == notation)
            #expect(value.description == "\"\(notation)\"")
        }
    }

    @Test(
        "Texts in the notation of ISO 8601",
        arguments: [
            // Dates.
            "1985", "1985-04", "1985-04-12", "1985-102", "1985-W15", "1985-W15-5", "19C", "0000", "0000-02-29", "-0001",
            "-9999-12-31", "-01C", "+12345", "-12345-06", "+100C", "+12000-02-29", "2024-366", "2020-W53-7", "2015-W53",
            "2004-W53", "2009-W53", "-0004-02-29", "15C", "99C",
            // Times of day.
            "23:20:50", "23:20", "23", "23:20:50.5", "23:20.8", "23.3", "00:00:00", "24:00:00", "24:00", "24",
            "24:00:00.0",
            "23:59:60", "23:20:30Z", "23:20Z", "23Z", "15:27:46+01", "15:27:46-05", "15:27:46+05:30", "15:27-03:30",
            "15+15", "15:27:46+00",
            // Both.
            "1985-04-12T10:15:30", "1985-04-12T10:15", "1985-102T10:15:30Z", "1985-W15-5T10:15:30+04",
            "1985-04-12T10:15:30.25+05:30", "1985-04-12T24:00:00",
            // Intervals.
            "1985-04-12T23:20:50/1985-06-25T10:30:00", "P2Y10M15DT10H20M30S", "P6W", "1985-04-12/1985-06-25",
            "1985-04-12T23:20:50/P1Y2M15DT12H30M", "P1Y2M15DT12H30M/1985-04-12T23:20:50", "23:20:50/23:20:51",
            "1985/1986", "1985-W15/P1W", "12:00Z/13:00Z", "2024-01-01T12:30+08/2024-01-02T12:30",
            // Recurring ones.
            "R12/1985-04-12T23:20:50/1985-06-25T10:30:00", "R/1985-04-12T23:20:50/P1Y2M15DT12H30M",
            "R0/P1Y2M15DT12H30M/1985-04-12T23:20:50", "R12/P2Y10M15DT10H20M30S",
            // Numbers of any size, as the text is all that is kept.
            "P99999999999Y", "23:20:50.1234567890123456789",
        ])
    func valid(text: String) {
        for rules in [ASN1EncodingRules.der, .ber] {
            #expect(throws: Never.self) { try Self.result(text, rules).get() }
        }
        #expect(ASN1Time(text)?.text == text)
    }

    @Test(
        "Texts that DER writes otherwise",
        arguments: [
            "15:27:35,5", "15:27:46+01:00", "15:27:46-05:00", "1985-04-12T10:15:30+04:00", "P0Y2M", "P1Y0MT0H1M",
            "PT0,5S", "P01Y", "R01/P1Y", "1985-04-12/P0Y1M",
        ])
    func notDER(text: String) throws {
        #expect(try Self.result(text, .ber).get().text == text)
        let error = #expect(throws: ASN1Error.self) { try Self.result(text, .der).get() }
        #expect(error?.code == .notDER)
    }

    @Test(
        "Texts that are no TIME",
        arguments: [
            "", " ", "198", "19850412", "1985-4", "1985-04-31", "1985-13", "1985-00", "1985-000", "1985-366",
            "1985-W53",
            "2005-W53", "2021-W53", "1985-W00", "1985-W15-0", "1985-W15-8", "1985W155", "1985-W5", "1985-04-12T",
            "+1985", "-0000", "-00C", "+19C", "+001985", "-01234", "12345", "1985-", "1985-04-", "1985-0412", "C", "1C",
            "123C", "1985-02-29", "1900-02-29", "-0001-02-29", "1985-04T10:15", "1985T10", "19CT10",
            "232050", "2:20", "23:2", "23:60", "23:20:61", "24:00:01", "24:01", "25", "24:00:00.1", "24.5",
            "23:20:",
            "23:20.", "23:20:50.", "23:20:50z", "23:20:50Z1", "15:27:46+16", "15:27:46+1", "15:27:46-00",
            "15:27:46-00:00",
            "15:27:46+05:60", "15:27:46+0530", "15:27:46+", "23.5:20", "T10:15",
            "P", "PT", "P1YT", "P1H", "P1W1D", "P-1Y", "1985/", "/1985", "1985/1986/1987", "P1Y/P1Y", "P1Y/", "P1Y/P",
            "1985-04-12/1985-06", "1985-04-12/06-25", "12:00/13:00:00", "12:00/13:00Z", "12:00+01/13:00Z", "1985/12:00",
            "R", "R/", "R12", "R12P1Y", "R12/1985", "R-1/P1Y", "R1/R1/P1Y", "1985-04-12 ", "1985-04-1２", "\"1985\"",
        ])
    func invalid(text: String) {
        for rules in [ASN1EncodingRules.der, .ber] {
            let error = #expect(throws: ASN1Error.self) { try Self.result(text, rules).get() }
            if rules == .ber { #expect(error?.code == .malformed) }
        }
        #expect(ASN1Time(text) == nil)
    }

    /// Texts of the alphabet of TIME at random: none of them traps, and what DER takes, BER takes too.
    @Test("Random texts")
    func random() {
        let alphabet = Array("0123456789012345678901-:.,/CDHMRPTWYZ+".utf8)
        var state: UInt64 = 0x9E37_79B9_7F4A_7C15
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        for _ in 0..<8000 {
            let text = String(decoding: (0..<next(24)).map { _ in alphabet[next(alphabet.count)] }, as: UTF8.self)
            let lenient = try? Self.result(text, .ber).get()
            #expect(lenient == ASN1Time(text))
            if let strict = try? Self.result(text, .der).get() { #expect(strict == lenient) }
            _ = ASN1Duration(text)
            _ = ASN1DateTime(text)
        }
    }

    @Test("Forms of encoding")
    func forms() {
        let constructed = failure("2e06 0404 31393835", .ber) { decoder throws(ASN1Error) in try decoder.time() }
        #expect(constructed?.code == .notPrimitive)
        let tagged = try? read(octets("8404 31393835"), .der) { decoder throws(ASN1Error) in
            try decoder.time(.context(4))
        }
        #expect(tagged == ASN1Time("1985"))
        let error = failure("0e03 313938", .der) { decoder throws(ASN1Error) in try decoder.time() }
        #expect(error?.offset == 0)
    }
}
