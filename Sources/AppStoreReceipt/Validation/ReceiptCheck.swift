/// What is checked of a receipt, in Apple's order. Their second step, that Apple signed it, is the four checks from ``signature`` to
/// ``environment``.
public enum ReceiptCheck: String, CaseIterable, Hashable, Sendable, CustomStringConvertible {
    /// There is a receipt: one CMS message with a receipt in it, and nothing behind it.
    case located
    /// Each signer's signature is one over the receipt by the certificate that it names.
    case signature
    /// Each signer's certificate leads to a trusted root, and all certificates were valid when the receipt was made.
    case certificates
    /// The certificates are those that Apple signs receipts with, not any of Apple's.
    case marks
    /// The receipt is from an accepted environment, and the root is one for it.
    case environment
    /// The receipt is for the app.
    case bundleIdentifier
    /// The receipt is for the app's version.
    case appVersion
    /// The receipt is for the device.
    case deviceHash
    /// The receipt has not expired.
    case expiration

    /// The name of the case, also in a list of checks.
    public var description: String { rawValue }

    /// The check in a few words, such as "bundle identifier".
    public var title: String {
        switch self {
        case .located: return "located and readable"
        case .signature: return "signature"
        case .certificates: return "certificates"
        case .marks: return "marks of Apple's receipts"
        case .environment: return "environment"
        case .bundleIdentifier: return "bundle identifier"
        case .appVersion: return "version"
        case .deviceHash: return "hash of the device"
        case .expiration: return "expiry"
        }
    }
}
