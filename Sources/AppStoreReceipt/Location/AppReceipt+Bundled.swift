public import Foundation

extension AppReceipt {
    /// Where the system keeps the receipt of the running app: `Bundle.main.appStoreReceiptURL`. There need not be a file. `nil` on systems
    /// without an App Store.
    public static var bundledURL: URL? { Bundle.main.appStoreReceiptURL }

    /// The bytes of the running app's receipt, such as a validator wants them.
    /// - Parameter url: Another file, for tests.
    /// - Throws: ``BundledReceiptError``: absent, unreadable or empty.
    public static func bundledBytes(at url: URL? = bundledURL) throws(BundledReceiptError) -> [UInt8] {
        guard let url else { throw .absent(nil) }
        let data: Data
        do {
            data = try Data(contentsOf: url)
        } catch {
            throw Self.isMissing(error) ? .absent(url) : .unreadable(url, "\(error.localizedDescription)")
        }
        guard !data.isEmpty else { throw .empty(url) }
        return [UInt8](data)
    }

    /// The running app's receipt. It is read, not validated.
    ///
    /// On macOS an app without a receipt is to end with ``ReceiptExitStatus/needsReceipt``, so that the system gets one.
    /// - Parameter url: Another file, for tests.
    /// - Throws: ``BundledReceiptError``: absent, unreadable, empty or malformed.
    public static func bundled(at url: URL? = bundledURL) throws(BundledReceiptError) -> AppReceipt {
        let bytes = try bundledBytes(at: url)
        do throws(ReceiptError) {
            return try AppReceipt(bytes)
        } catch .empty {
            throw .empty(url)
        } catch {
            throw .malformed(url, error)
        }
    }

    private static func isMissing(_ error: any Error) -> Bool {
        guard let code = (error as? CocoaError)?.code else { return false }
        return code == .fileReadNoSuchFile || code == .fileNoSuchFile
    }
}
