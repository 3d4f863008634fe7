import Testing

@testable import ASN1Runtime

/// Values that are kept as they are encoded: what is inside them is checked, as far as universal tags say what it is.
struct WholeValueTests {
    private static let sound = [
        // Contents of other classes say nothing about themselves.
        "04 00", "85 01 01", "9F 1F 01 01", "A0 03 01 01 FF", "30 00", "31 05 03 03 07 00 80", "0C 01 61", "05 00",
        "02 01 80", "02 02 00 80", "0A 01 05", "06 03 2A 86 48", "0D 01 01", "09 03 80 FE 03", "09 01 40", "03 01 00",
        "17 0D 32343031303130303030 3030 5A", "18 0F 3230323430313031303030303030 5A", "1F 1F 08 3230323430323239",
        // DER holds this number; Double does not.
        "09 05 81 7F FF 01 01",
        "30 09 30 00 30 03 04 01 05 05 00",
    ]

    @Test(arguments: [
        Outcome("30 04 30 80 00 00", ber: "3004 30800000"), Outcome("24 04 04 02 01 02", ber: "24040402 0102"),
        Outcome("2C 03 04 01 61", ber: "2C03040161"), Outcome("30 03 04 81 00", ber: "3003048100"),
        Outcome("01 01 01", ber: "010101"), Outcome("30 03 01 01 01", ber: "3003010101"),
        Outcome("A5 05 30 03 01 01 01", ber: "A505 3003 010101"), Outcome("30 04 03 02 01 01", ber: "3004 03020101"),
        Outcome("02 03 00 00 01", der: .error(.malformed), ber: .value("0203000001")),
        Outcome("30 05 02 03 00 00 01", der: .error(.malformed), ber: .value("3005 0203000001")),
        Outcome("0A 02 00 01", der: .error(.malformed), ber: .value("0A020001")),
        Outcome("02 00", der: .error(.malformed), ber: .value("0200")),
        Outcome("05 01 00", der: .error(.malformed), ber: .value("050100")),
        Outcome("03 00", der: .error(.malformed), ber: .value("0300")),
        Outcome("06 02 80 01", der: .error(.malformed), ber: .value("06028001")),
        Outcome("0D 01 81", der: .error(.malformed), ber: .value("0D0181")),
        Outcome("09 03 80 00 02", ber: "0903800002"),
        Outcome("17 0B 32343031303130303030 5A", ber: "170B 323430313031303030305A"),
        Outcome("18 11 3230323430313031303030303030 2E30 5A", ber: "1811 32303234303130313030303030302E305A"),
        // Neither rules allow these.
        Outcome("30 02 04 05", .truncated),
        Outcome("30 80 30 02 04 05 00 00", der: .error(.notDER), ber: .error(.truncated)),
        Outcome("A5 02 30 80", der: .error(.notDER), ber: .error(.truncated)),
        Outcome("A5 02 04 80", der: .error(.notDER), ber: .error(.malformed)),
        Outcome("10 00", .notConstructed), Outcome("A0 02 11 00", .notConstructed), Outcome("08 00", .notConstructed),
        Outcome("21 03 01 01 FF", .notPrimitive), Outcome("30 05 22 03 02 01 00", .notPrimitive),
        Outcome("3F 1F 00", .notPrimitive), Outcome("30 02 00 00", .malformed), Outcome("30 02 20 00", .malformed),
    ])
    func inside(outcome: Outcome) {
        let outcome = Outcome(outcome.input, der: Self.compact(outcome.der), ber: Self.compact(outcome.ber))
        outcome.check { decoder throws(ASN1Error) in try decoder.any() }
    }

    /// Without the spaces that make vectors readable.
    private static func compact(_ expectation: Outcome.Expectation) -> Outcome.Expectation {
        guard case .value(let text) = expectation else { return expectation }
        return .value(text.filter { $0 != " " }.lowercased())
    }

    @Test(arguments: sound)
    func accepted(encoding: String) throws {
        for rules in [ASN1EncodingRules.der, .ber] {
            let input = octets(encoding)
            let value = try read(input, rules) { decoder throws(ASN1Error) in try decoder.any() }
            #expect(Array(value.bytes) == input)
        }
    }

    @Test(arguments: [
        ("30 06 30 04 30 80 00 00", 4), ("30 06 24 04 04 02 01 02", 2), ("30 05 30 03 04 81 00", 4),
        ("30 08 05 00 02 01 01 01 01 01", 7), ("30 04 30 02 04 05", 4), ("30 06 A0 00 30 02 04 05", 6),
    ])
    func offsets(encoding: String, offset: Int) {
        let error = failure(encoding, .der) { decoder throws(ASN1Error) in try decoder.any() }
        #expect(error?.offset == offset)
    }

    /// Additions to a SEQUENCE and alternatives of a CHOICE that a schema does not know are such values.
    @Test
    func additions() {
        let read = { (decoder: inout ASN1Decoder) throws(ASN1Error) -> Int in
            let scope = try decoder.enter(.sequence)
            _ = try decoder.integer()
            let values = try decoder.skipUnknownExtensions()
            try decoder.leave(scope)
            return values.count
        }
        let error = failure("30 09 02 01 05 A3 04 30 80 00 00", .der, read)
        #expect(error?.code == .notDER)
        #expect(error?.offset == 7)
        #expect(failure("30 09 02 01 05 A3 04 30 80 00 00", .ber, read) == nil)
        #expect(failure("30 07 02 01 05 A3 02 30 80", .ber, read)?.code == .truncated)
    }

    /// The level of an open type counts, and those inside it.
    @Test
    func depth() {
        for rules in [ASN1EncodingRules.der, .ber] {
            var input: [UInt8] = []
            for level in 0..<65 {
                let error = failure(input.map { $0.hexadecimal }.joined(), rules, limits: ASN1Limits(depth: 63)) {
                    decoder throws(ASN1Error) in try decoder.any()
                }
                if level > 0 { #expect(error?.code == (level > 63 ? .limitExceeded : nil)) }
                input = encoding(0x30, input)
            }
        }
    }

    /// However deep, one pass without recursion.
    @Test(arguments: [ASN1EncodingRules.der, .ber])
    func long(rules: ASN1EncodingRules) throws {
        var input = encoding(0x30, repeated(octets("30 03 01 01 FF 05 00 04 01 00"), 100_000))
        for _ in 0..<100 { input = encoding(0xA0, input) }
        let value = try read(input, rules, limits: ASN1Limits(depth: 200)) { decoder throws(ASN1Error) in
            try decoder.any()
        }
        #expect(value.bytes.count == input.count)
        let deep = repeated([0x30, 0x80], 500_000) + repeated([0], 1_000_000)
        let error = #expect(throws: ASN1Error.self) {
            try read(deep, .ber) { decoder throws(ASN1Error) in try decoder.any() }
        }
        #expect(error?.code == .limitExceeded)
        let all = try read(deep, .ber, limits: ASN1Limits(depth: .max)) { decoder throws(ASN1Error) in
            try decoder.any()
        }
        #expect(all.bytes.count == deep.count)
    }
}

extension UInt8 {
    /// Two digits.
    fileprivate var hexadecimal: String { self < 16 ? "0" + String(self, radix: 16) : String(self, radix: 16) }
}
