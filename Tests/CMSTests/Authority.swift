import ASN1Runtime
import CMS
import Foundation
import OpenSSLCommand
import PKIX

/// An authority and those that it certified, made by openssl once for all tests.
struct Authority: Sendable {
    /// Where the tests' files are too; each test names its own apart.
    let folder: OpenSSLFolder

    /// The octets that messages are about, in the file `message.txt`.
    static let message = Array("hello\n".utf8)

    /// The one that the tests share.
    static let shared = Result { try Authority() }

    private init() throws {
        folder = try OpenSSLFolder()
        try folder.write(Self.message, to: "message.txt")
        try folder.write(Self.configuration, to: "authority.cnf")
        try folder.write(Self.index, to: "index.txt")
        try folder.openssl("genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -out authority.key")
        try folder.openssl(
            "req -x509 -new -config authority.cnf -extensions authority -key authority.key -out authority.pem")
        try folder.openssl("x509 -in authority.pem -outform DER -out authority.der")
        for signer in Signer.allCases {
            try folder.openssl("genpkey \(signer.keyOptions) -out \(signer).key")
            try folder.openssl(
                """
                req -x509 -new -config authority.cnf -subj /O=Example/CN=\(signer) -extensions \(signer.extensions) \
                -key \(signer).key -CA authority.pem -CAkey authority.key -set_serial \(signer.serialNumber) -out \(signer).cer
                """)
            // Certificate and key in one file, as the option -signer takes them.
            try folder.write(try folder.bytes("\(signer).cer") + folder.bytes("\(signer).key"), to: "\(signer).pem")
            try folder.openssl("x509 -in \(signer).cer -outform DER -out \(signer).der")
        }
    }

    private static let configuration = """
        [req]
        prompt = no
        distinguished_name = name
        [name]
        O = Example
        CN = Authority
        [authority]
        basicConstraints = critical, CA:TRUE
        subjectKeyIdentifier = hash
        [signer]
        subjectKeyIdentifier = hash
        [timestamps]
        subjectKeyIdentifier = hash
        extendedKeyUsage = critical, timeStamping
        [tsa]
        serial = serial
        signer_digest = sha256
        default_policy = 1.2.3.4.1
        digests = sha256, sha512
        accuracy = secs:1, millisecs:500, microsecs:100
        ordering = yes
        tsa_name = yes
        ess_cert_id_alg = sha256

        """

    /// What the authority says of certificates, for OCSP: a line for each, with tabs between the columns.
    private static let index = """
        R\t351231235959Z\t240101000000Z,keyCompromise\t10\tunknown\t/CN=revoked
        R\t351231235959Z\t240229120000Z\t11\tunknown\t/CN=revoked
        V\t351231235959Z\t\t12\tunknown\t/CN=valid

        """

    /// The authority's own certificate.
    func certificate() throws -> Certificate { try Certificate(derEncoded: try folder.bytes("authority.der")) }

    /// The certificate of a signer.
    func certificate(_ signer: Signer) throws -> Certificate {
        try Certificate(derEncoded: try folder.bytes("\(signer).der"))
    }

    /// The digest that openssl computes of a file.
    func digest(_ algorithm: String, of file: String = "message.txt") throws -> ASN1Bytes {
        let output = "\(file).\(UUID().uuidString)"
        try folder.openssl("dgst -\(algorithm) -binary -out \(output) \(file)")
        return ASN1Bytes(try folder.bytes(output))
    }

    /// The signature that openssl makes with a signer's key, over the SHA-256 digest where the algorithm takes one.
    /// - Parameter file: A name of which the octets and the signature become files.
    func signature(_ signer: Signer, of bytes: [UInt8], file: String) throws -> ASN1Bytes {
        try folder.write(bytes, to: file)
        switch signer {
        case .ed25519:
            try folder.openssl("pkeyutl -sign -rawin -inkey \(signer).key -in \(file) -out \(file).signature")
        default: try folder.openssl("dgst -sha256 -sign \(signer).key -out \(file).signature \(file)")
        }
        return ASN1Bytes(try folder.bytes("\(file).signature"))
    }
}
