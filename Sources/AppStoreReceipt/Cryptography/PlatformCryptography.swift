/// The system's cryptography: the Security framework and CryptoKit on Apple's systems, OpenSSL's libcrypto on others.
public struct PlatformCryptography: ReceiptCryptography {
    /// The same as every other one; there is nothing to set.
    public init() {}
}
