/// What is wrong with the text of a time.
struct ASN1TimeProblem: Error {
    let text: StaticString
    /// Whether BER allows it and DER alone does not.
    let isDER: Bool

    init(_ text: StaticString, isDER: Bool = false) {
        self.text = text
        self.isDER = isDER
    }
}

/// Reads the characters of UTCTime and GeneralizedTime.                              (X.680 46 and 47, X.690 11.7 and 11.8)
// Safe: it does not outlive the call that it is made for.
@safe
struct ASN1TimeReader {
    private let characters: UnsafeRawBufferPointer
    private let isDER: Bool
    private var index = 0

    init(_ characters: UnsafeRawBufferPointer, _ rules: ASN1EncodingRules) {
        unsafe self.characters = characters
        isDER = rules == .der
    }

    /// YYMMDDhhmm[ss](Z|+hhmm|-hhmm), years 1950 to 2049 as RFC 5280 4.1.2.5.1 reads them; DER: with seconds and Z.
    static func utcTime(
        _ characters: UnsafeRawBufferPointer, _ rules: ASN1EncodingRules
    ) throws(ASN1TimeProblem) -> ASN1TimeFields {
        if let fields = unsafe wholeSeconds(characters, yearDigits: 2, highestSecond: 59) { return fields }
        var reader = unsafe ASN1TimeReader(characters, rules)
        let shortYear = try reader.twoDigits()
        let year = shortYear >= 50 ? 1900 + shortYear : 2000 + shortYear
        let month = try reader.twoDigits()
        let day = try reader.twoDigits()
        let hour = try reader.twoDigits()
        let minute = try reader.twoDigits()
        var second = 0
        var unit = ASN1TimeFields.Unit.minutes
        if reader.isAtDigit {
            second = try reader.twoDigits()
            unit = .seconds
        } else if reader.isDER {
            throw ASN1TimeProblem("UTCTime without seconds (X.690 11.8.2)", isDER: true)
        }
        let zone = try reader.zone(allowsHoursAlone: false)
        if zone == .local { throw ASN1TimeProblem("UTCTime without time zone") }
        try reader.end()
        // X.680 47.3 lets hours go to 23 and seconds to 59.
        guard hour < 24,
            ASN1TimeFields.areValid(
                year: year, month: month, day: day, hour: hour, minute: minute, second: second, highestSecond: 59)
        else { throw ASN1TimeProblem("no such date or time of day") }
        return ASN1TimeFields(
            year: year, month: month, day: day, hour: hour, minute: minute, second: second, unit: unit, zone: zone)
    }

    /// YYYYMMDDhh[mm[ss]][(.|,)f…][Z|±hh[mm]]; DER: with seconds and Z, a fraction after a point and without zeros at its end.
    static func generalizedTime(
        _ characters: UnsafeRawBufferPointer, _ rules: ASN1EncodingRules
    ) throws(ASN1TimeProblem) -> (fields: ASN1TimeFields, fraction: UInt64) {
        if let fields = unsafe wholeSeconds(characters, yearDigits: 4, highestSecond: 60) { return (fields, 0) }
        var reader = unsafe ASN1TimeReader(characters, rules)
        let century = try reader.twoDigits()
        let year = century * 100 + (try reader.twoDigits())
        let month = try reader.twoDigits()
        let day = try reader.twoDigits()
        let hour = try reader.twoDigits()
        var minute = 0
        var second = 0
        var unit = ASN1TimeFields.Unit.hours
        if reader.isAtDigit {
            minute = try reader.twoDigits()
            unit = .minutes
            if reader.isAtDigit {
                second = try reader.twoDigits()
                unit = .seconds
            }
        }
        if reader.isDER && unit != .seconds {
            throw ASN1TimeProblem("GeneralizedTime without seconds (X.690 11.7.2)", isDER: true)
        }
        let (fraction, digits) = try reader.fraction()
        let zone = try reader.zone(allowsHoursAlone: true)
        try reader.end()
        // A leap second may stand in any minute here, because the offset of a zone may put it anywhere.
        guard
            ASN1TimeFields.areValid(
                year: year, month: month, day: day, hour: hour, minute: minute, second: second, highestSecond: 60)
        else { throw ASN1TimeProblem("no such date or time of day") }
        if hour == 24 {
            guard fraction == 0 else { throw ASN1TimeProblem("no such date or time of day") }
            if reader.isDER { throw ASN1TimeProblem("midnight as hour 24 (X.690 11.7.5)", isDER: true) }
        }
        let fields = ASN1TimeFields(
            year: year, month: month, day: day, hour: hour, minute: minute, second: second, unit: unit, zone: zone,
            fractionDigits: digits)
        return (fields, fraction)
    }

