internal import Foundation

#if canImport(FoundationNetworking)
internal import FoundationNetworking
#endif

/// Sends requests with a `URLSession` of its own, which has no cache, no cookies and no credentials, and ends with this object.
///
/// On Linux, swift-corelibs-foundation traps by itself when a header claims a Content-Length of 2^63 bytes or more. The answers come from
/// Apple by TLS; where that is not enough, bring a transport of your own.
public final class URLSessionTransport: HTTPTransport {
    private let router = ExchangeRouter()
    private let session: URLSession

    /// A transport without connections yet.
    public init() {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.urlCache = nil
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        configuration.httpCookieStorage = nil
        configuration.httpShouldSetCookies = false
        configuration.urlCredentialStorage = nil
        session = URLSession(configuration: configuration, delegate: router, delegateQueue: nil)
    }

    deinit {
        // A session holds its delegate and its connections until it is told to end.
        session.finishTasksAndInvalidate()
    }

    /// Sends a POST and reads the whole answer, whatever its status.
    public func post(_ request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse {
        var message = URLRequest(url: request.url)
        message.httpMethod = "POST"
        message.httpBody = request.body
        message.setValue(request.contentType, forHTTPHeaderField: "Content-Type")
        // Foundation on Linux traps on numbers that do not fit an `Int`.
        let timeout = min(request.timeout, .seconds(86_400))
        message.timeoutInterval = timeout / .seconds(1)
        let task = session.dataTask(with: message)
        let exchange = HTTPExchange(task: task, limit: request.maximumResponseSize)
        router.add(exchange, for: task)
        // The time-out of a URLRequest starts again with every byte that arrives.
        let deadline = Task {
            try await Task.sleep(for: timeout)
            exchange.finish(.failure(.timedOut))
        }
        defer {
            deadline.cancel()
            router.remove(task)
        }
        let outcome = await withTaskCancellationHandler {
            await exchange.outcome()
        } onCancel: {
            exchange.finish(.failure(.cancelled))
        }
        return try outcome.get()
    }
}
