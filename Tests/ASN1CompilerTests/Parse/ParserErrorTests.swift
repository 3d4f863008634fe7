import Testing

@testable import ASN1Compiler

/// What is said about schemas that are wrong, and where.
struct ParserErrorTests {
    private static let xmlValue =
        "error: values in XML are not supported (X.680 16.3); write this one in the notation of X.680 16.2, "
        + "'name Type ::= value'"

    private func errors(_ body: String) -> [String] {
        let text = "M DEFINITIONS ::= BEGIN\n\(body)\nEND"
        return lines(Parser.parse(source(text), index: 0).1.filter { $0.severity == .error }, in: text)
    }

    @Test(arguments: [
        ("T := INTEGER", ["2:3: error: expected '::=', found ':='"]),
        ("T = INTEGER", ["2:3: error: expected '::=', found '='"]),
        (
            "T ::= SEQUENCE { INTEGER id, b BOOLEAN }",
            ["2:18: error: the name of a component stands in front of its type; write 'id' first"]
        ),
        (
            "t ::= INTEGER",
            [
                "2:1: error: the name of a type starts with a capital letter, 't' does not; a value needs its type before '::='"
            ]
        ),
        (
            "V INTEGER ::= 5",
            [
                "2:15: error: expected '{' of a set of values or objects, found '5'; the name of a value starts with a small "
                    + "letter, 'V' does not"
            ]
        ),
        ("T ::= SEQUENCE { a INTEGER b BOOLEAN }", ["2:28: error: expected ',' or '}', found 'b'"]),
        (
            "T ::= SEQUENCE { a INTEGER, }",
            ["2:29: error: expected a component, found '}'; no ',' stands after the last one"]
        ),
        (
            "T ::= SEQUENCE { a INTEGER OPTINAL, b B }",
            [
                "2:28: error: expected ',' or '}', found 'OPTINAL'; did you mean 'OPTIONAL'?"
            ]
        ),
        (
            "T ::= SEQUENCE { Name INTEGER }",
            [
                "2:18: error: the name of a component starts with a small letter, 'Name' does not; write 'name'"
            ]
        ),
        ("T ::= SEQUENCE { a , b B }", ["2:20: error: expected a type, found ','"]),
        ("T ::= SEQUENCE { a integer }", ["2:20: error: expected a type, found 'integer'; did you mean 'INTEGER'?"]),
        (
            "T ::= ENUMERATED { Red, green }",
            [
                "2:20: error: the name of a number or item starts with a small letter, 'Red' does not; write 'red'"
            ]
        ),
        ("T ::= ENUMERATED { ..., a }", ["2:20: error: an ENUMERATED needs an item before '...'"]),
        ("T ::= CHOICE { }", ["2:16: error: expected an alternative, found '}'"]),
        (
            "T ::= CHOICE { a A OPTIONAL }",
            [
                "2:20: error: an alternative of a CHOICE cannot be OPTIONAL or have a DEFAULT; the CHOICE itself can"
            ]
        ),
        ("T ::= BIT STRING { one(1), ... }", ["2:28: error: expected a number or item, found '...'"]),
        ("T ::= BIT STRNG", ["2:11: error: expected 'STRING', found 'STRNG'; did you mean 'STRING'?"]),
        ("T ::= SEQUENCE { a A ", ["3:1: error: expected ',' or '}', found 'END'"]),
        ("T ::= INTEGER (1..2", ["3:1: error: expected ')' after the constraint, found 'END'"]),
        ("T ::= INTEGER (MAX)", ["2:19: error: expected '..' after MIN or MAX, found ')'"]),
        ("T ::= [INTEGER] A", ["2:8: error: expected the number of the tag, found 'INTEGER'"]),
        ("v T ::= {", ["2:9: error: this '{' is never closed; add the '}'"]),
        ("v T ::= Abc", ["2:9: error: expected a value, found a type; a value of this type is written 'Type : value'"]),
        ("v T ::= <T>5</T>", ["2:9: \(Self.xmlValue)"]), ("v ::= <T>5</T>", ["2:7: \(Self.xmlValue)"]),
        (
            "INTEGER ::= A",
            ["2:1: error: 'INTEGER' is a reserved word and cannot be the name of a type; choose another"]
        ),
        ("C ::= CLASS { id INTEGER }", ["2:15: error: expected a field, such as '&id', found 'id'"]),
        (
            "C ::= CLASS { &id INTEGER } WITH SYNTAX { Id &id }",
            [
                "2:43: error: a word of WITH SYNTAX has capitals and hyphens only, 'Id' does not; write 'ID'"
            ]
        ),
        ("IMPORTS A FROM B T ::= A", ["2:18: error: expected ';' at the end of IMPORTS, found 'T'"]),
        ("EXPORTS A B;", ["2:11: error: expected ',' or ';' in EXPORTS, found 'B'"]),
    ])
    func messages(body: String, expected: [String]) { #expect(errors(body) == expected) }

    @Test func missingEndPointsAtTheModule() throws {
        let text = "M DEFINITIONS ::= BEGIN T ::= NULL"
        let diagnostics = Parser.parse(source(text), index: 0).1
        #expect(
            lines(diagnostics, in: text) == ["1:35: error: expected 'END' of module 'M', found the end of the file"])
        #expect(diagnostics.first?.notes.first?.range?.start == 0)
    }

    @Test(arguments: [
        (
            "Certificate ::= NULL",
            [
                "1:13: error: expected 'DEFINITIONS', found '::='; definitions stand in a module: "
                    + "'Name DEFINITIONS ::= BEGIN … END'"
            ]
        ),
        ("rfc3447.asn1", ["1:1: error: expected the name of a module, found 'rfc3447'"]),
        (
            "m DEFINITIONS ::= BEGIN END",
            ["1:1: error: the name of a module starts with a capital letter, 'm' does not; write 'M'"]
        ),
        ("M DEFINITIONS IMPLICIT ::= BEGIN END", ["1:24: error: expected 'TAGS', found '::='"]),
    ])
    func withoutModule(text: String, expected: [String]) {
        #expect(lines(Parser.parse(source(text), index: 0).1, in: text) == expected)
    }

    @Test func allErrorsOfOneRunAreReported() {
        let text = """
            M DEFINITIONS ::= BEGIN
            A ::= SEQUENCE { a INTEGER, 5, b BOOLEAN, c }
            B ::= ]
            C ::= INTEGER
            d C ::= {
            e C ::= 5
            END
            N DEFINITIONS BEGIN END
            O DEFINITIONS ::= BEGIN F ::= NULL END
            """
        let (tree, diagnostics) = Parser.parse(source(text), index: 0)
        #expect(
            lines(diagnostics, in: text) == [
                "2:29: error: expected the name of a component, found '5'",
                "2:45: error: expected a type, found '}'",
                "3:7: error: expected a type, found ']'",
                "5:9: error: this '{' is never closed; add the '}'",
                "8:15: error: expected '::=', found 'BEGIN'",
            ])
        #expect(tree.modules.map(\.name.text) == ["M", "O"])
        #expect(
            tree.modules[0].assignments.map(Describe.assignment) == [
                "A = sequence{a integer, b boolean}", "C = integer", "e C = 5",
            ])
    }

    @Test func errorsAreLimited() {
        let body = String(repeating: "T ::= ]\n", count: 1000)
        #expect(errors(body).count == Parser.errorLimit + 1)
    }
}
