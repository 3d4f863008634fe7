// Time values that stand in a schema. Their text was checked when the schema was compiled; a text that is no value all the
// same gives the earliest one.

extension ASN1UTCTime {
    /// The value of a schema's text.
    public init(constant text: StaticString) {
        self = ASN1UTCTime(text.description) ?? ASN1UTCTime(fields: ASN1TimeFields(bits: 0))
    }
}

extension ASN1GeneralizedTime {
    /// The value of a schema's text.
    public init(constant text: StaticString) {
        self =
            ASN1GeneralizedTime(text.description)
            ?? ASN1GeneralizedTime(fields: ASN1TimeFields(bits: 0), fraction: 0)
    }
}

extension ASN1Time {
    /// The value of a schema's text.
    public init(constant text: StaticString) { self = ASN1Time(uncheckedText: text.description) }
}

extension ASN1Duration {
    /// The value of a schema's text.
    public init(constant text: StaticString) { self = ASN1Duration(text.description) ?? ASN1Duration() }
}
