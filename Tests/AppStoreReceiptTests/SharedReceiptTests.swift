import ASN1Runtime
import AppStoreReceipt
import Foundation
import Testing

/// Receipts of real apps against what an independent reader found in them. Skipped where they are not at hand.
@Suite(.enabled(if: !Fixtures.Shared.names.isEmpty, "there is no folder with real receipts"))
struct SharedReceiptTests {
    @Test("Every attribute is read as it stands and as it reads", arguments: Fixtures.Shared.names)
    func attributes(_ name: String) throws {
        let receipt = try AppReceipt(try Fixtures.Shared.receipt(name))
        let oracle = try Fixtures.Shared.oracle(name)
        try Self.compare(receipt.attributes, try #require(oracle["attributes"]).array)
        #expect(receipt.unreadableAttributes.isEmpty)
        #expect(receipt.inAppPurchases.flatMap(\.unreadableAttributes).isEmpty)
        #expect(oracle["container"]?["econtent_len"]?.integer == UInt64(receipt.payload.count))
    }

    @Test("The properties are the reader's summary", arguments: Fixtures.Shared.names)
    func summary(_ name: String) throws {
        let receipt = try AppReceipt(try Fixtures.Shared.receipt(name))
        let summary = try #require(try Fixtures.Shared.oracle(name)["summary"])
        #expect(receipt.environment == summary["receipt_type"]?.string)
        #expect(receipt.bundleIdentifier == summary["bundle_id"]?.string)
        #expect(receipt.appVersion == summary["app_version"]?.string)
        #expect(receipt.originalAppVersion == summary["original_app_version"]?.string)
        #expect(receipt.creationDate?.recorded == summary["creation_date"]?.string)
        #expect(receipt.originalPurchaseDate?.recorded == summary["original_purchase_date"]?.string)
        #expect(receipt.expirationDate?.recorded == summary["expiration_date"]?.string)
        #expect(receipt.opaqueValue?.description == summary["opaque_hex"]?.string)
        #expect(receipt.sha1Hash?.description == summary["sha1_hash_hex"]?.string)
        #expect(receipt.bundleIdentifierEncoding?.description == summary["bundle_id_raw_hex"]?.string)
        let purchases = summary["iap"]?.array ?? []
        try #require(receipt.inAppPurchases.count == purchases.count)
        for (purchase, expected) in zip(receipt.inAppPurchases, purchases) {
            #expect(purchase.quantity == expected["quantity"]?.integer)
            #expect(purchase.productIdentifier == expected["product_id"]?.string)
            #expect(purchase.transactionIdentifier == expected["transaction_id"]?.string)
            #expect(purchase.originalTransactionIdentifier == expected["original_transaction_id"]?.string)
            #expect(purchase.purchaseDate?.recorded == Self.nonEmpty(expected["purchase_date"]))
            #expect(purchase.originalPurchaseDate?.recorded == Self.nonEmpty(expected["original_purchase_date"]))
            #expect(
                purchase.subscriptionExpirationDate?.recorded
                    == Self.nonEmpty(expected["subscription_expiration_date"]))
            #expect(purchase.cancellationDate?.recorded == Self.nonEmpty(expected["cancellation_date"]))
            #expect(purchase.webOrderLineItemID == expected["web_order_line_item_id"]?.integer)
            #expect(
                purchase.isInIntroOfferPeriod == expected["is_in_intro_offer_period"]?.integer.map { $0 == 1 })
        }
    }

    @Test("Certificates and signers are the reader's", arguments: Fixtures.Shared.names)
    func signature(_ name: String) throws {
        let receipt = try AppReceipt(try Fixtures.Shared.receipt(name))
        let oracle = try Fixtures.Shared.oracle(name)
        let certificates = try #require(oracle["certificates"]).array
        try #require(receipt.certificates.count == certificates.count)
        for (certificate, expected) in zip(receipt.certificates, certificates) {
            #expect(certificate.subject == Self.name(expected["subject"]))
            #expect(certificate.issuer == Self.name(expected["issuer"]))
            #expect("0x" + certificate.serialNumber.lowercased() == expected["serial"]?.string)
            #expect(certificate.notBefore.formatted(.iso8601) == expected["not_before"]?.string)
            #expect(certificate.notAfter.formatted(.iso8601) == expected["not_after"]?.string)
            #expect(certificate.signatureAlgorithm == expected["sig_alg"]?.string)
            #expect(certificate.publicKeyAlgorithm == "rsaEncryption")
            #expect(expected["key"]?.string?.hasPrefix("RSA") == true)
        }
        let signers = try #require(oracle["signers"]).array
        try #require(receipt.signers.count == signers.count)
        for (signer, expected) in zip(receipt.signers, signers) {
            #expect(signer.version == expected["version"]?.integer.map(Int.init))
            #expect(signer.digestAlgorithm == expected["digest_alg"]?.string)
            #expect(signer.signatureAlgorithm == expected["sig_alg"]?.string)
            guard case .issuerAndSerialNumber(let issuer, let serialNumber) = signer.identifier else {
                Issue.record("a signer without issuer and serial number")
                continue
            }
            #expect("0x" + serialNumber.lowercased() == expected["serial"]?.string)
            let index = try #require(expected["signer_cert_index"]?.integer.map(Int.init))
            #expect(issuer == receipt.certificates[index].issuer)
        }
    }

    private static func compare(_ attributes: [AppReceipt.Attribute], _ expected: [JSONValue]) throws {
        try #require(attributes.count == expected.count)
        for (attribute, row) in zip(attributes, expected) {
            #expect(UInt64(exactly: attribute.type) == row["type"]?.integer)
            #expect(UInt64(exactly: attribute.version) == row["version"]?.integer)
            #expect(attribute.value.description == row["value_hex"]?.string)
            if case .inAppPurchase(let purchase) = attribute.content {
                try compare(purchase.attributes, try #require(row["in_app"]).array)
            }
            if let text = row["str"]?.string { #expect(try Self.text(attribute) == text) }
            if let number = row["int"]?.integer { #expect(try Self.number(attribute) == number) }
        }
    }

    /// The text that an attribute holds; the raw value is read where the attribute has no name.
    private static func text(_ attribute: AppReceipt.Attribute) throws -> String? {
        switch attribute.content {
        case .empty: return ""
        case .text(let text): return text
        case .date(let date): return date.recorded
        case .unnamed:
            switch try ReceiptValue(berEncoded: attribute.value) {
            case .utf8(let text), .ia5(let text): return text
            case .integer: return nil
            }
        default: return nil
        }
    }

    private static func number(_ attribute: AppReceipt.Attribute) throws -> UInt64? {
        switch attribute.content {
        case .integer(let number): return number
        case .flag(let flag): return flag ? 1 : 0
        case .unnamed:
            guard case .integer(let number) = try ReceiptValue(berEncoded: attribute.value) else { return nil }
            return number
        default: return nil
        }
    }

    private static func nonEmpty(_ value: JSONValue?) -> String? {
        guard let text = value?.string, !text.isEmpty else { return nil }
        return text
    }

    /// The reader has no short name for the type of mail addresses.
    private static func name(_ value: JSONValue?) -> String? {
        value?.string?.replacingOccurrences(of: "1.2.840.113549.1.9.1=", with: "emailAddress=")
    }
}
