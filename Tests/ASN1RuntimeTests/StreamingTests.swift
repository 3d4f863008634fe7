import ASN1Runtime
import Testing

/// Reading piece by piece. The encodings are written by hand.
struct StreamingTests {
    /// A SEQUENCE of an INTEGER, a SEQUENCE OF INTEGERs and a NULL, in each form of lengths.
    static let encodings: [(hex: String, rules: ASN1EncodingRules)] = [
        ("300E 020107 3007 020101 02020100 0500", .der),
        ("3080 020107 3080 020101 02020100 0000 0500 0000", .ber),
        ("3081 10 020107 3080 020101 02020100 0000 0500", .ber),
    ]

    @Test("Elements are handed on one by one", arguments: encodings)
    func elements(_ hex: String, _ rules: ASN1EncodingRules) throws {
        var values: [Int] = []
        let last = try ASN1Decoder.read(ASN1Bytes(octets(hex)), by: rules) { decoder throws(ASN1Error) in
            let outer = try decoder.enter(.sequence)
            try decoder.skip()
            try decoder.readElements { decoder throws(ASN1Error) in values.append(try decoder.integer()) }
            let last = try decoder.null()
            try decoder.leave(outer)
            return last
        }
        #expect(values == [1, 256])
        #expect(last == ASN1Null())
    }

    @Test("What is left of a level is passed over", arguments: encodings)
    func rest(_ hex: String, _ rules: ASN1EncodingRules) throws {
        let first = try ASN1Decoder.read(ASN1Bytes(octets(hex)), by: rules) { decoder throws(ASN1Error) in
            let outer = try decoder.enter(.sequence)
            let first = try decoder.integer()
            try decoder.skipRest()
            try decoder.leave(outer)
            return first
        }
        #expect(first == 7)
    }

    @Test("Whole values are passed over", arguments: encodings)
    func whole(_ hex: String, _ rules: ASN1EncodingRules) throws {
        let input = octets(hex)
        let end = try ASN1Decoder.read(ASN1Bytes(input), by: rules) { decoder throws(ASN1Error) in
            try decoder.skip()
            return decoder.offset
        }
        #expect(end == input.count)
    }

    @Test(
        "What cannot be passed over",
        arguments: [
            ("3005 0201", ASN1EncodingRules.der, ASN1Error.Code.truncated), ("3080 020107", .ber, .truncated),
            ("3080 0000", .der, .notDER), ("0000", .ber, .malformed), ("1F80 00", .ber, .malformed),
        ])
    func faults(_ hex: String, _ rules: ASN1EncodingRules, _ code: ASN1Error.Code) {
        let error = #expect(throws: ASN1Error.self) {
            try ASN1Decoder.read(ASN1Bytes(octets(hex)), by: rules) { decoder throws(ASN1Error) in try decoder.skip() }
        }
        #expect(error?.code == code)
    }

    @Test func indexOfAFailingElement() {
        let error = #expect(throws: ASN1Error.self) {
            try ASN1Decoder.read(ASN1Bytes(octets("3006 020101 0101FF")), by: .der) { decoder throws(ASN1Error) in
                try decoder.readElements { decoder throws(ASN1Error) in _ = try decoder.integer() }
            }
        }
        #expect(
            error?.description.hasPrefix("[1]: expected INTEGER [UNIVERSAL 2], found BOOLEAN [UNIVERSAL 1]") == true)
    }

    @Test func limitOfElements() {
        let error = #expect(throws: ASN1Error.self) {
            try ASN1Decoder.read(
                ASN1Bytes(octets("3006 020101 020102")), by: .der, limits: ASN1Limits(elements: 1)
            ) { decoder throws(ASN1Error) in
                try decoder.readElements { decoder throws(ASN1Error) in try decoder.skip() }
            }
        }
        #expect(error?.code == .limitExceeded)
    }
}
