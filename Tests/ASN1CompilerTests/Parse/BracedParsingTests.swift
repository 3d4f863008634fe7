import Testing

@testable import ASN1Compiler

/// Braces read again under their governor.
struct BracedParsingTests {
    /// The braces of `v T ::= …`, and their tree.
    private func braces(_ text: String) throws -> (SyntaxTree, BracedSyntax) {
        let (module, tree, diagnostics) = parseModule("v T ::= \(text)")
        #expect(diagnostics.isEmpty)
        guard case .value(_, let value) = module?.assignments.first?.kind, case .braced(let braced) = value.kind else {
            throw BracesMissing()
        }
        return (tree, braced)
    }

    private struct BracesMissing: Error {}

    @Test func objectIdentifier() throws {
        let (tree, braced) = try braces("{ iso standard(0) 8571 ref M.v name(n) p{5} }")
        let components = try #require(tree.objectIdentifier(in: braced).syntax).components
        #expect(components.map { $0.name?.text } == ["iso", "standard", nil, "ref", "M.v", "name", "p"])
        #expect(components.map(\.number) == [nil, "0", "8571", nil, nil, nil, nil])
        #expect(components.map { $0.numberReference.map(Describe.reference) }[5] == "n")
        #expect(components.map { $0.reference.map(Describe.reference) }[4...] == ["M.v", nil, "p{value 5}"])
    }

    @Test func namedValues() throws {
        let (tree, braced) = try braces("{a 1, b {c 2}, d e : 3, f \"x\"}")
        let values = try #require(tree.namedValues(in: braced).syntax)
        #expect(values.map(\.name.text) == ["a", "b", "d", "f"])
        #expect(values.map { Describe.value($0.value) } == ["1", "braced(2)", "e: 3", "\"x\""])
    }

    @Test func values() throws {
        let (tree, braced) = try braces("{1, {2}, TRUE, a}")
        #expect(tree.values(in: braced).syntax?.map(Describe.value) == ["1", "braced(1)", "true", "a"])
    }

    @Test func emptyBraces() throws {
        let (tree, braced) = try braces("{ }")
        #expect(tree.values(in: braced).syntax?.isEmpty == true)
        #expect(tree.namedValues(in: braced).syntax?.isEmpty == true)
        #expect(tree.bitNames(in: braced).syntax?.isEmpty == true)
        #expect(tree.object(in: braced, fields: [:]).syntax?.isEmpty == true)
        #expect(tree.elementSet(in: braced).syntax?.root == nil)
        #expect(tree.objectIdentifier(in: braced).syntax?.components.isEmpty == true)
    }

    @Test func bitNames() throws {
        let (tree, braced) = try braces("{a, b}")
        #expect(tree.bitNames(in: braced).syntax?.map(\.text) == ["a", "b"])
    }

