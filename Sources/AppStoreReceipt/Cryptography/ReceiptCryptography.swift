public import ASN1Runtime

/// What the validator needs of a cryptographic library. ``PlatformCryptography`` has it from the system; an app may bring its own, so
/// that its checks cannot be switched off by replacing a function that every app calls.
public protocol ReceiptCryptography: Sendable {
    /// The digest of octets.
    /// - Throws: ``CryptographyError`` when the library fails.
    func digest(of octets: ASN1Bytes, with algorithm: DigestAlgorithm) throws(CryptographyError) -> ASN1Bytes

    /// Whether a signature over a message was made with a key's private half. The message is what the algorithm digests, not a digest.
    /// - Returns: `false` for every signature that does not fit, also for one of another length than the key's.
    /// - Throws: ``CryptographyError`` when that cannot be found out.
    func isValid(
        _ signature: ASN1Bytes, over message: ASN1Bytes, by key: PublicKey, with algorithm: SignatureAlgorithm
    ) throws(CryptographyError) -> Bool
}
