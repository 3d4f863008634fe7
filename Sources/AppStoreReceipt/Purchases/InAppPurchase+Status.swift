internal import ASN1Runtime

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension InAppPurchase {
    /// Whether Apple's support cancelled it, or an upgrade replaced it. Apple says to treat it as if it had never been bought.
    ///
    /// A cancellation date that cannot be read counts too: that there is one is what matters.
    public var isCancelled: Bool {
        attributes.contains { attribute in
            attribute.type == InAppReceiptField.Key<String>.cancellationDate.id && attribute.content != .empty
        }
    }

    /// Whether it began with itself: it restores and renews no other transaction.
    public var isOriginalTransaction: Bool {
        guard let transactionIdentifier else { return false }
        return originalTransactionIdentifier == nil || originalTransactionIdentifier == transactionIdentifier
    }

    /// Whether it is an auto-renewable subscription, which is what has an expiry date.
    public var isAutoRenewable: Bool { subscriptionExpirationDate != nil }

    /// Whether it is an auto-renewable subscription that covers a moment: bought by then, not over yet, not cancelled.
    ///
    /// A receipt knows neither the grace period of a failed payment nor renewals after its own creation; the App Store server does.
    /// - Parameter date: The moment. The one at which a subscription ends is not covered any more.
    public func isActive(at date: Date) -> Bool {
        guard !isCancelled, let start = purchaseDate?.date, let end = subscriptionExpirationDate?.date else {
            return false
        }
        return start <= date && date < end
    }
}
