import Testing

@testable import ASN1Runtime

/// The tag, a length below 128 and characters.
private func text(_ tag: [UInt8], _ characters: String) -> [UInt8] {
    tag + [UInt8(characters.utf8.count)] + Array(characters.utf8)
}

@Suite("DATE, TIME-OF-DAY, DATE-TIME and DURATION")
struct UsefulTimeTests {
    private static let dateTag: [UInt8] = [0x1F, 0x1F]
    private static let timeTag: [UInt8] = [0x1F, 0x20]
    private static let dateTimeTag: [UInt8] = [0x1F, 0x21]
    private static let durationTag: [UInt8] = [0x1F, 0x22]

    @Test("Encodings by asn1tools 0.169.0 and in OSS Nokalva's reference")
    func others() throws {
        let date = try read(octets("1f1f 08 3230323430323239"), .der) { decoder throws(ASN1Error) in
            try decoder.date()
        }
        #expect(date == ASN1Date(year: 2024, month: 2, day: 29))
        let dawn = try read(octets("1f20 06 303633303030"), .der) { decoder throws(ASN1Error) in
            try decoder.timeOfDay()
        }
        #expect(dawn == ASN1TimeOfDay("06:30:00"))
        let time = try read(octets("1f20 06 313532373436"), .der) { decoder throws(ASN1Error) in
            try decoder.timeOfDay()
        }
        #expect(time == ASN1TimeOfDay(hour: 15, minute: 27, second: 46))
        let zero = try read(octets("1f21 0e 3139353131303134313533303030"), .der) { decoder throws(ASN1Error) in
            try decoder.dateTime()
        }
        #expect(zero == ASN1DateTime("1951-10-14T15:30:00"))
        let duration = try read(octets("1f22 12 325931304D3135445431304832304D333053"), .der) {
            decoder throws(ASN1Error) in try decoder.duration()
        }
        #expect(duration == ASN1Duration("P2Y10M15DT10H20M30S"))
    }

    @Test(
        "Days; their numbers as `date -u -d … +%s` gives them, divided by 86400",
        arguments: [
            ("1582-01-01", -141_714), ("1900-02-28", -25_509), ("1900-03-01", -25_508), ("1969-12-31", -1),
            ("1970-01-01", 0), ("2000-02-29", 11_016), ("2024-02-29", 19_782), ("9999-12-31", 2_932_896),
        ] as [(String, Int64)])
    func dates(notation: String, days: Int64) throws {
        let bytes = text(Self.dateTag, notation.filter { $0 != "-" })
        for rules in [ASN1EncodingRules.der, .ber] {
            let date = try read(bytes, rules) { decoder throws(ASN1Error) in try decoder.date() }
            #expect(date.daysSince1970 == days)
            #expect(date.iso8601 == notation)
            #expect(date.description == "\"\(notation)\"")
            #expect(ASN1Date(notation) == date)
            #expect(ASN1Date(year: date.year, month: date.month, day: date.day) == date)
        }
        #expect(MemoryLayout<ASN1Date>.size == 4)
    }

    @Test(
        "What is no DATE",
        arguments: [
            "", "2024", "202402", "2024022", "20240230", "20230229", "19000229", "20241301", "20240001", "20240100",
            "20240432", "15811231", "00010101", "2024-02-29", "202402290", "20240229Z", "2024022a", " 2240229",
            "2024/2/9", "+2024022", "２0240229",
        ])
    func badDates(characters: String) {
        for rules in [ASN1EncodingRules.der, .ber] {
            let error = #expect(throws: ASN1Error.self) {
                try read(text(Self.dateTag, characters), rules) { decoder throws(ASN1Error) in try decoder.date() }
            }
            #expect(error?.code == .malformed)
        }
        if characters != "2024-02-29" { #expect(ASN1Date(characters) == nil) }
    }

