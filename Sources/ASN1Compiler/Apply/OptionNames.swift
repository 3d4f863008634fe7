/// Finds what the names in the options of one Swift module stand for.
///
/// A name is `Type`, `value` or `Type.member`, each with `Module.` in front where it needs or likes that. Members of types
/// that are written in place follow those that hold them: `Type.member.member`.
struct OptionNames {
    /// What a name can stand for.
    enum Target {
        case type(TypeDefinition)
        /// A component, alternative, item, named number or named bit of the type, which is never a reference.
        case member(ResolvedType, String)
        /// Value definitions that share their name and value.
        case values([ValueDefinition])
    }

    /// Why a name stands for nothing.
    struct Problem: Error {
        var message: String
    }

    private let modules: [ModuleModel]
    private var types: [String: [TypeDefinition]] = [:]
    private var values: [String: [ValueDefinition]] = [:]
    /// Swift modules that types of the dependencies lie in, by the types' names.
    private var elsewhere: [String: String] = [:]

    /// - Parameters:
    ///   - model: All modules.
    ///   - swiftModule: The Swift module that the options are about; nil for the one that is generated.
    init(_ model: Model, of swiftModule: String?) {
        modules = model.modules.filter { $0.swiftModule == swiftModule }
        for module in modules {
            for definition in module.types where !definition.isHidden {
                types[definition.name.text, default: []].append(definition)
            }
            for definition in module.values { values[definition.name.text, default: []].append(definition) }
        }
        for module in model.modules where module.swiftModule != swiftModule {
            for definition in module.types where !definition.isHidden {
                elsewhere[definition.name.text] = module.swiftModule
            }
        }
    }

    /// The type that is called `Type` or `Module.Type`.
    func type(_ text: String) throws(Problem) -> TypeDefinition {
        let parts = Self.parts(text)
        switch parts.count {
        case 1:
            try checkNoValue(parts[0], values[parts[0]], unless: types[parts[0]])
            return try type(parts[0], among: types[parts[0]] ?? [])
        case 2:
            let module = try self.modules(parts[0])
            let candidates = (types[parts[1]] ?? []).filter { isIn(module, $0.module) }
            try checkNoValue(parts[1], values[parts[1]]?.filter { isIn(module, $0.module) }, unless: candidates)
            return try type(parts[1], among: candidates)
        default: throw Problem(message: "a type is named as 'Type' or 'Module.Type', not '\(text)'")
        }
    }

    /// The modules of this name: several where versions of one module are compiled together.
    func modules(_ name: String) throws(Problem) -> [ModuleModel] {
        let found = modules.filter { $0.name == name }
        if !found.isEmpty { return found }
        throw Problem(
            message: "there is no module '\(name)' here" + Spelling.hint(for: name, among: modules.map(\.name)))
    }

    /// Whatever may be given another name.
    func target(_ text: String) throws(Problem) -> Target {
        let parts = Self.parts(text)
        let first = parts[0]
        if parts.count == 1 {
            if let values = values[first] { return try value(first, among: values) }
            return .type(try type(first, among: types[first] ?? [], mayBeValue: true))
        }
        // A module and a type in it often share their name.
        let namesModule = modules.contains { $0.name == first }
        if let candidates = types[first] {
            do throws(Problem) {
                return try member(parts.dropFirst(), of: try type(first, among: candidates))
            } catch  where !namesModule { throw error } catch {}
        }
        guard namesModule else {
            let known = Array(types.keys) + modules.map(\.name)
            throw Problem(
                message: "there is no type or module '\(first)' here" + Spelling.hint(for: first, among: known.sorted())
            )
        }
        let module = try modules(first)
        let name = parts[1]
        if parts.count == 2, let candidates = values[name]?.filter({ isIn(module, $0.module) }), !candidates.isEmpty {
            return try value(name, among: candidates)
        }
        let candidates = (types[name] ?? []).filter { isIn(module, $0.module) }
        let definition = try type(name, among: candidates, mayBeValue: parts.count == 2)
        return parts.count == 2 ? .type(definition) : try member(parts.dropFirst(2), of: definition)
    }

    // MARK: Steps

