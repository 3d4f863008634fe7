import ASN1Runtime
import AppStoreReceipt
import Foundation
import OpenSSLCommand
import Testing

/// Receipts of real apps: valid for the app that they are of, and nothing else. Skipped where they are not at hand.
@Suite(.enabled(if: !Fixtures.Shared.names.isEmpty, "there is no folder with real receipts"))
struct SharedValidationTests {
    @Test("Each receipt is valid for its app", arguments: Fixtures.Shared.names)
    func valid(_ name: String) throws {
        let sample = try SharedCase(name)
        let report = ReceiptValidator(sample.policy).validate(try Fixtures.Shared.receipt(name))
        #expect(report.failures == [])
        #expect(report.isValid)
        #expect(report[.signature] == .passed)
        #expect(report[.certificates] == .passed)
        #expect(report[.marks] == (sample.isXcode ? .notRequired("receipts of Xcode have none") : .passed))
        if sample.identifier != nil { #expect(report[.deviceHash] == .passed) }
    }

    @Test func thereAreReceiptsOfEveryKind() throws {
        let cases = try Fixtures.Shared.names.map { try SharedCase($0) }
        #expect(cases.count == 22)
        #expect(cases.filter(\.isXcode).count == 5)
        #expect(cases.filter { $0.identifier != nil }.count == 4)
    }

    @Test("Another device's identifier is not that of the hash", arguments: Fixtures.Shared.names)
    func otherDevice(_ name: String) throws {
        var policy = try SharedCase(name).policy
        policy.deviceIdentifiers = [DeviceIdentifier(UUID())]
        let report = ReceiptValidator(policy).validate(try Fixtures.Shared.receipt(name))
        #expect(report.failures == [.deviceHash(.mismatch)])
    }

    @Test("Receipts of Xcode need their root and their environment", arguments: Fixtures.Shared.names)
    func xcode(_ name: String) throws {
        let sample = try SharedCase(name)
        guard sample.isXcode else { return }
        var policy = sample.policy
        policy.environments = .appStoreAndSandboxes
        let receipt = try Fixtures.Shared.receipt(name)
        #expect(ReceiptValidator(policy).validate(receipt).failures == [.environment("Xcode")])
        policy.environments = [.xcode]
        policy.roots = TrustedRoot.apple
        #expect(ReceiptValidator(policy).validate(receipt).failedChecks == [.certificates])
        policy.roots = try [TrustedRoot(SharedCase.certificate("StoreKitTestCertificate"), scope: .appStore)]
        #expect(ReceiptValidator(policy).validate(receipt).failedChecks == [.marks, .environment])
    }

    /// The two roots as text, made once for all receipts.
    private static let roots = Result {
        let folder = try OpenSSLFolder()
        for file in ["AppleIncRootCertificate", "StoreKitTestCertificate"] {
            try folder.write(try SharedCase.certificate(file), to: "\(file).cer")
            try folder.openssl("x509 -in \(file).cer -inform DER -out \(file).pem")
        }
        return folder
    }

    @Test(
        "openssl says the same of the signature",
        .enabled(if: OpenSSL.isInstalled, "\(OpenSSL.missing)"), arguments: Fixtures.Shared.names)
    func openssl(_ name: String) throws {
        let sample = try SharedCase(name)
        let folder = try Self.roots.get()
        let receipt = try Fixtures.Shared.receipt(name)
        let date = try #require(try AppReceipt(receipt).creationDate).date
        // Unchanged, and with a bit of the signature changed, which stands at the end.
        for bit: UInt8 in [0, 1] {
            var changed = receipt
            let place = sample.isXcode ? changed.count - 40 : changed.count - 1
            changed[place] ^= bit
            let file = UUID().uuidString
            try folder.write(changed, to: file)
            for root in ["AppleIncRootCertificate", "StoreKitTestCertificate"] {
                let outcome = try folder.outcome(
                    """
                    cms -verify -in \(file) -inform DER -CAfile \(root).pem -no-CApath -purpose any \
                    -attime \(Int(date.timeIntervalSince1970)) -binary -out \(file).content
                    """)
                var policy = sample.policy
                policy.roots = try [
                    TrustedRoot(SharedCase.certificate(root), scope: sample.isXcode ? .xcode : .appStore)
                ]
                let report = ReceiptValidator(policy).validate(changed)
                let isSigned = report[.signature] == .passed && report[.certificates] == .passed
                #expect(isSigned == (outcome.status == 0), "\(outcome.errors)")
            }
        }
    }
}

/// A receipt of the shared folder, with the policy that it is valid by.
struct SharedCase {
    let policy: ReceiptPolicy
    let identifier: DeviceIdentifier?
    let isXcode: Bool

    init(_ name: String) throws {
        let manifest = try String(
            contentsOf: Fixtures.Shared.folder.appending(path: "manifest.tsv"), encoding: .utf8)
        let row = try #require(manifest.split(separator: "\n").first { $0.hasPrefix("\(name)\t") })
        let columns = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        identifier = DeviceIdentifier(columns.last ?? "")
        let summary = try #require(try Fixtures.Shared.oracle(name)["summary"])
        let environment = summary["receipt_type"]?.string
        isXcode = environment == "Xcode"
        var policy = ReceiptPolicy(
            bundleIdentifier: columns[5], appVersion: summary["app_version"]?.string,
            deviceIdentifiers: identifier.map { [$0] })
        policy.environments = environment.map { [ReceiptEnvironment(rawValue: $0)] } ?? []
        if isXcode { policy.roots.append(try TrustedRoot(Self.certificate("StoreKitTestCertificate"), scope: .xcode)) }
        // The receipt of 2010, which has no environment.
        if environment == nil { policy.leniency = .receiptsOf2010 }
        self.policy = policy
    }

    static func certificate(_ name: String) throws -> [UInt8] {
        try Fixtures.bytes(Fixtures.Shared.folder.appending(path: "certs/\(name).cer"))
    }
}
