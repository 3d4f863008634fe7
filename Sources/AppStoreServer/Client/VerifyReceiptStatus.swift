/// What the App Store says about a receipt: the `status` of an answer of `verifyReceipt`.
public enum VerifyReceiptStatus: Hashable, Sendable {
    /// The receipt is valid. (0)
    case valid
    /// The request was not a POST. (21000)
    case notPosted
    /// A status that the App Store no longer sends. (21001)
    case noLongerSent
    /// The receipt is damaged or missing, or the App Store had a passing problem: Apple says to try again. (21002)
    case malformedReceiptData
    /// The receipt could not be authenticated. (21003)
    case notAuthenticated
    /// The shared secret is not the one on file for the account. (21004)
    case wrongPassword
    /// The server could not provide the receipt just now. (21005)
    case unavailable
    /// The receipt is valid, and its subscription has expired; only for transaction receipts in the style of iOS 6. (21006)
    case subscriptionExpired
    /// The receipt is one of the sandbox, and was sent to the production server. (21007)
    case sandboxReceipt
    /// The receipt is one of production, and was sent to the sandbox server. (21008)
    case productionReceipt
    /// An internal data access error. (21009)
    case internalError
    /// The user's account cannot be found, or was deleted. (21010)
    case accountNotFound
    /// One of the internal data access errors 21100 to 21199, by its number.
    case internalDataAccessError(Int)
    /// A number without documentation.
    case unknown(Int)

    private static let documented: [VerifyReceiptStatus] = [
        .valid, .notPosted, .noLongerSent, .malformedReceiptData, .notAuthenticated, .wrongPassword, .unavailable,
        .subscriptionExpired, .sandboxReceipt, .productionReceipt, .internalError, .accountNotFound,
    ]

    /// The status that a number stands for.
    public init(code: Int) {
        switch code {
        case 21100...21199: self = .internalDataAccessError(code)
        default: self = Self.documented.first { $0.code == code } ?? .unknown(code)
        }
    }

    /// The number in the answer.
    public var code: Int {
        switch self {
        case .valid: 0
        case .notPosted: 21000
        case .noLongerSent: 21001
        case .malformedReceiptData: 21002
        case .notAuthenticated: 21003
        case .wrongPassword: 21004
        case .unavailable: 21005
        case .subscriptionExpired: 21006
        case .sandboxReceipt: 21007
        case .productionReceipt: 21008
        case .internalError: 21009
        case .accountNotFound: 21010
        case .internalDataAccessError(let code), .unknown(let code): code
        }
    }

    /// Whether the receipt is valid: 0, and 21006, which says so too and adds that the subscription is over.
    public var isValid: Bool { self == .valid || self == .subscriptionExpired }

    /// Whether the same request may succeed later, as Apple says of 21002, 21005, 21009 and 21100 to 21199. Of the last the answer
    /// itself may say otherwise: ``VerifyReceiptResponse/isRetryable``.
    public var isRetryable: Bool {
        switch self {
        case .malformedReceiptData, .unavailable, .internalError, .internalDataAccessError: true
        default: false
        }
    }

    /// The server that the receipt belongs to, when it was sent to the other one.
    public var properServer: VerifyReceiptServer? {
        switch self {
        case .sandboxReceipt: .sandbox
        case .productionReceipt: .production
        default: nil
        }
    }
}

extension VerifyReceiptStatus: CustomStringConvertible {
    /// The number and what it means, such as `21003: the receipt could not be authenticated`.
    public var description: String { "\(code): \(meaning)" }

    private var meaning: String {
        switch self {
        case .valid: "the receipt is valid"
        case .notPosted: "the request was not a POST"
        case .noLongerSent: "a status that is no longer sent"
        case .malformedReceiptData: "the receipt is malformed, or the service has a passing problem"
        case .notAuthenticated: "the receipt could not be authenticated"
        case .wrongPassword: "the shared secret is not the one on file"
        case .unavailable: "the server could not provide the receipt just now"
        case .subscriptionExpired: "the receipt is valid and its subscription has expired"
        case .sandboxReceipt: "a receipt of the sandbox was sent to production"
        case .productionReceipt: "a receipt of production was sent to the sandbox"
        case .internalError, .internalDataAccessError: "an internal data access error"
        case .accountNotFound: "the user's account cannot be found or was deleted"
        case .unknown: "a status without documentation"
        }
    }
}
