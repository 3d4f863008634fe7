/// Swift names of the values of a compilation.
///
/// Values of the same name in two modules are told apart by the module's name in front; the same object identifier under
/// the same name is declared once, so that the other definition has no name.
struct ValueNames {
    private var names: [ObjectIdentifier: String] = [:]
    /// What is wrong with the names that the options give.
    private(set) var diagnostics: [Diagnostic] = []

    init(_ model: Model, _ options: AppliedOptions, types: NameTable) {
        var groups: [String: [ValueDefinition]] = [:]
        var order: [String] = []
        for module in model.modules where module.swiftModule == nil {
            for definition in module.values {
                let newName = options.newName(of: definition)
                let name = newName.map { SwiftNames.escaped($0.text) } ?? SwiftNames.member(definition.name.text)
                if groups[name] == nil { order.append(name) }
                groups[name, default: []].append(definition)
            }
        }
        var used = Set(order)
        for name in order {
            let group = groups[name] ?? []
            diagnostics += Self.clashes(group, options, types)
            if group.count == 1 || group.allSatisfy({ $0.value.isSameIdentifier(as: group[0].value) }) {
                names[ObjectIdentifier(group[0])] = name
                continue
            }
            for definition in group {
                var unique = SwiftNames.member(definition.module.name + "-" + definition.name.text)
                while !used.insert(unique).inserted { unique = SwiftNames.bare(unique) + "_" }
                names[ObjectIdentifier(definition)] = unique
            }
        }
    }

    /// The name that a value is declared under; nil for one that is declared with an equal one.
    subscript(_ definition: ValueDefinition) -> String? { names[ObjectIdentifier(definition)] }

    /// Names that the options give to values of this group, which has one Swift name, where others have it too; and to
    /// types.
    private static func clashes(
        _ group: [ValueDefinition], _ options: AppliedOptions, _ types: NameTable
    ) -> [Diagnostic] {
        guard let newName = group.lazy.compactMap({ options.newName(of: $0) }).first else {
            guard let definition = group.first, let type = types.renamed(SwiftNames.member(definition.name.text)) else {
                return []
            }
            return [
                type.error("'\(type.text)' is the Swift name of value '\(definition.name.text)' too; choose another")
            ]
        }
        if let other = group.first(where: { options.newName(of: $0) != newName }) {
            return [
                newName.error("'\(newName.text)' is the Swift name of value '\(other.name.text)' too; choose another")
            ]
        }
        guard types.isDeclared(newName.text) else { return [] }
        return [newName.error("'\(newName.text)' is the Swift name of a type too; choose another")]
    }
}
