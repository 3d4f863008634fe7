/// A type of a schema that can be decoded from DER and BER.
///
/// Generated types conform to it; `init(derEncoded:)` and its relatives are where decoding starts.
public protocol ASN1Decodable: ASN1Type {
    /// Reads one value of the type.
    init(from decoder: inout ASN1Decoder) throws(ASN1Error)
}
