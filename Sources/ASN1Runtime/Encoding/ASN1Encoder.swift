/// Writes values in DER: what generated encoders call.
///
/// An encoder writes from the end to the front, so that the length of a value is known when its header is due: components are written
/// last to first, and ``open()`` stands at the end of a constructed value, ``close(_:_:)`` at its start. An encoding is made in two
/// passes over the value. The first one writes nothing: it counts octets and checks constraints. The second one fills an array of exactly
/// that size.
@frozen
// Safe, although it writes through a pointer: `room` is compared before each write.
@safe
public struct ASN1Encoder: ~Copyable {
    /// Where the array starts.
    @usableFromInline
    let base: UnsafeMutablePointer<UInt8>

    /// How many octets are free in front of those written; 0 in the first pass, which writes none.
    @usableFromInline
    var room: Int

    /// How many octets were written or counted: the distance of the value written last from the end of the encoding.
    @usableFromInline
    var count = 0

    /// How many levels may still be opened.
    @usableFromInline
    var levelsLeft: Int

    /// What the passes are for.
    @usableFromInline
    enum Pass {
        /// Counting octets, and reporting what cannot be encoded.
        case measuring
        /// The same for a value that is not going to be encoded, so that octets it preserves do not count.
        case validating
        /// Counting octets after an error, to learn how far from the start it is: nothing is an error any more.
        case locating
        /// Filling the array.
        case writing
        /// Filling an array of its own with one component, to compare it with its default. What does not fit takes all room.
        case comparing
    }

    @usableFromInline
    let pass: Pass

    /// Whether this is the pass that finds what is wrong with the value.
    @usableFromInline
    let isFirst: Bool

    /// Whether constraints are checked in this pass.
    @usableFromInline
    let checksConstraints: Bool

    /// What is tolerated beyond the standard.
    public let options: ASN1Options

    @usableFromInline
    init(
        base: UnsafeMutablePointer<UInt8>, room: Int, pass: Pass, limits: ASN1Limits, options: ASN1Options
    ) {
        unsafe self.base = base
        self.room = room
        self.pass = pass
        self.options = options
        isFirst = pass == .measuring || pass == .validating
        levelsLeft = limits.depth
        checksConstraints = isFirst && !options.contains(.uncheckedConstraints)
    }

    // MARK: Levels

    /// Begins a constructed value at its end: a SEQUENCE, a SET or an explicit tag.                  (X.690 8.9, 8.11, 8.14)
    /// - Returns: What ``close(_:_:)`` needs.
    /// - Throws: An error when values are nested deeper than the limit.
    @inlinable
    @inline(__always)
    public mutating func open() throws(ASN1Error) -> ASN1OpenValue {
        guard levelsLeft > 0 else { throw Self.depthError() }
        levelsLeft &-= 1
        return ASN1OpenValue(end: count)
    }

    /// Puts the header in front of a constructed value, all of whose contents are written.
    @inlinable
    @inline(__always)
    public mutating func close(_ value: ASN1OpenValue, _ tag: ASN1Tag) {
        levelsLeft &+= 1
        writeHeader(tag, constructed: 0x20, since: value.end)
    }

    // MARK: Octets

    /// Puts one octet in front.
    @inlinable
    @inline(__always)
    mutating func write(_ octet: UInt8) {
        count &+= 1
        guard room > 0 else { return }
        room &-= 1
        unsafe base[room] = octet
    }

    /// Puts octets in front.
    @inlinable
    mutating func write(_ octets: UnsafeRawBufferPointer) {
        count &+= octets.count
        guard let source = octets.baseAddress, room >= octets.count else {
            // Octets that follow must not stand where these should.
            if unsafe !octets.isEmpty { room = 0 }
            return
        }
        room &-= octets.count
        unsafe UnsafeMutableRawPointer(base + room).copyMemory(from: source, byteCount: octets.count)
    }

    /// Puts identifier and length octets in front of what was written since the count was `end`.       (X.690 8.1.2, 8.1.3, 10.1)
    @inlinable
    @inline(__always)
    mutating func writeHeader(_ tag: ASN1Tag, constructed: UInt8 = 0, since end: Int) {
        let length = count &- end
        guard length < 0x80, tag.leading < 0x100 else { return writeLongHeader(tag, constructed, length) }
        write(UInt8(truncatingIfNeeded: length))
        write(UInt8(truncatingIfNeeded: tag.leading) | constructed)
    }

    /// Headers of more than two octets.
    @inline(never)
    @usableFromInline
    mutating func writeLongHeader(_ tag: ASN1Tag, _ constructed: UInt8, _ length: Int) {
        if length < 0x80 {
            write(UInt8(truncatingIfNeeded: length))
        } else {
            let start = count
            var rest = length
            while rest > 0 {
                write(UInt8(truncatingIfNeeded: rest))
                rest >>= 8
            }
            write(0x80 | UInt8(truncatingIfNeeded: count &- start))
        }
        let leading = tag.tagClass.rawValue | constructed
        guard tag.number >= 31 else { return write(leading | UInt8(truncatingIfNeeded: tag.number)) }
        var rest = tag.number
        write(UInt8(truncatingIfNeeded: rest & 0x7F))
        rest >>= 7
        while rest > 0 {
            write(0x80 | UInt8(truncatingIfNeeded: rest & 0x7F))
            rest >>= 7
        }
        write(leading | 0x1F)
    }

    // MARK: Failures

    /// Throws an error about the value written last, unless errors do not count in this pass.
    @inline(never)
    @usableFromInline
    func fail(_ code: ASN1Error.Code, _ text: StaticString) throws(ASN1Error) {
        if pass != .locating { throw ASN1Error(code, text, at: count) }
    }

    @inline(never)
    @usableFromInline
    static func depthError() -> ASN1Error {
        ASN1Error(.limitExceeded, "values are nested deeper than the limit", at: 0)
    }
}

/// A constructed value whose contents are being written: what ``ASN1Encoder/open()`` gives to ``ASN1Encoder/close(_:_:)``.
@frozen
public struct ASN1OpenValue {
    /// The encoder's count where the value ends.
    @usableFromInline
    let end: Int

    @usableFromInline
    init(end: Int) { self.end = end }
}
