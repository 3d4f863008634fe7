internal import ASN1Runtime

extension AlgorithmIdentifier {
    /// The usual name of the algorithm, such as `sha256WithRSAEncryption`; the object identifier in dotted form for one that has none
    /// here. Digest, signature and key algorithms are spelt as openssl spells them.
    public var name: String { Self.spellings[algorithm] ?? rowInfo?.name ?? algorithm.description }

    /// Names of which the schema has another spelling.
    private static let spellings: [ASN1ObjectIdentifier: String] = [
        .idRSAESOAEP: "rsaesOaep",
        .idRSASSAPSS: "rsassaPss",
        .idSha3_224WithRSAEncryption: "RSA-SHA3-224",
        .idSha3_256WithRSAEncryption: "RSA-SHA3-256",
        .idSha3_384WithRSAEncryption: "RSA-SHA3-384",
        .idSha3_512WithRSAEncryption: "RSA-SHA3-512",
        .idDsa: "dsaEncryption",
        .idDsaWithSHA224: "dsa_with_SHA224",
        .idDsaWithSHA256: "dsa_with_SHA256",
        .idDsaWithSHA384: "dsa_with_SHA384",
        .idDsaWithSHA512: "dsa_with_SHA512",
        .idDsaWithSHA3_224: "dsa_with_SHA3-224",
        .idDsaWithSHA3_256: "dsa_with_SHA3-256",
        .idDsaWithSHA3_384: "dsa_with_SHA3-384",
        .idDsaWithSHA3_512: "dsa_with_SHA3-512",
        .idDhPublicNumber: "X9.42 DH",
        .idEcPublicKey: "id-ecPublicKey",
        .idEcdsaWithSHA1: "ecdsa-with-SHA1",
        .idEcdsaWithSHA224: "ecdsa-with-SHA224",
        .idEcdsaWithSHA256: "ecdsa-with-SHA256",
        .idEcdsaWithSHA384: "ecdsa-with-SHA384",
        .idEcdsaWithSHA512: "ecdsa-with-SHA512",
        .idEcdsaWithSHA3_224: "ecdsa_with_SHA3-224",
        .idEcdsaWithSHA3_256: "ecdsa_with_SHA3-256",
        .idEcdsaWithSHA3_384: "ecdsa_with_SHA3-384",
        .idEcdsaWithSHA3_512: "ecdsa_with_SHA3-512",
        .idX25519: "X25519",
        .idX448: "X448",
        .idEd25519: "ED25519",
        .idEd448: "ED448",
    ]
}
