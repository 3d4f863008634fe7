/// A type of a schema: decoded from DER and BER, encoded in DER, and described in ASN.1 value notation.
public typealias ASN1Codable = ASN1Decodable & ASN1Encodable & ASN1Describable
