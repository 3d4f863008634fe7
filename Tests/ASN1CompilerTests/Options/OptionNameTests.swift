import Testing

@testable import ASN1Compiler

@Suite("Names in the options")
struct OptionNameTests {
    private static let schema = """
        Root ::= SEQUENCE { number INTEGER, kind Kind, inner SEQUENCE { deep INTEGER } }
        Count ::= INTEGER
        Kind ::= ENUMERATED { first, second }
        Alias ::= Root
        limit Count ::= 500
        id OBJECT IDENTIFIER ::= { 1 2 3 }
        """

    @Test(
        "a new name that names nothing, is no identifier or clashes is an error",
        arguments: [
            ("Rot", "A", "there is no type 'Rot' here; did you mean 'Root'?"),
            ("X.Root", "A", "there is no type or module 'X' here; there are 'Alias', 'Count', 'Kind', 'M', 'Root'"),
            ("Root.numbr", "x", "'Root' has no member 'numbr'; did you mean 'number'?"),
            ("Root.inner.dep", "x", "'Root.inner' has no member 'dep'; did you mean 'deep'?"),
            ("Root.kind.first", "x", "'Root.kind' has the type 'Kind', whose member is 'Kind.first'"),
            ("limt", "x", "there is no value 'limt' here; did you mean 'limit'?"),
            ("Root", "Count", "'Count' is the Swift name of type 'Count' too; choose another"),
            ("Root.number", "kind", "'kind' is the Swift name of 'kind' too; choose another"),
            ("Kind.first", "second", "'second' is the Swift name of 'second' too; choose another"),
            ("limit", "id", "'id' is the Swift name of value 'id' too; choose another"),
            ("Root", "1x", "'1x' is no Swift identifier; use letters, digits and '_'"),
            ("Root.number", "a-b", "'a-b' is no Swift identifier; use letters, digits and '_'"),
            ("limit", "_", "'_' is no Swift identifier; use letters, digits and '_'"),
            ("Root", "Self", "'Self' has a meaning of its own in Swift; choose another"),
            ("Root", "struct", "'struct' is a word of Swift; choose another"),
            ("Root.number", "self", "'self' has a meaning of its own in generated code; choose another"),
        ])
    func rename(name: String, newName: String, expected: String) {
        #expect(OptionsCase(Self.schema) { $0.rename(name, newName) }.errors == [expected])
    }

    @Test(
        "only what has components or elements can be preserved",
        arguments: [
            (
                "Count",
                "only a SEQUENCE, SET, SEQUENCE OF or SET OF can be preserved; 'Count' is of type INTEGER"
            ),
            ("Alias", "'Alias' is another name for 'Root', which can be preserved instead"),
            ("Cont", "there is no type 'Cont' here; did you mean 'Count'?"),
        ])
    func preserve(name: String, expected: String) {
        #expect(OptionsCase(Self.schema) { $0.preserve = [.flag(name)] }.errors == [expected])
    }

    @Test("every option reports types and modules that do not exist")
    func unknown() {
        let message = "there is no type 'Cont' here; did you mean 'Count'?"
        #expect(OptionsCase(Self.schema) { $0.integers.types.set(.flag("Cont"), to: .big) }.errors == [message])
        #expect(OptionsCase(Self.schema) { $0.constraints.types.set(.flag("Cont"), to: .checked) }.errors == [message])
        #expect(OptionsCase(Self.schema) { $0.pdu = [.flag("Cont")] }.errors == [message])
        let value = "'v' is a value; a type is needed here"
        #expect(OptionsCase("v INTEGER ::= 1 A ::= NULL") { $0.pdu = [.flag("v")] }.errors == [value])
        #expect(
            OptionsCase("v INTEGER ::= 1 A ::= NULL") { $0.preserve = [.flag("M.v")] }.errors == [value])
        #expect(
            OptionsCase("v INTEGER ::= 1 A ::= NULL") { $0.pdu = [.flag("a")] }.errors == [
                "there is no type 'a' here; did you mean 'A'?"
            ])
        #expect(
            OptionsCase(Self.schema) { $0.namespaces.modules.set(.flag("X"), to: .flag("Y")) }.errors
                == ["there is no module 'X' here; there is 'M'"])
        #expect(
            OptionsCase(Self.schema) { $0.pdu = [.flag("A.B.C")] }.errors
                == ["a type is named as 'Type' or 'Module.Type', not 'A.B.C'"])
    }

    @Test("a name for a module that a type has is an error")
    func namespace() {
        #expect(
            OptionsCase(Self.schema) { $0.namespaces.modules.set(.flag("M"), to: .flag("Root")) }.errors
                == ["'Root' is the Swift name of type 'Root' too; choose another"])
    }

    @Test("one type under two names in the options file is an error")
    func twice() {
        #expect(
            OptionsCase(Self.schema) { $0.pdu = [.filed("Root"), .filed("M.Root")] }.errors
                == ["'M.Root' is the same type as 'Root', which is named already"])
        let renamed = OptionsCase(Self.schema) {
            $0.rename.set(.filed("Root"), to: .filed("A"))
            $0.rename.set(.filed("M.Root"), to: .filed("B"))
        }
        #expect(renamed.errors == ["'M.Root' is named 'A' already; remove one of the two"])
    }

    @Test("a flag overrides the options file, whichever name of the type each has")
    func override() {
        for (first, second) in [("Root", "M.Root"), ("M.Root", "Root")] {
            let renamed = OptionsCase(Self.schema) {
                $0.rename.set(.filed(first), to: .filed("A"))
                $0.rename.set(.flag(second), to: .flag("B"))
            }
            #expect(renamed.errors == [] && renamed.has("struct B: ASN1Taggable, Hashable {"))
        }
        for (first, second) in [("Count", "M.Count"), ("M.Count", "Count")] {
            let native = OptionsCase(Self.schema) {
                $0.integers.types.set(.filed(first), to: .big)
                $0.integers.types.set(.flag(second), to: .native)
            }
            #expect(native.errors == [] && native.has("typealias Count = Int"))
        }
    }

    @Test("errors have the place in the options file, or the flag")
    func places() throws {
        var options = Options()
        let range = SourceRange(file: 1, start: 12, end: 17)
        options.pdu = [Options.Name("None", .file(range)), Options.Name("Never", .flag("--pdu Never"))]
        let source = SourceFile(path: "m.asn1", bytes: Array("M DEFINITIONS ::= BEGIN A ::= NULL END".utf8))
        let found = Compiler.compile([source], options: options).diagnostics
        #expect(found.map(\.range?.start) == [12, nil])
        #expect(
            found.map(\.message) == [
                "there is no type 'None' here; there is 'A'",
                "'--pdu Never': there is no type 'Never' here; there is 'A'",
            ])
    }

    @Test("a name of two modules needs the module")
    func ambiguous() {
        let other = "N DEFINITIONS ::= BEGIN Root ::= NULL END"
        #expect(
            OptionsCase(Self.schema, other) { $0.pdu = [.flag("Root")] }.errors
                == ["there is more than one type 'Root'; name one of 'M.Root', 'N.Root'"])
        #expect(OptionsCase(Self.schema, other) { $0.pdu = [.flag("N.Root")] }.errors == [])
    }
}
