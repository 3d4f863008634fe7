import ASN1Runtime
import Foundation
import OpenSSLCommand
import PKIX

/// Key pairs that openssl makes once for all tests.
enum TestKey: String, CaseIterable, Sendable {
    case root
    case intermediate
    case signer
    case other
    case rsa512
    case rsa1024
    case p256
    case p384

    fileprivate var options: String {
        switch self {
        case .root, .intermediate, .signer, .other: "-algorithm RSA -pkeyopt rsa_keygen_bits:2048"
        case .rsa512: "-algorithm RSA -pkeyopt rsa_keygen_bits:512"
        case .rsa1024: "-algorithm RSA -pkeyopt rsa_keygen_bits:1024"
        case .p256: "-algorithm EC -pkeyopt ec_paramgen_curve:P-256"
        case .p384: "-algorithm EC -pkeyopt ec_paramgen_curve:P-384"
        }
    }
}

/// The keys, and openssl to sign with them.
struct TestKeys: Sendable {
    let folder: OpenSSLFolder
    private let infos: [TestKey: SubjectPublicKeyInfo]

    /// Those that the tests share.
    static let shared = Result { try TestKeys() }

    private init() throws {
        folder = try OpenSSLFolder()
        var infos: [TestKey: SubjectPublicKeyInfo] = [:]
        for key in TestKey.allCases {
            try folder.openssl("genpkey \(key.options) -out \(key.rawValue).key")
            try folder.openssl("pkey -in \(key.rawValue).key -pubout -outform DER -out \(key.rawValue).pub")
            infos[key] = try SubjectPublicKeyInfo(derEncoded: try folder.bytes("\(key.rawValue).pub"))
        }
        self.infos = infos
    }

    /// The public half.
    func info(_ key: TestKey) throws -> SubjectPublicKeyInfo {
        guard let info = infos[key] else { throw TestFailure("there is no key \(key)") }
        return info
    }

    /// A signature over octets.
    func signature(of octets: [UInt8], by key: TestKey, _ algorithm: TestAlgorithm) throws -> ASN1Bytes {
        let file = UUID().uuidString
        try folder.write(octets, to: file)
        try folder.openssl(
            "dgst -\(algorithm.digest) -sign \(key.rawValue).key \(algorithm.options) -out \(file).signature \(file)")
        return ASN1Bytes(try folder.bytes("\(file).signature"))
    }

    /// A digest of octets.
    func digest(_ name: String, of octets: [UInt8]) throws -> ASN1Bytes {
        let file = UUID().uuidString
        try folder.write(octets, to: file)
        try folder.openssl("dgst -\(name) -binary -out \(file).digest \(file)")
        return ASN1Bytes(try folder.bytes("\(file).digest"))
    }
}

/// A digest and a signature algorithm: how they are written, and what openssl is told.
struct TestAlgorithm: Sendable {
    /// As openssl names it.
    var digest: String
    /// What openssl is told beyond the digest.
    var options = ""
    /// What certificates, and signers that say more than `rsaEncryption`, have.
    var identifier: AlgorithmIdentifier

    static func rsa(_ digest: String) throws -> TestAlgorithm {
        let identifiers: [String: ASN1ObjectIdentifier] = [
            "md5": .idMd5WithRSAEncryption, "sha1": .idSha1WithRSAEncryption, "sha256": .idSha256WithRSAEncryption,
            "sha384": .idSha384WithRSAEncryption, "sha512": .idSha512WithRSAEncryption,
        ]
        return TestAlgorithm(
            digest: digest,
            identifier: AlgorithmIdentifier(algorithm: identifiers[digest] ?? .idMgf1, parameters: .null))
    }

    static func pss(_ digest: String, saltLength: Int) throws -> TestAlgorithm {
        let parameters = RSASSAPSSParams(
            hashAlgorithm: digestIdentifier(digest),
            maskGenAlgorithm: try AlgorithmIdentifier(.mgf1, digestIdentifier(digest)),
            saltLength: ASN1Integer(saltLength))
        return TestAlgorithm(
            digest: digest, options: "-sigopt rsa_padding_mode:pss -sigopt rsa_pss_saltlen:\(saltLength)",
            identifier: try AlgorithmIdentifier(.rsassaPSS, parameters))
    }

    static func ecdsa(_ digest: String) -> TestAlgorithm {
        let identifiers: [String: ASN1ObjectIdentifier] = [
            "sha256": .idEcdsaWithSHA256, "sha384": .idEcdsaWithSHA384, "sha512": .idEcdsaWithSHA512,
        ]
        return TestAlgorithm(
            digest: digest, identifier: AlgorithmIdentifier(algorithm: identifiers[digest] ?? .idEcdsaWithSHA1))
    }

    var digestIdentifier: AlgorithmIdentifier { Self.digestIdentifier(digest) }

    static func digestIdentifier(_ name: String) -> AlgorithmIdentifier {
        let identifiers: [String: ASN1ObjectIdentifier] = [
            "md5": .idMd5, "sha1": .idSha1, "sha256": .idSha256, "sha384": .idSha384, "sha512": .idSha512,
        ]
        return AlgorithmIdentifier(algorithm: identifiers[name] ?? .idMd2, parameters: .null)
    }
}

extension ASN1Any {
    static let null = ASN1Any(constant: [0x05, 0x00])
}
