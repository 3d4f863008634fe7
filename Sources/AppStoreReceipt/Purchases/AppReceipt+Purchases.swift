#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What was bought.
///
/// A receipt does not have everything. A **consumable** is in it from its purchase until the app finishes the transaction, and is gone
/// when the receipt is next made: keep count of consumables elsewhere, never by receipts. Nor does a receipt say whether a purchase
/// came by **Family Sharing**: it has no field for whose purchase it is, and none for the group of a subscription. For these ask the
/// App Store's server.
///
/// Nothing here checks the receipt: ask a receipt that was validated.
extension AppReceipt {
    /// All purchases of a product in the order recorded, cancelled ones too.
    public func purchases(of product: String) -> [InAppPurchase] {
        inAppPurchases.filter { $0.productIdentifier == product }
    }

    /// Whether a product was bought, and not cancelled. For a subscription that says nothing of whether it runs: see
    /// ``hasActiveSubscription(to:at:)``.
    public func containsPurchase(of product: String) -> Bool {
        purchases(of: product).contains { !$0.isCancelled }
    }

    /// The purchase that a transaction made, or `nil` when there is none of that identifier.
    public func purchase(transactionIdentifier: String) -> InAppPurchase? {
        inAppPurchases.first { $0.transactionIdentifier == transactionIdentifier }
    }

    /// The purchase that another one restores or renews; itself when it does neither.
    /// - Returns: `nil` when the receipt does not have it. Receipts often lack the first purchase of a subscription, whose identifier and
    ///   date are still in ``InAppPurchase/originalTransactionIdentifier`` and ``InAppPurchase/originalPurchaseDate``.
    public func originalTransaction(of purchase: InAppPurchase) -> InAppPurchase? {
        if purchase.isOriginalTransaction { return purchase }
        return purchase.originalTransactionIdentifier.flatMap(self.purchase(transactionIdentifier:))
    }

    /// All purchases that go back to one transaction, it included, by the date they were bought: the renewals of a subscription.
    public func transactions(originalTransactionIdentifier: String) -> [InAppPurchase] {
        let transactions = inAppPurchases.filter {
            ($0.originalTransactionIdentifier ?? $0.transactionIdentifier) == originalTransactionIdentifier
        }
        return transactions.sorted { ($0.purchaseDate?.date ?? .distantPast) < ($1.purchaseDate?.date ?? .distantPast) }
    }
}

/// Subscriptions.
extension AppReceipt {
    /// The auto-renewable subscriptions that cover a moment, in the order recorded.
    public func activeSubscriptions(at date: Date) -> [InAppPurchase] {
        inAppPurchases.filter { $0.isActive(at: date) }
    }

    /// Whether a subscription to a product covers a moment.
    public func hasActiveSubscription(to product: String, at date: Date) -> Bool {
        purchases(of: product).contains { $0.isActive(at: date) }
    }

    /// The latest moment that a subscription to a product lasts to, cancelled purchases left out; `nil` when there is none.
    public func latestExpiration(of product: String) -> Date? {
        purchases(of: product).lazy.filter { !$0.isCancelled }.compactMap { $0.subscriptionExpirationDate?.date }.max()
    }

    /// The latest moment that each product with subscriptions lasts to, cancelled purchases left out, by product identifier.
    public var latestExpirations: [String: Date] {
        var latest: [String: Date] = [:]
        for purchase in inAppPurchases where !purchase.isCancelled {
            guard let product = purchase.productIdentifier, let end = purchase.subscriptionExpirationDate?.date else {
                continue
            }
            latest[product] = max(latest[product] ?? end, end)
        }
        return latest
    }

    /// Whether a free trial was used in any of some products. Cancelled purchases count: the trial is used up all the same.
    /// - Parameter products: The products of one subscription group, since trials are given once for each group.
    public func hasUsedTrial(of products: some Collection<String>) -> Bool {
        uses(products) { $0.isTrialPeriod == true }
    }

    /// Whether an introductory offer was used in any of some products, be it a free trial or a lower price: who has used one gets no
    /// other. Cancelled purchases count.
    /// - Parameter products: The products of one subscription group, since such offers are given once for each group.
    public func hasUsedIntroductoryOffer(of products: some Collection<String>) -> Bool {
        uses(products) { $0.isTrialPeriod == true || $0.isInIntroOfferPeriod == true }
    }

    private func uses(_ products: some Collection<String>, _ condition: (InAppPurchase) -> Bool) -> Bool {
        inAppPurchases.contains { purchase in
            purchase.productIdentifier.map(products.contains) == true && condition(purchase)
        }
    }
}
