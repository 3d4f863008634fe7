/// A GeneralizedTime: date, time of day with an exact fraction, and zone or none. 16 bytes.             (X.680 46, X.690 11.7)
///
/// Two values are equal when they are written alike, apart from the character before the fraction and `+02` for `+0200`; use
/// ``secondsSince1970`` and ``attoseconds`` to compare moments.
@frozen
public struct ASN1GeneralizedTime: Hashable, Sendable {
    @usableFromInline
    let fields: ASN1TimeFields

    /// The digits of the fraction as a number: 5 for `.5`, 50 for `.50`.
    public let fraction: UInt64

    @usableFromInline
    init(fields: ASN1TimeFields, fraction: UInt64) {
        self.fields = fields
        self.fraction = fraction
    }

    /// The smallest unit that is written, to which the fraction belongs.
    public enum Precision: UInt8, Hashable, Sendable {
        case hours
        case minutes
        case seconds
    }

    /// A time in UTC to the second or a fraction of it, as DER has it; `nil` when there is no such moment.
    /// - Parameters:
    ///   - year: The year.
    ///   - month: 1 to 12.
    ///   - day: 1 to 31.
    ///   - hour: 0 to 23.
    ///   - minute: 0 to 59.
    ///   - second: 0 to 60, 60 being a leap second.
    ///   - fraction: The digits after the point as a number.
    ///   - fractionDigits: How many digits these are, with the zeros in front, 0 to 18.
    public init?(
        year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0, fraction: UInt64 = 0,
        fractionDigits: Int = 0
    ) {
        guard hour < 24, fractionDigits >= 0, fractionDigits <= ASN1TimeReader.maximumFractionDigits,
            fraction < Self.powerOfTen(fractionDigits),
            ASN1TimeFields.areValid(
                year: year, month: month, day: day, hour: hour, minute: minute, second: second, highestSecond: 60)
        else { return nil }
        fields = ASN1TimeFields(
            year: year, month: month, day: day, hour: hour, minute: minute, second: second,
            fractionDigits: fractionDigits)
        self.fraction = fraction
    }

    /// A time from its ASN.1 characters, such as `20240506070809.5Z`, in any form that BER allows; `nil` when the text is none.
    public init?(_ text: String) {
        let octets = [UInt8](text.utf8)
        guard let time = unsafe octets.withUnsafeBytes({ try? unsafe ASN1TimeReader.generalizedTime($0, .ber) }) else {
            return nil
        }
        self.init(fields: time.fields, fraction: time.fraction)
    }

    /// The year, 0 to 9999.
    public var year: Int { fields.year }
    /// The month, 1 to 12.
    public var month: Int { fields.month }
    /// The day of the month, from 1.
    public var day: Int { fields.day }
    /// The hour, 0 to 23; 24 for the midnight at the end of the day, which BER allows.
    public var hour: Int { fields.hour }
    /// The minute, 0 to 59; 0 when none is given.
    public var minute: Int { fields.minute }
    /// The second, 0 to 60, 60 being a leap second; 0 when none is given.
    public var second: Int { fields.second }
    /// The number of digits of the fraction, 0 to 18.
    public var fractionDigits: Int { fields.fractionDigits }
    /// Minutes east of UTC; `nil` for local time, whose relation to UTC is not known.
    public var offsetMinutes: Int? { fields.offsetMinutes }

    /// The smallest unit that is written.
    public var precision: Precision {
        switch fields.unit {
        case .hours: return .hours
        case .minutes: return .minutes
        case .seconds: return .seconds
        }
    }

    /// Whole seconds from 1970-01-01T00:00:00Z, rounded down, leap seconds not counted; `nil` for local time.
    public var secondsSince1970: Int64? { fields.offsetMinutes == nil ? nil : localSeconds }

    /// The same, of local time from that moment in local time.
    var localSeconds: Int64 { fields.localSeconds + Int64(truncatingIfNeeded: fractionInSeconds.quotient) }

    /// What is beyond whole seconds, in units of 10^-18 second: 0 to 10^18 - 1, exact up to rounding down of a fraction of an hour or a
    /// minute that has more digits.
    public var attoseconds: UInt64 {
        let divisor = Self.powerOfTen(fractionDigits)
        let (high, low) = fractionInSeconds.remainder.multipliedFullWidth(by: Self.powerOfTen(18))
        // The remainder is less than the divisor, so the quotient is less than 10^18.
        return divisor.dividingFullWidth((high, low)).quotient
    }

    /// The fraction in seconds: whole ones, and the rest over 10^fractionDigits.
    private var fractionInSeconds: (quotient: UInt64, remainder: UInt64) {
        let unit: UInt64 = precision == .hours ? 3600 : precision == .minutes ? 60 : 1
        // A fraction is less than its divisor, so the high word is less than 3600, and than the divisor when it is not 0.
        return Self.powerOfTen(fractionDigits).dividingFullWidth(fraction.multipliedFullWidth(by: unit))
    }

    /// The whole seconds that the fraction of an hour or a minute makes, and what is left as `.5`, without zeros at its end: exact, since
    /// a fraction of seconds never has more digits than it had.
    var secondsAndFraction: (seconds: Int64, fraction: String) {
        let (seconds, rest) = fractionInSeconds
        guard rest != 0 else { return (Int64(truncatingIfNeeded: seconds), "") }
        var digits = ASN1Octets.decimal(rest, width: fractionDigits)
        while digits.utf8.last == 0x30 { digits.removeLast() }
        return (Int64(truncatingIfNeeded: seconds), "." + digits)
    }

    private static func powerOfTen(_ exponent: Int) -> UInt64 {
        var power: UInt64 = 1
        for _ in 0..<Swift.max(0, Swift.min(exponent, 18)) { power &*= 10 }
        return power
    }

    /// The same in ISO 8601: `2024-05-06T07:08:09.5Z`.
    public var iso8601: String {
        fields.text(yearDigits: 4, dash: "-", mark: "T", colon: ":") + fractionText + fields.zoneText(separator: ":")
    }

    private var fractionText: String {
        fractionDigits == 0 ? "" : "." + ASN1Octets.decimal(fraction, width: fractionDigits)
    }
}

extension ASN1GeneralizedTime: CustomStringConvertible {
    /// Value notation: `"20240506070809.5Z"`, with its quotation marks.                                      (X.680 46.3)
    public var description: String {
        "\"" + fields.text(yearDigits: 4, dash: "", mark: "", colon: "") + fractionText + fields.zoneText(separator: "")
            + "\""
    }
}
