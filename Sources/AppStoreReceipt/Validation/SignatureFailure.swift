public import ASN1Runtime

/// Why a signer's signature does not hold (RFC 5652, 5.4 to 5.6).
public enum SignatureFailure: Error, Hashable, Sendable {
    /// No certificate of the message is the one that the signer names.
    case noCertificate(SignerSummary.Identifier)
    /// The digest algorithm is missing from the message's list of them (RFC 5652, 5.1).
    case unlistedDigest(DigestAlgorithm)
    /// SHA-1, which the policy does not accept.
    case sha1
    /// The signed attributes lack this one, have it twice or with several values, or its value is broken.
    case signedAttribute(String)
    /// The signed attributes name another type of content.
    case otherContentType(ASN1ObjectIdentifier)
    /// The signed attributes have the digest of another content.
    case otherDigest
    /// The signature is not one over the receipt by the key of the certificate.
    case mismatch
    /// The algorithms or the key are not accepted.
    case cryptography(CryptographyError)
}

extension SignatureFailure: CustomStringConvertible {
    /// One line.
    public var description: String {
        switch self {
        case .noCertificate(.issuerAndSerialNumber(let issuer, let serialNumber)):
            return "the certificate \(serialNumber) of the issuer '\(issuer)' is missing"
        case .noCertificate(.subjectKeyIdentifier(let identifier)):
            return "the certificate of the key \(identifier) is missing"
        case .unlistedDigest(let digest): return "the message does not list the digest algorithm \(digest)"
        case .sha1: return "signatures over SHA-1 are not accepted"
        case .signedAttribute(let name): return "the signed attributes have no \(name), or more than one"
        case .otherContentType(let type): return "the signed attributes are about content of type \(type)"
        case .otherDigest: return "the digest in the signed attributes is not that of the receipt"
        case .mismatch: return "the signature is not one over this receipt by the signer's key"
        case .cryptography(let error): return error.description
        }
    }
}
