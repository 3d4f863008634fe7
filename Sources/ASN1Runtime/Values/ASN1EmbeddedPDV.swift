/// An EMBEDDED PDV: the encoding of a value, and what says which type and encoding rules it has.       (X.680 36, X.690 8.17)
public struct ASN1EmbeddedPDV: Hashable, Sendable {
    /// What the octets are.
    public var identification: ASN1DataIdentification

    /// The octets of the value, in the transfer syntax that `identification` gives.
    public var dataValue: ASN1Bytes

    /// A value from its components.
    public init(identification: ASN1DataIdentification, dataValue: ASN1Bytes) {
        self.identification = identification
        self.dataValue = dataValue
    }
}

extension ASN1EmbeddedPDV: CustomStringConvertible {
    /// Value notation: `{identification syntax: 2.1.1, data-value '0500'H}`.                               (X.680 36.8)
    public var description: String {
        "{identification \(identification.description), data-value \(ASN1Octets.hstring(dataValue))}"
    }
}

extension ASN1EmbeddedPDV: ASN1Taggable {
    /// `EMBEDDED PDV`
    public static var asn1Name: StaticString { "EMBEDDED PDV" }

    /// [UNIVERSAL 11]
    public static var defaultTag: ASN1Tag { .embeddedPDV }

    public init(from decoder: inout ASN1Decoder, tag: ASN1Tag) throws(ASN1Error) {
        self = try decoder.embeddedPDV(tag)
    }
    public func encode(to encoder: inout ASN1Encoder, tag: ASN1Tag) throws(ASN1Error) {
        try encoder.embeddedPDV(self, tag)
    }
}
