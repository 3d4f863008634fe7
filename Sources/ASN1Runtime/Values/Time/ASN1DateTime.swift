/// A DATE-TIME: a date and a local time to the second.                                         (X.680 38.4.3, X.690 8.26.4)
@frozen
public struct ASN1DateTime: Hashable, Sendable {
    /// The day.
    public var date: ASN1Date

    /// The time on that day; 24:00:00 is its end.
    public var timeOfDay: ASN1TimeOfDay

    /// A date and a time of day.
    public init(date: ASN1Date, timeOfDay: ASN1TimeOfDay) {
        self.date = date
        self.timeOfDay = timeOfDay
    }

    /// A date and time from its notation, such as `1985-11-14T15:27:46`; `nil` when the text is none.
    public init?(_ text: String) {
        let value = ASN1ISOReader.value(of: text) { (reader) throws(ASN1TextProblem) in
            try reader.useful(dateTimeWithSeparators: true)
        }
        guard let value else { return nil }
        self = value
    }

    /// The value of a schema's text, which was checked when the schema was compiled; 1582-01-01T00:00:00 for what is none.
    public init(constant text: StaticString) {
        self = ASN1DateTime(text.description) ?? ASN1DateTime(date: .init(constant: ""), timeOfDay: .init(constant: ""))
    }

    /// The notation of ISO 8601: `1985-11-14T15:27:46`.
    public var iso8601: String { date.iso8601 + "T" + timeOfDay.iso8601 }
}

extension ASN1DateTime: Comparable {
    /// Whether one comes before another in the same zone, a day's end before the start of the next.
    public static func < (left: ASN1DateTime, right: ASN1DateTime) -> Bool {
        left.date == right.date ? left.timeOfDay < right.timeOfDay : left.date < right.date
    }
}

extension ASN1DateTime: CustomStringConvertible {
    /// Value notation: `"1985-11-14T15:27:46"`, with its quotation marks.                              (X.680 38.1)
    public var description: String { "\"" + iso8601 + "\"" }
}
