import Testing

@testable import ASN1Compiler
@testable import asn1swift

@Suite("The options file")
struct OptionsFileTests {
    @Test(
        "what it says is taken over",
        arguments: [
            ("{}", Options()),
            (" \r\n\t{ } \n", Options()),
            (#"{ "access": "public" }"#, Options(access: .public)),
            (#"{ "access": "package", "integers": "native" }"#, Options(access: .package, integers: .native)),
            (#"{ "$schema": "asn1.schema.json", "integers": "big" }"#, Options()),
            (#"{ "acc\u0065ss": "p\u0075blic" }"#, Options(access: .public)),
            ("\u{FEFF}{}", Options()),
        ])
    func valid(text: String, expected: Options) {
        let (options, diagnostics) = OptionsFile.parse(Array(text.utf8))
        #expect(diagnostics.map(\.message) == [])
        #expect(options == expected)
    }

    @Test(
        "what is wrong in it is an error at its place",
        arguments: [
            ("", "1:1 expected a value, found the end of the file"),
            ("[]", "1:1 options must be an object in braces, not an array"),
            ("{", "1:2 expected a key in double quotes, found the end of the file"),
            ("{}\n}", "2:1 expected the end of the file, found '}'"),
            ("{ access: 1 }", "1:3 expected a key in double quotes, found 'a'"),
            (#"{ "access" "public" }"#, "1:12 expected ':', found '\"'"),
            ("{ \"access\": \"public\",\n}", "2:1 expected a key in double quotes, found '}'"),
            (#"{ "access": "public" "a": 1 }"#, "1:22 expected ',' or '}', found '\"'"),
            (#"{ "access": public }"#, "1:13 'public' is no JSON value; a string stands in double quotes"),
            (#"{ "access": 01 }"#, "1:13 '01' is no JSON value; a string stands in double quotes"),
            (#"{ "access": "public }"#, "1:13 this string has no end"),
            ("{ \"access\": \"pub\nlic\" }", "1:13 a string ends on its own line"),
            (#"{ "access": "\x" }"#, "1:14 unknown escape"),
            (#"{ "access": "\u12" }"#, #"1:14 '\u' needs four hexadecimal digits"#),
            (#"{ "access": "\u+123" }"#, #"1:14 '\u' needs four hexadecimal digits"#),
            (#"{ "access": "\u-000" }"#, #"1:14 '\u' needs four hexadecimal digits"#),
            (#"{ "access": "\ud800" }"#, "1:14 half a surrogate pair"),
            (#"{ "access": "\ud800\u0041" }"#, "1:14 half a surrogate pair"),
            (#"{ "access": "public", "access": "public" }"#, "1:23 'access' stands here twice"),
            ("{\n  \"acess\": \"public\"\n}", "2:3 unknown option 'acess'; did you mean 'access'?"),
            (#"{ "access": "open" }"#, "1:13 'access' must be 'internal', 'package' or 'public', not 'open'"),
            (#"{ "access": 3.5e1 }"#, "1:13 'access' must be 'internal', 'package' or 'public', not the number 3.5e1"),
            (#"{ "integers": true }"#, "1:15 'integers' must be 'big', 'native' or an object with 'big' or 'native' for names of types, not true"),
            (#"{ "integers": null }"#, "1:15 'integers' must be 'big', 'native' or an object with 'big' or 'native' for names of types, not null"),
            (#"{ "integers": ["big"] }"#, "1:15 'integers' must be 'big', 'native' or an object with 'big' or 'native' for names of types, not an array"),
            (#"{ "integers": { "a": [1, {}] } }"#, "1:22 'a' must be 'big' or 'native', not an array"),
        ])
    func invalid(text: String, expected: String) {
        #expect(errors(Array(text.utf8)) == [expected])
    }

    @Test("all wrong members are reported")
    func severalErrors() {
        let text = "{\n\"access\": 1,\n\"x\": 2,\n\"integers\": \"small\"\n}"
        #expect(errors(Array(text.utf8)).map { $0.prefix { $0 != " " } } == ["2:11", "3:1", "4:13"])
    }

    @Test("octets that are not UTF-8 are an error")
    func notUTF8() {
        #expect(errors([0x7B, 0x22, 0xFF, 0x22, 0x3A, 0x31, 0x7D]) == ["1:2 a string must be UTF-8"])
    }

    @Test("deep nesting is an error, not a crash", arguments: [100, 100_000])
    func deep(levels: Int) {
        #expect(errors(Array(repeating: UInt8(ascii: "["), count: levels)) == ["1:65 nested too deeply"])
    }

    @Test("every prefix of a file is an error")
    func truncated() {
        let text = Array(#"{ "$schema": ["\ud83d\ude00", -1.5e+3, {"a": null}], "access": "public" }"#.utf8)
        #expect(errors(text) == [])
        for length in 0..<text.count {
            #expect(errors(Array(text[..<length])).count == 1, "\(length) octets")
        }
    }

    /// The errors as `line:column message`.
    private func errors(_ bytes: [UInt8]) -> [String] {
        OptionsFile.parse(bytes).diagnostics.map { diagnostic in
            guard let range = diagnostic.range else { return "nowhere \(diagnostic.message)" }
            let before = bytes[..<Int(range.start)]
            let line = before.count { $0 == UInt8(ascii: "\n") } + 1
            let column = before.reversed().prefix { $0 != UInt8(ascii: "\n") }.count + 1
            return "\(line):\(column) \(diagnostic.message)"
        }
    }
}
