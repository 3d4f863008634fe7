/// What a type's constraints allow, as far as it depends on the value alone; each is nil where nothing is said.
package struct Constraints {
    /// The values an INTEGER may take.
    package var value: Bound?
    /// The sizes that SIZE allows.
    package var size: Bound?
    /// The characters that FROM allows, by their codes.
    package var alphabet: Bound?
    /// What else can be checked on a value: conditions that the three sets cannot say.
    package var others: [Condition] = []
    /// CONTAINING: the type whose encoding the octets or bits are.
    package var contents: ResolvedType?
    /// Whether ENCODED BY names encoding rules that are neither BER nor a part of them.
    package var hasOtherEncoding = false
    /// The information object set that an open type or identifier is tied to.
    package var table: TableConstraint?
    /// Constraints, or parts of them, that cannot be checked on a value alone, or are not.
    package var unenforced: [Unenforced] = []
    /// Whether an extension marker in them lets more values through than their root.
    var isExtensible = false
    /// The constraints as written, in the order in which they apply.
    var written: [Written] = []
    /// The field of a class that the constrained type is taken from.
    var field: ClassField?

    package init() {}

    /// `CLASS.&a.&b`                                                                                  (X.681 14.1)
    struct ClassField {
        var objectClass: InformationObjectClass
        var path: [FieldNameSyntax]
    }

    /// A constraint with the place that its names are looked up from.
    struct Written {
        var syntax: ConstraintSyntax
        var scope: Scope
    }

    /// A set of integers with the text that the schema gives for it.
    package struct Bound {
        package var set: IntegerSet
        /// As in the schema, for messages: `(SIZE (1..64))`.
        package var text: String
        /// With `...`: values outside are allowed, so a decoder must not reject them.
        package var isExtensible: Bool
        /// Where the last constraint stands that it comes from.
        package var range: SourceRange

        /// The text on one line, as messages of generated code have it.
        package var message: String { Translator.singleLine(text) }
    }

    /// A condition with the constraint that it comes from.
    package struct Condition {
        package var predicate: Predicate
        /// As in the schema, for messages: `(WITH COMPONENTS { ..., a PRESENT })`.
        package var text: String
        package var range: SourceRange

        /// The text on one line, as messages of generated code have it.
        package var message: String { Translator.singleLine(text) }
    }

    /// A part of a constraint that generated code does not check.
    package struct Unenforced {
        /// What is not checked, as it goes on from "generated code does not check".
        package var what: String
        /// What there is to do about it.
        package var advice = "check it in the program"
        package var range: SourceRange

        /// What the schema's author is told.
        package var message: String { "generated code does not check \(what); \(advice)" }
    }

    /// All that is to be checked on a value of the constrained type, apart from what the types it refers to say.
    ///
    /// What extensible constraints say is not there: values outside their root are allowed too.            (X.680 50.7)
    package var conditions: [Condition] {
        func condition(_ bound: Bound?, _ predicate: (IntegerSet) -> Predicate) -> Condition? {
            guard let bound, !bound.isExtensible else { return nil }
            return Condition(predicate: predicate(bound.set), text: bound.text, range: bound.range)
        }
        let sets = [
            condition(value, Predicate.integer), condition(size, Predicate.size),
            condition(alphabet, Predicate.alphabet),
        ]
        return sets.compactMap { $0 } + others
    }
}

/// What all constraints on a type leave together, those of the types it refers to included; each is nil where nothing is
/// said or where values outside are allowed too.
struct EffectiveConstraints {
    var value: IntegerSet?
    var size: IntegerSet?
    var alphabet: IntegerSet?

    /// With what one more type in the chain adds.
    func and(_ constraints: Constraints) -> EffectiveConstraints {
        func both(_ outer: IntegerSet?, _ bound: Constraints.Bound?) -> IntegerSet? {
            guard let bound else { return outer }
            // Of serial constraints the last one decides whether the result is extensible.             (X.680 50.8)
            if bound.isExtensible { return outer }
            return outer?.intersection(bound.set) ?? bound.set
        }
        return EffectiveConstraints(
            value: both(value, constraints.value), size: both(size, constraints.size),
            alphabet: both(alphabet, constraints.alphabet))
    }
}

