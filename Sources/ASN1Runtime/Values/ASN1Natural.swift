/// A natural number of any size, for what is read and printed in decimal. Time grows with the square of the number of digits.
struct ASN1Natural: Hashable {
    /// Digits to base 2^32, the least significant first, without zeros at the end.
    private var limbs: [UInt32] = []

    /// Zero.
    init() {}

    init(_ value: UInt64) {
        limbs = [UInt32(truncatingIfNeeded: value), UInt32(truncatingIfNeeded: value >> 32)]
        trim()
    }

    /// A number from its octets, the most significant first.
    init(bigEndian octets: some BidirectionalCollection<UInt8>) {
        var limb: UInt32 = 0
        var shift: UInt32 = 0
        for octet in octets.reversed() {
            limb |= UInt32(octet) << shift
            shift += 8
            if shift == 32 {
                limbs.append(limb)
                limb = 0
                shift = 0
            }
        }
        limbs.append(limb)
        trim()
    }

    /// A number from decimal digits; `nil` for no digits or other characters.
    init?(decimal digits: some Collection<UInt8>) {
        if digits.isEmpty { return nil }
        for digit in digits {
            guard digit >= 0x30, digit <= 0x39 else { return nil }
            multiply(by: 10, adding: UInt32(digit) - 0x30)
        }
    }

    var isZero: Bool { limbs.isEmpty }

    /// The number, when it has at most 64 bits.
    var uint64: UInt64? {
        switch limbs.count {
        case 0: return 0
        case 1: return UInt64(limbs[0])
        case 2: return UInt64(limbs[1]) << 32 | UInt64(limbs[0])
        default: return nil
        }
    }

    /// The octets, the most significant first, without zeros in front; none for 0.
    var bigEndian: [UInt8] {
        var octets: [UInt8] = []
        for limb in limbs.reversed() {
            for shift: UInt32 in [24, 16, 8, 0] {
                let octet = UInt8(truncatingIfNeeded: limb >> shift)
                if !octets.isEmpty || octet != 0 { octets.append(octet) }
            }
        }
        return octets
    }

    mutating func multiply(by factor: UInt32, adding term: UInt32) {
        var carry = UInt64(term)
        for index in limbs.indices {
            let product = UInt64(limbs[index]) * UInt64(factor) + carry
            limbs[index] = UInt32(truncatingIfNeeded: product)
            carry = product >> 32
        }
        if carry != 0 { limbs.append(UInt32(truncatingIfNeeded: carry)) }
    }

    /// Divides by a number that is not 0 and returns the remainder.
    mutating func divide(by divisor: UInt32) -> UInt32 {
        var remainder: UInt64 = 0
        for index in limbs.indices.reversed() {
            let dividend = remainder << 32 | UInt64(limbs[index])
            limbs[index] = UInt32(truncatingIfNeeded: dividend / UInt64(divisor))
            remainder = dividend % UInt64(divisor)
        }
        trim()
        return UInt32(truncatingIfNeeded: remainder)
    }

    /// Subtracts a number that is not greater.
    mutating func subtract(_ term: UInt32) {
        var borrow = UInt64(term)
        var index = 0
        while borrow != 0, index < limbs.count {
            let limb = UInt64(limbs[index])
            limbs[index] = UInt32(truncatingIfNeeded: limb &- borrow)
            borrow = limb < borrow ? 1 : 0
            index += 1
        }
        trim()
    }

    /// Decimal digits.
    var decimal: String {
        if let small = uint64 { return String(small) }
        var rest = self
        var digits: [UInt8] = []
        while !rest.isZero {
            var group = rest.divide(by: 1_000_000_000)
            for _ in 0..<9 {
                digits.append(0x30 + UInt8(truncatingIfNeeded: group % 10))
                group /= 10
            }
        }
        while digits.last == 0x30 { digits.removeLast() }
        return String(decoding: digits.reversed(), as: UTF8.self)
    }

    private mutating func trim() {
        while limbs.last == 0 { limbs.removeLast() }
    }
}
