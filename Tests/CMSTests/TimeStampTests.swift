import ASN1Runtime
import CMS
import OpenSSLCommand
import PKIX
import Testing

/// Time stamps of RFC 3161 that openssl asks for, gives and verifies.
@Suite(.enabled(if: OpenSSL.isInstalled, "\(OpenSSL.missing)"))
struct TimeStampTests {
    private static let policy = ASN1ObjectIdentifier(1, 2, 3, 4, 1)

    /// Answers a request with a response.
    private func answer(_ request: String, _ response: String, _ folder: OpenSSLFolder) throws {
        // The serial number of the last one; each answer has a file of its own.
        try folder.write("41", to: "\(response).serial")
        try folder.write(
            String(decoding: try folder.bytes("authority.cnf"), as: UTF8.self)
                .replacing("serial = serial", with: "serial = \(response).serial"), to: "\(response).cnf")
        try folder.openssl(
            """
            ts -reply -config \(response).cnf -section tsa -queryfile \(request) -signer timestamper.cer \
            -inkey timestamper.key -out \(response)
            """)
    }

    @Test func requestOfOpenSSL() throws {
        let authority = try Authority.shared.get()
        try authority.folder.openssl(
            "ts -query -data message.txt -sha512 -cert -tspolicy 1.2.3.4.1 -out asked.tsq")
        let bytes = try authority.folder.bytes("asked.tsq")
        let request = try TimeStampReq(derEncoded: bytes)
        #expect(request.version == .v1)
        #expect(request.messageImprint.hashAlgorithm.name == "sha512")
        #expect(try request.messageImprint.hashedMessage == authority.digest("sha512"))
        #expect(request.reqPolicy == Self.policy)
        #expect(request.certReq)
        #expect(request.nonce != nil)
        #expect(try request.derEncoded() == bytes)
    }

    /// A request made here is answered; what is read of the answer is what was asked for; and written again it is verified.
    @Test func requestAndResponse() throws {
        let authority = try Authority.shared.get()
        let imprint = MessageImprint(
            hashAlgorithm: AlgorithmIdentifier(algorithm: .idSha256), hashedMessage: try authority.digest("sha256"))
        let nonce = try #require(ASN1Integer("123456789012345678901234567890"))
        let request = TimeStampReq(
            version: .v1, messageImprint: imprint, reqPolicy: Self.policy, nonce: nonce, certReq: true)
        try authority.folder.write(try request.derEncoded(), to: "made.tsq")
        try answer("made.tsq", "made.tsr", authority.folder)

        let bytes = try authority.folder.bytes("made.tsr")
        let response = try TimeStampResp(derEncoded: bytes)
        #expect(response.status.status == .granted)
        let token = try #require(response.timeStampToken)
        let signed = try #require(try token.decode(.signedData))
        #expect(signed.version == .v3)
        #expect(signed.encapContentInfo.eContentType == .idCtTSTInfo)
        #expect(signed.publicKeyCertificates == [try authority.certificate(.timestamper)])
        let info = try #require(try signed.encapContentInfo.decode(.tstInfo))
        #expect(info.version == .v1)
        #expect(info.policy == Self.policy)
        // openssl repeats the algorithm with the parameters it was given.
        #expect(info.messageImprint == imprint)
        #expect(info.serialNumber == 0x42)
        #expect(info.accuracy == Accuracy(seconds: 1, millis: 500, micros: 100))
        #expect(info.ordering)
        #expect(info.nonce == nonce)
        #expect(info.tsa == .directoryName(try authority.certificate(.timestamper).tbsCertificate.subject))

        let attributes = try #require(signed.signerInfos.first?.signedAttrs)
        #expect(try attributes[.contentType] == .idCtTSTInfo)
        let named = try #require(try attributes[.signingCertificateV2]?.certs.first)
        #expect(try named.certHash == authority.digest("sha256", of: "timestamper.der"))
        guard case .utcTime(let signingTime)? = try attributes[.signingTime] else {
            Issue.record("the signing time is no UTCTime")
            return
        }
        #expect(try abs(#require(info.genTime.secondsSince1970) - signingTime.secondsSince1970) <= 1)
        try authority.folder.write(try #require(signed.encapContentInfo.eContent), to: "made.tst")
        #expect(try attributes[.messageDigest] == authority.digest("sha256", of: "made.tst"))

        // All of it taken apart and put together again
        var again = signed
        again.encapContentInfo = try EncapsulatedContentInfo(.tstInfo, info)
        let encoded = try TimeStampResp(status: response.status, timeStampToken: ContentInfo(.signedData, again))
            .derEncoded()
        #expect(encoded == bytes)
        try authority.folder.write(encoded, to: "made.again")
        try authority.folder.openssl("ts -verify -queryfile made.tsq -in made.again -CAfile authority.pem")
    }

    @Test func rejection() throws {
        let authority = try Authority.shared.get()
        try authority.folder.openssl("ts -query -data message.txt -sha1 -no_nonce -out rejected.tsq")
        #expect(try TimeStampReq(derEncoded: try authority.folder.bytes("rejected.tsq")).nonce == nil)
        try answer("rejected.tsq", "rejected.tsr", authority.folder)
        let response = try TimeStampResp(derEncoded: try authority.folder.bytes("rejected.tsr"))
        #expect(response.status.status == .rejection)
        #expect(response.status.failInfo == .badAlg)
        #expect(response.status.statusString?.isEmpty == false)
        #expect(response.timeStampToken == nil)
    }
}
