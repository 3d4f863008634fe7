/// Constructed strings: segments, which may be constructed themselves.                         (X.690 8.6.4, 8.7.3, 8.21.5)
extension ASN1Decoder {
    /// Puts the segments of a constructed string together and goes to its end.
    ///
    /// One segment with contents stays in place; several are copied into one array, which is never longer than the input.
    /// - Parameters:
    ///   - string: The header of the string, which starts at the position.
    ///   - segmentTag: BIT STRING for a bit string; OCTET STRING for all others.
    mutating func joinedSegments(
        _ string: ASN1Header, of segmentTag: ASN1Tag
    ) throws(ASN1Error) -> (bytes: ASN1Bytes, unusedBits: UInt8) {
        if rules == .der { throw notDER("a constructed string (X.690 10.2)") }
        let isBits = segmentTag == .bitString
        var collector = ASN1SegmentCollector()
        var unusedBits: UInt8 = 0
        var outer: [(end: Int, isIndefinite: Bool)] = []
        var next = string.contents
        var isIndefinite = string.isIndefinite
        var levelEnd = isIndefinite ? end : next &+ string.length
        guard level >= 2 else { throw depthError() }
        while true {
            if try isLevelEnd(next, levelEnd, isIndefinite) {
                if isIndefinite { next &+= 2 }
                guard let (end, form) = outer.popLast() else { break }
                levelEnd = end
                isIndefinite = form
                continue
            }
            let segment = try header(at: next, end: levelEnd)
            guard segment.tag == segmentTag else { throw foreignSegment(segment, at: next, segmentTag) }
            if segment.isConstructed {
                guard outer.count &+ 2 <= Int(level >> 1) else { throw depthError() }
                outer.append((levelEnd, isIndefinite))
                isIndefinite = segment.isIndefinite
                if !isIndefinite { levelEnd = segment.contents &+ segment.length }
                next = segment.contents
                continue
            }
            if isBits {
                if unusedBits != 0 {
                    throw ASN1Error(.malformed, "unused bits in a segment that is not the last", at: next)
                }
                unusedBits = try self.unusedBits(segment, at: next)
                unsafe collector.add(base, segment.contents &+ 1, segment.length &- 1)
            } else {
                unsafe collector.add(base, segment.contents, segment.length)
            }
            next = segment.contents &+ segment.length
        }
        valueStart = position
        position = next
        return (collector.bytes(in: storage), unusedBits)
    }

    /// Whether a level of values ends here.
    func isLevelEnd(_ next: Int, _ levelEnd: Int, _ isIndefinite: Bool) throws(ASN1Error) -> Bool {
        guard isIndefinite else { return next == levelEnd }
        guard levelEnd &- next >= 2 else {
            throw ASN1Error(.truncated, "the end-of-contents octets are missing", at: next)
        }
        return unsafe base[next] == 0 && base[next &+ 1] == 0
    }

    private func foreignSegment(_ segment: ASN1Header, at start: Int, _ expected: ASN1Tag) -> ASN1Error {
        ASN1Error(.unexpectedTag, expected: expected, at: start).found(segment.tag)
    }
}

/// Gathers segments: the first one with contents as a place in the input, more of them in an array.
private struct ASN1SegmentCollector {
    private var start = 0
    private var count = 0
    private var joined: [UInt8] = []

    mutating func add(_ base: UnsafePointer<UInt8>, _ contents: Int, _ length: Int) {
        guard length > 0 else { return }
        guard count > 0 else {
            start = contents
            count = length
            return
        }
        if joined.isEmpty { unsafe joined.append(contentsOf: UnsafeBufferPointer(start: base + start, count: count)) }
        unsafe joined.append(contentsOf: UnsafeBufferPointer(start: base + contents, count: length))
    }

    func bytes(in storage: [UInt8]) -> ASN1Bytes {
        joined.isEmpty ? ASN1Bytes(storage: storage, start: start, count: count) : ASN1Bytes(joined)
    }
}
