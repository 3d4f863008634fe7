internal import Foundation

#if canImport(FoundationNetworking)
internal import FoundationNetworking
#endif

/// One request under way. It is finished once, by whichever comes first: the answer, a failure, the time-out or the cancellation.
final class HTTPExchange: @unchecked Sendable {
    typealias Outcome = Result<HTTPResponse, HTTPFailure>

    private let task: URLSessionTask
    private let limit: Int
    /// Guards everything below.
    private let lock = NSLock()
    private var status: Int?
    private var body = Data()
    private var settled: Outcome?
    private var waiting: CheckedContinuation<Outcome, Never>?

    init(task: URLSessionTask, limit: Int) {
        self.task = task
        self.limit = limit
    }

    /// Starts the request and waits until it is finished. To be called once.
    func outcome() async -> Outcome {
        await withCheckedContinuation { continuation in
            let settled = lock.withLock {
                if self.settled == nil { waiting = continuation }
                return self.settled
            }
            if let settled { continuation.resume(returning: settled) } else { task.resume() }
        }
    }

    /// Finishes it, unless it is finished already, and stops what is still on its way.
    func finish(_ outcome: Outcome) {
        let continuation: CheckedContinuation<Outcome, Never>? = lock.withLock {
            guard settled == nil else { return nil }
            settled = outcome
            body = Data()
            defer { waiting = nil }
            return waiting
        }
        continuation?.resume(returning: outcome)
        if case .failure = outcome { task.cancel() }
    }

    /// Takes the head of the answer.
    /// - Returns: Whether the body is wanted.
    func receive(_ response: URLResponse) -> Bool {
        guard let response = response as? HTTPURLResponse else {
            finish(.failure(.connection(code: nil, retryable: false)))
            return false
        }
        guard response.expectedContentLength <= Int64(limit) else {
            finish(.failure(.tooLarge))
            return false
        }
        lock.withLock { status = response.statusCode }
        return true
    }

    /// Takes a part of the body.
    func receive(_ data: Data) {
        let fits = lock.withLock {
            guard data.count <= limit - body.count else { return false }
            if settled == nil { body.append(data) }
            return true
        }
        if !fits { finish(.failure(.tooLarge)) }
    }

    /// Takes the end, which is an error when the answer broke off.
    func complete(_ error: (any Error)?) {
        if let error {
            finish(.failure(HTTPFailure(error)))
            return
        }
        let (status, body) = lock.withLock { (self.status, self.body) }
        guard let status else {
            finish(.failure(.connection(code: nil, retryable: true)))
            return
        }
        finish(.success(HTTPResponse(status: status, body: body)))
    }
}

extension HTTPFailure {
    /// What an error of URLSession comes to. Nothing of it but the number is kept.
    init(_ error: any Error) {
        guard let error = error as? URLError else {
            self = .connection(code: nil, retryable: false)
            return
        }
        switch error.code {
        case .cancelled: self = .cancelled
        case .timedOut: self = .timedOut
        case .cannotFindHost, .cannotConnectToHost, .networkConnectionLost, .dnsLookupFailed, .notConnectedToInternet:
            self = .connection(code: error.errorCode, retryable: true)
        default: self = .connection(code: error.errorCode, retryable: false)
        }
    }
}
