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

    /// `enter` in all cases.
    @inline(never)
    @usableFromInline
    mutating func enterSlowly(_ tag: ASN1Tag) throws(ASN1Error) -> ASN1Scope {
        let header = try header(tag)
        guard header.isConstructed else { throw ASN1Error(.notConstructed, expected: tag, at: position) }
        guard level >= 2 else { throw depthError() }
        let scope = ASN1Scope(end: end, level: level, start: position)
        valueStart = position
        position = header.contents
        level = (level & ~1) &- 2
        if header.isIndefinite {
            level |= 1
        } else {
            end = position &+ header.length
        }
        return scope
    }

    /// `leave` in all cases.
    @inline(never)
    @usableFromInline
    mutating func leaveSlowly(_ scope: ASN1Scope) throws(ASN1Error) {
        if hasMore { throw found(ASN1Error(.unexpectedElement, "", at: position)) }
        if level & 1 != 0 {
            guard isAtEndOfContents else {
                throw ASN1Error(.truncated, "the end-of-contents octets are missing", at: position)
            }
            position &+= 2
        }
        end = scope.end
        level = scope.level
        valueStart = Int(scope.start)
    }
}
