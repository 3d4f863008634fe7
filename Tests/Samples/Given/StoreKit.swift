import AppStoreReceipt

// What the library has on Apple's systems alone.
struct StoreKitReceiptRefresher: ReceiptRefresher {
    func refresh() async throws {}
}
