/// A DATE: a day of the Gregorian calendar, years 1582 to 9999. Four bytes.                      (X.680 38.4.1, X.690 8.26.2)
@frozen
public struct ASN1Date: Hashable, Sendable {
    private let storedYear: UInt16
    private let storedMonth: UInt8
    private let storedDay: UInt8

    /// A date; `nil` when there is no such day or the year is not 1582 to 9999.
    public init?(year: Int, month: Int, day: Int) {
        guard year >= 1582, year <= 9999, month >= 1, month <= 12, day >= 1,
            day <= ASN1TimeFields.days(inMonth: month, ofYear: year)
        else { return nil }
        storedYear = UInt16(truncatingIfNeeded: year)
        storedMonth = UInt8(truncatingIfNeeded: month)
        storedDay = UInt8(truncatingIfNeeded: day)
    }

    /// A date from its notation, such as `1985-11-14`; `nil` when the text is none.
    public init?(_ text: String) {
        let date = ASN1ISOReader.value(of: text) { (reader) throws(ASN1TextProblem) in
            try reader.useful(dateWithSeparators: true)
        }
        guard let date else { return nil }
        self = date
    }

    /// The value of a schema's text, which was checked when the schema was compiled; 1582-01-01 for what is none.
    public init(constant text: StaticString) {
        if let date = ASN1Date(text.description) {
            self = date
        } else {
            storedYear = 1582
            storedMonth = 1
            storedDay = 1
        }
    }

    /// The year, 1582 to 9999.
    public var year: Int { Int(storedYear) }
    /// The month, 1 to 12.
    public var month: Int { Int(storedMonth) }
    /// The day of the month, from 1.
    public var day: Int { Int(storedDay) }

    /// Days from 1970-01-01, negative before it.
    public var daysSince1970: Int64 { ASN1TimeFields.daysSince1970(year: year, month: month, day: day) }

    /// The notation of ISO 8601: `1985-11-14`.
    public var iso8601: String {
        ASN1Octets.decimal(year, width: 4) + "-" + ASN1Octets.decimal(month, width: 2) + "-"
            + ASN1Octets.decimal(day, width: 2)
    }
}

extension ASN1Date: Comparable {
    /// Whether a day comes before another.
    public static func < (left: ASN1Date, right: ASN1Date) -> Bool {
        (left.storedYear, left.storedMonth, left.storedDay) < (right.storedYear, right.storedMonth, right.storedDay)
    }
}

extension ASN1Date: CustomStringConvertible {
    /// Value notation: `"1985-11-14"`, with its quotation marks.                                       (X.680 38.1)
    public var description: String { "\"" + iso8601 + "\"" }
}
