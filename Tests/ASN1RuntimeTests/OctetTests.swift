import Testing

@testable import ASN1Runtime
@testable import GeneratedShapes

@Suite("OCTET STRING, BIT STRING and whole values")
struct OctetTests {
    @Test(
        "OCTET STRING (X.690 8.7, 10.2)",
        arguments: [
            Outcome("04 02 AB CD", "abcd"), Outcome("24 04 04 02 AB CD", ber: "abcd"),
            Outcome("24 06 04 01 AB 04 01 CD", ber: "abcd"), Outcome("24 00", ber: ""), Outcome("24 80 00 00", ber: ""),
            Outcome("24 80 04 01 AB 04 00 04 01 CD 00 00", ber: "abcd"),
            Outcome("24 80 24 80 04 01 AB 00 00 24 03 04 01 CD 24 80 00 00 00 00", ber: "abcd"),
            Outcome("24 0A 24 80 04 01 AB 00 00 04 01 CD", ber: "abcd"),
            Outcome("24 03 0C 01 AB", der: .error(.notDER), ber: .error(.unexpectedTag)),
            Outcome("24 03 03 01 00", der: .error(.notDER), ber: .error(.unexpectedTag)),
            Outcome("24 80 04 01 AB", der: .error(.notDER), ber: .error(.truncated)),
            Outcome("24 80 04 01 AB 00", der: .error(.notDER), ber: .error(.truncated)),
            Outcome("24 05 24 80 04 01 AB 00 00", der: .error(.notDER), ber: .error(.truncated)),
            Outcome("24 03 04 02 AB CD", der: .error(.notDER), ber: .error(.truncated)),
            Outcome("24 02 00 00", der: .error(.notDER), ber: .error(.unexpectedTag)),
        ])
    func octetStrings(outcome: Outcome) {
        outcome.check { decoder throws(ASN1Error) in try decoder.octetString() }
    }

    @Test(
        "BIT STRING (X.690 8.6, 11.2)",
        arguments: [
            Outcome("03 01 00", "''H"), Outcome("03 02 00 A5", "'A5'H"), Outcome("03 02 04 A0", "'1010'B"),
            Outcome("03 02 04 AF", ber: "'1010'B"), Outcome("03 04 06 6E 5D C0", "'011011100101110111'B"),
            Outcome("03 04 06 6E 5D FF", ber: "'011011100101110111'B"),
            // The example of X.690 8.6.4.2.
            Outcome(
                "23 80 03 03 00 0A 3B 03 05 04 5F 29 1C D0 00 00",
                ber: "'00001010001110110101111100101001000111001101'B"),
            Outcome("23 00", ber: "''H"), Outcome("23 06 03 01 00 03 01 00", ber: "''H"),
            Outcome("03 00", .malformed), Outcome("03 01 01", .malformed), Outcome("03 02 08 00", .malformed),
            Outcome("03 02 FF 00", .malformed),
            Outcome("23 08 03 02 04 A0 03 02 00 AB", der: .error(.notDER), ber: .error(.malformed)),
            Outcome("23 02 03 00", der: .error(.notDER), ber: .error(.malformed)),
            Outcome("23 03 04 01 00", der: .error(.notDER), ber: .error(.unexpectedTag)),
        ])
    func bitStrings(outcome: Outcome) {
        outcome.check { decoder throws(ASN1Error) in try decoder.bitString() }
    }

    @Test("Equal bits are equal whatever fills the last octet")
    func padding() throws {
        let clean = try read(octets("03 02 04 A0"), .ber) { decoder throws(ASN1Error) in try decoder.bitString() }
        let dirty = try read(octets("03 02 04 AF"), .ber) { decoder throws(ASN1Error) in try decoder.bitString() }
        #expect(clean == dirty)
        #expect(clean.hashValue == dirty.hashValue)
        #expect(clean == ASN1BitString([true, false, true, false]))
        #expect(clean.count == 4 && clean.isSet(2) && !clean.isSet(3) && !clean.isSet(4) && !clean.isSet(-1))
        #expect(clean != ASN1BitString([true, false, true]))
        #expect(ASN1BitString(bytes: ASN1Bytes(), unusedBits: 1) == nil)
        #expect(ASN1BitString(bytes: ASN1Bytes([1]), unusedBits: 8) == nil)
    }

