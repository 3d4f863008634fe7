/// What StoreKit says of a transaction: what is looked for in the receipt.
public struct StoreTransaction: Hashable, Sendable {
    /// The product's identifier: `SKPayment.productIdentifier`.
    public var productIdentifier: String

    /// The transaction's identifier: `SKPaymentTransaction.transactionIdentifier`. With `nil` any purchase of the product will do.
    public var identifier: String?

    /// The identifier of the transaction that it restores: that of `SKPaymentTransaction.original`.
    public var originalIdentifier: String?

    /// A transaction from what StoreKit says of it.
    public init(productIdentifier: String, identifier: String? = nil, originalIdentifier: String? = nil) {
        self.productIdentifier = productIdentifier
        self.identifier = identifier
        self.originalIdentifier = originalIdentifier
    }

    /// Whether a purchase is this transaction, or the one that it restores.
    ///
    /// A restored transaction has a new identifier with every restoration, which the receipt may not have; the original one it has.
    public func matches(_ purchase: InAppPurchase) -> Bool {
        guard purchase.productIdentifier == productIdentifier else { return false }
        let wanted = [identifier, originalIdentifier].compactMap { $0 }
        let found = [purchase.transactionIdentifier, purchase.originalTransactionIdentifier].compactMap { $0 }
        return wanted.isEmpty || !Set(wanted).isDisjoint(with: found)
    }
}
