import ASN1Runtime
import AppStoreReceipt
import Foundation
import OpenSSLCommand
import PKIX
import Testing

/// Kinds of receipts of which there is no public sample, made with a chain of our own.
@Suite(.enabled(if: OpenSSL.isInstalled, "\(OpenSSL.missing)"))
struct KindsOfReceiptTests {
    /// Volume purchases end when the organisation takes the licence back.
    @Test(
        "A volume purchase before and after its end",
        arguments: [("2024-12-31T23:59:59Z", true), ("2025-01-01T00:00:00Z", false), ("2026-01-01T00:00:00Z", false)])
    func volumePurchase(_ now: String, _ isValid: Bool) throws {
        var receipt = try TestReceipt(environment: "ProductionVPP")
        receipt.fields.append(try AppReceiptField(.expirationDate, "2025-01-01T00:00:00Z"))
        receipt.fields.append(try AppReceiptField(.volumePurchaseDate, "2024-01-01T00:00:00Z"))
        var policy = try TestReceipt.policy()
        let date = try #require(ReceiptDate(now)).date
        policy.clock = { date }
        let report = ReceiptValidator(policy).validate(try receipt.encoded())
        #expect(report.isValid == isValid)
        #expect(report[.expiration] == .passed || report.failedChecks == [.expiration])
        #expect(report.receipt?.volumePurchaseDate?.utc == "2024-01-01T00:00:00Z")
    }

    /// A purchase that was refunded stays in the receipt, which is no less valid.
    @Test func cancelledPurchase() throws {
        var receipt = try TestReceipt()
        receipt.fields.append(
            try AppReceiptField(
                .inAppPurchase,
                [
                    try InAppReceiptField(.productIdentifier, "com.example.pro"), try InAppReceiptField(.quantity, 1),
                    try InAppReceiptField(.purchaseDate, "2024-05-01T00:00:00Z"),
                    try InAppReceiptField(.cancellationDate, "2024-05-03T10:00:00Z"),
                ]))
        let valid = try ReceiptValidator(try TestReceipt.policy()).requireValid(try receipt.encoded())
        #expect(valid.inAppPurchases.map(\.productIdentifier) == ["com.example.pro"])
        #expect(valid.inAppPurchases.first?.cancellationDate?.utc == "2024-05-03T10:00:00Z")
    }

    /// Of 2013: without environment, and SHA-1 everywhere. The marks were there already.
    @Test func receiptOf2013() throws {
        var receipt = try TestReceipt(environment: nil, creationDate: "2013-09-20T08:00:00Z")
        receipt.signers[0].algorithm = try .rsa("sha1")
        try receipt.changeSigner {
            $0.algorithm = try .rsa("sha1")
            $0.start = "130101000000Z"
            $0.end = "150101000000Z"
        }
        try receipt.changeIntermediate {
            $0.algorithm = try .rsa("sha1")
            $0.start = "080214000000Z"
            $0.end = "160214000000Z"
        }
        receipt.certificates[2] = receipt.certificates[2].with { $0.start = "060425000000Z" }
        var policy = try TestReceipt.policy()
        policy.roots = [try TrustedRoot(try receipt.certificates[2].certificate().derEncoded(), scope: .appStore)]
        let encoded = try receipt.encoded()
        #expect(ReceiptValidator(policy).validate(encoded).isValid)
        #expect(try OpenSSLVerdict(encoded, policy).isValid)
        policy.acceptsSHA1 = false
        #expect(ReceiptValidator(policy).validate(encoded).failedChecks == [.signature, .certificates])
        policy.acceptsSHA1 = true
        policy.acceptsMissingEnvironment = false
        #expect(ReceiptValidator(policy).validate(encoded).failures == [.environment(nil)])
    }
}