    @Test(
        "Times of day",
        arguments: [("00:00:00", 0), ("15:27:46", 55_666), ("23:59:60", 86_400), ("24:00:00", 86_400)])
    func times(notation: String, seconds: Int) throws {
        let bytes = text(Self.timeTag, notation.filter { $0 != ":" })
        for rules in [ASN1EncodingRules.der, .ber] {
            let time = try read(bytes, rules) { decoder throws(ASN1Error) in try decoder.timeOfDay() }
            #expect(time.description == "\"\(notation)\"")
            #expect(time.secondsOfDay == seconds)
            #expect(ASN1TimeOfDay(notation) == time)
            #expect(ASN1TimeOfDay(hour: time.hour, minute: time.minute, second: time.second) == time)
        }
        #expect(MemoryLayout<ASN1TimeOfDay>.size == 3)
    }

    @Test(
        "What is no TIME-OF-DAY",
        arguments: [
            "", "1527", "15274", "152761", "156046", "240001", "240100", "250000", "15:27:46", "152746Z", "152746.5",
            "1527460", "15274a",
        ])
    func badTimes(characters: String) {
        for rules in [ASN1EncodingRules.der, .ber] {
            let error = #expect(throws: ASN1Error.self) {
                try read(text(Self.timeTag, characters), rules) { decoder throws(ASN1Error) in try decoder.timeOfDay() }
            }
            #expect(error?.code == .malformed)
        }
        if characters != "15:27:46" { #expect(ASN1TimeOfDay(characters) == nil) }
    }

