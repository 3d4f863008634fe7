import AppStoreServer
import Foundation
import Testing

/// Answers that are no answers, and servers that are none.
@Suite struct TransportTests {
    static let badAnswers: [(body: String, what: VerifyReceiptError.Malformation)] = [
        ("", .notJSON),
        ("<html>Service Unavailable</html>", .notJSON),
        (#"{"status":0"#, .notJSON),
        (#"{"status":0}}"#, .notJSON),
        (#"{"status":1e999999}"#, .notJSON),
        (String(repeating: "[", count: 100_000), .notJSON),
        (String(repeating: #"{"a":"#, count: 100_000), .notJSON),
        ("[]", .notAnObject),
        ("0", .notAnObject),
        ("null", .notAnObject),
        ("{}", .noStatus),
        (#"{"status":null}"#, .noStatus),
        (#"{"status":"valid"}"#, .noStatus),
        (#"{"status":0.5}"#, .noStatus),
        (#"{"status":true}"#, .noStatus),
        (#"{"status":99999999999999999999}"#, .noStatus),
        (#"{"status":0,"receipt":"MII="}"#, .field("receipt")),
        (#"{"status":0,"receipt":[]}"#, .field("receipt")),
        (#"{"status":0,"receipt":{"in_app":"none"}}"#, .field("in_app")),
        (#"{"status":0,"receipt":{"in_app":[1]}}"#, .field("in_app")),
        (#"{"status":0,"latest_receipt_info":7}"#, .field("latest_receipt_info")),
        (#"{"status":0,"pending_renewal_info":[[]]}"#, .field("pending_renewal_info")),
    ]

    @Test("What is wrong with an answer is named", arguments: badAnswers)
    func garbage(_ body: String, _ what: VerifyReceiptError.Malformation) async throws {
        let store = try TestAppStore(production: [.json(body)])
        let error = await outcome(try store.client()).failure
        #expect(error == .malformedResponse(.production, what))
        #expect(store.order == "p")
    }

    @Test(
        "Connections that break or carry no HTTP are errors",
        arguments: [
            Reply.hangUp, .raw("hello"), .raw("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{\"status\":0}"),
        ])
    func brokenConnection(_ reply: Reply) async throws {
        let store = try TestAppStore(production: [reply])
        let error = await outcome(try store.client(retries: 0)).failure
        guard case .connection(.production, _, _) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test func connectionRefused() async throws {
        let port = try LoopbackServer.unusedPort()
        let url = try #require(URL(string: "http://127.0.0.1:\(port)/"))
        var configuration = VerifyReceiptConfiguration(productionURL: url, sandboxURL: url)
        configuration.retryPolicy = .none
        let error = await outcome(VerifyReceiptClient(configuration: configuration)).failure
        #expect(error == .connection(.production, code: URLError.cannotConnectToHost.rawValue, retryable: true))
    }

    @Test("Slow answers end in time", arguments: [Reply.silence, .drip(Data(repeating: 0x20, count: 500))])
    func slow(_ reply: Reply) async throws {
        let store = try TestAppStore(production: [reply])
        let client = try store.client(retries: 1) { $0.timeout = .milliseconds(400) }
        // Without a limit the one would break off at last, and the other be read to its end: other errors than this.
        #expect(await outcome(client).failure == .timedOut(.production))
        #expect(store.delays == [.seconds(1)])
    }

    @Test func slowAnswerThatIsInTime() async throws {
        let store = try TestAppStore(production: [.drip(Data(#"{"status":0}"#.utf8))])
        #expect(try await store.client().verify([0x30]).status == .valid)
    }

    @Test(
        "No more is read than the limit",
        arguments: [
            Reply.endless, .answer(body: Data(#"{"status":0,"a":"\#(String(repeating: "b", count: 100_000))"}"#.utf8)),
            .raw("HTTP/1.1 200 OK\r\nContent-Length: 4611686018427387904\r\n\r\n{"),
        ])
    func hugeBody(_ reply: Reply) async throws {
        let store = try TestAppStore(production: [reply])
        let error = await outcome(try store.client { $0.maximumResponseSize = 50_000 }).failure
        #expect(error == .responseTooLarge(.production, limit: 50_000))
    }

    @Test func bodyAtTheLimit() async throws {
        let body = #"{"status":0}"#
        let store = try TestAppStore(production: [.json(body)])
        #expect(try await store.client { $0.maximumResponseSize = body.utf8.count }.verify([0x30]).status == .valid)
    }

    /// The shared secret would go wherever the answer says.
    @Test("Redirections are not followed", arguments: [301, 302, 307, 308])
    func redirection(_ status: Int) async throws {
        let other = try LoopbackServer { _ in .status(0) }
        defer { other.stop() }
        let address = try other.url("/elsewhere").absoluteString
        let store = try TestAppStore(production: [
            .answer(status: status, headers: ["Location": address], body: Data())
        ])
        let error = await outcome(try store.client(retries: 0)).failure
        #expect(error == .httpStatus(.production, status))
        #expect(other.requests.isEmpty)
    }

    @Test func cancellationOfARequest() async throws {
        let store = try TestAppStore(production: [.silence])
        let client = try store.client()
        let task = Task { await outcome(client) }
        while store.requests.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
        task.cancel()
        #expect(await task.value.failure == .cancelled)
    }

    @Test func cancellationOfAWait() async throws {
        let store = try TestAppStore(production: [.status(21005)])
        var configuration = try store.client().configuration
        configuration.retryPolicy = RetryPolicy(firstDelay: .seconds(1000), longestDelay: .seconds(1000))
        let client = VerifyReceiptClient(configuration: configuration)
        let task = Task { await outcome(client) }
        while store.requests.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
        task.cancel()
        #expect(await task.value.failure == .cancelled)
    }

    @Test func cancelledBefore() async throws {
        let store = try TestAppStore(production: [.status(0)])
        let client = try store.client()
        let task = Task {
            while !Task.isCancelled { await Task.yield() }
            return await outcome(client)
        }
        task.cancel()
        #expect(await task.value.failure == .cancelled)
        #expect(store.requests.isEmpty)
    }

    @Test func manyAtOnce() async throws {
        let store = try TestAppStore(production: [.status(0)])
        let client = try store.client()
        let valid = await withTaskGroup(of: Bool.self) { group in
            for number in 0..<40 { group.addTask { await outcome(client, [UInt8(number)]).failure == nil } }
            return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
        }
        #expect(valid == 40)
        #expect(Set(store.requests.compactMap { $0.json?["receipt-data"] }).count == 40)
    }
}
