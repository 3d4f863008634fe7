/// The Swift names of all definitions of a compilation, each unique where it stands.
struct NameTable {
    /// Names of type definitions, by identity.
    private var definitionNames: [ObjectIdentifier: String] = [:]
    /// Modules with types that live in an enum of this name.
    private(set) var namespaces: [ObjectIdentifier: String] = [:]
    /// Definitions that live in their module's enum.
    private var nested: Set<ObjectIdentifier> = []
    /// The Swift modules of the dependencies.
    private var dependencies: Set<String> = []
    /// Swift modules by the names that they declare at file level; "" is the one that is generated.
    private var owners: [String: Set<String>] = [:]
    /// Names of definitions in such enums, which hide others there.
    private var nestedNames: Set<String> = []
    /// Names at file level that the options give types of the module that is generated.
    private var newNames: [String: Options.Name] = [:]
    /// What is wrong with the names that the options give.
    private(set) var diagnostics: [Diagnostic] = []

    init(_ model: Model, _ options: AppliedOptions) {
        // Clashes count within one Swift module.
        var groups: [String: [ModuleModel]] = [:]
        for module in model.modules { groups[module.swiftModule ?? "", default: []].append(module) }
        for (swiftModule, group) in groups {
            if !swiftModule.isEmpty { dependencies.insert(swiftModule) }
            // By name, since the order of the files may differ between a module and those that depend on it.
            let modules = group.sorted { $0.name < $1.name }
            if swiftModule.isEmpty { diagnostics = Self.clashes(modules, options) }
            for name in nameAll(modules, options) { owners[name, default: []].insert(swiftModule) }
        }
    }

    /// Names the definitions of one Swift module; gives the names at file level.
    private mutating func nameAll(_ modules: [ModuleModel], _ options: AppliedOptions) -> Set<String> {
        var users: [String: Set<ObjectIdentifier>] = [:]
        for module in modules {
            for definition in module.types where !definition.isHidden {
                users[Self.name(definition, options), default: []].insert(ObjectIdentifier(module))
            }
        }
        var used = Set(users.keys)
        var fileLevel: Set<String> = []
        for module in modules {
            guard let name = options.namespace(of: module)?.text else { continue }
            namespaces[ObjectIdentifier(module)] = name
            used.insert(name)
        }
        for module in modules {
            let isNamespaced = options.isNamespaced(module)
            // What the schema does not name makes no name of the schema longer.
            let definitions = module.types.filter { !$0.isHidden } + module.types.filter { isNamespaced && $0.isHidden }
            var own: Set<String> = []
            for definition in definitions {
                var name = Self.name(definition, options)
                let isNested = isNamespaced || (users[name]?.count ?? 0) > 1
                // Two names of one module may fall together once the hyphens are gone.
                if !own.insert(name).inserted { name = isNested ? own.add(name) : used.add(name) }
                definitionNames[ObjectIdentifier(definition)] = name
                guard isNested else {
                    fileLevel.insert(name)
                    if module.swiftModule == nil { newNames[name] = options.newName(of: definition) }
                    continue
                }
                nested.insert(ObjectIdentifier(definition))
                nestedNames.insert(name)
                if namespaces[ObjectIdentifier(module)] == nil {
                    namespaces[ObjectIdentifier(module)] = Self.namespace(of: module, &used)
                }
            }
        }
        for module in modules where !options.isNamespaced(module) {
            for definition in module.types where definition.isHidden {
                let name = used.add(SwiftNames.definition(definition.name.text))
                definitionNames[ObjectIdentifier(definition)] = name
                fileLevel.insert(name)
            }
        }
        return fileLevel.union(modules.compactMap { namespaces[ObjectIdentifier($0)] })
    }

    /// The Swift name that a definition should have.
    private static func name(_ definition: TypeDefinition, _ options: AppliedOptions) -> String {
        options.newName(of: definition)?.text ?? SwiftNames.definition(definition.name.text)
    }

    /// `Names`, or `NamesModule` where a type is called so: in the enum, that would be found first.
    private static func namespace(of module: ModuleModel, _ used: inout Set<String>) -> String {
        let name = SwiftNames.type(module.name)
        return used.insert(name).inserted ? name : used.add(name + "Module")
    }

    /// Names that the options give, but that something else has too.
    private static func clashes(_ modules: [ModuleModel], _ options: AppliedOptions) -> [Diagnostic] {
        var users: [String: [TypeDefinition]] = [:]
        var enums: [String: [ModuleModel]] = [:]
        for module in modules {
            for definition in module.types where !definition.isHidden {
                users[name(definition, options), default: []].append(definition)
            }
            if let name = options.namespace(of: module) { enums[name.text, default: []].append(module) }
        }
        var result: [Diagnostic] = []
        for module in modules {
            for definition in module.types {
                guard let newName = options.newName(of: definition) else { continue }
                let other = users[newName.text]?.first { other in
                    // In enums of their own they are apart.
                    let isApart = options.isNamespaced(module) && options.isNamespaced(other.module)
                    return other !== definition && (other.module === module || !isApart)
                }
                guard let other else { continue }
                result.append(
                    newName.error(
                        "'\(newName.text)' is the Swift name of type '\(other.name.text)' too; choose another"))
            }
            guard let name = options.namespace(of: module) else { continue }
            if let type = users[name.text]?.first {
                result.append(
                    name.error("'\(name.text)' is the Swift name of type '\(type.name.text)' too; choose another"))
            } else if let other = enums[name.text]?.first(where: { $0 !== module }) {
                result.append(
                    name.error("'\(name.text)' is the namespace of module '\(other.name)' too; choose another"))
            }
        }
        return result
    }

    /// The name as it is declared.
    func declared(_ definition: TypeDefinition) -> String {
        definitionNames[ObjectIdentifier(definition)] ?? SwiftNames.definition(definition.name.text)
    }

    /// Whether the definition stands in its module's enum.
    func isNested(_ definition: TypeDefinition) -> Bool { nested.contains(ObjectIdentifier(definition)) }

    /// The name in the options that a type at file level has from them, if this is one.
    func renamed(_ name: String) -> Options.Name? { newNames[name] }

    /// Whether the module that is generated declares the name at file level.
    func isDeclared(_ name: String) -> Bool { owners[name]?.contains("") == true }

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
        // Ever further up, and then back by halves: thousands of one name would take quadratic time one by one.
        var taken = 1
        var free = 2
        while contains("\(name)_\(free)") { (taken, free) = (free, 2 * free) }
        while free - taken > 1 {
            let middle = (taken + free) / 2
            if contains("\(name)_\(middle)") { taken = middle } else { free = middle }
        }
        insert("\(name)_\(free)")
        return "\(name)_\(free)"
    }
}
