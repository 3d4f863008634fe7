public import Foundation

/// Sends requests over HTTP: what a ``VerifyReceiptClient`` needs of a library for it. ``URLSessionTransport`` is the one in place;
/// a server with another HTTP client can use that.
public protocol HTTPTransport: Sendable {
    /// Sends a POST and reads the whole answer, whatever its status. It must end soon after its task is cancelled, must not follow
    /// redirections, since the body has a secret in it, and must keep to the limits in the request.
    func post(_ request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse
}

/// A POST (RFC 9110, 9.3.3).
public struct HTTPRequest: Sendable {
    /// Where it goes.
    public var url: URL
    /// The media type of the body.
    public var contentType: String
    /// What is sent. It has secrets in it: log neither it nor anything made of it.
    public var body: Data
    /// How long it may take from its start to the last byte of the answer.
    public var timeout: Duration
    /// How many bytes the answer may have.
    public var maximumResponseSize: Int

    /// A request from its parts.
    public init(url: URL, contentType: String, body: Data, timeout: Duration, maximumResponseSize: Int) {
        self.url = url
        self.contentType = contentType
        self.body = body
        self.timeout = timeout
        self.maximumResponseSize = maximumResponseSize
    }
}

extension HTTPRequest: CustomStringConvertible, CustomReflectable {
    /// The address and how much is sent, without the contents.
    public var description: String { "POST \(url.absoluteString), \(body.count) bytes" }

    /// What there is to see of it: the contents are not.
    public var customMirror: Mirror { Mirror(self, children: ["url": url, "size": body.count]) }
}

/// An answer.
public struct HTTPResponse: Hashable, Sendable {
    /// The status, such as 200 (RFC 9110, 15).
    public var status: Int
    /// The body, without any content coding.
    public var body: Data

    /// An answer from its parts.
    public init(status: Int, body: Data) {
        self.status = status
        self.body = body
    }
}

/// Why there is no answer. Nothing in it says what was sent.
public enum HTTPFailure: Error, Hashable, Sendable {
    /// The task was cancelled.
    case cancelled
    /// The answer was not complete in time.
    case timedOut
    /// The answer has more bytes than it may have.
    case tooLarge
    /// There was no connection, or it broke. `code` is a number of `URLError`, where there is one; `retryable` tells what may pass
    /// from what does not by itself.
    case connection(code: Int?, retryable: Bool)
}
