import Testing

@testable import ASN1Compiler

/// What became of the definitions of a schema, as text that tests compare.
struct ResolvedSchema {
    let model: Model
    let diagnostics: [String]

    /// Resolves modules, or assignments of a module `M`.
    init(_ text: String) {
        let file = LanguageCase.source(text)
        let (tree, found) = Parser.parse(file, index: 0)
        let (model, more) = Resolver.resolve(trees: [tree], files: [file], swiftModules: [nil])
        self.model = model
        var printer = DiagnosticPrinter(files: [file], showsSource: false)
        diagnostics = (found + more).map { printer.text(of: $0) }
    }

    /// The type of an assignment of any module.
    func type(_ name: String) throws -> ResolvedType {
        try #require(model.modules.flatMap(\.types).first { $0.name.text == name }, "no type \(name)").type
    }

    /// A component of the type behind `path[0]`, then of that, and so on; `*` is the element of a list.
    func type(at path: String) throws -> ResolvedType {
        let names = path.split(separator: ".").map(String.init)
        var current = try type(try #require(names.first))
        for name in names.dropFirst() {
            switch current.base.kind {
            case .sequenceOf(let element), .setOf(let element): current = element
            default:
                let component = current.base.componentList?.all.first { $0.name.text == name }
                current = try #require(component, "no component \(name)").type
            }
        }
        return current
    }

    /// The tags that an encoding shows, outermost first.
    func tags(_ path: String) throws -> String {
        try type(at: path).tags.map(\.description).joined(separator: " ")
    }

    func value(_ name: String) throws -> String {
        let found = model.modules.flatMap(\.values).first { $0.name.text == name }
        return Self.text(try #require(found, "no value \(name)").value)
    }

    static func text(_ value: ResolvedValue) -> String {
        switch value {
        case .boolean(let value): return value ? "TRUE" : "FALSE"
        case .null: return "NULL"
        case .integer(let value): return value.description
        case .real(let value): return value.description
        case .enumerated(let item): return "\(item.name.text)(\(item.value))"
        case .bits(let bits): return "'\(bits)'B"
        case .octets(let octets): return "'\(join(octets.map { String($0, radix: 16) }, " "))'H"
        case .string(let text): return "\"\(text)\""
        case .objectIdentifier(let arcs): return join(arcs.map(\.description), ".")
        case .relativeObjectIdentifier(let arcs): return ".\(join(arcs.map(\.description), "."))"
        case .choice(let name, let value): return "\(name.text):\(text(value))"
        case .structure(let parts): return "{\(join(parts.map { "\($0.name.text) \(text($0.value))" }, ", "))}"
        case .list(let values): return "{\(join(values.map { text($0) }, ", "))}"
        case .open(let type, let value): return "\(type.kind.spelling):\(text(value))"
        case .untyped: return "?"
        case .containing(_, let value): return "CONTAINING \(text(value))"
        }
    }

    private static func join(_ parts: [String], _ separator: String) -> String { parts.joined(separator: separator) }
}
