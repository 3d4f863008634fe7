import Testing

@testable import ASN1Runtime

/// What the encoder writes for each type. The expected octets are those of X.690's examples and of asn1tools' DER codec.
@Suite("Encoding")
struct EncoderTests {
    /// A value of the type that `body` writes.
    struct Value: ASN1Encodable {
        static var asn1Name: StaticString { "Value" }
        let body: @Sendable (inout ASN1Encoder) throws(ASN1Error) -> Void
        func encode(to encoder: inout ASN1Encoder) throws(ASN1Error) { try body(&encoder) }
    }

    private func expect(
        _ hexadecimal: String, sourceLocation: SourceLocation = #_sourceLocation,
        _ body: @escaping @Sendable (inout ASN1Encoder) throws(ASN1Error) -> Void
    ) {
        do throws(ASN1Error) {
            let encoding = try Value(body: body).derEncoded()
            #expect(encoding == octets(hexadecimal), sourceLocation: sourceLocation)
        } catch { Issue.record("\(error)", sourceLocation: sourceLocation) }
    }

    private func failure(
        options: ASN1Options = .der, _ body: @escaping @Sendable (inout ASN1Encoder) throws(ASN1Error) -> Void
    ) -> ASN1Error? {
        do throws(ASN1Error) {
            _ = try Value(body: body).derEncoded(options: options)
            return nil
        } catch { return error }
    }

    @Test func booleans() {
        expect("010100") { encoder throws(ASN1Error) in try encoder.boolean(false) }
        expect("8001FF") { encoder throws(ASN1Error) in try encoder.boolean(true, .context(0)) }
        expect("0500") { encoder throws(ASN1Error) in try encoder.null(ASN1Null()) }
    }

    @Test(arguments: [
        (0, "020100"), (127, "02017F"), (128, "02020080"), (-128, "020180"), (-129, "0202FF7F"), (255, "020200FF"),
        (256, "02020100"), (32767, "02027FFF"), (32768, "0203008000"), (-32768, "02028000"), (-32769, "0203FF7FFF"),
        (Int(Int32.min), "020480000000"), (Int.max, "02087FFFFFFFFFFFFFFF"), (Int.min, "02088000000000000000"),
    ])
    func integers(value: Int, hexadecimal: String) {
        expect(hexadecimal) { encoder throws(ASN1Error) in try encoder.integer(value) }
        expect(hexadecimal) { encoder throws(ASN1Error) in try encoder.bigInteger(ASN1Integer(value)) }
    }

    @Test func largeIntegers() {
        expect("020900FFFFFFFFFFFFFFFF") { encoder throws(ASN1Error) in try encoder.unsignedInteger(.max) }
        expect("02020080") { encoder throws(ASN1Error) in try encoder.unsignedInteger(128) }
        expect("020900FFFFFFFFFFFFFFFF") { encoder throws(ASN1Error) in try encoder.bigInteger(ASN1Integer(UInt64.max))
        }
    }

    /// 2^k + d and -2^k + d for every k to 128 and every d from -1 to 1, against octets made from decimal digits alone.
    @Test func powersOfTwo() throws {
        var power = ASN1Natural(1)
        for exponent in 0...128 {
            for (sign, difference) in [("", -1), ("", 0), ("", 1), ("-", -1), ("-", 0), ("-", 1)] {
                var magnitude = power
                if difference < 0 {
                    magnitude.subtract(1)
                } else {
                    magnitude.multiply(by: 1, adding: UInt32(difference))
                }
                let text = (magnitude.decimal == "0" ? "" : sign) + magnitude.decimal
                let value = try #require(ASN1Integer(text))
                let encoding = try Value { encoder throws(ASN1Error) in try encoder.bigInteger(value) }.derEncoded()
                let decoded = try read(encoding, .der) { decoder throws(ASN1Error) in try decoder.bigInteger() }
                #expect(decoded == value && decoded.description == text)
                // As few octets as hold the bits of the number and its sign: -2^k needs no more than 2^k - 1.
                let isPower = sign == "-" && difference == 0 || sign == "-" && difference < 0 && exponent == 0
                let bits = difference < 0 ? exponent : exponent + (isPower || exponent == 0 && difference == 0 ? 0 : 1)
                let needed = Swift.max(
                    1,
                    (exponent == 0 && difference == 1 ? 2 : difference == 0 && !isPower ? exponent + 1 : bits) / 8 + 1)
                #expect(encoding.count == 2 + needed, "\(text)")
            }
            power.multiply(by: 2, adding: 0)
        }
    }

