import Testing

@testable import ASN1Compiler

/// Heads of modules, what they export and import, and several in one file.
struct ModuleParsingTests {
    private func parse(_ text: String) -> ([ModuleSyntax], [String]) {
        let (tree, diagnostics) = Parser.parse(source(text), index: 0)
        return (tree.modules, lines(diagnostics, in: text))
    }

    @Test func headWithEverything() throws {
        let (modules, diagnostics) = parse(
            """
            My-Module { iso standard(0) 8571 ref(9) } "/ISO/Standard/8571"
            DEFINITIONS AUTOMATIC TAGS EXTENSIBILITY IMPLIED ::= BEGIN EXPORTS A, b{}; END
            """)
        #expect(diagnostics == [])
        let module = try #require(modules.first)
        #expect(module.name.text == "My-Module")
        #expect(module.objectIdentifier?.components.map { $0.name?.text } == ["iso", "standard", nil, "ref"])
        #expect(module.objectIdentifier?.components.map(\.number) == [nil, "0", "8571", "9"])
        #expect(module.iri == "/ISO/Standard/8571")
        #expect(module.tagDefault == .automatic)
        #expect(module.isExtensibilityImplied)
        guard case .symbols(let symbols) = module.exports else {
            Issue.record("expected a list of exports")
            return
        }
        #expect(symbols.map(\.text) == ["A", "b"])
    }

    @Test func importsOfAllForms() throws {
        let (modules, diagnostics) = parse(
            """
            M DEFINITIONS ::= BEGIN
            IMPORTS A, b, C{} FROM M1 { iso 1 } WITH SUCCESSORS
                D FROM M2 id-m2
                E FROM M3 f, G FROM M4 M5.id WITH DESCENDANTS
                H FROM M6;
            T ::= A END
            """)
        #expect(diagnostics == [])
        let imports = try #require(modules.first).imports
        #expect(imports.map { $0.symbols.map(\.text) } == [["A", "b", "C"], ["D"], ["E"], ["f", "G"], ["H"]])
        #expect(imports.map(\.module.text) == ["M1", "M2", "M3", "M4", "M6"])
        #expect(imports.map(\.selection) == [.successors, nil, nil, .descendants, nil])
        let identifiers = imports.map { item -> String in
            switch item.assignedIdentifier {
            case .objectIdentifier(let value): "oid of \(value.components.count)"
            case .reference(let module, let name): (module.map { "\($0.text)." } ?? "") + name.text
            case nil: "none"
            }
        }
        #expect(identifiers == ["oid of 2", "id-m2", "none", "M5.id", "none"])
    }

    @Test func severalModules() {
        let (modules, diagnostics) = parse("A DEFINITIONS ::= BEGIN END B DEFINITIONS ::= BEGIN T ::= NULL END")
        #expect(diagnostics == [])
        #expect(modules.map(\.name.text) == ["A", "B"])
        #expect(modules.map(\.assignments.count) == [0, 1])
    }

    @Test(arguments: ["", " -- only a comment", "\u{FEFF}", "/* /* nested */ */"])
    func fileWithoutModules(text: String) {
        let (modules, diagnostics) = parse(text)
        #expect(modules.isEmpty)
        #expect(diagnostics == [])
    }

    @Test func typesOfTheLanguageMayBeImported() {
        let (modules, diagnostics) = parse(
            "M DEFINITIONS ::= BEGIN IMPORTS A, BMPString, UTF8String FROM B; T ::= UTF8String END")
        #expect(modules.first?.imports.first?.symbols.map(\.text) == ["A", "BMPString", "UTF8String"])
        #expect(
            diagnostics == [
                "1:36: warning: 'BMPString' is a type of the language and needs no import; remove it from the IMPORTS",
                "1:47: warning: 'UTF8String' is a type of the language and needs no import; remove it from the IMPORTS",
            ])
    }

    @Test func laterReservedWordsMayBeImported() {
        let (modules, diagnostics) = parse(
            "M DEFINITIONS ::= BEGIN IMPORTS A, DURATION FROM B; T ::= SEQUENCE { a DURATION } END")
        #expect(modules.first?.assignments.map(Describe.assignment) == ["T = sequence{a DURATION}"])
        #expect(diagnostics.count == 1)
    }

    @Test func encodingControlIsSkippedWithANote() {
        let (modules, diagnostics) = parse(
            "M DEFINITIONS ::= BEGIN T ::= NULL ENCODING-CONTROL XER GLOBAL-DEFAULTS MODIFIED-ENCODINGS END\n"
                + "N DEFINITIONS ::= BEGIN END")
        #expect(modules.map(\.name.text) == ["M", "N"])
        #expect(
            diagnostics == [
                "1:36: note: the ENCODING-CONTROL section XER is skipped; it does not change BER and DER"
            ])
    }

    @Test func prefixesOfAnotherDefaultEncodingAreSkipped() {
        let (modules, diagnostics) = parse(
            "M DEFINITIONS XER INSTRUCTIONS ::= BEGIN T ::= [NAME AS \"t\"] INTEGER END")
        #expect(modules.first?.assignments.map(Describe.assignment) == ["T = integer"])
        #expect(diagnostics.count == 1)
    }
}
