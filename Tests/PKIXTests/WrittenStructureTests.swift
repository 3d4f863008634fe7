import ASN1Runtime
import OpenSSLCommand
import PKIX
import Testing

/// Requests, certificates and revocation lists made of generated types and keys, which openssl signs, verifies and prints.
@Suite(.enabled(if: OpenSSL.isInstalled, "\(OpenSSL.missing)"))
struct WrittenStructureTests {
    private static func name(_ commonName: String) throws -> Name {
        .rdnSequence([
            [try AttributeTypeAndValue(.countryName, "IS")],
            [try AttributeTypeAndValue(.organizationName, .utf8String("Þjóðskrá"))],
            [try AttributeTypeAndValue(.commonName, .utf8String(commonName))],
        ])
    }

    private static func extensions() throws -> Extensions {
        [
            try Extension(.basicConstraints, BasicConstraints(cA: true, pathLenConstraint: 2), critical: true),
            try Extension(.keyUsage, [.keyCertSign, .cRLSign], critical: true),
            try Extension(.extKeyUsage, [.idKpServerAuth, .idKpOCSPSigning]),
            try Extension(.subjectAltName, [.dNSName("example.com"), .iPAddress(ASN1Bytes([192, 0, 2, 1]))]),
        ]
    }

    /// How openssl prints these extensions.
    private static let printedExtensions = """
        X509v3 Basic Constraints: critical
            CA:TRUE, pathlen:2
        X509v3 Key Usage: critical
            Certificate Sign, CRL Sign
        X509v3 Extended Key Usage:
            TLS Web Server Authentication, OCSP Signing
        X509v3 Subject Alternative Name:
            DNS:example.com, IP Address:192.0.2.1
        """

    /// The lines without the spaces around them.
    private static func lines(_ text: String) -> [String] {
        text.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
    }

    private static func contains(_ text: String, _ part: String) -> Bool { lines(text).contains(lines(part)) }

    @Test func certificationRequest() throws {
        let folder = try OpenSSLFolder()
        let key = try SigningKey(in: folder)
        let contents = CertificationRequestInfo(
            version: .v1, subject: try Self.name("request"), subjectPKInfo: key.publicKey,
            attributes: [
                try Attribute(.challengePassword, .utf8String("secret")),
                try Attribute(.extensionRequest, Self.extensions()),
            ])
        let request = CertificationRequest(
            certificationRequestInfo: contents, signatureAlgorithm: SigningKey.algorithm,
            signature: try key.signature(of: contents))
        try folder.write(try request.derEncoded(), to: "request")
        try folder.openssl("req -in request -inform DER -verify -noout")
        let printed = try folder.openssl(
            "req -in request -inform DER -noout -subject -text -nameopt rfc2253,utf8,-esc_msb")
        #expect(printed.contains("subject=CN=request,O=Þjóðskrá,C=IS\n"))
        #expect(Self.contains(printed, Self.printedExtensions))
        #expect(printed.contains(#/challengePassword *: *secret\n/#))
    }

    /// What openssl put into a request, by the keys.
    @Test func certificationRequestOfOpenSSL() throws {
        let folder = try OpenSSLFolder()
        _ = try SigningKey(in: folder)
        try folder.write(
            """
            [req]
            prompt = no
            distinguished_name = subject
            attributes = attributes
            req_extensions = extensions
            [subject]
            CN = request
            [attributes]
            challengePassword = secret
            unstructuredName = name
            [extensions]
            basicConstraints = critical, CA:TRUE, pathlen:2
            subjectAltName = DNS:example.com
            """, to: "request.cnf")
        try folder.openssl("req -new -config request.cnf -key key.pem -outform DER -out request")
        let bytes = try folder.bytes("request")
        let request = try CertificationRequest(derEncoded: bytes)
        #expect(try request.derEncoded() == bytes)
        let contents = request.certificationRequestInfo
        #expect(contents.subject.rfc4514 == "CN=request")
        #expect(try contents.attributes[.challengePassword]?.text == "secret")
        #expect(try contents.attributes[.unstructuredName] == .directoryString(.utf8String("name")))
        let extensions = try #require(try contents.attributes[.extensionRequest])
        #expect(try extensions[.basicConstraints] == BasicConstraints(cA: true, pathLenConstraint: 2))
        #expect(try extensions[.subjectAltName] == [.dNSName("example.com")])
        #expect(extensions.first?.critical == true)
    }

