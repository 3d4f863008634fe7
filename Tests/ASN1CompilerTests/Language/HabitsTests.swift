import Testing

@testable import ASN1Compiler

/// What is written out of habit, by those who come from other languages, and what the message says to write instead.
struct HabitsTests {
    /// A component of a SEQUENCE, and the end of the first message about it.
    @Test(arguments: [
        ("a INTEGER (1-10)", "found '-'; a range is written '1..10'"),
        ("a INTEGER (1..)", "found ')'; a range without end is written '1..MAX'"),
        ("a INTEGER [0..10]", "found '['; constraints stand in parentheses, as in '(0..10)'"),
        ("a UTF8String SIZE(1..10)", "found 'SIZE'; constraints stand in parentheses, as in '(SIZE (1..10))'"),
        ("a IA5String FROM (\"a\")", "found 'FROM'; constraints stand in parentheses, as in '(FROM (\"a\"..\"z\"))'"),
        ("a UTF8String (1..10)", "type UTF8String; write text in double quotes, or 'SIZE (…)' for a length"),
        ("a INTEGER // why", "found '/'; comments begin with '--'"),
        ("a OPTIONAL INTEGER", "found 'OPTIONAL'; 'OPTIONAL' stands after the type"),
        ("a DEFAULT 1 INTEGER", "found 'DEFAULT'; 'DEFAULT' stands after the type"),
        ("a INTEGER [0] OPTIONAL", "found '['; a tag stands before the type"),
        ("a INTEGER DEFAULT 5-3", "expected ',' or '}', found '-'"),
        ("a String", "did you mean 'UTF8String'?"),
        ("a Data", "did you mean 'OCTET STRING'?"),
        ("a STRING", "found 'STRING'; did you mean 'UTF8String'?"),
        ("a int", "found 'int'; did you mean 'INTEGER'?"),
        ("a string", "found 'string'; did you mean 'UTF8String'?"),
        ("a BOOL", "'BOOL' is not defined in module 'M'; did you mean 'BOOLEAN'?"),
        ("a ENUM { x }", "'ENUM' is not defined in module 'M'; did you mean 'ENUMERATED'?"),
        ("a OBJECT-IDENTIFIER", "is not defined in module 'M'; did you mean 'OBJECT IDENTIFIER'?"),
    ])
    func component(text: String, end: String) throws {
        let message = try #require(
            Self.check("M DEFINITIONS ::= BEGIN T ::= SEQUENCE { \(text)\n } END").first?.message)
        #expect(message.hasSuffix(end), "\(message)")
    }

    @Test(arguments: [("STRUCT", "SEQUENCE"), ("SEQENCE", "SEQUENCE"), ("CHIOCE", "CHOICE")])
    func parameters(written: String, meant: String) throws {
        let message = try #require(Self.check("M DEFINITIONS ::= BEGIN T ::= \(written) { a INTEGER } END").first)
        #expect(message.notes.map(\.message).contains("ASN.1 has no type '\(written)'; did you mean '\(meant)'?"))
    }

    /// A name whose import failed is no better than the one that is looked for.
    @Test
    func misspeltImports() {
        let text = """
            A DEFINITIONS ::= BEGIN Validity ::= NULL END
            B DEFINITIONS ::= BEGIN IMPORTS Validty FROM A; T ::= Validity END
            C DEFINITIONS ::= BEGIN IMPORTS T FROM AA; T2 ::= T END
            """
        #expect(
            Self.check(text).map(\.message) == [
                "module 'A' does not define 'Validty'; did you mean 'Validity'?",
                "'Validity' is not defined in module 'B'; module 'A' has it: 'IMPORTS Validity FROM A;'",
                "module 'AA' is not among the schemas; add the file that defines it, or depend on the Swift module that has it",
            ])
    }

    @Test
    func misspeltModules() {
        let text = """
            Places DEFINITIONS ::= BEGIN T ::= NULL END
            B DEFINITIONS ::= BEGIN IMPORTS T FROM Place; U ::= T END
            """
        #expect(Self.check(text).map(\.message) == ["module 'Place' is not among the schemas; did you mean 'Places'?"])
    }

    /// A name that begins with a digit is one mistake, not another one of its case too.
    @Test
    func digits() {
        #expect(
            Self.check("31m DEFINITIONS ::= BEGIN END").map(\.message) == [
                "'31m' starts with a digit, which a name cannot; put a letter in front"
            ])
    }

    /// Files that were to be decoded.
    @Test(arguments: [
        (
            [0x30, 0x03, 0x02, 0x01, 0x05],
            "the file is binary, not text; the file with an encoded value comes after the schemas"
        ),
        (
            Array("-----BEGIN CERTIFICATE-----\nMIIB\n".utf8),
            "the file is PEM, not text in ASN.1; the file with an encoded value comes after the schemas"
        ),
    ])
    func noSchemas(octets: [UInt8], message: String) {
        #expect(Compiler.check([SourceFile(path: "m", bytes: octets)]).map(\.message).first == message)
    }

    private static func check(_ text: String) -> [Diagnostic] { Compiler.check([LanguageCase.source(text)]) }
}