    @Test(arguments: [
        (1.0, "0903800001"), (-1.0, "0903C00001"), (0.5, "090380FF01"), (0.15625, "090380FB05"), (100.0, "0903800219"),
        (3.141592653589793, "090980D003243F6A8885A3"), (1e300, "090A8103B205F90F22001D67"),
        (-1e-300, "090AC1FBE7156E1FC2F8F359"), (Double.leastNonzeroMagnitude, "090481FBCE01"),
        (1.7976931348623157e308, "090A8103CB1FFFFFFFFFFFFF"), (2.2250738585072014e-308, "090481FC0201"), (0.0, "0900"),
        (-0.0, "090143"), (Double.infinity, "090140"), (-Double.infinity, "090141"), (Double.nan, "090142"),
    ])
    func reals(value: Double, hexadecimal: String) throws {
        expect(hexadecimal) { encoder throws(ASN1Error) in try encoder.real(value) }
        let decoded = try read(octets(hexadecimal), .der) { decoder throws(ASN1Error) in try decoder.real() }
        #expect(decoded.bitPattern == value.bitPattern || decoded.isNaN && value.isNaN)
    }

    /// X.690 8.6.4.2, 8.7 and 11.2.2.
    @Test func strings() throws {
        let bits = try #require(ASN1BitString(bytes: ASN1Bytes([0x0A, 0x3B, 0x5F, 0x29, 0x1C, 0xDF]), unusedBits: 4))
        expect("0307040A3B5F291CD0") { encoder throws(ASN1Error) in try encoder.bitString(bits) }
        expect("030100") { encoder throws(ASN1Error) in try encoder.bitString(ASN1BitString()) }
        let byte = ASN1BitString([true, false, false, false, false, false, false, false])
        expect("03020080") { encoder throws(ASN1Error) in try encoder.bitString(byte) }
        expect("03020780") { encoder throws(ASN1Error) in try encoder.namedBits(byte) }
        let zeros = ASN1BitString([false, false, false, false, false, false, false, false, false])
        expect("030100") { encoder throws(ASN1Error) in try encoder.namedBits(zeros) }
        expect("8402AB00") { encoder throws(ASN1Error) in try encoder.octetString(ASN1Bytes([0xAB, 0]), .context(4)) }
        expect("0C03E282AC") { encoder throws(ASN1Error) in try encoder.utf8String("€") }
        expect("1E0420AC0041") { encoder throws(ASN1Error) in try encoder.bmpString("€A") }
        expect("1C040001F600") { encoder throws(ASN1Error) in try encoder.universalString("😀") }
        expect("1A054A6F6E6573") { encoder throws(ASN1Error) in try encoder.visibleString("Jones") }
        expect("12033120 32") { encoder throws(ASN1Error) in try encoder.numericString("1 2") }
        expect("0603550403") { encoder throws(ASN1Error) in
            try encoder.objectIdentifier(ASN1ObjectIdentifier(2, 5, 4, 3))
        }
        let relative = try #require(ASN1RelativeObjectIdentifier("8571.3.2"))
        expect("0D04C27B0302") { encoder throws(ASN1Error) in try encoder.relativeObjectIdentifier(relative) }
        expect("9F230453616D65") { encoder throws(ASN1Error) in try encoder.utf8String("Same", .context(35)) }
    }

    @Test func unencodable() {
        #expect(failure { encoder throws(ASN1Error) in try encoder.printableString("a@b") }?.code == .outOfRange)
        #expect(failure { encoder throws(ASN1Error) in try encoder.ia5String("é") }?.code == .outOfRange)
        #expect(failure { encoder throws(ASN1Error) in try encoder.visibleString("a\n") }?.code == .outOfRange)
        #expect(failure { encoder throws(ASN1Error) in try encoder.numericString("x") }?.code == .outOfRange)
        #expect(failure { encoder throws(ASN1Error) in try encoder.bmpString("😀") }?.code == .outOfRange)
        #expect(failure { encoder throws(ASN1Error) in try encoder.relativeObjectIdentifier(.init()) } != nil)
        #expect(failure { encoder throws(ASN1Error) in try encoder.oidIRI("ISO") }?.code == .malformed)
        for hexadecimal in ["", "04", "0401", "04010000", "308000", "0000", "3080 0401AA"] {
            let any = ASN1Any(constant: octets(hexadecimal))
            #expect(failure { encoder throws(ASN1Error) in try encoder.any(any) }?.code == .malformed)
        }
        // Too short for the end-of-contents octets that an indefinite length promises: no contents, rather than fewer than none.
        for hexadecimal in ["3080", "308000", "A080"] {
            #expect(ASN1Any(constant: octets(hexadecimal)).contents.isEmpty)
        }
        #expect(ASN1Any(constant: octets("3080 0500 0000")).contents.description == "0500")
    }

