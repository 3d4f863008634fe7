/// A UTCTime: date, time of day to the minute or second, and zone, years 1950 to 2049. Eight bytes.      (X.680 47, X.690 11.8)
///
/// Two values are equal when they are written alike; use ``secondsSince1970`` to compare moments.
@frozen
public struct ASN1UTCTime: Hashable, Sendable {
    @usableFromInline
    let fields: ASN1TimeFields

    @usableFromInline
    init(fields: ASN1TimeFields) { self.fields = fields }

    /// A time in UTC, as DER has it; `nil` when there is no such moment or the year is not 1950 to 2049.
    public init?(year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0) {
        guard year >= 1950, year <= 2049, hour < 24,
            ASN1TimeFields.areValid(
                year: year, month: month, day: day, hour: hour, minute: minute, second: second, highestSecond: 59)
        else { return nil }
        fields = ASN1TimeFields(year: year, month: month, day: day, hour: hour, minute: minute, second: second)
    }

    /// A time from its ASN.1 characters, such as `240506070809Z`, in any form that BER allows; `nil` when the text is none.
    public init?(_ text: String) {
        let octets = [UInt8](text.utf8)
        guard let fields = unsafe octets.withUnsafeBytes({ try? unsafe ASN1TimeReader.utcTime($0, .ber) }) else {
            return nil
        }
        self.fields = fields
    }

    /// The year, 1950 to 2049.
    public var year: Int { fields.year }
    /// The month, 1 to 12.
    public var month: Int { fields.month }
    /// The day of the month, from 1.
    public var day: Int { fields.day }
    /// The hour, 0 to 23.
    public var hour: Int { fields.hour }
    /// The minute, 0 to 59.
    public var minute: Int { fields.minute }
    /// The second, 0 to 59; 0 when none is given.
    public var second: Int { fields.second }
    /// Whether seconds are given. BER may omit them.
    public var hasSeconds: Bool { fields.unit == .seconds }
    /// Minutes east of UTC.
    public var offsetMinutes: Int { fields.offsetMinutes ?? 0 }

    /// Seconds from 1970-01-01T00:00:00Z, leap seconds not counted.
    public var secondsSince1970: Int64 { fields.secondsSince1970 ?? 0 }

    /// The same in ISO 8601: `2024-05-06T07:08:09Z`.
    public var iso8601: String {
        fields.text(yearDigits: 4, dash: "-", mark: "T", colon: ":") + fields.zoneText(separator: ":")
    }
}

extension ASN1UTCTime: CustomStringConvertible {
    /// Value notation: `"240506070809Z"`, with its quotation marks.                                         (X.680 47.3)
    public var description: String {
        "\"" + fields.text(yearDigits: 2, dash: "", mark: "", colon: "") + fields.zoneText(separator: "") + "\""
    }
}
