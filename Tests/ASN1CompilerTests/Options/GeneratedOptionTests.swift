import Testing

@testable import ASN1Compiler

@Suite("What the options generate")
struct GeneratedOptionTests {
    private static let schema = """
        Root ::= SEQUENCE { number INTEGER, other Count, kind Kind DEFAULT second, inner SEQUENCE { deep INTEGER (0..10) } }
        Count ::= INTEGER
        Kind ::= ENUMERATED { first, second }
        Choice ::= CHOICE { one INTEGER, two NULL }
        Alone ::= SEQUENCE { text IA5String (SIZE (1..4)), number INTEGER }
        Level ::= INTEGER { low(1), high(9) }
        standard Kind ::= second
        limit Count ::= 500
        lonely Alone ::= { text "a", number 1 }
        level Level ::= high
        id OBJECT IDENTIFIER ::= { 1 2 3 }
        """
    private static let empty = "N DEFINITIONS ::= BEGIN Unused ::= SEQUENCE { } END"

    @Test("equal values of one name in two modules are one constant only where they are object identifiers")
    func equalValues() {
        let schemas = ["M", "N"].map { name in
            "\(name) DEFINITIONS ::= BEGIN limit INTEGER ::= 5 part RELATIVE-OID ::= { 5 } id OBJECT IDENTIFIER ::= { 1 2 3 } END"
        }
        let result = OptionsCase(schemas[0], schemas[1]) { _ in }
        #expect(result.errors == [])
        for line in ["nonisolated let mLimit: ASN1Integer = 5", "nonisolated let nLimit: ASN1Integer = 5"] {
            #expect(result.has(line))
        }
        #expect(result.text.contains("let mPart: ") && result.text.contains("let nPart: "))
        #expect(result.text.split(separator: "\n").count { $0.contains("static let id = ") } == 1)
    }

    // MARK: integers

    @Test("an INTEGER type is as the options say wherever it is used")
    func integerType() {
        let result = OptionsCase(Self.schema) { $0.integers.types.set(.flag("Count"), to: .native) }
        #expect(result.has("typealias Count = Int"))
        #expect(result.text.contains("self.other = try decoder.integer("))
        #expect(result.text.contains("self.number = try decoder.bigInteger("))
        #expect(!result.has("var number: Int"))
    }

    @Test("a type's INTEGERs are those written in it")
    func integersInType() {
        let result = OptionsCase(Self.schema) {
            $0.integers.all = .native
            $0.integers.types.set(.flag("Root"), to: .big)
        }
        #expect(result.has("var number: ASN1Integer"))
        #expect(result.has("var number: Int"))
        #expect(result.has("typealias Count = Int"))
        #expect(result.has("case one(Int)"))
        #expect(result.has("var deep: Int"))
    }

    // MARK: pdu

