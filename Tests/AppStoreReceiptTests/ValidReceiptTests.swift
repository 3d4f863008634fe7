import ASN1Runtime
import AppStoreReceipt
import CMS
import Foundation
import OpenSSLCommand
import PKIX
import Testing

/// Receipts of a chain of our own that are valid, in each way in which receipts differ. openssl has to agree.
@Suite(.enabled(if: OpenSSL.isInstalled, "\(OpenSSL.missing)"))
struct ValidReceiptTests {
    static let cases: [ReceiptCase] = [
        ReceiptCase("as it comes") { _, _ in },
        ReceiptCase("SHA-1, as before 2023") { receipt, _ in receipt.signers[0].algorithm = try .rsa("sha1") },
        ReceiptCase("SHA-512") { receipt, _ in receipt.signers[0].algorithm = try .rsa("sha512") },
        ReceiptCase("sha256WithRSAEncryption, as Xcode writes it") { receipt, _ in
            receipt.signers[0].namesKeyAlgorithm = false
        },
        ReceiptCase("signed attributes") { receipt, _ in
            receipt.signers[0].attributes = TestSigner.standardAttributes
        },
        ReceiptCase("more signed attributes") { receipt, _ in
            receipt.signers[0].attributes = { content in
                let time = ASN1UTCTime("240601120000Z").map { Time.utcTime($0) }
                return try TestSigner.standardAttributes(content)
                    + (try time.map { [try CMS.Attribute(.signingTime, $0)] } ?? [])
            }
        },
        ReceiptCase("signer named by its key") { receipt, _ in receipt.signers[0].isByKey = true },
        ReceiptCase("certificates in another order") { receipt, _ in receipt.certificates.reverse() },
        ReceiptCase("no root in the message") { receipt, _ in receipt.certificates.removeLast() },
        ReceiptCase("certificates that nobody needs") { receipt, _ in
            let other = try TestCertificate.root().with {
                $0.key = .other
                $0.issuerKey = .other
            }
            receipt.certificates.insert(other, at: 0)
            receipt.certificates.append(try .signer().with { $0.serialNumber = 5 })
        },
        ReceiptCase("a twin of the intermediate certificate without its mark") { receipt, _ in
            let twin = try TestCertificate.intermediate().with {
                $0.serialNumber = 18
                $0.remove(.appleWorldwideDeveloperRelations)
            }
            receipt.certificates.insert(twin, at: 0)
        },
        ReceiptCase("a twin of the intermediate certificate that is over") { receipt, _ in
            for serialNumber in 18...22 {
                let twin = try TestCertificate.intermediate().with {
                    $0.serialNumber = ASN1Integer(serialNumber)
                    $0.end = "210101000000Z"
                }
                receipt.certificates.insert(twin, at: 0)
            }
        },
        ReceiptCase("a root that was renewed") { _, policy in
            let old = try TestCertificate.root().with { $0.end = "210101000000Z" }
            policy.roots.insert(try TrustedRoot(try old.certificate().derEncoded(), scope: .appStore), at: 0)
        },
        ReceiptCase("an intermediate certificate that is trusted as a root too") { _, policy in
            let root = try TestCertificate.intermediate().certificate().derEncoded()
            policy.roots.insert(try TrustedRoot(root, scope: .appStore), at: 0)
        },
        ReceiptCase("RSASSA-PSS") { receipt, _ in
            receipt.signers[0].algorithm = try .pss("sha256", saltLength: 32)
            receipt.signers[0].namesKeyAlgorithm = false
            try receipt.changeSigner { $0.algorithm = try .pss("sha384", saltLength: 48) }
        },
        ReceiptCase("RSASSA-PSS with a short salt") { receipt, _ in
            receipt.signers[0].algorithm = try .pss("sha512", saltLength: 20)
            receipt.signers[0].namesKeyAlgorithm = false
        },
        ReceiptCase("ECDSA, P-256 below P-384") { receipt, policy in
            receipt.useSigner(
                try .signer().with {
                    $0.key = .p256
                    $0.issuerKey = .p384
                    $0.algorithm = .ecdsa("sha384")
                })
            receipt.certificates[1] = try .intermediate().with { $0.key = .p384 }
            receipt.signers[0].algorithm = .ecdsa("sha256")
            receipt.signers[0].namesKeyAlgorithm = false
        },
        ReceiptCase("two signers") { receipt, _ in
            let second = try TestCertificate.signer().with {
                $0.key = .other
                $0.serialNumber = 301
            }
            receipt.certificates.append(second)
            receipt.signers.append(TestSigner(certificate: second, algorithm: try .rsa("sha1")))
        },
        ReceiptCase("the policy in the intermediate certificate") { receipt, _ in
            receipt.changeSigner { $0.remove(.certificatePolicies) }
            try receipt.changeIntermediate {
                try $0.replace(
                    .certificatePolicies, [PolicyInformation(policyIdentifier: TestCertificate.receiptPolicy)])
            }
        },
        ReceiptCase("no marks, where the policy does without") { receipt, policy in
            receipt.changeSigner {
                $0.remove(.certificatePolicies)
                $0.remove(.appleReceiptSigning)
            }
            receipt.changeIntermediate { $0.remove(.appleWorldwideDeveloperRelations) }
            policy.leniency = .receiptsOf2010
        },
        ReceiptCase("a short key, where the policy takes them") { receipt, policy in
            receipt.changeSigner { $0.key = .rsa1024 }
            policy.leniency = .shortKeys
        },
        ReceiptCase("another device first") { _, policy in
            policy.deviceIdentifiers = [DeviceIdentifier(Array(repeating: 7, count: 6)), TestReceipt.device]
        },
        ReceiptCase("no device and any version, where the policy asks for none") { receipt, policy in
            policy.deviceIdentifiers = nil
            policy.appVersion = nil
            receipt.remove(4)
            receipt.remove(3)
        },
        ReceiptCase("no environment") { receipt, _ in receipt.remove(0) },
        ReceiptCase("the sandbox, when asked") { receipt, policy in
            receipt = try TestReceipt(environment: "ProductionSandbox")
            policy.environments = .sandboxes
        },
        ReceiptCase("a volume purchase that has not ended") { receipt, _ in
            receipt = try TestReceipt(environment: "ProductionVPP")
            receipt.fields.append(try AppReceiptField(.expirationDate, "2025-06-15T15:06:41Z"))
        },
        ReceiptCase("an end that is none, as Xcode writes it") { receipt, policy in
            receipt.fields.append(try AppReceiptField(.expirationDate, "4001-01-01T03:00:00+0300"))
            policy.clock = { .distantFuture }
        },
        ReceiptCase("a date with milliseconds") { receipt, _ in
            receipt = try TestReceipt(creationDate: "2024-06-01T12:00:00.123Z")
        },
    ]

