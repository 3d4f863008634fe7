/// A type of a schema that can be decoded from DER and BER.
///
/// Generated types conform to it; ``init(derEncoded:limits:options:)`` and its relatives are where decoding starts.
public protocol ASN1Decodable: Sendable {
    /// The name of the type in its schema, with which the path of an error starts.
    static var asn1Name: StaticString { get }

    /// What decoding tolerates where it starts with this type, whatever the caller's options say.
    static var leniency: ASN1DecodingOptions { get }

    /// Reads one value of the type.
    init(from decoder: inout ASN1Decoder) throws(ASN1Error)
}

extension ASN1Decodable {
    /// Nothing more than the caller's options say.
    @inlinable
    public static var leniency: ASN1DecodingOptions { [] }
}

/// A type that has one tag of its own, which an IMPLICIT tag may replace.                                         (X.680 31.2)
public protocol ASN1Taggable: ASN1Decodable {
    /// The tag that values of the type have where nothing else is said.
    static var defaultTag: ASN1Tag { get }

    /// Reads one value of the type that has this tag instead of its own.
    init(from decoder: inout ASN1Decoder, tag: ASN1Tag) throws(ASN1Error)
}

extension ASN1Taggable {
    /// Reads one value of the type with its own tag.
    @inlinable
    public init(from decoder: inout ASN1Decoder) throws(ASN1Error) {
        try self.init(from: &decoder, tag: Self.defaultTag)
    }
}
