#if canImport(StoreKit)
internal import Foundation
internal import StoreKit

/// Refreshes the receipt by StoreKit's `SKReceiptRefreshRequest`. The system may ask the user to sign in: do it when the user expects it.
public struct StoreKitReceiptRefresher: ReceiptRefresher {
    /// A refresher.
    public init() {}

    /// Returns when the new receipt is in its place.
    /// - Throws: The error of StoreKit, or `CancellationError`.
    public func refresh() async throws {
        let refresh = ReceiptRefresh()
        try await withTaskCancellationHandler {
            try await refresh.run()
        } onCancel: {
            refresh.cancel()
        }
    }
}

/// One request, which StoreKit holds weakly as its delegate.
private final class ReceiptRefresh: NSObject, SKRequestDelegate, @unchecked Sendable {
    private let request = SKReceiptRefreshRequest(receiptProperties: nil)
    /// Guards everything below.
    private let lock = NSLock()
    private var waiting: CheckedContinuation<Void, any Error>?
    private var isCancelled = false

    func run() async throws {
        try await withCheckedThrowingContinuation { continuation in
            let starts = lock.withLock {
                if !isCancelled { waiting = continuation }
                return !isCancelled
            }
            guard starts else {
                continuation.resume(throwing: CancellationError())
                return
            }
            request.delegate = self
            request.start()
        }
    }

    func cancel() {
        lock.withLock { isCancelled = true }
        request.cancel()
        finish(.failure(CancellationError()))
    }

    func requestDidFinish(_ request: SKRequest) { finish(.success(())) }

    func request(_ request: SKRequest, didFailWithError error: any Error) { finish(.failure(error)) }

    private func finish(_ result: Result<Void, any Error>) {
        let continuation = lock.withLock {
            defer { waiting = nil }
            return waiting
        }
        continuation?.resume(with: result)
    }
}
#endif
