import Testing

@testable import ASN1Runtime

@Suite("Tags")
struct TagTests {
    @Test(
        "Description",
        arguments: [
            (ASN1Tag.context(0), "[0]"), (.application(3), "[APPLICATION 3]"), (.private(31), "[PRIVATE 31]"),
            (.integer, "INTEGER [UNIVERSAL 2]"), (.dateTime, "DATE-TIME [UNIVERSAL 33]"),
            (.universal(99), "[UNIVERSAL 99]"), (.context(.max), "[4294967295]"),
        ])
    func description(tag: ASN1Tag, text: String) {
        #expect(tag.description == text)
    }

    @Test("Canonical order is by class, then by number (X.680 8.6)")
    func order() {
        let ordered: [ASN1Tag] = [
            .boolean, .integer, .date, .universal(31 << 20), .application(0), .application(31), .context(0),
            .context(30),
            .context(31), .context(.max), .private(0),
        ]
        #expect(ordered.shuffled().sorted() == ordered)
    }

    @Test(
        "Identifier octets (X.690 8.1.2)",
        arguments: [
            ("9E 00", 30), ("9F 1F 00", 31), ("9F 7F 00", 127), ("9F 81 00 00", 128), ("9F FF 7F 00", 16383),
            ("9F 81 80 00 00", 16384), ("9F 88 80 80 80 00 00", 1 << 31), ("9F 8F FF FF FF 7F 00", .max),
        ] as [(String, UInt32)])
    func identifiers(input: String, number: UInt32) throws {
        for rules in [ASN1EncodingRules.der, .ber] {
            let value = try read(octets(input), rules) { decoder throws(ASN1Error) in try decoder.any() }
            #expect(value.tag == .context(number))
            #expect(value.contents.isEmpty)
            let bytes = try read(octets(input), rules) { decoder throws(ASN1Error) in
                guard decoder.peek(.context(number)), !decoder.peek(.context(number ^ 1)), !decoder.peek(.null) else {
                    throw decoder.unexpected("the tag")
                }
                return try decoder.octetString(.context(number))
            }
            #expect(bytes.isEmpty)
        }
    }

    @Test(
        "Constructed values with high tags", arguments: ["BF 1F 03 02 01 05", "BF 81 00 03 02 01 05", "A0 03 02 01 05"])
    func entering(input: String) throws {
        let tags: [ASN1Tag] = [.context(31), .context(128), .context(0)]
        let value = try read(octets(input), .der) { decoder throws(ASN1Error) in
            guard let tag = try decoder.nextTag(), tags.contains(tag), decoder.peek(tag) else {
                throw decoder.unexpected("a tag")
            }
            let scope = try decoder.enter(tag)
            let value = try decoder.integer()
            try decoder.leave(scope)
            return value
        }
        #expect(value == 5)
    }

    @Test(
        "Identifier octets that are never legal",
        arguments: [
            ("9F 80 1F 00", .malformed),  // 8.1.2.4.2 c: the first octet after the leading one is not 80
            ("9F 1E 00", .malformed),  // 8.1.2.2: numbers below 31 take one octet
            ("9F 01 00", .malformed),
            ("1F 10 00", .malformed),
            ("9F 90 80 80 80 00 00", .limitExceeded),  // 2^32
            ("9F FF FF FF FF FF FF FF FF FF FF FF FF 7F 00", .limitExceeded),
            ("9F 81", .truncated), ("9F", .truncated), ("9F 1F", .truncated),
            ("00 00", .malformed), ("00 01 00", .malformed), ("20 00", .malformed),
        ] as [(String, ASN1Error.Code)])
    func badIdentifiers(input: String, code: ASN1Error.Code) {
        for rules in [ASN1EncodingRules.der, .ber] {
            #expect(failure(input, rules) { decoder throws(ASN1Error) in try decoder.any() }?.code == code)
        }
    }

    @Test("Constants are the tags of their numbers (X.680 8.4, table 1)")
    func constants() {
        let tags: [ASN1Tag] = [
            .boolean, .integer, .bitString, .octetString, .null, .objectIdentifier, .objectDescriptor, .external, .real,
            .enumerated, .embeddedPDV, .utf8String, .relativeOID, .time, .universal(15), .sequence, .set,
            .numericString,
            .printableString, .teletexString, .videotexString, .ia5String, .utcTime, .generalizedTime, .graphicString,
            .visibleString, .generalString, .universalString, .characterString, .bmpString, .date, .timeOfDay,
            .dateTime,
            .duration, .oidIRI, .relativeOIDIRI,
        ]
        #expect(tags == (1...36).map { ASN1Tag.universal($0) })
    }

    @Test("A limit on tag numbers")
    func limit() {
        let limits = ASN1Limits(tagNumber: 127)
        let read = { (decoder: inout ASN1Decoder) throws(ASN1Error) in try decoder.any() }
        #expect(failure("9F 7F 00", .der, limits: limits, read) == nil)
        #expect(failure("9F 81 00 00", .der, limits: limits, read)?.code == .limitExceeded)
    }
}
