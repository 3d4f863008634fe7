internal import ASN1Runtime

extension AlgorithmIdentifier {
    /// The algorithm's usual name, spelt as openssl spells it, such as `sha256WithRSAEncryption`; the object identifier in
    /// dotted form when it is none of those in `Algorithms.asn1`.
    public var name: String { Self.names[algorithm] ?? algorithm.description }

    private static let names: [ASN1ObjectIdentifier: String] = [
        ASN1ObjectIdentifier(1, 2, 840, 113_549, 2, 5): "md5",
        ASN1ObjectIdentifier(1, 3, 14, 3, 2, 26): "sha1",
        ASN1ObjectIdentifier(2, 16, 840, 1, 101, 3, 4, 2, 1): "sha256",
        ASN1ObjectIdentifier(2, 16, 840, 1, 101, 3, 4, 2, 2): "sha384",
        ASN1ObjectIdentifier(2, 16, 840, 1, 101, 3, 4, 2, 3): "sha512",
        ASN1ObjectIdentifier(2, 16, 840, 1, 101, 3, 4, 2, 4): "sha224",
        ASN1ObjectIdentifier(1, 2, 840, 113_549, 1, 1, 1): "rsaEncryption",
        ASN1ObjectIdentifier(1, 2, 840, 113_549, 1, 1, 4): "md5WithRSAEncryption",
        ASN1ObjectIdentifier(1, 2, 840, 113_549, 1, 1, 5): "sha1WithRSAEncryption",
        ASN1ObjectIdentifier(1, 2, 840, 113_549, 1, 1, 10): "rsassaPss",
        ASN1ObjectIdentifier(1, 2, 840, 113_549, 1, 1, 11): "sha256WithRSAEncryption",
        ASN1ObjectIdentifier(1, 2, 840, 113_549, 1, 1, 12): "sha384WithRSAEncryption",
        ASN1ObjectIdentifier(1, 2, 840, 113_549, 1, 1, 13): "sha512WithRSAEncryption",
        ASN1ObjectIdentifier(1, 2, 840, 113_549, 1, 1, 14): "sha224WithRSAEncryption",
        ASN1ObjectIdentifier(1, 2, 840, 10045, 2, 1): "id-ecPublicKey",
        ASN1ObjectIdentifier(1, 2, 840, 10045, 4, 1): "ecdsa-with-SHA1",
        ASN1ObjectIdentifier(1, 2, 840, 10045, 4, 3, 1): "ecdsa-with-SHA224",
        ASN1ObjectIdentifier(1, 2, 840, 10045, 4, 3, 2): "ecdsa-with-SHA256",
        ASN1ObjectIdentifier(1, 2, 840, 10045, 4, 3, 3): "ecdsa-with-SHA384",
        ASN1ObjectIdentifier(1, 2, 840, 10045, 4, 3, 4): "ecdsa-with-SHA512",
        ASN1ObjectIdentifier(1, 3, 101, 112): "ED25519",
        ASN1ObjectIdentifier(1, 3, 101, 113): "ED448",
    ]
}
