/// BOOLEAN, INTEGER, ENUMERATED and NULL.                                                              (X.690 8.2-8.4, 8.8)
extension ASN1Decoder {
    /// A BOOLEAN. DER writes TRUE as FF; BER takes any octet but 00.                                    (X.690 8.2, 11.1)
    @_transparent
    public mutating func boolean(_ tag: ASN1Tag = .boolean) throws(ASN1Error) -> Bool {
        guard shortLength(tag.leading) == 1 else { return try booleanSlowly(tag) }
        let octet = unsafe base[position &+ 2]
        guard octet == 0 || octet == 0xFF else { return try booleanSlowly(tag) }
        valueStart = position
        position &+= 3
        return octet != 0
    }

    /// An INTEGER that fits `Int`; one that does not is an error of code ``ASN1Error/Code/outOfRange``.          (X.690 8.3)
    @_transparent
    public mutating func integer(_ tag: ASN1Tag = .integer) throws(ASN1Error) -> Int {
        let length = shortLength(tag.leading)
        if length == 1 {
            valueStart = position
            position &+= 3
            return unsafe Int(Int8(bitPattern: base[valueStart &+ 2]))
        }
        guard length == 2 else { return try integerSlowly(tag) }
        let value = unsafe Int(Int8(bitPattern: base[position &+ 2])) << 8 | Int(base[position &+ 3])
        // The first nine bits of several octets must not be equal.                                  (X.690 8.3.2)
        guard value < -128 || value > 127 else { return try integerSlowly(tag) }
        valueStart = position
        position &+= 4
        return value
    }

    /// An ENUMERATED as its number; one that does not fit `Int` is an error.                                    (X.690 8.4)
    @_transparent
    public mutating func enumerated(_ tag: ASN1Tag = .enumerated) throws(ASN1Error) -> Int {
        try integer(tag)
    }

    /// An INTEGER of 0 to 2^64 - 1; another one is an error of code ``ASN1Error/Code/outOfRange``.              (X.690 8.3)
    public mutating func unsignedInteger(_ tag: ASN1Tag = .integer) throws(ASN1Error) -> UInt64 {
        let start = position
        let value = try bigInteger(tag)
        guard let result = UInt64(exactly: value) else {
            throw ASN1Error(.outOfRange, "an INTEGER outside 0..18446744073709551615", at: start)
        }
        return result
    }

    /// An INTEGER of any size.                                                                                  (X.690 8.3)
    @_transparent
    public mutating func bigInteger(_ tag: ASN1Tag = .integer) throws(ASN1Error) -> ASN1Integer {
        let length = shortLength(tag.leading)
        guard length > 0, isMinimalInteger(length) else { return try bigIntegerSlowly(tag) }
        let start = position &+ 2
        valueStart = position
        position = start &+ length
        let octets = ASN1Bytes(storage: storage, start: start, count: length)
        return length > 8 ? ASN1Integer(large: octets) : ASN1Integer(twosComplement: octets)
    }

    /// A NULL.                                                                                                  (X.690 8.8)
    @_transparent
    public mutating func null(_ tag: ASN1Tag = .null) throws(ASN1Error) -> ASN1Null {
        guard shortLength(tag.leading) == 0 else { return try nullSlowly(tag) }
        valueStart = position
        position &+= 2
        return ASN1Null()
    }

    /// Whether the first nine bits of the contents, which start two octets on, are not all equal.             (X.690 8.3.2)
    @usableFromInline
    @_transparent
    func isMinimalInteger(_ length: Int) -> Bool {
        guard length > 1 else { return true }
        let first = unsafe base[position &+ 2]
        let second = unsafe base[position &+ 3]
        return first == 0 ? second >= 0x80 : first != 0xFF || second < 0x80
    }

    @inline(never)
    @usableFromInline
    mutating func booleanSlowly(_ tag: ASN1Tag) throws(ASN1Error) -> Bool {
        let header = try primitiveHeader(tag)
        guard header.length == 1 else { throw malformed("a BOOLEAN must have one contents octet") }
        let octet = unsafe base[header.contents]
        if rules == .der && octet != 0 && octet != 0xFF {
            throw notDER("a BOOLEAN that is neither 00 nor FF (X.690 11.1)")
        }
        valueStart = position
        position = header.contents &+ 1
        return octet != 0
    }

    @inline(never)
    @usableFromInline
    mutating func integerSlowly(_ tag: ASN1Tag) throws(ASN1Error) -> Int {
        let length = shortLength(tag.leading)
        // One load takes the contents and what follows them, as long as the input goes on for eight octets.
        guard length > 1, length <= MemoryLayout<Int>.size, inputEnd &- position >= 10 else {
            return try integerAnyhow(tag)
        }
        let word = unsafe Int64(
            bigEndian: UnsafeRawPointer(base + (position &+ 2)).loadUnaligned(as: Int64.self))
        let firstBits = word &>> 55
        guard firstBits != 0 && firstBits != -1 else { return try integerAnyhow(tag) }
        valueStart = position
        position &+= length &+ 2
        return Int(truncatingIfNeeded: word &>> Int64(truncatingIfNeeded: 64 &- length &* 8))
    }

    @inline(never)
    private mutating func integerAnyhow(_ tag: ASN1Tag) throws(ASN1Error) -> Int {
        let start = position
        let value = try bigIntegerSlowly(tag)
        guard let result = Int(exactly: value) else {
            throw ASN1Error(.outOfRange, "an INTEGER too large for Int", at: start)
        }
        return result
    }

    @inline(never)
    @usableFromInline
    mutating func bigIntegerSlowly(_ tag: ASN1Tag) throws(ASN1Error) -> ASN1Integer {
        let header = try primitiveHeader(tag)
        guard header.length > 0 else { throw malformed("an INTEGER must have contents octets") }
        if header.length > 1 {
            let first = unsafe base[header.contents]
            let second = unsafe base[header.contents &+ 1]
            let isPadded = first == 0 && second < 0x80 || first == 0xFF && second >= 0x80
            if isPadded && !(rules == .ber && options.contains(.paddedIntegers)) {
                throw malformed("an INTEGER whose first nine bits are equal (X.690 8.3.2)")
            }
        }
        valueStart = position
        position = header.contents &+ header.length
        return ASN1Integer(
            twosComplement: ASN1Bytes(storage: storage, start: header.contents, count: header.length))
    }

    @inline(never)
    @usableFromInline
    mutating func nullSlowly(_ tag: ASN1Tag) throws(ASN1Error) -> ASN1Null {
        let header = try primitiveHeader(tag)
        guard header.length == 0 else { throw malformed("a NULL must have no contents octets") }
        valueStart = position
        position = header.contents
        return ASN1Null()
    }
}
