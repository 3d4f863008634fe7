/// An INSTANCE OF: an object's identifier and a value of the type that goes with it.               (X.681 annex C, X.690 8.16)
public struct ASN1InstanceOf: Hashable, Sendable {
    /// The identifier of the object that gives the type.
    public var typeID: ASN1ObjectIdentifier

    /// The value, as it is encoded.
    public var value: ASN1Any

    /// A value from its components.
    public init(typeID: ASN1ObjectIdentifier, value: ASN1Any) {
        self.typeID = typeID
        self.value = value
    }
}

extension ASN1InstanceOf: CustomStringConvertible {
    /// Value notation, the value as its encoding: `{type-id 1.2.3, value '0500'H}`.                      (X.681 annex C)
    public var description: String { "{type-id \(typeID.description), value \(ASN1Octets.hstring(value.bytes))}" }
}

extension ASN1InstanceOf: ASN1Taggable {
    /// `INSTANCE OF`
    public static var asn1Name: StaticString { "INSTANCE OF" }

    /// [UNIVERSAL 8]
    public static var defaultTag: ASN1Tag { .external }

    public init(from decoder: inout ASN1Decoder, tag: ASN1Tag) throws(ASN1Error) {
        self = try decoder.instanceOf(tag)
    }
    public func encode(to encoder: inout ASN1Encoder, tag: ASN1Tag) throws(ASN1Error) {
        try encoder.instanceOf(self, tag)
    }
}
