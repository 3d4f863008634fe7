import AppStoreServer
import Foundation

/// Both servers of the App Store on loopback, with scripts of replies; and what waits between retries, which does not wait.
final class TestAppStore: @unchecked Sendable {
    private let lock = NSLock()
    private var replies: [VerifyReceiptServer: [Reply]]
    private var waits: [Duration] = []
    private var server: LoopbackServer?

    /// Starts the servers. Each gives its replies in turn, and the last one from then on; one without replies hangs up.
    init(production: [Reply] = [], sandbox: [Reply] = []) throws {
        replies = [.production: production, .sandbox: sandbox]
        server = try LoopbackServer { [weak self] in self?.reply(to: $0) ?? .hangUp }
    }

    deinit { server?.stop() }

    private func reply(to request: ReceivedRequest) -> Reply {
        guard let name = VerifyReceiptServer(rawValue: String(request.path.dropFirst())) else { return .hangUp }
        return lock.withLock {
            guard let replies = replies[name], let reply = replies.first else { return .hangUp }
            if replies.count > 1 { self.replies[name] = Array(replies.dropFirst()) }
            return reply
        }
    }

    /// What was asked so far.
    var requests: [ReceivedRequest] { server?.requests ?? [] }

    /// Which of the two was asked each time: `p` and `s`.
    var order: String { requests.map { String($0.path.dropFirst().prefix(1)) }.joined() }

    /// How long the client wanted to wait each time.
    var delays: [Duration] { lock.withLock { waits } }

    /// A client of these servers, without chance in its waits.
    func client(
        password: String? = nil, retries: Int = 3,
        adjust: (inout VerifyReceiptConfiguration) -> Void = { _ in }
    ) throws -> VerifyReceiptClient {
        guard let server else { throw CancellationError() }
        var configuration = VerifyReceiptConfiguration(
            productionURL: try server.url("/production"), sandboxURL: try server.url("/sandbox"))
        configuration.retryPolicy = RetryPolicy(maximumRetries: retries, jitter: 0)
        // Long enough for a machine that is busy with other tests.
        configuration.timeout = .seconds(60)
        adjust(&configuration)
        return VerifyReceiptClient(password: password, configuration: configuration) { [weak self] delay in
            try Task.checkCancellation()
            self?.note(delay)
        }
    }

    private func note(_ delay: Duration) { lock.withLock { waits.append(delay) } }
}

/// What a verification came to: an answer or an error.
func outcome(
    _ client: VerifyReceiptClient, _ receipt: [UInt8] = [0x30, 0x80]
) async -> Result<VerifyReceiptResponse, VerifyReceiptError> {
    do throws(VerifyReceiptError) {
        return .success(try await client.verify(receipt))
    } catch {
        return .failure(error)
    }
}

extension Result {
    /// The error of a failure.
    var failure: Failure? {
        guard case .failure(let error) = self else { return nil }
        return error
    }
}
