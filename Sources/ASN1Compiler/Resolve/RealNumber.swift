/// A number that a schema gives for REAL, as the `Double` that generated code holds it in.
enum RealNumber {
    /// One that `Double` holds, rounded.
    case held(Double)
    /// One beyond the greatest finite `Double`.
    case tooLarge(FloatingPointSign)
    /// One that is not 0, and nearer to it than the least `Double`.
    case tooSmall(FloatingPointSign)

    /// Decimal digits with an optional fraction and exponent.                                           (X.680 12.8, 12.9)
    init(_ text: some StringProtocol) {
        let isZero = !text.prefix { $0 != "e" && $0 != "E" }.contains { ("1"..."9").contains($0) }
        self.init(Double(text) ?? .infinity, isZero: isZero, sign: text.hasPrefix("-") ? .minus : .plus)
    }

    /// `mantissa × 2^exponent`                                                                             (X.680 21.5)
    init(mantissa: BigInteger, exponentOf2 exponent: BigInteger) {
        let octets = (mantissa < 0 ? -mantissa : mantissa).twosComplement.drop { $0 == 0 }
        var leading = octets.prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        // Of what is left out it counts only that there is something, for the direction of rounding.
        if octets.dropFirst(8).contains(where: { $0 != 0 }) { leading |= 1 }
        let limit = 1 << 40
        let power = exponent.asInt ?? (exponent < 0 ? -limit : limit)
        let scale = max(-limit, min(limit, power)) + max(0, octets.count - 8) * 8
        let magnitude = Double(sign: .plus, exponent: max(-5000, min(5000, scale)), significand: Double(leading))
        self.init(mantissa < 0 ? -magnitude : magnitude, isZero: leading == 0, sign: mantissa < 0 ? .minus : .plus)
    }

    private init(_ number: Double, isZero: Bool, sign: FloatingPointSign) {
        if isZero {
            // Of REAL, -0 is a value of its own.                                                              (X.680 21.6)
            self = .held(sign == .minus ? -0.0 : 0)
        } else if number.isInfinite {
            self = .tooLarge(sign)
        } else {
            self = number == 0 ? .tooSmall(sign) : .held(number)
        }
    }

    /// What is wrong with a number that `Double` does not hold.
    var problem: String? {
        switch self {
        case .held: nil
        case .tooLarge:
            "this REAL is larger than \(Double.greatestFiniteMagnitude), the largest number of Double, which holds "
                + "values of REAL; write PLUS-INFINITY or MINUS-INFINITY if that is meant"
        case .tooSmall:
            "this REAL is not 0 but smaller than \(Double.leastNonzeroMagnitude), the smallest number of Double, which "
                + "holds values of REAL; write 0 if that is meant"
        }
    }
}

extension RealRange {
    /// The end of a range at a number, so that the values of `Double` in the range are those that the schema means: where the number
    /// is too large, that leaves out infinity or all else; where it is too small, 0 or all else on one side.
    static func end(_ number: RealNumber, isOpen: Bool, isLower: Bool) -> (value: Double, isOpen: Bool) {
        switch number {
        case .held(let value): (value, isOpen)
        case .tooLarge(.plus): (isLower ? .infinity : .greatestFiniteMagnitude, false)
        case .tooLarge(.minus): (isLower ? -.greatestFiniteMagnitude : -.infinity, false)
        case .tooSmall(let sign): (0, isLower == (sign == .plus))
        }
    }
}
