/// BOOLEAN, INTEGER, ENUMERATED, NULL and REAL.                                                  (X.690 8.2-8.5, 8.8, 11.1, 11.3)
extension ASN1Encoder {
    /// A BOOLEAN: FF for TRUE.                                                                           (X.690 11.1)
    @inlinable
    public mutating func boolean(_ value: Bool, _ tag: ASN1Tag = .boolean) throws(ASN1Error) {
        let end = count
        write(value ? 0xFF : 0)
        writeHeader(tag, since: end)
    }

    /// An INTEGER of Swift's size, in as few octets as possible.                                            (X.690 8.3)
    @inlinable
    public mutating func integer(_ value: Int, _ tag: ASN1Tag = .integer) throws(ASN1Error) {
        let end = count
        var rest = value
        // One more octet as long as the sign bit of the last one does not say what is left.
        while rest > 0x7F || rest < -0x80 {
            write(UInt8(truncatingIfNeeded: rest))
            rest >>= 8
        }
        write(UInt8(truncatingIfNeeded: rest))
        writeHeader(tag, since: end)
    }

    /// An ENUMERATED by its number.                                                                        (X.690 8.4)
    @inlinable
    public mutating func enumerated(_ value: Int, _ tag: ASN1Tag = .enumerated) throws(ASN1Error) {
        try integer(value, tag)
    }

    /// Checks that the ENUMERATED written last is what its number is read as: an item of the schema given by its number, as one that the
    /// schema does not know, would be another value than the item, and would be encoded where it is the default.
    @inlinable
    public func requireSame<Value: Equatable>(_ value: Value, _ read: @autoclosure () -> Value) throws(ASN1Error) {
        if isFirst && value != read() {
            try fail(.malformed, "a number that the schema knows, given as an unknown one")
        }
    }

    /// An INTEGER of 0 to 2^64 - 1.                                                                        (X.690 8.3)
    @inlinable
    public mutating func unsignedInteger(_ value: UInt64, _ tag: ASN1Tag = .integer) throws(ASN1Error) {
        let end = count
        var rest = value
        while rest > 0x7F {
            write(UInt8(truncatingIfNeeded: rest))
            rest >>= 8
        }
        write(UInt8(truncatingIfNeeded: rest))
        writeHeader(tag, since: end)
    }

    /// An INTEGER of any size.                                                                             (X.690 8.3)
    @inlinable
    public mutating func bigInteger(_ value: ASN1Integer, _ tag: ASN1Tag = .integer) throws(ASN1Error) {
        if let small = value.small, let word = Int(exactly: small) { return try integer(word, tag) }
        let end = count
        unsafe value.twosComplement.withUnsafeBytes { unsafe write($0) }
        writeHeader(tag, since: end)
    }

    /// A NULL.                                                                                             (X.690 8.8)
    @inlinable
    public mutating func null(_ value: ASN1Null, _ tag: ASN1Tag = .null) throws(ASN1Error) {
        writeHeader(tag, since: count)
    }

    /// A REAL: base 2, the mantissa odd, the exponent as short as possible.                              (X.690 8.5, 11.3.1)
    public mutating func real(_ value: Double, _ tag: ASN1Tag = .real) throws(ASN1Error) {
        let end = count
        writeContents(value)
        writeHeader(tag, since: end)
    }

    private mutating func writeContents(_ value: Double) {
        if value.isNaN { return write(0x42) }
        let sign: UInt8 = value.sign == .minus ? 1 : 0
        if value.isInfinite { return write(0x40 | sign) }
        if value.isZero {
            if sign != 0 { write(0x43) }
            return
        }
        // The exponent that belongs to the lowest bit of the significand; one less than the biased exponent says, but for subnormals.
        let biased = Int(value.exponentBitPattern)
        var mantissa = value.significandBitPattern | (biased == 0 ? 0 : 1 << 52)
        var exponent = Swift.max(biased, 1) - 1075
        let zeros = mantissa.trailingZeroBitCount
        mantissa >>= UInt64(zeros)
        exponent += zeros
        while mantissa > 0 {
            write(UInt8(truncatingIfNeeded: mantissa))
            mantissa >>= 8
        }
        write(UInt8(truncatingIfNeeded: exponent))
        let isShort = exponent >= -0x80 && exponent <= 0x7F
        if !isShort { write(UInt8(truncatingIfNeeded: exponent >> 8)) }
        write(0x80 | sign << 6 | (isShort ? 0 : 1))
    }
}
