/// What components need beyond reading a value: explicit tags, defaults, constraints, extension additions.
extension ASN1Decoder {
    /// What stands inside an explicit tag.                                                             (X.690 8.14)
    @inlinable
    @inline(__always)
    public mutating func explicit<Value>(
        _ tag: ASN1Tag, _ value: (inout ASN1Decoder) throws(ASN1Error) -> Value
    ) throws(ASN1Error) -> Value {
        let scope = try enter(tag)
        let result = try value(&self)
        try leave(scope)
        return result
    }

    /// Hands on a component's value, unless it is the default, which DER leaves out.                    (X.690 11.5)
    @inlinable
    @inline(__always)
    public mutating func exceptDefault<Value: Equatable>(
        _ value: Value, _ standard: @autoclosure () -> Value
    ) throws(ASN1Error) -> Value {
        if rules == .der { try notDefault(value == standard()) }
        return value
    }

    /// The same for strings, whose characters are told apart by their codes.                              (X.680 41)
    public mutating func exceptDefault(
        _ value: String, _ standard: @autoclosure () -> String
    ) throws(ASN1Error) -> String {
        if rules == .der { try notDefault(ASN1Check.isEqual(value, standard())) }
        return value
    }

    /// Reads a component's value, unless it is encoded as the default is: the same for types whose values are the same exactly if
    /// their encodings in DER are.                                                                        (X.690 11.5)
    /// - Parameter standard: The encoding of the default in DER, with all its tags.
    @inlinable
    public mutating func exceptDefault<Value>(
        encoded standard: @autoclosure () -> [UInt8], _ value: (inout ASN1Decoder) throws(ASN1Error) -> Value
    ) throws(ASN1Error) -> Value {
        let start = position
        let result = try value(&self)
        if rules == .der {
            let encoding = UnsafeBufferPointer(start: base + start, count: position &- start)
            if encoding.elementsEqual(standard()) { throw Self.encodedDefault(start) }
        }
        return result
    }

    /// Hands on the value read last, if it satisfies a constraint.
    /// - Parameters:
    ///   - constraint: The constraint as written in the schema, such as `SIZE (1..MAX)`.
    ///   - holds: Whether a value satisfies it.
    @inlinable
    @inline(__always)
    public mutating func require<Value>(
        _ value: Value, _ constraint: StaticString, _ holds: (Value) -> Bool
    ) throws(ASN1Error) -> Value {
        if !holds(value) && !options.contains(.uncheckedConstraints) { throw violation(constraint) }
        return value
    }

    /// Hands on the value read last, if it lies in a range.                                             (X.680 51.4)
    @inlinable
    @inline(__always)
    public mutating func require<Value, Range: RangeExpression>(
        _ value: Value, in range: Range, _ constraint: StaticString
    ) throws(ASN1Error) -> Value where Range.Bound == Value {
        if !range.contains(value) && !options.contains(.uncheckedConstraints) { throw violation(constraint) }
        return value
    }

    /// Hands on the value read last, if it lies in one of several ranges.
    @inlinable
    public mutating func require<Value: Comparable>(
        _ value: Value, inOneOf ranges: [ClosedRange<Value>], _ constraint: StaticString
    ) throws(ASN1Error) -> Value {
        if !ASN1Check.lies(value, inOneOf: ranges) && !options.contains(.uncheckedConstraints) {
            throw violation(constraint)
        }
        return value
    }

    /// Hands on the value read last, if it has as many elements, octets or bits as SIZE allows.           (X.680 51.5)
    @inlinable
    @inline(__always)
    public mutating func require<Value: Collection, Range: RangeExpression>(
        _ value: Value, size range: Range, _ constraint: StaticString
    ) throws(ASN1Error) -> Value where Range.Bound == Int {
        if !range.contains(value.count) && !options.contains(.uncheckedConstraints) { throw violation(constraint) }
        return value
    }

    /// Hands on the string read last, if it has as many characters as SIZE allows: code points, not what people see.
    @inlinable
    public mutating func require<Range: RangeExpression>(
        _ value: String, size range: Range, _ constraint: StaticString
    ) throws(ASN1Error) -> String where Range.Bound == Int {
        let count = value.unicodeScalars.count
        if !range.contains(count) && !options.contains(.uncheckedConstraints) { throw violation(constraint) }
        return value
    }

    /// Hands on the string read last, if FROM allows all its characters.                                 (X.680 51.7)
    /// - Parameter ranges: The codes of the permitted characters.
    public mutating func require(
        _ value: String, from ranges: [ClosedRange<UInt32>], _ constraint: StaticString
    ) throws(ASN1Error) -> String {
        if !ASN1Check.consists(value, of: ranges) && !options.contains(.uncheckedConstraints) {
            throw violation(constraint)
        }
        return value
    }

    /// The same for the string types whose values are kept as octets.
    public mutating func require(
        _ value: ASN1Bytes, from ranges: [ClosedRange<UInt32>], _ constraint: StaticString
    ) throws(ASN1Error) -> ASN1Bytes {
        if !ASN1Check.consists(value, of: ranges) && !options.contains(.uncheckedConstraints) {
            throw violation(constraint)
        }
        return value
    }

    /// All values up to one that `isEnd` recognises, or to the end of the level: extension additions that more components
    /// follow.                                                                                            (X.680 52)
    @inlinable
    public mutating func skipUnknownExtensions(
        until isEnd: (borrowing ASN1Decoder) -> Bool
    ) throws(ASN1Error) -> [ASN1Any] {
        var values: [ASN1Any] = []
        while hasMore, !isEnd(self) {
            try countElement()
            values.append(try any())
        }
        return values
    }

    /// A BIT STRING with named bits, whose trailing zero bits mean nothing and which DER leaves out.  (X.690 11.2.2)
    public mutating func namedBits(_ tag: ASN1Tag = .bitString) throws(ASN1Error) -> ASN1BitString {
        let bits = try bitString(tag)
        if rules == .der, let last = bits.last, !last {
            throw ASN1Error(.notDER, "trailing zero bits of a named-bit list (X.690 11.2.2)", at: valueStart)
        }
        return bits
    }
}
