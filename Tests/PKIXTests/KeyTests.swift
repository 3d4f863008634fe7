import ASN1Runtime
import OpenSSLCommand
import PKIX
import Testing

/// Private and public keys that openssl makes, and reads again when they were taken apart and put together.
@Suite(.enabled(if: OpenSSL.isInstalled, "\(OpenSSL.missing)"))
struct KeyTests {
    @Test(
        "A key, taken apart by its row",
        arguments: [
            "-algorithm RSA -pkeyopt rsa_keygen_bits:1024",
            "-algorithm RSA -pkeyopt rsa_keygen_bits:1024 -pkeyopt rsa_keygen_primes:3",
            "-algorithm RSA-PSS -pkeyopt rsa_keygen_bits:1024 -pkeyopt rsa_pss_keygen_md:sha256",
            "-algorithm EC -pkeyopt ec_paramgen_curve:P-256",
            "-algorithm EC -pkeyopt ec_paramgen_curve:P-384 -pkeyopt ec_param_enc:explicit",
            "-algorithm ED25519", "-algorithm ED448", "-algorithm X25519", "-algorithm X448",
            "-algorithm DH -pkeyopt group:ffdhe2048",
        ])
    func key(_ options: String) throws {
        let folder = try OpenSSLFolder()
        try folder.openssl("genpkey \(options) -out key.pem")
        try folder.openssl("pkcs8 -topk8 -nocrypt -in key.pem -outform DER -out key")
        try folder.openssl("pkey -in key.pem -pubout -outform DER -out public")
        let bytes = try folder.bytes("key")
        var key = try OneAsymmetricKey(derEncoded: bytes)
        let publicKey = try SubjectPublicKeyInfo(derEncoded: try folder.bytes("public"))
        #expect(key.privateKeyAlgorithm == publicKey.algorithm)

        typealias Key = OneAsymmetricKey.Key
        switch (try key.row, try publicKey.row) {
        case (.rsaEncryption(let secret), .rsaEncryption(let open)), (.rsassaPSS(let secret), .rsassaPSS(let open)):
            #expect(secret.modulus == open.modulus)
            #expect(secret.publicExponent == 65537)
            #expect(open.publicExponent == 65537)
            key.privateKey = try Key<RSAPrivateKey>.rsaEncryption.encode(secret)
        case (.ecPublicKey(let secret), .ecPublicKey):
            #expect(secret.publicKey == publicKey.subjectPublicKey)
            key.privateKey = try Key<ECPrivateKey>.ecPublicKey.encode(secret)
        case (.ed25519(let secret), .ed25519), (.x25519(let secret), .x25519):
            #expect(secret.count == 32)
            key.privateKey = try Key<CurvePrivateKey>.ed25519.encode(secret)
        case (.ed448(let secret), .ed448):
            #expect(secret.count == 57)
            key.privateKey = try Key<CurvePrivateKey>.ed448.encode(secret)
        case (.x448(let secret), .x448):
            #expect(secret.count == 56)
            key.privateKey = try Key<CurvePrivateKey>.x448.encode(secret)
        case (.dhKeyAgreement(let secret), .dhKeyAgreement):
            key.privateKey = try Key<DHPrivateKey>.dhKeyAgreement.encode(secret)
        default: Issue.record("another row: \(key.privateKeyAlgorithm.name)")
        }
        let encoded = try key.derEncoded()
        #expect(encoded == bytes)
        try folder.write(encoded, to: "again")
        try folder.openssl("pkey -in again -inform DER -noout -check")
        try folder.write(try publicKey.derEncoded(), to: "public.again")
        try folder.openssl("pkey -in public.again -inform DER -pubin -noout -pubcheck")
    }

    @Test(
        "An encrypted key",
        arguments: [
            ("-v2 aes-256-cbc", "pbkdf2", "aes256CBC"), ("-v2 des3 -v2prf hmacWithSHA512", "pbkdf2", "desEDE3CBC"),
            ("-scrypt", "scrypt", "aes256CBC"),
        ])
    func encrypted(_ options: String, _ derivation: String, _ cipher: String) throws {
        let folder = try OpenSSLFolder()
        try folder.openssl("genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -out key.pem")
        try folder.openssl("pkcs8 -topk8 -in key.pem -passout pass:secret \(options) -outform DER -out encrypted")
        let bytes = try folder.bytes("encrypted")
        let key = try EncryptedPrivateKeyInfo(derEncoded: bytes)
        let parameters = try #require(try key.encryptionAlgorithm.decode(.pbes2))
        #expect(parameters.keyDerivationFunc.name == derivation)
        #expect(parameters.encryptionScheme.name == cipher)
        #expect(throws: Never.self) { try parameters.keyDerivationFunc.row }
        #expect(throws: Never.self) { try parameters.encryptionScheme.row }
        let made = EncryptedPrivateKeyInfo(
            encryptionAlgorithm: try AlgorithmIdentifier(.pbes2, parameters), encryptedData: key.encryptedData)
        #expect(try made.derEncoded() == bytes)
        try folder.write(try made.derEncoded(), to: "again")
        try folder.openssl("pkcs8 -in again -inform DER -passin pass:secret -out decrypted.pem")
        #expect(try folder.bytes("decrypted.pem") == folder.bytes("key.pem"))
    }
}
