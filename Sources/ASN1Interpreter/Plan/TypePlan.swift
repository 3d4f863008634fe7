import ASN1Compiler
import ASN1Runtime

/// A type as a decoder needs it: references followed, tags in a row, constraints ready to be checked.
///
/// The order in which tags are left and constraints checked is that of generated code, so that of two things that are wrong both
/// report the same one.
final class TypePlan {
    /// What follows once the contents are read.
    enum Step {
        case check(ConstraintCheck)
        /// Leaves the innermost tag that is still open.
        case leave
    }

    /// How the value inside the tags is read.
    enum Contents {
        case boolean
        case null
        /// What generated code holds it in decides whether a number that is too large is out of range or violates a constraint.
        case integer(IntegerForm, names: [ASN1Integer: String])
        case enumerated(EnumerationPlan)
        case real
        case bitString
        case namedBits([Int: String])
        case octetString
        case objectIdentifier
        case relativeObjectIdentifier
        case iri(isRelative: Bool)
        case characterString(CharacterStringKind)
        case unrestrictedCharacterString
        case embeddedPDV
        case external
        case instanceOf
        case objectDescriptor
        case utcTime
        case generalizedTime
        case time(ResolvedType.TimeKind)
        case sequence(RecordPlan)
        case set(RecordPlan)
        case choice(ChoicePlan)
        case list(ElementPlan, isSet: Bool)
        case any
    }

    /// The type; it is kept because plans are found by it.
    let type: ResolvedType
    /// The tags around the contents, outermost first, but for the last where the contents have one.
    let outerTags: [ASN1Tag]
    /// The tag of the contents; of no meaning for ANY and a CHOICE.
    let tag: ASN1Tag
    let contents: Contents
    let steps: [Step]

    init(_ type: ResolvedType, outerTags: [ASN1Tag], tag: ASN1Tag, contents: Contents, steps: [Step]) {
        self.type = type
        self.outerTags = outerTags
        self.tag = tag
        self.contents = contents
        self.steps = steps
    }

    /// The components of a SEQUENCE or SET.
    var record: RecordPlan? {
        switch contents {
        case .sequence(let record), .set(let record): record
        default: nil
        }
    }
}

/// The items of an ENUMERATED.
struct EnumerationPlan {
    var names: [Int: String]
    var isExtensible: Bool
    /// The type's name for messages.
    var typeName: String
}

/// The components of a SEQUENCE or SET.
final class RecordPlan {
    /// The type's name for messages.
    let typeName: String
    /// The root, the additions, and the root after them.
    let components: [ComponentPlan]
    /// How many components stand before the place of unknown additions.
    let leadingCount: Int
    let isExtensible: Bool
    /// The places of the components in the order in which a member of a SET is tried: what takes anything comes last.
    let order: [Int]

    /// Whether the components come in any order.
    private let isSet: Bool

    /// The places of the components by their identifiers.
    private let places: [String: Int]
    /// The tables that decide the types of some components.
    let tables: [TablePlan]

    init(_ list: ComponentList, of type: ResolvedType, typeName: String) {
        self.typeName = typeName
        tables = type.tables.map { TablePlan($0, typeName: typeName) }
        let additions = Set(list.additions.map { ObjectIdentifier($0) })
        let all = list.all
        components = all.map {
            ComponentPlan($0, of: typeName, isAddition: additions.contains(ObjectIdentifier($0)))
        }
        places = Dictionary(
            all.enumerated().map { ($0.element.name.text, $0.offset) }, uniquingKeysWith: { first, _ in first })
        leadingCount = list.first.count + list.additions.count
        isExtensible = list.isExtensible
        if case .set = type.base.kind { isSet = true } else { isSet = false }
        let takesAnything = components.map(\.first.isAnything)
        order = all.indices.filter { !takesAnything[$0] } + all.indices.filter { takesAnything[$0] }
    }

    /// A component by its identifier.
    func component(named name: String) -> ComponentPlan? { places[name].map { components[$0] } }