    @Test(arguments: [
        ("{4, 1}", ["tuple(column: \"4\", row: \"1\")"]),
        ("{0, 0, 1, 5}", ["quadruple(group: \"0\", plane: \"0\", row: \"1\", cell: \"5\")"]),
        ("{\"ab\", {13, 0}, name, M.v}", ["\"ab\"", "tuple(column: \"13\", row: \"0\")", "name", "M.v"]),
    ])
    func characters(text: String, expected: [String]) throws {
        let (tree, braced) = try braces(text)
        let parts = try #require(tree.characters(in: braced).syntax).map { part in
            switch part.kind {
            case .string(let text): "\"\(text)\""
            case .reference(let reference): Describe.reference(reference)
            default: "\(part.kind)"
            }
        }
        #expect(parts == expected)
    }

    @Test(arguments: [
        ("{ a | {1}, ... }", "(a | braced(1)), ..."), ("{ ..., T }", "..., type T"),
        ("{ 1..5 | S.&x }", "(1..5 | S.&x)"),
    ])
    func elementSet(text: String, expected: String) throws {
        let (tree, braced) = try braces(text)
        #expect(tree.elementSet(in: braced).syntax.map(Describe.set) == expected)
    }

    @Test func objectByDefaultSyntax() throws {
        let (tree, braced) = try braces("{&id 5, &Type SEQUENCE { a A }, &Set {1 | 2}, &obj {ID 3}}")
        let settings = tree.object(
            in: braced, fields: ["id": .value, "Type": .type, "Set": .valueSet, "obj": .object])
        #expect(settings.diagnostics.isEmpty)
        #expect(
            settings.syntax?.map(describe) == [
                "id = 5", "Type = sequence{a A}", "Set = {(1 | 2)}", "obj = object braced(2)",
            ])
    }

    @Test(arguments: [
        ("{a 1 b 2}", "2:14: error: expected ',' or '}', found 'b'"),
        ("{a}", "2:11: error: expected a value, found '}'"),
        ("{A 1}", "2:10: error: the name of a component starts with a small letter, 'A' does not; write 'a'"),
    ])
    func errorsInNamedValues(text: String, expected: String) throws {
        let (tree, braced) = try braces(text)
        let whole = "M DEFINITIONS ::= BEGIN\nv T ::= \(text)\nEND"
        #expect(lines(tree.namedValues(in: braced).diagnostics, in: whole) == [expected])
    }

    @Test func unknownField() throws {
        let (tree, braced) = try braces("{&idd 5, &x 3}")
        let messages = tree.object(in: braced, fields: ["id": .value, "other": .value]).diagnostics.map(\.message)
        #expect(
            messages == [
                "the class has no field '&idd'; did you mean '&id'?",
                "the class has no field '&x'; there are '&id', '&other'",
            ])
    }

    private func describe(_ setting: FieldSettingSyntax) -> String {
        switch setting.setting {
        case .type(let type): "\(setting.field.text) = \(Describe.type(type))"
        case .value(let value): "\(setting.field.text) = \(Describe.value(value))"
        case .object(let object): "\(setting.field.text) = object \(Describe.value(object))"
        case .valueSet(let set): "\(setting.field.text) = {\(Describe.set(set))}"
        case .objectSet(let set): "\(setting.field.text) = objects {\(Describe.set(set))}"
        }
    }

    // MARK: - WITH SYNTAX

    /// A class with most of what WITH SYNTAX can have, like OPERATION of X.880.
    private static let operation = """
        { &Argument OPTIONAL, &Result OPTIONAL, &flag BOOLEAN OPTIONAL, &Errors ERROR OPTIONAL, &code Code UNIQUE,
          &linked OPERATION OPTIONAL, &v &Argument OPTIONAL }
        WITH SYNTAX { [ARGUMENT &Argument [DEFAULT &v]] [RESULT &Result] [RETURN RESULT &flag] [ERRORS &Errors]
          [LINKED &linked] [, &v] CODE &code }
        """

    private func operation(_ object: String) throws -> (Reparsed<[FieldSettingSyntax]>, String) {
        let body = "v T ::= \(object)\nC ::= CLASS \(Self.operation)"
        let (module, tree, diagnostics) = parseModule(body)
        #expect(diagnostics.isEmpty)
        guard case .value(_, let value) = module?.assignments.first?.kind, case .braced(let braced) = value.kind,
            case .objectClass(let objectClass) = module?.assignments.last?.kind, let items = objectClass.withSyntax
        else { throw BracesMissing() }
        let fields: [String: FieldSettingKind] = [
            "Argument": .type, "Result": .type, "flag": .value, "Errors": .objectSet, "code": .value,
            "linked": .object, "v": .value,
        ]
        return (tree.object(in: braced, syntax: items, fields: fields), "M DEFINITIONS ::= BEGIN\n\(body)\nEND")
    }

    @Test(arguments: [
        ("{CODE local:5}", ["code = local: 5"]),
        (
            "{ARGUMENT INTEGER (1..5) RESULT M.T ERRORS {a | B} CODE id}",
            ["Argument = integer (1..5)", "Result = M.T", "Errors = objects {(a | type B)}", "code = id"]
        ),
        (
            "{ARGUMENT T{5} DEFAULT {x 1} RETURN RESULT FALSE LINKED {CODE 3} CODE {1 2}}",
            ["Argument = T{value 5}", "v = braced(2)", "flag = false", "linked = object braced(2)", "code = braced(2)"]
        ),
        ("{LINKED other.&linked , 7 CODE 1}", ["linked = object other.&linked", "v = 7", "code = 1"]),
    ])
    func definedSyntax(text: String, expected: [String]) throws {
        let (object, _) = try operation(text)
        #expect(object.diagnostics.map(\.message) == [])
        #expect(object.syntax?.map(describe) == expected)
    }

    @Test(arguments: [
        ("{}", "2:10: error: expected 'ARGUMENT', 'RESULT', 'RETURN', 'ERRORS', 'LINKED', ',' or 'CODE', found '}'"),
        ("{ARGUMENT A CODE}", "2:25: error: expected a value for '&code', found '}'"),
        (
            "{RESULT A COD 5}",
            "2:19: error: expected 'RETURN', 'ERRORS', 'LINKED', ',' or 'CODE', found 'COD'; did you mean 'CODE'?"
        ),
        ("{CODE 5 RESULT A}", "2:17: error: expected '}', found 'RESULT'"),
        ("{ERRORS a CODE 5}", "2:17: error: expected '{' and the objects of '&Errors', found 'a'"),
        ("{RETURN FALSE CODE 5}", "2:17: error: expected 'RESULT', found 'FALSE'"),
    ])
    func errorsInDefinedSyntax(text: String, expected: String) throws {
        let (object, whole) = try operation(text)
        #expect(lines(object.diagnostics, in: whole) == [expected])
        #expect(object.syntax == nil)
    }

    @Test func groupThatBeginsWithAField() throws {
        let (module, tree, _) = parseModule(
            "v T ::= {IDENTIFIED BY 5}\nw T ::= {NULL IDENTIFIED BY 5}\n"
                + "C ::= CLASS { &id INTEGER, &Type OPTIONAL } WITH SYNTAX { [&Type] IDENTIFIED BY &id }")
        guard case .objectClass(let objectClass) = module?.assignments.last?.kind, let items = objectClass.withSyntax
        else { throw BracesMissing() }
        let settings = try (module?.assignments.prefix(2) ?? []).map { assignment -> [String]? in
            guard case .value(_, let value) = assignment.kind, case .braced(let braced) = value.kind else {
                throw BracesMissing()
            }
            return tree.object(in: braced, syntax: items, fields: ["id": .value, "Type": .type]).syntax?.map(describe)
        }
        #expect(settings == [["id = 5"], ["Type = null", "id = 5"]])
    }
}
