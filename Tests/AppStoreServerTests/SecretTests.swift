import AppStoreServer
import Foundation
import Testing

/// Nothing that is printed shows the shared secret or the receipt.
@Suite struct SecretTests {
    static let password = "0123456789abcdef-shared-secret"
    static let receipt = Array("MIITtgYJKoZIhvcNAQcCoIITpzCCE6MC".utf8)

    /// A text that an error could be printed as.
    static func texts(_ value: Any) -> String {
        var dumped = ""
        dump(value, to: &dumped)
        let bridged = (value as? any Error).map { error in
            let error = error as NSError
            return "\(error) \(error.localizedDescription) \(error.userInfo)"
        }
        return "\(value) \(String(reflecting: value)) \(dumped) \(bridged ?? "")"
    }

    static func showsNoSecret(_ text: String) -> Bool {
        let base64 = Data(receipt).base64EncodedString()
        return !text.contains(password) && !text.contains(base64)
            && !text.contains(String(decoding: receipt, as: UTF8.self))
    }

    /// Also when the server sends back what it was sent.
    @Test(
        "Errors show none",
        arguments: [
            Reply.hangUp, .silence, .endless, .status(21003), .status(21004),
            .answer(status: 500, body: Data("{}".utf8)),
            .json("[\"\(password)\"]"), .json(password), .json("{\"status\":\"\(password)\"}"),
            .json("{\"status\":0,\"receipt\":\"\(Data(receipt).base64EncodedString())\"}"), .raw(password),
        ])
    func error(_ reply: Reply) async throws {
        let store = try TestAppStore(production: [reply])
        let client = try store.client(password: Self.password, retries: 0) {
            $0.timeout = .milliseconds(300)
            $0.maximumResponseSize = 1000
        }
        let error = try #require(await outcome(client, Self.receipt).failure)
        #expect(!error.description.isEmpty)
        #expect(Self.showsNoSecret(Self.texts(error)))
    }

    @Test func refusedConnection() async throws {
        let url = try #require(URL(string: "http://127.0.0.1:\(try LoopbackServer.unusedPort())/"))
        var configuration = VerifyReceiptConfiguration(productionURL: url, sandboxURL: url)
        configuration.retryPolicy = .none
        let client = VerifyReceiptClient(password: Self.password, configuration: configuration)
        let error = try #require(await outcome(client, Self.receipt).failure)
        #expect(Self.showsNoSecret(Self.texts(error)))
    }

    @Test func clientAndRequest() throws {
        let client = VerifyReceiptClient(password: Self.password)
        #expect(Self.showsNoSecret(Self.texts(client)))
        let request = HTTPRequest(
            url: try #require(URL(string: "https://example.com/")), contentType: "application/json",
            body: Data(Self.password.utf8), timeout: .seconds(1), maximumResponseSize: 1)
        #expect(Self.showsNoSecret(Self.texts(request)))
        // What the check itself would find.
        #expect(!Self.showsNoSecret(Self.texts([Self.password])))
    }
}
