/// A BIT STRING: octets, and how many bits at the end of the last one do not count.                              (X.690 8.6)
///
/// Bit 0 is the most significant bit of the first octet. Two values are equal when they have the same bits, whatever BER put into the
/// bits that do not count.
@frozen
public struct ASN1BitString: Sendable {
    /// The octets that hold the bits, without the initial octet of the encoding.
    public let bytes: ASN1Bytes

    /// How many of the last octet's low bits do not count, 0 to 7; 0 when there are no octets.
    public let unusedBits: UInt8

    @inlinable
    init(bytes: ASN1Bytes, uncheckedUnusedBits: UInt8) {
        self.bytes = bytes
        unusedBits = uncheckedUnusedBits
    }

    /// Bits from octets; `nil` when `unusedBits` is above 7, or not 0 without octets.
    public init?(bytes: ASN1Bytes, unusedBits: Int = 0) {
        guard unusedBits >= 0, unusedBits <= 7, unusedBits == 0 || !bytes.isEmpty else { return nil }
        self.init(bytes: bytes, uncheckedUnusedBits: UInt8(truncatingIfNeeded: unusedBits))
    }

    /// All bits of octets.
    public init(octets: ASN1Bytes) { self.init(bytes: octets, uncheckedUnusedBits: 0) }

    /// No bits.
    public init() { self.init(bytes: ASN1Bytes(), uncheckedUnusedBits: 0) }

    /// Bits in their order, the first one being bit 0.
    public init(_ bits: some Sequence<Bool>) {
        var octets: [UInt8] = []
        var used = 0
        for bit in bits {
            if used & 7 == 0 { octets.append(0) }
            if bit { octets[octets.count - 1] |= 0x80 >> UInt8(truncatingIfNeeded: used & 7) }
            used &+= 1
        }
        self.init(bytes: ASN1Bytes(octets), uncheckedUnusedBits: UInt8(truncatingIfNeeded: (8 &- used & 7) & 7))
    }

    /// The last octet with the bits that do not count set to 0.
    private var lastOctet: UInt8 { bytes.isEmpty ? 0 : bytes[bytes.count - 1] & (0xFF << unusedBits) }
}

extension ASN1BitString: RandomAccessCollection {
    /// The first bit's index, 0.
    public var startIndex: Int { 0 }

    /// The number of bits. (On a 32-bit system, strings of more than 2^31 - 1 bits show that many.)
    public var endIndex: Int { Int(clamping: UInt64(bytes.count) * 8 - UInt64(unusedBits)) }

    /// A bit. The position must be less than `count`; ``isSet(_:)`` takes any.
    public subscript(position: Int) -> Bool {
        precondition(position >= 0 && position < endIndex, "ASN1BitString index out of range")
        return bytes[position >> 3] & (0x80 >> UInt8(truncatingIfNeeded: position & 7)) != 0
    }

    /// Whether a bit is set; bits beyond the end count as clear, as in a type with named bits.                 (X.680 22.7)
    public func isSet(_ position: Int) -> Bool {
        position >= 0 && position < endIndex && self[position]
    }
}

extension ASN1BitString: Hashable {
    public static func == (left: ASN1BitString, right: ASN1BitString) -> Bool {
        guard left.unusedBits == right.unusedBits, left.bytes.count == right.bytes.count else { return false }
        if left.unusedBits == 0 { return left.bytes == right.bytes }
        return left.lastOctet == right.lastOctet && left.bytes.dropLast().elementsEqual(right.bytes.dropLast())
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(unusedBits)
        hasher.combine(bytes.count)
        hasher.combine(lastOctet)
        for octet in bytes.dropLast() { hasher.combine(octet) }
    }
}

extension ASN1BitString: CustomStringConvertible {
    /// Value notation: `'A0'H` for whole octets, `'101'B` otherwise.                                      (X.680 22.9)
    public var description: String {
        guard unusedBits == 0 else {
            var digits: [UInt8] = [0x27]
            for bit in self { digits.append(bit ? 0x31 : 0x30) }
            digits.append(0x27)
            digits.append(0x42)
            return String(decoding: digits, as: UTF8.self)
        }
        return unsafe "'" + bytes.withUnsafeBytes { unsafe ASN1Octets.hexadecimal($0) }.uppercased() + "'H"
    }
}
