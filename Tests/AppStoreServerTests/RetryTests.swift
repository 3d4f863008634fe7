import AppStoreServer
import Foundation
import Testing

/// When a request is sent again, and how long the client waits before.
@Suite struct RetryTests {
    @Test("What may pass is tried again", arguments: [21002, 21005, 21009, 21100, 21199])
    func passes(_ code: Int) async throws {
        let store = try TestAppStore(production: [.status(code), .status(code), .status(0)])
        #expect(try await store.client().verify([0x30]).status == .valid)
        #expect(store.order == "ppp")
        #expect(store.delays == [.seconds(1), .seconds(2)])
    }

    @Test("What will not pass is not tried again", arguments: [21000, 21001, 21003, 21004, 21010, 21200])
    func stays(_ code: Int) async throws {
        let store = try TestAppStore(production: [.status(code)])
        let error = await outcome(try store.client()).failure
        #expect(error == .rejected(.production, VerifyReceiptStatus(code: code), retryable: false))
        #expect(store.order == "p")
    }

    @Test func givesUp() async throws {
        let store = try TestAppStore(production: [.status(21005)])
        let error = await outcome(try store.client()).failure
        #expect(error == .rejected(.production, .unavailable, retryable: true))
        #expect(store.order == "pppp")
        #expect(store.delays == [.seconds(1), .seconds(2), .seconds(4)])
    }

    /// Apple: the field decides for 21100 to 21199, and means nothing for others.
    @Test(
        "An answer may say that an internal error stays",
        arguments: [(21150, "0", 1), (21150, "false", 1), (21150, "1", 2), (21150, "true", 2), (21005, "0", 2)])
    func isRetryable(_ code: Int, _ flag: String, _ count: Int) async throws {
        let reply = Reply.json(#"{"status":\#(code),"is-retryable":\#(flag)}"#)
        let store = try TestAppStore(production: [reply])
        let error = await outcome(try store.client(retries: 1)).failure
        #expect(error?.isRetryable == (count == 2))
        #expect(store.requests.count == count)
    }

    @Test func retriesWhereTheReceiptBelongs() async throws {
        let store = try TestAppStore(
            production: [.status(21005), .status(21007)], sandbox: [.status(21009), .status(0)])
        #expect(try await store.client().verify([0x30]).server == .sandbox)
        #expect(store.order == "ppss")
        #expect(store.delays == [.seconds(1), .seconds(2)])
    }

    @Test(
        "HTTP statuses of passing faults are tried again",
        arguments: [(408, 2), (429, 2), (500, 2), (503, 2), (400, 1), (404, 1), (204, 1), (201, 1)])
    func httpStatus(_ status: Int, _ count: Int) async throws {
        let store = try TestAppStore(production: [
            .answer(status: status, body: Data(status == 204 ? "".utf8 : #"{"status":0}"#.utf8))
        ])
        let error = await outcome(try store.client(retries: 1)).failure
        #expect(error == .httpStatus(.production, status))
        #expect(store.requests.count == count)
    }

    @Test func recoversFromBrokenConnection() async throws {
        let store = try TestAppStore(production: [.status(21005), .answer(status: 503, body: Data()), .status(0)])
        #expect(try await store.client().verify([0x30]).status == .valid)
        #expect(store.order == "ppp")
    }

    static let policies: [(policy: RetryPolicy, chance: Double, delays: [Duration])] = [
        (RetryPolicy(jitter: 0), 0.5, [.seconds(1), .seconds(2), .seconds(4)]),
        (RetryPolicy(jitter: 0.25), 0, [.seconds(1), .seconds(2), .seconds(4)]),
        (RetryPolicy(jitter: 0.25), 1, [.milliseconds(750), .milliseconds(1500), .seconds(3)]),
        (
            RetryPolicy(maximumRetries: 4, longestDelay: .seconds(3), jitter: 0), 0,
            [.seconds(1), .seconds(2), .seconds(3), .seconds(3)]
        ),
        (RetryPolicy(maximumRetries: 2, factor: 0.5, jitter: 0), 0, [.seconds(1), .seconds(1)]),
        (RetryPolicy(maximumRetries: 2, factor: .nan, jitter: .nan), 0.5, [.seconds(1), .seconds(1)]),
        (
            RetryPolicy(
                maximumRetries: 3, factor: .greatestFiniteMagnitude, longestDelay: .seconds(Int64.max), jitter: 0),
            0, [.seconds(1), .seconds(1_000_000), .seconds(1_000_000_000_000)]
        ),
        (RetryPolicy(maximumRetries: 2, firstDelay: .seconds(-1), jitter: 0), 0, [.zero, .zero]),
        (.none, 0, []),
    ]

    @Test("Waits grow up to their limit", arguments: policies)
    func delays(_ policy: RetryPolicy, _ chance: Double, _ delays: [Duration]) throws {
        for (retry, expected) in delays.enumerated() {
            let delay = try #require(policy.delay(beforeRetry: retry, chance: chance))
            // A Duration is multiplied by way of a Double.
            #expect(abs(delay / .seconds(1) - expected / .seconds(1)) <= expected / .seconds(1) * 1e-9)
        }
        #expect(policy.delay(beforeRetry: delays.count, chance: chance) == nil)
        #expect(policy.delay(beforeRetry: -1, chance: chance) == nil)
    }

    @Test func manyRetriesStayAtTheLimit() {
        let policy = RetryPolicy(maximumRetries: .max, longestDelay: .seconds(Int64.max), jitter: 0)
        #expect(policy.delay(beforeRetry: 100_000, chance: 0) == .seconds(Int64.max))
    }
}
