import ASN1Runtime
import CMS
import OpenSSLCommand
import PKIX
import Testing

/// Receipts that a recipient signs (RFC 2634, 2), asked for and given by openssl.
@Suite(.enabled(if: OpenSSL.isInstalled, "\(OpenSSL.missing)"))
struct SignedReceiptTests {
    @Test func requestAndReceipt() throws {
        let folder = try Authority.shared.get().folder
        try folder.openssl(
            """
            cms -sign -in message.txt -binary -signer rsa.pem -nodetach -outform DER -receipt_request_all \
            -receipt_request_to a@example.com -out receipt.asked
            """)
        let asked = try #require(try ContentInfo(derEncoded: try folder.bytes("receipt.asked")).decode(.signedData))
        let signer = try #require(asked.signerInfos.first)
        let request = try #require(try signer.signedAttrs?[.receiptRequest])
        #expect(request.receiptsFrom == .allOrFirstTier(.allReceipts))
        #expect(request.receiptsTo == [[.rfc822Name("a@example.com")]])

        try folder.openssl(
            "cms -sign_receipt -in receipt.asked -inform DER -signer ec.pem -outform DER -out receipt.given")
        let bytes = try folder.bytes("receipt.given")
        var given = try #require(try ContentInfo(derEncoded: bytes).decode(.signedData))
        let receipt = try #require(try given.encapContentInfo.decode(.receipt))
        #expect(receipt.version == .v1)
        #expect(receipt.contentType == .idData)
        #expect(receipt.signedContentIdentifier == request.signedContentIdentifier)
        #expect(receipt.originatorSignatureValue == signer.signature)
        let attributes = try #require(given.signerInfos.first?.signedAttrs)
        #expect(try attributes[.contentType] == .idCtReceipt)
        #expect(try attributes[.msgSigDigest]?.count == 32)

        // All of it taken apart and put together again
        given.encapContentInfo = try EncapsulatedContentInfo(.receipt, receipt)
        let encoded = try ContentInfo(.signedData, given).derEncoded()
        #expect(encoded == bytes)
        try folder.write(encoded, to: "receipt.again")
        try folder.openssl(
            """
            cms -verify_receipt receipt.again -rctform DER -in receipt.asked -inform DER -CAfile authority.pem \
            -purpose any
            """)
    }
}
