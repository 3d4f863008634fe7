/// The identifier and length octets of a value, checked.                                               (X.690 8.1.2, 8.1.3)
package struct ASN1Header {
    /// The tag; `.universal(0)` for octets that look like end-of-contents.
    package private(set) var tag: ASN1Tag
    /// Bit 6 of the identifier.
    package let isConstructed: Bool
    /// Whether the length is indefinite, so that end-of-contents octets follow the contents.
    package private(set) var isIndefinite = false
    /// Where the contents octets start.
    package private(set) var contents: Int
    /// How many contents octets there are; 0 when the length is indefinite.
    package private(set) var length = 0

    /// Reads the header at `start` of a value that must not go beyond `end`.
    package init(
        _ base: UnsafePointer<UInt8>, at start: Int, end: Int, rules: ASN1EncodingRules, highestTag: UInt32
    ) throws(ASN1Error) {
        guard end &- start >= 2 else { throw Self.truncated(at: start) }
        let first = unsafe base[start]
        isConstructed = first & 0x20 != 0
        tag = ASN1Tag(octet: first)
        contents = start &+ 1
        if first & 0x1F == 0x1F { try unsafe readHighTag(base, first, start, end, highestTag) }
        guard contents < end else { throw Self.truncated(at: start) }
        let octet = unsafe base[contents]
        contents &+= 1
        if octet < 0x80 {
            length = Int(octet)
        } else {
            try unsafe readLongLength(base, octet, start, end, rules)
        }
        guard length <= end &- contents else { throw Self.truncated(at: start) }
    }

    /// Whether the tag is [UNIVERSAL 0], which is reserved for end-of-contents octets.                       (X.690 8.1.5)
    package var isEndOfContents: Bool { tag == .universal(0) }

    /// Where the value with this header ends.
    ///
    /// One pass with a counter finds the end of an indefinite length, however deep others stand inside it.
    /// - Parameter end: Where what is around the value ends.
    func endOfValue(
        _ base: UnsafePointer<UInt8>, end: Int, rules: ASN1EncodingRules, highestTag: UInt32
    ) throws(ASN1Error) -> Int {
        guard isIndefinite else { return contents &+ length }
        var next = contents
        var open = 1
        while open > 0 {
            guard end &- next >= 2 else {
                throw ASN1Error(.truncated, "the end-of-contents octets are missing", at: next)
            }
            if unsafe base[next] == 0 && base[next &+ 1] == 0 {
                open &-= 1
                next &+= 2
                continue
            }
            let inner = try unsafe ASN1Header(base, at: next, end: end, rules: rules, highestTag: highestTag)
            if inner.isEndOfContents {
                throw ASN1Error(.malformed, "end-of-contents octets where a value should be", at: next)
            }
            if inner.isIndefinite {
                open &+= 1
                next = inner.contents
            } else {
                next = inner.contents &+ inner.length
            }
        }
        return next
    }

    private static func truncated(at start: Int) -> ASN1Error {
        ASN1Error(.truncated, "the value goes beyond the end of what is around it", at: start)
    }

    /// Tag numbers from 31 on: seven bits an octet, the most significant first.                            (X.690 8.1.2.4)
    private mutating func readHighTag(
        _ base: UnsafePointer<UInt8>, _ first: UInt8, _ start: Int, _ end: Int, _ highestTag: UInt32
    ) throws(ASN1Error) {
        var number: UInt64 = 0
        while true {
            guard contents < end else { throw Self.truncated(at: start) }
            let octet = unsafe base[contents]
            contents &+= 1
            if number == 0 && octet == 0x80 {
                throw ASN1Error(.malformed, "the tag number starts with the octet 80", at: start)
            }
            number = number << 7 | UInt64(octet & 0x7F)
            guard number <= UInt64(highestTag) else {
                throw ASN1Error(.limitExceeded, "the tag number is above the limit", at: start)
            }
            if octet < 0x80 { break }
        }
        guard number >= 31 else {
            throw ASN1Error(.malformed, "a tag number below 31 in the form for higher ones", at: start)
        }
        tag = ASN1Tag(ASN1Tag.Class(rawValue: first & 0xC0) ?? .universal, UInt32(truncatingIfNeeded: number))
    }

    /// Lengths of more than one octet, and the indefinite one.                                      (X.690 8.1.3.5, 8.1.3.6)
    private mutating func readLongLength(
        _ base: UnsafePointer<UInt8>, _ octet: UInt8, _ start: Int, _ end: Int, _ rules: ASN1EncodingRules
    ) throws(ASN1Error) {
        if octet == 0x80 {
            if rules == .der { throw ASN1Error(.notDER, "an indefinite length (X.690 10.1)", at: start) }
            guard isConstructed else {
                throw ASN1Error(.malformed, "an indefinite length on a primitive encoding", at: start)
            }
            isIndefinite = true
            return
        }
        if octet == 0xFF { throw ASN1Error(.malformed, "the length octet FF is reserved", at: start) }
        let count = Int(octet & 0x7F)
        guard count <= end &- contents else { throw Self.truncated(at: start) }
        var value: UInt64 = 0
        for index in 0..<count {
            value = unsafe value << 8 | UInt64(base[contents &+ index])
            // Inputs are shorter than 4 GiB; stopping here keeps the sum from overflowing.
            guard value <= 0xFFFF_FFFF else { throw Self.truncated(at: start) }
        }
        if unsafe rules == .der && (value < 0x80 || base[contents] == 0) {
            throw ASN1Error(.notDER, "a length that is not in its shortest form (X.690 10.1)", at: start)
        }
        contents &+= count
        guard value <= UInt64(UInt(bitPattern: end &- contents)) else { throw Self.truncated(at: start) }
        length = Int(truncatingIfNeeded: value)
    }
}
