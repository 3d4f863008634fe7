import ASN1Compiler
import ASN1Runtime

/// A constraint that a value of a type must satisfy.                                                             (X.680 51)
struct ConstraintCheck {
    /// What is compared with what.
    private enum Condition {
        /// A number lies in one of these intervals.
        case value(Intervals<ASN1Integer>)
        /// The number of octets, bits, characters or elements does.
        case size(Intervals<Int>)
        /// No bit from this one on is set, in a type whose bits have names.                                     (X.680 22.7)
        case bitsBefore(Int)
        /// The code of every character lies in one of these intervals.
        case alphabet(Intervals<UInt32>)
    }

    private let condition: Condition

    /// The constraint as written in the schema.
    let text: String

    /// The checks of the constraints that are written on a type itself. Those that can be extended check nothing.
    static func all(of type: ResolvedType) -> [ConstraintCheck] {
        let kind = type.base.kind
        var checks: [ConstraintCheck] = []
        if let bound = type.constraints.value, !bound.isExtensible, bound.set != .all {
            let intervals = Intervals(bound.set) { ASN1Integer($0) }
            checks.append(ConstraintCheck(condition: .value(intervals), text: bound.message))
        }
        if let bound = type.constraints.size, !bound.isExtensible {
            if case .bitString(let names) = kind, !names.isEmpty {
                if let upper = bound.set.upper {
                    checks.append(
                        ConstraintCheck(condition: .bitsBefore(upper.asInt ?? .max), text: bound.message))
                }
            } else if case .unrestrictedCharacterString = kind {
                // What its size is depends on an encoding that nobody here knows.
            } else if bound.set != .nonNegative {
                let intervals = Intervals(bound.set) { $0.asInt ?? ($0 < 0 ? .min : .max) }
                checks.append(ConstraintCheck(condition: .size(intervals), text: bound.message))
            }
        }
        if let bound = type.constraints.alphabet, !bound.isExtensible, case .characterString = kind {
            let codes = bound.set.intersection(IntegerSet(lower: 0, upper: 0x10FFFF))
            let intervals = Intervals(codes) { UInt32(clamping: $0.asInt ?? 0) }
            checks.append(ConstraintCheck(condition: .alphabet(intervals), text: bound.message))
        }
        return checks
    }

    /// Whether a value satisfies the constraint; one of another kind than the type's does.
    func holds(_ value: InterpretedValue) -> Bool {
        switch condition {
        case .value(let intervals):
            guard case .integer(let number, _) = value else { return true }
            return intervals.contains(number)
        case .size(let intervals): return Self.size(of: value).map { intervals.contains($0) } ?? true
        case .bitsBefore(let end):
            guard case .namedBits(let flags) = value else { return true }
            return (flags.bits.lastIndex(of: true) ?? -1) < end
        case .alphabet(let intervals):
            switch value {
            case .text(let text): return text.unicodeScalars.allSatisfy { intervals.contains($0.value) }
            case .octetCharacters(let octets): return octets.allSatisfy { intervals.contains(UInt32($0)) }
            default: return true
            }
        }
    }

    /// What SIZE counts.                                                                                        (X.680 51.5)
    private static func size(of value: InterpretedValue) -> Int? {
        switch value {
        case .octets(let octets), .octetCharacters(let octets): octets.count
        case .bits(let bits): bits.count
        case .text(let text): text.unicodeScalars.count
        case .list(let elements): elements.count
        default: nil
        }
    }
}

/// A set of values in ascending closed intervals; a missing end is unlimited.
private struct Intervals<Value: Comparable> {
    private var intervals: [(lower: Value?, upper: Value?)]

    init(_ set: IntegerSet, _ convert: (BigInteger) -> Value) {
        intervals = set.intervals.map { ($0.lower.map(convert), $0.upper.map(convert)) }
    }

    /// Whether a value is in the set, found by halving.
    func contains(_ value: Value) -> Bool {
        var start = 0
        var end = intervals.count
        while start < end {
            let middle = (start + end) / 2
            if let lower = intervals[middle].lower, value < lower {
                end = middle
            } else if let upper = intervals[middle].upper, upper < value {
                start = middle + 1
            } else {
                return true
            }
        }
        return false
    }
}
