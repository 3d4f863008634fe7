import ASN1Runtime

/// A value whose type an identifier beside it decides: decoded, and as it stands in the value around it.        (X.682 10)
package struct InterpretedRow: Hashable, Sendable {
    /// An open type, octets or bits: what is encoded.
    package var encoded: InterpretedValue
    /// Whether octets or bits contain the value.
    package var isContained: Bool
    /// The name of the type.
    package var typeName: String
    package var value: InterpretedValue

    /// Rows are equal when what is encoded is.
    package static func == (left: InterpretedRow, right: InterpretedRow) -> Bool { left.encoded == right.encoded }

    package func hash(into hasher: inout Hasher) { hasher.combine(encoded) }
}
