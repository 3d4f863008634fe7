/// The options with their names looked up: what they say about each definition of the model.
///
/// Those of a dependency decide its types, as they did where it was generated; what is wrong with them is reported there.
struct AppliedOptions {
    /// Those of the module that is generated.
    let own: Options
    /// Those of dependencies, by Swift module.
    private let dependencies: [String: Options]
    private let owners: TypeOwners
    private var integers: [ObjectIdentifier: Options.Integers] = [:]
    private var checks: [ObjectIdentifier: Options.Checks] = [:]
    private var preserved: Set<ObjectIdentifier> = []
    /// The types to generate with all that they reach, by Swift module; none there where all are.
    private(set) var roots: [String?: [TypeDefinition]] = [:]
    private var typeNames: [ObjectIdentifier: Options.Name] = [:]
    private var valueNames: [ObjectIdentifier: Options.Name] = [:]
    /// New names of members, by the type that has them.
    private var memberNames: [ObjectIdentifier: [String: Options.Name]] = [:]
    private var namespaces: [ObjectIdentifier: Options.Name] = [:]
    private(set) var diagnostics: [Diagnostic] = []
    /// What was found out before.
    private let known = Known()

    private final class Known {
        var integers: [ObjectIdentifier: Options.Integers] = [:]
    }

    init(_ model: Model, own: Options, dependencies: [String: Options]) {
        self.own = own
        self.dependencies = dependencies
        owners = TypeOwners(model)
        for (swiftModule, options) in dependencies { apply(options, to: swiftModule, model) }
        diagnostics = []
        apply(own, to: nil, model)
    }

    // MARK: What they say

    /// The options of the Swift module that a definition lies in.
    func options(of module: ModuleModel) -> Options {
        module.swiftModule.map { dependencies[$0] ?? Options() } ?? own
    }

    /// What an INTEGER without finite bounds becomes at the end of the references of a type: what is said about the first
    /// definition on the way that something is said about.
    func integers(of type: ResolvedType) -> Options.Integers {
        var type = type
        var module: ModuleModel?
        var loop = LoopDetector()
        var passed: [ObjectIdentifier] = []
        // Each type of a long way is asked for, and the way from it on is the same.
        func all(_ result: Options.Integers) -> Options.Integers {
            for type in passed { known.integers[type] = result }
            return result
        }
        while loop.isNew(type) {
            if let result = known.integers[ObjectIdentifier(type)] { return all(result) }
            passed.append(ObjectIdentifier(type))
            let owner = owners.owner(of: type)
            module = owner?.module ?? module
            if case .reference(let definition) = type.kind {
                // A component that is a reference is as that definition says.
                if let owner, owner.type === type, let said = integers[ObjectIdentifier(owner)] { return all(said) }
                module = definition.module
                type = definition.type
            } else {
                if let owner, let said = integers[ObjectIdentifier(owner)] { return all(said) }
                break
            }
        }
        return all((module.map { options(of: $0) } ?? own).integers.all)
    }

    /// Whether generated code checks the constraints that are written on a type.
    ///
    /// - Parameter user: The definition whose code it would be; nil for values.
    func checksConstraints(of type: ResolvedType, in user: TypeDefinition?) -> Bool {
        [owners.owner(of: type), user].allSatisfy { definition in
            guard let definition else { return true }
            let said = checks[ObjectIdentifier(definition)] ?? options(of: definition.module).constraints.all
            return said == .checked
        }
    }

    /// Whether values of the type keep the bytes they were decoded from.
    func isPreserved(_ definition: TypeDefinition) -> Bool { preserved.contains(ObjectIdentifier(definition)) }

    /// The Swift name that the options give a type.
    func newName(of definition: TypeDefinition) -> Options.Name? { typeNames[ObjectIdentifier(definition)] }

    /// The Swift name that the options give a value.
    func newName(of definition: ValueDefinition) -> Options.Name? { valueNames[ObjectIdentifier(definition)] }

    /// The Swift name that the options give a member of a type that is no reference.
    func newName(ofMember member: String, of type: ResolvedType) -> Options.Name? {
        memberNames[ObjectIdentifier(type)]?[member]
    }

    /// The enum that the options want all types of the module in.
    func namespace(of module: ModuleModel) -> Options.Name? { namespaces[ObjectIdentifier(module)] }

    /// Whether all types of the module live in an enum.
    func isNamespaced(_ module: ModuleModel) -> Bool {
        namespace(of: module) != nil || options(of: module).namespaces.grouping == .all
    }

    /// Swift names of the members of a type that is no reference, in their order.
    func memberNames(of type: ResolvedType) -> [String] {
        let renamed = memberNames[ObjectIdentifier(type)] ?? [:]
        return SwiftNames.members(type.memberIdentifiers, renamed: renamed.mapValues(\.text))
    }

    // MARK: Looking names up

