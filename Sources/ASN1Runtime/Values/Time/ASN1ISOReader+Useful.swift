/// The useful time types. Value notation has separators between the numbers; the contents octets of DATE, TIME-OF-DAY and DATE-TIME
/// have none, and those of DURATION lack the `P` in front.                                 (X.680 38.4, X.690 8.26.2-8.26.5)
extension ASN1ISOReader {
    /// YYYY-MM-DD
    mutating func useful(dateWithSeparators separators: Bool) throws(ASN1TextProblem) -> ASN1Date {
        let year = try digits(4)
        if separators { try expect("-") }
        let month = try digits(2)
        if separators { try expect("-") }
        guard let date = ASN1Date(year: year, month: month, day: try digits(2)) else {
            throw ASN1TextProblem("no such date from 1582 to 9999")
        }
        return date
    }

    /// hh:mm:ss
    mutating func useful(timeWithSeparators separators: Bool) throws(ASN1TextProblem) -> ASN1TimeOfDay {
        let hour = try digits(2)
        if separators { try expect(":") }
        let minute = try digits(2)
        if separators { try expect(":") }
        guard let time = ASN1TimeOfDay(hour: hour, minute: minute, second: try digits(2)) else {
            throw ASN1TextProblem("no such time of day")
        }
        return time
    }

    /// YYYY-MM-DDThh:mm:ss
    mutating func useful(dateTimeWithSeparators separators: Bool) throws(ASN1TextProblem) -> ASN1DateTime {
        let date = try useful(dateWithSeparators: separators)
        if separators { try expect("T") }
        return ASN1DateTime(date: date, timeOfDay: try useful(timeWithSeparators: separators))
    }

    /// What follows the `P` of a duration: numbers with their units from the largest to the smallest, `T` before those of time; or weeks
    /// alone. The last number may have a fraction. In DER numbers that are 0 are left out, but not the last one, which says how exact the
    /// duration is.                                                                                  (X.690 11.9)
    mutating func duration() throws(ASN1TextProblem) -> ASN1Duration {
        var duration = ASN1Duration()
        var isTime = false
        var last = -1
        while let next, next == 0x54 || next &- 0x30 < 10 {
            if last >= 0 && duration.fractionDigits > 0 {
                throw ASN1TextProblem("a fraction that is not in the last number of the duration")
            }
            if skip("T") {
                guard !isTime else { throw unexpected }
                isTime = true
            }
            let count = try number()
            let (fraction, digits) = try fraction()
            guard let unit = unit(isTime), unit > last else { throw unexpected }
            index += 1
            duration.setCount(count, ofUnit: unit)
            duration.setFraction(fraction, digits: digits)
            last = unit
            if isDER && count == 0 && digits == 0 && (self.next == 0x54 || digitCount > 0) {
                throw ASN1TextProblem("a number of a duration that is 0 (X.690 11.9)", .notDER)
            }
        }
        guard last >= 0 else { throw unexpected }
        guard duration.weeks == nil || duration.hasWeeksAlone else {
            throw ASN1TextProblem("weeks together with other units in a duration")
        }
        return duration
    }

    /// The place of the unit whose letter comes next among years, months, weeks, days, hours, minutes and seconds.
    private func unit(_ isTime: Bool) -> Int? {
        switch (isTime, next) {
        case (false, 0x59): return 0
        case (false, 0x4D): return 1
        case (false, 0x57): return 2
        case (false, 0x44): return 3
        case (true, 0x48): return 4
        case (true, 0x4D): return 5
        case (true, 0x53): return 6
        default: return nil
        }
    }
}
