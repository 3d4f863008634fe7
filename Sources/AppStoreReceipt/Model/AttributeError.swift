public import ASN1Runtime

/// Why the value of an attribute does not hold what its type promises. The attribute itself stays in the receipt's list.
public enum AttributeError: Error, Hashable, Sendable {
    /// The octets are no encoding of the expected type.
    case encoding(ASN1Error)
    /// The value has another type than the attribute's.
    case wrongType(expected: String, found: String, offset: Int)
    /// A text that is no timestamp.
    case notADate(String, offset: Int)
    /// A number that is neither 0 nor 1.
    case notAFlag(UInt64, offset: Int)
}

extension AttributeError: CustomStringConvertible {
    /// One line: what was expected, what was found, and the offset.
    public var description: String {
        switch self {
        case .encoding(let error):
            return error.description
        case .wrongType(let expected, let found, let offset):
            return "expected \(expected), found \(found) at offset \(offset)"
        case .notADate(let text, let offset):
            return "expected a date of RFC 3339, found '\(text)' at offset \(offset)"
        case .notAFlag(let number, let offset):
            return "expected 0 or 1, found \(number) at offset \(offset)"
        }
    }
}