    private mutating func apply(_ options: Options, to swiftModule: String?, _ model: Model) {
        let names = OptionNames(model, of: swiftModule)
        for (definition, value) in types(options.integers.types, names) {
            integers[ObjectIdentifier(definition)] = value
        }
        for (definition, value) in types(options.constraints.types, names) {
            checks[ObjectIdentifier(definition)] = value
        }
        for (definition, name) in types(options.preserve.map { Options.Setting($0, $0) }, names) {
            if let problem = Self.whyNotPreserved(definition) { diagnostics.append(name.error(problem)) }
            preserved.insert(ObjectIdentifier(definition))
        }
        if !options.pdu.isEmpty {
            roots[swiftModule] = types(options.pdu.map { Options.Setting($0, $0) }, names).map(\.0)
        }
        var holders: [ResolvedType] = []
        for setting in options.rename {
            if let type = rename(setting.name, to: setting.value, names), !holders.contains(where: { $0 === type }) {
                holders.append(type)
            }
        }
        for type in holders { checkMembers(of: type) }
        for setting in options.namespaces.modules {
            do throws(OptionNames.Problem) {
                for module in try names.modules(setting.name.text) {
                    namespaces[ObjectIdentifier(module)] = setting.value
                }
                if let problem = SwiftNames.whyNoTypeName(setting.value.text) {
                    diagnostics.append(setting.value.error(problem))
                }
            } catch { diagnostics.append(setting.name.error(error.message)) }
        }
    }

    /// The types that settings are about; what names none is reported, and so is a second name in an options file for one type. A flag
    /// overrides what stands before it, whatever that calls the type.
    private mutating func types<Value>(
        _ settings: [Options.Setting<Value>], _ names: OptionNames
    ) -> [(TypeDefinition, Value)] {
        var seen: [ObjectIdentifier: String] = [:]
        return settings.compactMap { setting in
            do throws(OptionNames.Problem) {
                let definition = try names.type(setting.name.text)
                let other = seen.updateValue(setting.name.text, forKey: ObjectIdentifier(definition))
                if let other, !setting.name.isFlag {
                    let message = "'\(setting.name.text)' is the same type as '\(other)', which is named already"
                    diagnostics.append(setting.name.error(message))
                }
                return (definition, setting.value)
            } catch {
                diagnostics.append(setting.name.error(error.message))
                return nil
            }
        }
    }

    private static func whyNotPreserved(_ definition: TypeDefinition) -> String? {
        switch definition.type.kind {
        case .sequence, .set, .sequenceOf, .setOf: return nil
        case .reference(let other):
            return "'\(definition.name.text)' is another name for '\(other.name.text)', which can be preserved instead"
        default:
            return "only a SEQUENCE, SET, SEQUENCE OF or SET OF can be preserved; '\(definition.name.text)' is of type "
                + definition.type.kind.spelling
        }
    }

    // MARK: New names

    /// Takes over a new name; gives the type whose member it is about, if it is about one.
    private mutating func rename(
        _ name: Options.Name, to newName: Options.Name, _ names: OptionNames
    ) -> ResolvedType? {
        do throws(OptionNames.Problem) {
            let earlier: Options.Name?
            var problem = SwiftNames.whyNoMemberName(newName.text)
            var holder: ResolvedType?
            switch try names.target(name.text) {
            case .type(let definition):
                earlier = typeNames.updateValue(newName, forKey: ObjectIdentifier(definition))
                problem = SwiftNames.whyNoTypeName(newName.text)
            case .member(let type, let member):
                earlier = memberNames[ObjectIdentifier(type), default: [:]].updateValue(newName, forKey: member)
                holder = type
            case .values(let definitions):
                earlier = valueNames[ObjectIdentifier(definitions[0])]
                for definition in definitions { valueNames[ObjectIdentifier(definition)] = newName }
            }
            if let problem { diagnostics.append(newName.error(problem)) }
            if let earlier, !name.isFlag {
                diagnostics.append(
                    name.error("'\(name.text)' is named '\(earlier.text)' already; remove one of the two"))
            }
            return holder
        } catch {
            diagnostics.append(name.error(error.message))
            return nil
        }
    }

    /// Reports new names of members that others of the same type have too.
    private mutating func checkMembers(of type: ResolvedType) {
        let identifiers = type.memberIdentifiers
        let swiftNames = memberNames(of: type)
        for (identifier, swiftName) in zip(identifiers, swiftNames) {
            guard let newName = memberNames[ObjectIdentifier(type)]?[identifier] else { continue }
            let others = zip(identifiers, swiftNames).filter { $0.1 == swiftName && $0.0 != identifier }
            guard let other = others.first?.0 else { continue }
            diagnostics.append(newName.error("'\(newName.text)' is the Swift name of '\(other)' too; choose another"))
        }
    }
}
