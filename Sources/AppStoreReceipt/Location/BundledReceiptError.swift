public import Foundation

/// Why there is no receipt in the app's bundle.
public enum BundledReceiptError: Error, Hashable, Sendable {
    /// There is no file; `nil` where the system has no place for one.
    case absent(URL?)
    /// There is a file, and it cannot be read; the text is the system's.
    case unreadable(URL, String)
    /// The file has nothing in it, or only white space.
    case empty(URL?)
    /// The file is no receipt.
    case malformed(URL?, ReceiptError)
}

extension BundledReceiptError: CustomStringConvertible {
    /// One line that names the file and what is wrong with it.
    public var description: String {
        switch self {
        case .absent(nil): "this system keeps no App Store receipts"
        case .absent(let url?): "there is no receipt at \(url.path)"
        case .unreadable(let url, let reason): "the receipt at \(url.path) cannot be read: \(reason)"
        case .empty(let url): "the receipt at \(url?.path ?? "no place") is empty"
        case .malformed(let url, let error): "the receipt at \(url?.path ?? "no place"): \(error)"
        }
    }
}
