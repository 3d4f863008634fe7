/// UTCTime and GeneralizedTime, which are encoded like VisibleString.                            (X.690 8.25, 8.26, 11.7, 11.8)
extension ASN1Decoder {
    /// A UTCTime. In DER it has seconds and ends with `Z`.
    public mutating func utcTime(_ tag: ASN1Tag = .utcTime) throws(ASN1Error) -> ASN1UTCTime {
        let rules = rules
        let fields = try unsafe time(tag) { (characters) throws(ASN1TimeProblem) in
            try unsafe ASN1TimeReader.utcTime(characters, rules)
        }
        return ASN1UTCTime(fields: fields)
    }

    /// A GeneralizedTime. In DER it has seconds, a fraction after a point and without zeros at its end, and ends with `Z`.
    ///
    /// A fraction of more than 18 digits is an error.
    public mutating func generalizedTime(
        _ tag: ASN1Tag = .generalizedTime
    ) throws(ASN1Error) -> ASN1GeneralizedTime {
        let rules = rules
        let (fields, fraction) = try unsafe time(tag) { (characters) throws(ASN1TimeProblem) in
            try unsafe ASN1TimeReader.generalizedTime(characters, rules)
        }
        return ASN1GeneralizedTime(fields: fields, fraction: fraction)
    }

    /// Reads the characters of a time, in place where they are in one piece.
    private mutating func time<Value>(
        _ tag: ASN1Tag, _ read: (UnsafeRawBufferPointer) throws(ASN1TimeProblem) -> Value
    ) throws(ASN1Error) -> Value {
        let start = position
        let length = shortLength(tag.leading)
        if length >= 0 {
            valueStart = start
            position = start &+ 2 &+ length
            do throws(ASN1TimeProblem) {
                return try unsafe read(UnsafeRawBufferPointer(start: base + (start &+ 2), count: length))
            } catch { throw error.error(at: start) }
        }
        let octets = try octetsSlowly(tag)
        do throws(ASN1TimeProblem) {
            return try unsafe octets.withUnsafeBytes(read)
        } catch { throw error.error(at: start) }
    }
}

extension ASN1TimeProblem {
    fileprivate func error(at offset: Int) -> ASN1Error { ASN1Error(isDER ? .notDER : .malformed, text, at: offset) }
}
