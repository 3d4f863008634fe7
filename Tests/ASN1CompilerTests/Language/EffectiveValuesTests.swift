import Testing

@testable import ASN1Compiler

/// What values come to, in every notation and through references; numbers of enumerations.
struct EffectiveValuesTests {
    private static let digits = String(repeating: "1234567890", count: 30)

    private static let text =
        """
        M DEFINITIONS AUTOMATIC TAGS ::= BEGIN
        int INTEGER ::= \(digits)
        neg INTEGER ::= -\(digits)
        named INTEGER { two(2), five(five2) } ::= five
        five2 INTEGER ::= 5
        real1 REAL ::= 3.25
        real2 REAL ::= { mantissa -5, base 2, exponent -1 }
        real3 REAL ::= { mantissa 314, base 10, exponent -2 }
        real4 REAL ::= MINUS-INFINITY
        real5 REAL ::= int2
        int2 INTEGER ::= 7
        bits1 BIT STRING ::= 'A5'H
        bits2 BIT STRING ::= '0 1 0'B
        bits3 BIT STRING { a(0), d(3) } ::= { d, a }
        octets1 OCTET STRING ::= '0AFF1'H
        octets2 OCTET STRING ::= '1111000010'B
        oid1 OBJECT IDENTIFIER ::= { iso member-body(2) 840 rsadsi(113549) }
        oid2 OBJECT IDENTIFIER ::= { oid1 pkcs(1) int2 }
        oid3 OBJECT IDENTIFIER ::= { joint-iso-itu-t ds(5) name(int2) }
        oid4 OBJECT IDENTIFIER ::= { itu-t recommendation x 680 }
        rel1 RELATIVE-OID ::= { 5 int2 }
        oid5 OBJECT IDENTIFIER ::= { oid1 rel1 }
        text1 IA5String ::= { "a", { 4, 1 }, text2 }
        text2 IA5String ::= "b""c"
        text3 UTF8String ::= { 0, 0, 32, 172 }
        text4 UTF8String ::= "two
              lines"
        choice C ::= b : a : NULL
        C ::= CHOICE { a NULL, b C }
        seq S ::= { n 5, inner { flag TRUE } }
        S ::= SEQUENCE { n INTEGER, inner SEQUENCE { flag BOOLEAN }, opt NULL OPTIONAL }
        seq2 S ::= seq
        list SEQUENCE OF E ::= { a, c }
        E ::= ENUMERATED { a, b(5), c, ..., d, e(9), f }
        E2 ::= ENUMERATED { a(1), b, ..., c, d(10), e }
        open SEQUENCE { v CLS.&Type } ::= { v BOOLEAN : TRUE }
        CLS ::= CLASS { &Type, &id INTEGER } WITH SYNTAX { &Type ID &id }
        obj CLS ::= { NULL ID 42 }
        field INTEGER ::= obj.&id
        param INTEGER ::= make{41}
        make{INTEGER:n} INTEGER ::= n
        D ::= SEQUENCE { a E DEFAULT b, b C DEFAULT a : NULL, c SEQUENCE OF INTEGER DEFAULT { 1, int2 } }
        END
        """

    private let schema = ResolvedSchema(Self.text)

    @Test func isRight() { #expect(schema.diagnostics.isEmpty) }

    @Test(arguments: [
        ("int", digits), ("neg", "-" + digits), ("named", "5"), ("real1", "3.25"), ("real2", "-2.5"), ("real3", "3.14"),
        ("real4", "-inf"), ("real5", "7.0"), ("bits1", "'10100101'B"), ("bits2", "'010'B"), ("bits3", "'1001'B"),
        ("octets1", "'a ff 10'H"), ("octets2", "'f0 80'H"), ("oid1", "1.2.840.113549"), ("oid2", "1.2.840.113549.1.7"),
        ("oid3", "2.5.7"), ("oid4", "0.0.24.680"), ("rel1", ".5.7"), ("oid5", "1.2.840.113549.5.7"),
        ("text1", "\"aAb\"c\""), ("text3", "\"€\""), ("text4", "\"twolines\""), ("choice", "b:a:NULL"),
        ("seq", "{n 5, inner {flag TRUE}}"), ("seq2", "{n 5, inner {flag TRUE}}"), ("list", "{a(0), c(1)}"),
        ("open", "{v BOOLEAN:TRUE}"), ("field", "42"), ("param", "41"),
    ])
    func values(name: String, text: String) throws { #expect(try schema.value(name) == text) }

    /// X.680 20.3 to 20.6
    @Test(arguments: [
        ("E", ["a(0)", "b(5)", "c(1)", "d(2)", "e(9)", "f(10)"]), ("E2", ["a(1)", "b(0)", "c(2)", "d(10)", "e(11)"]),
    ])
    func enumerations(name: String, items: [String]) throws {
        guard case .enumerated(let found) = try schema.type(name).kind else {
            Issue.record("\(name) is no ENUMERATED")
            return
        }
        #expect(found.items.map { "\($0.name.text)(\($0.value))" } == items)
    }

    @Test(arguments: [("a", "b(5)"), ("b", "a:NULL"), ("c", "{1, 7}")])
    func defaults(name: String, text: String) throws {
        let component = try schema.type("D").componentList?.all.first { $0.name.text == name }
        guard case .defaulted(let value)? = component?.presence else {
            Issue.record("\(name) has no default")
            return
        }
        #expect(ResolvedSchema.text(value) == text)
    }
}
