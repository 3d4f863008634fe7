/// A type of a schema that can be decoded from DER and BER.
///
/// Generated types conform to it; ``init(derEncoded:limits:options:)`` and its relatives are where decoding starts.
public protocol ASN1Decodable: ASN1Type {
    /// Reads one value of the type.
    init(from decoder: inout ASN1Decoder) throws(ASN1Error)
}

extension ASN1Decodable {
    /// Reads one value of the type that stands inside an explicit tag.                                     (X.690 8.14)
    @inlinable
    public init(from decoder: inout ASN1Decoder, explicit tag: ASN1Tag) throws(ASN1Error) {
        let scope = try decoder.enter(tag)
        try self.init(from: &decoder)
        try decoder.leave(scope)
    }
}
