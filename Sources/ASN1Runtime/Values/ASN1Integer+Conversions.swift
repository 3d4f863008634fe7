extension ASN1Integer: Hashable {
    public static func == (left: ASN1Integer, right: ASN1Integer) -> Bool {
        if left.storage == nil || right.storage == nil {
            return left.storage == nil && right.storage == nil && left.bits == right.bits
        }
        return left.twosComplement == right.twosComplement
    }

    public func hash(into hasher: inout Hasher) {
        if let small { hasher.combine(small) } else { hasher.combine(twosComplement) }
    }
}

extension ASN1Integer: Comparable {
    public static func < (left: ASN1Integer, right: ASN1Integer) -> Bool {
        if let first = left.small, let second = right.small { return first < second }
        if left.isNegative != right.isNegative { return left.isNegative }
        let first = left.twosComplement
        let second = right.twosComplement
        // Octets are minimal, so more of them mean a greater distance from 0.
        if first.count != second.count { return (first.count < second.count) != left.isNegative }
        return first.lexicographicallyPrecedes(second)
    }
}

extension ASN1Integer: ExpressibleByIntegerLiteral {
    @inlinable
    public init(integerLiteral value: Int64) { self.init(value) }
}

extension ASN1Integer: LosslessStringConvertible {
    /// A number from decimal digits of any length, with or without a sign; `nil` when the text is none.
    public init?(_ text: String) {
        let isNegative = text.utf8.first == 0x2D
        let hasSign = isNegative || text.utf8.first == 0x2B
        guard let natural = ASN1Natural(decimal: text.utf8.dropFirst(hasSign ? 1 : 0)) else { return nil }
        guard isNegative else {
            self.init(twosComplement: ASN1Bytes([0] + natural.bigEndian))
            return
        }
        guard !natural.isZero else {
            self.init(0 as Int64)
            return
        }
        var complement = natural
        complement.subtract(1)
        self.init(twosComplement: ASN1Bytes([0xFF] + complement.bigEndian.map { ~$0 }))
    }

    /// The number in decimal, as in value notation.                                                      (X.680 19.9)
    public var description: String { (isNegative ? "-" : "") + natural.decimal }
}

extension FixedWidthInteger {
    /// The value of an INTEGER; `nil` when this type cannot hold it.
    public init?(exactly integer: ASN1Integer) {
        if let small = integer.small {
            self.init(exactly: small)
            return
        }
        if !Self.isSigned && integer.isNegative { return nil }
        let octets = Self.isSigned ? integer.twosComplement : integer.magnitude
        guard octets.count <= Self.bitWidth / 8 else { return nil }
        var value: Self = integer.isNegative ? ~0 : 0
        for octet in octets { value = value << 8 | Self(truncatingIfNeeded: octet) }
        self = value
    }
}
