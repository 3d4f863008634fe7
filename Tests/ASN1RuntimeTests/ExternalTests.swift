import Testing

@testable import ASN1Runtime

/// Encodings by asn1tools 0.169.0 from the associated types, written out in a schema.
@Suite("EXTERNAL, EMBEDDED PDV, CHARACTER STRING and INSTANCE OF")
struct ExternalTests {
    @Test(
        "EXTERNAL",
        arguments: [
            Outcome("28 08 06025101 a0020500", "{direct-reference 2.1.1, encoding single-ASN1-type: '0500'H}"),
            Outcome("28 08 0202012c a0020500", "{indirect-reference 300, encoding single-ASN1-type: '0500'H}"),
            Outcome(
                "28 11 06025101 020103 070464657363 a0020500",
                "{direct-reference 2.1.1, indirect-reference 3, data-value-descriptor '64657363'H, "
                    + "encoding single-ASN1-type: '0500'H}"),
            Outcome("28 08 06025101 81026162", "{direct-reference 2.1.1, encoding octet-aligned: '6162'H}"),
            Outcome("28 08 06025101 820205a0", "{direct-reference 2.1.1, encoding arbitrary: '101'B}"),
            // The dialogue portion of a TCAP message.
            Outcome(
                "281c 060700118605010101 a011 600f 80020780 a109 060704000001001402",
                "{direct-reference 0.0.17.773.1.1.1, encoding single-ASN1-type: "
                    + "'600F80020780A109060704000001001402'H}"),
            // Neither reference.
            Outcome("28 04 81026162", der: .error(.missingComponent), ber: .value("{encoding octet-aligned: '6162'H}")),
            // BER's other forms.
            Outcome(
                "2880 06025101 a080 0500 0000 0000",
                ber: "{direct-reference 2.1.1, encoding single-ASN1-type: '0500'H}"),
            Outcome(
                "2880 06025101 a180 040161 040162 0000 0000",
                ber: "{direct-reference 2.1.1, encoding octet-aligned: '6162'H}"),
            Outcome("28 0a 06025101 a204 030205a0", ber: "{direct-reference 2.1.1, encoding arbitrary: '101'B}"),
            // No encoding, none of the three, in the wrong order, or more than one value.
            Outcome("28 04 06025101", .unexpectedTag),
            Outcome("28 08 06025101 83026162", .unexpectedTag),
            Outcome("28 08 06025101 04026162", .unexpectedTag),
            Outcome("28 0b 020103 06025101 81026162", .unexpectedTag),
            Outcome("28 0a 06025101 a00405000500", .unexpectedElement),
            Outcome("28 06 06025101 a000", .unexpectedTag),
            Outcome("28 0a 06025101 81026162 0500", .unexpectedElement),
            // Primitive where it must be constructed.
            Outcome("08 08 06025101 81026162", .notConstructed),
            Outcome("28 08 06025101 80020500", .notConstructed),
            Outcome("28 09 06025101 81026162", .truncated),
        ])
    func external(outcome: Outcome) {
        outcome.check { decoder throws(ASN1Error) in try decoder.external() }
    }

