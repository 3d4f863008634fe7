import AppStoreServer
import Foundation
import Testing

/// Which server is asked, and what it is asked.
@Suite struct FallbackTests {
    @Test(
        "A receipt is sent where it belongs, each way once",
        arguments: [
            (VerifyReceiptServer.production, [0], [0], "p"),
            (.production, [21007], [0], "ps"),
            (.sandbox, [0], [21008], "sp"),
            (.production, [21007, 0], [21008], "psp"),
            (.sandbox, [21007], [21008, 0], "sps"),
        ])
    func fallback(_ first: VerifyReceiptServer, _ production: [Int], _ sandbox: [Int], _ order: String) async throws {
        let store = try TestAppStore(production: production.map(Reply.status), sandbox: sandbox.map(Reply.status))
        let response = try await store.client { $0.firstServer = first }.verify([0x30])
        #expect(response.status == .valid)
        #expect(store.order == order)
        #expect(response.server == (order.last == "s" ? .sandbox : .production))
        #expect(store.delays.isEmpty)
    }

    @Test func serversThatNeverAgree() async throws {
        let store = try TestAppStore(production: [.status(21007)], sandbox: [.status(21008)])
        let error = await outcome(try store.client()).failure
        #expect(error == .rejected(.production, .sandboxReceipt, retryable: false))
        #expect(store.order == "psp")
    }

    @Test func requestWithEverything() async throws {
        let store = try TestAppStore(production: [.status(0)])
        let receipt: [UInt8] = (0..<3000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
        _ = try await store.client(password: "secret/\"ü").verify(receipt, excludingOldTransactions: true)
        let request = try #require(store.requests.first)
        #expect(request.method == "POST")
        #expect(request.headers["content-type"] == "application/json")
        #expect(
            request.json == [
                "receipt-data": .string(Data(receipt).base64EncodedString()), "password": .string("secret/\"ü"),
                "exclude-old-transactions": .boolean(true),
            ])
    }

    @Test func requestWithTheLeast() async throws {
        let store = try TestAppStore(production: [.status(21007)], sandbox: [.status(0)])
        _ = try await store.client().verify(base64Encoded: "MIAC+/8=")
        #expect(store.requests.map(\.json) == Array(repeating: ["receipt-data": .string("MIAC+/8=")], count: 2))
    }

    @Test func largeRequest() async throws {
        let store = try TestAppStore(production: [.status(0)])
        let receipt = [UInt8](repeating: 0x41, count: 3 << 20)
        _ = try await store.client().verify(receipt)
        #expect(store.requests.first?.json == ["receipt-data": .string(Data(receipt).base64EncodedString())])
    }

    @Test func nothingToSend() async throws {
        let store = try TestAppStore(production: [.status(0)])
        #expect(await outcome(try store.client(), []).failure == .emptyReceipt)
        #expect(store.requests.isEmpty)
    }

    @Test func addresses() {
        let configuration = VerifyReceiptConfiguration()
        #expect(configuration.productionURL.absoluteString == "https://buy.itunes.apple.com/verifyReceipt")
        #expect(configuration.sandboxURL.absoluteString == "https://sandbox.itunes.apple.com/verifyReceipt")
        #expect(configuration.firstServer == .production)
    }
}
