/// A type with its names looked up, its tags effective and its constraints collected.
///
/// Types are objects: the passes of the resolver fill in what depends on other types (tags, expanded components) after
/// all references are known, so recursion through any path needs no special case.
package final class ResolvedType {
    package indirect enum Kind {
        case boolean
        case integer([NamedNumber])
        case enumerated(Enumeration)
        case real
        case bitString([NamedNumber])
        case octetString
        case null
        case objectIdentifier
        case relativeObjectIdentifier
        /// OID-IRI or RELATIVE-OID-IRI
        case iri(isRelative: Bool)
        case characterString(CharacterStringKind)
        /// CHARACTER STRING
        case unrestrictedCharacterString
        case embeddedPDV
        case external
        case instanceOf(InformationObjectClass)
        case objectDescriptor
        case utcTime
        case generalizedTime
        case time(TimeKind)
        case sequence(ComponentList)
        case set(ComponentList)
        case choice(ComponentList)
        case sequenceOf(ResolvedType)
        case setOf(ResolvedType)
        /// A type assignment; its own tags and constraints come on top of the definition's.
        case reference(TypeDefinition)
        /// ANY of X.208: any one TLV.
        case any
        /// A type that an information object decides: any one TLV, until the object is known.
        case openType(OpenType)
        /// What an error was already reported for.
        case invalid
    }

    /// TIME and the useful time types that are defined by it.                                            (X.680 38)
    package enum TimeKind: String {
        case time = "TIME"
        case date = "DATE"
        case timeOfDay = "TIME-OF-DAY"
        case dateTime = "DATE-TIME"
        case duration = "DURATION"
    }

    package var kind: Kind
    /// The tags written at this place, outermost first, with their mode decided where it does not depend on other types.
    package var prefixes: [TagPrefix]
    /// The tags that the encoding shows, outermost first: `[0] EXPLICIT INTEGER` has two, an untagged CHOICE or ANY none.
    package var tags: [Tag] = []
    /// Whether `tags` is set, which may be to none.
    var hasTags = false
    package var constraints: Constraints
    /// Whether it is written as a reference to a parameter.
    var isDummy = false
    /// Whether constraints are written on it, also before they are evaluated.
    var isConstrained = false
    /// Evaluates them; nil once that is done.
    var pendingConstraints: (() -> Void)?
    /// Whether the constraints on this type and on all that it refers to are evaluated, or under way.
    var hasSettledConstraints = false
    /// Whether its constraints are being evaluated, so that what they include cannot be the type itself.
    var isEvaluating = false
    /// What the constraints up to here leave; kept so that long chains of references are walked once.
    var knownEffect: EffectiveConstraints?
    /// The type behind all references, once the tags are known and nothing changes any more.
    var settledBase: ResolvedType?
    /// Of an untagged CHOICE: whether any element may be one of its values, once that was asked.
    var knownToTakeAnything: Bool?
    /// Of an untagged CHOICE: the types of its values, as many as messages count, once these were asked for.
    var knownFirstTypes: [ResolvedType]?
    /// The names of an INTEGER, BIT STRING or ENUMERATED, once one was looked for.
    private var namesByText: [String: NamedNumber]?
    /// Of a SEQUENCE or SET: the tables that decide the types of its components.
    package internal(set) var tables: [RowTable] = []
    package let range: SourceRange

    package init(
        _ kind: Kind, prefixes: [TagPrefix] = [], constraints: Constraints = Constraints(), range: SourceRange
    ) {
        self.kind = kind
        self.prefixes = prefixes
        self.constraints = constraints
        self.range = range
    }

    /// The type behind all references: never `.reference`, except in a loop that was reported.
    package var base: ResolvedType {
        var type = self
        var loop = LoopDetector()
        while case .reference(let definition) = type.kind {
            if let settled = type.settledBase { return settled }
            guard loop.isNew(type) else { break }
            type = definition.type
        }
        return type
    }

    /// The named number, bit or enumeration item of this type, references not followed.
    func namedNumber(_ name: String) -> NamedNumber? {
        if namesByText == nil {
            let list: [NamedNumber] =
                switch kind {
                case .integer(let names), .bitString(let names): names
                case .enumerated(let enumeration): enumeration.items
                default: []
                }
            namesByText = Dictionary(list.map { ($0.name.text, $0) }, uniquingKeysWith: { first, _ in first })
        }
        return namesByText?[name]
    }

    /// Whether the type, behind its references, is an untagged CHOICE or ANY, which has no tag of its own.
    package var isUntaggedAlternative: Bool { tags.isEmpty }
}

/// A tag written in front of a type.                                                                      (X.680 31)
package struct TagPrefix {
    package var tag: Tag
    /// As written or by the module's default; an implicit one still turns explicit on a type without a tag (31.2.7).
    package var isImplicit: Bool
    /// Whether IMPLICIT is written, so that turning explicit is an error.
    package var isWrittenImplicit = false
    /// Given by automatic tagging.
    package var isAutomatic = false
    package var range: SourceRange
}

/// A named number, named bit or enumeration item.
package struct NamedNumber {
    package var name: Identifier
    package var value: BigInteger
}

/// The items of an ENUMERATED with their numbers assigned.                                             (X.680 20)
package struct Enumeration {
    package var root: [NamedNumber]
    package var isExtensible: Bool
    package var additional: [NamedNumber]

    package var items: [NamedNumber] { root + additional }
}

/// Components or alternatives in order: the root, the additions after `...`, and the root that follows them.
package struct ComponentList {
    package var first: [Component]
    package var isExtensible: Bool
    package var additions: [Component]
    package var second: [Component]

    package var all: [Component] { first + additions + second }

    /// Whether a component may be absent without having a default: an addition is, in what an earlier version of the schema wrote.
    func mayLack(_ component: Component) -> Bool {
        switch component.presence {
        case .optional: true
        case .required: additions.contains { $0 === component }
        case .defaulted: false
        }
    }
}

/// An extension addition group: the components that share it are added together.                      (X.680 25.1)
package struct AdditionGroup: Hashable, Sendable {
    /// Where its list has it among its groups, from 0.
    package var index: Int
    /// The version number as decimal digits, if written.
    package var version: String?
}

/// A component of a SEQUENCE or SET, or an alternative of a CHOICE.
package final class Component {
    package enum Presence {
        case required
        case optional
        case defaulted(ResolvedValue)
    }

    package var name: Identifier
    package var type: ResolvedType
    package var presence: Presence
    /// The `[[ ]]` that it stands in, if any.
    package internal(set) var additionGroup: AdditionGroup?

    package init(name: Identifier, type: ResolvedType, presence: Presence) {
        self.name = name
        self.type = type
        self.presence = presence
    }
}
