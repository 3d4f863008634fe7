import ASN1Compiler

/// A set of values in ascending closed intervals; a missing end is unlimited.
struct Intervals<Value: Comparable> {
    let intervals: [(lower: Value?, upper: Value?)]

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

extension Intervals<UInt32> {
    /// The intervals as ranges.
    var ranges: [ClosedRange<UInt32>] {
        intervals.compactMap { interval in
            let (lower, upper) = (interval.lower ?? 0, interval.upper ?? .max)
            return lower <= upper ? lower...upper : nil
        }
    }
}
