/// Reads values from an input, one after the other: what generated decoders call.
///
/// A decoder is a position in the input and the end of the level it is in. ``enter(_:)`` goes into a constructed value and
/// ``leave(_:)`` out of it again; the other members read one value each. Every member checks all that X.690 demands of the value.
/// After an error a decoder is of no further use.
///
/// Paths that DER takes all the time are inlined into their callers; everything else, all of BER included, is behind one call each. The
/// former are `@_transparent`, since that inlines them in debug builds too, which then take half the time.
@frozen
// Safe, although it reads through a pointer: that is of `storage`, and each read says for itself why it stays inside.
@safe
public struct ASN1Decoder: ~Copyable {
    /// The first octet of the storage. Positions count from here, so that they are offsets in the input.
    @usableFromInline
    let base: UnsafePointer<UInt8>

    /// The storage itself, for slices to share.
    @usableFromInline
    let storage: [UInt8]

    /// The next octet to read.
    @usableFromInline
    var position: Int

    /// Where the input ends: octets up to here may be looked at, also beyond the level.
    @usableFromInline
    let inputEnd: Int

    /// Where the innermost level of definite length ends.
    @usableFromInline
    var end: Int

    /// Twice the number of levels that may still be entered, plus 1 inside a level of indefinite length. Such a level has no end of
    /// its own: it goes on to two zero octets, and `end` stays what it was outside.
    @usableFromInline
    var level: UInt32

    /// The rules the input is read by.
    public let rules: ASN1EncodingRules

    /// What is tolerated beyond the standard.
    public let options: ASN1Options

    /// The highest tag number that is accepted.
    @usableFromInline
    let highestTag: UInt32

    /// How many octets an object identifier may have.
    @usableFromInline
    let identifierLimit: Int

    /// How many list elements may still be read.
    @usableFromInline
    var elementsLeft: Int

    /// How many octets may still be gone through to count elements of indefinite length.
    @usableFromInline
    var octetsToCount: Int

    /// Where the value read last starts: the place of a constraint violation.
    @usableFromInline
    var valueStart: Int

    @usableFromInline
    init(
        base: UnsafePointer<UInt8>, bytes: ASN1Bytes, rules: ASN1EncodingRules, limits: ASN1Limits,
        options: ASN1Options
    ) {
        unsafe self.base = base
        storage = bytes.storage
        position = bytes.offset
        inputEnd = bytes.offset &+ bytes.count
        end = inputEnd
        level = UInt32(truncatingIfNeeded: Swift.max(0, Swift.min(limits.depth, 0x3FFF_FFFF))) << 1
        self.rules = rules
        self.options = options
        highestTag = limits.tagNumber
        identifierLimit = limits.objectIdentifierLength
        elementsLeft = limits.elements
        octetsToCount = bytes.count
        valueStart = bytes.offset
    }

    /// The offset of the next octet, in bytes from the start of the input.
    @inlinable
    public var offset: Int { position }

    /// The length of the value that comes next when its header is two octets, the first of which is `identifier`, and the value fits;
    /// -1 in all other cases. The position stays.
    @usableFromInline
    @_transparent
    func shortLength(_ identifier: UInt16) -> Int {
        let room = end &- position
        guard room >= 2, unsafe UInt16(base[position]) == identifier else { return -1 }
        // 0x80 and above, which need a closer look, become negative.
        let length = unsafe Int(Int8(bitPattern: base[position &+ 1]))
        return length <= room &- 2 ? length : -1
    }

    /// Whether a value comes next on this level.
    @_transparent
    public var hasMore: Bool { position < end && (level & 1 == 0 || !isAtEndOfContents) }

    /// Whether two zero octets come next.                                                                    (X.690 8.1.5)
    @usableFromInline
    @_transparent
    var isAtEndOfContents: Bool { unsafe end &- position >= 2 && base[position] == 0 && base[position &+ 1] == 0 }

    /// Whether the value that comes next has this tag; `false` at the end of the level.
    @_transparent
    public func peek(_ tag: ASN1Tag) -> Bool {
        guard position < end else { return false }
        return unsafe tag.leading < 0x100
            ? UInt16(base[position] & 0xDF) == tag.leading : Self.isNext(tag, base, position, end)
    }

    /// Goes into a constructed value: a SEQUENCE, a SET or an explicit tag.                          (X.690 8.9, 8.11, 8.14)
    /// - Returns: What ``leave(_:)`` needs to come back.
    @_transparent
    public mutating func enter(_ tag: ASN1Tag) throws(ASN1Error) -> ASN1Scope {
        let length = shortLength(tag.leading | 0x20)
        guard length >= 0, level >= 2 else { return try enterSlowly(tag) }
        let scope = ASN1Scope(end: end, level: level, start: position)
        valueStart = position
        position &+= 2
        end = position &+ length
        level = (level & ~1) &- 2
        return scope
    }

    /// Comes back from a value, which must have been read to its end.
    @_transparent
    public mutating func leave(_ scope: ASN1Scope) throws(ASN1Error) {
        guard position == end, level & 1 == 0 else { return try leaveSlowly(scope) }
        end = scope.end
        level = scope.level
        valueStart = Int(scope.start)
    }
}
