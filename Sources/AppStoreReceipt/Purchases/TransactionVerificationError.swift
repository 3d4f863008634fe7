/// Why a transaction is not verified.
public struct TransactionVerificationError: Error, Sendable {
    /// What is wrong with the receipt, or with the purchase in it.
    public enum Reason: Error, Sendable {
        /// There is no receipt: the error of what reads it.
        case noReceipt(any Error)
        /// The receipt is not valid: the error of what validates it.
        case invalidReceipt(any Error)
        /// The receipt is valid and does not have the transaction.
        case notInReceipt(StoreTransaction)
        /// The receipt is valid, and has the purchase as cancelled.
        case cancelled(InAppPurchase)
    }

    /// What was wrong: after the refresh, if there was one.
    public let reason: Reason

    /// Whether the receipt was refreshed before it was looked at for the last time.
    public let wasRefreshed: Bool

    /// Why it could not be refreshed; `nil` when it was, or did not need to be.
    public let refreshFailure: (any Error)?

    init(reason: Reason, wasRefreshed: Bool, refreshFailure: (any Error)? = nil) {
        self.reason = reason
        self.wasRefreshed = wasRefreshed
        self.refreshFailure = refreshFailure
    }
}

extension TransactionVerificationError: CustomStringConvertible {
    /// One line: what was wrong, and what became of the refresh.
    public var description: String {
        if let refreshFailure { return "\(reason); and the receipt could not be refreshed: \(refreshFailure)" }
        return wasRefreshed ? "\(reason), also after a refresh" : "\(reason)"
    }
}

extension TransactionVerificationError.Reason: CustomStringConvertible {
    /// What is wrong, without a full stop.
    public var description: String {
        switch self {
        case .noReceipt(let error): return "there is no receipt: \(error)"
        case .invalidReceipt(let error): return "the receipt is not valid: \(error)"
        case .notInReceipt(let transaction):
            let name = transaction.identifier.map { "transaction \($0)" } ?? "purchase"
            return "the receipt has no \(name) of \(transaction.productIdentifier)"
        case .cancelled(let purchase):
            return "the purchase of \(purchase.productIdentifier ?? "the product") was cancelled"
        }
    }
}
