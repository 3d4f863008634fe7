import ASN1Runtime
import AppStoreReceipt
import Foundation
import OpenSSLCommand
import Testing

/// Receipts that Apple could have signed, and that are for something else; and what is no receipt.
@Suite(.enabled(if: OpenSSL.isInstalled, "\(OpenSSL.missing)"))
struct InvalidReceiptTests {
    static let cases: [ReceiptCase] = [
        ReceiptCase("another app", fails: .bundleIdentifier, "expected 'com.example', found 'com.example.app'") {
            _, policy in
            policy.bundleIdentifier = "com.example"
        },
        ReceiptCase("an app that differs in case", fails: .bundleIdentifier, "com.example.App") { _, policy in
            policy.bundleIdentifier = "com.example.App"
        },
        ReceiptCase("another version", fails: .appVersion, "expected '42.0', found '42'") { _, policy in
            policy.appVersion = "42.0"
        },
        ReceiptCase("no version", fails: .appVersion, "no version") { receipt, _ in receipt.remove(3) },
        ReceiptCase("another device", fails: .deviceHash, "another device") { _, policy in
            policy.deviceIdentifiers = [DeviceIdentifier(Array(2...17)), DeviceIdentifier([1, 2, 3, 4, 5, 6])]
        },
        ReceiptCase("no identifier of the device", fails: .deviceHash, "no identifier") { _, policy in
            policy.deviceIdentifiers = []
        },
        ReceiptCase("an identifier of zeros", fails: .deviceHash, "no identifier") { _, policy in
            policy.deviceIdentifiers = [.serverMade, DeviceIdentifier(Array(repeating: 0, count: 6))]
        },
        ReceiptCase("no opaque value", fails: .deviceHash, "no attribute 4") { receipt, _ in receipt.remove(4) },
        ReceiptCase("no hash", fails: .deviceHash, "no attribute 5") { receipt, _ in receipt.remove(5) },
        ReceiptCase("another hash", fails: .deviceHash, "another device") { receipt, _ in
            receipt.fields[3].value = ASN1Bytes(repeatElement(0, count: 20))
        },
        ReceiptCase("two bundle identifiers", fails: .located, "several attributes 2") { receipt, _ in
            receipt.fields.append(try AppReceiptField(.bundleIdentifier, "com.example.other"))
        },
        ReceiptCase("two expiration dates", fails: .located, "several attributes 21") { receipt, _ in
            for year in ["2040", "2041"] {
                receipt.fields.append(try AppReceiptField(.expirationDate, year + "-01-01T00:00:00Z"))
            }
        },
        ReceiptCase("an empty environment", fails: .environment, "does not say") { receipt, _ in
            receipt.remove(0)
            receipt.fields.append(AppReceiptField(type: 0, version: 1, value: ASN1Bytes()))
        },
        ReceiptCase("the sandbox", fails: .environment, "'ProductionSandbox' are not accepted") { receipt, _ in
            receipt = try TestReceipt(environment: "ProductionSandbox")
        },
        ReceiptCase("an unknown environment", fails: .environment, "'Mars'") { receipt, _ in
            receipt = try TestReceipt(environment: "Mars")
        },
        ReceiptCase("Xcode", fails: .environment, "'Xcode'") { receipt, _ in
            receipt = try TestReceipt(environment: "Xcode")
        },
        ReceiptCase("Xcode by a root of the App Store", fails: .environment, "root is not one for") {
            receipt, policy in
            receipt = try TestReceipt(environment: "Xcode")
            policy.environments = [.xcode]
        },
        ReceiptCase("production by the root of Xcode", fails: .environment, "one for receipts of Xcode") { _, policy in
            policy.roots = [try TrustedRoot(try TestCertificate.root().certificate().derEncoded(), scope: .xcode)]
        },
        ReceiptCase("no environment by the root of Xcode", fails: .environment, "not of others") { receipt, policy in
            receipt.remove(0)
            policy.roots = [try TrustedRoot(try TestCertificate.root().certificate().derEncoded(), scope: .xcode)]
        },
        ReceiptCase("no environment, not taken", fails: .environment, "does not say") { receipt, policy in
            receipt.remove(0)
            policy.acceptsMissingEnvironment = false
        },
        ReceiptCase("an environment that cannot be read", fails: .environment, "does not say") { receipt, _ in
            receipt.remove(0)
            receipt.fields.append(AppReceiptField(type: 0, version: 1, value: ASN1Bytes([0x0C, 0x05, 0x41])))
        },
        ReceiptCase("a volume purchase that has ended", fails: .expiration, "expired at 2025-06-15T15:06:40Z") {
            receipt, _ in
            receipt = try TestReceipt(environment: "ProductionVPP")
            receipt.fields.append(try AppReceiptField(.expirationDate, "2025-06-15T15:06:40Z"))
        },
        ReceiptCase("an end that cannot be read", fails: .expiration, "'soon'") { receipt, _ in
            receipt.fields.append(try AppReceiptField(.expirationDate, "soon"))
        },
    ]

    @Test("Invalid at one check alone", arguments: cases)
    func invalid(_ sample: ReceiptCase) throws {
        let (receipt, policy) = try sample.made()
        let report = ReceiptValidator(policy).validate(receipt)
        #expect(!report.isValid)
        #expect(report.failedChecks == [sample.check])
        #expect(report.failures.map(\.check) == [sample.check])
        #expect(report.failures.first?.description.contains(sample.words) == true, "\(report.failures)")
        #expect(try OpenSSLVerdict(receipt, policy).isValid)
    }

    @Test func allFailuresAreReported() throws {
        let receipt = try TestReceipt(environment: "Mars", creationDate: nil).encoded()
        let policy = ReceiptPolicy(bundleIdentifier: "a", appVersion: "b", deviceIdentifiers: [])
        let report = ReceiptValidator(policy).validate(receipt)
        #expect(report.failedChecks == [.certificates, .bundleIdentifier, .appVersion, .deviceHash])
        #expect(report[.environment] == .notReached)
        let error = #expect(throws: InvalidReceipt.self) { try ReceiptValidator(policy).requireValid(receipt) }
        #expect(error?.failures == report.failures)
        #expect(error?.description.contains("; ") == true)
    }

    @Test("What is no receipt is not located", arguments: BadInputTests.messages.map(\.file))
    func notLocated(_ file: String) throws {
        let bytes = try Fixtures.bytes(Fixtures.bad.appending(path: file))
        let report = ReceiptValidator(try TestReceipt.policy()).validate(bytes)
        #expect(!report.isValid)
        #expect(report.receipt == nil)
        #expect(report.failedChecks.first == .located)
        #expect(report.results.count == ReceiptCheck.allCases.count)
    }

    @Test func bytesBehindTheReceipt() throws {
        let receipt = try TestReceipt().encoded()
        for tail: [UInt8] in [[0], [0, 0], receipt] {
            let report = ReceiptValidator(try TestReceipt.policy()).validate(receipt + tail)
            #expect(report.failedChecks == [.located])
            #expect(report.failures.first?.description.contains("trailing byte") == true)
        }
    }

    /// Signed by the right key, and not a receipt.
    @Test func signedTextIsNoReceipt() throws {
        var receipt = try TestReceipt()
        receipt.payload = Array("hello".utf8)
        let report = ReceiptValidator(try TestReceipt.policy()).validate(try receipt.encoded())
        #expect(report.failedChecks == [.located])
        #expect(report[.signature] == .passed)
        #expect(report[.certificates] == .notReached)
    }
}
