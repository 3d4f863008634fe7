/// Reads the characters of TIME and of the useful time types: the notation of ISO 8601 as X.680 38 restricts it.
///
/// What ISO 8601 leaves to mutual agreement and X.680 has no property settings for is no value: basic format without separators,
/// durations in the form of dates, ends of intervals that leave out what the start says.
// Safe: it does not outlive the call that it is made for.
@safe
struct ASN1ISOReader {
    let characters: UnsafeRawBufferPointer
    let isDER: Bool
    var index = 0
    /// Whether a number was read that the value types cannot hold. TIME does not mind, as it keeps its text.
    var isTooLarge = false

    init(_ characters: UnsafeRawBufferPointer, _ rules: ASN1EncodingRules) {
        unsafe self.characters = characters
        isDER = rules == .der
    }

    /// Reads a whole text given as a string, by the rules of BER; `nil` when it is none.
    static func value<Value>(
        of text: String, _ read: (inout ASN1ISOReader) throws(ASN1TextProblem) -> Value
    ) -> Value? {
        let octets = [UInt8](text.utf8)
        return unsafe octets.withUnsafeBytes { characters in
            var reader = unsafe ASN1ISOReader(characters, .ber)
            guard let value = try? read(&reader), reader.index == characters.count, !reader.isTooLarge else {
                return nil
            }
            return value
        }
    }

    /// The next character; `nil` at the end.
    var next: UInt8? { unsafe index < characters.count ? characters[index] : nil }

    /// How many digits come next.
    var digitCount: Int {
        var end = index
        while unsafe end < characters.count, unsafe characters[end] &- 0x30 < 10 { end += 1 }
        return end - index
    }

    /// Goes over a character if it comes next.
    mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard let next, UInt32(next) == character.value else { return false }
        index += 1
        return true
    }

    /// Goes over a character that must come next.
    mutating func expect(_ character: Unicode.Scalar) throws(ASN1TextProblem) {
        guard skip(character) else { throw unexpected }
    }

    /// The error that another character, or none, comes next.
    var unexpected: ASN1TextProblem {
        ASN1TextProblem(next == nil ? "the time is too short" : "an unexpected character in the time")
    }

    /// Checks that the text ends here.
    func end() throws(ASN1TextProblem) {
        if unsafe index != characters.count { throw unexpected }
    }

    /// A number of so many digits, at most 9.
    mutating func digits(_ count: Int) throws(ASN1TextProblem) -> Int {
        var value = 0
        for _ in 0..<count {
            guard let next, next &- 0x30 < 10 else { throw unexpected }
            value = value &* 10 &+ Int(next &- 0x30)
            index += 1
        }
        return value
    }

    /// A number of as many digits as there are. In DER it has no zeros in front.
    mutating func number() throws(ASN1TextProblem) -> UInt32 {
        let count = digitCount
        guard count > 0 else { throw unexpected }
        if unsafe isDER && count > 1 && characters[index] == 0x30 {
            throw ASN1TextProblem("zeros in front of a number in a duration or recurrence", .notDER)
        }
        var value: UInt64 = 0
        for _ in 0..<count {
            value = unsafe min(value &* 10 &+ UInt64(characters[index] &- 0x30), 0x1_0000_0000)
            index += 1
        }
        if value > 0xFFFF_FFFF { isTooLarge = true }
        return UInt32(truncatingIfNeeded: value)
    }

    /// A decimal sign and the digits after it, if they come next; no digits otherwise. DER has the full stop.  (X.690 11.9.1)
    mutating func fraction() throws(ASN1TextProblem) -> (value: UInt64, digits: Int) {
        guard next == 0x2C || next == 0x2E else { return (0, 0) }
        if isDER && next == 0x2C { throw ASN1TextProblem("a comma before the fraction (X.690 11.9.1)", .notDER) }
        index += 1
        let count = digitCount
        guard count > 0 else { throw unexpected }
        var value: UInt64 = 0
        for position in 0..<count {
            if position < ASN1TimeReader.maximumFractionDigits {
                value = unsafe value &* 10 &+ UInt64(characters[index] &- 0x30)
            }
            index += 1
        }
        if count > ASN1TimeReader.maximumFractionDigits { isTooLarge = true }
        return (value, min(count, ASN1TimeReader.maximumFractionDigits))
    }
}
