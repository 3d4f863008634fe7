/// How an app for macOS says that it has no receipt that is valid.
public enum ReceiptExitStatus {
    /// The status to `exit` with when the receipt is absent or not valid. macOS then asks the user to sign in, gets a receipt from the App
    /// Store and starts the app again; if it cannot, it tells the user that the app is damaged.
    ///
    /// ```swift
    /// guard let receipt = try? validator.requireValid(AppReceipt.bundledBytes()) else { exit(ReceiptExitStatus.needsReceipt) }
    /// ```
    ///
    /// - Do it as early as can be, before a window opens and before anything of the user's is touched.
    /// - Only on macOS, and only where the app comes from the Mac App Store: on iOS an app must not end itself, and gets a receipt by
    ///   `StoreKitReceiptRefresher`.
    /// - Whichever check fails: that is what Apple asks for.
    /// - Call `exit` where the check is, not in one function for all: one function is easy to take out.
    public static let needsReceipt: Int32 = 173
}
