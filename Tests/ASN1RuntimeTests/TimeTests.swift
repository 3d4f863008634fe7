import Testing

@testable import ASN1Runtime

@Suite("UTCTime and GeneralizedTime")
struct TimeTests {
    private static func utcTime(_ text: String) -> String {
        encoding(0x17, [UInt8](text.utf8)).map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    }

    @Test(
        "UTCTime; seconds as `date -u -d … +%s` gives them",
        arguments: [
            ("240506070809Z", "2024-05-06T07:08:09Z", 1_714_979_289, true),
            ("500101000000Z", "1950-01-01T00:00:00Z", -631_152_000, true),
            ("491231235959Z", "2049-12-31T23:59:59Z", 2_524_607_999, true),
            ("700101000000Z", "1970-01-01T00:00:00Z", 0, true),
            ("000229120000Z", "2000-02-29T12:00:00Z", 951_825_600, true),
            ("2405060708Z", "2024-05-06T07:08Z", 1_714_979_280, false),
            ("240506070809+0300", "2024-05-06T07:08:09+03:00", 1_714_968_489, false),
            ("2405060708-0130", "2024-05-06T07:08-01:30", 1_714_984_680, false),
            ("240506070809+0000", "2024-05-06T07:08:09+00:00", 1_714_979_289, false),
        ] as [(String, String, Int64, Bool)])
    func utc(text: String, iso: String, seconds: Int64, isDER: Bool) throws {
        let bytes = encoding(0x17, [UInt8](text.utf8))
        let value = try read(bytes, .ber) { decoder throws(ASN1Error) in try decoder.utcTime() }
        #expect(value.iso8601 == iso)
        #expect(value.secondsSince1970 == seconds)
        #expect(value.description == "\"\(text)\"")
        #expect(ASN1UTCTime(text) == value)
        #expect(MemoryLayout<ASN1UTCTime>.size == 8)
        let strict = try? read(bytes, .der) { decoder throws(ASN1Error) in try decoder.utcTime() }
        #expect(strict == (isDER ? value : nil))
        // In segments, as BER may write it.
        let half = bytes.count / 2
        let segments = encoding(0x37, encoding(0x04, Array(bytes[2..<half])) + encoding(0x04, Array(bytes[half...])))
        #expect(try read(segments, .ber) { decoder throws(ASN1Error) in try decoder.utcTime() } == value)
        #expect(throws: ASN1Error.self) {
            try read(segments, .der) { decoder throws(ASN1Error) in try decoder.utcTime() }
        }
    }

    @Test(
        "Texts that are no UTCTime",
        arguments: [
            "", "240506070809", "24050607Z", "240506070860Z", "240506240000Z", "240506076009Z", "240006070809Z",
            "241306070809Z", "240532070809Z", "230229000000Z", "240431000000Z", "240500000000Z", "240506070809z",
            "240506070809Z ", " 40506070809Z", "240506070809.5Z", "240506070809+03", "240506070809+2400",
            "240506070809+0060",
            "240506070809+030", "2405060708 9Z", "20240506070809Z", "24050607080９Z",
        ])
    func badUTC(text: String) {
        for rules in [ASN1EncodingRules.der, .ber] {
            let error = failure(Self.utcTime(text), rules) { decoder throws(ASN1Error) in try decoder.utcTime() }
            #expect(error?.code == .malformed || error?.code == .notDER)
            if rules == .ber { #expect(error?.code == .malformed) }
        }
        #expect(ASN1UTCTime(text) == nil)
    }

    @Test(
        "GeneralizedTime; seconds as `date -u -d … +%s` gives them",
        arguments: [
            ("20240506070809Z", "2024-05-06T07:08:09Z", 1_714_979_289, 0, true),
            ("20240506070809.5Z", "2024-05-06T07:08:09.5Z", 1_714_979_289, 500_000_000_000_000_000, true),
            ("20240506070809.001Z", "2024-05-06T07:08:09.001Z", 1_714_979_289, 1_000_000_000_000_000, true),
            (
                "20240506070809.123456789012345678Z", "2024-05-06T07:08:09.123456789012345678Z", 1_714_979_289,
                123_456_789_012_345_678, true
            ),
            ("20240506070809.1000Z", "2024-05-06T07:08:09.1000Z", 1_714_979_289, 100_000_000_000_000_000, false),
            ("20240506070809.0Z", "2024-05-06T07:08:09.0Z", 1_714_979_289, 0, false),
            ("20240506070809,5Z", "2024-05-06T07:08:09.5Z", 1_714_979_289, 500_000_000_000_000_000, false),
            ("202405060708Z", "2024-05-06T07:08Z", 1_714_979_280, 0, false),
            ("2024050607Z", "2024-05-06T07Z", 1_714_978_800, 0, false),
            ("2024050607.25Z", "2024-05-06T07.25Z", 1_714_979_700, 0, false),
            ("202405060708.5Z", "2024-05-06T07:08.5Z", 1_714_979_310, 0, false),
            ("202405060708.999Z", "2024-05-06T07:08.999Z", 1_714_979_339, 940_000_000_000_000_000, false),
            ("20240506070809+0300", "2024-05-06T07:08:09+03:00", 1_714_968_489, 0, false),
            ("20240506070809-03", "2024-05-06T07:08:09-03:00", 1_714_990_089, 0, false),
            ("20240506070809", "2024-05-06T07:08:09", nil, 0, false),
            ("20161231235960Z", "2016-12-31T23:59:60Z", 1_483_228_800, 0, true),
            ("20240506240000Z", "2024-05-06T24:00:00Z", 1_715_040_000, 0, false),
            ("00000101000000Z", "0000-01-01T00:00:00Z", -62_167_219_200, 0, true),
            ("99991231235959Z", "9999-12-31T23:59:59Z", 253_402_300_799, 0, true),
            ("19000301000000Z", "1900-03-01T00:00:00Z", -2_203_891_200, 0, true),
        ] as [(String, String, Int64?, UInt64, Bool)])
    func generalized(text: String, iso: String, seconds: Int64?, attoseconds: UInt64, isDER: Bool) throws {
        let bytes = encoding(0x18, [UInt8](text.utf8))
        let value = try read(bytes, .ber) { decoder throws(ASN1Error) in try decoder.generalizedTime() }
        #expect(value.iso8601 == iso)
        #expect(value.secondsSince1970 == seconds)
        #expect(value.attoseconds == attoseconds)
        #expect(ASN1GeneralizedTime(text) == value)
        let strict = try? read(bytes, .der) { decoder throws(ASN1Error) in try decoder.generalizedTime() }
        #expect(strict == (isDER ? value : nil))
        if isDER { #expect(value.description == "\"\(text)\"") }
    }

    @Test(
        "Texts that are no GeneralizedTime",
        arguments: [
            "", "20240506", "2024050", "20240506070", "20240506070861Z", "20240506250000Z", "20240506240001Z",
            "20240506240000.1Z",
            "20230229000000Z", "19000229000000Z", "20241301000000Z", "20240506070809.Z", "20240506070809.",
            "20240506070809.5.5Z",
            "20240506070809Z0", "20240506070809+", "20240506070809+3", "20240506070809+2400", "20240506070809+030",
            "2024-05-06T07:08:09Z", "20240506070809.1234567890123456789Z",
        ])
    func badGeneralized(text: String) {
        let input = Self.utcTime(text)
        for rules in [ASN1EncodingRules.der, .ber] {
            let error = failure("18" + input.dropFirst(2), rules) { decoder throws(ASN1Error) in
                try decoder.generalizedTime()
            }
            #expect(error?.code == .malformed || (error?.code == .notDER && rules == .der))
        }
        #expect(ASN1GeneralizedTime(text) == nil)
    }

    @Test("A fraction of more digits than can be kept says so")
    func digits() {
        let text = "20240506070809.1234567890123456789Z"
        let error = failure("18" + Self.utcTime(text).dropFirst(2), .der) { decoder throws(ASN1Error) in
            try decoder.generalizedTime()
        }
        #expect(error?.description == "a fraction of more than 18 digits is not supported at offset 0")
    }

    @Test("Times made from their parts")
    func parts() {
        #expect(ASN1UTCTime(year: 2024, month: 2, day: 29)?.description == "\"240229000000Z\"")
        #expect(ASN1UTCTime(year: 2050, month: 1, day: 1) == nil)
        #expect(ASN1UTCTime(year: 1949, month: 1, day: 1) == nil)
        #expect(ASN1UTCTime(year: 2023, month: 2, day: 29) == nil)
        let time = ASN1GeneralizedTime(
            year: 2024, month: 5, day: 6, hour: 7, minute: 8, second: 9, fraction: 50, fractionDigits: 3)
        #expect(time?.description == "\"20240506070809.050Z\"")
        #expect(ASN1GeneralizedTime(year: 2024, month: 5, day: 6, fraction: 10, fractionDigits: 1) == nil)
        #expect(ASN1GeneralizedTime(year: 10000, month: 5, day: 6) == nil)
        #expect(MemoryLayout<ASN1GeneralizedTime>.size == 16)
    }
}
