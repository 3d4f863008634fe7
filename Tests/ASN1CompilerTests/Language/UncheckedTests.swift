import Testing

@testable import ASN1Compiler

/// What the generator says about constraints that generated code does not check: which part, and what to do.
struct UncheckedTests {
    @Test(arguments: [
        ("IA5String (PATTERN \"a\") (SIZE (1..4))", "PATTERN; check it in the program"),
        ("OCTET STRING (CONTAINING U)", "what CONTAINING says; decode the contents as 'U' in the program"),
        (
            "BIT STRING (CONTAINING SEQUENCE OF U)",
            "what CONTAINING says; decode the contents as 'SEQUENCE OF U' in the program"
        ),
        ("INTEGER (CONSTRAINED BY { })", "CONSTRAINED BY, which is for people to read; check it in the program"),
        ("TIME (SETTINGS \"Basic=Date\")", "SETTINGS; check it in the program"),
        ("REAL (WITH COMPONENTS { mantissa (1..5) })", "WITH COMPONENTS of the type REAL; check it in the program"),
        ("CHARACTER STRING (SIZE (1..4))", "the SIZE of a CHARACTER STRING; check it in the program"),
        ("UTCTime (\"0001010000Z\"..\"0101010000Z\")", "a range of UTCTime; check it in the program"),
        ("IA5String (P)", "all that constrains 'P'; check it in the program"),
        ("SEQUENCE OF IA5String (PATTERN \"a\")", "PATTERN; check it in the program"),
    ])
    func parts(_ type: String, _ expected: String) {
        let text = "M DEFINITIONS ::= BEGIN T ::= \(type) U ::= INTEGER P ::= IA5String (PATTERN \"b\") END"
        let source = SourceFile(path: "m.asn1", bytes: Array(text.utf8))
        let said = Compiler.compile([source], options: Options()).diagnostics.filter { diagnostic in
            diagnostic.range.map { Int($0.start) < 30 + type.utf8.count } ?? true
        }
        #expect(said.map(\.message) == ["generated code does not check \(expected)"])
        #expect(said.allSatisfy { $0.severity == .warning })
    }

    @Test("where generated code is to check nothing, nothing is said")
    func unchecked() {
        var options = Options()
        options.constraints.all = .unchecked
        let text = "M DEFINITIONS ::= BEGIN T ::= IA5String (PATTERN \"a\") END"
        let source = SourceFile(path: "m.asn1", bytes: Array(text.utf8))
        #expect(Compiler.compile([source], options: options).diagnostics.isEmpty)
    }
}
