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

    private init(_ kind: Kind, size: Int = 1, depth: Int = 1) {
        self.kind = kind
        self.size = size
        self.depth = depth
    }

    private init(_ kind: Kind, of parts: [Predicate]) {
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

    // MARK: Combinations

    /// The condition that all of these hold. Sets are intersected, so that what one set can say becomes one.
    package static func all(_ parts: [Predicate]) -> Predicate {
        var flat: [Predicate] = []
        for part in parts {
            if case .all(let inner) = part.kind { flat += inner } else if !part.isAlways { flat.append(part) }
        }
        if flat.contains(where: \.isNever) { return .never }
        var result: [Predicate] = []
        var places = Places()
        for part in flat {
            switch part.kind {
            case .integer(let set):
                places.merge(part, at: \.integer, in: &result) {
                    if case .integer(let other) = $0 { .integer(other.intersection(set)) } else { nil }
                }
            case .size(let set):
                places.merge(part, at: \.size, in: &result) {
                    if case .size(let other) = $0 { .size(other.intersection(set)) } else { nil }
                }
            case .alphabet(let set):
                places.merge(part, at: \.alphabet, in: &result) {
                    if case .alphabet(let other) = $0 { .alphabet(other.intersection(set)) } else { nil }
                }
            default: result.append(part)
            }
        }
        if result.count == 1 { return result[0] }
        return result.isEmpty ? .always : Predicate(.all(result), of: result)
    }

    /// The condition that one of these holds.
    package static func any(_ parts: [Predicate]) -> Predicate {
        var integers: [IntegerSet] = []
        var sizes: [IntegerSet] = []
        var values: [ResolvedValue] = []
        var result: [Predicate] = []
        func add(_ part: Predicate) {
            switch part.kind {
            case .never: break
            case .any(let inner): inner.forEach(add)
            case .integer(let set): integers.append(set)
            case .size(let set): sizes.append(set)
            case .values(let list): values += list
            default: result.append(part)
            }
        }
        parts.forEach(add)
        // Sets come first, since they are quick to check.
        let sets: [Predicate] = [
            integers.isEmpty ? .never : .integer(.union(of: integers)),
            sizes.isEmpty ? .never : .size(.union(of: sizes)), .values(values),
        ]
        result = sets.filter { !$0.isNever } + result
        if result.contains(where: \.isAlways) { return .always }
        if result.count == 1 { return result[0] }
        return result.isEmpty ? .never : Predicate(.any(result), of: result)
    }

    /// The condition that this does not hold.
    package var negated: Predicate {
        switch kind {
        case .always: .never
        case .never: .always
        case .not(let inner): inner
        case .integer(let set): .integer(set.complement)
        case .size(let set): .size(set.complement)
        default: Predicate(.not(self), of: [self])
        }
    }

    /// The conditions that it consists of, each of which must hold.
    package var conjuncts: [Predicate] {
        switch kind {
        case .all(let parts): parts
        case .always: []
        default: [self]
        }
    }

    /// Where the sets of a conjunction stand in its list.
    private struct Places {
        var integer: Int?
        var size: Int?
        var alphabet: Int?

        mutating func merge(
            _ part: Predicate, at path: WritableKeyPath<Places, Int?>, in list: inout [Predicate],
            _ both: (Kind) -> Predicate?
        ) {
            if let place = self[keyPath: path], let merged = both(list[place].kind) {
                list[place] = merged
            } else {
                self[keyPath: path] = list.count
                list.append(part)
            }
        }
    }
}

/// A range of REAL values; a nil end is MIN or MAX.                                                       (X.680 51.4)
package struct RealRange {
    package var lower: Double?
    package var upper: Double?
    /// Whether the end itself is left out: `0<..1`.
    package var isLowerOpen = false
    package var isUpperOpen = false

    /// Whether the number lies in the range. NOT-A-NUMBER, which has no order, lies in none.
    package func contains(_ number: Double) -> Bool {
        guard !number.isNaN else { return lower == nil && upper == nil }
        if let lower, isLowerOpen ? number <= lower : number < lower { return false }
        if let upper, isUpperOpen ? upper <= number : upper < number { return false }
        return true
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
