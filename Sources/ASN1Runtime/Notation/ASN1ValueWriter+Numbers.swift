extension ASN1ValueWriter {
    /// An INTEGER in decimal. One of more than 4096 octets is written as those octets, `'…'H`: the time for decimal digits grows with
    /// the square of their number.                                                                          (X.680 19.9)
    public mutating func integer(_ value: ASN1Integer) {
        let octets = value.twosComplement
        if octets.count > 4096 { self.octets(octets) } else { put(value.description) }
    }

    /// A REAL: the fewest decimal digits that give the same `Double` back, with an exponent where the number is below 10^-4 or 10^10 and
    /// above: `0.5`, `1.5E10`.                                                                       (X.680 12.9, 21.6)
    public mutating func real(_ value: Double) {
        if value.isNaN { return put("NOT-A-NUMBER") }
        if value.sign == .minus {
            if value.isInfinite { return put("MINUS-INFINITY") }
            put(0x2D)
        } else if value.isInfinite {
            return put("PLUS-INFINITY")
        }
        if value.isZero { return put(0x30) }
        let (digits, exponent) = Self.decimal(value.magnitude)
        switch exponent {
        case 0..<10:
            put(digits.prefix(exponent &+ 1))
            for _ in 0..<Swift.max(0, exponent &+ 1 &- digits.count) { put(0x30) }
            if digits.count > exponent &+ 1 {
                put(0x2E)
                put(digits.dropFirst(exponent &+ 1))
            }
        case -4..<0:
            put("0.")
            for _ in 0..<(-1 &- exponent) { put(0x30) }
            put(digits[...])
        default:
            put(digits.prefix(1))
            if digits.count > 1 {
                put(0x2E)
                put(digits.dropFirst())
            }
            put(0x45)
            put(String(exponent))
        }
    }

    private mutating func put(_ digits: ArraySlice<UInt8>) {
        for digit in digits { put(digit) }
    }

    /// The digits of a positive number, without zeros at either end, and the power of ten that the first one counts.
    private static func decimal(_ value: Double) -> (digits: [UInt8], exponent: Int) {
        // Swift writes 0.00012, 1.2e-05, 120.0 and 1.2e+20.
        var digits: [UInt8] = []
        var exponent = 0
        var hasPoint = false
        var rest = value.description.utf8[...]
        while let character = rest.popFirst() {
            switch character {
            case 0x2E: hasPoint = true
            case 0x30...0x39:
                if digits.isEmpty && character == 0x30 {
                    if hasPoint { exponent &-= 1 }
                } else {
                    if !hasPoint { exponent &+= 1 }
                    digits.append(character)
                }
            default:
                exponent &+= Int(String(decoding: rest.drop { $0 == 0x2B }, as: UTF8.self)) ?? 0
                rest = rest.suffix(0)
            }
        }
        while digits.last == 0x30 { digits.removeLast() }
        return (digits, exponent &- 1)
    }

    /// The value of an OBJECT IDENTIFIER or a RELATIVE-OID, from its arcs with points between them: `{ 2 5 4 3 }`.
    ///                                                                                              (X.680 32.3, 33.3)
    mutating func arcs(_ dotted: String) {
        put("{ ")
        for character in dotted.utf8 { put(character == 0x2E ? 0x20 : character) }
        put(dotted.isEmpty ? "}" : " }")
    }
}
