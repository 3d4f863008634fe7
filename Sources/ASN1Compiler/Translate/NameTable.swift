/// The Swift names of all definitions and anonymous types of a compilation, each unique where it stands.
struct NameTable {
    /// Names of type definitions, by identity.
    private var definitions: [ObjectIdentifier: String] = [:]
    /// Modules whose clashing types live in an enum of this name.
    private(set) var namespaces: [ObjectIdentifier: String] = [:]
    /// Definitions that live in their module's enum.
    private var nested: Set<ObjectIdentifier> = []
    /// All Swift names at file level, and all nested ones: what may shadow the standard library.
    private(set) var usedNames: Set<String> = []

    init(_ model: Model) {
        // Clashes count within one Swift module.
        var modules: [String: [ModuleModel]] = [:]
        for module in model.modules { modules[module.swiftModule ?? "", default: []].append(module) }
        for group in modules.values {
            var owners: [String: Set<ObjectIdentifier>] = [:]
            for module in group {
                for definition in module.types {
                    owners[SwiftNames.type(definition.name.text), default: []].insert(ObjectIdentifier(module))
                }
            }
            for module in group { name(module, owners: owners) }
        }
    }

    private mutating func name(_ module: ModuleModel, owners: [String: Set<ObjectIdentifier>]) {
        var flat: Set<String> = []
        var counts: [String: Int] = [:]
        for definition in module.types {
            var name = SwiftNames.type(definition.name.text)
            if (owners[name]?.count ?? 0) > 1 {
                nested.insert(ObjectIdentifier(definition))
                namespaces[ObjectIdentifier(module)] = unused(SwiftNames.type(module.name), owners)
            }
            // Two names of one module may fall together once the hyphens are gone.
            let plain = name
            while !flat.insert(name).inserted {
                counts[plain, default: 1] += 1
                name = "\(plain)_\(counts[plain, default: 2])"
            }
            definitions[ObjectIdentifier(definition)] = name
            if module.swiftModule == nil { usedNames.insert(name) }
        }
        if let namespace = namespaces[ObjectIdentifier(module)], module.swiftModule == nil {
            usedNames.insert(namespace)
        }
    }

    private func unused(_ name: String, _ owners: [String: Set<ObjectIdentifier>]) -> String {
        owners[name] == nil ? name : name + "Module"
    }

    mutating func reserve(_ name: String) {
        usedNames.insert(name)
    }

    /// The name as it is declared.
    func declared(_ definition: TypeDefinition) -> String {
        definitions[ObjectIdentifier(definition)] ?? SwiftNames.type(definition.name.text)
    }

    /// Whether the definition stands in its module's enum.
    func isNested(_ definition: TypeDefinition) -> Bool { nested.contains(ObjectIdentifier(definition)) }

    /// The name as it is referred to from anywhere: with its module's enum, and with the Swift module where a name
    /// of this compilation would hide it.
    func reference(_ definition: TypeDefinition) -> String {
        var name = declared(definition)
        if isNested(definition), let namespace = namespaces[ObjectIdentifier(definition.module)] {
            name = namespace + "." + name
        }
        if let swiftModule = definition.module.swiftModule,
            usedNames.contains(name.split(separator: ".").first.map(String.init) ?? name)
        {
            name = swiftModule + "." + name
        }
        return name
    }
}
