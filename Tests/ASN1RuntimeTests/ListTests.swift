import Testing

@testable import ASN1Runtime
@testable import GeneratedShapes

@Suite("SEQUENCE OF, SET OF, SET and DEFAULT")
struct ListTests {
    @Test(
        "SET OF (X.690 8.12, 11.6)",
        arguments: [
            Outcome("31 00", "[]"), Outcome("31 03 02 01 05", "[5]"), Outcome("31 06 02 01 05 02 01 06", "[5, 6]"),
            Outcome("31 06 02 01 05 02 01 05", "[5, 5]"), Outcome("31 06 02 01 06 02 01 05", ber: "[6, 5]"),
            Outcome("31 07 02 02 01 00 02 01 05", ber: "[256, 5]"), Outcome("31 07 02 01 05 02 02 01 00", "[5, 256]"),
            Outcome("31 80 02 01 06 02 01 05 00 00", ber: "[6, 5]"), Outcome("31 80 00 00", ber: "[]"),
            Outcome("31 03 04 01 05", .unexpectedTag), Outcome("11 00", .notConstructed),
            Outcome("31 04 02 01 05 02", .truncated),
        ])
    func setOf(outcome: Outcome) {
        outcome.check { decoder throws(ASN1Error) in
            try decoder.setOf { decoder throws(ASN1Error) in try decoder.integer() }
        }
    }

    @Test("The order of long elements that share their first octets")
    func longElements() throws {
        func strings(_ texts: [String]) -> [UInt8] {
            encoding(0x31, texts.flatMap { encoding(0x0C, [UInt8]($0.utf8)) })
        }
        let sorted = ["abcdefghijkl", "abcdefghijkm", "abcdefghijkz"]
        for (texts, isOrdered) in [
            (sorted, true), ([sorted[1], sorted[0]], false), ([sorted[0], sorted[2], sorted[1]], false),
        ] {
            let values = try? read(strings(texts), .der) { decoder throws(ASN1Error) in
                try decoder.setOf { decoder throws(ASN1Error) in try decoder.utf8String() }
            }
            #expect(values == (isOrdered ? texts : nil))
        }
    }

    @Test("SEQUENCE OF keeps the order, whatever the form of its elements")
    func sequenceOf() throws {
        let bytes = octets("30 80 24 80 04 01 01 00 00 04 01 02 24 03 04 01 03 04 81 01 04 00 00")
        let values = try read(bytes, .ber) { decoder throws(ASN1Error) in
            try decoder.sequenceOf { decoder throws(ASN1Error) in try decoder.octetString() }
        }
        #expect(values.map(\.description) == ["01", "02", "03", "04"])
    }

    @Test(
        "Room for as many elements as there are, whatever their form",
        arguments: [
            ("30 80 05 00 30 80 05 00 00 00 30 02 05 00 00 00", 3), ("30 0C 30 80 30 80 05 00 00 00 00 00 05 00", 2),
            ("30 80 00 00", 0), ("30 00", 0), ("30 80 04 81 01 00 04 82 00 01 00 00 00 05 00", 2), ("30 02 04 85", 1),
            ("30 80 04 81 FF 00", 1), ("30 80 30 80 05 00", 0), ("30 80 05 00 05", 1), ("30 06 04 84 FF FF FF FF", 1),
        ])
    func room(input: String, count: Int) throws {
        let found = try read(octets(input), .ber) { decoder throws(ASN1Error) in
            let scope = try decoder.enter(.sequence)
            let count = decoder.expectedElements(from: decoder.offset, ofSize: 8)
            decoder.position = Swift.max(decoder.inputEnd, Int(scope.end))
            decoder.end = decoder.inputEnd
            return count
        }
        #expect(found == count)
    }

    @Test("Counting elements of indefinite length goes through no more octets than there are, however deep they are")
    func counting() throws {
        let depth = 40
        let bytes = repeated([0x30, 0x80], depth) + [UInt8](repeating: 0, count: 2 * depth)
        let left = try read(bytes, .ber) { decoder throws(ASN1Error) in
            var left: [Int] = []
            for _ in 0..<depth {
                _ = try decoder.enter(.sequence)
                _ = decoder.expectedElements(from: decoder.offset, ofSize: 8)
                left.append(decoder.octetsToCount)
            }
            decoder.position = decoder.end
            return left
        }
        #expect(left.first == 2 && left.allSatisfy { 0...2 ~= $0 })
    }

    @Test(
        "SET (X.690 8.11, 10.3)",
        arguments: [
            Outcome("31 06 80 01 05 81 01 FF", "5 true false"),
            Outcome("31 08 80 01 05 81 01 00 82 00", "5 false true"),
            Outcome("31 06 81 01 FF 80 01 05", ber: "5 true false"),
            Outcome("31 08 82 00 80 01 05 81 01 FF", ber: "5 true true"),
            Outcome("31 80 82 00 80 01 05 81 01 FF 00 00", ber: "5 true true"),
            Outcome("31 03 80 01 05", .missingComponent), Outcome("31 00", .missingComponent),
            Outcome("31 09 80 01 05 80 01 05 81 01 FF", .duplicateComponent),
            Outcome("31 08 80 01 05 81 01 FF 83 00", .unexpectedTag),
        ])
    func set(outcome: Outcome) {
        outcome.check { decoder throws(ASN1Error) in
            let value = try Members(from: &decoder)
            return "\(value.a) \(value.b) \(value.c != nil)"
        }
    }

    @Test("A SET of more than 64 components")
    func manyMembers() {
        var members = ASN1SetMembers()
        for component in [0, 63, 64, 127, 128, 1000] {
            let isNew = members.insert(component, .context(0))
            let isNewAgain = members.insert(component, .context(0))
            #expect(isNew && !isNewAgain)
        }
    }

    @Test(
        "DEFAULT (X.690 11.5)",
        arguments: [
            Outcome("30 06 06 02 2A 03 04 00", "false"), Outcome("30 09 06 02 2A 03 01 01 FF 04 00", "true"),
            Outcome("30 09 06 02 2A 03 01 01 00 04 00", ber: "false"),
            Outcome("30 09 06 02 2A 03 01 01 01 04 00", ber: "true"),
        ])
    func defaults(outcome: Outcome) {
        outcome.check { decoder throws(ASN1Error) in try Extension(from: &decoder).critical }
    }

    @Test("A list is a collection of its own")
    func collection() throws {
        let bytes = octets("30 10 30 06 06 02 2A 03 04 00 30 06 06 02 2A 04 04 00")
        var list = try Extensions(derEncoded: bytes)
        #expect(list.count == 2 && list.map(\.extnID.description) == ["1.2.3", "1.2.4"])
        list[0].critical = true
        let original = try Extensions(derEncoded: bytes)
        #expect(list[0].critical && list != original && Extensions(list.elements) == list)
        let literal: Extensions = [list[1]]
        #expect(literal.first == list[1])
        #expect(try Extensions(berEncoded: bytes.lazy.map(\.self)).count == 2)
        let any = try ASN1Any(derEncoded: bytes)
        #expect(try Extensions(derEncoded: any.bytes) == original)
        #expect(try any.decode(as: Extensions.self) == original)
    }
}
