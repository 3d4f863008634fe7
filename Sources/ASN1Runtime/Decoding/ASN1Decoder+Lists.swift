/// SEQUENCE OF and SET OF.                                                                            (X.690 8.10, 8.12, 11.6)
extension ASN1Decoder {
    /// A SEQUENCE OF: calls `element` until the level ends. The index of a failing element goes into the error's path.
    @inlinable
    public mutating func sequenceOf<Element>(
        _ tag: ASN1Tag = .sequence, _ element: (inout ASN1Decoder) throws(ASN1Error) -> Element
    ) throws(ASN1Error) -> [Element] {
        let scope = try enter(tag)
        var elements: [Element] = []
        let expected = expectedElements(ofSize: MemoryLayout<Element>.stride)
        if expected > 0 { elements.reserveCapacity(expected) }
        while hasMore {
            do throws(ASN1Error) {
                try countElement()
                elements.append(try element(&self))
            } catch { throw error.at(index: elements.count) }
        }
        try leave(scope)
        return elements
    }

    /// A SET OF: as ``sequenceOf(_:_:)``; in DER the elements' encodings must be in ascending order.           (X.690 11.6)
    @inlinable
    public mutating func setOf<Element>(
        _ tag: ASN1Tag = .set, _ element: (inout ASN1Decoder) throws(ASN1Error) -> Element
    ) throws(ASN1Error) -> [Element] {
        let scope = try enter(tag)
        var elements: [Element] = []
        let expected = expectedElements(ofSize: MemoryLayout<Element>.stride)
        if expected > 0 { elements.reserveCapacity(expected) }
        var previous = position
        while hasMore {
            let current = position
            do throws(ASN1Error) {
                try countElement()
                elements.append(try element(&self))
            } catch { throw error.at(index: elements.count) }
            if rules == .der && !isOrdered(previous, current) { throw Self.orderError(current, elements.count) }
            previous = current
        }
        try leave(scope)
        return elements
    }

    /// A SEQUENCE OF whose elements are of a type of the schema, under its own tag.
    @inlinable
    public mutating func sequenceOf<Element: ASN1Decodable>(
        _ tag: ASN1Tag = .sequence
    ) throws(ASN1Error) -> [Element] {
        try sequenceOf(tag) { decoder throws(ASN1Error) in try Element(from: &decoder) }
    }

    /// A SET OF: as ``sequenceOf(_:)``; in DER the elements' encodings must be in ascending order.            (X.690 11.6)
    @inlinable
    public mutating func setOf<Element: ASN1Decodable>(_ tag: ASN1Tag = .set) throws(ASN1Error) -> [Element] {
        try setOf(tag) { decoder throws(ASN1Error) in try Element(from: &decoder) }
    }

    /// Whether the encoding from `previous` to `current` does not come after that from `current` to here.
    @usableFromInline
    @_transparent
    func isOrdered(_ previous: Int, _ current: Int) -> Bool {
        // Two different encodings differ before either of them ends, so octets after an end decide nothing unless they are equal.
        if inputEnd &- current >= 8 {
            let first = unsafe UnsafeRawPointer(base + previous).loadUnaligned(as: UInt64.self)
            let second = unsafe UnsafeRawPointer(base + current).loadUnaligned(as: UInt64.self)
            if first.bigEndian < second.bigEndian { return true }
        }
        return unsafe previous == current
            || !ASN1Octets.isAfter(base + previous, current &- previous, base + current, position &- current)
    }

    /// Takes one from the number of list elements that may still be read.
    @usableFromInline
    @_transparent
    mutating func countElement() throws(ASN1Error) {
        guard elementsLeft > 0 else { throw Self.elementsError(position) }
        elementsLeft &-= 1
    }

    @inline(never)
    @usableFromInline
    static func elementsError(_ position: Int) -> ASN1Error {
        ASN1Error(.limitExceeded, "lists have more elements than the limit", at: position)
    }

    /// The error that the last of `count` elements, which starts at `current`, comes before the one in front of it.
    @inline(never)
    @usableFromInline
    static func orderError(_ current: Int, _ count: Int) -> ASN1Error {
        ASN1Error(.notDER, "SET OF elements that are not in ascending order (X.690 11.6)", at: current).at(
            index: count &- 1)
    }

    /// How many elements to make room for: those that stand here up to the level's end.
    ///
    /// The count stops at an indefinite length, because looking for its end on every level would take quadratic time, and at what is
    /// malformed. Room is bounded by the input's own length, so that a few octets cannot ask for much memory.
    @usableFromInline
    func expectedElements(ofSize size: Int) -> Int {
        var count = 0
        var next = position
        while end &- next >= 2 {
            let octet = unsafe base[next &+ 1]
            if unsafe base[next] & 0x1F != 0x1F && octet < 0x80 {
                if unsafe level & 1 != 0 && base[next] == 0 { break }
                next &+= 2 &+ Int(octet)
            } else {
                guard let header = try? header(at: next, end: end), !header.isIndefinite else { break }
                next = header.contents &+ header.length
            }
            count &+= 1
        }
        let affordable = (end &- position) / Swift.max(1, size / 64) &+ 1
        return Swift.min(count, affordable, elementsLeft)
    }
}
