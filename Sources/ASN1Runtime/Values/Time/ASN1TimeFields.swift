/// A date, a time of day and a zone in 64 bits: what UTCTime and GeneralizedTime have in common.
@usableFromInline
struct ASN1TimeFields: Hashable, Sendable {
    /// From the lowest bit: year 14, month 4, day 5, hour 5, minute 6, second 6, last unit given 2, kind of zone 2, minutes east of UTC
    /// plus 1440 12, digits of the fraction 5.
    @usableFromInline
    var bits: UInt64

    /// The smallest unit that is written.
    enum Unit: UInt64, Hashable, Sendable {
        case hours
        case minutes
        case seconds
    }

    /// How the relation to UTC is written.
    enum Zone: Hashable, Sendable {
        /// Not at all: local time.
        case local
        /// `Z`
        case utc
        /// Minutes east of UTC, -1439 to 1439.
        case offset(Int)
    }

    @usableFromInline
    init(bits: UInt64) { self.bits = bits }

    /// Fields from parts that are in range.
    init(
        year: Int, month: Int, day: Int, hour: Int, minute: Int, second: Int, unit: Unit = .seconds, zone: Zone = .utc,
        fractionDigits: Int = 0
    ) {
        let date =
            UInt64(truncatingIfNeeded: year) | UInt64(truncatingIfNeeded: month) << 14 | UInt64(truncatingIfNeeded: day)
            << 18
        let time =
            UInt64(truncatingIfNeeded: hour) << 23 | UInt64(truncatingIfNeeded: minute) << 28
            | UInt64(truncatingIfNeeded: second) << 34
        let tail: UInt64
        switch zone {
        case .local: tail = 0
        case .utc: tail = 1
        case .offset(let minutes): tail = 2 | UInt64(truncatingIfNeeded: minutes &+ 1440) << 2
        }
        bits = date | time | unit.rawValue << 40 | tail << 42 | UInt64(truncatingIfNeeded: fractionDigits) << 56
    }

    private func field(_ shift: UInt64, _ width: UInt64) -> Int {
        Int(truncatingIfNeeded: bits >> shift & (1 << width &- 1))
    }

    var year: Int { field(0, 14) }
    var month: Int { field(14, 4) }
    var day: Int { field(18, 5) }
    var hour: Int { field(23, 5) }
    var minute: Int { field(28, 6) }
    var second: Int { field(34, 6) }
    var unit: Unit { Unit(rawValue: bits >> 40 & 3) ?? .seconds }
    var fractionDigits: Int { field(56, 5) }

    var zone: Zone {
        switch bits >> 42 & 3 {
        case 0: return .local
        case 1: return .utc
        default: return .offset(field(44, 12) &- 1440)
        }
    }

    /// Minutes east of UTC; `nil` for local time.
    var offsetMinutes: Int? {
        switch zone {
        case .local: return nil
        case .utc: return 0
        case .offset(let minutes): return minutes
        }
    }

    /// Seconds from 1970-01-01T00:00:00Z to the whole units given, the zone taken into account; `nil` for local time. Leap seconds do
    /// not count: second 60 is the same as the second after it.
    var secondsSince1970: Int64? { offsetMinutes == nil ? nil : localSeconds }

    /// The same, of local time from that moment in local time.
    var localSeconds: Int64 {
        let timeOfDay = Int64(hour) * 3600 + Int64(minute) * 60 + Int64(second)
        let seconds = Self.daysSince1970(year: year, month: month, day: day) * 86400 + timeOfDay
        return seconds - Int64(offsetMinutes ?? 0) * 60
    }

    /// Days from 1970-01-01 in the Gregorian calendar, which ISO 8601 extends to the years before it was used.
    static func daysSince1970(year: Int, month: Int, day: Int) -> Int64 {
        // Years are counted from March, so that the leap day is the last day of a year.
        let shifted = Int64(month <= 2 ? year - 1 : year)
        let era = (shifted >= 0 ? shifted : shifted - 399) / 400
        let yearOfEra = shifted - era * 400
        let dayOfYear = Int64((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1)
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * 146_097 + dayOfEra - 719_468
    }

    /// The day with this number, counted from 1970-01-01, in the Gregorian calendar.
    static func date(daysSince1970 days: Int64) -> (year: Int, month: Int, day: Int) {
        // As above, from days to years that start in March.
        let shifted = days + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let month = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * month + 2) / 5 + 1
        let isNextYear = month >= 10
        return (
            Int(yearOfEra + era * 400) + (isNextYear ? 1 : 0), Int(month) + (isNextYear ? -9 : 3), Int(day)
        )
    }

    /// The same moment in UTC with seconds and with an hour below 24; `nil` for local time, and for a year that is not 0 to 9999.
    /// - Parameter seconds: What a fraction of an hour or a minute adds.
    func inUTC(addingSeconds seconds: Int64) -> ASN1TimeFields? {
        if zone == .utc && unit == .seconds && hour < 24 && seconds == 0 { return self }
        // A leap second stays one: it is the last second of its minute in all zones.
        guard let start = secondsSince1970 else { return nil }
        let isLeap = second == 60
        let moment = start + seconds - (isLeap ? 1 : 0)
        let days = moment >= 0 ? moment / 86400 : (moment - 86399) / 86400
        let rest = Int(moment - days * 86400)
        let (year, month, day) = Self.date(daysSince1970: days)
        guard year >= 0, year <= 9999 else { return nil }
        return ASN1TimeFields(
            year: year, month: month, day: day, hour: rest / 3600, minute: rest / 60 % 60,
            second: rest % 60 + (isLeap ? 1 : 0))
    }

    /// The number of days in a month.
    static func days(inMonth month: Int, ofYear year: Int) -> Int {
        switch month {
        case 2: return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: return 30
        default: return 31
        }
    }

    /// Whether the parts are those of a moment: hour 24 only at midnight, second 60 for a leap second.
    static func areValid(year: Int, month: Int, day: Int, hour: Int, minute: Int, second: Int, highestSecond: Int)
        -> Bool
    {
        guard year >= 0, year <= 9999, month >= 1, month <= 12, day >= 1, day <= days(inMonth: month, ofYear: year),
            hour >= 0, hour <= 24, minute >= 0, minute <= 59, second >= 0, second <= highestSecond
        else { return false }
        return hour < 24 || (minute == 0 && second == 0)
    }

    /// The zone as ASN.1 writes it: nothing, `Z`, `+0200`; with `separator` between hours and minutes.
    func zoneText(separator: String) -> String {
        switch zone {
        case .local: return ""
        case .utc: return "Z"
        case .offset(let minutes):
            let magnitude = minutes < 0 ? -minutes : minutes
            return (minutes < 0 ? "-" : "+") + ASN1Octets.decimal(magnitude / 60, width: 2) + separator
                + ASN1Octets.decimal(magnitude % 60, width: 2)
        }
    }

    /// Date and time of day without fraction and zone; `dash`, `mark` and `colon` separate the parts.
    func text(yearDigits: Int, dash: String, mark: String, colon: String) -> String {
        var text = ASN1Octets.decimal(yearDigits == 2 ? year % 100 : year, width: yearDigits) + dash
        text += ASN1Octets.decimal(month, width: 2) + dash + ASN1Octets.decimal(day, width: 2) + mark
        text += ASN1Octets.decimal(hour, width: 2)
        if unit != .hours { text += colon + ASN1Octets.decimal(minute, width: 2) }
        if unit == .seconds { text += colon + ASN1Octets.decimal(second, width: 2) }
        return text
    }
}
