/// OCTET STRING, BIT STRING, object identifiers and whole values.                                   (X.690 8.6, 8.7, 8.19, 8.20)
extension ASN1Encoder {
    /// An OCTET STRING.                                                                                   (X.690 8.7)
    @inlinable
    public mutating func octetString(_ value: ASN1Bytes, _ tag: ASN1Tag = .octetString) throws(ASN1Error) {
        let end = count
        unsafe value.withUnsafeBytes { unsafe write($0) }
        writeHeader(tag, since: end)
    }

    /// A BIT STRING; the bits that do not count are 0.                                                (X.690 8.6, 11.2.1)
    public mutating func bitString(_ value: ASN1BitString, _ tag: ASN1Tag = .bitString) throws(ASN1Error) {
        writeBits(value, value.bytes.count, value.unusedBits, tag)
    }

    /// A BIT STRING with named bits, without trailing zero bits.                                            (X.690 11.2.2)
    public mutating func namedBits(_ value: ASN1BitString, _ tag: ASN1Tag = .bitString) throws(ASN1Error) {
        var octets = value.bytes.count
        while octets > 0, value.octet(octets - 1) == 0 { octets -= 1 }
        let unused = octets == 0 ? 0 : value.octet(octets - 1).trailingZeroBitCount
        writeBits(value, octets, UInt8(truncatingIfNeeded: unused), tag)
    }

    /// The first octets of a bit string, the last of them without its unused bits.
    private mutating func writeBits(_ value: ASN1BitString, _ octets: Int, _ unusedBits: UInt8, _ tag: ASN1Tag) {
        let end = count
        if octets > 0 {
            write(value.octet(octets - 1))
            unsafe value.bytes.withUnsafeBytes { unsafe write(UnsafeRawBufferPointer(rebasing: $0.prefix(octets - 1))) }
        }
        write(unusedBits)
        writeHeader(tag, since: end)
    }

    /// An OBJECT IDENTIFIER.                                                                               (X.690 8.19)
    @inlinable
    public mutating func objectIdentifier(_ value: ASN1ObjectIdentifier, _ tag: ASN1Tag = .objectIdentifier)
        throws(ASN1Error)
    {
        try octetString(value.contents, tag)
    }

    /// A RELATIVE-OID, which must have an arc.                                                            (X.690 8.20)
    public mutating func relativeObjectIdentifier(
        _ value: ASN1RelativeObjectIdentifier, _ tag: ASN1Tag = .relativeOID
    ) throws(ASN1Error) {
        try octetString(value.contents, tag)
        if value.contents.isEmpty { try fail(.malformed, "a RELATIVE-OID without arcs") }
    }

    /// One whole value of any type; what was read by BER becomes DER as far as its octets tell how.
    public mutating func any(_ value: ASN1Any) throws(ASN1Error) {
        unsafe value.canonicalBytes.withUnsafeBytes { unsafe write($0) }
        if isFirst && !value.isWhole { try fail(.malformed, "the octets are not the encoding of one value") }
    }

    /// Extension additions that the schema does not know.                                                     (X.680 52)
    @inlinable
    public mutating func unknownExtensions(_ values: [ASN1Any]) throws(ASN1Error) {
        try write(values) { encoder, value throws(ASN1Error) in try encoder.any(value) }
    }
}

extension ASN1BitString {
    /// An octet, without the bits that do not count.
    fileprivate func octet(_ index: Int) -> UInt8 {
        index == bytes.count - 1 ? bytes[index] & (0xFF << unusedBits) : bytes[index]
    }
}
