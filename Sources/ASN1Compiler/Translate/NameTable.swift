/// The Swift names of all definitions of a compilation, each unique where it stands.
struct NameTable {
    /// Names of type definitions, by identity.
    private var definitions: [ObjectIdentifier: String] = [:]
    /// Modules whose clashing types live in an enum of this name.
    private(set) var namespaces: [ObjectIdentifier: String] = [:]
    /// Definitions that live in their module's enum.
    private var nested: Set<ObjectIdentifier> = []
    /// The Swift modules of the dependencies.
    private var dependencies: Set<String> = []
    /// Swift modules by the names that they declare at file level; "" is the one that is generated.
    private var owners: [String: Set<String>] = [:]

    /// Names of definitions in such enums, which hide others there.
    private var nestedNames: Set<String> = []

    init(_ model: Model) {
        // Clashes count within one Swift module.
        var groups: [String: [ModuleModel]] = [:]
        for module in model.modules { groups[module.swiftModule ?? "", default: []].append(module) }
        for (swiftModule, group) in groups {
            if !swiftModule.isEmpty { dependencies.insert(swiftModule) }
            // By name, since the order of the files may differ between a module and those that depend on it.
            for name in nameAll(group.sorted { $0.name < $1.name }) { owners[name, default: []].insert(swiftModule) }
        }
    }

    /// Names the definitions of one Swift module; gives the names at file level.
    private mutating func nameAll(_ modules: [ModuleModel]) -> Set<String> {
        var users: [String: Set<ObjectIdentifier>] = [:]
        for module in modules {
            for definition in module.types where !definition.isHidden {
                users[SwiftNames.definition(definition.name.text), default: []].insert(ObjectIdentifier(module))
            }
        }
        var flat = Set(users.keys)
        for module in modules {
            var own: Set<String> = []
            for definition in module.types where !definition.isHidden {
                var name = SwiftNames.definition(definition.name.text)
                let isShared = (users[name]?.count ?? 0) > 1
                // Two names of one module may fall together once the hyphens are gone.
                if !own.insert(name).inserted { name = isShared ? own.add(name) : flat.add(name) }
                definitions[ObjectIdentifier(definition)] = name
                if isShared {
                    nested.insert(ObjectIdentifier(definition))
                    nestedNames.insert(name)
                    if namespaces[ObjectIdentifier(module)] == nil {
                        namespaces[ObjectIdentifier(module)] = Self.namespace(of: module, &flat)
                    }
                }
            }
        }
        // What the schema does not name makes no name of the schema longer.
        for module in modules {
            for definition in module.types where definition.isHidden {
                definitions[ObjectIdentifier(definition)] = flat.add(SwiftNames.definition(definition.name.text))
            }
        }
        return flat.subtracting(users.lazy.filter { $0.value.count > 1 }.map(\.key))
    }

    /// `Names`, or `NamesModule` where a type is called so: in the enum, that would be found first.
    private static func namespace(of module: ModuleModel, _ flat: inout Set<String>) -> String {
        let name = SwiftNames.type(module.name)
        return flat.insert(name).inserted ? name : flat.add(name + "Module")
    }

    /// The name as it is declared.
    func declared(_ definition: TypeDefinition) -> String {
        definitions[ObjectIdentifier(definition)] ?? SwiftNames.definition(definition.name.text)
    }

    /// Whether the definition stands in its module's enum.
    func isNested(_ definition: TypeDefinition) -> Bool { nested.contains(ObjectIdentifier(definition)) }

    /// Whether a type of this compilation or of a dependency has the name at file level, so that it hides the standard
    /// library's or the runtime's.
    func hides(_ name: String) -> Bool { owners[name] != nil || nestedNames.contains(name) }

    /// Whether an anonymous type of this name would hide something.
    func isTaken(_ name: String) -> Bool { hides(name) || dependencies.contains(name) }

    /// The name as it is referred to from anywhere: with its module's enum, and with the Swift module where the name
    /// alone would be another's, or could be.
    func reference(_ definition: TypeDefinition) -> String {
        var first = declared(definition)
        var name = first
        if isNested(definition), let namespace = namespaces[ObjectIdentifier(definition.module)] {
            first = namespace
            name = namespace + "." + name
        }
        guard let swiftModule = definition.module.swiftModule,
            (owners[first]?.count ?? 0) > 1 || first.hasPrefix("ASN1")
        else { return name }
        // A module selector passes by types that have the name of the module.                                (SE-0491)
        return swiftModule + (hides(swiftModule) ? "::" : ".") + name
    }
}

extension Set<String> {
    /// Adds the name, with `_2`, `_3` … where it is not new, and gives it back.
    fileprivate mutating func add(_ name: String) -> String {
        if insert(name).inserted { return name }
        var number = 2
        while !insert("\(name)_\(number)").inserted { number += 1 }
        return "\(name)_\(number)"
    }
}
