public import PKIX

extension SignedData {
    /// The X.509 certificates that the message carries, in its order. Attribute certificates, PKCS #6 certificates and other
    /// formats that RFC 5652, 10.2.2 admits are left out; ``certificates`` has them all.
    public var publicKeyCertificates: [Certificate] {
        (certificates?.elements ?? []).compactMap { choice in
            guard case .certificate(let certificate) = choice else { return nil }
            return certificate
        }
    }
}