    @Test("Dates with times of day")
    func dateTimes() throws {
        let value = try read(text(Self.dateTimeTag, "19850412101530"), .der) { decoder throws(ASN1Error) in
            try decoder.dateTime()
        }
        #expect(value.description == "\"1985-04-12T10:15:30\"")
        #expect(value.date == ASN1Date("1985-04-12"))
        #expect(value.timeOfDay == ASN1TimeOfDay("10:15:30"))
        #expect(MemoryLayout<ASN1DateTime>.size <= 8)
        for characters in [
            "", "19850412", "1985041210153", "198504121015300", "19850412T101530", "1985-04-12T10:15:30",
            "19850431101530", "19850412250000",
        ] {
            #expect(throws: ASN1Error.self) {
                try read(text(Self.dateTimeTag, characters), .ber) { decoder throws(ASN1Error) in
                    try decoder.dateTime()
                }
            }
        }
        #expect(ASN1DateTime("1985-04-12 10:15:30") == nil)
    }

    @Test("Order")
    func order() throws {
        let texts = ["1985-04-12T10:15:30", "1985-04-12T24:00:00", "1985-04-13T00:00:00", "1985-05-01T00:00:00"]
        let values = texts.compactMap { ASN1DateTime($0) }
        #expect(values.count == texts.count)
        #expect(values.shuffled().sorted() == values)
        #expect(values.map(\.date).sorted() == values.map(\.date))
        #expect(try #require(ASN1Date("1999-12-31")) < #require(ASN1Date("2000-01-01")))
        #expect(try #require(ASN1TimeOfDay("09:59:59")) < #require(ASN1TimeOfDay("10:00:00")))
    }

    @Test(
        "Durations",
        arguments: [
            ("2Y10M15DT10H20M30S", "P2Y10M15DT10H20M30S", true), ("6W", "P6W", true), ("2MT2M", "P2MT2M", true),
            ("T0S", "PT0S", true), ("0.5Y", "P0.5Y", true), ("T1H0.00M", "PT1H0.00M", true),
            ("29MT0S", "P29MT0S", true), ("1.25W", "P1.25W", true), ("4294967295D", "P4294967295D", true),
            // A comma, zeros that say nothing, zeros in front.
            ("T0,5S", "PT0.5S", false), ("0Y29M0DT0H0M0S", "P0Y29M0DT0H0M0S", false),
            ("29M0DT0.00M", "P29M0DT0.00M", false), ("01Y", "P1Y", false),
        ])
    func durations(characters: String, notation: String, isDER: Bool) throws {
        let bytes = text(Self.durationTag, characters)
        let value = try read(bytes, .ber) { decoder throws(ASN1Error) in try decoder.duration() }
        #expect(value.iso8601 == notation)
        #expect(value.description == "\"\(notation)\"")
        #expect(ASN1Duration(notation) == value)
        let copy = ASN1Duration(
            years: value.years, months: value.months, weeks: value.weeks, days: value.days, hours: value.hours,
            minutes: value.minutes, seconds: value.seconds, fraction: value.fraction,
            fractionDigits: value.fractionDigits)
        #expect(copy == value)
        if isDER {
            #expect(try read(bytes, .der) { decoder throws(ASN1Error) in try decoder.duration() } == value)
        } else {
            let error = #expect(throws: ASN1Error.self) {
                try read(bytes, .der) { decoder throws(ASN1Error) in try decoder.duration() }
            }
            #expect(error?.code == .notDER)
        }
    }

    @Test(
        "What is no DURATION",
        arguments: [
            "", "T", "1", "1YT", "Y", "1M1Y", "1Y1Y", "1W1D", "1D1W", "1H", "T1Y", "T1HT1M", "1.5Y1M", "1.Y", ".5Y",
            "1Y-1M", "P1Y", "1y", "1Y ", "T1S1D", "1S", "0003-06-04T12:30:05",
        ])
    func badDurations(characters: String) {
        for rules in [ASN1EncodingRules.der, .ber] {
            let error = #expect(throws: ASN1Error.self) {
                try read(text(Self.durationTag, characters), rules) { decoder throws(ASN1Error) in
                    try decoder.duration()
                }
            }
            if rules == .ber { #expect(error?.code == .malformed) }
        }
        #expect(ASN1Duration("P" + characters) == nil)
    }

    @Test(
        "Durations beyond what the type holds",
        arguments: ["4294967296Y", "99999999999999999999S", "T0.1234567890123456789S"])
    func largeDurations(characters: String) {
        let characters = characters.hasSuffix("9S") && !characters.hasPrefix("T") ? "T" + characters : characters
        let error = #expect(throws: ASN1Error.self) {
            try read(text(Self.durationTag, characters), .der) { decoder throws(ASN1Error) in try decoder.duration() }
        }
        #expect(error?.code == .outOfRange)
        #expect(ASN1Duration("P" + characters) == nil)
    }

    @Test("Numbers that make no duration")
    func noDurations() {
        #expect(ASN1Duration(years: nil) == nil)
        #expect(ASN1Duration(weeks: 1, days: 1) == nil)
        #expect(ASN1Duration(seconds: 1, fraction: 10, fractionDigits: 1) == nil)
        #expect(ASN1Duration(seconds: 1, fraction: 1) == nil)
        #expect(ASN1Duration(seconds: 1, fractionDigits: 19) == nil)
        #expect(ASN1Duration(seconds: 1, fractionDigits: -1) == nil)
        #expect(ASN1Duration(seconds: 1, fraction: .max, fractionDigits: 18) == nil)
        #expect(ASN1Duration(minutes: 1, fraction: 5, fractionDigits: 3)?.iso8601 == "PT1.005M")
    }

    @Test("Forms of encoding: always primitive, under any tag")
    func forms() throws {
        let implicit = try read(text([0x85], "20240229"), .der) { decoder throws(ASN1Error) in
            try decoder.date(.context(5))
        }
        #expect(implicit == ASN1Date("2024-02-29"))
        let constructed = failure("3f1f 0a 04083230323430323239", .ber) { decoder throws(ASN1Error) in
            try decoder.date()
        }
        #expect(constructed?.code == .notPrimitive)
        let long = try read(octets("1f1f 8108 3230323430323239"), .ber) { decoder throws(ASN1Error) in
            try decoder.date()
        }
        #expect(long == ASN1Date("2024-02-29"))
        // A constraint is violated at the value, not behind it.
        let violation = failure("1f1f 08 3230323430323239", .der) { decoder throws(ASN1Error) in
            try decoder.require(try decoder.date(), "\"2024-03-01\"..\"2024-03-31\"") { _ in false }
        }
        #expect(violation?.code == .constraintViolated)
        #expect(violation?.offset == 0)
        let other = failure("1f20 06 303633303030", .der) { decoder throws(ASN1Error) in try decoder.date() }
        #expect(other?.code == .unexpectedTag)
        #expect(other?.expected == .date)
    }
}
