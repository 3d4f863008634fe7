/// The checks of constraints, which all come after the value is written.
extension ASN1Encoder {
    /// Checks that the value written last satisfies a constraint.
    /// - Parameters:
    ///   - value: The value.
    ///   - constraint: The constraint as written in the schema, such as `SIZE (1..MAX)`.
    ///   - holds: Whether a value satisfies it.
    @inlinable
    @inline(__always)
    public func require<Value: ASN1Describable>(
        _ value: Value, _ constraint: StaticString, _ holds: (Value) -> Bool
    ) throws(ASN1Error) {
        if checksConstraints && !holds(value) { throw Self.violation(constraint, count, value) }
    }

    /// The same where something else than the value shows what is wrong with it.
    /// - Parameters:
    ///   - value: The value.
    ///   - constraint: The constraint as written in the schema.
    ///   - shown: What an error says was found.
    ///   - holds: Whether a value satisfies the constraint.
    @inlinable
    @inline(__always)
    public func require<Value>(
        _ value: Value, _ constraint: StaticString, showing shown: (Value) -> some ASN1Describable,
        _ holds: (Value) -> Bool
    ) throws(ASN1Error) {
        if checksConstraints && !holds(value) { throw Self.violation(constraint, count, shown(value)) }
    }

    /// Checks that the value written last lies in a range.                                                (X.680 51.4)
    @inlinable
    @inline(__always)
    public func require<Value: ASN1Describable, Range: RangeExpression>(
        _ value: Value, in range: Range, _ constraint: StaticString
    ) throws(ASN1Error) where Range.Bound == Value {
        if checksConstraints && !range.contains(value) { throw Self.violation(constraint, count, value) }
    }

    /// Checks that the value written last lies in one of several ranges.
    @inlinable
    public func require<Value: Comparable & ASN1Describable>(
        _ value: Value, inOneOf ranges: [ClosedRange<Value>], _ constraint: StaticString
    ) throws(ASN1Error) {
        if checksConstraints && !ASN1Check.lies(value, inOneOf: ranges) {
            throw Self.violation(constraint, count, value)
        }
    }

    /// Checks that the value written last has as many elements, octets or bits as SIZE allows.              (X.680 51.5)
    @inlinable
    @inline(__always)
    public func require<Value: Collection, Range: RangeExpression>(
        _ value: Value, size range: Range, _ constraint: StaticString
    ) throws(ASN1Error) where Range.Bound == Int {
        if checksConstraints && !range.contains(value.count) { throw Self.violation(constraint, count, value.count) }
    }

    /// Checks that the string written last has as many characters as SIZE allows: code points, not what people see.
    @inlinable
    public func require<Range: RangeExpression>(
        _ value: String, size range: Range, _ constraint: StaticString
    ) throws(ASN1Error) where Range.Bound == Int {
        if checksConstraints && !range.contains(value.unicodeScalars.count) {
            throw Self.violation(constraint, count, value.unicodeScalars.count)
        }
    }

    /// Checks that FROM allows all characters of the string written last.                                 (X.680 51.7)
    /// - Parameters:
    ///   - value: The string.
    ///   - ranges: The codes of the permitted characters.
    ///   - constraint: The constraint as written in the schema.
    public func require(
        _ value: String, from ranges: [ClosedRange<UInt32>], _ constraint: StaticString
    ) throws(ASN1Error) {
        if checksConstraints && !ASN1Check.consists(value, of: ranges) {
            throw Self.violation(constraint, count, ASN1Check.stranger(in: value, to: ranges))
        }
    }

    /// The same for the string types whose values are kept as octets.
    public func require(
        _ value: ASN1Bytes, from ranges: [ClosedRange<UInt32>], _ constraint: StaticString
    ) throws(ASN1Error) {
        if checksConstraints && !ASN1Check.consists(value, of: ranges) {
            throw Self.violation(constraint, count, ASN1Check.stranger(in: value, to: ranges))
        }
    }

    @inline(never)
    @usableFromInline
    static func violation(_ constraint: StaticString, _ count: Int, _ found: some ASN1Describable) -> ASN1Error {
        ASN1Error(violated: constraint, found: found.shortNotation, at: count)
    }
}
