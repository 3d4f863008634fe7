/// The signature algorithms that receipts and certificates may use.
public enum SignatureAlgorithm: Hashable, Sendable {
    /// RSASSA-PKCS1-v1_5 (RFC 8017, 8.2).
    case rsaPKCS1(DigestAlgorithm)
    /// RSASSA-PSS (RFC 8017, 8.1) with the trailer 0xBC. The mask is MGF1 with a digest of its own; the salt's length is in octets.
    case rsaPSS(DigestAlgorithm, mask: DigestAlgorithm, saltLength: Int)
    /// ECDSA (FIPS 186-4, 6); the signature is an `ECDSA-Sig-Value` (RFC 3279, 2.2.3).
    case ecdsa(DigestAlgorithm)

    /// What the message is digested with.
    public var digest: DigestAlgorithm {
        switch self {
        case .rsaPKCS1(let digest), .rsaPSS(let digest, _, _), .ecdsa(let digest): return digest
        }
    }
}
