internal import ASN1Runtime

extension TrustedRoot {
    /// Apple Root CA, Apple Root CA - G2 and Apple Root CA - G3: what receipts of the App Store and its sandbox end in.
    public static let apple: [TrustedRoot] = [
        pinned(
            AppleRootCertificates.appleRootCA,
            fingerprint: "b0b1730ecbc7ff4505142c49f1295e6eda6bcaed7e2c68c5be91b5a11001f024"),
        pinned(
            AppleRootCertificates.appleRootCAG2,
            fingerprint: "c2b9b042dd57830e7d117dac55ac8ae19407d38e41d88f3215bc3a890444a050"),
        pinned(
            AppleRootCertificates.appleRootCAG3,
            fingerprint: "63343abfb89a6a03ebb57e9b3f5fa7be7c4f5c756f3017b3a8c488c3653e9179"),
    ].compactMap { $0 }

    /// A root of which the fingerprint is known.
    /// - Returns: `nil` when the certificate is another one, so that nothing is believed that was changed in the binary by halves.
    private static func pinned(_ base64: String, fingerprint: String) -> TrustedRoot? {
        guard let bytes = try? Base64.decode(Array(base64.utf8)).bytes,
            let root = try? TrustedRoot(bytes, scope: .appStore),
            root.fingerprint.description == fingerprint
        else { return nil }
        return root
    }
}
