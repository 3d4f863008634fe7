public import Foundation

/// Where and how a ``VerifyReceiptClient`` asks.
public struct VerifyReceiptConfiguration: Hashable, Sendable {
    /// The address of the production server: `https://buy.itunes.apple.com/verifyReceipt`.
    public var productionURL: URL

    /// The address of the sandbox server: `https://sandbox.itunes.apple.com/verifyReceipt`.
    public var sandboxURL: URL

    /// The server that is asked first. Apple says to begin with production everywhere, also in builds that App Review tests.
    public var firstServer: VerifyReceiptServer = .production

    /// How long one request may take from its start to the last byte of the answer; a day at most.
    public var timeout: Duration = .seconds(30)

    /// How many bytes an answer may have; a longer one is an error, and no more of it is read.
    public var maximumResponseSize = 32 << 20

    /// When to ask again after a failure that may pass.
    public var retryPolicy = RetryPolicy()

    /// Apple's servers, with all else as the properties say.
    public init() {
        productionURL = Self.address("buy.itunes.apple.com")
        sandboxURL = Self.address("sandbox.itunes.apple.com")
    }

    /// Other servers, such as a relay that holds the shared secret, or one for tests. The shared secret is sent to them: they
    /// should be of `https`.
    public init(productionURL: URL, sandboxURL: URL) {
        self.productionURL = productionURL
        self.sandboxURL = sandboxURL
    }

    /// The address of a server.
    public func url(of server: VerifyReceiptServer) -> URL {
        switch server {
        case .production: productionURL
        case .sandbox: sandboxURL
        }
    }

    private static func address(_ host: String) -> URL {
        var base = URLComponents()
        base.scheme = "https"
        base.host = host
        base.path = "/verifyReceipt"
        // Components of a scheme, a host and a path that begins with a slash always make a URL.
        return base.url ?? URL(filePath: base.path)
    }
}
