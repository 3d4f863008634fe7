import Testing

@testable import ASN1Runtime
@testable import GeneratedShapes

@Suite("Limits and hostile input")
struct LimitTests {
    /// SEQUENCE OF trees inside each other: two levels each.
    static func tree(depth: Int) -> [UInt8] {
        var bytes = octets("30 03 02 01 00")
        for _ in 0..<depth { bytes = encoding(0x30, octets("02 01 00") + encoding(0x30, bytes)) }
        return bytes
    }

    @Test("Depth")
    func depth() throws {
        // Each tree is a SEQUENCE, and stands in a SEQUENCE OF.
        let limit = ASN1Limits.default.depth
        let deepest = (limit - 1) / 2
        #expect(try Tree(derEncoded: Self.tree(depth: deepest)).label == 0)
        let error = #expect(throws: ASN1Error.self) { try Tree(derEncoded: Self.tree(depth: deepest + 1)) }
        #expect(error?.code == .limitExceeded)
        #expect(try Tree(derEncoded: Self.tree(depth: 3), limits: ASN1Limits(depth: 7)).label == 0)
        #expect(throws: ASN1Error.self) { try Tree(derEncoded: Self.tree(depth: 3), limits: ASN1Limits(depth: 6)) }
        #expect(throws: ASN1Error.self) { try Tree(derEncoded: Self.tree(depth: 0), limits: ASN1Limits(depth: 0)) }
        #expect(throws: ASN1Error.self) { try Tree(derEncoded: Self.tree(depth: 0), limits: ASN1Limits(depth: -1)) }
    }

