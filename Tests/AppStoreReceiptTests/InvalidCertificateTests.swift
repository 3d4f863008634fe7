import ASN1Runtime
import AppStoreReceipt
import Foundation
import OpenSSLCommand
import PKIX
import Testing

/// Receipts with good signatures by certificates that do not hold. openssl has to agree.
@Suite(.enabled(if: OpenSSL.isInstalled, "\(OpenSSL.missing)"))
struct InvalidCertificateTests {
    static let cases: [ReceiptCase] = [
        ReceiptCase("a foreign root", fails: .certificates, "is not trusted") { _, policy in
            policy.roots = TrustedRoot.apple
        },
        ReceiptCase("a foreign root that is not in the message", fails: .certificates, "is missing") {
            receipt, policy in
            policy.roots = TrustedRoot.apple
            receipt.certificates.removeLast()
        },
        ReceiptCase("a chain of one's own with the names of the trusted one", fails: .certificates, "not trusted") {
            receipt, _ in
            receipt.certificates[2] = try .root().with {
                $0.key = .other
                $0.issuerKey = .other
            }
            receipt.changeIntermediate { $0.issuerKey = .other }
        },
        ReceiptCase("the same without the root", fails: .certificates, "is not signed by the key of") { receipt, _ in
            receipt.changeIntermediate { $0.issuerKey = .other }
            receipt.certificates.removeLast()
        },
        ReceiptCase("no intermediate certificate", fails: .certificates, "Developer Relations,O=Throw-away', which") {
            receipt, _ in
            receipt.certificates.remove(at: 1)
        },
        ReceiptCase("signed by the wrong authority", fails: .certificates, "is not signed by the key of") {
            receipt, _ in
            receipt.changeSigner { $0.issuerKey = .other }
        },
        ReceiptCase("the signer's certificate expired at the creation", fails: .certificates, "is valid from") {
            receipt, _ in
            receipt.changeSigner { $0.end = "240601115959Z" }
        },
        ReceiptCase("the intermediate certificate expired", fails: .certificates, "Developer Relations") { receipt, _ in
            receipt.changeIntermediate { $0.end = "240101000000Z" }
        },
        ReceiptCase("the root expired", fails: .certificates, "'CN=Root") { receipt, policy in
            let root = try TestCertificate.root().with { $0.end = "240101000000Z" }
            receipt.certificates[2] = root
            policy.roots = [try TrustedRoot(try root.certificate().derEncoded(), scope: .appStore)]
        },
        ReceiptCase("a certificate from after the creation", fails: .certificates, "is valid from") { receipt, _ in
            receipt.changeSigner { $0.start = "240601120001Z" }
        },
        ReceiptCase("an intermediate certificate that is no authority", fails: .certificates, "no authority") {
            receipt, _ in
            try receipt.changeIntermediate { try $0.replace(.basicConstraints, BasicConstraints()) }
        },
        ReceiptCase("an intermediate certificate without constraints", fails: .certificates, "no authority") {
            receipt, _ in
            receipt.changeIntermediate { $0.remove(.basicConstraints) }
        },
        ReceiptCase("an intermediate key that is not for certificates", fails: .certificates, "not for this use") {
            receipt, _ in
            try receipt.changeIntermediate { try $0.replace(.keyUsage, [.digitalSignature]) }
        },
        ReceiptCase("a path that is too long", fails: .certificates, "so many authorities") { receipt, _ in
            let second = try TestCertificate.intermediate().with {
                $0.subject = "Second"
                $0.issuer = "Developer Relations"
                $0.key = .other
                $0.issuerKey = .intermediate
            }
            receipt.certificates.append(second)
            receipt.changeSigner {
                $0.issuer = "Second"
                $0.issuerKey = .other
            }
        },
        ReceiptCase("a critical extension that nobody knows", fails: .certificates, "1.2.3.4 that is not") {
            receipt, _ in
            receipt.changeSigner {
                $0.extensions.append(
                    Extension(extnID: ASN1ObjectIdentifier(1, 2, 3, 4), critical: true, extnValue: ASN1Bytes([5, 0])))
            }
        },
        ReceiptCase("an algorithm inside that is not the one outside", fails: .certificates, "names two") {
            receipt, _ in
            receipt.changeSigner {
                $0.outerAlgorithm = $0.algorithm.identifier
                $0.algorithm.identifier = AlgorithmIdentifier(algorithm: .idSha1WithRSAEncryption, parameters: .null)
            }
        },
        ReceiptCase("an algorithm of another kind of key", fails: .certificates, "not one for the signature") {
            receipt, _ in
            receipt.changeSigner { $0.algorithm.identifier = TestAlgorithm.ecdsa("sha256").identifier }
        },
    ]

