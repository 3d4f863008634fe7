/// What is wrong with the contents octets of a REAL.
struct ASN1RealProblem: Error {
    let code: ASN1Error.Code
    let text: StaticString

    init(_ code: ASN1Error.Code, _ text: StaticString) {
        self.code = code
        self.text = text
    }
}

/// Reads the contents octets of a REAL.                                                                      (X.690 8.5, 11.3)
// Safe: it does not outlive the call that it is made for.
@safe
struct ASN1RealReader {
    let octets: UnsafeBufferPointer<UInt8>
    let isDER: Bool

    init(_ octets: UnsafeBufferPointer<UInt8>, _ rules: ASN1EncodingRules) {
        unsafe self.octets = octets
        isDER = rules == .der
    }

    func value() throws(ASN1RealProblem) -> Double {
        guard let first = unsafe octets.first else { return 0 }
        if first & 0x80 != 0 { return try binary(first) }
        if first & 0x40 != 0 { return try special(first) }
        return try decimal(first)
    }

    /// Infinities, not-a-number and minus zero.                                                          (X.690 8.5.9)
    private func special(_ first: UInt8) throws(ASN1RealProblem) -> Double {
        guard unsafe octets.count == 1 else { throw ASN1RealProblem(.malformed, "octets follow a special REAL") }
        switch first {
        case 0x40: return .infinity
        case 0x41: return -.infinity
        case 0x42: return .nan
        case 0x43: return -0.0
        default: throw ASN1RealProblem(.malformed, "a special REAL that X.690 8.5.9 does not define")
        }
    }

    /// Sign, mantissa and an exponent to base 2, 8 or 16.                                                (X.690 8.5.7)
    private func binary(_ first: UInt8) throws(ASN1RealProblem) -> Double {
        let bitsPerDigit: Int64
        switch first >> 4 & 3 {
        case 0: bitsPerDigit = 1
        case 1: bitsPerDigit = 3
        case 2: bitsPerDigit = 4
        default: throw ASN1RealProblem(.malformed, "a REAL with a reserved base")
        }
        var start = 1
        var count = Int(first & 3) + 1
        if count == 4 {
            guard unsafe octets.count > 1 else { throw ASN1RealProblem(.malformed, "a REAL that ends in its exponent") }
            count = unsafe Int(octets[1])
            start = 2
            // With a count of its own, an exponent is as short as possible in BER too.             (X.690 8.5.7.4 d)
            guard count > 0 else { throw ASN1RealProblem(.malformed, "a REAL without exponent") }
        }
        guard unsafe octets.count > start + count else {
            throw ASN1RealProblem(.malformed, "a REAL that ends before its mantissa")
        }
        let exponentOctets = unsafe octets[start..<start + count]
        let isPadded = unsafe count > 1 && isPaddedExponent(exponentOctets)
        if isPadded && first & 3 == 3 {
            throw ASN1RealProblem(.malformed, "a REAL with a padded exponent (X.690 8.5.7.4)")
        }
        let exponent = unsafe Self.exponent(exponentOctets)
        let mantissa = unsafe octets[(start + count)...]
        if isDER {
            guard bitsPerDigit == 1, first & 0x0C == 0 else {
                throw ASN1RealProblem(.notDER, "a REAL with base 8 or 16 or a scale factor (X.690 11.3.1)")
            }
            guard let last = unsafe mantissa.last, last & 1 == 1, unsafe mantissa.first != 0 else {
                throw ASN1RealProblem(
                    .notDER, "a REAL whose mantissa is not odd or not in its shortest form (X.690 11.3.1)")
            }
            guard !isPadded, first & 3 != 3 || count > 3 else {
                throw ASN1RealProblem(.notDER, "a REAL whose exponent is not in its shortest form (X.690 11.3.1)")
            }
        }
        let magnitude = unsafe Self.scaled(mantissa, exponent &* bitsPerDigit &+ Int64(first >> 2 & 3))
        guard magnitude.isFinite else { throw ASN1RealProblem(.outOfRange, "a REAL too large for Double") }
        return first & 0x40 == 0 ? magnitude : -magnitude
    }

    private func isPaddedExponent(_ octets: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        let first = unsafe octets[octets.startIndex]
        let second = unsafe octets[octets.startIndex + 1]
        return first == 0 && second < 0x80 || first == 0xFF && second >= 0x80
    }

    /// Two's complement; what is beyond any use is cut to ±2^40, where every mantissa of an input is 0 or too large.
    private static func exponent(_ octets: Slice<UnsafeBufferPointer<UInt8>>) -> Int64 {
        guard let first = unsafe octets.first else { return 0 }
        var value: Int64 = first < 0x80 ? 0 : -1
        for index in unsafe octets.indices {
            let octet = unsafe octets[index]
            value = value << 8 | Int64(octet)
            if value > 1 << 40 { return 1 << 40 }
            if value < -(1 << 40) { return -(1 << 40) }
        }
        return value
    }

    /// The mantissa, of any length, times a power of two, rounded once to the nearest `Double`, half to even.
    private static func scaled(_ mantissa: Slice<UnsafeBufferPointer<UInt8>>, _ exponent: Int64) -> Double {
        let digits = unsafe mantissa.drop { $0 == 0 }
        guard let first = unsafe digits.first else { return 0 }
        // The leading 64 bits, and whether anything follows them.
        var top: UInt64 = 0
        var taken = 0
        for index in unsafe digits.prefix(8).indices {
            let octet = unsafe digits[index]
            top = top << 8 | UInt64(octet)
            taken += 1
        }
        var scale = unsafe exponent &+ Int64(digits.count - taken) &* 8
        var hasMore = unsafe digits.dropFirst(taken).contains { $0 != 0 }
        if taken == 8, unsafe digits.count > 8, first.leadingZeroBitCount > 0 {
            let shift = first.leadingZeroBitCount
            let next = unsafe digits[digits.startIndex + 8]
            top = top << UInt64(shift) | UInt64(next >> (8 - UInt8(shift)))
            scale -= Int64(shift)
            hasMore = unsafe next << UInt8(shift) != 0 || digits.dropFirst(9).contains { $0 != 0 }
        }
        let shift = Int64(top.leadingZeroBitCount)
        top <<= UInt64(shift)
        scale -= shift
        // The value is top × 2^scale with bit 63 of top set, so between 2^(scale + 63) and twice that.
        if scale + 63 > 1023 { return .infinity }
        // 53 bits count, fewer below the smallest normal number, none below half the smallest of all.
        let dropped = Swift.max(11, -1074 - scale)
        if dropped > 64 { return 0 }
        let kept = dropped == 64 ? 0 : top >> UInt64(dropped)
        let half: UInt64 = 1 << UInt64(dropped - 1)
        let rest = dropped == 64 ? top : top & (half << 1 - 1)
        let roundsUp = rest > half || rest == half && (hasMore || kept & 1 == 1)
        let rounded = kept + (roundsUp ? 1 : 0)
        return Double(sign: .plus, exponent: Int(scale + dropped), significand: Double(rounded))
    }
}
