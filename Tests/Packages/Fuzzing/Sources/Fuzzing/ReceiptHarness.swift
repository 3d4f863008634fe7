import ASN1Runtime
import AppStoreReceipt
import CMS
import Foundation

extension Harness {
    /// Receipts in binary and in base64: read, and shown as JSON.
    static let receipt = Harness(name: "receipt", maxLength: 8192, words: InputWords.encodings) {
        try PackageFiles.receipts() + ReceiptSeeds.payloads()
    } body: { input in
        // The payload alone too, so that mutations need not keep the lengths of all that is around it.
        DecodingCheck<AppReceiptFields>.run(input, preserves: false)
        do throws(ReceiptError) {
            let receipt = try AppReceipt(input)
            show(receipt)
        } catch {
            require(!error.description.isEmpty && !error.description.contains("\n"), "an error of several lines")
        }
    }

    /// Receipts that are changed at will and then validated: none is valid that says anything else than one of the tests'.
    static let validator = Harness(name: "validator", maxLength: 8192, words: InputWords.encodings) {
        try PackageFiles.receipts()
    } body: { input in
        for policy in ReceiptSeeds.policies {
            let report = ReceiptValidator(policy).validate(input)
            require(report.isValid == report.failures.isEmpty, "a verdict that does not fit the failures")
            show(report)
            guard report.isValid, let receipt = report.receipt else { continue }
            require(ReceiptSeeds.signed.contains(receipt.payload), "a receipt is valid that nobody signed")
        }
    }

    private static func show(_ value: some Encodable) {
        do { _ = try JSONEncoder().encode(value) } catch { finding("no JSON: \(error)") }
    }
}

/// The tests' receipts, for what harnesses make of them.
enum ReceiptSeeds {
    /// All messages that a receipt can be read of.
    private static func messages() throws -> [SignedData] {
        try PackageFiles.receipts().compactMap { bytes in
            try? ContentInfo(berEncoded: bytes).decode(.signedData)
        }
    }

    static func payloads() throws -> [[UInt8]] {
        try messages().compactMap { $0.encapContentInfo.eContent.map(Array.init) }
    }

    /// The certificates in the messages.
    static func certificates() throws -> [[UInt8]] {
        try messages().flatMap(\.publicKeyCertificates).map { try $0.derEncoded() }
    }

    /// What is signed in the receipts.
    static let signed: Set<ASN1Bytes> = (try? Set(payloads().map { ASN1Bytes($0) })) ?? []

    /// Policies by which receipts of the tests are valid: for each app the roots that come with them.
    static let policies: [ReceiptPolicy] = {
        do {
            let messages = try messages()
            let roots = try messages.flatMap(\.publicKeyCertificates)
                .filter { $0.tbsCertificate.subject == $0.tbsCertificate.issuer }
                .map { try $0.derEncoded() }
            var policies: [ReceiptPolicy] = []
            for (bundle, scope) in [
                ("com.example.production", TrustedRoot.Scope.appStore), ("com.example.xcode", .xcode),
            ] {
                var policy = ReceiptPolicy(bundleIdentifier: bundle, appVersion: nil, deviceIdentifiers: nil)
                policy.roots = try Set(roots).map { try TrustedRoot($0, scope: scope) }
                policy.environments = Set<ReceiptEnvironment>.appStoreAndSandboxes.union([.xcode])
                policy.clock = { Date(timeIntervalSince1970: 1_750_000_000) }
                policies.append(policy)
            }
            return policies
        } catch { finding("the tests' receipts cannot be read: \(error)") }
    }()
}
