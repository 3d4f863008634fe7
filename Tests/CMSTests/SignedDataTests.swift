import ASN1Runtime
import CMS
import OpenSSLCommand
import PKIX
import Testing

/// Signed messages that openssl writes, and reads again when they were decoded and encoded.
@Suite(.enabled(if: OpenSSL.isInstalled, "\(OpenSSL.missing)"))
struct SignedDataTests {
    @Test("A message is read as it was written", arguments: SignedMessage.all)
    func read(_ message: SignedMessage) throws {
        let authority = try Authority.shared.get()
        let (_, signed) = try Self.signedData(message, authority)
        #expect(signed.version == (message.isByKey ? .v3 : .v1))
        #expect(Set(signed.digestAlgorithms.map(\.name)) == [message.digest])
        #expect(signed.encapContentInfo.eContentType == .idData)
        #expect(signed.encapContentInfo.eContent == (message.isDetached ? nil : ASN1Bytes(Authority.message)))
        #expect(try signed.encapContentInfo.decode(.data) == signed.encapContentInfo.eContent)

        let certificates = try message.signers.map { try authority.certificate($0) }
        #expect(Set(signed.publicKeyCertificates) == Set(message.hasCertificates ? certificates : []))
        #expect(signed.signerInfos.count == message.signers.count)
        for (signer, certificate) in zip(message.signers, certificates) {
            let identifier = try Self.identifier(of: certificate, isKey: message.isByKey)
            let info = try #require(signed.signerInfos.first { $0.sid == identifier }, "\(signer) has not signed")
            #expect(info.digestAlgorithm.name == message.digest)
            #expect(info.signatureAlgorithm.name == message.signatures[signer])
            #expect(throws: Never.self) { try info.signatureAlgorithm.row }
            #expect((info.signedAttrs != nil) == message.hasAttributes)
        }
    }

    @Test("Signed attributes by their keys", arguments: SignedMessage.all.filter(\.hasAttributes))
    func attributes(_ message: SignedMessage) throws {
        let authority = try Authority.shared.get()
        let (file, signed) = try Self.signedData(message, authority)
        let times = try Self.signingTimes(of: file, authority)
        #expect(times.count == message.signers.count)
        for (info, time) in zip(signed.signerInfos, times) {
            let attributes = try #require(info.signedAttrs)
            #expect(try attributes[.contentType] == .idData)
            #expect(try attributes[.messageDigest] == authority.digest(message.digest))
            #expect(try attributes[.signingTime] == .utcTime(time))
            for attribute in attributes { #expect(throws: Never.self) { try attribute.row } }
        }
    }

    @Test("What was decoded and encoded is the same message, and openssl verifies it", arguments: SignedMessage.all)
    func written(_ message: SignedMessage) throws {
        let authority = try Authority.shared.get()
        let (file, bytes) = try message.written(by: authority)
        let signed = try #require(try ContentInfo(berEncoded: bytes).decode(.signedData))
        let encoded = try ContentInfo(.signedData, signed).derEncoded()
        #expect((encoded == bytes) == !message.isBER)
        #expect(try ContentInfo(derEncoded: encoded).decode(.signedData) == signed)

        try authority.folder.write(encoded, to: file + ".again")
        let content = message.isDetached ? "-content message.txt" : ""
        let certificates = message.hasCertificates ? "" : "-certfile ec.cer"
        let command = "cms -verify -inform DER -in \(file).again -binary -CAfile authority.pem -purpose any"
        let output = try authority.folder.openssl("\(command) \(content) \(certificates)")
        #expect(Array(output.utf8) == Authority.message)
    }

    @Test func parametersOfPSS() throws {
        let authority = try Authority.shared.get()
        for name in ["rsa-pss", "pss-key"] {
            let info = try Self.signer(ofMessage: name, authority)
            let parameters = try #require(try info.signatureAlgorithm.decode(.rsassaPSS))
            #expect(parameters.hashAlgorithm.algorithm == .idSha256)
            #expect(try parameters.maskGenAlgorithm.decode(.mgf1)?.algorithm == .idSha256)
            #expect(parameters.saltLength == 32)
            #expect(parameters.trailerField == .trailerFieldBC)
        }
    }

    /// RFC 5035: the certificate of the signer by its digest.
    @Test func signingCertificate() throws {
        let authority = try Authority.shared.get()
        let info = try Self.signer(ofMessage: "cades", authority)
        let named = try #require(try info.signedAttrs?[.signingCertificateV2]?.certs.first)
        #expect(named.hashAlgorithm.algorithm == .idSha256)
        #expect(try named.certHash == authority.digest("sha256", of: "ec.der"))
    }

    /// RFC 8551, 2.5.2: what openssl says it can decrypt.
    @Test func capabilities() throws {
        let authority = try Authority.shared.get()
        let info = try Self.signer(ofMessage: "smime", authority)
        let capabilities = try #require(try info.signedAttrs?[.smimeCapabilities])
        #expect(capabilities.contains { $0.capabilityID == .idAes256CBC })
        #expect(capabilities.contains { $0.capabilityID == .idDesEDE3CBC })
    }

    /// The message read by DER, which openssl writes but for streams.
    private static func signedData(
        _ message: SignedMessage, _ authority: Authority
    ) throws -> (file: String, signed: SignedData) {
        let (file, bytes) = try message.written(by: authority)
        let info = try message.isBER ? ContentInfo(berEncoded: bytes) : ContentInfo(derEncoded: bytes)
        if message.isBER { #expect(throws: ASN1Error.self) { try ContentInfo(derEncoded: bytes) } }
        return (file, try #require(try info.decode(.signedData)))
    }

    /// What the only signer of a message wrote.
    private static func signer(ofMessage name: String, _ authority: Authority) throws -> SignerInfo {
        let message = try #require(SignedMessage.all.first { $0.name == name })
        return try #require(try signedData(message, authority).signed.signerInfos.first)
    }

    /// How a signer's certificate is named.
    private static func identifier(of certificate: Certificate, isKey: Bool) throws -> SignerIdentifier {
        if isKey { return .subjectKeyIdentifier(try #require(try certificate.extensions.first(.subjectKeyIdentifier))) }
        let contents = certificate.tbsCertificate
        return .issuerAndSerialNumber(.init(issuer: contents.issuer, serialNumber: contents.serialNumber))
    }

    /// The signing times that openssl finds, in the order of the signers.
    private static func signingTimes(of file: String, _ authority: Authority) throws -> [ASN1UTCTime] {
        var times: [ASN1UTCTime] = []
        var isNext = false
        for line in try authority.folder.openssl("asn1parse -inform DER -in \(file)").split(separator: "\n") {
            if line.hasSuffix(":signingTime") { isNext = true }
            if isNext, line.contains(" UTCTIME "), let text = line.split(separator: ":").last {
                times.append(try #require(ASN1UTCTime(String(text))))
                isNext = false
            }
        }
        return times
    }
}
