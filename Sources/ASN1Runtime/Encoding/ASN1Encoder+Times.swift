/// The time types, in the one form that DER has for a moment.                             (X.690 8.25, 8.26, 11.7, 11.8, 11.9)
extension ASN1Encoder {
    /// A UTCTime: in UTC, with seconds. A time with another offset is converted.                          (X.690 11.8)
    public mutating func utcTime(_ value: ASN1UTCTime, _ tag: ASN1Tag = .utcTime) throws(ASN1Error) {
        let normal = value.fields.inUTC(addingSeconds: 0)
        writeText(normal?.text(yearDigits: 2, dash: "", mark: "", colon: "") ?? "", "Z", tag)
        guard let normal, normal.year >= 1950, normal.year <= 2049 else {
            return try fail(.outOfRange, "a UTCTime outside 1950 to 2049 once it is in UTC (X.690 11.8)")
        }
    }

    /// A GeneralizedTime: in UTC, with seconds, a fraction without zeros at its end. A time with another offset, without seconds or with
    /// a fraction of an hour or minute is converted; a local time has no encoding.                          (X.690 11.7)
    public mutating func generalizedTime(
        _ value: ASN1GeneralizedTime, _ tag: ASN1Tag = .generalizedTime
    ) throws(ASN1Error) {
        let (seconds, fraction) = value.secondsAndFraction
        let normal = value.fields.inUTC(addingSeconds: seconds)
        writeText((normal?.text(yearDigits: 4, dash: "", mark: "", colon: "") ?? "") + fraction, "Z", tag)
        guard normal == nil else { return }
        if value.offsetMinutes == nil {
            try fail(.outOfRange, "a GeneralizedTime in local time, which DER does not have (X.690 11.7.1)")
        } else {
            try fail(.outOfRange, "a GeneralizedTime outside the years 0 to 9999 once it is in UTC")
        }
    }

    /// A DATE: eight digits.                                                                            (X.690 8.26.2)
    public mutating func date(_ value: ASN1Date, _ tag: ASN1Tag = .date) throws(ASN1Error) {
        writeDigits(value.iso8601, tag)
    }

    /// A TIME-OF-DAY: six digits.                                                                       (X.690 8.26.3)
    public mutating func timeOfDay(_ value: ASN1TimeOfDay, _ tag: ASN1Tag = .timeOfDay) throws(ASN1Error) {
        writeDigits(value.iso8601, tag)
    }

    /// A DATE-TIME: fourteen digits.                                                                    (X.690 8.26.4)
    public mutating func dateTime(_ value: ASN1DateTime, _ tag: ASN1Tag = .dateTime) throws(ASN1Error) {
        writeDigits(value.iso8601, tag)
    }

    /// A DURATION: its notation without the `P`.                                                   (X.690 8.26.5, 11.9)
    public mutating func duration(_ value: ASN1Duration, _ tag: ASN1Tag = .duration) throws(ASN1Error) {
        writeText(String(value.derText.dropFirst()), "", tag)
    }

    /// A TIME: its notation, with a full stop in front of fractions. One that DER writes in another way is an error. (X.690 11.9)
    public mutating func time(_ value: ASN1Time, _ tag: ASN1Tag = .time) throws(ASN1Error) {
        let text = String(decoding: value.text.utf8.map { $0 == 0x2C ? 0x2E : $0 }, as: UTF8.self)
        writeText(text, "", tag)
        guard isFirst, let problem = ASN1Time.problemInDER(text) else { return }
        try fail(.notDER, problem)
    }

    private mutating func writeText(_ text: String, _ suffix: String, _ tag: ASN1Tag) {
        let end = count
        writeUTF8(suffix)
        writeUTF8(text)
        writeHeader(tag, since: end)
    }

    /// The digits of a notation, without what separates them.
    private mutating func writeDigits(_ text: String, _ tag: ASN1Tag) {
        let end = count
        for character in text.utf8.reversed() where character &- 0x30 < 10 { write(character) }
        writeHeader(tag, since: end)
    }
}
