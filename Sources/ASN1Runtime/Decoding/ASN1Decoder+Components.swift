/// What components need beyond reading a value: explicit tags, defaults, extension additions.
extension ASN1Decoder {
    /// What stands inside an explicit tag.                                                             (X.690 8.14)
    @_transparent
    public mutating func explicit<Value>(
        _ tag: ASN1Tag, _ value: (inout ASN1Decoder) throws(ASN1Error) -> Value
    ) throws(ASN1Error) -> Value {
        let scope = try enter(tag)
        let result = try value(&self)
        try leave(scope)
        return result
    }

    /// Hands on a component's value, unless it is the default, which DER leaves out.                    (X.690 11.5)
    @_transparent
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
    /// - Parameters:
    ///   - standard: The encoding of the default in DER, with all its tags.
    ///   - value: Reads the value.
    @inlinable
    public mutating func exceptDefault<Value>(
        encoded standard: @autoclosure () -> [UInt8], _ value: (inout ASN1Decoder) throws(ASN1Error) -> Value
    ) throws(ASN1Error) -> Value {
        let start = position
        let result = try value(&self)
        if rules == .der {
            let encoding = unsafe UnsafeBufferPointer(start: base + start, count: position &- start)
            if unsafe encoding.elementsEqual(standard()) { throw Self.encodedDefault(start) }
        }
        return result
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
