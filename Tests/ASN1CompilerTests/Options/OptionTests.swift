import Testing

@testable import ASN1Compiler

/// What each option makes of one schema.
struct OptionTests {
    private static let schema = """
        A DEFINITIONS AUTOMATIC TAGS ::= BEGIN
        Top ::= SEQUENCE { serial Serial, other INTEGER, colour Colour DEFAULT red, part SEQUENCE { flag BOOLEAN },
            short Short }
        Serial ::= INTEGER
        Colour ::= ENUMERATED { red, green }
        Short ::= UTF8String (SIZE (1..3))
        Unused ::= SEQUENCE { a INTEGER (0..5) }
        limit INTEGER ::= 5
        unused Unused ::= { a 1 }
        id OBJECT IDENTIFIER ::= { 1 2 3 }
        END
        """

    private func name(_ text: String) -> Options.Name { Options.Name(text, .flag("--flag \(text)")) }

    private func generate(_ change: (inout Options) -> Void) -> (text: String, errors: [String]) {
        var options = Options()
        change(&options)
        let result = Compiler.compile(
            [SourceFile(path: "A.asn1", bytes: Array(Self.schema.utf8))], options: options)
        return (
            result.files.first?.text ?? "", result.diagnostics.filter { $0.severity == .error }.map(\.message)
        )
    }

    @Test func integersByType() {
        let text = generate { options in
            options.integers = .init(.native)
            options.integers.types.set(name("Serial"), to: .big)
        }.text
        #expect(text.contains("typealias Serial = ASN1Integer\n") && text.contains("var other: Int\n"))
        #expect(text.contains("let limit: Int = 5"))
    }

    @Test func roots() {
        let all = generate { _ in }.text
        let some = generate { $0.pdu.add(name("Top")) }.text
        #expect(all.contains("struct Unused") && all.contains("let unused: Unused"))
        #expect(!some.contains("Unused") && some.contains("enum Colour") && some.contains("let limit"))
        #expect(some.contains("static let id"))
    }

    @Test func newNames() {
        let (text, errors) = generate { options in
            for (old, new) in [
                "Top": "Summit", "Top.serial": "number", "Colour.red": "crimson", "A.Top.part.flag": "mark",
                "limit": "bound",
            ] {
                options.rename.set(name(old), to: name(new))
            }
        }
        #expect(errors == [])
        #expect(
            text.contains("struct Summit:") && text.contains("var number: Serial\n") && text.contains("var mark: Bool"))
        #expect(text.contains("case crimson = 0") && text.contains("colour: Colour = .crimson"))
        #expect(text.contains("let bound: ASN1Integer = 5"))
        // Messages and value notation keep the schema's names.
        #expect(text.contains("component = \"serial\"") && text.contains("writer.component(\"flag\", mark)"))
        #expect(text.contains("case .crimson: writer.identifier(\"red\")") && text.contains("{ \"Top\" }"))
    }

    @Test func namespaces() {
        let all = generate { $0.namespaces.grouping = .all }.text
        #expect(all.contains("enum A {\n") && all.contains("    struct Top:"))
        let named = generate { $0.namespaces.modules.set(name("A"), to: name("Letters")) }.text
        #expect(named.contains("enum Letters {\n"))
    }

    @Test func unchecked() {
        let checked = generate { _ in }.text
        #expect(checked.contains("decoder.require") && checked.contains("encoder.require"))
        let none = generate { $0.constraints = .init(.unchecked) }.text
        #expect(!none.contains("require"))
        let some = generate { $0.constraints.types.set(name("Short"), to: .unchecked) }.text
        #expect(!some.contains("size: 1...3") && some.contains("in: 0...5"))
    }

    @Test func leniency() {
        let text = generate { $0.leniency = [.paddedIntegers, .latin1InIA5String] }.text
        #expect(text.contains("static var leniency: ASN1DecodingOptions { [.paddedIntegers, .latin1InIA5String] }"))
    }

    @Test func preserving() {
        let text = generate { $0.preserve.add(name("Top")) }.text
        #expect(text.contains("var other: ASN1Integer { didSet { preserved = .init() } }"))
        #expect(text.contains("private(set) var preserved = ASN1Preserved()"))
        #expect(text.contains("if try encoder.preserved(preserved, tag) { return }"))
        #expect(text.components(separatedBy: "ASN1Preserved").count == 2)
    }

    @Test(arguments: ["Tpo", "B.Top", "Colour"])
    func wrongPreserve(text: String) {
        let errors = generate { $0.preserve.add(name(text)) }.errors
        #expect(errors.count == 1 && errors.first?.contains("--flag \(text)") == true, "\(errors)")
    }

    @Test(arguments: [
        ("Top.serial", "other"), ("Top.seriel", "x"), ("Top", "a b"), ("Top", "Colour"), ("Top.serial", "1"),
        ("Nowhere", "X"),
    ])
    func wrongNames(old: String, new: String) {
        let errors = generate { $0.rename.set(name(old), to: name(new)) }.errors
        #expect(errors.count == 1, "\(errors)")
    }
}

extension String {
    fileprivate func components(separatedBy separator: String) -> [Substring] {
        split(separator: separator, omittingEmptySubsequences: false)
    }
}
