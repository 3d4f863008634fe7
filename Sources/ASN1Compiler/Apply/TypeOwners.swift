/// Which definition each type that is written in place belongs to, so that options about the definition reach it.
struct TypeOwners {
    private var owners: [ObjectIdentifier: TypeDefinition] = [:]

    init(_ model: Model) {
        // By name, since the order of the files may differ between a module and those that depend on it.
        for module in model.modules.sorted(by: { $0.name < $1.name }) {
            for definition in module.types { add(definition) }
        }
    }

    /// The definition that a type is written in; nil for types of value assignments, and of the compiler's own making.
    func owner(of type: ResolvedType) -> TypeDefinition? { owners[ObjectIdentifier(type)] }

    private mutating func add(_ definition: TypeDefinition) {
        var work = [definition.type]
        while let type = work.popLast() {
            guard owners[ObjectIdentifier(type)] == nil else { continue }
            owners[ObjectIdentifier(type)] = definition
            work += type.kind.parts
        }
    }
}

extension ResolvedType.Kind {
    /// The types that a type of this kind is made of, references not followed.
    var parts: [ResolvedType] {
        switch self {
        case .sequence(let list), .set(let list), .choice(let list): list.all.map(\.type)
        case .sequenceOf(let element), .setOf(let element): [element]
        default: []
        }
    }
}
