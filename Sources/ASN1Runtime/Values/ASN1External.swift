/// An EXTERNAL: a value of any type, and what says which one it is, with the components that its encoding has.
///                                                                                                  (X.680 37, X.690 8.18)
///
/// In terms of the standard's associated type: `directReference` alone is the identification `syntax`, `indirectReference` alone is
/// `presentation-context-id`, and both are `context-negotiation`.                                             (X.690 8.18)
public struct ASN1External: Hashable, Sendable {
    /// The value, in one of three forms that an encoder may choose from.                                        (X.690 8.18)
    public enum Encoding: Hashable, Sendable {
        /// The encoding of one value of an ASN.1 type, by the rules of the value around.
        case singleASN1Type(ASN1Any)
        /// Octets in whatever encoding the identification gives.
        case octetAligned(ASN1Bytes)
        /// Bits in whatever encoding the identification gives.
        case arbitrary(ASN1BitString)
    }

    /// The type and its encoding, by an identifier.
    public var directReference: ASN1ObjectIdentifier?

    /// The presentation context of OSI that type and encoding were agreed on for.
    public var indirectReference: ASN1Integer?

    /// A text for people about the class of the value: the octets of an ObjectDescriptor.
    public var dataValueDescriptor: ASN1Bytes?

    /// The value.
    public var encoding: Encoding

    /// A value from its components. The standard asks for at least one of the two references.
    public init(
        directReference: ASN1ObjectIdentifier? = nil, indirectReference: ASN1Integer? = nil,
        dataValueDescriptor: ASN1Bytes? = nil, encoding: Encoding
    ) {
        self.directReference = directReference
        self.indirectReference = indirectReference
        self.dataValueDescriptor = dataValueDescriptor
        self.encoding = encoding
    }
}

extension ASN1External: CustomStringConvertible {
    /// The components as value notation writes those of a SEQUENCE:
    /// `{direct-reference 2.1.1, encoding octet-aligned: '0500'H}`.
    public var description: String {
        var text = "{"
        if let directReference { text += "direct-reference \(directReference.description), " }
        if let indirectReference { text += "indirect-reference \(indirectReference.description), " }
        if let dataValueDescriptor { text += "data-value-descriptor \(ASN1Octets.hstring(dataValueDescriptor)), " }
        return text + "encoding \(encoding.description)}"
    }
}

extension ASN1External.Encoding: CustomStringConvertible {
    /// Value notation of the CHOICE: `octet-aligned: '0500'H`.
    public var description: String {
        switch self {
        case .singleASN1Type(let value): return "single-ASN1-type: \(ASN1Octets.hstring(value.bytes))"
        case .octetAligned(let octets): return "octet-aligned: \(ASN1Octets.hstring(octets))"
        case .arbitrary(let bits): return "arbitrary: \(bits.description)"
        }
    }
}

extension ASN1External: ASN1Taggable {
    /// `EXTERNAL`
    public static var asn1Name: StaticString { "EXTERNAL" }

    /// [UNIVERSAL 8]
    public static var defaultTag: ASN1Tag { .external }

    public init(from decoder: inout ASN1Decoder, tag: ASN1Tag) throws(ASN1Error) {
        self = try decoder.external(tag)
    }
    public func encode(to encoder: inout ASN1Encoder, tag: ASN1Tag) throws(ASN1Error) {
        try encoder.external(self, tag)
    }
}
