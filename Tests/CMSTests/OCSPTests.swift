import ASN1Runtime
import OpenSSLCommand
import PKIX
import Testing

/// Requests and responses of OCSP that openssl writes and reads.
@Suite(.enabled(if: OpenSSL.isInstalled, "\(OpenSSL.missing)"))
struct OCSPTests {
    private static let answer =
        "ocsp -index index.txt -CA authority.pem -rsigner authority.pem -rkey authority.key -ndays 7"

    @Test func requestOfOpenSSL() throws {
        let folder = try Authority.shared.get().folder
        try folder.openssl(
            """
            ocsp -issuer authority.pem -sha256 -serial 0x10 -serial 0x99 -signer ec.cer -signkey ec.key \
            -reqout asked.ocsp
            """)
        let bytes = try folder.bytes("asked.ocsp")
        let request = try OCSPRequest(derEncoded: bytes)
        #expect(try request.derEncoded() == bytes)
        #expect(request.tbsRequest.requestList.map(\.reqCert.serialNumber) == [0x10, 0x99])
        #expect(request.tbsRequest.requestList.allSatisfy { $0.reqCert.hashAlgorithm.name == "sha256" })
        #expect(try request.tbsRequest.requestExtensions?[.ocspNonce]?.count == 16)
        #expect(request.optionalSignature?.signatureAlgorithm.name == "ecdsa-with-SHA256")
        #expect(request.optionalSignature?.certs?.first?.tbsCertificate.serialNumber == 300)
    }

    /// A request made here is answered; what is read of the answer is what the authority knows; and written again it is verified.
    @Test func requestAndResponse() throws {
        let authority = try Authority.shared.get()
        let folder = authority.folder
        let issuer = try authority.certificate()
        let contents = issuer.tbsCertificate
        try folder.write(try contents.subject.derEncoded(), to: "issuer.name")
        try folder.write(contents.subjectPublicKeyInfo.subjectPublicKey.bytes, to: "issuer.key")
        let nonce = ASN1Bytes(Array(1...16))
        let identifiers: [CertID] = try [0x10, 0x11, 0x12, 0x99].map { serialNumber in
            CertID(
                hashAlgorithm: AlgorithmIdentifier(algorithm: .idSha1, parameters: ASN1Any(constant: [5, 0])),
                issuerNameHash: try authority.digest("sha1", of: "issuer.name"),
                issuerKeyHash: try authority.digest("sha1", of: "issuer.key"), serialNumber: serialNumber)
        }
        let request = OCSPRequest(
            tbsRequest: TBSRequest(
                requestList: identifiers.map { OCSPSingleRequest(reqCert: $0) },
                requestExtensions: [try Extension(.ocspNonce, nonce)]))
        try folder.write(try request.derEncoded(), to: "made.ocsp")
        let text = try folder.openssl("ocsp -reqin made.ocsp -req_text")
        #expect(text.contains("Serial Number: 10\n"))
        #expect(text.contains("041001020304"))

        try folder.openssl("\(Self.answer) -reqin made.ocsp -respout made.ocspresponse")
        let bytes = try folder.bytes("made.ocspresponse")
        let response = try OCSPResponse(derEncoded: bytes)
        #expect(response.responseStatus == .successful)
        let basic = try #require(try response.responseBytes?.decode(.basicOCSPResponse))
        let data = basic.tbsResponseData
        #expect(data.responderID == .byName(contents.subject))
        #expect(data.responses.map(\.certID) == identifiers)
        let revoked = try #require(ASN1GeneralizedTime("20240101000000Z"))
        let revokedLater = try #require(ASN1GeneralizedTime("20240229120000Z"))
        #expect(
            data.responses.map(\.certStatus) == [
                .revoked(RevokedInfo(revocationTime: revoked, revocationReason: .keyCompromise)),
                .revoked(RevokedInfo(revocationTime: revokedLater)), .good(ASN1Null()), .unknown_(ASN1Null()),
            ])
        for single in data.responses {
            #expect(single.nextUpdate?.secondsSince1970 == single.thisUpdate.secondsSince1970.map { $0 + 7 * 86_400 })
        }
        #expect(try data.responseExtensions?[.ocspNonce] == nonce)
        #expect(basic.signatureAlgorithm.name == "ecdsa-with-SHA256")
        #expect(basic.certs == [issuer])

        let again = OCSPResponse(
            responseStatus: .successful, responseBytes: try ResponseBytes(.basicOCSPResponse, basic))
        #expect(try again.derEncoded() == bytes)
        try folder.write(try again.derEncoded(), to: "again.ocspresponse")
        let printed = try folder.openssl(
            "ocsp -respin again.ocspresponse -CAfile authority.pem -issuer authority.pem -serial 0x10 -serial 0x12 -no_nonce"
        )
        #expect(printed.contains("0x10: revoked"))
        #expect(printed.contains("Reason: keyCompromise"))
        #expect(printed.contains("0x12: good"))
    }

    @Test func responderByKey() throws {
        let authority = try Authority.shared.get()
        try authority.folder.openssl("ocsp -issuer authority.pem -serial 0x12 -no_nonce -reqout key.ocsp")
        try authority.folder.openssl(
            "\(Self.answer) -reqin key.ocsp -resp_key_id -resp_no_certs -respout key.ocspresponse")
        let response = try OCSPResponse(derEncoded: try authority.folder.bytes("key.ocspresponse"))
        let basic = try #require(try response.responseBytes?.decode(.basicOCSPResponse))
        let key = try authority.certificate().extensions.first(.subjectKeyIdentifier)
        #expect(basic.tbsResponseData.responderID == .byKey(try #require(key)))
        #expect(basic.certs == nil)
        #expect(basic.tbsResponseData.responses.map(\.certStatus) == [.good(ASN1Null())])
    }

    @Test func unsuccessful() throws {
        let folder = try Authority.shared.get().folder
        let response = OCSPResponse(responseStatus: .unauthorized)
        try folder.write(try response.derEncoded(), to: "unauthorized.ocspresponse")
        let outcome = try folder.outcome("ocsp -respin unauthorized.ocspresponse -text -noverify")
        #expect((outcome.text + outcome.errors).contains("unauthorized (6)"))
    }
}
