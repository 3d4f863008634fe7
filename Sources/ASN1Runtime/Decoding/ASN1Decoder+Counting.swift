/// How much room a list needs. The answer is good enough for room, and none that anything else may rely on.
extension ASN1Decoder {
    /// How many elements to make room for: those that stand from `start` up to the level's end.
    ///
    /// Room is bounded by the input's own length, so that a few octets cannot ask for much memory.
    @usableFromInline
    mutating func expectedElements(from start: Int, ofSize size: Int) -> Int {
        let count = level & 1 == 0 ? definiteElements(from: start) : indefiniteElements(from: start, counted: 0)
        return Swift.min(count, (end &- start) / Swift.max(1, size / 64) &+ 1, elementsLeft &+ 1)
    }

    /// The count on a level of definite length. Tags are not looked at, but taken for one octet.
    private mutating func definiteElements(from start: Int) -> Int {
        var count = 0
        var next = start
        while next < end &- 1 {
            let octet = unsafe base[next &+ 1]
            if octet < 0x80 {
                next &+= 2 &+ Int(octet)
            } else if octet == 0x80 {
                return indefiniteElements(from: next, counted: count)
            } else {
                next = endOfLongValue(at: next)
            }
            count &+= 1
        }
        return count
    }

    /// The same where ends are marked by octets, or may be.
    ///
    /// Elements in elements are gone through here once for each level around them. All of that together stops at as many octets as the
    /// input has, so that time stays linear.
    private mutating func indefiniteElements(from start: Int, counted: Int) -> Int {
        var count = counted
        var next = start
        let ground = Int(level & 1)
        var depth = ground
        let stop = Swift.min(end, start &+ octetsToCount)
        while next < stop &- 1, depth >= ground {
            let octet = unsafe base[next &+ 1]
            if 1..<0x80 ~= octet {
                next &+= 2 &+ Int(octet)
                if depth > ground { continue }
            } else if octet == 0x80 {
                depth &+= 1
                next &+= 2
                continue
            } else if octet > 0x80 {
                next = endOfLongValue(at: next)
            } else {
                if unsafe base[next] == 0 && depth > 0 { depth &-= 1 }
                next &+= 2
            }
            if depth == ground { count &+= 1 }
        }
        octetsToCount &-= Swift.min(octetsToCount, next &- start)
        return count
    }

    /// Where a value with several length octets ends, or the level does.
    private func endOfLongValue(at start: Int) -> Int {
        var next = start &+ 2
        let contents = unsafe next &+ Int(base[start &+ 1] & 0x7F)
        guard contents <= end, contents &- next <= 4 else { return end }
        var length = 0
        while next < contents {
            length = unsafe length << 8 | Int(base[next])
            next &+= 1
        }
        return UInt(bitPattern: length) <= UInt(bitPattern: end &- contents) ? contents &+ length : end
    }
}