    @Test("Slices share the input and know their place")
    func slices() throws {
        let input = octets("30 06 04 04 30 02 04 00")
        let bytes = try read(input, .der) { decoder throws(ASN1Error) in
            let scope = try decoder.enter(.sequence)
            let bytes = try decoder.octetString()
            try decoder.leave(scope)
            return bytes
        }
        #expect(bytes.offset == 4)
        let shared = bytes.withUnsafeBytes { inner in
            input.withUnsafeBytes { outer in inner.baseAddress == outer.baseAddress.map { $0 + 4 } }
        }
        #expect(shared)
        #expect(ASN1Bytes(copying: bytes) == bytes)
        #expect(ASN1Bytes(copying: bytes).offset == 0)
        #expect(Array(bytes) == [0x30, 2, 4, 0])
        #expect(Array(bytes[1...2]) == [2, 4])
        #expect(bytes.slice(1..<3) == ASN1Bytes([2, 4]))
        #expect(bytes.slice(3..<99).offset == 7)
        #expect(bytes.description == "30020400")
        #expect(ASN1Bytes().isEmpty && ASN1Bytes() == ASN1Bytes([]))
        #expect(MemoryLayout<ASN1Bytes>.size <= 16 && MemoryLayout<ASN1Integer>.size <= 16)
    }

    @Test("A single segment stays in place, several are joined")
    func segments() throws {
        let single = try read(octets("24 80 04 00 04 02 AB CD 00 00"), .ber) { decoder throws(ASN1Error) in
            try decoder.octetString()
        }
        #expect(single.offset == 6)
        let joined = try read(octets("24 80 04 01 AB 04 01 CD 00 00"), .ber) { decoder throws(ASN1Error) in
            try decoder.octetString()
        }
        #expect(joined == single)
        #expect(joined.offset == 0)
    }

    @Test("Whole values decode on demand, by the rules they came with")
    func onDemand() throws {
        let input = octets("30 80 02 01 05 30 80 17 0D 32 34 30 35 30 36 30 37 30 38 30 39 5A 05 00 00 00 00 00")
        let value = try read(input, .ber) { decoder throws(ASN1Error) in
            let scope = try decoder.enter(.sequence)
            let number = try decoder.integer()
            let rest = try decoder.skipUnknownExtensions()
            try decoder.leave(scope)
            return (number, rest)
        }
        #expect(value.0 == 5)
        let any = try #require(value.1.first)
        #expect(value.1.count == 1 && any.tag == .sequence && any.isConstructed && any.contents.count == 17)
        let error = #expect(throws: ASN1Error.self) { try any.decode(as: Validity.self) }
        #expect(
            error?.description
                == "Validity.notAfter: expected UTCTime [UNIVERSAL 23] or GeneralizedTime [UNIVERSAL 24], found NULL [UNIVERSAL 5] at offset 22"
        )
        #expect(try ASN1Any(derEncoded: [5, 0]).decode(as: ASN1Any.self).tag == .null)
    }

    @Test("The first of several values")
    func first() throws {
        let bytes = ASN1Bytes(octets("05 00 02 01 05"))
        let (value, count) = try ASN1Any.decodeFirst(of: bytes, rules: .der)
        #expect(value.tag == .null && count == 2)
        let (second, secondCount) = try ASN1Any.decodeFirst(of: bytes.slice(count..<bytes.count), rules: .der)
        #expect(second.tag == .integer && secondCount == 3)
    }
}
