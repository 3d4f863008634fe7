import ASN1Runtime
import AppStoreReceipt
import CMS
import OpenSSLCommand
import PKIX
import Testing

/// A receipt with one bit changed, in each octet of what matters.
@Suite(.enabled(if: OpenSSL.isInstalled, "\(OpenSSL.missing)"))
struct BitFlipTests {
    /// The receipt, and where its parts are.
    private static func made() throws -> (receipt: [UInt8], message: SignedData) {
        let receipt = try TestReceipt().encoded()
        return (receipt, try #require(try ContentInfo(berEncoded: receipt).decode(.signedData)))
    }

    /// The reports of the receipt with a bit changed at each of these offsets, another bit at each.
    private static func reports(_ receipt: [UInt8], _ offsets: Range<Int>) throws -> [ReceiptReport] {
        let validator = ReceiptValidator(try TestReceipt.policy())
        var receipt = receipt
        return offsets.map { offset in
            let bit: UInt8 = 1 << (offset % 8)
            receipt[offset] ^= bit
            defer { receipt[offset] ^= bit }
            return validator.validate(receipt)
        }
    }

    private static func range(_ bytes: ASN1Bytes) -> Range<Int> { bytes.offset..<bytes.offset + bytes.count }

    @Test func content() throws {
        let (receipt, message) = try Self.made()
        let content = try #require(message.encapContentInfo.eContent)
        for report in try Self.reports(receipt, Self.range(content)) {
            #expect(report.failures.contains(.signature(.mismatch, signer: 0)))
        }
    }

    @Test func signature() throws {
        let (receipt, message) = try Self.made()
        let signature = try #require(message.signerInfos.first).signature
        for report in try Self.reports(receipt, Self.range(signature)) {
            #expect(report.failures == [.signature(.mismatch, signer: 0)])
        }
    }

    /// Also in what the signatures of the certificates do not cover: their algorithms and their own headers.
    @Test("A certificate of the chain", arguments: [0, 1])
    func certificate(_ index: Int) throws {
        let (receipt, message) = try Self.made()
        let certificate = try TestReceipt().certificates[index].certificate()
        let encoded = try certificate.derEncoded()
        let start = try #require(receipt.firstRange(of: encoded)).lowerBound
        #expect(message.publicKeyCertificates.count == 3)
        for report in try Self.reports(receipt, start..<start + encoded.count) {
            #expect(!report.isValid)
            #expect(!Set(report.failedChecks).isDisjoint(with: [.located, .signature, .certificates]))
        }
    }

    /// The root of the message is not looked at: the trusted one is the policy's.
    @Test func root() throws {
        let (receipt, message) = try Self.made()
        let root = try #require(
            message.publicKeyCertificates.first { $0.tbsCertificate.subject == $0.tbsCertificate.issuer })
        for report in try Self.reports(receipt, Self.range(root.signatureValue.bytes)) { #expect(report.isValid) }
    }
}
