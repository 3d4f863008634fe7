/// TIME and the useful time types, all of them primitive.                                                (X.680 38, X.690 8.26)
extension ASN1Decoder {
    /// A TIME, its text checked. In DER fractions follow a full stop, differences to UTC in whole hours have no minutes, and durations no
    /// superfluous zeros.                                                                         (X.690 8.26.1, 11.9)
    public mutating func time(_ tag: ASN1Tag = .time) throws(ASN1Error) -> ASN1Time {
        try isoValue(tag) { (reader) throws(ASN1TextProblem) in
            try reader.time()
            // Everything read so far is ASCII.
            reader.isTooLarge = false
            return unsafe ASN1Time(uncheckedText: String(decoding: reader.characters, as: UTF8.self))
        }
    }

    /// A DATE: eight digits.                                                                            (X.690 8.26.2)
    public mutating func date(_ tag: ASN1Tag = .date) throws(ASN1Error) -> ASN1Date {
        try isoValue(tag) { (reader) throws(ASN1TextProblem) in try reader.useful(dateWithSeparators: false) }
    }

    /// A TIME-OF-DAY: six digits.                                                                       (X.690 8.26.3)
    public mutating func timeOfDay(_ tag: ASN1Tag = .timeOfDay) throws(ASN1Error) -> ASN1TimeOfDay {
        try isoValue(tag) { (reader) throws(ASN1TextProblem) in try reader.useful(timeWithSeparators: false) }
    }

    /// A DATE-TIME: fourteen digits.                                                                    (X.690 8.26.4)
    public mutating func dateTime(_ tag: ASN1Tag = .dateTime) throws(ASN1Error) -> ASN1DateTime {
        try isoValue(tag) { (reader) throws(ASN1TextProblem) in try reader.useful(dateTimeWithSeparators: false) }
    }

    /// A DURATION. A number above 2^32 - 1 or a fraction of more than 18 digits is an error of code ``ASN1Error/Code/outOfRange``.
    ///                                                                                            (X.690 8.26.5, 11.9)
    public mutating func duration(_ tag: ASN1Tag = .duration) throws(ASN1Error) -> ASN1Duration {
        try isoValue(tag) { (reader) throws(ASN1TextProblem) in
            let duration = try reader.duration()
            if reader.isTooLarge {
                throw ASN1TextProblem("a DURATION with a number of more than 32 bits or 18 digits", .outOfRange)
            }
            return duration
        }
    }

    /// Reads all the characters of a time in place.
    private mutating func isoValue<Value>(
        _ tag: ASN1Tag, _ read: (inout ASN1ISOReader) throws(ASN1TextProblem) -> Value
    ) throws(ASN1Error) -> Value {
        let start = position
        let header = try primitiveHeader(tag)
        let characters = unsafe UnsafeRawBufferPointer(start: base + header.contents, count: header.length)
        var reader = unsafe ASN1ISOReader(characters, rules)
        do throws(ASN1TextProblem) {
            let value = try read(&reader)
            try reader.end()
            valueStart = start
            position = header.contents &+ header.length
            return value
        } catch { throw ASN1Error(error.code, error.text, at: start) }
    }
}
