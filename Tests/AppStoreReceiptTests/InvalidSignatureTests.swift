import ASN1Runtime
import AppStoreReceipt
import CMS
import Foundation
import OpenSSLCommand
import PKIX
import Testing

/// Receipts of which the signature does not hold. openssl has to agree.
@Suite(.enabled(if: OpenSSL.isInstalled, "\(OpenSSL.missing)"))
struct InvalidSignatureTests {
    static let cases: [ReceiptCase] = [
        ReceiptCase("signed with another key", fails: .signature, "not one over this receipt") { receipt, _ in
            receipt.signers[0].key = .other
        },
        ReceiptCase("another certificate named as the signer's", fails: .signature, "not one over") { receipt, _ in
            let other = try TestCertificate.signer().with {
                $0.key = .other
                $0.serialNumber = 301
            }
            receipt.certificates.append(other)
            receipt.signers[0].certificate = other
            receipt.signers[0].key = .signer
        },
        ReceiptCase("the signer's certificate missing", fails: .signature, "12C of the issuer") { receipt, _ in
            receipt.certificates.removeFirst()
        },
        ReceiptCase("no certificates at all", fails: .signature, "is missing") { receipt, _ in
            receipt.hasCertificates = false
        },
        ReceiptCase("an empty set of certificates", fails: .signature, "is missing") { receipt, _ in
            receipt.certificates = []
        },
        ReceiptCase("a key that no certificate has", fails: .signature, "of the key 01020304 is missing") {
            receipt, _ in
            receipt.signers[0].isByKey = true
            receipt.changeSigner { $0.remove(.subjectKeyIdentifier) }
        },
        ReceiptCase("nobody signed", fails: .signature, "nobody signed") { receipt, _ in receipt.signers = [] },
        ReceiptCase("two signers, the second one bad", fails: .signature, "not one over") { receipt, _ in
            var second = receipt.signers[0]
            second.key = .other
            receipt.signers.append(second)
        },
        ReceiptCase("two signers, the first one bad", fails: .signature, "not one over") { receipt, _ in
            receipt.signers.append(receipt.signers[0])
            receipt.signers[0].key = .other
        },
        ReceiptCase("more signers than any receipt has", fails: .signature, "5 signers") { receipt, _ in
            receipt.signers[0].key = .other
            receipt.signers = Array(repeating: receipt.signers[0], count: 5)
        },
        ReceiptCase("a signature that is too short", fails: .signature, "not one over") { receipt, _ in
            receipt.signers[0].change = { $0.slice(0..<255) }
        },
        ReceiptCase("a signature that is too long", fails: .signature, "not one over") { receipt, _ in
            receipt.signers[0].change = { ASN1Bytes([0] + Array($0)) }
        },
        ReceiptCase("an empty signature", fails: .signature, "not one over") { receipt, _ in
            receipt.signers[0].change = { _ in ASN1Bytes() }
        },
        ReceiptCase("MD5", fails: .signature, "md5 is not accepted") { receipt, _ in
            receipt.signers[0].algorithm = try .rsa("md5")
            // openssl would take it.
            receipt.signers[0].key = .other
        },
        ReceiptCase("a digest algorithm that the message does not list", fails: .signature, "does not list") {
            receipt, _ in
            receipt.listedDigests = [TestAlgorithm.digestIdentifier("sha1")]
        },
        ReceiptCase("a digest beside the signature algorithm that is not its own", fails: .signature, "go with") {
            receipt, _ in
            receipt.signers[0].namesKeyAlgorithm = false
            receipt.signers[0].digestIdentifier = TestAlgorithm.digestIdentifier("sha1")
        },
        ReceiptCase("ECDSA with a key of RSA", fails: .signature, "key is not one for") { receipt, _ in
            receipt.signers[0].algorithm.identifier = TestAlgorithm.ecdsa("sha256").identifier
            receipt.signers[0].namesKeyAlgorithm = false
        },
        ReceiptCase("PSS named, PKCS #1 v1.5 made", fails: .signature, "not one over") { receipt, _ in
            receipt.signers[0].algorithm.identifier = try TestAlgorithm.pss("sha256", saltLength: 32).identifier
            receipt.signers[0].namesKeyAlgorithm = false
        },
        ReceiptCase("PSS with another salt than it names", fails: .signature, "not one over") { receipt, _ in
            receipt.signers[0].algorithm = try .pss("sha256", saltLength: 32)
            receipt.signers[0].algorithm.identifier = try TestAlgorithm.pss("sha256", saltLength: 20).identifier
            receipt.signers[0].namesKeyAlgorithm = false
        },
        ReceiptCase("signed attributes without a digest", fails: .signature, "no message digest") { receipt, _ in
            receipt.signers[0].attributes = { _ in [try CMS.Attribute(.contentType, .idData)] }
        },
        ReceiptCase("signed attributes without a content type", fails: .signature, "no content type") { receipt, _ in
            receipt.signers[0].attributes = { Array(try TestSigner.standardAttributes($0).dropFirst()) }
        },
        ReceiptCase("signed attributes of other content", fails: .signature, "not that of the receipt") {
            receipt, _ in
            receipt.signers[0].attributes = { try TestSigner.standardAttributes($0 + [0]) }
        },
        ReceiptCase("two digests in the signed attributes", fails: .signature, "or more than one") { receipt, _ in
            receipt.signers[0].attributes = { content in
                let standard = try TestSigner.standardAttributes(content)
                return standard + [try CMS.Attribute(.messageDigest, ASN1Bytes([1]))]
            }
        },
        ReceiptCase("the content signed, beside signed attributes", fails: .signature, "not one over") { receipt, _ in
            receipt.signers[0].attributes = TestSigner.standardAttributes
            receipt.signers[0].signsContent = true
        },
    ]

