import Testing

@testable import ASN1Compiler

/// Files as bytes: encodings, line ends and white space.                                        (X.680 11.1, 12.1.6)
struct BytesTests {
    private func check(_ bytes: [UInt8]) -> [String] {
        let file = SourceFile(path: "m", bytes: bytes)
        var printer = DiagnosticPrinter(files: [file], showsSource: false)
        return printer.text(of: Compiler.check([file])).split(separator: "\n").map(String.init)
    }

    private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

    @Test(arguments: ["\n", "\r", "\r\n", "\u{0B}", "\u{0C}"])
    func lineEndsEndComments(end: String) {
        #expect(check(bytes("M DEFINITIONS ::= BEGIN -- comment\(end)T ::= INTEGER END")) == [])
    }

    @Test func byteOrderMarkIsNoCharacter() {
        #expect(check([0xEF, 0xBB, 0xBF] + bytes("M DEFINITIONS ::= BEGIN END")) == [])
        #expect(
            check([0xEF, 0xBB, 0xBF] + bytes("m DEFINITIONS ::= BEGIN END")) == [
                "m:1:1: error: the name of a module starts with a capital letter, 'm' does not; write 'M'"
            ])
    }

    @Test func latin1InCommentsAndStrings() {
        let comment = bytes("M DEFINITIONS ::= BEGIN -- caf") + [0xE9] + bytes("\nT ::= INTEGER END")
        #expect(check(comment) == [])
        let string = bytes("M DEFINITIONS ::= BEGIN v UTF8String ::= \"") + [0xE9] + bytes("\" END")
        #expect(check(string) == [])
    }

    /// What is quoted of a schema in generated code has the characters that its values have, whatever they look like in UTF-8.
    @Test func latin1InGeneratedCode() throws {
        let string = bytes("M DEFINITIONS ::= BEGIN T ::= UTF8String (\"") + [0xC3, 0xA9, 0xE9] + bytes("\") END")
        let result = Compiler.compile([SourceFile(path: "m.asn1", bytes: string)], options: Options())
        let code = try #require(result.files.first).text
        #expect(code.contains("(\"Ã©é\")") && !code.contains("\u{FFFD}"))
    }

    @Test(arguments: [[UInt8]([0xA0]), [0xC2, 0xA0]])
    func noBreakSpaceIsWhiteSpace(space: [UInt8]) {
        #expect(check(bytes("M DEFINITIONS ::= BEGIN T") + space + bytes("::= INTEGER END")) == [])
    }

    @Test func columnsAreCharacters() {
        #expect(
            check(bytes("M DEFINITIONS ::= BEGIN\n/* é */ T ::= Gone END")) == [
                "m:2:15: error: 'Gone' is not defined in module 'M'; define or import it"
            ])
    }

    @Test func utf16IsRefused() {
        #expect(check([0xFF, 0xFE, 0x4D, 0]) == ["m:1:1: error: the file is written in UTF-16; save it as UTF-8"])
    }
}
