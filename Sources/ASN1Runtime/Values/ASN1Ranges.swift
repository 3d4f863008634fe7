/// Membership in unions of ranges, for constraints that a few comparisons do not express.
public enum ASN1Ranges {
    /// Whether one of the ranges holds the value.
    public static func contain<Value: Comparable>(_ value: Value, _ ranges: [ClosedRange<Value>]) -> Bool {
        ranges.contains { $0.contains(value) }
    }
}

/// Permitted alphabets: what FROM allows.                                                             (X.680 51.7)
public enum ASN1Alphabet {
    /// Whether all characters of a string have codes in one of the ranges.
    public static func contains(_ string: String, _ ranges: [ClosedRange<UInt32>]) -> Bool {
        string.unicodeScalars.allSatisfy { ASN1Ranges.contain($0.value, ranges) }
    }

    /// The same for the string types whose values are kept as octets.
    public static func contains(_ string: ASN1Bytes, _ ranges: [ClosedRange<UInt32>]) -> Bool {
        string.allSatisfy { ASN1Ranges.contain(UInt32($0), ranges) }
    }
}
