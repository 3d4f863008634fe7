import ASN1Runtime
import CMS
import OpenSSLCommand
import PKIX
import Testing

/// Messages made of generated types and keys, which openssl signs parts of and reads.
@Suite(.enabled(if: OpenSSL.isInstalled, "\(OpenSSL.missing)"))
struct WrittenMessageTests {
    private static let time = ASN1UTCTime(year: 2024, month: 2, day: 29, hour: 12)

    /// Signed data with the attributes of RFC 5652, 11 and one of a program's own.
    private static func message(
        _ signer: Signer, _ signature: AlgorithmIdentifier, _ digest: AlgorithmIdentifier, _ value: ASN1Bytes,
        _ authority: Authority
    ) throws -> SignedData {
        let certificate = try authority.certificate(signer)
        let own = CMS.Attribute.Key<String>(id: ASN1ObjectIdentifier(1, 2, 3, 4), .utf8String)
        let attributes: SignedAttributes = [
            try CMS.Attribute(own, "a text"),
            try CMS.Attribute(.signingTime, .utcTime(try #require(time))),
            try CMS.Attribute(.contentType, .idData),
            try CMS.Attribute(.messageDigest, value),
        ]
        let contents = certificate.tbsCertificate
        let info = SignerInfo(
            version: .v1,
            sid: .issuerAndSerialNumber(.init(issuer: contents.issuer, serialNumber: contents.serialNumber)),
            digestAlgorithm: digest, signedAttrs: attributes, signatureAlgorithm: signature,
            signature: try authority.signature(signer, of: attributes.derEncoded(), file: "written-\(signer)"))
        return SignedData(
            version: .v1, digestAlgorithms: [digest],
            encapContentInfo: EncapsulatedContentInfo(eContentType: .idData, eContent: ASN1Bytes(Authority.message)),
            certificates: [.certificate(certificate)], signerInfos: [info])
    }

    @Test(
        "A message made of typed attributes is one that openssl verifies",
        arguments: [
            (
                Signer.rsa,
                AlgorithmIdentifier(algorithm: .idSha256WithRSAEncryption, parameters: ASN1Any(constant: [5, 0]))
            ),
            (Signer.ec, AlgorithmIdentifier(algorithm: .idEcdsaWithSHA256)),
        ])
    func signedMessage(_ signer: Signer, _ signature: AlgorithmIdentifier) throws {
        let authority = try Authority.shared.get()
        let sha256 = AlgorithmIdentifier(algorithm: .idSha256)
        let signed = try Self.message(signer, signature, sha256, try authority.digest("sha256"), authority)
        let file = "written-\(signer).p7"
        try authority.folder.write(try ContentInfo(.signedData, signed).derEncoded(), to: file)
        let verified = try authority.folder.openssl(
            "cms -verify -inform DER -in \(file) -binary -CAfile authority.pem -purpose any")
        #expect(Array(verified.utf8) == Authority.message)

        let printed = try authority.folder.openssl("cms -cmsout -print -noout -inform DER -in \(file)")
        #expect(printed.contains("UTCTIME:Feb 29 12:00:00 2024 GMT"))
        #expect(printed.contains("object: undefined (1.2.3.4)\n            set:\n              UTF8STRING:a text\n"))
        #expect(printed.contains("object: contentType (1.2.840.113549.1.9.3)"))
    }

    /// RFC 8419: openssl before 3.4 cannot read the signatures of such messages, but can verify the octets that are signed.
    @Test func signedByEd25519() throws {
        let authority = try Authority.shared.get()
        let sha512 = AlgorithmIdentifier(algorithm: .idSha512)
        let made = try Self.message(
            .ed25519, AlgorithmIdentifier(algorithm: .idEd25519), sha512, try authority.digest("sha512"), authority)
        let bytes = try ContentInfo(.signedData, made).derEncoded()
        let signed = try #require(try ContentInfo(derEncoded: bytes).decode(.signedData))
        #expect(try ContentInfo(.signedData, signed).derEncoded() == bytes)
        let info = try #require(signed.signerInfos.first)
        #expect(info.signatureAlgorithm.name == "ED25519")
        #expect(try info.signatureAlgorithm.row == .ed25519(nil))

        let attributes = try #require(info.signedAttrs)
        #expect(try attributes[.messageDigest] == authority.digest("sha512"))
        try authority.folder.write(try attributes.derEncoded(), to: "read-ed25519")
        try authority.folder.write(info.signature, to: "read-ed25519.signature")
        try authority.folder.openssl("x509 -in ed25519.cer -noout -pubkey -out ed25519.pub")
        try authority.folder.openssl(
            "pkeyutl -verify -rawin -pubin -inkey ed25519.pub -in read-ed25519 -sigfile read-ed25519.signature")

        try authority.folder.write(bytes, to: "written-ed25519.p7")
        let printed = try authority.folder.openssl("cms -cmsout -print -noout -inform DER -in written-ed25519.p7")
        #expect(printed.contains("algorithm: ED25519 (1.3.101.112)\n          parameter: <ABSENT>"))
    }

    /// What openssl verifies is the octets: it must not verify others.
    @Test func aChangedAttributeIsNoticed() throws {
        let authority = try Authority.shared.get()
        let (_, bytes) = try #require(SignedMessage.all.first).written(by: authority)
        var signed = try #require(try ContentInfo(derEncoded: bytes).decode(.signedData))
        var attributes = try #require(signed.signerInfos.first?.signedAttrs)
        let index = try #require(attributes.firstIndex { $0.attrType == .idSigningTime })
        attributes[index] = try CMS.Attribute(.signingTime, .utcTime(try #require(Self.time)))
        signed.signerInfos[0].signedAttrs = attributes
        try authority.folder.write(try ContentInfo(.signedData, signed).derEncoded(), to: "changed.p7")
        let outcome = try authority.folder.outcome("cms -verify -inform DER -in changed.p7 -binary -noverify")
        #expect(outcome.status != 0)
    }
}