    /// What RFC 5652 forbids and openssl takes: 11.1, and a signature algorithm of another kind than the key.
    static let ownRules: [ReceiptCase] = [
        ReceiptCase("RSA with an elliptic key", fails: .signature, "key is not one for") { receipt, _ in
            receipt.changeSigner { $0.key = .p256 }
        },
        ReceiptCase("signed attributes of another type of content", fails: .signature, "about content of type") {
            receipt, _ in
            receipt.signers[0].attributes = { content in
                [try CMS.Attribute(.contentType, .idSignedData)]
                    + (try TestSigner.standardAttributes(content).dropFirst())
            }
        },
    ]

    @Test("Invalid at the signature alone", arguments: cases + ownRules)
    func invalid(_ sample: ReceiptCase) throws {
        let (receipt, policy) = try sample.made()
        let report = ReceiptValidator(policy).validate(receipt)
        #expect(!report.isValid)
        #expect(report.failedChecks == [.signature])
        #expect(report.failures.count == 1)
        #expect(report.failures.first?.description.contains(sample.words) == true, "\(report.failures)")
    }

    @Test("Invalid for openssl too", arguments: cases)
    func openssl(_ sample: ReceiptCase) throws {
        let (receipt, policy) = try sample.made()
        #expect(try !OpenSSLVerdict(receipt, policy).isValid)
    }

    @Test func sha1WhereThePolicyDoesNotTakeIt() throws {
        var receipt = try TestReceipt()
        receipt.signers[0].algorithm = try .rsa("sha1")
        var policy = try TestReceipt.policy()
        policy.acceptsSHA1 = false
        #expect(ReceiptValidator(policy).validate(try receipt.encoded()).failures == [.signature(.sha1, signer: 0)])
        receipt.signers[0].algorithm = try .rsa("sha256")
        #expect(ReceiptValidator(policy).validate(try receipt.encoded()).isValid)
    }

    /// The signature as if it were over the attributes' own tag, which is not how it is made (RFC 5652, 5.4).
    @Test func attributesUnderTheWrongTag() throws {
        let keys = try TestKeys.shared.get()
        let receipt = try TestReceipt()
        let content = try AppReceiptFields(receipt.fields).derEncoded()
        var signed = Array(try SignedAttributes(TestSigner.standardAttributes(content)).derEncoded())
        signed[0] = 0xA0
        let signature = try keys.signature(of: signed, by: .signer, .rsa("sha256"))
        var changed = receipt
        changed.signers[0].attributes = TestSigner.standardAttributes
        changed.signers[0].change = { _ in signature }
        let report = ReceiptValidator(try TestReceipt.policy()).validate(try changed.encoded())
        #expect(report.failures == [.signature(.mismatch, signer: 0)])
    }
}