    @Test(
        "EMBEDDED PDV and CHARACTER STRING",
        arguments: [
            ("a00b a009 80025101 81032a8648", "syntaxes: {abstract 2.1.1, transfer 1.2.840}"),
            ("a004 81025101", "syntax: 2.1.1"),
            ("a004 8202012c", "presentation-context-id: 300"),
            ("a009 a307 800105 81025101", "context-negotiation: {presentation-context-id 5, transfer-syntax 2.1.1}"),
            ("a005 84032a8648", "transfer-syntax: 1.2.840"),
            ("a002 8500", "fixed: NULL"),
        ])
    func identified(identification: String, notation: String) throws {
        let contents = octets(identification + "8203616263")
        for rules in [ASN1EncodingRules.der, .ber] {
            let value = try read(encoding(0x2B, contents), rules) { decoder throws(ASN1Error) in
                try decoder.embeddedPDV()
            }
            #expect(value.description == "{identification \(notation), data-value '616263'H}")
            #expect(value == ASN1EmbeddedPDV(identification: value.identification, dataValue: value.dataValue))
            let string = try read(encoding(0x3D, contents), rules) { decoder throws(ASN1Error) in
                try decoder.characterString()
            }
            #expect(string.description == "{identification \(notation), string-value '616263'H}")
            #expect(string.identification == value.identification)
        }
        // Every level and string in the forms that BER has besides.
        let indefinite =
            octets("2b80 a080") + octets(identification).dropFirst(2) + octets("0000 a280 04016104026263 0000 0000")
        let value = try read(indefinite, .ber) { decoder throws(ASN1Error) in try decoder.embeddedPDV() }
        #expect(value.description == "{identification \(notation), data-value '616263'H}")
        #expect(throws: ASN1Error.self) {
            try read(indefinite, .der) { decoder throws(ASN1Error) in try decoder.embeddedPDV() }
        }
    }

    @Test(
        "What is no EMBEDDED PDV",
        arguments: [
            // The descriptor between identification and value must be absent.
            Outcome("2b 0e a004 81025101 810164 8203010203", .unexpectedTag),
            Outcome("2b 05 8203010203", .unexpectedTag),
            Outcome("2b 06 a004 81025101", .unexpectedTag),
            Outcome("2b 09 a002 8600 8203010203", .unexpectedTag),
            Outcome("2b 07 a000 8203010203", .unexpectedTag),
            Outcome("2b 0d a006 8500 81025101 8203010203", .unexpectedElement),
            Outcome("2b 0d a006 a004 80025101 8203010203", .unexpectedTag),
            Outcome("2b 0a a003 850100 8203010203", .malformed),
            Outcome("2b 09 80028500 8203010203", .notConstructed),
            Outcome("0b 09 a002 8500 8203010203", .notConstructed),
            Outcome("2b 0b a002 8500 8203010203 0500", .unexpectedElement),
        ])
    func badEmbeddedPDV(outcome: Outcome) {
        outcome.check { decoder throws(ASN1Error) in try decoder.embeddedPDV() }
    }

    @Test(
        "INSTANCE OF",
        arguments: [
            Outcome("28 0a 06025101 a004 0202012c", "{type-id 2.1.1, value '0202012C'H}"),
            Outcome("2880 06025101 a080 0202012c 0000 0000", ber: "{type-id 2.1.1, value '0202012C'H}"),
            Outcome("28 06 a004 0202012c", .unexpectedTag),
            Outcome("28 04 06025101", .unexpectedTag),
            Outcome("28 08 06025101 0202012c", .unexpectedTag),
            Outcome("28 06 06025101 a000", .unexpectedTag),
            Outcome("28 0c 06025101 a006 0202012c 0500", .unexpectedElement),
        ])
    func instanceOf(outcome: Outcome) {
        outcome.check { decoder throws(ASN1Error) in try decoder.instanceOf() }
    }

    @Test("Values in place of others' tags, and what is inside them")
    func implicitTags() throws {
        let external = try read(octets("a5 08 06025101 a0020500"), .der) { decoder throws(ASN1Error) in
            try decoder.external(.context(5))
        }
        guard case .singleASN1Type(let value) = external.encoding else {
            Issue.record("not a single ASN.1 type")
            return
        }
        #expect(value.tag == .null)
        let pdv = try read(octets("65 09 a002 8500 8203010203"), .der) { decoder throws(ASN1Error) in
            try decoder.embeddedPDV(.application(5))
        }
        #expect(pdv.dataValue == ASN1Bytes([1, 2, 3]))
        // As the content of an open type.
        #expect(
            try ASN1External(derEncoded: octets("28 08 06025101 a0020500"))
                == ASN1External(directReference: ASN1ObjectIdentifier(2, 1, 1), encoding: external.encoding))
        #expect(
            try ASN1InstanceOf(derEncoded: octets("28 0a 06025101 a004 0202012c")).value.decode(as: Number.self).value
                == 300)
        #expect(try ASN1EmbeddedPDV(berEncoded: octets("2b 09 a002 8500 8203010203")).identification == .fixed)
        #expect(try ASN1CharacterString(derEncoded: octets("3d 09 a002 8500 8203010203")).stringValue.count == 3)
    }

    @Test("An error says which component it is in")
    func path() {
        let missing = failure("28 04 06025101", .der) { decoder throws(ASN1Error) in try decoder.external() }
        #expect(
            missing?.description
                == "encoding: expected single-ASN1-type [0], octet-aligned [1] or arbitrary [2], "
                + "found the end of the value around it at offset 6")
        let error = #expect(throws: ASN1Error.self) { try ASN1EmbeddedPDV(derEncoded: octets("2b 04 a002 8500")) }
        #expect(error?.path == "EMBEDDED PDV.data-value")
        #expect(error?.expected == .context(2))
        #expect(error?.offset == 6)
    }

    /// Every shorter input is an error.
    @Test(
        "Truncation",
        arguments: [
            "281106025101020103070464657363a0020500", "2b12a00ba0098002510181032a86488203010203",
            "3d10a009a307800105810251018203616263", "288006025101a180040161040162000000000",
        ])
    func truncation(hexadecimal: String) {
        let bytes = octets(hexadecimal)
        for length in 0..<bytes.count {
            let part = Array(bytes.prefix(length))
            for rules in [ASN1EncodingRules.der, .ber] {
                #expect(throws: ASN1Error.self) {
                    try read(part, rules) { decoder throws(ASN1Error) in try decoder.external() }
                }
                #expect(throws: ASN1Error.self) {
                    try read(part, rules) { decoder throws(ASN1Error) in try decoder.embeddedPDV() }
                }
                #expect(throws: ASN1Error.self) {
                    try read(part, rules) { decoder throws(ASN1Error) in try decoder.characterString() }
                }
            }
        }
    }

    private struct Number: ASN1Decodable {
        let value: Int
        static var asn1Name: StaticString { "Number" }
        init(from decoder: inout ASN1Decoder) throws(ASN1Error) { value = try decoder.integer() }
    }
}
