/// SEQUENCE OF and SET OF.                                                                            (X.690 8.10, 8.12, 11.6)
extension ASN1Decoder {
    /// A SEQUENCE OF: calls `element` until the level ends. The index of a failing element goes into the error's path.
    @inlinable
    public mutating func sequenceOf<Element>(
        _ tag: ASN1Tag = .sequence, _ element: (inout ASN1Decoder) throws(ASN1Error) -> Element
    ) throws(ASN1Error) -> [Element] {
        let scope = try enter(tag)
        let elements = try elements(inOrder: false, element)
        try leave(scope)
        return elements
    }

    /// A SET OF: as ``sequenceOf(_:_:)``; in DER the elements' encodings must be in ascending order.           (X.690 11.6)
    @inlinable
    public mutating func setOf<Element>(
        _ tag: ASN1Tag = .set, _ element: (inout ASN1Decoder) throws(ASN1Error) -> Element
    ) throws(ASN1Error) -> [Element] {
        let scope = try enter(tag)
        let elements = try elements(inOrder: rules == .der, element)
        try leave(scope)
        return elements
    }

    /// The elements up to the end of the level.
    ///
    /// There is room made for all of them once the first one is decoded: an input that is no list costs no memory.
    @inlinable
    mutating func elements<Element>(
        inOrder: Bool, _ element: (inout ASN1Decoder) throws(ASN1Error) -> Element
    ) throws(ASN1Error) -> [Element] {
        var elements: [Element] = []
        var previous = position
        while hasMore {
            let start = position
            let count = elements.count
            let value: Element
            do throws(ASN1Error) {
                try countElement()
                value = try element(&self)
            } catch { throw error.at(index: count) }
            if count == 0 {
                elements.reserveCapacity(expectedElements(from: start, ofSize: MemoryLayout<Element>.stride))
            }
            elements.append(consume value)
            if inOrder && !isOrdered(previous, start) { throw Self.orderError(start, count) }
            previous = start
        }
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

    /// The error that an element, which starts at `start`, comes before the one in front of it.
    @inline(never)
    @usableFromInline
    static func orderError(_ start: Int, _ index: Int) -> ASN1Error {
        ASN1Error(.notDER, "SET OF elements that are not in ascending order (X.690 11.6)", at: start).at(index: index)
    }
}
