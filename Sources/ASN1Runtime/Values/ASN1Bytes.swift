/// Octets: a slice of the input that shares its storage, or an array of their own. 16 bytes on 64-bit systems.
///
/// Values of type OCTET STRING, and whatever keeps its octets as they came. Copying one copies no octets. As long as a slice lives, the
/// storage it was cut from lives too; ``init(copying:)`` cuts the tie.
@frozen
public struct ASN1Bytes: Sendable {
    @usableFromInline
    let storage: [UInt8]
    /// Where the octets start, in the lower half, and how many they are: one word, which code that hands slices on need not put together.
    @usableFromInline
    let place: UInt64

    @usableFromInline
    @_transparent
    var start: UInt32 { UInt32(truncatingIfNeeded: place) }

    @usableFromInline
    @_transparent
    var length: UInt32 { UInt32(truncatingIfNeeded: place >> 32) }

    /// A slice of `storage`; the caller has checked that it lies inside.
    @_transparent
    @usableFromInline
    init(storage: [UInt8], start: Int, count: Int) {
        self.storage = storage
        place = UInt64(UInt32(truncatingIfNeeded: start)) | UInt64(UInt32(truncatingIfNeeded: count)) << 32
    }

    /// The octets of another slice, taken to pieces.
    @usableFromInline
    @_transparent
    init(storage: [UInt8], place: UInt64) {
        self.storage = storage
        self.place = place
    }

    /// No octets.
    @inlinable
    public init() { self.init(storage: [], start: 0, count: 0) }

    /// The octets of an array, without copying them. At most 2^32 - 1; what goes beyond is left out.
    @inlinable
    public init(_ bytes: [UInt8]) {
        self.init(storage: bytes, start: 0, count: Int(truncatingIfNeeded: Swift.min(UInt64(bytes.count), 0xFFFF_FFFF)))
    }

    /// A copy of a sequence's octets.
    @inlinable
    public init(_ bytes: some Sequence<UInt8>) { self.init([UInt8](bytes)) }

    /// The same octets in storage of their own, so that they do not keep a whole input alive.
    public init(copying bytes: ASN1Bytes) { self.init([UInt8](bytes)) }

    /// Calls `body` with the octets in place; the pointer is valid during the call alone.
    @inlinable
    public func withUnsafeBytes<Result, Failure: Error>(
        _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try unsafe storage.withUnsafeBufferPointer { (all) throws(Failure) -> Result in
            guard let base = all.baseAddress else {
                return try unsafe body(UnsafeRawBufferPointer(start: nil, count: 0))
            }
            return try unsafe body(UnsafeRawBufferPointer(start: base + Int(start), count: Int(length)))
        }
    }

    /// The octets at these positions, sharing the storage. What of the range lies outside is left out.
    public func slice(_ range: Range<Int>) -> ASN1Bytes {
        let range = range.clamped(to: 0..<count)
        return ASN1Bytes(storage: storage, start: Int(start) &+ range.lowerBound, count: range.count)
    }

    /// Where the octets stand in the storage they were cut from, in bytes: their offset in the input.
    @inlinable
    public var offset: Int { Int(start) }
}

extension ASN1Bytes: RandomAccessCollection {
    /// The first index, 0 also for a slice of an input.
    @inlinable
    public var startIndex: Int { 0 }

    /// The number of octets.
    @inlinable
    public var endIndex: Int { Int(length) }

    /// The number of octets.
    @inlinable
    public var count: Int { Int(length) }

    /// The octet at a position, counted from 0. The position must be less than `count`.
    @inlinable
    public subscript(position: Int) -> UInt8 {
        precondition(position >= 0 && position < Int(length), "ASN1Bytes index out of range")
        return storage[Int(start) + position]
    }

    #if !hasFeature(Embedded)
    /// The octets in place, for algorithms of the standard library. Embedded Swift has no untyped errors, and goes without.
    @inlinable
    public func withContiguousStorageIfAvailable<Result>(
        _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
    ) rethrows -> Result? {
        try unsafe storage.withUnsafeBufferPointer { all in
            guard let base = all.baseAddress else { return try unsafe body(UnsafeBufferPointer(start: nil, count: 0)) }
            return try unsafe body(UnsafeBufferPointer(start: base + Int(start), count: Int(length)))
        }
    }
    #endif
}

extension ASN1Bytes: Hashable {
    /// Whether two values have the same octets, wherever they are stored.
    public static func == (left: ASN1Bytes, right: ASN1Bytes) -> Bool {
        guard left.length == right.length else { return false }
        return unsafe left.withUnsafeBytes { first in
            unsafe right.withUnsafeBytes { second in unsafe ASN1Octets.areEqual(first, second) }
        }
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(length)
        unsafe withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
    }
}

extension ASN1Bytes: CustomStringConvertible {
    /// The octets as lowercase hexadecimal digits, without separators.
    public var description: String { unsafe withUnsafeBytes { unsafe ASN1Octets.hexadecimal($0) } }
}