    @Test("what the roots refer to is generated, and the constants of these types")
    func roots() {
        let result = OptionsCase(Self.schema, Self.empty) { $0.pdu = [.flag("Root")] }
        #expect(result.errors == [])
        for line in [
            "struct Root: ASN1Taggable, Hashable {", "typealias Count = ASN1Integer",
            "nonisolated let limit: Count = 500",
        ] {
            #expect(result.has(line))
        }
        #expect(result.has("nonisolated let standard: Kind = .second"))
        #expect(result.has("static let id = ASN1ObjectIdentifier(1, 2, 3)"))
        for name in ["Choice", "Alone", "Level", "let lonely:", "let level:"] { #expect(!result.text.contains(name)) }
        #expect(result.files.count == 2)
        #expect(result.files.last?.split(separator: "\n").allSatisfy { $0.hasPrefix("//") } == true)
    }

    @Test("types that octets contain and open types hold are reached")
    func contents() {
        let schema = """
            Root ::= SEQUENCE { octets OCTET STRING (CONTAINING Inside), id HOLDER.&id ({Set}), value HOLDER.&Type ({Set}{@id}) }
            HOLDER ::= CLASS { &id INTEGER UNIQUE, &Type } WITH SYNTAX { &id IS &Type }
            Set HOLDER ::= { { 1 IS Held }, ... }
            Inside ::= SEQUENCE { a BOOLEAN }
            Held ::= SEQUENCE { b BOOLEAN }
            Apart ::= SEQUENCE { c BOOLEAN }
            """
        let result = OptionsCase(schema) { $0.pdu = [.flag("M.Root")] }
        #expect(result.errors == [])
        #expect(result.text.contains("struct Inside"))
        #expect(result.text.contains("struct Held"))
        #expect(!result.text.contains("struct Apart"))
    }

    // MARK: rename

    @Test("new names are used everywhere, and errors and value notation keep the schema's")
    func renamed() {
        let result = OptionsCase(Self.schema) {
            $0.rename("Root", "Base")
            $0.rename("Root.number", "amount")
            $0.rename("Root.inner.deep", "depth")
            $0.rename("Choice.one", "single")
            $0.rename("Kind.second", "other")
            $0.rename("Level.high", "top")
            $0.rename("M.limit", "maximum")
            $0.rename("Alone.text", "in")
        }
        #expect(result.errors == [])
        for line in [
            "struct Base: ASN1Taggable, Hashable {", "static var asn1Name: StaticString { \"Root\" }",
            "var amount: ASN1Integer", "var component: StaticString = \"number\"",
            "writer.component(\"number\", amount)",
            "var depth: Int", "} catch { throw error.at(\"deep\") }", "case single(ASN1Integer)",
            "case .single(let value): writer.alternative(\"one\", value)", "case other = 1",
            "writer.identifier(rawValue, of: [\"first\", \"second\"])", "var kind: Kind = .other",
            "nonisolated let standard: Kind = .other",
            "static var top: Self { Self(rawValue: 9) }", "nonisolated let level: Level = .top",
            "nonisolated let maximum: Count = 500",
            "var `in`: String", "nonisolated let lonely: Alone = .init(in: \"a\", number: 1)",
        ] {
            #expect(result.has(line), "\(line)")
        }
    }

    @Test("conditions and DEFAULTs use the new names of members")
    func renamedInConditions() {
        let schema = """
            Root ::= SEQUENCE {
                one Pair (WITH COMPONENTS { first (0..9), second ABSENT }),
                list SEQUENCE OF SEQUENCE { item INTEGER } DEFAULT { { item 5 } } }
            Pair ::= SEQUENCE { first INTEGER, second BOOLEAN OPTIONAL }
            """
        let result = OptionsCase(schema) {
            $0.rename("Pair.first", "begin")
            $0.rename("Pair.second", "end")
            $0.rename("Root.list.item", "entry")
        }
        #expect(result.errors == [])
        #expect(result.text.contains("value.begin"))
        #expect(result.text.contains("value.end"))
        #expect(!result.text.contains("value.first"))
        #expect(!result.text.contains("value.second"))
        #expect(result.has("var list: [ListElement] = [.init(entry: 5)]"))
        #expect(result.text.contains("\"(WITH COMPONENTS { first (0..9), second ABSENT })\""))
    }

    // MARK: namespaces

    @Test("types live in an enum for their module where the options say so")
    func namespaces() {
        let all = OptionsCase(Self.schema, Self.empty) { $0.namespaces.grouping = .all }
        #expect(all.has("enum M {"))
        #expect(all.has("enum N {"))
        #expect(all.text.contains("\n    struct Root"))
        let one = OptionsCase(Self.schema, Self.empty) { $0.namespaces.modules.set(.flag("M"), to: .flag("Mine")) }
        #expect(one.has("enum Mine {"))
        #expect(one.text.contains("\n    struct Root"))
        #expect(one.text.contains("\nstruct Unused"))
        let none = OptionsCase(Self.schema, Self.empty) { _ in }
        #expect(none.text.contains("\nstruct Root"))
    }

    // MARK: constraints

    @Test("neither decoder nor encoder checks what is unchecked")
    func constraints() {
        let checked = OptionsCase(Self.schema) { _ in }
        #expect(checked.text.contains("decoder.require"))
        #expect(checked.text.contains("encoder.require"))
        let none = OptionsCase(Self.schema) { $0.constraints.all = .unchecked }
        #expect(!none.text.contains(".require("))
        // Bounds decide the type all the same.
        #expect(none.has("var deep: Int"))
        let some = OptionsCase(Self.schema) { $0.constraints.types.set(.flag("Alone"), to: .unchecked) }
        #expect(!some.text.contains("size: 1...4"))
        #expect(some.text.contains("decoder.require(try decoder.integer(.context(0)), in: 0...10"))
        #expect(some.text.contains("encoder.require(deep, in: 0...10"))
        let others = OptionsCase(Self.schema) {
            $0.constraints.all = .unchecked
            $0.constraints.types.set(.flag("Alone"), to: .checked)
        }
        #expect(others.text.contains("size: 1...4"))
        #expect(!others.text.contains("0...10"))
    }

    // MARK: leniency, access

    @Test("types say what they tolerate")
    func leniency() {
        let result = OptionsCase(Self.schema) { $0.leniency = [.symbolsInPrintableString, .paddedIntegers] }
        #expect(
            result.has(
                "static var leniency: ASN1Options { [.symbolsInPrintableString, .paddedIntegers] }"))
        #expect(!OptionsCase(Self.schema) { _ in }.text.contains("leniency"))
    }

    @Test("declarations have the access level", arguments: Options.Access.allCases)
    func access(level: Options.Access) {
        let result = OptionsCase(Self.schema) { $0.access = level }
        let prefix = level == .internal ? "" : level.rawValue + " "
        #expect(result.has("\(prefix)struct Root: ASN1Taggable, Hashable {"))
        #expect(result.has("\(prefix)nonisolated let limit: Count = 500"))
    }

    // MARK: dependencies

    @Test("types of a dependency are as its own options have them")
    func dependency() {
        let other = """
            O DEFINITIONS ::= BEGIN
            Count ::= INTEGER
            Pair ::= SEQUENCE { first INTEGER }
            Left ::= NULL
            END
            """
        var options = Options(access: .public)
        options.integers.types.set(.flag("Count"), to: .native)
        options.rename("Pair", "Couple")
        options.rename("Pair.first", "begin")
        options.pdu = [.flag("Count"), .flag("Pair")]
        let user = """
            M DEFINITIONS ::= BEGIN
            IMPORTS Count, Pair FROM O;
            Root ::= SEQUENCE { count Count, pair Pair DEFAULT { first 3 }, own INTEGER }
            END
            """
        let result = OptionsCase(user, dependency: (other, options)) { _ in }
        #expect(result.errors == [])
        #expect(result.text.contains("self.count = try decoder.integer("))
        #expect(result.text.contains("self.own = try decoder.bigInteger("))
        #expect(result.has("var pair: Couple = .init(begin: 3)"))
        #expect(result.text.contains(".init(begin: 3)"))

        let wrong = OptionsCase(
            user.replacing("Pair", with: "Left").replacing("DEFAULT { first 3 }", with: ""),
            dependency: (other, options)
        ) { _ in }
        #expect(
            wrong.errors == ["type 'Left' is not generated in 'Other': its option 'pdu' leaves it out; name it there"])
        #expect(
            OptionsCase(user, dependency: (other, options)) { $0.rename("Pair", "Two") }.errors
                == ["type 'Pair' belongs to 'Other', whose own options are about it"])
    }
}
