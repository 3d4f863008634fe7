import Testing

@testable import ASN1Compiler

/// A small schema about one rule of the standard, and all that is to be said about it.
struct LanguageCase: Sendable, CustomTestStringConvertible {
    /// The clause and what it says.
    let rule: String
    /// Modules, or assignments, which then are the body of a module `M` from its second line on.
    let text: String
    /// `line:column: severity: message`, with the notes after it; none where the schema is right.
    let expected: [String]

    init(_ rule: String, _ text: String, _ expected: [String] = []) {
        self.rule = rule
        self.text = text
        self.expected = expected
    }

    var testDescription: String { rule }

    /// Checks the schema and compares what is said.
    func run(sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(Self.check(text) == expected, Comment(rawValue: rule), sourceLocation: sourceLocation)
    }

    static func check(_ text: String) -> [String] {
        let file = source(text)
        var printer = DiagnosticPrinter(files: [file], showsSource: false)
        return printer.text(of: Compiler.check([file])).split(separator: "\n").map {
            String($0.dropFirst(file.path.utf8.count + 1))
        }
    }

    /// A file with the text, in a module where it has none.
    static func source(_ text: String) -> SourceFile {
        let text = text.contains("DEFINITIONS") ? text : "M DEFINITIONS ::= BEGIN\n\(text)\nEND"
        return SourceFile(path: "m.asn1", bytes: Array(text.utf8))
    }
}
