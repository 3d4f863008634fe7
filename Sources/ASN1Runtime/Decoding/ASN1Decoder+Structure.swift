/// Levels and headers in every form, away from the paths that are inlined.
extension ASN1Decoder {
    /// `peek` for tags that take more than one octet.
    @inline(never)
    @usableFromInline
    static func isNext(_ tag: ASN1Tag, _ base: UnsafePointer<UInt8>, _ position: Int, _ end: Int) -> Bool {
        guard unsafe base[position] & 0x1F == 0x1F,
            let header = try? unsafe ASN1Header(base, at: position, end: end, rules: .ber, highestTag: .max)
        else { return false }
        return header.tag == tag
    }

    /// The tag of the value that comes next; `nil` at the end of the level.
    /// - Throws: An error when the header is malformed.
    public func nextTag() throws(ASN1Error) -> ASN1Tag? {
        guard hasMore else { return nil }
        let header = try header()
        if header.isEndOfContents { throw endOfContentsError() }
        return header.tag
    }

    /// The header of the value that comes next.
    func header() throws(ASN1Error) -> ASN1Header {
        try header(at: position, end: end)
    }

    func header(at start: Int, end: Int) throws(ASN1Error) -> ASN1Header {
        try unsafe ASN1Header(base, at: start, end: end, rules: rules, highestTag: highestTag)
    }

    /// The header of the value that comes next, which must have this tag.
    func header(_ tag: ASN1Tag) throws(ASN1Error) -> ASN1Header {
        guard hasMore else { throw mismatch(tag) }
        let header = try header()
        guard header.tag == tag else { throw mismatch(tag) }
        return header
    }

    /// The header of a value with this tag that must be primitive.
    func primitiveHeader(_ tag: ASN1Tag) throws(ASN1Error) -> ASN1Header {
        let header = try header(tag)
        if header.isConstructed { throw ASN1Error(.notPrimitive, expected: tag, at: position) }
        return header
    }

    /// The place and the length of the contents of the value that comes next when its identifier is this octet, its length takes two or
    /// three octets, is written as DER does, and fits; a length of -1 in all other cases.
    @inline(__always)
    func longHeader(_ identifier: UInt16) -> (contents: Int, length: Int) {
        let room = end &- position
        guard room >= 4, unsafe UInt16(base[position]) == identifier else { return (0, -1) }
        let size: Int
        let length: Int
        switch unsafe base[position &+ 1] {
        case 0x81:
            size = 3
            length = unsafe Int(base[position &+ 2])
            if length < 0x80 { return (0, -1) }
        case 0x82:
            size = 4
            length = unsafe Int(base[position &+ 2]) << 8 | Int(base[position &+ 3])
            if length < 0x100 { return (0, -1) }
        default: return (0, -1)
        }
        return length <= room &- size ? (position &+ size, length) : (0, -1)
    }

    /// `enter` in all cases.
    @inline(never)
    @usableFromInline
    mutating func enterSlowly(_ tag: ASN1Tag) throws(ASN1Error) -> ASN1Scope {
        let identifier = tag.leading | 0x20
        let long = longHeader(identifier)
        if level >= 2, long.length >= 0 || isIndefinite(identifier) {
            return goInto(long.length >= 0 ? long.contents : position &+ 2, long.length)
        }
        let header = try header(tag)
        guard header.isConstructed else { throw ASN1Error(.notConstructed, expected: tag, at: position) }
        guard level >= 2 else { throw depthError() }
        return goInto(header.contents, header.isIndefinite ? -1 : header.length)
    }

    /// Goes to the contents of the value that comes next.
    /// - Parameter length: How many octets they are; -1 where that is indefinite.
    @inline(__always)
    private mutating func goInto(_ contents: Int, _ length: Int) -> ASN1Scope {
        let scope = ASN1Scope(end: end, level: level, start: position)
        valueStart = position
        position = contents
        level = (level & ~1) &- 2
        if length < 0 {
            level |= 1
        } else {
            end = contents &+ length
        }
        return scope
    }

    /// Whether the identifier of the value that comes next is this octet, and its length indefinite, which BER alone allows.
    @inline(__always)
    private func isIndefinite(_ identifier: UInt16) -> Bool {
        guard rules == .ber, end &- position >= 2 else { return false }
        return unsafe UInt16(base[position]) == identifier && base[position &+ 1] == 0x80
    }

    /// `leave` in all cases.
    @inline(never)
    @usableFromInline
    mutating func leaveSlowly(_ scope: ASN1Scope) throws(ASN1Error) {
        if level & 1 != 0 && isAtEndOfContents {
            position &+= 2
        } else {
            if position < end { throw found(ASN1Error(.unexpectedElement, "", at: position)) }
            if level & 1 != 0 {
                throw ASN1Error(.truncated, "the end-of-contents octets are missing", at: position)
            }
        }
        end = scope.end
        level = scope.level
        valueStart = Int(scope.start)
    }
}
