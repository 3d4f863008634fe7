/// Verifies transactions against the app's receipt, and refreshes the receipt once when that fails: right after a purchase or a
/// restoration the receipt may be missing or older than the transaction.
///
/// ```swift
/// let verifier = TransactionVerifier(
///     load: { try AppReceipt.bundledBytes() },
///     validate: { try validator.requireValid($0) },
///     refresher: StoreKitReceiptRefresher())
/// let purchase = try await verifier.verify(StoreTransaction(productIdentifier: "com.example.pro", identifier: id))
/// ```
public struct TransactionVerifier: Sendable {
    private let load: @Sendable () throws -> [UInt8]
    private let validate: @Sendable ([UInt8]) throws -> AppReceipt
    private let refresher: any ReceiptRefresher

    /// A verifier.
    /// - Parameters:
    ///   - load: Reads the receipt, anew each time.
    ///   - validate: Checks the receipt and throws when it is not valid. To only read it here is to trust anyone.
    ///   - refresher: Gets a new receipt.
    public init(
        load: @escaping @Sendable () throws -> [UInt8], validate: @escaping @Sendable ([UInt8]) throws -> AppReceipt,
        refresher: any ReceiptRefresher
    ) {
        self.load = load
        self.validate = validate
        self.refresher = refresher
    }

    /// Looks for a transaction in a valid receipt; if there is none, refreshes the receipt and looks once more.
    /// - Returns: The purchase that the transaction is. Of several it is the last one recorded that was not cancelled.
    /// - Throws: ``TransactionVerificationError`` that says what was wrong at last, and whether there was a refresh. A cancelled purchase
    ///   in a valid receipt is the App Store's last word: nothing is refreshed for it.
    public func verify(_ transaction: StoreTransaction) async throws(TransactionVerificationError) -> InAppPurchase {
        let first: TransactionVerificationError.Reason
        switch find(transaction) {
        case .success(let purchase): return purchase
        case .failure(let reason): first = reason
        }
        if case .cancelled = first { throw TransactionVerificationError(reason: first, wasRefreshed: false) }
        do {
            try await refresher.refresh()
        } catch {
            throw TransactionVerificationError(reason: first, wasRefreshed: false, refreshFailure: error)
        }
        switch find(transaction) {
        case .success(let purchase): return purchase
        case .failure(let reason): throw TransactionVerificationError(reason: reason, wasRefreshed: true)
        }
    }

    private func find(_ transaction: StoreTransaction) -> Result<InAppPurchase, TransactionVerificationError.Reason> {
        let bytes: [UInt8]
        do {
            bytes = try load()
        } catch {
            return .failure(.noReceipt(error))
        }
        let receipt: AppReceipt
        do {
            receipt = try validate(bytes)
        } catch {
            return .failure(.invalidReceipt(error))
        }
        let purchases = receipt.inAppPurchases.filter(transaction.matches)
        if let purchase = purchases.last(where: { !$0.isCancelled }) { return .success(purchase) }
        return .failure(purchases.last.map { .cancelled($0) } ?? .notInReceipt(transaction))
    }
}
