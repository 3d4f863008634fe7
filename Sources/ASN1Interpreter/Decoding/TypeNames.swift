import ASN1Compiler

/// Why a name is not that of one type.
package enum TypeNameError: Error, Equatable {
    /// No module has it; these names are near.
    case unknown(near: [String])
    /// Several modules have it; these names tell them apart.
    case ambiguous([String])
}

/// Finds the types of a model by their names.
struct TypeNames {
    private let definitions: [TypeDefinition]

    init(_ model: Model) {
        definitions = model.modules.flatMap(\.types).filter { !$0.isHidden }
    }

    func definition(named name: String) throws(TypeNameError) -> TypeDefinition {
        let matches = definitions.filter { $0.name.text == name || Self.fullName($0) == name }
        guard let match = matches.first else { throw .unknown(near: near(name)) }
        guard matches.count == 1 else { throw .ambiguous(matches.map(Self.fullName).sorted()) }
        return match
    }

    /// At most five names: one that may have been misspelt, and those that have the name in them.
    private func near(_ name: String) -> [String] {
        let word = name.lowercased()
        // Without a point nobody asked for a module.
        let names = Set(definitions.map { name.contains(".") ? Self.fullName($0) : $0.name.text })
        let closest = Spelling.closest(to: name, among: names.sorted())
        let others = names.filter { $0 != closest && !word.isEmpty && $0.lowercased().contains(word) }
        return Array(((closest.map { [$0] } ?? []) + others.sorted()).prefix(5))
    }

    private static func fullName(_ definition: TypeDefinition) -> String {
        definition.module.name + "." + definition.name.text
    }
}
