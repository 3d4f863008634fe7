/// Types that keep their octets: OCTET STRING, BIT STRING, identifiers, and whole values.
extension ASN1Decoder {
    /// An OCTET STRING, in place. The segments of BER are put together, in new storage when there are several.
    ///                                                                                              (X.690 8.7, 10.2)
    @_transparent
    public mutating func octetString(_ tag: ASN1Tag = .octetString) throws(ASN1Error) -> ASN1Bytes {
        let length = shortLength(tag.leading)
        guard length >= 0 else { return try octetsSlowly(tag) }
        let start = position &+ 2
        valueStart = position
        position = start &+ length
        return ASN1Bytes(storage: storage, start: start, count: length)
    }

    /// A BIT STRING, in place. In DER the bits that do not count are 0.                           (X.690 8.6, 10.2, 11.2.1)
    @_transparent
    public mutating func bitString(_ tag: ASN1Tag = .bitString) throws(ASN1Error) -> ASN1BitString {
        let length = shortLength(tag.leading)
        // Unused bits are rare but in named bits, and need checks.
        guard length > 0, unsafe base[position &+ 2] == 0 else { return try bitsSlowly(tag) }
        let start = position &+ 3
        valueStart = position
        position = start &+ length &- 1
        return ASN1BitString(
            bytes: ASN1Bytes(storage: storage, start: start, count: length &- 1), uncheckedUnusedBits: 0)
    }

    /// An OBJECT IDENTIFIER, in place.                                                                        (X.690 8.19)
    @inlinable
    public mutating func objectIdentifier(
        _ tag: ASN1Tag = .objectIdentifier
    ) throws(ASN1Error) -> ASN1ObjectIdentifier {
        let length = shortLength(tag.leading)
        guard length > 0, length <= identifierLimit, areArcs(length) else {
            return ASN1ObjectIdentifier(uncheckedContents: try arcsSlowly(tag))
        }
        let start = position &+ 2
        valueStart = position
        position = start &+ length
        return ASN1ObjectIdentifier(uncheckedContents: ASN1Bytes(storage: storage, start: start, count: length))
    }

    /// A RELATIVE-OID, in place.                                                                              (X.690 8.20)
    @inlinable
    public mutating func relativeObjectIdentifier(
        _ tag: ASN1Tag = .relativeOID
    ) throws(ASN1Error) -> ASN1RelativeObjectIdentifier {
        ASN1RelativeObjectIdentifier(uncheckedContents: try arcsSlowly(tag))
    }

    /// The value that comes next, whatever its type, as it is encoded.
    ///
    /// It and all values inside it are well-formed, and in DER they are what the rules of DER make of their universal types: lengths, forms
    /// and contents. What only the type can tell is checked when the value is decoded: the order of a SET, characters, what has another tag.
    @inlinable
    public mutating func any() throws(ASN1Error) -> ASN1Any {
        let start = position
        let room = end &- start
        guard room >= 2, unsafe base[start &+ 1] < 0x80, unsafe Int(base[start &+ 1]) <= room &- 2,
            unsafe Self.hasFreeContents(base[start]) || base[start] == 5 && base[start &+ 1] == 0
        else { return try anySlowly() }
        valueStart = start
        position = unsafe start &+ 2 &+ Int(base[start &+ 1])
        return ASN1Any(
            bytes: ASN1Bytes(storage: storage, start: start, count: position &- start), rules: rules, options: options)
    }

    /// All values up to the end of the level: what stands in place of an extension marker.                   (X.680 52)
    public mutating func skipUnknownExtensions() throws(ASN1Error) -> [ASN1Any] {
        var values: [ASN1Any] = []
        while hasMore {
            try countElement()
            values.append(try any())
        }
        return values
    }

    /// Whether contents octets, which start two octets on, are arcs: the last one ends, and none starts with 80.
    @usableFromInline
    @_transparent
    func areArcs(_ length: Int) -> Bool {
        let start = position &+ 2
        guard unsafe base[start &+ length &- 1] < 0x80, unsafe base[start] != 0x80 else { return false }
        var index = 1
        while index < length {
            if unsafe base[start &+ index] == 0x80 && base[start &+ index &- 1] < 0x80 { return false }
            index &+= 1
        }
        return true
    }

    @inline(never)
    @usableFromInline
    mutating func octetsSlowly(_ tag: ASN1Tag) throws(ASN1Error) -> ASN1Bytes {
        let plain = longHeader(tag.leading)
        if plain.length >= 0 {
            valueStart = position
            position = plain.contents &+ plain.length
            return ASN1Bytes(storage: storage, start: plain.contents, count: plain.length)
        }
        let header = try header(tag)
        if header.isConstructed { return try joinedSegments(header, of: .octetString).bytes }
        valueStart = position
        position = header.contents &+ header.length
        return ASN1Bytes(storage: storage, start: header.contents, count: header.length)
    }

    @inline(never)
    @usableFromInline
    mutating func bitsSlowly(_ tag: ASN1Tag) throws(ASN1Error) -> ASN1BitString {
        let header = try header(tag)
        if header.isConstructed {
            let (bytes, unusedBits) = try joinedSegments(header, of: .bitString)
            return ASN1BitString(bytes: bytes, uncheckedUnusedBits: unusedBits)
        }
        let unusedBits = try unusedBits(header, at: position)
        if rules == .der && unusedBits > 0 {
            let last = unsafe base[header.contents &+ header.length &- 1]
            if last & ~(0xFF << unusedBits) != 0 {
                throw notDER("unused bits of a BIT STRING that are not 0 (X.690 11.2.1)")
            }
        }
        valueStart = position
        position = header.contents &+ header.length
        return ASN1BitString(
            bytes: ASN1Bytes(storage: storage, start: header.contents &+ 1, count: header.length &- 1),
            uncheckedUnusedBits: unusedBits)
    }

    /// The initial octet of a BIT STRING or of one of its segments.                                       (X.690 8.6.2)
    func unusedBits(_ header: ASN1Header, at start: Int) throws(ASN1Error) -> UInt8 {
        guard header.length > 0 else {
            throw ASN1Error(.malformed, "a BIT STRING must have contents octets", at: start)
        }
        let unusedBits = unsafe base[header.contents]
        guard unusedBits <= 7, unusedBits == 0 || header.length > 1 else {
            throw ASN1Error(.malformed, "a BIT STRING with an impossible number of unused bits", at: start)
        }
        return unusedBits
    }

    @inline(never)
    @usableFromInline
    mutating func arcsSlowly(_ tag: ASN1Tag) throws(ASN1Error) -> ASN1Bytes {
        let header = try primitiveHeader(tag)
        let octets = unsafe UnsafeRawBufferPointer(start: base + header.contents, count: header.length)
        guard header.length <= identifierLimit else {
            throw ASN1Error(.limitExceeded, "an object identifier longer than the limit", at: position)
        }
        if let problem = unsafe ASN1Subidentifiers.problem(octets) {
            throw ASN1Error(.malformed, problem, at: position)
        }
        valueStart = position
        position = header.contents &+ header.length
        return ASN1Bytes(storage: storage, start: header.contents, count: header.length)
    }
}
