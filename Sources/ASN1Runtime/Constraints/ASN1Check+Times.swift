// Times in constraints: what is compared is the moment, not the notation, as in DER, which has one notation for each moment.

extension ASN1Check {
    /// Whether two times are the same moment.                                                          (X.680 51.2, X.690 11.8)
    public static func isSame(_ value: ASN1UTCTime, _ other: ASN1UTCTime) -> Bool {
        value.secondsSince1970 == other.secondsSince1970
    }

    /// Whether two times are the same moment, or the same local time where both are local.             (X.680 51.2, X.690 11.7)
    public static func isSame(_ value: ASN1GeneralizedTime, _ other: ASN1GeneralizedTime) -> Bool {
        if value == other { return true }
        guard (value.offsetMinutes == nil) == (other.offsetMinutes == nil) else { return false }
        // A leap second is not the second after it.
        return (value.second == 60) == (other.second == 60) && value.localSeconds == other.localSeconds
            && value.attoseconds == other.attoseconds
    }
}
