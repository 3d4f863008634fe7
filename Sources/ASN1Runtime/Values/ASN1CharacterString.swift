/// A CHARACTER STRING: encoded characters, and what says which repertoire and encoding they have.      (X.680 44, X.690 8.24)
public struct ASN1CharacterString: Hashable, Sendable {
    /// What the octets are.
    public var identification: ASN1DataIdentification

    /// The octets of the characters, in the transfer syntax that `identification` gives.
    public var stringValue: ASN1Bytes

    /// A value from its components.
    public init(identification: ASN1DataIdentification, stringValue: ASN1Bytes) {
        self.identification = identification
        self.stringValue = stringValue
    }
}

extension ASN1CharacterString: CustomStringConvertible {
    /// Value notation: `{identification syntax: 2.1.1, string-value '616263'H}`.                           (X.680 44.7)
    public var description: String {
        "{identification \(identification.description), string-value \(ASN1Octets.hstring(stringValue))}"
    }
}

extension ASN1CharacterString: ASN1Taggable {
    /// `CHARACTER STRING`
    public static var asn1Name: StaticString { "CHARACTER STRING" }

    /// [UNIVERSAL 29]
    public static var defaultTag: ASN1Tag { .characterString }

    public init(from decoder: inout ASN1Decoder, tag: ASN1Tag) throws(ASN1Error) {
        self = try decoder.characterString(tag)
    }
    public func encode(to encoder: inout ASN1Encoder, tag: ASN1Tag) throws(ASN1Error) {
        try encoder.characterString(self, tag)
    }
}