    @Test("Depth of segments")
    func segmentDepth() throws {
        func string(_ depth: Int) -> [UInt8] {
            var bytes = octets("04 01 AA")
            for _ in 0..<depth { bytes = encoding(0x24, bytes) }
            return bytes
        }
        let limits = ASN1Limits(depth: 5)
        let value = try read(string(5), .ber, limits: limits) { decoder throws(ASN1Error) in try decoder.octetString() }
        #expect(value.description == "aa")
        let error = #expect(throws: ASN1Error.self) {
            try read(string(6), .ber, limits: limits) { decoder throws(ASN1Error) in try decoder.octetString() }
        }
        #expect(error?.code == .limitExceeded)
    }

    @Test("List elements are counted over all lists")
    func elements() throws {
        let input = octets("30 0C 30 04 05 00 05 00 30 04 05 00 05 00")
        func lists(_ limit: Int) throws(ASN1Error) -> [[ASN1Null]] {
            try read(input, .der, limits: ASN1Limits(elements: limit)) { decoder throws(ASN1Error) in
                try decoder.sequenceOf { decoder throws(ASN1Error) in
                    try decoder.sequenceOf { decoder throws(ASN1Error) in try decoder.null() }
                }
            }
        }
        #expect(try lists(6).count == 2)
        let error = #expect(throws: ASN1Error.self) { try lists(5) }
        #expect(error?.description == "[1][1]: lists have more elements than the limit at offset 12")
    }

    @Test("Length of the input")
    func inputLength() {
        let error = #expect(throws: ASN1Error.self) {
            try ASN1Any(derEncoded: [5, 0], limits: ASN1Limits(inputLength: 1))
        }
        #expect(error?.description == "ANY: the input is longer than the limit at offset 0")
    }

    @Test("Room for list elements is bounded by the octets that are there")
    func reservation() throws {
        struct Wide {
            var parts: (Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int) =
                (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
        }
        let count = 1000
        let input = encoding(0x30, repeated([5, 0], count))
        let values = try read(input, .der) { decoder throws(ASN1Error) in
            try decoder.sequenceOf { decoder throws(ASN1Error) in
                _ = try decoder.null()
                return Wide()
            }
        }
        #expect(values.count == count)
        // 128 bytes an element for two octets of input: not made room for at once, and still read.
        _ = try ASN1Decoder.read(ASN1Bytes(input), .der, .default, .der) {
            (decoder: inout ASN1Decoder) throws(ASN1Error) in
            _ = try decoder.enter(.sequence)
            #expect(decoder.expectedElements(from: decoder.offset, ofSize: 8) == count)
            #expect(decoder.expectedElements(from: decoder.offset, ofSize: 6400) == count * 2 / 100 + 1)
        }
    }

    @Test("Ten megabytes of indefinite lengths take linear time", .timeLimit(.minutes(1)))
    func indefinite() throws {
        let depth = 2_500_000
        let closed = repeated([0x30, 0x80], depth) + [UInt8](repeating: 0, count: depth * 2)
        #expect(throws: ASN1Error.self) { try ASN1Any(berEncoded: closed) }
        var limits = ASN1Limits.default
        limits.depth = depth
        #expect(try ASN1Any(berEncoded: closed, limits: limits).bytes.count == closed.count)
        #expect(throws: ASN1Error.self) { try ASN1Any(berEncoded: Array(closed.dropLast())) }
        #expect(throws: ASN1Error.self) { try Tree(berEncoded: closed) }
        // Lists that would be counted on every level, if an indefinite length did not stop the count.
        let error = #expect(throws: ASN1Error.self) {
            try read(closed, .ber) { decoder throws(ASN1Error) in try Self.lists(&decoder) }
        }
        #expect(error?.code == .limitExceeded)
        let strings = repeated([0x24, 0x80], depth * 2)
        let other = #expect(throws: ASN1Error.self) {
            try read(strings, .ber) { decoder throws(ASN1Error) in try decoder.octetString() }
        }
        #expect(other?.code == .limitExceeded)
    }

    private static func lists(_ decoder: inout ASN1Decoder) throws(ASN1Error) -> Int {
        try decoder.sequenceOf { decoder throws(ASN1Error) in try lists(&decoder) }.count
    }

    /// Values of every kind, one in the other.
    static let samples: [[UInt8]] = [
        octets("30 1E 17 0D 32 34 30 35 30 36 30 37 30 38 30 39 5A 17 0D 32 34 30 35 30 36 30 37 30 38 30 39 5A"),
        octets("30 13 30 09 06 02 2A 03 01 01 FF 04 00 30 06 06 02 2A 04 04 00"),
        octets(
            "30 80 30 80 06 02 2A 03 01 01 FF 24 80 04 01 61 24 03 04 01 62 00 00 00 00 30 06 06 02 2A 04 04 00 00 00"),
        octets("31 08 80 01 05 81 01 00 82 00"), tree(depth: 2),
        octets("30 0E 02 01 01 A0 80 30 80 02 01 02 00 00 00 00"),
    ]

    private static func decodeAll(_ bytes: [UInt8], _ rules: ASN1EncodingRules) -> Int {
        func isRead<Value: ASN1Decodable>(_ type: Value.Type) -> Int {
            do throws(ASN1Error) {
                _ = rules == .der ? try Value(derEncoded: bytes) : try Value(berEncoded: bytes)
                return 1
            } catch {
                // Describing an error must not trap either.
                return error.description.isEmpty ? 1 : 0
            }
        }
        return isRead(Validity.self) + isRead(Extensions.self) + isRead(Members.self) + isRead(Tree.self)
    }

    @Test("Every truncation is an error", arguments: samples)
    func truncations(sample: [UInt8]) {
        #expect(Self.decodeAll(sample, .ber) == 1)
        for count in sample.indices {
            for rules in [ASN1EncodingRules.der, .ber] {
                #expect(Self.decodeAll(Array(sample.prefix(count)), rules) == 0)
            }
        }
    }

    @Test("No change of a byte traps", arguments: samples)
    func mutations(sample: [UInt8]) {
        var read = 0
        for index in sample.indices {
            var changed = sample
            for byte in UInt8.min...UInt8.max {
                changed[index] = byte
                read += Self.decodeAll(changed, index & 1 == 0 ? .ber : .der)
            }
        }
        #expect(read > 0)
    }

    @Test("What DER accepts, BER reads alike", arguments: samples)
    func rulesAgree(sample: [UInt8]) {
        for index in sample.indices {
            var changed = sample
            for byte in UInt8.min...UInt8.max {
                changed[index] = byte
                guard let strict = try? Extensions(derEncoded: changed) else { continue }
                #expect((try? Extensions(berEncoded: changed)) == strict)
            }
        }
    }

    @Test("Every primitive reader on every short input", arguments: [ASN1EncodingRules.der, .ber])
    func readers(rules: ASN1EncodingRules) {
        var accepted = 0
        for tag in UInt8.min...UInt8.max {
            for first in stride(from: UInt8(0), through: 255, by: 17) {
                for second in [UInt8(0), 1, 0x30, 0x39, 0x5A, 0x7F, 0x80, 0xC3, 0xFF] {
                    for bytes in [
                        [tag, 2, first, second], [tag, 1, first], [tag, first, second, 0, 0],
                        [tag, 0x80, first, second, 0, 0],
                    ] {
                        accepted += Self.readAny(bytes, rules)
                    }
                }
            }
        }
        #expect(accepted > 0)
    }

    private static func readAny(_ bytes: [UInt8], _ rules: ASN1EncodingRules) -> Int {
        let value = try? read(bytes, rules) { decoder throws(ASN1Error) -> Int in
            let tag = ASN1Tag(octet: bytes[0])
            switch tag.number {
            case 1: return try decoder.boolean(tag) ? 1 : 2
            case 2: return try decoder.integer(tag) & 1
            case 3: return try decoder.bitString(tag).count
            case 4: return try decoder.octetString(tag).count
            case 6: return try decoder.objectIdentifier(tag).description.utf8.count
            case 9: return try decoder.real(tag).isNaN ? 1 : 2
            case 10: return try decoder.enumerated(tag) & 1
            case 12: return try decoder.utf8String(tag).utf8.count
            case 13: return try decoder.relativeObjectIdentifier(tag).description.utf8.count
            case 18: return try decoder.numericString(tag).utf8.count
            case 19: return try decoder.printableString(tag).utf8.count
            case 22: return try decoder.ia5String(tag).utf8.count
            case 23: return try decoder.utcTime(tag).year
            case 24: return try decoder.generalizedTime(tag).year
            case 28: return try decoder.universalString(tag).utf8.count
            case 30: return try decoder.bmpString(tag).utf8.count
            case 16, 17: return try decoder.setOf(tag) { decoder throws(ASN1Error) in try decoder.any() }.count
            default: return try decoder.any().contents.count
            }
        }
        return value == nil ? 0 : 1
    }
}