/// A union of closed intervals of integers, in ascending order, not touching; a nil end is unlimited.
package struct IntegerSet: Hashable, CustomStringConvertible {
    package struct Interval: Hashable {
        package var lower: BigInteger?
        package var upper: BigInteger?
    }

    package private(set) var intervals: [Interval]

    package static let all = IntegerSet(intervals: [Interval(lower: nil, upper: nil)])
    package static let empty = IntegerSet(intervals: [])
    package static let nonNegative = IntegerSet(intervals: [Interval(lower: 0, upper: nil)])

    private init(intervals: [Interval]) {
        self.intervals = intervals
    }

    /// The interval, or the empty set where `lower` is greater than `upper`.
    package init(lower: BigInteger?, upper: BigInteger?) {
        if let lower, let upper, upper < lower {
            intervals = []
        } else {
            intervals = [Interval(lower: lower, upper: upper)]
        }
    }

    /// The set of these integers; sorted once, so that a long string is no long time.
    init(_ members: [Int]) {
        intervals = []
        var run: ClosedRange<Int>?
        for member in members.sorted() {
            if let current = run, member <= current.upperBound + 1 {
                run = current.lowerBound...member
            } else {
                if let run { intervals.append(Self.interval(run)) }
                run = member...member
            }
        }
        if let run { intervals.append(Self.interval(run)) }
    }

    private static func interval(_ range: ClosedRange<Int>) -> Interval {
        Interval(lower: BigInteger(range.lowerBound), upper: BigInteger(range.upperBound))
    }

    package var isEmpty: Bool { intervals.isEmpty }

    /// `0..5 | 7 | 9..MAX`
    package var description: String {
        intervals.map { interval in
            if let lower = interval.lower, lower == interval.upper { return lower.description }
            return "\(interval.lower.map(\.description) ?? "MIN")..\(interval.upper.map(\.description) ?? "MAX")"
        }.joined(separator: " | ")
    }
    /// The least member; nil where there is none.
    package var lower: BigInteger? { intervals.first?.lower }
    /// The greatest member; nil where there is none.
    package var upper: BigInteger? { intervals.last?.upper }

    package func contains(_ value: BigInteger) -> Bool {
        intervals.contains { interval in
            (interval.lower.map { $0 <= value } ?? true) && (interval.upper.map { value <= $0 } ?? true)
        }
    }

    package func union(_ other: IntegerSet) -> IntegerSet { Self.union(of: [self, other]) }

    /// The members of any of the sets; all intervals are sorted once.
    package static func union(of sets: [IntegerSet]) -> IntegerSet {
        let sorted = sets.flatMap(\.intervals).sorted { left, right in
            guard let rightLower = right.lower else { return false }
            guard let leftLower = left.lower else { return true }
            return leftLower < rightLower
        }
        var result: [Interval] = []
        for interval in sorted {
            guard let last = result.last else {
                result.append(interval)
                continue
            }
            guard let lastUpper = last.upper else { break }
            if let lower = interval.lower, lastUpper.successor < lower {
                result.append(interval)
            } else if interval.upper.map({ lastUpper < $0 }) ?? true {
                result[result.count - 1].upper = interval.upper
            }
        }
        return IntegerSet(intervals: result)
    }

    package func intersection(_ other: IntegerSet) -> IntegerSet {
        var result: [Interval] = []
        var left = 0
        var right = 0
        while left < intervals.count, right < other.intervals.count {
            let a = intervals[left]
            let b = other.intervals[right]
            let lower = Self.greater(a.lower, b.lower)
            let upper = Self.lesser(a.upper, b.upper)
            if lower == nil || upper == nil || lower.flatMap({ l in upper.map { l <= $0 } }) == true {
                result.append(Interval(lower: lower, upper: upper))
            }
            let leftEndsFirst = a.upper.map { end in b.upper.map { end < $0 } ?? true } ?? false
            if leftEndsFirst { left += 1 } else { right += 1 }
        }
        return IntegerSet(intervals: result)
    }

    /// What is not in the set.
    package var complement: IntegerSet {
        var result: [Interval] = []
        var next: BigInteger?
        var isFirst = true
        for interval in intervals {
            if let lower = interval.lower {
                result.append(Interval(lower: isFirst ? nil : next, upper: lower.predecessor))
            }
            guard let upper = interval.upper else { return IntegerSet(intervals: result) }
            next = upper.successor
            isFirst = false
        }
        result.append(Interval(lower: isFirst ? nil : next, upper: nil))
        return IntegerSet(intervals: result)
    }

    package func subtracting(_ other: IntegerSet) -> IntegerSet { intersection(other.complement) }

    private static func greater(_ left: BigInteger?, _ right: BigInteger?) -> BigInteger? {
        guard let left, let right else { return left ?? right }
        return max(left, right)
    }

    private static func lesser(_ left: BigInteger?, _ right: BigInteger?) -> BigInteger? {
        guard let left, let right else { return left ?? right }
        return min(left, right)
    }
}