    /// Where openssl is less strict, or cannot be told what the policy says.
    static let ownRules: [ReceiptCase] = [
        ReceiptCase("a key of RSA with 512 bits", fails: .certificates, "512 bits, which is too short") { receipt, _ in
            receipt.changeSigner { $0.key = .rsa512 }
        },
        ReceiptCase("a key of RSA with 1024 bits", fails: .certificates, "1024 bits") { receipt, _ in
            receipt.changeSigner { $0.key = .rsa1024 }
        },
        ReceiptCase("a certificate signed over MD5", fails: .certificates, "md5WithRSAEncryption is not") {
            receipt, _ in
            try receipt.changeSigner { $0.algorithm = try .rsa("md5") }
        },
        ReceiptCase("a certificate signed over SHA-1, not taken", fails: .certificates, "over SHA-1") {
            receipt, policy in
            try receipt.changeSigner { $0.algorithm = try .rsa("sha1") }
            policy.acceptsSHA1 = false
        },
        ReceiptCase("a signer's key that is not for signatures", fails: .certificates, "not for this use") {
            receipt, _ in
            try receipt.changeSigner { try $0.replace(.keyUsage, [.keyEncipherment]) }
        },
        ReceiptCase("constraints on names, which are not understood", fails: .certificates, "2.5.29.30") { receipt, _ in
            try receipt.changeIntermediate {
                try $0.replace(
                    .nameConstraints,
                    NameConstraints(excludedSubtrees: [GeneralSubtree(base: .dNSName("example.com"))]))
            }
        },
        ReceiptCase("an extension twice", fails: .certificates, "2.5.29.14 twice") { receipt, _ in
            try receipt.changeSigner { $0.extensions.append(try Extension(.subjectKeyIdentifier, ASN1Bytes([1]))) }
        },
        ReceiptCase("an extension that is broken", fails: .certificates, "has a broken extension") { receipt, _ in
            receipt.changeIntermediate {
                $0.extensions[0] = Extension(
                    extnID: .idCeBasicConstraints, critical: true, extnValue: ASN1Bytes([0x30, 0x01, 0xFF]))
            }
        },
        ReceiptCase("no creation date", fails: .certificates, "no creation date") { receipt, _ in receipt.remove(12) },
        ReceiptCase("more certificates than are looked at", fails: .certificates, "17 certificates") { receipt, _ in
            receipt.certificates += Array(repeating: receipt.certificates[2], count: 14)
        },
        ReceiptCase("no policy of receipts", fails: .marks, "100.5.6.1") { receipt, _ in
            receipt.changeSigner { $0.remove(.certificatePolicies) }
        },
        ReceiptCase("no marker of receipts", fails: .marks, "100.6.11.1") { receipt, _ in
            receipt.changeSigner { $0.remove(.appleReceiptSigning) }
        },
        ReceiptCase("no marker of the intermediate certificate", fails: .marks, "100.6.2.1") { receipt, _ in
            receipt.changeIntermediate { $0.remove(.appleWorldwideDeveloperRelations) }
        },
        ReceiptCase("issued by the root itself", fails: .marks, "100.6.2.1") { receipt, _ in
            receipt.changeSigner {
                $0.issuer = "Root"
                $0.issuerKey = .root
            }
            receipt.certificates.remove(at: 1)
        },
    ]

    @Test("Invalid at the certificates alone", arguments: cases + ownRules)
    func invalid(_ sample: ReceiptCase) throws {
        let (receipt, policy) = try sample.made()
        let report = ReceiptValidator(policy).validate(receipt)
        #expect(!report.isValid)
        #expect(report.failedChecks == [sample.check])
        #expect(report.failures.count == 1)
        #expect(report.failures.first?.description.contains(sample.words) == true, "\(report.failures)")
    }

    @Test("Invalid for openssl too", arguments: cases)
    func openssl(_ sample: ReceiptCase) throws {
        let (receipt, policy) = try sample.made()
        #expect(try !OpenSSLVerdict(receipt, policy).isValid)
    }
}
