import Testing

@testable import ASN1Compiler

/// The assignment that the doc comment of a type shows is as the schema has it.
@Suite struct DocumentationTextTests {
    @Test(
        "Lines end at all newlines, and lose the indentation that they share",
        arguments: [
            ("  A ::= SEQUENCE {\n    b NULL }", ["A ::= SEQUENCE {", "  b NULL }"]),
            ("\tA ::= SEQUENCE {\n\t\tb NULL }", ["A ::= SEQUENCE {", " b NULL }"]),
            ("A ::= SEQUENCE {\r\n  b NULL }", ["A ::= SEQUENCE {", "  b NULL }"]),
            ("A ::= SEQUENCE {\r  b NULL }", ["A ::= SEQUENCE {", "  b NULL }"]),
            ("A ::= SEQUENCE {\u{B}b NULL,\u{C}c NULL }", ["A ::= SEQUENCE {", "b NULL,", "c NULL }"]),
            ("A ::= SEQUENCE {   \n\n b NULL }", ["A ::= SEQUENCE {", "", " b NULL }"]),
        ])
    func lines(_ assignment: String, _ expected: [String]) throws {
        let schema = "M DEFINITIONS ::= BEGIN\n\(assignment)\nEND\n"
        let result = Compiler.compile([SourceFile(path: "m.asn1", bytes: Array(schema.utf8))], options: Options())
        let text = try #require(result.files.first?.text)
        let comment = (["```asn1"] + expected + ["```"]).map { $0.isEmpty ? "///" : "/// " + $0 }
        #expect(text.contains("\n" + comment.joined(separator: "\n") + "\nstruct A"), "\(text)")
    }
}
