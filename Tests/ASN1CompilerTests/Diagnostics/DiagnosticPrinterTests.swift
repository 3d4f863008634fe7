import Testing

@testable import ASN1Compiler

struct DiagnosticPrinterTests {
    private func range(_ start: Int32, _ end: Int32) -> SourceRange { SourceRange(file: 0, start: start, end: end) }

    @Test func messageWithNoteAndSource() {
        var printer = DiagnosticPrinter(files: [source("one two\n\tthree é four\n")], showsSource: true)
        let diagnostic = Diagnostic.error("wrong", at: range(9, 14), notes: [.init("see 'two'", at: range(4, 7))])
        #expect(
            printer.text(of: diagnostic) == """
                M.asn1:2:2: error: wrong
                \tthree é four
                \t^~~~~
                M.asn1:1:5: note: see 'two'
                one two
                    ^~~

                """)
    }

    @Test func withoutSource() {
        var printer = DiagnosticPrinter(files: [source("é x")], showsSource: false)
        #expect(printer.text(of: [.warning("odd", at: range(3, 4))]) == "M.asn1:1:3: warning: odd\n")
    }

    @Test func withoutPlace() {
        var printer = DiagnosticPrinter(files: [], showsSource: true)
        #expect(
            printer.text(of: .error("no schema files were given", at: nil)) == "error: no schema files were given\n")
        #expect(printer.text(of: .error("elsewhere", at: range(0, 1))) == "error: elsewhere\n")
    }

    @Test(arguments: [
        // A range over several lines is marked to the end of the first; an empty one and the end of the file get a caret.
        ("ab\ncd", 1, 4, "M.asn1:1:2: error: x\nab\n ^\n"),
        ("abc\nd", 1, 5, "M.asn1:1:2: error: x\nabc\n ^~\n"),
        ("abc", 3, 3, "M.asn1:1:4: error: x\nabc\n   ^\n"),
        ("", 0, 0, "M.asn1:1:1: error: x\n\n^\n"),
    ])
    func marks(text: String, start: Int32, end: Int32, expected: String) {
        var printer = DiagnosticPrinter(files: [source(text)], showsSource: true)
        #expect(printer.text(of: .error("x", at: range(start, end))) == expected)
    }

    @Test func longLinesAreCut() throws {
        let text = String(repeating: "a", count: 5000) + "X" + String(repeating: "b", count: 5000)
        var printer = DiagnosticPrinter(files: [source(text)], showsSource: true)
        let lines = printer.text(of: .error("x", at: range(5000, 5001))).split(separator: "\n")
        #expect(lines[0] == "M.asn1:1:5001: error: x")
        #expect(lines[1].count == 160)
        let caret = try #require(Array(lines[2]).firstIndex(of: "^"))
        #expect(Array(lines[1])[caret] == "X")
    }
}

struct SpellingTests {
    @Test(
        arguments: [
            ("OPTINAL", "OPTIONAL"), ("INTERGER", "INTEGER"), ("integer", "INTEGER"), ("BOLEAN", "BOOLEAN"),
            ("OPTIOANL", "OPTIONAL"), ("XYZ", nil), ("INTEGER", nil), ("A", nil), ("", nil),
        ] as [(String, String?)])
    func closest(word: String, expected: String?) {
        #expect(Spelling.closest(to: word, among: ["INTEGER", "OPTIONAL", "BOOLEAN", "OF"]) == expected)
    }
}
