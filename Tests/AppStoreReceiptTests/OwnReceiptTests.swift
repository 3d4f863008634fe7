import ASN1Runtime
import AppStoreReceipt
import Foundation
import Testing

/// Receipts signed by a throw-away chain, against the values they were made from.
@Suite struct OwnReceiptTests {
    @Test("The JSON holds what the receipt was made from", arguments: Fixtures.names)
    func json(_ name: String) throws {
        let receipt = try AppReceipt(try Fixtures.receipt(name))
        let written = try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(receipt))
        #expect(written.withoutErrorTexts == (try Fixtures.expected(name)))
    }

    @Test func thereAreReceipts() {
        #expect(Fixtures.names.count == 12)
    }

    @Test(
        "Base64 with white space, CRLF or a byte order mark gives the same receipt",
        arguments: ["production-with-purchases", "sandbox-without-purchases", "xcode-with-purchases"])
    func base64(_ name: String) throws {
        let text = try Data(contentsOf: Fixtures.receipts.appending(path: "\(name).base64.txt"))
        #expect(try AppReceipt(text) == AppReceipt(try Fixtures.receipt(name)))
    }

    @Test func productionProperties() throws {
        let receipt = try AppReceipt(try Fixtures.receipt("production-with-purchases"))
        #expect(receipt.environment == "Production")
        #expect(receipt.appItemID == 1_234_567_890)
        #expect(receipt.bundleIdentifier == "com.example.production")
        #expect(receipt.bundleIdentifierEncoding?.first == 0x0C)
        #expect(receipt.appVersion == "42")
        #expect(receipt.originalAppVersion == "1.0")
        #expect(receipt.opaqueValue?.count == 16)
        #expect(receipt.sha1Hash?.count == 20)
        #expect(receipt.transactionDate == nil)
        #expect(receipt.ageRating == "4+")
        #expect(receipt.developerID == 87_654_321)
        #expect(receipt.downloadID == 502_519_833_498_461)
        #expect(receipt.versionExternalID == 862_551_234)
        #expect(receipt.creationDate?.date == Date(timeIntervalSince1970: 1_708_709_236))
        #expect(receipt.originalPurchaseDate?.utc == "2021-11-05T09:41:00Z")
        #expect(receipt.expirationDate == nil)
        #expect(receipt.volumePurchaseDate == nil)
        #expect(receipt.unreadableAttributes.isEmpty)
        #expect(receipt.attributes.count == 24)
        #expect(receipt.attributes.filter { $0.name == nil }.map(\.type) == [20, 25, 14, 13, 9, 6, 7])

        try #require(receipt.inAppPurchases.count == 3)
        let coins = receipt.inAppPurchases[0]
        #expect(coins.productIdentifier == "com.example.coins")
        #expect(coins.quantity == 25)
        #expect(coins.productType == 1)
        #expect(coins.subscriptionExpirationDate == nil)
        #expect(coins.cancellationDate == nil)
        #expect(coins.isTrialPeriod == false)
        let monthly = receipt.inAppPurchases[1]
        #expect(monthly.isTrialPeriod == true)
        #expect(monthly.isInIntroOfferPeriod == true)
        #expect(monthly.webOrderLineItemID == UInt64(Int64.max))
        #expect(monthly.cancellationDate?.recorded == "2024-02-21T10:30:00Z")
        #expect(monthly.transactionIdentifier == "350001234567891")
        #expect(monthly.originalTransactionIdentifier == "350001234567891")
        #expect(monthly.purchaseDate?.utc == "2024-02-20T08:00:00Z")
        #expect(monthly.originalPurchaseDate?.utc == "2024-02-20T08:00:01Z")
        #expect(monthly.subscriptionExpirationDate?.utc == "2024-03-20T08:00:00Z")
        let offer = receipt.inAppPurchases[2]
        #expect(offer.webOrderLineItemID == .max)
        #expect(offer.itemID == 1 << 40)
        #expect(offer.promotionalOfferIdentifier == "com.example.offer.3m")
    }

    @Test func xcodeProperties() throws {
        let receipt = try AppReceipt(try Fixtures.receipt("xcode-with-purchases"))
        #expect(receipt.environment == "Xcode")
        #expect(receipt.creationDate?.recorded == "2022-10-16T14:29:30+0300")
        #expect(receipt.creationDate?.utc == "2022-10-16T11:29:30Z")
        #expect(receipt.inAppPurchases.last?.purchaseDate?.utc == "2022-10-16T15:55:00.250Z")
        #expect(receipt.inAppPurchases.last?.purchaseDate?.date == Date(timeIntervalSince1970: 1_665_935_700.25))
        #expect(receipt.certificates.map(\.subject) == receipt.certificates.map(\.issuer))
    }

    @Test func signerByKeyIdentifier() throws {
        let receipt = try AppReceipt(try Fixtures.receipt("signer-by-key-identifier"))
        guard case .subjectKeyIdentifier(let identifier)? = receipt.signers.first?.identifier else {
            Issue.record("the signer is not named by its key")
            return
        }
        #expect(identifier.count == 20)
    }

    /// Nothing is lost: an attribute whose value is not what its type promises stays in the list, with the reason.
    @Test func oddAttributes() throws {
        let receipt = try AppReceipt(try Fixtures.receipt("odd-attributes"))
        let errors = receipt.unreadableAttributes.map { attribute in
            "\(attribute.type): " + Self.withoutOffset(attribute.error?.description ?? "")
        }
        #expect(
            errors == [
                "3: value: expected UTF8String [UNIVERSAL 12], found IA5String [UNIVERSAL 22]",
                "1: value: an INTEGER outside 0..18446744073709551615",
                "11: value: an INTEGER outside 0..18446744073709551615",
                "12: expected a date of RFC 3339, found 'yesterday'",
                "18: expected a date of RFC 3339, found '2023-02-30T00:00:00Z'",
                "19: value: the contents are not UTF-8",
                "15: value: the value goes beyond the end of what is around it",
                "16: value: bytes follow the value",
                "17: value[0].type: an INTEGER must have contents octets",
            ])
        #expect(receipt.bundleIdentifier == "com.example.first")
        #expect(receipt.versionExternalID == 0)
        #expect(receipt.opaqueValue == nil)
        let purchase = try #require(receipt.inAppPurchases.first)
        #expect(purchase.unreadableAttributes.map(\.type) == [1713, 1704])
        #expect(purchase.quantity == 2)
        #expect(purchase.isTrialPeriod == nil)
    }

    private static func withoutOffset(_ text: String) -> String {
        text.components(separatedBy: " at offset ").first ?? text
    }
}