    /// The components that a decoder takes values for, where additions stand that the schema does not know.
    /// - Parameter isPresent: Whether a component has a value of its own.
    /// - Returns: Those for the first of the additions, and those for the others: behind one that nothing takes, a SEQUENCE can only go
    ///   on with the rest of its root.
    func takers(where isPresent: (ComponentPlan) -> Bool) -> (first: TagTakers, others: TagTakers) {
        if isSet {
            let all = TagTakers(order.map { components[$0] }.filter { !$0.first.isAnything || !isPresent($0) })
            return (all, all)
        }
        let absent = components.prefix(leadingCount).reversed().prefix { $0.mayBeAbsent && !isPresent($0) }
        let root = components.dropFirst(leadingCount)
        let rest = root.prefix(root.prefix(while: \.mayBeAbsent).count + 1)
        return (TagTakers(absent + rest), TagTakers(rest))
    }

    /// The components whose types are decided by others.
    var columnNames: Set<String> { Set(tables.flatMap(\.columns).map(\.name)) }

    /// The column that a component is, with the number of its table.
    func column(named name: String) -> (table: Int, column: TablePlan.Column)? {
        for (number, table) in tables.enumerated() {
            if let column = table.columns.first(where: { $0.name == name }) { return (number, column) }
        }
        return nil
    }
}

/// The alternatives of a CHOICE.
final class ChoicePlan {
    /// In the order in which they are tried: what takes anything comes last.
    let alternatives: [ComponentPlan]
    let isExtensible: Bool
    private let types: [ResolvedType]

    init(_ list: ComponentList, typeName: String) {
        let all = list.all.map { ComponentPlan($0, of: typeName, isAddition: false) }
        alternatives = all.filter { !$0.first.isAnything } + all.filter(\.first.isAnything)
        isExtensible = list.isExtensible
        types = list.all.map(\.type)
    }

    /// The alternatives by their tags.
    private(set) lazy var takers = TagTakers(alternatives)

    /// What would have been right, for messages.
    var expectation: String { ResolvedType.expectation(types) }
}

/// A component or an alternative.
final class ComponentPlan {
    let name: String
    /// Whether it may be absent without having a default.
    let isOptional: Bool
    /// The DEFAULT.
    let standard: ResolvedValue?
    let first: FirstTags
    private let type: ResolvedType
    private let element: ElementPlan
    private var knownStandard: InterpretedValue??
    private var knownComparison: DefaultComparison?

    init(_ component: Component, of parent: String, isAddition: Bool) {
        name = component.name.text
        type = component.type
        first = FirstTags(component.type)
        element = ElementPlan(component.type, typeName: parent + "." + component.name.text)
        switch component.presence {
        // An addition is absent in what an earlier version of the schema wrote.                                 (X.680 25.16)
        case .required:
            isOptional = isAddition
            standard = nil
        case .optional:
            isOptional = true
            standard = nil
        case .defaulted(let value):
            isOptional = false
            standard = value
        }
    }

    /// What would have been right where the component is missing, for messages.
    var expectation: String { ResolvedType.expectation([type]) }

    /// Whether the component may be absent.
    var mayBeAbsent: Bool { isOptional || standard != nil }

    func plan(_ planner: Planner) -> TypePlan { element.plan(planner) }

    /// How values are compared with the DEFAULT; none where there is none.
    func comparison(_ plan: TypePlan) -> DefaultComparison? {
        if let knownComparison { return knownComparison }
        knownComparison = standard.map { plan.type.comparison(with: $0) }
        return knownComparison
    }

    /// The value of the DEFAULT; none for one that is no value of its type or too large to be made.
    func standardValue(_ planner: Planner) -> InterpretedValue? {
        if let knownStandard { return knownStandard }
        let value = standard.flatMap { DefaultValues.value(of: $0, as: plan(planner), planner) }
        knownStandard = .some(value)
        return value
    }
}

/// The type of a component or of the elements of a list. Its plan is made when it is first needed, so that recursive types come to
/// an end.
final class ElementPlan {
    private let type: ResolvedType
    /// The name for messages of a type that is written in place.
    private let typeName: String
    private var knownPlan: TypePlan?

    init(_ type: ResolvedType, typeName: String) {
        self.type = type
        self.typeName = typeName
    }

    func plan(_ planner: Planner) -> TypePlan {
        if let knownPlan { return knownPlan }
        let plan = planner.plan(type, typeName: typeName)
        knownPlan = plan
        return plan
    }
}