    @Test("Valid, and signed for openssl too", arguments: cases)
    func valid(_ sample: ReceiptCase) throws {
        let (receipt, policy) = try sample.made()
        let report = ReceiptValidator(policy).validate(receipt)
        #expect(report.failures == [])
        #expect(report.isValid)
        #expect(try ReceiptValidator(policy).requireValid(receipt) == AppReceipt(receipt))
        let outcome = try OpenSSLVerdict(receipt, policy)
        #expect(outcome.isValid, "\(outcome.errors)")
    }

    @Test func everyCheckIsReportedInOrder() throws {
        let (receipt, policy) = try Self.cases[0].made()
        let results = ReceiptValidator(policy).validate(receipt).results
        #expect(results.map(\.check) == ReceiptCheck.allCases)
        #expect(results.dropLast().allSatisfy { $0.outcome == .passed })
        #expect(results.last?.outcome == .notRequired("the receipt has no expiration date"))
    }

    /// Validity includes both of its ends (RFC 5280, 4.1.2.5); openssl leaves out the last one.
    @Test(
        "The first and the last second of the certificates",
        arguments: [
            ("2020-01-01T00:00:00Z", true), ("2019-12-31T23:59:59Z", false), ("2030-01-01T00:00:00Z", true),
            ("2030-01-01T00:00:01Z", false),
        ])
    func validity(_ date: String, _ isValid: Bool) throws {
        let receipt = try TestReceipt(creationDate: date).encoded()
        #expect(ReceiptValidator(try TestReceipt.policy()).validate(receipt).isValid == isValid)
    }

    @Test func base64() throws {
        let (receipt, policy) = try Self.cases[0].made()
        let text = Data(receipt).base64EncodedData(options: .lineLength76Characters)
        #expect(ReceiptValidator(policy).validate(text).isValid)
    }

    @Test func serverMadeReceipts() throws {
        var receipt = try TestReceipt()
        let octets = [UInt8](repeating: 0, count: 16) + TestReceipt.opaqueValue + receipt.fields[0].value
        receipt.fields[3].value = try TestKeys.shared.get().digest("sha1", of: octets)
        let encoded = try receipt.encoded()
        var policy = try TestReceipt.policy()
        #expect(ReceiptValidator(policy).validate(encoded).failures == [.deviceHash(.mismatch)])
        policy.deviceIdentifiers = [.serverMade]
        #expect(ReceiptValidator(policy).validate(encoded).failures == [.deviceHash(.noIdentifier)])
        policy.deviceIdentifiers = [TestReceipt.device]
        policy.acceptsServerMadeReceipts = true
        #expect(ReceiptValidator(policy).validate(encoded).isValid)
    }
}
