/// The checks of constraints, each around the expression that reads the value.                                (X.680 51)
extension ASN1Decoder {
    /// Hands on the value read last, if it satisfies a constraint.
    /// - Parameters:
    ///   - value: The value.
    ///   - constraint: The constraint as written in the schema, such as `SIZE (1..MAX)`.
    ///   - holds: Whether a value satisfies it.
    @_transparent
    public mutating func require<Value: ASN1Describable>(
        _ value: Value, _ constraint: StaticString, _ holds: (Value) -> Bool
    ) throws(ASN1Error) -> Value {
        if !holds(value) && !options.contains(.uncheckedConstraints) {
            throw Self.violation(constraint, valueStart, value)
        }
        return value
    }

    /// The same where something else than the value shows what is wrong with it.
    /// - Parameters:
    ///   - value: The value.
    ///   - constraint: The constraint as written in the schema.
    ///   - shown: What an error says was found.
    ///   - holds: Whether a value satisfies the constraint.
    @_transparent
    public mutating func require<Value>(
        _ value: Value, _ constraint: StaticString, showing shown: (Value) -> some ASN1Describable,
        _ holds: (Value) -> Bool
    ) throws(ASN1Error) -> Value {
        if !holds(value) && !options.contains(.uncheckedConstraints) {
            throw Self.violation(constraint, valueStart, shown(value))
        }
        return value
    }

    /// Hands on the value read last, if it lies in a range.                                             (X.680 51.4)
    @_transparent
    public mutating func require<Value: ASN1Describable, Range: RangeExpression>(
        _ value: Value, in range: Range, _ constraint: StaticString
    ) throws(ASN1Error) -> Value where Range.Bound == Value {
        if !range.contains(value) && !options.contains(.uncheckedConstraints) {
            throw Self.violation(constraint, valueStart, value)
        }
        return value
    }

    /// Hands on the value read last, if it lies in one of several ranges.
    @inlinable
    public mutating func require<Value: Comparable & ASN1Describable>(
        _ value: Value, inOneOf ranges: [ClosedRange<Value>], _ constraint: StaticString
    ) throws(ASN1Error) -> Value {
        if !ASN1Check.lies(value, inOneOf: ranges) && !options.contains(.uncheckedConstraints) {
            throw Self.violation(constraint, valueStart, value)
        }
        return value
    }

    /// Hands on the value read last, if it has as many elements, octets or bits as SIZE allows.           (X.680 51.5)
    @_transparent
    public mutating func require<Value: Collection, Range: RangeExpression>(
        _ value: Value, size range: Range, _ constraint: StaticString
    ) throws(ASN1Error) -> Value where Range.Bound == Int {
        if !range.contains(value.count) && !options.contains(.uncheckedConstraints) {
            throw Self.violation(constraint, valueStart, value.count)
        }
        return value
    }

    /// Hands on the string read last, if it has as many characters as SIZE allows: code points, not what people see.
    @inlinable
    public mutating func require<Range: RangeExpression>(
        _ value: String, size range: Range, _ constraint: StaticString
    ) throws(ASN1Error) -> String where Range.Bound == Int {
        let count = value.unicodeScalars.count
        if !range.contains(count) && !options.contains(.uncheckedConstraints) {
            throw Self.violation(constraint, valueStart, count)
        }
        return value
    }

    /// Hands on the string read last, if FROM allows all its characters.                                 (X.680 51.7)
    /// - Parameters:
    ///   - value: The string.
    ///   - ranges: The codes of the permitted characters.
    ///   - constraint: The constraint as written in the schema.
    public mutating func require(
        _ value: String, from ranges: [ClosedRange<UInt32>], _ constraint: StaticString
    ) throws(ASN1Error) -> String {
        if !ASN1Check.consists(value, of: ranges) && !options.contains(.uncheckedConstraints) {
            throw Self.violation(constraint, valueStart, ASN1Check.stranger(in: value, to: ranges))
        }
        return value
    }

    /// The same for the string types whose values are kept as octets.
    public mutating func require(
        _ value: ASN1Bytes, from ranges: [ClosedRange<UInt32>], _ constraint: StaticString
    ) throws(ASN1Error) -> ASN1Bytes {
        if !ASN1Check.consists(value, of: ranges) && !options.contains(.uncheckedConstraints) {
            throw Self.violation(constraint, valueStart, ASN1Check.stranger(in: value, to: ranges))
        }
        return value
    }
}
