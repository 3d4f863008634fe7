/// What DER makes of a value whose type is not known, as far as its octets say it themselves.           (X.690 10, 11.1, 11.2)
///
/// Lengths become definite and as short as can be. What universal tags tell is put right too: strings become primitive, TRUE becomes
/// FF, bits that do not count become 0, members of a SET get their order. Behind other tags a constructed string cannot be told from
/// a SEQUENCE, so that its segments stay.
// Safe: it does not outlive the call that it is made for.
@safe
struct ASN1CanonicalForm {
    /// Values nested deeper go out as they came in.
    private static let depthLimit = 64

    private let base: UnsafePointer<UInt8>

    /// The octets in DER; `nil` where the value is nested too deep or is no encoding.
    static func octets(of bytes: ASN1Bytes) -> [UInt8]? {
        unsafe bytes.storage.withUnsafeBufferPointer { all in
            guard let base = all.baseAddress else { return nil }
            var result: [UInt8] = []
            result.reserveCapacity(bytes.count)
            do throws(ASN1Error) {
                _ = try unsafe ASN1CanonicalForm(base: base)
                    .appendValue(at: bytes.offset, bytes.offset + bytes.count, depth: 0, to: &result)
                return result
            } catch { return nil }
        }
    }

    private func header(at start: Int, _ end: Int) throws(ASN1Error) -> ASN1Header {
        try unsafe ASN1Header(base, at: start, end: end, rules: .ber, highestTag: .max)
    }

    /// Appends the value that starts here.
    /// - Returns: Where it ends.
    private func appendValue(
        at start: Int, _ end: Int, depth: Int, to result: inout [UInt8]
    ) throws(ASN1Error) -> Int {
        let header = try header(at: start, end)
        let next = try unsafe header.endOfValue(base, end: end, rules: .ber, highestTag: .max)
        let contentsEnd = next &- (header.isIndefinite ? 2 : 0)
        guard header.isConstructed else {
            appendIdentifier(at: start, isConstructed: false, to: &result)
            Self.appendLength(header.length, to: &result)
            appendContents(header, to: &result)
            return next
        }
        guard depth < Self.depthLimit else { throw ASN1Error(.limitExceeded, "values are nested too deep", at: start) }
        var contents: [UInt8] = []
        let isString = header.isUniversalString
        if isString {
            var unusedBits: UInt8 = 0
            if header.tag == .bitString { contents.append(0) }
            try appendSegments(header.contents, contentsEnd, header.tag, depth &+ 1, &unusedBits, to: &contents)
            if header.tag == .bitString { contents[0] = unusedBits }
        } else if header.tag == .set {
            contents = try members(header.contents, contentsEnd, depth: depth &+ 1)
        } else {
            var position = header.contents
            while position < contentsEnd {
                position = try appendValue(at: position, contentsEnd, depth: depth &+ 1, to: &contents)
            }
        }
        appendIdentifier(at: start, isConstructed: !isString, to: &result)
        Self.appendLength(contents.count, to: &result)
        result += contents
        return next
    }

    /// The contents of a primitive value.
    private func appendContents(_ header: ASN1Header, to result: inout [UInt8]) {
        let contents = unsafe UnsafeBufferPointer(start: base + header.contents, count: header.length)
        let first = result.count
        unsafe result += contents
        guard header.length > 0 else { return }
        if header.tag == .boolean, header.length == 1, unsafe contents[0] != 0 { result[first] = 0xFF }
        if header.tag == .bitString, header.length > 1, unsafe contents[0] < 8 {
            unsafe result[result.count - 1] &= 0xFF << contents[0]
        }
    }

    /// The contents of the segments of a string, one behind the other.
    private func appendSegments(
        _ start: Int, _ end: Int, _ string: ASN1Tag, _ depth: Int, _ unusedBits: inout UInt8,
        to result: inout [UInt8]
    ) throws(ASN1Error) {
        let isBits = string == .bitString
        var position = start
        while position < end {
            let segment = try header(at: position, end)
            let next = try unsafe segment.endOfValue(base, end: end, rules: .ber, highestTag: .max)
            guard segment.tag == (isBits ? .bitString : .octetString), unusedBits == 0, depth < Self.depthLimit else {
                throw ASN1Error(.malformed, "a segment that is none of the string", at: position)
            }
            if segment.isConstructed {
                let inner = next &- (segment.isIndefinite ? 2 : 0)
                try appendSegments(segment.contents, inner, string, depth &+ 1, &unusedBits, to: &result)
            } else if isBits {
                guard segment.length > 0 else {
                    throw ASN1Error(.malformed, "a segment without contents", at: position)
                }
                unusedBits = unsafe Swift.min(base[segment.contents], 7)
                unsafe result += UnsafeBufferPointer(start: base + (segment.contents &+ 1), count: segment.length &- 1)
                if segment.length > 1 { result[result.count - 1] &= 0xFF << unusedBits }
            } else {
                unsafe result += UnsafeBufferPointer(start: base + segment.contents, count: segment.length)
            }
            position = next
        }
    }

    /// The members of a SET in their order: that of their tags where these differ, that of their encodings in a SET OF.
    ///                                                                                              (X.690 10.3, 11.6)
    private func members(_ start: Int, _ end: Int, depth: Int) throws(ASN1Error) -> [UInt8] {
        var members: [(tag: ASN1Tag, octets: [UInt8])] = []
        var position = start
        while position < end {
            var octets: [UInt8] = []
            let tag = try header(at: position, end).tag
            position = try appendValue(at: position, end, depth: depth, to: &octets)
            members.append((tag, octets))
        }
        if Set(members.map { $0.tag }).count == members.count {
            members.sort { $0.tag < $1.tag }
        } else {
            members.sort { $0.octets.lexicographicallyPrecedes($1.octets) }
        }
        return members.flatMap { $0.octets }
    }

    private func appendIdentifier(at start: Int, isConstructed: Bool, to result: inout [UInt8]) {
        unsafe result.append(isConstructed ? base[start] | 0x20 : base[start] & ~0x20)
        guard unsafe base[start] & 0x1F == 0x1F else { return }
        var position = start &+ 1
        while unsafe base[position] >= 0x80 {
            unsafe result.append(base[position])
            position &+= 1
        }
        unsafe result.append(base[position])
    }

    private static func appendLength(_ length: Int, to result: inout [UInt8]) {
        guard length >= 0x80 else { return result.append(UInt8(truncatingIfNeeded: length)) }
        let count = (Int.bitWidth - length.leadingZeroBitCount + 7) / 8
        result.append(0x80 | UInt8(truncatingIfNeeded: count))
        for index in (0..<count).reversed() { result.append(UInt8(truncatingIfNeeded: length >> (8 * index))) }
    }
}

extension ASN1Header {
    /// Whether it is one of the string types, by its universal tag.                                      (X.690 8.6, 8.7, 8.23)
    fileprivate var isUniversalString: Bool {
        guard tag.tagClass == .universal else { return false }
        switch tag.number {
        case 3, 4, 7, 12, 18...28, 30: return true
        default: return false
        }
    }
}

extension ASN1Any {
    /// The octets that stand for the value in DER: its own, or what those of BER become.
    var canonicalBytes: ASN1Bytes {
        if rules == .der { return bytes }
        return ASN1CanonicalForm.octets(of: bytes).map { ASN1Bytes($0) } ?? bytes
    }
}
