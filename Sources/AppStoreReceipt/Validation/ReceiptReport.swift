/// What came of every check of a receipt.
public struct ReceiptReport: Sendable {
    /// What came of a check.
    public enum Outcome: Hashable, Sendable {
        /// The receipt passes.
        case passed
        /// The policy does not ask for the check, or it does not apply to such a receipt; the text says why.
        case notRequired(String)
        /// The receipt fails, for one reason or more.
        case failed([ReceiptFailure])
        /// What the check is about is missing, because an earlier one failed.
        case notReached
    }

    /// A check with its outcome.
    public struct Result: Hashable, Sendable {
        /// What was checked.
        public let check: ReceiptCheck

        /// What came of it.
        public let outcome: Outcome
    }

    /// The receipt, when it could be read. Not to be trusted unless ``isValid``.
    public let receipt: AppReceipt?

    /// Every check, in the order of ``ReceiptCheck``.
    public let results: [Result]

    /// Whether no check failed, and none was left out because of another one.
    public var isValid: Bool {
        results.allSatisfy { result in
            switch result.outcome {
            case .passed, .notRequired: return true
            case .failed, .notReached: return false
            }
        }
    }

    /// All reasons why the receipt is not valid, in the order of the checks; none when it is.
    public var failures: [ReceiptFailure] {
        results.flatMap { result in
            guard case .failed(let failures) = result.outcome else { return [ReceiptFailure]() }
            return failures
        }
    }

    /// The checks that failed, in their order.
    public var failedChecks: [ReceiptCheck] {
        results.compactMap { result in
            guard case .failed = result.outcome else { return nil }
            return result.check
        }
    }

    /// The outcome of a check.
    public subscript(check: ReceiptCheck) -> Outcome {
        results.first { $0.check == check }?.outcome ?? .notReached
    }
}

/// A receipt that is not valid, as ``ReceiptValidator/requireValid(_:)`` throws it.
public struct InvalidReceipt: Error, Sendable {
    /// What came of every check.
    public let report: ReceiptReport

    /// All reasons, in the order of the checks.
    public var failures: [ReceiptFailure] { report.failures }
}

extension InvalidReceipt: CustomStringConvertible {
    /// All reasons in one line.
    public var description: String { failures.map(\.description).joined(separator: "; ") }
}