    @Test func tolerated() throws {
        let symbols = failure(options: .symbolsInPrintableString) { encoder throws(ASN1Error) in
            try encoder.printableString("a@b")
        }
        #expect(symbols == nil)
        let latin = Value { encoder throws(ASN1Error) in try encoder.ia5String("é") }
        #expect(try latin.derEncoded(options: .latin1InIA5String) == [0x16, 1, 0xE9])
    }

    @Test(
        arguments: [
            (31, "9F1F0101"), (127, "9F7F0101"), (128, "9F81000101"), (16384, "9F8180000101"),
            (0x8000_0000, "9F88808080000101"), (0xFFFF_FFFF, "9F8FFFFFFF7F0101"),
        ] as [(UInt32, String)])
    func tags(number: UInt32, hexadecimal: String) {
        expect(hexadecimal) { encoder throws(ASN1Error) in try encoder.integer(1, .context(number)) }
    }

    @Test(arguments: [(127, "047F"), (128, "048180"), (255, "0481FF"), (256, "04820100"), (65536, "0483010000")])
    func lengths(count: Int, header: String) throws {
        let bytes = ASN1Bytes([UInt8](repeating: 7, count: count))
        let encoding = try Value { encoder throws(ASN1Error) in try encoder.octetString(bytes) }.derEncoded()
        #expect(encoding == octets(header) + bytes)
    }

    /// X.690 11.6, and the order of tags in 10.3.
    @Test func orders() throws {
        expect("31070C01630C026162") { encoder throws(ASN1Error) in
            try encoder.setOf(["ab", "c"]) { encoder, text throws(ASN1Error) in try encoder.utf8String(text) }
        }
        expect("310C 040100 04020000 0403000000") {
            encoder throws(ASN1Error) in
            try encoder.setOf([3, 1, 2]) { encoder, count throws(ASN1Error) in
                try encoder.octetString(ASN1Bytes([UInt8](repeating: 0, count: count)))
            }
        }
        expect("310E 020103 4003000000 A0800500 0000") { encoder throws(ASN1Error) in
            let set = try encoder.open()
            try encoder.any(ASN1Any(constant: [0xA0, 0x80, 5, 0, 0, 0]))
            try encoder.integer(3)
            try encoder.octetString(ASN1Bytes([0, 0, 0]), .application(0))
            encoder.sortMembers(set)
            encoder.close(set, .set)
        }
    }

    @Test("The offset of an error is that in the encoding, and its path leads there") func places() {
        let error = failure { encoder throws(ASN1Error) in
            try encoder.sequenceOf(["a", "é", "bcd"]) { encoder, text throws(ASN1Error) in try encoder.ia5String(text) }
        }
        #expect(error?.description == "Value[1]: a character that IA5String does not have at offset 5")
        let violation = failure { encoder throws(ASN1Error) in
            try encoder.sequenceOf([1, 200, 3]) { encoder, number throws(ASN1Error) in
                try encoder.integer(number)
                try encoder.require(number, in: 0...100, "(0..100)")
            }
        }
        #expect(violation?.description == "Value[1]: the value violates (0..100), found 200 at offset 5")
    }

    @Test("Where the encoding cannot be made to its front, an error has no offset") func noPlace() {
        let deep = failure { encoder throws(ASN1Error) in
            try encoder.sequenceOf([0, 1, 2]) { encoder, element throws(ASN1Error) in
                var open: [ASN1OpenValue] = []
                for _ in 0..<(element == 1 ? 64 : 0) { open.append(try encoder.open()) }
                for value in open { encoder.close(value, .sequence) }
            }
        }
        #expect(deep?.offset == nil)
        #expect(deep?.description == "Value[1]: values are nested deeper than the limit")
        // What is wrong with the last element is found first; the one in front of it is too deep.
        let wrong = failure { encoder throws(ASN1Error) in
            try encoder.sequenceOf([0, 1]) { encoder, element throws(ASN1Error) in
                if element == 1 { return try encoder.ia5String("é") }
                for _ in 0..<64 { _ = try encoder.open() }
            }
        }
        #expect(wrong?.offset == nil)
        #expect(wrong?.description == "Value[1]: a character that IA5String does not have")
    }

    @Test func depth() {
        func nested(_ levels: Int) -> Value {
            Value { encoder throws(ASN1Error) in
                var open: [ASN1OpenValue] = []
                for _ in 0..<levels { open.append(try encoder.open()) }
                while let value = open.popLast() { encoder.close(value, .sequence) }
            }
        }
        #expect(throws: Never.self) { try nested(64).derEncoded() }
        #expect(throws: ASN1Error.self) { try nested(65).derEncoded() }
        #expect(throws: Never.self) { try nested(1000).derEncoded(limits: ASN1Limits(depth: 1000)) }
    }