    @Test func certificate() throws {
        let folder = try OpenSSLFolder()
        let key = try SigningKey(in: folder)
        let certificate = try Self.certificate(key)
        try folder.write(try certificate.derEncoded(), to: "certificate")
        try folder.openssl("x509 -in certificate -inform DER -out certificate.pem")
        // Also that the signature is right, and that the validity includes this day.
        try folder.openssl("verify -check_ss_sig -CAfile certificate.pem certificate.pem")
        let printed = try folder.openssl(
            "x509 -in certificate.pem -noout -dates -ext basicConstraints,keyUsage,extendedKeyUsage,subjectAltName")
        #expect(Self.contains(printed, Self.printedExtensions))
        #expect(printed.contains("notBefore=Feb 29 12:00:00 2024 GMT\nnotAfter=Dec 31 23:59:59 9999 GMT\n"))
        #expect(try PrintedCertificate(certificate) == PrintedCertificate(file: "certificate", in: folder))
    }

    private static func certificate(_ key: SigningKey) throws -> Certificate {
        let contents = TBSCertificate(
            version: .v3, serialNumber: 0x1234_5678, signature: SigningKey.algorithm, issuer: try name("Authority"),
            validity: Validity(
                notBefore: .utcTime(try #require(ASN1UTCTime("240229120000Z"))),
                notAfter: .generalTime(try #require(ASN1GeneralizedTime("99991231235959Z")))),
            subject: try name("Authority"), subjectPublicKeyInfo: key.publicKey, extensions: try extensions())
        return Certificate(
            tbsCertificate: contents, signatureAlgorithm: SigningKey.algorithm,
            signatureValue: try key.signature(of: contents))
    }

    @Test func revocationList() throws {
        let folder = try OpenSSLFolder()
        let key = try SigningKey(in: folder)
        try folder.write(try Self.certificate(key).derEncoded(), to: "certificate")
        try folder.openssl("x509 -in certificate -inform DER -out certificate.pem")
        let time = Time.utcTime(try #require(ASN1UTCTime("240301000000Z")))
        let contents = TBSCertList(
            version: .v2, signature: SigningKey.algorithm, issuer: try Self.name("Authority"), thisUpdate: time,
            nextUpdate: .generalTime(try #require(ASN1GeneralizedTime("99991231235959Z"))),
            revokedCertificates: [
                RevokedCertificate(
                    userCertificate: 17, revocationDate: time,
                    crlEntryExtensions: [try Extension(.crlReason, .keyCompromise)])
            ],
            crlExtensions: [try Extension(.crlNumber, 4096)])
        let list = CertificateList(
            tbsCertList: contents, signatureAlgorithm: SigningKey.algorithm,
            signatureValue: try key.signature(of: contents))
        try folder.write(try list.derEncoded(), to: "list")
        let printed = try folder.openssl("crl -in list -inform DER -CAfile certificate.pem -noout -text")
        #expect(Self.contains(printed, "X509v3 CRL Number:\n4096"))
        #expect(Self.contains(printed, "Serial Number: 11"))
        #expect(Self.contains(printed, "X509v3 CRL Reason Code:\nKey Compromise"))

        let read = try CertificateList(derEncoded: try folder.bytes("list"))
        #expect(try read.extensions[.crlNumber] == 4096)
        let entry = try #require(read.tbsCertList.revokedCertificates?.first)
        #expect(try entry.crlEntryExtensions?[.crlReason] == .keyCompromise)
    }
}
