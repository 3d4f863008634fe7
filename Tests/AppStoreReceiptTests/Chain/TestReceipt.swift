import ASN1Runtime
import AppStoreReceipt
import CMS
import Foundation
import PKIX

/// A receipt to be made for a test. What is not changed makes it valid by ``policy()``.
struct TestReceipt: Sendable {
    static let bundleIdentifier = "com.example.app"
    static let appVersion = "42"
    static let device = DeviceIdentifier(Array(1...16))
    static let opaqueValue = ASN1Bytes(Array(100..<116))

    var fields: [AppReceiptField]
    /// What is signed in place of the fields.
    var payload: [UInt8]?
    var signers: [TestSigner]
    var certificates: [TestCertificate]
    var hasCertificates = true
    /// The digest algorithms that the message lists; those of the signers if not given.
    var listedDigests: [AlgorithmIdentifier]?

    init(environment: String? = "Production", creationDate: String? = "2024-06-01T12:00:00Z") throws {
        let hashed = Array(Self.device.octets) + Self.opaqueValue + (try Self.encodedBundleIdentifier())
        fields = [
            try AppReceiptField(.bundleIdentifier, Self.bundleIdentifier),
            try AppReceiptField(.appVersion, Self.appVersion),
            AppReceiptField(type: 4, version: 1, value: Self.opaqueValue),
            AppReceiptField(type: 5, version: 1, value: try TestKeys.shared.get().digest("sha1", of: hashed)),
        ]
        if let environment { fields.append(try AppReceiptField(.environment, environment)) }
        if let creationDate { fields.append(try AppReceiptField(.creationDate, creationDate)) }
        let signer = try TestCertificate.signer()
        signers = [TestSigner(certificate: signer, algorithm: try .rsa("sha256"))]
        certificates = [signer, try .intermediate(), try .root()]
    }

    /// By which the receipt is valid.
    static func policy() throws -> ReceiptPolicy {
        var policy = ReceiptPolicy(
            bundleIdentifier: bundleIdentifier, appVersion: appVersion, deviceIdentifiers: [device])
        policy.roots = [try TrustedRoot(try TestCertificate.root().certificate().derEncoded(), scope: .appStore)]
        policy.clock = { Date(timeIntervalSince1970: 1_750_000_000) }
        return policy
    }

    /// The bundle identifier as a UTF8String, which the hash is made over.
    private static func encodedBundleIdentifier() throws -> [UInt8] {
        [0x0C, UInt8(bundleIdentifier.utf8.count)] + Array(bundleIdentifier.utf8)
    }

    /// Another signer's certificate, in the message too.
    mutating func useSigner(_ certificate: TestCertificate) {
        signers[0].certificate = certificate
        certificates[0] = certificate
    }

    mutating func changeSigner(_ change: (inout TestCertificate) throws -> Void) rethrows {
        useSigner(try signers[0].certificate.with(change))
    }

    mutating func changeIntermediate(_ change: (inout TestCertificate) throws -> Void) rethrows {
        certificates[1] = try certificates[1].with(change)
    }

    mutating func remove(_ type: Int) { fields.removeAll { $0.type == type } }

    /// The receipt.
    func encoded() throws -> [UInt8] {
        let content = try payload ?? AppReceiptFields(fields).derEncoded()
        let infos = try signers.map { try $0.info(content) }
        let message = SignedData(
            version: .v1,
            digestAlgorithms: DigestAlgorithmIdentifiers(listedDigests ?? infos.map(\.digestAlgorithm)),
            encapContentInfo: EncapsulatedContentInfo(eContentType: .idData, eContent: ASN1Bytes(content)),
            certificates: hasCertificates
                ? CertificateSet(try certificates.map { .certificate(try $0.certificate()) }) : nil,
            signerInfos: SignerInfos(infos))
        return try ContentInfo(.signedData, message).derEncoded()
    }
}

/// A signer of a message.
struct TestSigner: Sendable {
    var certificate: TestCertificate
    /// The key that signs, if it is not the certificate's.
    var key: TestKey?
    var algorithm: TestAlgorithm
    /// What the message names; `rsaEncryption` alone, as Apple has it, or the algorithm's own.
    var namesKeyAlgorithm = true
    /// The digest algorithm that stands beside it, if it is another one.
    var digestIdentifier: AlgorithmIdentifier?
    var isByKey = false
    /// The attributes to be signed, made from the content; none if `nil`.
    var attributes: (@Sendable ([UInt8]) throws -> [CMS.Attribute])?
    /// Whether the content is signed although there are signed attributes.
    var signsContent = false
    /// What becomes of the signature.
    var change: @Sendable (ASN1Bytes) -> ASN1Bytes = { $0 }

    /// The attributes that every message with signed ones has.
    static func standardAttributes(_ content: [UInt8]) throws -> [CMS.Attribute] {
        [
            try CMS.Attribute(.contentType, .idData),
            try CMS.Attribute(.messageDigest, try TestKeys.shared.get().digest("sha256", of: content)),
        ]
    }

    func info(_ content: [UInt8]) throws -> SignerInfo {
        let keys = try TestKeys.shared.get()
        let signed = try attributes.map { SignedAttributes(try $0(content)) }
        let signature = try keys.signature(
            of: signsContent ? content : try signed?.derEncoded() ?? content, by: key ?? certificate.key, algorithm)
        return SignerInfo(
            version: isByKey ? .v3 : .v1,
            sid: isByKey
                ? .subjectKeyIdentifier(ASN1Bytes([1, 2, 3, 4]))
                : .issuerAndSerialNumber(
                    IssuerAndSerialNumber(
                        issuer: try TestCertificate.name(certificate.issuer), serialNumber: certificate.serialNumber)),
            digestAlgorithm: digestIdentifier ?? algorithm.digestIdentifier, signedAttrs: signed,
            signatureAlgorithm: namesKeyAlgorithm
                ? AlgorithmIdentifier(algorithm: .idRsaEncryption, parameters: .null) : algorithm.identifier,
            signature: change(signature))
    }
}
