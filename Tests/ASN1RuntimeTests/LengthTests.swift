import Testing

@testable import ASN1Runtime

@Suite("Lengths and levels")
struct LengthTests {
    @Test(
        "Lengths (X.690 8.1.3, 10.1)",
        arguments: [
            Outcome("04 00", ""), Outcome("04 01 AA", "aa"),
            Outcome("04 81 01 AA", ber: "aa"), Outcome("04 81 00", ber: ""), Outcome("04 82 00 01 AA", ber: "aa"),
            Outcome("04 84 00 00 00 01 AA", ber: "aa"), Outcome("04 87 00 00 00 00 00 00 01 AA", ber: "aa"),
            Outcome("04 FF 01", .malformed), Outcome("04 80 00 00", der: .error(.notDER), ber: .error(.malformed)),
            Outcome("04", .truncated), Outcome("04 01", .truncated), Outcome("04 81", .truncated),
            Outcome("04 82 01", .truncated), Outcome("04 84 3B 9A CA 00 01 02 03 04", .truncated),
            Outcome("04 84 FF FF FF FF AA", .truncated), Outcome("04 85 01 00 00 00 00 AA", .truncated),
            Outcome("04 88 FF FF FF FF FF FF FF FF", .truncated), Outcome("04 01 AA BB", .trailingBytes),
        ])
    func lengths(outcome: Outcome) {
        outcome.check { decoder throws(ASN1Error) in try decoder.octetString() }
    }

    @Test("Lengths at the boundaries of their forms", arguments: [0, 1, 127, 128, 255, 256, 65535, 65536, 16_777_216])
    func boundaries(count: Int) throws {
        let contents = [UInt8](repeating: 0x5A, count: count)
        let bytes = encoding(0x04, contents)
        let value = try read(bytes, .der) { decoder throws(ASN1Error) in try decoder.octetString() }
        #expect(value.count == count)
        #expect(value == ASN1Bytes(contents))
        let whole = try read(encoding(0x30, bytes), .der) { decoder throws(ASN1Error) in
            let scope = try decoder.enter(.sequence)
            let value = try decoder.octetString()
            try decoder.leave(scope)
            return value
        }
        #expect(whole == value)
    }

    @Test("An empty input")
    func empty() {
        for rules in [ASN1EncodingRules.der, .ber] {
            #expect(failure("", rules) { decoder throws(ASN1Error) in try decoder.null() }?.code == .truncated)
        }
    }

    /// SEQUENCE { INTEGER }
    private static func sequence(_ decoder: inout ASN1Decoder) throws(ASN1Error) -> Int {
        let scope = try decoder.enter(.sequence)
        let value = try decoder.integer()
        try decoder.leave(scope)
        return value
    }

    @Test(
        "Constructed values",
        arguments: [
            Outcome("30 03 02 01 05", "5"), Outcome("30 80 02 01 05 00 00", ber: "5"),
            Outcome("30 81 03 02 01 05", ber: "5"),
            Outcome("10 03 02 01 05", .notConstructed), Outcome("31 03 02 01 05", .unexpectedTag),
            Outcome("30 05 02 01 05 05 00", .unexpectedElement), Outcome("30 05 02 01 05 00 00", .unexpectedElement),
            Outcome("30 00", .unexpectedTag), Outcome("30 02 02 01", .truncated), Outcome("30 03 02 02 05", .truncated),
            Outcome("30 80 02 01 05", der: .error(.notDER), ber: .error(.truncated)),
            Outcome("30 80 02 01 05 00", der: .error(.notDER), ber: .error(.unexpectedElement)),
            Outcome("30 80 02 01 05 05 00 00 00", der: .error(.notDER), ber: .error(.unexpectedElement)),
            Outcome("30 80 02 01 05 00 01 00", der: .error(.notDER), ber: .error(.unexpectedElement)),
            Outcome("30 80 00 00", der: .error(.notDER), ber: .error(.unexpectedTag)),
            Outcome("30 80 02 01 05 00 00 00 00", der: .error(.notDER), ber: .error(.trailingBytes)),
        ])
    func constructed(outcome: Outcome) {
        outcome.check(Self.sequence)
    }

    @Test(
        "Levels of both forms inside each other",
        arguments: [
            "30 05 30 03 02 01 05", "30 80 30 03 02 01 05 00 00", "30 07 30 80 02 01 05 00 00",
            "30 80 30 80 02 01 05 00 00 00 00",
        ])
    func nested(input: String) throws {
        let value = try read(octets(input), .ber) { decoder throws(ASN1Error) in
            let scope = try decoder.enter(.sequence)
            let value = try Self.sequence(&decoder)
            if decoder.hasMore { throw decoder.unexpected("the end") }
            try decoder.leave(scope)
            return value
        }
        #expect(value == 5)
    }

    @Test(
        "Values kept whole",
        arguments: [
            "30 80 30 80 00 00 02 01 05 00 00", "30 80 00 00", "30 80 24 80 04 01 00 00 00 04 02 00 00 00 00",
            "A0 80 BF 1F 80 00 00 00 00",
        ])
    func whole(input: String) throws {
        let bytes = octets(input)
        let value = try read(bytes, .ber) { decoder throws(ASN1Error) in try decoder.any() }
        #expect(value.bytes.elementsEqual(bytes))
        #expect(value.contents.elementsEqual(bytes.dropFirst(2).dropLast(2)))
        for count in bytes.indices {
            let part = Array(bytes.prefix(count))
            #expect(throws: ASN1Error.self) { try read(part, .ber) { decoder throws(ASN1Error) in try decoder.any() } }
        }
    }
}
