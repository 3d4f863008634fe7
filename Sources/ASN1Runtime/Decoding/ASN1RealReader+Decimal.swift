/// Decimal REAL, in the forms NR1, NR2 and NR3 of ISO 6093.                                              (X.690 8.5.8, 11.3.2)
extension ASN1RealReader {
    /// The longest text that is accepted. A `Double` has 17 digits that matter; this leaves room for any that are written.
    static var longestDecimal: Int { 1024 }

    /// The value of the characters after the first octet, which names their form.
    func decimal(_ form: UInt8) throws(ASN1RealProblem) -> Double {
        let characters = unsafe octets.dropFirst()
        guard unsafe characters.count <= Self.longestDecimal else {
            throw ASN1RealProblem(.limitExceeded, "a decimal REAL of more than 1024 characters")
        }
        guard let parts = unsafe Parts(characters), parts.form == form else {
            throw ASN1RealProblem(.malformed, "a decimal REAL that is no number in the form it names")
        }
        if isDER && !parts.isNormal {
            throw ASN1RealProblem(.notDER, "a decimal REAL in another form than that of X.690 11.3.2")
        }
        guard let value = Double(parts.text) else {
            throw ASN1RealProblem(.malformed, "a decimal REAL that is no number in the form it names")
        }
        guard value.isFinite else { throw ASN1RealProblem(.outOfRange, "a REAL too large for Double") }
        return value
    }

    /// The parts of a number: spaces, sign, digits, decimal mark, digits, E, sign, digits.
    private struct Parts {
        private var hasSpaces = false
        private var sign: UInt8?
        private var integer: [UInt8] = []
        private var mark: UInt8?
        private var fraction: [UInt8] = []
        private var exponentMark: UInt8?
        private var exponentSign: UInt8?
        private var exponent: [UInt8] = []

        /// `nil` when the characters are no number.
        init?(_ characters: Slice<UnsafeBufferPointer<UInt8>>) {
            var rest = unsafe characters
            while unsafe rest.first == 0x20 {
                hasSpaces = true
                unsafe rest.removeFirst()
            }
            sign = unsafe Self.takeSign(&rest)
            integer = unsafe Self.takeDigits(&rest)
            if unsafe rest.first == 0x2E || rest.first == 0x2C {
                mark = unsafe rest.removeFirst()
                fraction = unsafe Self.takeDigits(&rest)
            }
            if integer.isEmpty && fraction.isEmpty { return nil }
            if unsafe rest.first == 0x45 || rest.first == 0x65 {
                exponentMark = unsafe rest.removeFirst()
                exponentSign = unsafe Self.takeSign(&rest)
                exponent = unsafe Self.takeDigits(&rest)
                if exponent.isEmpty || mark == nil { return nil }
            }
            if unsafe !rest.isEmpty { return nil }
        }

        /// 1, 2 or 3 for NR1, NR2 and NR3.
        var form: UInt8 { exponentMark != nil ? 3 : mark != nil ? 2 : 1 }

        /// Whether it is as DER wants it: `15.E-1`, `1.E+0`.                                           (X.690 11.3.2)
        var isNormal: Bool {
            guard !hasSpaces, sign == nil || sign == 0x2D, mark == 0x2E, exponentMark == 0x45, fraction.isEmpty,
                let first = integer.first, first != 0x30, let last = integer.last, last != 0x30
            else { return false }
            if exponent == [0x30] { return exponentSign == 0x2B }
            return exponent.first != 0x30 && (exponentSign == nil || exponentSign == 0x2D)
        }

        /// The number as Swift writes it.
        var text: String {
            var characters: [UInt8] = sign == 0x2D ? [0x2D, 0x30] : [0x30]
            characters += integer + [0x2E] + fraction + [0x30]
            if exponentMark != nil {
                characters += exponentSign == 0x2D ? [0x65, 0x2D] : [0x65]
                characters += exponent
            }
            return String(decoding: characters, as: UTF8.self)
        }

        private static func takeSign(_ rest: inout Slice<UnsafeBufferPointer<UInt8>>) -> UInt8? {
            unsafe rest.first == 0x2B || rest.first == 0x2D ? rest.removeFirst() : nil
        }

        private static func takeDigits(_ rest: inout Slice<UnsafeBufferPointer<UInt8>>) -> [UInt8] {
            let digits = unsafe [UInt8](rest.prefix { $0 >= 0x30 && $0 <= 0x39 })
            unsafe rest.removeFirst(digits.count)
            return digits
        }
    }
}
