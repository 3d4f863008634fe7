/// SEQUENCE OF and SET OF, and the order of SETs.                                     (X.690 8.10, 8.12, 10.3, 11.6)
extension ASN1Encoder {
    /// A SEQUENCE OF: calls `encode` for the elements, the last one first. The index of a failing one goes into the error's path.
    @inlinable
    public mutating func sequenceOf<Element>(
        _ elements: [Element], _ tag: ASN1Tag = .sequence,
        _ encode: (inout ASN1Encoder, Element) throws(ASN1Error) -> Void
    ) throws(ASN1Error) {
        let value = try open()
        try write(elements, encode)
        close(value, tag)
    }

    /// A SET OF: as ``sequenceOf(_:_:_:)``, and puts the encodings of the elements in ascending order.        (X.690 11.6)
    @inlinable
    public mutating func setOf<Element>(
        _ elements: [Element], _ tag: ASN1Tag = .set,
        _ encode: (inout ASN1Encoder, Element) throws(ASN1Error) -> Void
    ) throws(ASN1Error) {
        let value = try open()
        try write(elements, encode)
        if elements.count > 1 { sort(value) { unsafe !ASN1Octets.isAfter($0.base, $0.count, $1.base, $1.count) } }
        close(value, tag)
    }

    /// A SEQUENCE OF whose elements are of a type of the schema, under its own tag.
    @inlinable
    public mutating func sequenceOf(
        _ elements: [some ASN1Encodable], _ tag: ASN1Tag = .sequence
    ) throws(ASN1Error) {
        try sequenceOf(elements, tag) { encoder, element throws(ASN1Error) in try element.encode(to: &encoder) }
    }

    /// A SET OF: as ``sequenceOf(_:_:)``, and puts the encodings of the elements in ascending order.          (X.690 11.6)
    @inlinable
    public mutating func setOf(_ elements: [some ASN1Encodable], _ tag: ASN1Tag = .set) throws(ASN1Error) {
        try setOf(elements, tag) { encoder, element throws(ASN1Error) in try element.encode(to: &encoder) }
    }

    /// Puts elements in front, the last one first.
    @inlinable
    mutating func write<Element>(
        _ elements: [Element], _ encode: (inout ASN1Encoder, Element) throws(ASN1Error) -> Void
    ) throws(ASN1Error) {
        for index in elements.indices.reversed() {
            do throws(ASN1Error) { try encode(&self, elements[index]) } catch { throw error.at(index: index) }
        }
    }

    /// Puts the components of a SET in the order of their tags, where that depends on the value.                (X.690 10.3)
    public mutating func sortMembers(_ value: ASN1OpenValue) { sort(value) { $0.tag <= $1.tag } }

    /// The encoding of one value among those being sorted.
    @usableFromInline
    // Safe: it does not outlive the sorting, for which the octets stay where they are.
    @safe
    struct Piece {
        @usableFromInline
        let base: UnsafePointer<UInt8>
        @usableFromInline
        let count: Int
        let tag: ASN1Tag
    }

    /// Sorts the values written since `value` was opened. Those that are in order already are only looked at.
    @usableFromInline
    mutating func sort(_ value: ASN1OpenValue, _ areInOrder: (Piece, Piece) -> Bool) {
        // While comparing, no room is left only where the octets no longer fit.
        guard pass == .writing || pass == .comparing && room > 0, count > value.end else { return }
        let start = unsafe UnsafePointer(base + room)
        let size = count &- value.end
        var position = 0
        var previous: Piece?
        while let piece = unsafe Self.piece(start, at: position, end: size) {
            if let previous, !areInOrder(previous, piece) { return sortPieces(size, areInOrder) }
            previous = piece
            position &+= piece.count
        }
    }

    private mutating func sortPieces(_ size: Int, _ areInOrder: (Piece, Piece) -> Bool) {
        let copy = unsafe [UInt8](UnsafeBufferPointer(start: base + room, count: size))
        let target = unsafe base + room
        unsafe copy.withUnsafeBufferPointer { octets in
            guard let start = octets.baseAddress else { return }
            var pieces: [Piece] = []
            var position = 0
            while let piece = unsafe Self.piece(start, at: position, end: size) {
                pieces.append(piece)
                position &+= piece.count
            }
            // Octets that are no value, which only an unchecked constant can bring in, stay where they are.
            pieces.sort { !areInOrder($1, $0) }
            position = 0
            for piece in pieces {
                unsafe (target + position).update(from: piece.base, count: piece.count)
                position &+= piece.count
            }
        }
    }

    /// The value that starts at a position; `nil` at the end, and where there is none.
    private static func piece(_ start: UnsafePointer<UInt8>, at position: Int, end: Int) -> Piece? {
        guard position < end,
            let header = try? unsafe ASN1Header(start, at: position, end: end, rules: .ber, highestTag: .max),
            let next = try? unsafe header.endOfValue(start, end: end, rules: .ber, highestTag: .max)
        else { return nil }
        return unsafe Piece(base: start + position, count: next &- position, tag: header.tag)
    }
}
