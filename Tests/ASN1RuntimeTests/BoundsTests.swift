import Foundation
import Testing

@testable import ASN1Runtime
@testable import GeneratedShapes

/// Each limit is met just before it and just beyond it.
@Suite("Bounds")
struct BoundsTests {
    /// A limit with an input that it just lets through.
    struct Bound: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let fits: ASN1Limits
        let isTooLow: ASN1Limits
        let input: [UInt8]
        let rules: ASN1EncodingRules
        let read: @Sendable (inout ASN1Decoder) throws(ASN1Error) -> Void
    }

    private static func bound<Value>(
        _ description: String, _ limits: (Int) -> ASN1Limits, _ limit: Int, _ hexadecimal: String,
        _ rules: ASN1EncodingRules = .der, _ read: @escaping @Sendable (inout ASN1Decoder) throws(ASN1Error) -> Value
    ) -> Bound {
        Bound(
            testDescription: description, fits: limits(limit), isTooLow: limits(limit - 1), input: octets(hexadecimal),
            rules: rules
        ) { decoder throws(ASN1Error) in _ = try read(&decoder) }
    }

    private static func depth(_ limit: Int) -> ASN1Limits { ASN1Limits(depth: limit) }
    private static func elements(_ limit: Int) -> ASN1Limits { ASN1Limits(elements: limit) }
    private static func tag(_ limit: Int) -> ASN1Limits { ASN1Limits(tagNumber: UInt32(limit)) }
    private static func length(_ limit: Int) -> ASN1Limits { ASN1Limits(inputLength: limit) }
    private static func arcs(_ limit: Int) -> ASN1Limits { ASN1Limits(objectIdentifierLength: limit) }

    static let bounds: [Bound] = [
        bound("levels of a whole value", depth, 3, "30 06 A0 04 31 02 05 00") { decoder throws(ASN1Error) in
            try decoder.any()
        },
        bound("levels without length", depth, 2, "30 80 30 80 00 00 00 00", .ber) { decoder throws(ASN1Error) in
            try decoder.any()
        },
        bound("explicit tags", depth, 2, "A0 04 A1 02 05 00") { decoder throws(ASN1Error) in
            try decoder.explicit(.context(0)) { decoder throws(ASN1Error) in
                try decoder.explicit(.context(1)) { decoder throws(ASN1Error) in try decoder.null() }
            }
        },
        bound("a list", depth, 1, "30 00") { decoder throws(ASN1Error) in
            try decoder.sequenceOf { decoder throws(ASN1Error) in try decoder.null() }
        },
        bound("a list of more than 127 octets", depth, 1, "30 81 80" + String(repeating: "05 00", count: 64)) {
            decoder throws(ASN1Error) in
            try decoder.sequenceOf { decoder throws(ASN1Error) in try decoder.null() }
        },
        bound("a string of segments", depth, 2, "24 80 24 03 04 01 AA 00 00", .ber) { decoder throws(ASN1Error) in
            try decoder.octetString()
        },
        bound("elements of a SEQUENCE OF", elements, 2, "30 04 05 00 05 00") { decoder throws(ASN1Error) in
            try decoder.sequenceOf { decoder throws(ASN1Error) in try decoder.null() }
        },
        bound("elements of a SET OF", elements, 2, "31 80 05 00 05 00 00 00", .ber) { decoder throws(ASN1Error) in
            try decoder.setOf { decoder throws(ASN1Error) in try decoder.null() }
        },
        bound("unknown additions", elements, 2, "30 04 80 00 81 00") { decoder throws(ASN1Error) in
            let scope = try decoder.enter(.sequence)
            _ = try decoder.skipUnknownExtensions()
            try decoder.leave(scope)
        },
        bound("a tag of a whole value", tag, 31, "9F 1F 00") { decoder throws(ASN1Error) in try decoder.any() },
        bound("a tag in a whole value", tag, 128, "30 04 9F 81 00 00") { decoder throws(ASN1Error) in
            try decoder.any()
        },
        bound("a tag that is expected", tag, 200, "9F 81 48 00") { decoder throws(ASN1Error) in
            try decoder.octetString(.context(200))
        },
        bound("an object identifier", arcs, 3, "06 03 55 04 03") { decoder throws(ASN1Error) in
            try decoder.objectIdentifier()
        },
        bound("a relative object identifier", arcs, 2, "0D 02 85 03") { decoder throws(ASN1Error) in
            try decoder.relativeObjectIdentifier()
        },
        bound("a length of two octets", arcs, 128, "06 81 80" + String(repeating: "01", count: 128)) {
            decoder throws(ASN1Error) in try decoder.objectIdentifier()
        },
        bound("the input", length, 4, "04 02 AA BB") { decoder throws(ASN1Error) in
            try decoder.octetString()
        },
    ]

    @Test("At a limit and beyond it", arguments: bounds)
    func reached(bound: Bound) throws {
        _ = try read(bound.input, bound.rules, limits: bound.fits, bound.read)
        let error = #expect(throws: ASN1Error.self) {
            try read(bound.input, bound.rules, limits: bound.isTooLow, bound.read)
        }
        #expect(error?.code == .limitExceeded)
    }

    @Test("Object identifiers by default", arguments: [(4096, true), (4097, false)])
    func identifiers(count: Int, fits: Bool) {
        let input = encoding(6, repeated([1], count))
        let value = try? read(input, .der) { decoder throws(ASN1Error) in try decoder.objectIdentifier() }
        #expect((value != nil) == fits)
    }

    @Test("Elements by default", arguments: [(10_000_000, nil as ASN1Error.Code?), (10_000_001, .limitExceeded)])
    func elements(count: Int, code: ASN1Error.Code?) {
        var found: ASN1Error.Code?
        do throws(ASN1Error) {
            try read(encoding(0x30, repeated([5, 0], count)), .der) { decoder throws(ASN1Error) in
                try decoder.readElements { decoder throws(ASN1Error) in try decoder.skip() }
            }
        } catch { found = error.code }
        #expect(found == code)
    }

    @Test("Decimal REALs", arguments: [(1024, nil as ASN1Error.Code?), (1025, .limitExceeded)])
    func reals(count: Int, code: ASN1Error.Code?) {
        var found: ASN1Error.Code?
        do throws(ASN1Error) {
            _ = try read(encoding(9, [1] + repeated([0x30], count)), .ber) { decoder throws(ASN1Error) in
                try decoder.real()
            }
        } catch { found = error.code }
        #expect(found == code)
    }

    /// Readers that copy, decode characters or make room for elements.
    private static func readers(_ input: [UInt8], _ rules: ASN1EncodingRules) -> [ASN1Error?] {
        func error<Value>(_ body: (inout ASN1Decoder) throws(ASN1Error) -> Value) -> ASN1Error? {
            do throws(ASN1Error) {
                _ = try read(input, rules, body)
                return nil
            } catch { return error }
        }
        let tag = ASN1Tag.context(0)
        return [
            error { decoder throws(ASN1Error) in try decoder.any() },
            error { decoder throws(ASN1Error) in try decoder.octetString(tag) },
            error { decoder throws(ASN1Error) in try decoder.bitString(tag) },
            error { decoder throws(ASN1Error) in try decoder.utf8String(tag) },
            error { decoder throws(ASN1Error) in try decoder.bmpString(tag) },
            error { decoder throws(ASN1Error) in try decoder.bigInteger(tag) },
            error { decoder throws(ASN1Error) in try decoder.objectIdentifier(tag) },
            error { decoder throws(ASN1Error) in try decoder.real(tag) },
            error { decoder throws(ASN1Error) in
                try decoder.sequenceOf(tag) { decoder throws(ASN1Error) in try decoder.null() }
            },
        ]
    }

    @Test(
        "Lengths far beyond the input are errors before anything is made room for",
        arguments: [
            "84 3B 9A CA 00 01 02 03 04", "84 7F FF FF FF 01 02 03 04", "84 FF FF FF FF 01 02 03 04",
            "88 7F FF FF FF FF FF FF FF", "88 FF FF FF FF FF FF FF FF", "85 01 00 00 00 04 01 02 03 04",
        ])
    func lengths(length: String) {
        for identifier in ["80", "A0"] {
            for rules in [ASN1EncodingRules.der, .ber] {
                for error in Self.readers(octets(identifier + length), rules) {
                    #expect(error?.code == .truncated || error?.code == .notPrimitive || error?.code == .notConstructed)
                }
            }
        }
    }

    @Test("All that is done with the deepest values fits on a stack of 512 KB")
    func smallStack() async {
        let limit = ASN1Limits.default.depth
        // Levels of a SEQUENCE and a SEQUENCE OF each, and of one explicit tag each.
        let wide = LimitTests.tree(depth: (limit - 1) / 2)
        var long = octets("30 03 02 01 00")
        for _ in 0..<((limit - 1) / 2) { long = encoding(0x30, octets("02 01 00") + encoding(0xA0, long)) }
        let inputs = [wide, long]
        let results = await withCheckedContinuation { continuation in
            let thread = Thread { continuation.resume(returning: inputs.map(Self.exercise)) }
            thread.stackSize = 512 << 10
            thread.start()
        }
        #expect(results == [true, true])
    }

    /// Decodes, compares, hashes, describes, encodes and drops a value, which must come out as it went in.
    private static func exercise(_ input: [UInt8]) -> Bool {
        do throws(ASN1Error) {
            let value = try Tree(derEncoded: input)
            let other = try Tree(berEncoded: input)
            let whole = try ASN1Any(berEncoded: input)
            let isSame = value == other && value.hashValue == other.hashValue && value.description == other.description
            let encodings = [try value.derEncoded(), try whole.derEncoded()]
            return isSame && encodings == [input, input]
        } catch { return false }
    }
}
