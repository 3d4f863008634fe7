/// Why there is no answer that says a receipt is valid.
///
/// No case and no description has the receipt, the shared secret or anything else that was sent, and none has an error of another
/// library in it, which might.
public enum VerifyReceiptError: Error, Hashable, Sendable {
    /// What is wrong with an answer.
    public enum Malformation: Hashable, Sendable {
        /// The answer is not JSON.
        case notJSON
        /// The answer is JSON, and no object.
        case notAnObject
        /// There is no `status`, or it is not a number.
        case noStatus
        /// A field has another structure than it should, such as text instead of an object.
        case field(String)
    }

    /// There was nothing to send.
    case emptyReceipt
    /// The task was cancelled.
    case cancelled
    /// The answer was not complete in time.
    case timedOut(VerifyReceiptServer)
    /// There was no connection, or it broke. `retryable` is false for what does not pass by itself, such as a certificate that is
    /// not trusted; `code` is the number of the `URLError`, where there is one.
    case connection(VerifyReceiptServer, code: Int?, retryable: Bool)
    /// The server answered with an HTTP status other than 200 (RFC 9110, 15).
    case httpStatus(VerifyReceiptServer, Int)
    /// The answer has more bytes than the limit.
    case responseTooLarge(VerifyReceiptServer, limit: Int)
    /// The answer is not what it should be.
    case malformedResponse(VerifyReceiptServer, Malformation)
    /// The App Store does not say that the receipt is valid. `retryable` is what the answer says, and what the status says where the
    /// answer does not.
    case rejected(VerifyReceiptServer, VerifyReceiptStatus, retryable: Bool)

    /// Whether the same request may succeed later. Of HTTP statuses these are 408, 429 and those of the server's own faults.
    public var isRetryable: Bool {
        switch self {
        case .emptyReceipt, .cancelled, .responseTooLarge, .malformedResponse: false
        case .timedOut: true
        case .connection(_, _, let retryable), .rejected(_, _, let retryable): retryable
        case .httpStatus(_, let status): status == 408 || status == 429 || (500...599).contains(status)
        }
    }

    /// The server that was asked last; `nil` when none was.
    public var server: VerifyReceiptServer? {
        switch self {
        case .emptyReceipt, .cancelled: nil
        case .timedOut(let server), .connection(let server, _, _), .httpStatus(let server, _),
            .responseTooLarge(let server, _), .malformedResponse(let server, _), .rejected(let server, _, _):
            server
        }
    }
}

extension VerifyReceiptError: CustomStringConvertible {
    /// One line that names the server and what went wrong there.
    public var description: String {
        guard let server else { return problem }
        return "the \(server.rawValue) server: \(problem)"
    }

    private var problem: String {
        switch self {
        case .emptyReceipt: "there is no receipt to verify"
        case .cancelled: "the verification was cancelled"
        case .timedOut: "no complete answer in time"
        case .connection(_, let code?, _): "the connection failed (URLError \(code))"
        case .connection(_, nil, _): "the connection failed"
        case .httpStatus(_, let status): "HTTP status \(status)"
        case .responseTooLarge(_, let limit): "the answer has more than \(limit) bytes"
        case .malformedResponse(_, .notJSON): "the answer is not JSON"
        case .malformedResponse(_, .notAnObject): "the answer is not an object"
        case .malformedResponse(_, .noStatus): "the answer has no status"
        case .malformedResponse(_, .field(let name)): "'\(name)' in the answer is not what it should be"
        case .rejected(_, let status, _): "status \(status)"
        }
    }
}
