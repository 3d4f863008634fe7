public import ASN1Runtime

/// Why the value of an attribute does not hold what its type promises. The attribute itself stays in the receipt's list.
public enum AttributeError: Error, Hashable, Sendable {
    /// The octets are no encoding of the type that the schema has for the field.
    case encoding(ASN1Error)
    /// A text that is no timestamp.
    case notADate(String, offset: Int)
}

extension AttributeError: CustomStringConvertible {
    /// One line: what was expected, what was found, and the offset.
    public var description: String {
        switch self {
        case .encoding(let error):
            return error.description
        case .notADate(let text, let offset):
            return "expected a date of RFC 3339, found '\(text)' at offset \(offset)"
        }
    }
}
