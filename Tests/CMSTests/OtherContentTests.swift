import ASN1Runtime
import CMS
import OpenSSLCommand
import PKIX
import Testing

/// Messages that are not signed, which openssl writes, and reads again when they were decoded and encoded.
@Suite(.enabled(if: OpenSSL.isInstalled, "\(OpenSSL.missing)"))
struct OtherContentTests {
    private static let key = "000102030405060708090A0B0C0D0E0F"

    /// An encrypted message: how it is made, whom it is for, and how openssl decrypts it.
    struct Encrypted: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var encryption: String
        var decryption: String
        var recipients: [String]
        var cipher = "aes128CBC"
        var isAuthenticated = false

        static let all = [
            Encrypted(
                testDescription: "rsa", encryption: "-aes-128-cbc rsa.cer", decryption: "-recip rsa.pem",
                recipients: ["ktri rsaEncryption"]),
            Encrypted(
                testDescription: "oaep",
                encryption: "-aes-256-cbc -recip rsa.cer -keyopt rsa_padding_mode:oaep -keyopt rsa_oaep_md:sha256",
                decryption: "-recip rsa.pem", recipients: ["ktri rsaesOaep"], cipher: "aes256CBC"),
            Encrypted(
                testDescription: "des", encryption: "-des3 rsa.cer", decryption: "-recip rsa.pem",
                recipients: ["ktri rsaEncryption"], cipher: "desEDE3CBC"),
            Encrypted(
                testDescription: "ec", encryption: "-aes-128-cbc -recip ec.cer", decryption: "-recip ec.pem",
                recipients: ["kari stdDHWithSHA1KDF"]),
            Encrypted(
                testDescription: "kek", encryption: "-aes-128-cbc -secretkey \(key) -secretkeyid C0FFEE",
                decryption: "-secretkey \(key) -secretkeyid C0FFEE", recipients: ["kekri aes128Wrap"]),
            Encrypted(
                testDescription: "password", encryption: "-aes-128-cbc -pwri_password secret",
                decryption: "-pwri_password secret", recipients: ["pwri pwriKEK"]),
            Encrypted(
                testDescription: "authenticated", encryption: "-aes-128-gcm rsa.cer", decryption: "-recip rsa.pem",
                recipients: ["ktri rsaEncryption"], cipher: "aes128GCM", isAuthenticated: true),
            Encrypted(
                testDescription: "several", encryption: "-aes-128-cbc rsa.cer ec.cer", decryption: "-recip ec.pem",
                recipients: ["kari stdDHWithSHA1KDF", "ktri rsaEncryption"]),
        ]
    }

    @Test("Encrypted messages", arguments: Encrypted.all)
    func encrypted(_ message: Encrypted) throws {
        let folder = try Authority.shared.get().folder
        let file = "encrypted-\(message.testDescription)"
        try folder.openssl("cms -encrypt -in message.txt -binary -outform DER -out \(file) \(message.encryption)")
        let info = try ContentInfo(berEncoded: try folder.bytes(file))
        let recipients: RecipientInfos
        let content: EncryptedContentInfo
        let encoded: [UInt8]
        if message.isAuthenticated {
            let data = try #require(try info.decode(.authEnvelopedData))
            #expect(data.mac.count == 16)
            (recipients, content) = (data.recipientInfos, data.authEncryptedContentInfo)
            encoded = try ContentInfo(.authEnvelopedData, data).derEncoded()
        } else {
            let data = try #require(try info.decode(.envelopedData))
            (recipients, content) = (data.recipientInfos, data.encryptedContentInfo)
            encoded = try ContentInfo(.envelopedData, data).derEncoded()
        }
        #expect(recipients.map(Self.text).sorted() == message.recipients)
        #expect(content.contentType == .idData)
        #expect(content.contentEncryptionAlgorithm.name == message.cipher)
        #expect(throws: Never.self) { try content.contentEncryptionAlgorithm.row }

        try folder.write(encoded, to: "\(file).again")
        let decrypted = try folder.openssl("cms -decrypt -inform DER -in \(file).again \(message.decryption)")
        #expect(Array(decrypted.utf8) == Authority.message)
    }

    /// A recipient's kind and the algorithm that the key is encrypted with.
    private static func text(_ recipient: RecipientInfo) -> String {
        switch recipient {
        case .ktri(let info): "ktri " + info.keyEncryptionAlgorithm.name
        case .kari(let info): "kari " + info.keyEncryptionAlgorithm.name
        case .kekri(let info): "kekri " + info.keyEncryptionAlgorithm.name
        case .pwri(let info): "pwri " + info.keyEncryptionAlgorithm.name
        case .ori(let info): "ori " + info.oriType.description
        }
    }

    @Test func digested() throws {
        let authority = try Authority.shared.get()
        let folder = authority.folder
        try folder.openssl("cms -digest_create -in message.txt -binary -md sha256 -outform DER -out digested")
        let bytes = try folder.bytes("digested")
        let data = try #require(try ContentInfo(derEncoded: bytes).decode(.digestedData))
        #expect(data.digestAlgorithm.name == "sha256")
        #expect(try data.digest == authority.digest("sha256"))
        #expect(data.encapContentInfo.eContent == ASN1Bytes(Authority.message))

        let made = DigestedData(
            version: .v0, digestAlgorithm: AlgorithmIdentifier(algorithm: .idSha256),
            encapContentInfo: EncapsulatedContentInfo(eContentType: .idData, eContent: ASN1Bytes(Authority.message)),
            digest: try authority.digest("sha256"))
        let encoded = try ContentInfo(.digestedData, made).derEncoded()
        #expect(try ContentInfo(.digestedData, data).derEncoded() == bytes)
        try folder.write(encoded, to: "digested.again")
        let verified = try folder.openssl("cms -digest_verify -inform DER -in digested.again")
        #expect(Array(verified.utf8) == Authority.message)
    }

    @Test func encryptedData() throws {
        let folder = try Authority.shared.get().folder
        try folder.openssl(
            "cms -EncryptedData_encrypt -in message.txt -binary -aes128 -secretkey \(Self.key) -outform DER -out secret"
        )
        let data = try #require(try ContentInfo(berEncoded: try folder.bytes("secret")).decode(.encryptedData))
        let algorithm = data.encryptedContentInfo.contentEncryptionAlgorithm
        #expect(try algorithm.decode(.aes128CBC)?.count == 16)
        try folder.write(try ContentInfo(.encryptedData, data).derEncoded(), to: "secret.again")
        let decrypted = try folder.openssl(
            "cms -EncryptedData_decrypt -inform DER -in secret.again -secretkey \(Self.key)")
        #expect(Array(decrypted.utf8) == Authority.message)
    }

    @Test func plainData() throws {
        let folder = try Authority.shared.get().folder
        try folder.openssl("cms -data_create -in message.txt -binary -outform DER -out data")
        let octets = try ContentInfo(berEncoded: try folder.bytes("data")).decode(.data)
        #expect(octets == ASN1Bytes(Authority.message))
        try folder.write(try ContentInfo(.data, ASN1Bytes(Authority.message)).derEncoded(), to: "data.again")
        let read = try folder.openssl("cms -data_out -inform DER -in data.again")
        #expect(Array(read.utf8) == Authority.message)
    }

    /// PKCS #7 without signers, as certificates and revocation lists are carried.
    @Test func certificatesAlone() throws {
        let authority = try Authority.shared.get()
        try authority.folder.openssl(
            "crl2pkcs7 -nocrl -certfile rsa.cer -certfile ec.cer -outform DER -out certificates.p7")
        let bytes = try authority.folder.bytes("certificates.p7")
        // It writes the certificates in the order given, which is not that of DER.
        let data = try #require(try ContentInfo(berEncoded: bytes).decode(.signedData))
        #expect(data.publicKeyCertificates == [try authority.certificate(.rsa), try authority.certificate(.ec)])
        #expect(data.signerInfos.isEmpty)
        #expect(data.encapContentInfo.eContent == nil)
        try authority.folder.write(try ContentInfo(.signedData, data).derEncoded(), to: "certificates.again")
        let printed = try authority.folder.openssl("pkcs7 -inform DER -in certificates.again -print_certs")
        #expect(printed.contains("CN = rsa") || printed.contains("CN=rsa"))
    }
}
