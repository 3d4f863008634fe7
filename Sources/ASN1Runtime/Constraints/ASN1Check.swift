/// Conditions that generated code checks constraints with, where the standard library has no short way to say them.
public enum ASN1Check {
    /// Whether two strings have the same characters. Characters are told apart by their codes: a letter with an accent is
    /// not the same as the letter followed by the accent, which Swift takes for equal.                  (X.680 41, 51.2)
    public static func isEqual(_ value: String, _ other: String) -> Bool { value.utf8.elementsEqual(other.utf8) }

    /// Whether a string has the same characters as one of these.                                           (X.680 51.2)
    public static func isOne(_ value: String, of others: [String]) -> Bool {
        others.contains { isEqual(value, $0) }
    }

    /// Whether two SET OF values have the same elements, each as often; their order means nothing.           (X.680 28.3)
    public static func haveSameElements<Elements: Collection>(
        _ value: Elements, _ other: [Elements.Element]
    ) -> Bool where Elements.Element: Equatable {
        guard value.count == other.count else { return false }
        var rest = other
        for element in value {
            guard let index = rest.firstIndex(of: element) else { return false }
            rest.remove(at: index)
        }
        return true
    }

    /// Whether a value lies in one of several ranges.                                                       (X.680 51.4)
    public static func lies<Value: Comparable>(_ value: Value, inOneOf ranges: [ClosedRange<Value>]) -> Bool {
        ranges.contains { $0.contains(value) }
    }

    /// Whether FROM allows all characters of a string.                                                      (X.680 51.7)
    /// - Parameters:
    ///   - value: The string.
    ///   - ranges: The codes of the permitted characters.
    public static func consists(_ value: String, of ranges: [ClosedRange<UInt32>]) -> Bool {
        value.unicodeScalars.allSatisfy { scalar in ranges.contains { $0.contains(scalar.value) } }
    }

    /// The same for the string types whose values are kept as octets.
    public static func consists(_ value: ASN1Bytes, of ranges: [ClosedRange<UInt32>]) -> Bool {
        value.allSatisfy { octet in ranges.contains { $0.contains(UInt32(octet)) } }
    }

    /// The first character of a string that FROM does not allow, for an error; empty when there is none.
    /// - Parameters:
    ///   - value: The string.
    ///   - ranges: The codes of the permitted characters.
    public static func stranger(in value: String, to ranges: [ClosedRange<UInt32>]) -> String {
        let stranger = value.unicodeScalars.first { scalar in !ranges.contains { $0.contains(scalar.value) } }
        return stranger.map { String(Character($0)) } ?? ""
    }

    /// The same for the string types whose values are kept as octets.
    public static func stranger(in value: ASN1Bytes, to ranges: [ClosedRange<UInt32>]) -> ASN1OctetCharacters {
        let stranger = value.first { octet in !ranges.contains { $0.contains(UInt32(octet)) } }
        return ASN1OctetCharacters(ASN1Bytes(stranger.map { [$0] } ?? []))
    }
}