    /// X.690 11.7 and 11.8: the same moment in UTC.
    @Test(arguments: [
        ("20240229235959Z", "20240229235959Z"), ("2024022923Z", "20240229230000Z"),
        ("202402292359Z", "20240229235900Z"),
        ("20240229235959.500Z", "20240229235959.5Z"), ("20240229235959,000Z", "20240229235959Z"),
        ("2024022923.5Z", "20240229233000Z"), ("2024022923.123456Z", "20240229230724.4416Z"),
        ("202402292359.25Z", "20240229235915Z"), ("20240101003000+0100", "20231231233000Z"),
        ("20240101003000.25-0130", "20240101020000.25Z"), ("20240228240000Z", "20240229000000Z"),
        ("19991231240000+0000", "20000101000000Z"), ("20161231235960Z", "20161231235960Z"),
        ("20170101005960+0100", "20161231235960Z"), ("00000301000000Z", "00000301000000Z"),
        ("20000229120000-1200", "20000301000000Z"), ("19000301000000+0001", "19000228235900Z"),
    ])
    func generalizedTimes(text: String, expected: String) throws {
        let value = try #require(ASN1GeneralizedTime(text))
        expect("18" + hexadecimal(expected)) { encoder throws(ASN1Error) in try encoder.generalizedTime(value) }
    }

    @Test(arguments: [
        ("240229235959Z", "240229235959Z"), ("2402292359Z", "240229235900Z"), ("240101003000+0100", "231231233000Z"),
        ("491231235959Z", "491231235959Z"), ("500101000000Z", "500101000000Z"), ("991231233000-0100", "000101003000Z"),
    ])
    func utcTimes(text: String, expected: String) throws {
        let value = try #require(ASN1UTCTime(text))
        expect("17" + hexadecimal(expected)) { encoder throws(ASN1Error) in try encoder.utcTime(value) }
    }

    @Test func timesWithoutEncoding() throws {
        let local = try #require(ASN1GeneralizedTime("20240229235959"))
        #expect(failure { encoder throws(ASN1Error) in try encoder.generalizedTime(local) }?.code == .outOfRange)
        let last = try #require(ASN1GeneralizedTime("99991231235959-0100"))
        let lastError = failure { encoder throws(ASN1Error) in try encoder.generalizedTime(last) }
        #expect(lastError?.message == "a GeneralizedTime outside the years 0 to 9999 once it is in UTC")
        let late = try #require(ASN1UTCTime("491231233000-0100"))
        #expect(failure { encoder throws(ASN1Error) in try encoder.utcTime(late) }?.code == .outOfRange)
        let early = try #require(ASN1UTCTime("500101000000+0100"))
        #expect(failure { encoder throws(ASN1Error) in try encoder.utcTime(early) }?.code == .outOfRange)
    }

    /// X.690 8.26 and 11.9.
    @Test func usefulTimes() throws {
        let date = try #require(ASN1Date("1985-11-14"))
        expect("1F1F" + hexadecimal("19851114")) { encoder throws(ASN1Error) in try encoder.date(date) }
        let timeOfDay = try #require(ASN1TimeOfDay("15:27:46"))
        expect("1F20" + hexadecimal("152746")) { encoder throws(ASN1Error) in try encoder.timeOfDay(timeOfDay) }
        let dateTime = try #require(ASN1DateTime("1985-11-14T15:27:46"))
        expect("1F21" + hexadecimal("19851114152746")) { encoder throws(ASN1Error) in try encoder.dateTime(dateTime) }
        let duration = try #require(ASN1Duration("P0Y29M0DT0H0.50S"))
        expect("1F22" + hexadecimal("29MT0.50S")) { encoder throws(ASN1Error) in try encoder.duration(duration) }
        let time = try #require(ASN1Time("1985-11-14T15:27:35,5"))
        expect("0E" + hexadecimal("1985-11-14T15:27:35.5")) { encoder throws(ASN1Error) in try encoder.time(time) }
        let zone = try #require(ASN1Time("15:27+02:00"))
        #expect(failure { encoder throws(ASN1Error) in try encoder.time(zone) }?.code == .notDER)
    }

    /// Length and octets of ASCII characters, in hexadecimal.
    private func hexadecimal(_ text: String) -> String {
        ASN1Bytes([UInt8(text.utf8.count)] + text.utf8).description
    }
}
