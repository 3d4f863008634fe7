/// What TIME may hold.                                                                                   (X.680 38)
extension ASN1ISOReader {
    /// The parts of a date that are given.
    enum DateForm {
        case century
        case year
        case month
        case day
        case dayOfYear
        case week
        case dayOfWeek

        /// Whether a time of day may follow.
        var isComplete: Bool { self == .day || self == .dayOfYear || self == .dayOfWeek }
    }

    /// How a time of day relates to UTC.
    enum ZoneForm {
        case local
        case utc
        case difference
    }

    /// The form of a point in time.
    struct PointForm {
        var date: DateForm?
        /// How many of hours, minutes and seconds are given.
        var clockParts = 0
        var zone = ZoneForm.local
    }

    /// A whole value of TIME.
    mutating func time() throws(ASN1TextProblem) {
        if skip("R") {
            // No number: without end.
            if digitCount > 0 { _ = try number() }
            try expect("/")
            guard try interval() else { throw ASN1TextProblem("a recurrence of what is no interval") }
        } else {
            _ = try interval()
        }
    }

    /// A point in time, a duration, or one of both and `/` and the other end.
    /// - Returns: Whether it is an interval rather than a point.
    private mutating func interval() throws(ASN1TextProblem) -> Bool {
        if skip("P") {
            _ = try duration()
            if skip("/") { _ = try point() }
            return true
        }
        let start = try point()
        guard skip("/") else { return false }
        if skip("P") {
            _ = try duration()
            return true
        }
        let end = try point()
        // One set of properties holds for both ends; only the difference to UTC may be left out when it stays the same.
        guard start.date == end.date, start.clockParts == end.clockParts, end.zone == .local || start.zone == end.zone
        else { throw ASN1TextProblem("an interval whose ends are not written alike") }
        return true
    }

    /// A date, a time of day, or both with `T` between them.
    private mutating func point() throws(ASN1TextProblem) -> PointForm {
        var form = PointForm()
        // Two digits start a time of day, unless they are a century.
        let isClock = unsafe digitCount == 2 && (index + 2 >= characters.count || characters[index + 2] != 0x43)
        if isClock {
            try clock(&form)
            return form
        }
        let date = try date()
        form.date = date
        if date.isComplete, skip("T") { try clock(&form) }
        return form
    }

    /// [±]YYYY…, and after it nothing, -MM, -MM-DD, -DDD, -Www or -Www-D; or [±]YY…C, a century.
    private mutating func date() throws(ASN1TextProblem) -> DateForm {
        let isNegative = skip("-")
        let isSigned = isNegative || skip("+")
        let count = digitCount
        guard count > 0 else { throw unexpected }
        let first = unsafe characters[index]
        // The calendar repeats after 400 years, so that is all there is to know of a year.
        var year = 0
        var isZero = true
        for _ in 0..<count {
            let digit = unsafe Int(characters[index] &- 0x30)
            year = (year * 10 + digit) % 400
            isZero = isZero && digit == 0
            index += 1
        }
        if isNegative { year = (400 - year) % 400 }
        let isCentury = skip("C")
        let width = isCentury ? 2 : 4
        let isInRange: Bool
        if isSigned {
            // Years from -9999 to -1, and those of more than four digits.
            isInRange = count > width ? first != 0x30 : count == width && isNegative && !isZero
        } else {
            isInRange = count == width
        }
        guard isInRange else { throw ASN1TextProblem("no such year or century") }
        if isCentury { return .century }
        guard skip("-") else { return .year }
        if skip("W") { return try week(ofYear: year) }
        if digitCount == 3 {
            let day = try digits(3)
            guard day >= 1, day <= 337 + ASN1TimeFields.days(inMonth: 2, ofYear: year) else {
                throw ASN1TextProblem("no such day of the year")
            }
            return .dayOfYear
        }
        let month = try digits(2)
        guard month >= 1, month <= 12 else { throw ASN1TextProblem("no such month") }
        guard skip("-") else { return .month }
        let day = try digits(2)
        guard day >= 1, day <= ASN1TimeFields.days(inMonth: month, ofYear: year) else {
            throw ASN1TextProblem("no such day of the month")
        }
        return .day
    }

    /// What follows -W. Week 1 is the one with the year's first Thursday.
    private mutating func week(ofYear year: Int) throws(ASN1TextProblem) -> DateForm {
        let week = try digits(2)
        // 1970-01-01 was a Thursday. Years with 53 weeks start or end on one.
        let start = ASN1TimeFields.daysSince1970(year: 2000 + year, month: 1, day: 1)
        let end = ASN1TimeFields.daysSince1970(year: 2000 + year, month: 12, day: 31)
        let isLong = start % 7 == 0 || end % 7 == 0
        guard week >= 1, week <= (isLong ? 53 : 52) else { throw ASN1TextProblem("no such week") }
        guard skip("-") else { return .week }
        let day = try digits(1)
        guard day >= 1, day <= 7 else { throw ASN1TextProblem("no such day of the week") }
        return .dayOfWeek
    }

    /// hh[:mm[:ss]], a fraction of the last one, and the relation to UTC.
    private mutating func clock(_ form: inout PointForm) throws(ASN1TextProblem) {
        let hour = try digits(2)
        form.clockParts = 1
        var minute = 0
        var second = 0
        if skip(":") {
            minute = try digits(2)
            form.clockParts = 2
            if skip(":") {
                second = try digits(2)
                form.clockParts = 3
            }
        }
        let fractionStart = index
        _ = try fraction()
        var isFractionZero = true
        for position in fractionStart..<index where unsafe characters[position] &- 0x31 < 9 { isFractionZero = false }
        guard ASN1TimeOfDay(hour: hour, minute: minute, second: second) != nil, hour < 24 || isFractionZero else {
            throw ASN1TextProblem("no such time of day")
        }
        form.zone = try zone()
    }

    /// `Z`, ±hh or ±hh:mm, up to 15 hours; DER leaves out minutes that are 0.                            (X.690 11.9.1)
    private mutating func zone() throws(ASN1TextProblem) -> ZoneForm {
        if skip("Z") { return .utc }
        let isNegative = skip("-")
        guard isNegative || skip("+") else { return .local }
        let hours = try digits(2)
        var minutes = 0
        if skip(":") {
            minutes = try digits(2)
            if isDER && minutes == 0 {
                throw ASN1TextProblem("a difference to UTC in whole hours that has minutes (X.690 11.9.1)", .notDER)
            }
        }
        guard hours <= 15, minutes <= 59, !isNegative || hours > 0 || minutes > 0 else {
            throw ASN1TextProblem("no such difference to UTC")
        }
        return .difference
    }
}
