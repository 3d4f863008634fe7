import Testing

@testable import ASN1Compiler

/// The lexical items of X.680 12.
struct LexerTests {
    private func lex(_ bytes: [UInt8]) -> (items: [String], errors: [String]) {
        var lexer = Lexer(SourceFile(path: "M.asn1", bytes: bytes), index: 0)
        lexer.run()
        let text = TokenText(bytes: bytes, encoding: lexer.encoding)
        return (lexer.tokens.dropLast().map { text.text($0) }, lexer.diagnostics.map(\.message))
    }

    @Test(arguments: [
        ("a-b--c--d", ["a-b", "d"]),
        ("a--c\nb", ["a", "b"]),
        ("a----b", ["a", "b"]),
        ("a /* x /* y */ -- */ b", ["a", "b"]),
        ("a -- /* \n b", ["a", "b"]),
        ("1..2", ["1", "..", "2"]),
        ("1.5..2", ["1.5", "..", "2"]),
        ("1...2", ["1.", "..", "2"]),
        ("(0..9,...)", ["(", "0", "..", "9", ",", "...", ")"]),
        ("1E5 1.e-3 0", ["1E5", "1.e-3", "0"]),
        ("a.&b.&C", ["a", ".", "b", ".", "C"]),
        ("::= := ::", ["::=", ":", "=", ":", ":"]),
        ("[[2:a]]", ["[", "[", "2", ":", "a", "]", "]"]),
        ("'01'B'0A'H", ["'01'B", "'0A'H"]),
        ("a\u{0B}b\u{0C}c\rd", ["a", "b", "c", "d"]),
        ("a\u{A0}b", ["a", "b"]),
        ("a - 5", ["a", "-", "5"]),
    ])
    func items(text: String, expected: [String]) {
        let (items, errors) = lex(Array(text.utf8))
        #expect(items == expected)
        #expect(errors == [])
    }

    @Test func latin1() {
        let (items, errors) = lex(
            Array("a".utf8) + [0xA0] + Array("-- caf".utf8) + [0xE9, 0x0A] + Array("\"".utf8) + [0xE9, 0x22])
        #expect(items == ["a", "\"é\""])
        #expect(errors == [])
    }

    @Test func everyKeywordIsFound() {
        for keyword in Keyword.allCases where keyword != .none {
            var lexer = Lexer(source(keyword.rawValue), index: 0)
            lexer.run()
            #expect(lexer.tokens.map(\.keyword) == [keyword, .none])
        }
    }

    @Test(arguments: [
        ("foo_bar", "the name 'foo_bar' has an underscore, which ASN.1 does not allow; write 'foo-bar'"),
        ("foo- ", "the name 'foo-' ends with a hyphen; leave the hyphen out"),
        ("größe", "the name 'größe' has a character outside 'a' to 'z' and 'A' to 'Z'; write it with these"),
        ("5a", "'5a' starts with a digit, which a name cannot; put a letter in front"),
        ("'012'B", "'2' is not a digit here; these are '0' and '1'"),
        ("'0G'H", "'G' is not a digit here; these are '0' to '9' and 'A' to 'F'"),
        ("'01'b", "the letter after a bit or hexadecimal string is a capital 'B' or 'H'"),
        ("'01'", "expected 'B' or 'H' after a bit or hexadecimal string"),
        ("\"abc", "this string is never closed; add the '\"' at its end"),
        ("/* /* */", "this comment is never closed; '/*' inside it needs a '*/' of its own"),
        ("& a", "unexpected '&': '&' must stand directly before the name of a field"),
        ("“", "unexpected '“': this is a typographic quotation mark; write '\"'"),
        ("–", "unexpected '–': this is a dash; write '-'"),
        ("a \0\0\0", "unexpected control character 0x0; remove it"),
        ("#", "unexpected '#'; remove it"),
        ("007", "number '007' has a leading zero; leave it out"),
        ("-----", "a hyphen is left over after the comment, which ended at the last '--'; remove it"),
    ])
    func oneMessage(text: String, message: String) {
        #expect(lex(Array(text.utf8)).errors == [message])
    }

    @Test func utf16() {
        #expect(lex([0xFF, 0xFE, 0x41, 0x00]).errors == ["the file is written in UTF-16; save it as UTF-8"])
    }

    @Test func bracketsAreMatched() {
        var lexer = Lexer(source("{ ( } ) ::= { }"), index: 0)
        lexer.run()
        #expect(lexer.tokens.map(\.partner) == [2, -1, 0, -1, -1, 6, 5, -1])
    }
}
