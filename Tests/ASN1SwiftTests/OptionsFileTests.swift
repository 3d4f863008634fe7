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
            (
                #"{ "x": 1 }"#,
                "1:3 unknown option 'x'; there are 'access', 'integers', 'preserve', 'pdu', 'rename', 'namespaces', "
                    + "'constraints' and 'leniency'"
            ),
            (#"{ "access": "open" }"#, "1:13 'access' must be 'internal', 'package' or 'public', not 'open'"),
            (#"{ "access": 3.5e1 }"#, "1:13 'access' must be 'internal', 'package' or 'public', not the number 3.5e1"),
            (#"{ "integers": true }"#, "1:15 'integers' must be \(Self.integers), not true"),
            (#"{ "integers": null }"#, "1:15 'integers' must be \(Self.integers), not null"),
            (#"{ "integers": ["big"] }"#, "1:15 'integers' must be \(Self.integers), not an array"),
            (#"{ "integers": { "A": [1, {}] } }"#, "1:22 'A' must be 'big' or 'native', not an array"),
            (#"{ "integers": { "A": "small" } }"#, "1:22 'A' must be 'big' or 'native', not 'small'"),
            (#"{ "integers": { "A": "big", "A": "big" } }"#, "1:29 'A' stands here twice"),
            (#"{ "integers": { "": "big" } }"#, "1:17 this must be the name of a type"),
            (#"{ "constraints": "none" }"#, "1:18 'constraints' must be \(Self.constraints), not 'none'"),
            (#"{ "constraints": { "*": "none" } }"#, "1:25 '*' must be 'checked' or 'unchecked', not 'none'"),
            (#"{ "preserve": "A" }"#, "1:15 'preserve' must be a list of names of types, not 'A'"),
            (#"{ "preserve": ["A", 1] }"#, "1:21 'preserve' lists the name of a type, not the number 1"),
            (#"{ "preserve": ["A", "A"] }"#, "1:21 'A' stands here twice"),
            (#"{ "pdu": { "A": "B" } }"#, "1:10 'pdu' must be a list of names of types, not an object"),
            (#"{ "pdu": [""] }"#, "1:11 'pdu' lists the name of a type, not ''"),
            (#"{ "rename": ["A"] }"#, "1:13 'rename' must be \(Self.rename), not an array"),
            (#"{ "rename": { "A": 1 } }"#, "1:20 'A' must be a Swift name, not the number 1"),
            (#"{ "rename": { "A.b": "c", "A.b": "d" } }"#, "1:27 'A.b' stands here twice"),
            (#"{ "namespaces": "none" }"#, "1:17 'namespaces' must be \(Self.namespaces), not 'none'"),
            (#"{ "namespaces": { "M": null } }"#, "1:24 'M' must be a Swift name, not null"),
            (#"{ "leniency": ["padded"] }"#, "1:16 'leniency' lists \(Self.leniency), not 'padded'"),
            (
                #"{ "leniency": ["padded-integers", "padded-integers"] }"#,
                "1:35 'padded-integers' stands here twice"
            ),
        ])
    func invalid(text: String, expected: String) {
        #expect(errors(Array(text.utf8)) == [expected])
    }

    @Test("every key's lists and objects keep their order and their places")
    func named() {
        let text = """
            { "integers": { "*": "native", "M.A": "big" }, "constraints": { "A": "unchecked" },
            "preserve": ["A", "B"], "pdu": ["C"], "rename": { "A.b": "c" },
            "namespaces": { "M": "N" }, "leniency": ["padded-integers"] }
            """
        let (options, diagnostics) = OptionsFile.parse(Array(text.utf8))
        #expect(diagnostics.map(\.message) == [])
        #expect(options.integers.all == .native)
        #expect(options.integers.types.map(\.name.text) == ["M.A"])
        #expect(options.integers.types.map(\.value) == [.big])
        #expect(options.constraints.all == .checked)
        #expect(options.constraints.types.map(\.name.text) == ["A"])
        #expect(options.constraints.types.map(\.value) == [.unchecked])
        #expect(options.preserve.map(\.text) == ["A", "B"])
        #expect(options.pdu.map(\.text) == ["C"])
        #expect(options.rename.map(\.name.text) == ["A.b"])
        #expect(options.rename.map(\.value.text) == ["c"])
        #expect(options.namespaces.grouping == .clashing)
        #expect(options.namespaces.modules.map(\.name.text) == ["M"])
        #expect(options.namespaces.modules.map(\.value.text) == ["N"])
        #expect(options.leniency == [.paddedIntegers])
        let bytes = Array(text.utf8)
        for name in options.preserve + options.pdu + options.rename.map(\.value) {
            guard case .file(let range) = name.origin else {
                Issue.record("'\(name.text)' has no place")
                continue
            }
            let written = bytes[Int(range.start)..<Int(range.end)]
            #expect(String(decoding: written, as: UTF8.self) == "\"\(name.text)\"")
        }
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

    private static let integers = "'big', 'native' or an object with 'big' or 'native' for names of types"
    private static let constraints =
        "'checked', 'unchecked' or an object with 'checked' or 'unchecked' for names of types"
    private static let rename = "an object with Swift names for names of types, members and values"
    private static let namespaces = "'clashing', 'all' or an object with Swift names for names of modules"
    private static let leniency = "'symbols-in-printable-string', 'latin1-in-ia5-string' or 'padded-integers'"

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