    /// Reads the form that nearly all times have, YY[YY]MMDDhhmmssZ, many digits at once; `nil` when it is another or not valid.
    private static func wholeSeconds(
        _ characters: UnsafeRawBufferPointer, yearDigits: Int, highestSecond: Int
    ) -> ASN1TimeFields? {
        guard characters.count == yearDigits + 11, unsafe characters[yearDigits + 10] == 0x5A,
            let date = unsafe fourPairs(characters, yearDigits - 2),
            let time = unsafe fourPairs(characters, yearDigits + 2)
        else { return nil }
        // Lanes are, from the lowest: of `date` the year's last two digits, month, day, hour; of `time` day, hour, minute, second.
        var year = Int(date & 0xFF)
        if yearDigits == 2 {
            year += year >= 50 ? 1900 : 2000
        } else {
            let tens = unsafe characters[0] &- 0x30
            let ones = unsafe characters[1] &- 0x30
            guard tens < 10, ones < 10 else { return nil }
            year += Int(tens &* 10 &+ ones) &* 100
        }
        let month = Int(date >> 16 & 0xFF)
        let day = Int(date >> 32 & 0xFF)
        let hour = Int(date >> 48 & 0xFF)
        let minute = Int(time >> 32 & 0xFF)
        let second = Int(time >> 48 & 0xFF)
        guard hour < 24,
            ASN1TimeFields.areValid(
                year: year, month: month, day: day, hour: hour, minute: minute, second: second,
                highestSecond: highestSecond)
        else { return nil }
        return ASN1TimeFields(year: year, month: month, day: day, hour: hour, minute: minute, second: second)
    }

    /// The values of four pairs of digits, one in every 16 bits, the first one lowest; `nil` when one is no digit.
    private static func fourPairs(_ characters: UnsafeRawBufferPointer, _ start: Int) -> UInt64? {
        let digits =
            unsafe UInt64(littleEndian: characters.loadUnaligned(fromByteOffset: start, as: UInt64.self))
            ^ 0x3030_3030_3030_3030
        // Adding 0x76 carries into bit 7 of every octet above 9; the others above 9 have that bit already.
        guard ((digits &+ 0x7676_7676_7676_7676) | digits) & 0x8080_8080_8080_8080 == 0 else { return nil }
        return (digits &* 10 &+ digits >> 8) & 0x00FF_00FF_00FF_00FF
    }

    /// The most digits of a fraction: 10^18 still fits 64 bits with room to calculate.
    static var maximumFractionDigits: Int { 18 }

    private var isAtDigit: Bool { unsafe index < characters.count && characters[index] &- 0x30 < 10 }

    private mutating func twoDigits() throws(ASN1TimeProblem) -> Int {
        guard unsafe index + 1 < characters.count else { throw ASN1TimeProblem("the time is too short") }
        let tens = unsafe characters[index] &- 0x30
        let ones = unsafe characters[index + 1] &- 0x30
        guard tens < 10, ones < 10 else { throw ASN1TimeProblem("a digit was expected in the time") }
        index += 2
        return Int(tens &* 10 &+ ones)
    }

    private mutating func fraction() throws(ASN1TimeProblem) -> (value: UInt64, digits: Int) {
        guard unsafe index < characters.count, unsafe characters[index] == 0x2E || characters[index] == 0x2C else {
            return (0, 0)
        }
        if unsafe isDER && characters[index] == 0x2C {
            throw ASN1TimeProblem("a comma before the fraction (X.690 11.7.4)", isDER: true)
        }
        index += 1
        let first = index
        var value: UInt64 = 0
        while isAtDigit {
            guard index - first < Self.maximumFractionDigits else {
                throw ASN1TimeProblem("a fraction of more than 18 digits is not supported")
            }
            value = unsafe value &* 10 &+ UInt64(characters[index] &- 0x30)
            index += 1
        }
        if index == first { throw ASN1TimeProblem("a digit was expected in the time") }
        if unsafe isDER && characters[index - 1] == 0x30 {
            throw ASN1TimeProblem("a fraction that ends with 0 (X.690 11.7.3)", isDER: true)
        }
        return (value, index - first)
    }

    private mutating func zone(allowsHoursAlone: Bool) throws(ASN1TimeProblem) -> ASN1TimeFields.Zone {
        guard unsafe index < characters.count else {
            if isDER { throw ASN1TimeProblem("a time that does not end with Z (X.690 11.7.1, 11.8.1)", isDER: true) }
            return .local
        }
        let sign = unsafe characters[index]
        index += 1
        if sign == 0x5A { return .utc }
        guard sign == 0x2B || sign == 0x2D else { throw ASN1TimeProblem("an unexpected character in the time") }
        if isDER { throw ASN1TimeProblem("a time that does not end with Z (X.690 11.7.1, 11.8.1)", isDER: true) }
        let hours = try twoDigits()
        let minutes = unsafe allowsHoursAlone && index == characters.count ? 0 : try twoDigits()
        guard hours < 24, minutes < 60 else { throw ASN1TimeProblem("no such time zone") }
        return .offset(sign == 0x2D ? -(hours * 60 + minutes) : hours * 60 + minutes)
    }

    private func end() throws(ASN1TimeProblem) {
        if unsafe index != characters.count { throw ASN1TimeProblem("an unexpected character in the time") }
    }
}
