internal import Foundation

/// Asks the App Store whether a receipt is valid, by its `verifyReceipt`.
///
/// ```swift
/// let client = VerifyReceiptClient(password: sharedSecret)
/// let response = try await client.verify(receipt)
/// let active = response.latestReceiptInfo.filter { $0.expiresDate ?? .distantPast > .now }
/// ```
///
/// For a server of your own, never for an app: an app can neither keep the shared secret nor trust its network. Apple has deprecated
/// `verifyReceipt` in favour of the App Store Server API, and still runs it; what the module `AppStoreReceipt` checks needs neither.
///
/// Production is asked first. A receipt of the sandbox is then sent there, and one that the sandbox sends back is sent back, each
/// way once. What may pass is tried again with growing waits. A client keeps its connections and can be used from many tasks at once.
public struct VerifyReceiptClient: Sendable {
    /// Where and how it asks.
    public let configuration: VerifyReceiptConfiguration

    private let password: Secret?
    private let transport: any HTTPTransport
    private let sleep: @Sendable (Duration) async throws -> Void

    /// A client.
    /// - Parameters:
    ///   - password: The app's shared secret, needed for receipts with auto-renewable subscriptions.
    ///   - configuration: Where and how to ask.
    ///   - transport: What sends the requests.
    ///   - sleep: What waits between retries. It should throw when its task is cancelled.
    public init(
        password: String? = nil, configuration: VerifyReceiptConfiguration = VerifyReceiptConfiguration(),
        transport: any HTTPTransport = URLSessionTransport(),
        sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
    ) {
        self.password = password.map(Secret.init)
        self.configuration = configuration
        self.transport = transport
        self.sleep = sleep
    }

    /// Asks about a receipt.
    /// - Parameters:
    ///   - receipt: The bytes of the receipt, as `Data`, `[UInt8]` or any other sequence.
    ///   - excludingOldTransactions: Whether only the latest transaction of each subscription is wanted.
    /// - Returns: The answer that calls it valid: its status is 0, or 21006 for an old transaction receipt that has expired.
    /// - Throws: ``VerifyReceiptError`` for every other outcome.
    public func verify(
        _ receipt: some Sequence<UInt8> & Sendable, excludingOldTransactions: Bool = false
    ) async throws(VerifyReceiptError) -> VerifyReceiptResponse {
        try await verify(
            base64Encoded: Data(receipt).base64EncodedString(), excludingOldTransactions: excludingOldTransactions)
    }

    /// Asks about a receipt in base64 (RFC 4648, 4), as apps send it to their servers.
    /// - Parameters:
    ///   - receipt: The text, which goes out as it is: whether it is base64 of a receipt is for the App Store to say.
    ///   - excludingOldTransactions: Whether only the latest transaction of each subscription is wanted.
    /// - Returns: The answer that calls it valid: its status is 0, or 21006 for an old transaction receipt that has expired.
    /// - Throws: ``VerifyReceiptError`` for every other outcome.
    public func verify(
        base64Encoded receipt: String, excludingOldTransactions: Bool = false
    ) async throws(VerifyReceiptError) -> VerifyReceiptResponse {
        let request = VerifyReceiptRequest(
            receiptData: receipt, password: password, excludesOldTransactions: excludingOldTransactions)
        guard !receipt.isEmpty, let body = request.body else { throw .emptyReceipt }
        var server = configuration.firstServer
        var switchedTo: Set<VerifyReceiptServer> = []
        var retries = 0
        while true {
            do throws(VerifyReceiptError) {
                let response = try await response(to: body, of: server)
                if response.status.isValid { return response }
                if let proper = response.status.properServer, proper != server, switchedTo.insert(proper).inserted {
                    server = proper
                    continue
                }
                throw .rejected(server, response.status, retryable: response.mayPass)
            } catch {
                guard error.isRetryable, let delay = configuration.retryPolicy.delay(beforeRetry: retries) else {
                    throw error
                }
                retries += 1
                try await wait(delay)
            }
        }
    }

    /// Sends the request once.
    private func response(
        to body: Data, of server: VerifyReceiptServer
    ) async throws(VerifyReceiptError) -> VerifyReceiptResponse {
        guard !Task.isCancelled else { throw .cancelled }
        let request = HTTPRequest(
            url: configuration.url(of: server), contentType: "application/json", body: body,
            timeout: configuration.timeout, maximumResponseSize: configuration.maximumResponseSize)
        let answer: HTTPResponse
        do throws(HTTPFailure) {
            answer = try await transport.post(request)
        } catch {
            throw VerifyReceiptError(error, server: server, limit: configuration.maximumResponseSize)
        }
        guard answer.status == 200 else { throw .httpStatus(server, answer.status) }
        // Transports of others may not keep to the limit; to read a longer answer is what it protects from.
        guard answer.body.count <= configuration.maximumResponseSize else {
            throw .responseTooLarge(server, limit: configuration.maximumResponseSize)
        }
        return try VerifyReceiptResponse(answer.body, server: server)
    }

    private func wait(_ delay: Duration) async throws(VerifyReceiptError) {
        do {
            try await sleep(delay)
        } catch {
            throw .cancelled
        }
    }
}

extension VerifyReceiptResponse {
    /// Whether the same request may succeed later: what the answer says, where Apple lets it speak, and the status otherwise.
    fileprivate var mayPass: Bool {
        if case .internalDataAccessError = status, let isRetryable { return isRetryable }
        return status.isRetryable
    }
}

extension VerifyReceiptError {
    fileprivate init(_ failure: HTTPFailure, server: VerifyReceiptServer, limit: Int) {
        switch failure {
        case .cancelled: self = .cancelled
        case .timedOut: self = .timedOut(server)
        case .tooLarge: self = .responseTooLarge(server, limit: limit)
        case .connection(let code, let retryable): self = .connection(server, code: code, retryable: retryable)
        }
    }
}
