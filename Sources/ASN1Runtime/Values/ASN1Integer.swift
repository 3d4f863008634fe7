/// An INTEGER of any size: up to 64 bits in place, otherwise its octets, shared with the input. 16 bytes.        (X.690 8.3)
@frozen
public struct ASN1Integer: Sendable {
    /// The array that holds the octets of a number of more than 64 bits; `nil` for the others.
    @usableFromInline
    let storage: [UInt8]?

    /// The number itself, or the place of its octets.
    @usableFromInline
    let bits: UInt64

    /// A number of at most 64 bits.
    @inlinable
    public init(_ value: Int64) {
        storage = nil
        bits = UInt64(bitPattern: value)
    }

    /// A number of Swift's own size.
    @inlinable
    public init(_ value: Int) { self.init(Int64(value)) }

    /// A number without a sign.
    public init(_ value: UInt64) {
        if let small = Int64(exactly: value) {
            self.init(small)
        } else {
            self.init(large: ASN1Bytes([0] + ASN1Natural(value).bigEndian))
        }
    }

    /// Octets that are known to be minimal and more than eight.
    @inlinable
    init(large bytes: ASN1Bytes) {
        storage = bytes.storage
        bits = bytes.place
    }

    /// A number from two's complement octets, the most significant first, with or without superfluous ones in front; none is 0.
    public init(twosComplement octets: ASN1Bytes) {
        var skipped = 0
        while skipped + 1 < octets.count {
            let next = octets[skipped + 1] & 0x80
            guard octets[skipped] == 0 && next == 0 || octets[skipped] == 0xFF && next != 0 else { break }
            skipped += 1
        }
        let minimal = ASN1Bytes(storage: octets.storage, start: octets.offset + skipped, count: octets.count - skipped)
        guard minimal.count <= 8 else {
            self.init(large: minimal)
            return
        }
        var value: Int64 = (minimal.first ?? 0) & 0x80 == 0 ? 0 : -1
        for octet in minimal { value = value << 8 | Int64(octet) }
        self.init(value)
    }

    /// The number, when it has at most 64 bits with its sign.
    @inlinable
    var small: Int64? { storage == nil ? Int64(bitPattern: bits) : nil }

    /// Two's complement octets, the most significant first, as few as possible and at least one: the contents octets of DER.
    public var twosComplement: ASN1Bytes {
        if let storage {
            return ASN1Bytes(storage: storage, place: bits)
        }
        let value = Int64(bitPattern: bits)
        var count = 1
        while count < 8, value >> Int64(8 * count - 1) != 0, value >> Int64(8 * count - 1) != -1 { count += 1 }
        var octets: [UInt8] = []
        octets.reserveCapacity(count)
        while count > 0 {
            count -= 1
            octets.append(UInt8(truncatingIfNeeded: value >> Int64(8 * count)))
        }
        return ASN1Bytes(octets)
    }

    /// Whether the number is below 0.
    public var isNegative: Bool {
        if let small { return small < 0 }
        return twosComplement[0] >= 0x80
    }

    /// The octets of the absolute value, the most significant first, without zeros in front: what RSA and serial numbers are shown as.
    public var magnitude: ASN1Bytes {
        let octets = twosComplement
        guard isNegative else {
            let skipped = octets[0] == 0 ? 1 : 0
            return ASN1Bytes(storage: octets.storage, start: octets.offset + skipped, count: octets.count - skipped)
        }
        return ASN1Bytes(natural.bigEndian)
    }

    /// The absolute value.
    var natural: ASN1Natural {
        if let small { return ASN1Natural(small.magnitude) }
        let octets = twosComplement
        guard isNegative else { return ASN1Natural(bigEndian: octets) }
        // -n is the complement of n, plus one.
        var value = ASN1Natural(bigEndian: octets.map { ~$0 })
        value.multiply(by: 1, adding: 1)
        return value
    }
}
