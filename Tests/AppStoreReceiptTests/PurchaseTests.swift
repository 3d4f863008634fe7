import AppStoreReceipt
import Foundation
import Testing

/// What was bought, and what of it counts.
@Suite struct PurchaseTests {
    typealias Purchase = WrittenReceipt.Purchase

    static let monthly = "com.example.monthly"
    static let yearly = "com.example.yearly"
    static let coins = "com.example.coins"

    /// A subscription with a trial and two renewals, the last of which was cancelled; one that was bought once; one of which the first
    /// transaction is missing; a consumable.
    static let purchases: [Purchase] = [
        Purchase(
            product: monthly, transaction: "2", original: "1", purchased: "2024-02-01T00:00:00Z",
            expires: "2024-03-01T00:00:00Z", isTrial: false),
        Purchase(
            product: monthly, transaction: "1", original: "1", purchased: "2024-01-01T00:00:00Z",
            expires: "2024-02-01T00:00:00Z", isTrial: true),
        Purchase(
            product: monthly, transaction: "3", original: "1", purchased: "2024-03-01T00:00:00Z",
            expires: "2024-04-01T00:00:00Z", cancelled: "2024-03-02T00:00:00Z", isTrial: false),
        Purchase(
            product: yearly, transaction: "11", original: "10", purchased: "2024-01-15T00:00:00+0200",
            expires: "2025-01-15T00:00:00+0200", isIntroductory: true),
        Purchase(product: coins, transaction: "20", purchased: "2024-02-02T00:00:00Z", expires: ""),
        Purchase(product: "com.example.refunded", transaction: "30", original: "30", cancelled: "2024-02-02T00:00:00Z"),
    ]

    static func receipt(_ purchases: [Purchase] = purchases) throws -> AppReceipt {
        try WrittenReceipt(purchases: purchases).receipt()
    }

    static func date(_ text: String) throws -> Date { try #require(ReceiptDate(text)).date }

    @Test func products() throws {
        let receipt = try Self.receipt()
        #expect(receipt.inAppPurchases.count == 6)
        #expect(receipt.containsPurchase(of: Self.monthly))
        #expect(receipt.containsPurchase(of: Self.coins))
        #expect(!receipt.containsPurchase(of: "com.example.refunded"))
        #expect(!receipt.containsPurchase(of: "com.example"))
        #expect(receipt.purchases(of: "com.example.refunded").count == 1)
        #expect(receipt.purchases(of: Self.monthly).map(\.transactionIdentifier) == ["2", "1", "3"])
        #expect(receipt.purchase(transactionIdentifier: "11")?.productIdentifier == Self.yearly)
        #expect(receipt.purchase(transactionIdentifier: "10") == nil)
    }

    @Test(
        "A cancellation counts, also one that cannot be read",
        arguments: [
            (nil, false), ("", false), ("2024-02-02T00:00:00Z", true), ("yesterday", true),
        ] as [(String?, Bool)])
    func cancellation(_ text: String?, _ isCancelled: Bool) throws {
        let receipt = try Self.receipt([
            Purchase(
                product: Self.monthly, purchased: "2024-01-01T00:00:00Z", expires: "2024-02-01T00:00:00Z",
                cancelled: text)
        ])
        let purchase = try #require(receipt.inAppPurchases.first)
        #expect(purchase.isCancelled == isCancelled)
        #expect(receipt.containsPurchase(of: Self.monthly) == !isCancelled)
        #expect(purchase.isActive(at: try Self.date("2024-01-15T00:00:00Z")) == !isCancelled)
        #expect((receipt.latestExpiration(of: Self.monthly) == nil) == isCancelled)
    }

    @Test(
        "A subscription runs from its purchase until before its end",
        arguments: [
            ("2023-12-31T23:59:59Z", []),
            ("2024-01-01T00:00:00Z", ["1"]),
            ("2024-01-14T21:59:59Z", ["1"]),
            ("2024-01-14T22:00:00Z", ["1", "11"]),
            ("2024-01-31T23:59:59.999Z", ["1", "11"]),
            ("2024-02-01T00:00:00Z", ["2", "11"]),
            // The third one was cancelled.
            ("2024-03-01T00:00:00Z", ["11"]),
            ("2025-01-14T21:59:59Z", ["11"]),
            ("2025-01-14T22:00:00Z", []),
        ])
    func active(_ moment: String, _ transactions: [String]) throws {
        let receipt = try Self.receipt()
        let date = try Self.date(moment)
        #expect(receipt.activeSubscriptions(at: date).map(\.transactionIdentifier) == transactions)
        #expect(receipt.hasActiveSubscription(to: Self.yearly, at: date) == transactions.contains("11"))
        #expect(
            receipt.hasActiveSubscription(to: Self.monthly, at: date) == !Set(transactions).isDisjoint(with: ["1", "2"])
        )
        #expect(!receipt.hasActiveSubscription(to: Self.coins, at: date))
    }

