/// Values that are kept as they are encoded, to be decoded later or never: open types and what the schema does not know.
extension ASN1Decoder {
    @inline(never)
    @usableFromInline
    mutating func anySlowly() throws(ASN1Error) -> ASN1Any {
        guard hasMore else { throw unexpected("a value") }
        let start = position
        try skipValue()
        valueStart = start
        return ASN1Any(
            bytes: ASN1Bytes(storage: storage, start: start, count: position &- start), rules: rules, options: options)
    }

    /// Whether an identifier octet is that of a primitive value about whose contents no rules need to be checked: one that is not
    /// universal, so that only its type says what they are, or a string.
    @usableFromInline
    @_transparent
    static func hasFreeContents(_ identifier: UInt8) -> Bool {
        guard identifier & 0x20 == 0 else { return false }
        // 4, 7, 12, 18 to 22, 25 to 28 and 30 are the universal numbers of strings but for BIT STRING.
        return identifier < 0x40
            ? 0x5E7C_1090 as UInt32 &>> UInt32(identifier) & 1 != 0 : identifier & 0x1F != 0x1F
    }

    /// Goes to the end of the value that comes next, checking every value inside it as far as its universal tag says what it is.
    ///
    /// One pass with the ends of the levels around, however deep and of whatever form they are.
    private mutating func skipValue() throws(ASN1Error) {
        var next = position
        var levelEnd = end
        var isIndefinite = false
        // The levels around the one that `next` is in, but for the one that the whole value stands in, which nothing is read of.
        var outer: [(end: Int, isIndefinite: Bool)] = []
        var depth = 0
        repeat {
            let plainEnd = endOfPlainValue(at: next, levelEnd)
            if plainEnd > 0 {
                next = plainEnd
            } else {
                let header = try header(at: next, end: levelEnd)
                position = next
                try checkForm(header)
                if header.isConstructed {
                    guard depth < Int(level >> 1) else { throw depthError() }
                    if depth > 0 { outer.append((levelEnd, isIndefinite)) }
                    depth &+= 1
                    isIndefinite = header.isIndefinite
                    if !isIndefinite { levelEnd = header.contents &+ header.length }
                    next = header.contents
                } else {
                    if rules == .der { try checkContents(header) }
                    next = header.contents &+ header.length
                }
            }
            while depth > 0, try isLevelEnd(next, levelEnd, isIndefinite) {
                if isIndefinite { next &+= 2 }
                depth &-= 1
                if let around = outer.popLast() { (levelEnd, isIndefinite) = around }
            }
        } while depth > 0
        position = next
    }

    /// Where a primitive value ends that has a header of two octets and contents that are right by all rules, or free; 0 when a closer
    /// look is needed.
    @inline(__always)
    private func endOfPlainValue(at start: Int, _ levelEnd: Int) -> Int {
        let room = levelEnd &- start &- 2
        guard room >= 0, unsafe base[start &+ 1] < 0x80 else { return 0 }
        let length = unsafe Int(base[start &+ 1])
        guard length <= room else { return 0 }
        let contents = unsafe base + (start &+ 2)
        let isPlain =
            switch unsafe base[start] {
            case 1: unsafe length == 1 && (contents[0] == 0 || contents[0] == 0xFF)
            case 2: unsafe length == 1 || length > 1 && (contents[0] == 0 ? contents[1] >= 0x80 : contents[0] != 0xFF)
            case 5: length == 0
            default: unsafe Self.hasFreeContents(base[start])
            }
        return isPlain ? start &+ 2 &+ length : 0
    }

    /// Checks that a value at the position is primitive or constructed as its universal type must be.
    private func checkForm(_ header: ASN1Header) throws(ASN1Error) {
        if header.isEndOfContents { throw endOfContentsError() }
        guard header.tag.tagClass == .universal else { return }
        switch header.tag.number {
        case 8, 11, 16, 17, 29:
            if !header.isConstructed { throw ASN1Error(.notConstructed, expected: header.tag, at: position) }
        case 1, 2, 5, 6, 9, 10, 13, 14, 31...36:
            if header.isConstructed { throw ASN1Error(.notPrimitive, expected: header.tag, at: position) }
        case 3, 4, 7, 12, 18...28, 30:
            if header.isConstructed && rules == .der { throw notDER("a constructed string (X.690 10.2)") }
        default: break
        }
    }

    /// Checks the contents of a primitive value at the position, by reading it as its universal type; what is legal and only too
    /// large for the Swift type is none of the problems looked for here.
    private mutating func checkContents(_ header: ASN1Header) throws(ASN1Error) {
        guard header.tag.tagClass == .universal else { return }
        let tag = header.tag
        do throws(ASN1Error) {
            switch tag.number {
            case 1: _ = try booleanSlowly(tag)
            case 2, 10: _ = try bigIntegerSlowly(tag)
            case 3: _ = try bitsSlowly(tag)
            case 5: _ = try nullSlowly(tag)
            case 6, 13: _ = try arcsSlowly(tag)
            case 9: _ = try real(tag)
            case 14: _ = try time(tag)
            case 23: _ = try utcTime(tag)
            case 24: _ = try generalizedTime(tag)
            case 31: _ = try date(tag)
            case 32: _ = try timeOfDay(tag)
            case 33: _ = try dateTime(tag)
            case 34: _ = try duration(tag)
            default: break
            }
        } catch {
            if error.code != .outOfRange { throw error }
        }
    }
}
