/// A TIME-OF-DAY: local time to the second. Three bytes.                                       (X.680 38.4.2, X.690 8.26.3)
///
/// 24:00:00 is the end of a day and 00:00:00 its start: different values.
@frozen
public struct ASN1TimeOfDay: Hashable, Sendable {
    private let storedHour: UInt8
    private let storedMinute: UInt8
    private let storedSecond: UInt8

    /// A time of day; `nil` when there is none such. Second 60 is a leap second, and hour 24 the end of the day alone.
    public init?(hour: Int, minute: Int, second: Int) {
        guard hour >= 0, hour <= 24, minute >= 0, minute <= 59, second >= 0, second <= 60,
            hour < 24 || (minute == 0 && second == 0)
        else { return nil }
        storedHour = UInt8(truncatingIfNeeded: hour)
        storedMinute = UInt8(truncatingIfNeeded: minute)
        storedSecond = UInt8(truncatingIfNeeded: second)
    }

    /// The value of a schema's text, which was checked when the schema was compiled; midnight for what is none.
    public init(constant text: StaticString) {
        if let time = ASN1TimeOfDay(text.description) {
            self = time
        } else {
            storedHour = 0
            storedMinute = 0
            storedSecond = 0
        }
    }

    /// A time of day from its notation, such as `15:27:46`; `nil` when the text is none.
    public init?(_ text: String) {
        let time = ASN1ISOReader.value(of: text) { (reader) throws(ASN1TextProblem) in
            try reader.useful(timeWithSeparators: true)
        }
        guard let time else { return nil }
        self = time
    }

    /// The hour, 0 to 24.
    public var hour: Int { Int(storedHour) }
    /// The minute, 0 to 59.
    public var minute: Int { Int(storedMinute) }
    /// The second, 0 to 60.
    public var second: Int { Int(storedSecond) }

    /// Seconds from the start of the day, leap seconds not counted: 0 to 86400.
    public var secondsOfDay: Int { hour * 3600 + minute * 60 + second }

    /// The notation of ISO 8601: `15:27:46`.
    public var iso8601: String {
        ASN1Octets.decimal(hour, width: 2) + ":" + ASN1Octets.decimal(minute, width: 2) + ":"
            + ASN1Octets.decimal(second, width: 2)
    }
}

extension ASN1TimeOfDay: Comparable {
    /// Whether a time comes before another on the same day.
    public static func < (left: ASN1TimeOfDay, right: ASN1TimeOfDay) -> Bool {
        (left.storedHour, left.storedMinute, left.storedSecond)
            < (right.storedHour, right.storedMinute, right.storedSecond)
    }
}

extension ASN1TimeOfDay: CustomStringConvertible {
    /// Value notation: `"15:27:46"`, with its quotation marks.                                         (X.680 38.1)
    public var description: String { "\"" + iso8601 + "\"" }
}