    @Test func subscriptionsWithoutDates() throws {
        let receipt = try Self.receipt([
            Purchase(product: Self.monthly, expires: "2024-02-01T00:00:00Z"),
            Purchase(product: Self.monthly, purchased: "2024-01-01T00:00:00Z"),
            Purchase(product: Self.monthly, purchased: "2024-01-01T00:00:00Z", expires: "never"),
            Purchase(purchased: "2024-01-01T00:00:00Z", expires: "2024-02-01T00:00:00Z"),
        ])
        #expect(!receipt.hasActiveSubscription(to: Self.monthly, at: try Self.date("2024-01-15T00:00:00Z")))
        #expect(receipt.inAppPurchases.map(\.isAutoRenewable) == [true, false, false, true])
        #expect(receipt.latestExpirations == [Self.monthly: try Self.date("2024-02-01T00:00:00Z")])
    }

    @Test func expirations() throws {
        let receipt = try Self.receipt()
        #expect(receipt.latestExpiration(of: Self.monthly) == (try Self.date("2024-03-01T00:00:00Z")))
        #expect(receipt.latestExpiration(of: Self.yearly) == (try Self.date("2025-01-14T22:00:00Z")))
        #expect(receipt.latestExpiration(of: Self.coins) == nil)
        #expect(
            receipt.latestExpirations == [
                Self.monthly: try Self.date("2024-03-01T00:00:00Z"), Self.yearly: try Self.date("2025-01-14T22:00:00Z"),
            ])
    }

    @Test func originalTransactions() throws {
        let receipt = try Self.receipt()
        #expect(receipt.inAppPurchases.map(\.isOriginalTransaction) == [false, true, false, false, true, true])
        let originals = receipt.inAppPurchases.map { receipt.originalTransaction(of: $0)?.transactionIdentifier }
        // The first transaction of the yearly subscription is not in the receipt.
        #expect(originals == ["1", "1", "1", nil, "20", "30"])
        let renewals = receipt.transactions(originalTransactionIdentifier: "1")
        #expect(renewals.map(\.transactionIdentifier) == ["1", "2", "3"])
        #expect(receipt.transactions(originalTransactionIdentifier: "20").map(\.productIdentifier) == [Self.coins])
        #expect(receipt.transactions(originalTransactionIdentifier: "10").map(\.transactionIdentifier) == ["11"])
        #expect(receipt.transactions(originalTransactionIdentifier: "99").isEmpty)
    }

    @Test func offers() throws {
        let receipt = try Self.receipt()
        #expect(receipt.hasUsedTrial(of: [Self.monthly]))
        #expect(!receipt.hasUsedTrial(of: [Self.yearly, Self.coins]))
        #expect(receipt.hasUsedTrial(of: [Self.yearly, Self.monthly] as Set))
        #expect(receipt.hasUsedIntroductoryOffer(of: [Self.monthly]))
        #expect(receipt.hasUsedIntroductoryOffer(of: [Self.yearly]))
        #expect(!receipt.hasUsedIntroductoryOffer(of: [Self.coins]))
        #expect(!receipt.hasUsedIntroductoryOffer(of: []))
        let cancelled = Purchase(product: Self.yearly, cancelled: "2024-02-02T00:00:00Z", isTrial: true)
        #expect(try Self.receipt([cancelled]).hasUsedTrial(of: [Self.yearly]))
    }

    /// The same questions to a receipt that others wrote.
    @Test func receiptWithEverything() throws {
        let receipt = try AppReceipt(try Fixtures.receipt("production-with-purchases"))
        #expect(receipt.containsPurchase(of: Self.coins))
        #expect(!receipt.containsPurchase(of: Self.monthly))
        #expect(receipt.hasUsedTrial(of: [Self.monthly]))
        #expect(
            receipt.activeSubscriptions(at: try Self.date("2024-03-01T00:00:00Z")).map(\.transactionIdentifier)
                == ["350001234567892"])
    }
}
