/// A DURATION: how many of each unit of time, the smallest one with a fraction.               (X.680 38.4.4, X.690 8.26.5)
///
/// Units are not converted into each other: 60 minutes and one hour are different values, and so are `P1Y` and `P1Y0M`, which are not
/// equally exact.
public struct ASN1Duration: Hashable, Sendable {
    /// Years; `nil` when they are not given.
    public private(set) var years: UInt32?
    /// Months; `nil` when they are not given.
    public private(set) var months: UInt32?
    /// Weeks, which stand alone; `nil` when they are not given.
    public private(set) var weeks: UInt32?
    /// Days; `nil` when they are not given.
    public private(set) var days: UInt32?
    /// Hours; `nil` when they are not given.
    public private(set) var hours: UInt32?
    /// Minutes; `nil` when they are not given.
    public private(set) var minutes: UInt32?
    /// Seconds; `nil` when they are not given.
    public private(set) var seconds: UInt32?

    /// The fraction of the smallest unit given, as the number that its digits are.
    public private(set) var fraction: UInt64 = 0
    /// How many digits the fraction has, 0 to 18.
    public private(set) var fractionDigits = 0

    /// Nothing given yet, which is no value.
    init() {}

    /// A duration from its numbers; `nil` when none is given, weeks are not alone, or `fraction` does not fit its digits.
    /// - Parameters:
    ///   - years: Years.
    ///   - months: Months.
    ///   - weeks: Weeks.
    ///   - days: Days.
    ///   - hours: Hours.
    ///   - minutes: Minutes.
    ///   - seconds: Whole seconds.
    ///   - fraction: The digits after the decimal sign of the last number given.
    ///   - fractionDigits: How many they are, 0 to 18.
    public init?(
        years: UInt32? = nil, months: UInt32? = nil, weeks: UInt32? = nil, days: UInt32? = nil, hours: UInt32? = nil,
        minutes: UInt32? = nil, seconds: UInt32? = nil, fraction: UInt64 = 0, fractionDigits: Int = 0
    ) {
        self.years = years
        self.months = months
        self.weeks = weeks
        self.days = days
        self.hours = hours
        self.minutes = minutes
        self.seconds = seconds
        self.fraction = fraction
        self.fractionDigits = fractionDigits
        guard counts.contains(where: { $0 != nil }), weeks == nil || hasWeeksAlone, fractionDigits >= 0,
            fractionDigits <= ASN1TimeReader.maximumFractionDigits
        else { return nil }
        var bound: UInt64 = 1
        for _ in 0..<fractionDigits { bound *= 10 }
        guard fraction < bound else { return nil }
    }

    /// A duration from its notation, such as `P2Y10M15DT10H20M30S`; `nil` when the text is none.
    public init?(_ text: String) {
        let duration = ASN1ISOReader.value(of: text) { (reader) throws(ASN1TextProblem) in
            try reader.expect("P")
            return try reader.duration()
        }
        guard let duration else { return nil }
        self = duration
    }

    /// The numbers from years to seconds.
    private var counts: [UInt32?] { [years, months, weeks, days, hours, minutes, seconds] }

    var hasWeeksAlone: Bool {
        weeks != nil && years == nil && months == nil && days == nil && hours == nil && minutes == nil && seconds == nil
    }

    /// Sets a number by its place from years, 0, to seconds, 6.
    mutating func setCount(_ count: UInt32, ofUnit unit: Int) {
        switch unit {
        case 0: years = count
        case 1: months = count
        case 2: weeks = count
        case 3: days = count
        case 4: hours = count
        case 5: minutes = count
        default: seconds = count
        }
    }

    mutating func setFraction(_ fraction: UInt64, digits: Int) {
        self.fraction = fraction
        fractionDigits = digits
    }

    /// The notation of ISO 8601, with a full stop before a fraction: `P2Y10M15DT10H20M30.5S`.
    public var iso8601: String { text(leavingOutZeros: false) }

    /// The same without numbers that are 0, but for the last one, which says how exact the duration is.      (X.690 11.9)
    var derText: String { text(leavingOutZeros: true) }

    private func text(leavingOutZeros: Bool) -> String {
        let letters: [StaticString] = ["Y", "M", "W", "D", "H", "M", "S"]
        let counts = counts
        let last = counts.lastIndex { $0 != nil }
        var text = "P"
        var isTime = false
        for (unit, count) in counts.enumerated() {
            guard let count, !(leavingOutZeros && count == 0 && unit != last) else { continue }
            if unit >= 4 && !isTime {
                text += "T"
                isTime = true
            }
            text += ASN1Octets.decimal(count, width: 1)
            if unit == last && fractionDigits > 0 { text += "." + ASN1Octets.decimal(fraction, width: fractionDigits) }
            text += letters[unit].description
        }
        return text
    }
}

extension ASN1Duration: CustomStringConvertible {
    /// Value notation: `"P2Y10M15DT10H20M30S"`, with its quotation marks.                              (X.680 38.1)
    public var description: String { "\"" + iso8601 + "\"" }
}