    /// Says of a name that is a value's, and no type's, that it is one.
    private func checkNoValue(
        _ name: String, _ values: [ValueDefinition]?, unless types: [TypeDefinition]?
    ) throws(Problem) {
        if types?.isEmpty ?? true, let values, !values.isEmpty {
            throw Problem(message: "'\(name)' is a value; a type is needed here")
        }
    }

    private func type(
        _ name: String, among candidates: [TypeDefinition], mayBeValue: Bool = false
    ) throws(Problem) -> TypeDefinition {
        if let only = candidates.first, candidates.count == 1 { return only }
        if candidates.isEmpty {
            if let swiftModule = elsewhere[name] {
                throw Problem(message: "type '\(name)' belongs to '\(swiftModule)', whose own options are about it")
            }
            let isValue = mayBeValue && name.first?.isLowercase == true
            let known = isValue ? values.keys.sorted() : types.keys.sorted()
            let kind = isValue ? "value" : "type"
            throw Problem(message: "there is no \(kind) '\(name)' here" + Spelling.hint(for: name, among: known))
        }
        throw Problem(message: Self.ambiguous("type", name, candidates.map(\.module)))
    }

    private func value(_ name: String, among candidates: [ValueDefinition]) throws(Problem) -> Target {
        // An object identifier that several modules define becomes one constant.
        if candidates.count == 1 || candidates.allSatisfy({ $0.value.isSameIdentifier(as: candidates[0].value) }) {
            return .values(candidates)
        }
        throw Problem(message: Self.ambiguous("value", name, candidates.map(\.module)))
    }

    private func member(_ path: ArraySlice<String>, of definition: TypeDefinition) throws(Problem) -> Target {
        var shown = definition.name.text
        var type = definition.type
        for (index, name) in path.enumerated() {
            type = try holder(type, shown, before: name)
            let members = type.memberIdentifiers
            guard members.contains(name) else {
                throw Problem(message: "'\(shown)' has no member '\(name)'" + Spelling.hint(for: name, among: members))
            }
            guard index < path.count - 1 else { break }
            shown += "." + name
            guard let component = type.kind.components?.all.first(where: { $0.name.text == name }) else {
                throw Problem(message: "'\(shown)' has no members")
            }
            type = component.type
        }
        return .member(type, path.last ?? "")
    }

    /// The type whose members those of a component's type are: past lists, and past what the schema does not name.
    private func holder(_ type: ResolvedType, _ shown: String, before name: String) throws(Problem) -> ResolvedType {
        var type = type
        var loop = LoopDetector()
        while loop.isNew(type) {
            switch type.kind {
            case .sequenceOf(let element), .setOf(let element): type = element
            case .reference(let definition):
                guard definition.isHidden else {
                    let message = "'\(shown)' has the type '\(definition.name.text)', whose member is "
                    throw Problem(message: message + "'\(definition.name.text).\(name)'")
                }
                type = definition.type
            default: return type
            }
        }
        return type
    }

    private func isIn(_ modules: [ModuleModel], _ module: ModuleModel) -> Bool {
        modules.contains { $0 === module }
    }

    private static func parts(_ text: String) -> [String] {
        text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    }

    private static func ambiguous(_ kind: String, _ name: String, _ modules: [ModuleModel]) -> String {
        let names = modules.map { "'\($0.name).\(name)'" }
        return "there is more than one \(kind) '\(name)'; name one of \(names.joined(separator: ", "))"
    }
}

extension ResolvedType {
    /// The names of what it holds or lists, as the schema has them; none for a reference.
    var memberIdentifiers: [String] {
        switch kind {
        case .sequence(let list), .set(let list), .choice(let list): list.all.map(\.name.text)
        case .enumerated(let items): items.items.map(\.name.text)
        case .integer(let names), .bitString(let names): names.map(\.name.text)
        default: []
        }
    }
}

extension ResolvedType.Kind {
    /// The components of a SEQUENCE or SET, or the alternatives of a CHOICE.
    var components: ComponentList? {
        switch self {
        case .sequence(let list), .set(let list), .choice(let list): list
        default: nil
        }
    }
}
