import ASN1Compiler
import ASN1Runtime

/// Makes plans of types, each once.
final class Planner {
    private var plans: [ObjectIdentifier: TypePlan] = [:]
    private let nominals = NominalTypes()

    /// How many references may lead to a type.
    private static let referenceLimit = 100_000

    /// The plan of a type.
    /// - Parameter typeName: What messages call the type when it is written in place.
    func plan(_ type: ResolvedType, typeName: String) -> TypePlan {
        if let plan = plans[ObjectIdentifier(type)] { return plan }
        let plan = makePlan(type, typeName: typeName)
        plans[ObjectIdentifier(type)] = plan
        return plan
    }

    private func makePlan(_ type: ResolvedType, typeName: String) -> TypePlan {
        var name = typeName
        // The steps of each reference on the way, outermost first, which are done in the opposite order.
        var levels: [[TypePlan.Step]] = []
        var current = type
        var openTags = type.tags.count
        var integerType = type
        while case .reference(let definition) = current.kind, levels.count < Self.referenceLimit {
            var steps = ConstraintCheck.all(of: current).map { TypePlan.Step.check($0) }
            if isNominal(definition) {
                // The definition reads its own tags, so constraints on the reference are checked when those are left.
                let own = min(definition.type.tags.count, openTags)
                steps += Array(repeating: .leave, count: openTags - own)
                openTags = own
                name = definition.name.text
                integerType = definition.type
            }
            levels.append(steps)
            current = definition.type
        }
        let contents = contents(of: current, integerType: integerType, typeName: name)
        var hasTag = !type.tags.isEmpty
        switch contents {
        case .choice, .any: hasTag = false
        default: break
        }
        let checks = ConstraintCheck.all(of: current).map { TypePlan.Step.check($0) }
        let leaves = [TypePlan.Step](repeating: .leave, count: max(0, openTags - (hasTag ? 1 : 0)))
        // A type with components reads all its tags itself.
        var steps = current.kind.hasComponents ? leaves + checks : checks + leaves
        for level in levels.reversed() { steps += level }
        let tags = type.tags.map { ASN1Tag($0) }
        return TypePlan(
            type, outerTags: hasTag ? Array(tags.dropLast()) : tags, tag: tags.last ?? .null, contents: contents,
            steps: steps)
    }

    /// - Parameter integerType: The type whose bounds decide what an INTEGER is held in.
    private func contents(
        of type: ResolvedType, integerType: ResolvedType, typeName: String
    ) -> TypePlan.Contents {
        switch type.kind {
        case .boolean: return .boolean
        case .null: return .null
        case .integer(let numbers):
            let names = numbers.map { (ASN1Integer($0.value), $0.name.text) }
            return .integer(
                (numbers.isEmpty ? integerType : type).boundedForm ?? .big,
                names: Dictionary(names, uniquingKeysWith: { first, _ in first }))
        case .enumerated(let enumeration):
            return .enumerated(
                EnumerationPlan(
                    names: Self.names(enumeration.items), isExtensible: enumeration.isExtensible, typeName: typeName))
        case .real: return .real
        case .bitString(let names): return names.isEmpty ? .bitString : .namedBits(Self.names(names))
        case .octetString: return .octetString
        case .objectIdentifier: return .objectIdentifier
        case .relativeObjectIdentifier: return .relativeObjectIdentifier
        case .iri(let isRelative): return .iri(isRelative: isRelative)
        case .characterString(let kind): return .characterString(kind)
        case .unrestrictedCharacterString: return .unrestrictedCharacterString
        case .embeddedPDV: return .embeddedPDV
        case .external: return .external
        case .instanceOf: return .instanceOf
        case .objectDescriptor: return .objectDescriptor
        case .utcTime: return .utcTime
        case .generalizedTime: return .generalizedTime
        case .time(let kind): return .time(kind)
        case .sequence(let list): return .sequence(RecordPlan(list, of: type, typeName: typeName))
        case .set(let list): return .set(RecordPlan(list, of: type, typeName: typeName))
        case .choice(let list): return .choice(ChoicePlan(list, typeName: typeName))
        case .sequenceOf(let element): return .list(ElementPlan(element, typeName: typeName), isSet: false)
        case .setOf(let element): return .list(ElementPlan(element, typeName: typeName), isSet: true)
        case .any, .openType, .invalid, .reference: return .any
        }
    }

    private static func names(_ numbers: [NamedNumber]) -> [Int: String] {
        var names: [Int: String] = [:]
        for number in numbers {
            if let value = number.value.asInt, names[value] == nil { names[value] = number.name.text }
        }
        return names
    }

    /// Whether generated code has a type of its own for a definition.
    func isNominal(_ definition: TypeDefinition) -> Bool { nominals.isNominal(definition) }
}

extension ResolvedType.Kind {
    fileprivate var hasComponents: Bool {
        switch self {
        case .sequence, .set, .choice: true
        default: false
        }
    }
}
