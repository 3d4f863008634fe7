/// Has the system get a new receipt from the App Store. `StoreKitReceiptRefresher` does where there is StoreKit; tests bring their own.
public protocol ReceiptRefresher: Sendable {
    /// Returns when the new receipt is in its place.
    /// - Throws: When there is none: the user did not sign in, or there is no network.
    func refresh() async throws
}
