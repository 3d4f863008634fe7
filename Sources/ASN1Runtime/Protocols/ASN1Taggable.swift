/// A type that has one tag of its own, which an IMPLICIT tag may replace.                                         (X.680 31.2)
public protocol ASN1Taggable: ASN1Decodable, ASN1Encodable {
    /// The tag that values of the type have where nothing else is said.
    static var defaultTag: ASN1Tag { get }

    /// Reads one value of the type that has this tag instead of its own.
    init(from decoder: inout ASN1Decoder, tag: ASN1Tag) throws(ASN1Error)

    /// Puts one value of the type, with this tag instead of its own, in front of what is written already.
    func encode(to encoder: inout ASN1Encoder, tag: ASN1Tag) throws(ASN1Error)
}

extension ASN1Taggable {
    /// Reads one value of the type with its own tag.
    @inlinable
    public init(from decoder: inout ASN1Decoder) throws(ASN1Error) {
        try self.init(from: &decoder, tag: Self.defaultTag)
    }

    /// Puts one value of the type with its own tag in front of what is written already.
    @inlinable
    public func encode(to encoder: inout ASN1Encoder) throws(ASN1Error) {
        try encode(to: &encoder, tag: Self.defaultTag)
    }
}
