/// One of the two servers that know receipts.
public enum VerifyReceiptServer: String, Hashable, Sendable, CaseIterable {
    /// For receipts of apps and purchases from the App Store.
    case production
    /// For receipts of test accounts and TestFlight.
    case sandbox
}
