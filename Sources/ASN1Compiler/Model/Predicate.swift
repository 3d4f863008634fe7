/// A condition on a value of one type: what a constraint says, with all references in it followed.
///
/// Nothing in it refers to syntax, so that generated code and an interpreter of the model can both go by it. What cannot
/// be decided from the value (PATTERN, CONSTRAINED BY …) is left out so that the condition never rejects a value that the
/// constraint allows; `Constraints.unenforced` names it.
package struct Predicate {
    package indirect enum Kind {
        case always
        case never
        /// All of several; none of them is `.all`, `.always` or `.never`.
        case all([Predicate])
        /// At least one of several.
        case any([Predicate])
        case not(Predicate)
        /// The value of an INTEGER.                                                                     (X.680 51.2, 51.4)
        case integer(IntegerSet)
        /// The number of octets, bits, characters or elements. Of a BIT STRING with named bits, trailing zero bits may be
        /// left out of the count or added to it.                                                        (X.680 51.5, 22.7)
        case size(IntegerSet)
        /// The codes of all characters of a string; of types whose values are kept as octets, the octets.      (X.680 51.7)
        case alphabet(IntegerSet)
        /// The value of a REAL.                                                                                (X.680 51.4)
        case real(RealRange)
        /// The value is one of these. SET OF values are equal whatever the order of their elements.            (X.680 51.2)
        case values([ResolvedValue])
        /// WITH COMPONENT: on each element of a SEQUENCE OF or SET OF.                                       (X.680 51.8.2)
        case elements(Predicate)
        /// WITH COMPONENTS of a SEQUENCE or SET. Components that are not listed may be anything, extension additions that
        /// the schema does not know among them.                                                             (X.680 51.8.4)
        case components([Part])
        /// WITH COMPONENTS of a CHOICE: the condition on the value of each alternative that is listed; of the others,
        /// which an alternative that the schema does not know belongs to, either each may be chosen or none.
        case alternatives([Part], others: Bool)
    }

    /// What is said of one component or alternative.
    package struct Part {
        package enum Presence {
            case present
            case absent
            case either
        }

        /// As in the schema.
        package var name: String
        /// Of a component: whether it must be there. A component with a DEFAULT always has a value: it counts as `present`
        /// whatever that is, and as `absent` where it is the default.
        package var presence = Presence.either
        /// On its value, where it is there.
        package var value: Predicate
    }

    package let kind: Kind
    /// How many parts and values there are in it.
    package let size: Int
    /// How deep its parts are nested.
    package let depth: Int

    package static var always: Predicate { Predicate(.always) }
    package static var never: Predicate { Predicate(.never) }

    init(_ kind: Kind, size: Int = 1, depth: Int = 1) {
        self.kind = kind
        self.size = size
        self.depth = depth
    }

    init(_ kind: Kind, of parts: [Predicate]) {
        self.init(
            kind, size: parts.reduce(1) { $0 + $1.size }, depth: 1 + parts.reduce(0) { max($0, $1.depth) })
    }

    /// Whether every value satisfies it.
    package var isAlways: Bool { if case .always = kind { true } else { false } }
    /// Whether no value satisfies it, as far as can be seen.
    package var isNever: Bool { if case .never = kind { true } else { false } }

    // MARK: Leaves

    package static func integer(_ set: IntegerSet) -> Predicate {
        set == .all ? .always : Predicate(.integer(set), size: set.intervals.count + 1)
    }

    package static func size(_ set: IntegerSet) -> Predicate {
        let set = set.intersection(.nonNegative)
        return set == .nonNegative ? .always : Predicate(.size(set), size: set.intervals.count + 1)
    }

    package static func alphabet(_ set: IntegerSet) -> Predicate {
        let set = set.intersection(IntegerSet(lower: 0, upper: 0x10FFFF))
        return set.lower == 0 && set.upper == 0x10FFFF && set.intervals.count == 1
            ? .always : Predicate(.alphabet(set), size: set.intervals.count + 1)
    }

    package static func real(_ range: RealRange) -> Predicate {
        range.lower == nil && range.upper == nil ? .always : Predicate(.real(range))
    }

    package static func values(_ values: [ResolvedValue]) -> Predicate {
        values.isEmpty ? .never : Predicate(.values(values), size: values.reduce(1) { $0 + $1.partCount })
    }

    package static func elements(_ predicate: Predicate) -> Predicate {
        if predicate.isAlways { return .always }
        if predicate.isNever { return .size(IntegerSet(lower: 0, upper: 0)) }
        return Predicate(.elements(predicate), of: [predicate])
    }

    package static func components(_ parts: [Part]) -> Predicate {
        let parts = parts.filter { $0.presence != .either || !$0.value.isAlways }
        if parts.contains(where: { $0.presence == .present && $0.value.isNever }) { return .never }
        return parts.isEmpty ? .always : Predicate(.components(parts), of: parts.map(\.value))
    }

    package static func alternatives(_ parts: [Part], others: Bool) -> Predicate {
        if others, parts.allSatisfy(\.value.isAlways) { return .always }
        return Predicate(.alternatives(parts, others: others), of: parts.map(\.value))
    }
}

extension ResolvedValue {
    /// The number of values in it, itself included.
    fileprivate var partCount: Int {
        switch self {
        case .choice(_, let value), .open(_, let value): 1 + value.partCount
        case .structure(let parts): parts.reduce(1) { $0 + $1.value.partCount }
        case .list(let values): values.reduce(1) { $0 + $1.partCount }
        default: 1
        }
    }
}
