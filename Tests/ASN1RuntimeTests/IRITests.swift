import Testing

@testable import ASN1Runtime

@Suite("OID-IRI and RELATIVE-OID-IRI")
struct IRITests {
    private static func absolute(_ text: String, _ rules: ASN1EncodingRules = .der) throws(ASN1Error) -> String {
        let contents = Array(text.utf8)
        return try read([0x1F] + encoding(0x23, contents), rules) { decoder throws(ASN1Error) in try decoder.oidIRI() }
    }

    private static func relative(_ text: String, _ rules: ASN1EncodingRules = .der) throws(ASN1Error) -> String {
        let contents = Array(text.utf8)
        return try read([0x1F] + encoding(0x24, contents), rules) { decoder throws(ASN1Error) in
            try decoder.relativeOIDIRI()
        }
    }

    @Test(
        "Labels",
        arguments: [
            "ISO/Registration_Authority/19785.CBEFF", "ITU-T", "Joint-ISO-ITU-T/Example/0", "2/999/1", "0",
            "123456789012345678901234567890", "ISO/é/日本語", "a", "a.b_c~d-e", "0a", "01a", "-", "a-", "\u{10000}",
            "\u{A0}",
        ])
    func valid(labels: String) throws {
        for rules in [ASN1EncodingRules.der, .ber] {
            #expect(try Self.absolute("/" + labels, rules) == "/" + labels)
            #expect(try Self.relative(labels, rules) == labels)
        }
        // Only an OID-IRI starts with a solidus, and it does so always.
        #expect(throws: ASN1Error.self) { try Self.absolute(labels) }
        #expect(throws: ASN1Error.self) { try Self.relative("/" + labels) }
    }

    @Test(
        "What are no labels",
        arguments: [
            "", "/", "a/", "a//b", "/a", "01", "00", "ISO/007", "a b", "a\u{0}", "a%20", "a?b", "a#b", "a:b", "a@b",
            "a\"b", "\u{FFFE}", "\u{E000}", "\u{E0001}", "\u{1FFFF}", "\u{9F}", "a\\b", "(1)", "*",
        ])
    func invalid(labels: String) {
        for rules in [ASN1EncodingRules.der, .ber] {
            let absolute = #expect(throws: ASN1Error.self) { try Self.absolute("/" + labels, rules) }
            #expect(absolute?.code == .malformed)
            let relative = #expect(throws: ASN1Error.self) { try Self.relative(labels, rules) }
            #expect(relative?.code == .malformed)
        }
    }

    @Test("Forms of encoding")
    func forms() {
        for (hexadecimal, code) in [
            // Without contents, not UTF-8, constructed, of another type.
            ("1f23 00", ASN1Error.Code.malformed), ("1f23 02 2fff", .malformed), ("3f23 04 0402 2f61", .notPrimitive),
            ("1f24 02 2f61", .unexpectedTag), ("1f23 03 2f61", .truncated),
        ] {
            let error = failure(hexadecimal, .ber) { decoder throws(ASN1Error) in try decoder.oidIRI() }
            #expect(error?.code == code, "\(hexadecimal)")
        }
        let tagged = try? read(octets("81 02 2f61"), .der) { decoder throws(ASN1Error) in
            try decoder.oidIRI(.context(1))
        }
        #expect(tagged == "/a")
        let limited = failure(
            "1f24 02 6161", .der, limits: ASN1Limits(objectIdentifierLength: 1)
        ) { decoder throws(ASN1Error) in try decoder.relativeOIDIRI() }
        #expect(limited?.code == .limitExceeded)
        let fitting = failure(
            "1f24 01 61", .der, limits: ASN1Limits(objectIdentifierLength: 1)
        ) { decoder throws(ASN1Error) in try decoder.relativeOIDIRI() }
        #expect(fitting == nil)
    }

    @Test("A relative object identifier without arcs")
    func emptyRelative() {
        let empty = ASN1RelativeObjectIdentifier()
        #expect(empty.contents.isEmpty)
        #expect(empty.arcs == [])
        #expect(empty.description == "")
        #expect(empty != ASN1RelativeObjectIdentifier("1"))
    }
}
