import AppStoreReceipt
import Foundation
import Testing

/// Looking for a transaction, with a refresh where it helps.
@Suite struct TransactionVerifierTests {
    typealias Purchase = WrittenReceipt.Purchase

    struct Problem: Error, Equatable {
        var text: String
    }

    /// A device: what lies where the receipt should be, now and after a refresh.
    final class Device: ReceiptRefresher, @unchecked Sendable {
        private let lock = NSLock()
        private var current: Result<[UInt8], Problem>
        private let next: Result<[UInt8], Problem>?
        private var count = 0

        /// - Parameter next: What a refresh brings; `nil` when it fails.
        init(_ current: Result<[UInt8], Problem>, next: Result<[UInt8], Problem>? = nil) {
            self.current = current
            self.next = next
        }

        var refreshes: Int { lock.withLock { count } }

        func receipt() throws -> [UInt8] { try lock.withLock { current }.get() }

        func refresh() async throws {
            try lock.withLock {
                count += 1
                guard let next else { throw Problem(text: "not signed in") }
                current = next
            }
        }

        func verify(
            _ transaction: StoreTransaction
        ) async -> Result<InAppPurchase, TransactionVerificationError> {
            let verifier = TransactionVerifier(
                load: { try self.receipt() },
                validate: { bytes in
                    let receipt = try AppReceipt(bytes)
                    guard receipt.environment != "Forged" else { throw Problem(text: "forged") }
                    return receipt
                }, refresher: self)
            do throws(TransactionVerificationError) {
                return .success(try await verifier.verify(transaction))
            } catch {
                return .failure(error)
            }
        }
    }

    static let product = "com.example.pro"
    static let wanted = StoreTransaction(productIdentifier: product, identifier: "7")

    static func receipt(_ purchases: [Purchase] = [], environment: String = "Production") -> Result<[UInt8], Problem> {
        .success(WrittenReceipt(environment: environment, purchases: purchases).bytes)
    }

    static let absent = Result<[UInt8], Problem>.failure(Problem(text: "absent"))
    static let complete = receipt([Purchase(product: product, transaction: "7", original: "7")])

    @Test func atOnce() async throws {
        let device = Device(Self.complete)
        #expect(try await device.verify(Self.wanted).get().transactionIdentifier == "7")
        #expect(device.refreshes == 0)
    }

    @Test(
        "A refresh mends a receipt that is absent, damaged, not valid or old",
        arguments: [absent, .success([1, 2, 3]), .success([]), receipt(environment: "Forged"), receipt()])
    func refreshed(_ first: Result<[UInt8], Problem>) async throws {
        let device = Device(first, next: Self.complete)
        #expect(try await device.verify(Self.wanted).get().transactionIdentifier == "7")
        #expect(device.refreshes == 1)
    }

    @Test(
        "One refresh is all",
        arguments: [
            (absent, "there is no receipt: Problem(text: \"absent\"), also after a refresh"),
            (
                receipt(environment: "Forged"),
                "the receipt is not valid: Problem(text: \"forged\"), also after a refresh"
            ),
            (receipt(), "the receipt has no transaction 7 of com.example.pro, also after a refresh"),
            (
                receipt([Purchase(product: product, transaction: "7", cancelled: "2024-01-01T00:00:00Z")]),
                "the purchase of com.example.pro was cancelled, also after a refresh"
            ),
        ])
    func stillWrong(_ second: Result<[UInt8], Problem>, _ message: String) async throws {
        let device = Device(Self.receipt(), next: second)
        let outcome = await device.verify(Self.wanted)
        let error = #expect(throws: TransactionVerificationError.self) { try outcome.get() }
        #expect(error?.description == message)
        #expect(error?.wasRefreshed == true)
        #expect(error?.refreshFailure == nil)
        #expect(device.refreshes == 1)
    }

    @Test func refreshThatFails() async throws {
        let device = Device(Self.absent)
        let outcome = await device.verify(Self.wanted)
        let error = #expect(throws: TransactionVerificationError.self) { try outcome.get() }
        #expect(error?.wasRefreshed == false)
        #expect(error?.refreshFailure as? Problem == Problem(text: "not signed in"))
        #expect(
            error?.description
                == "there is no receipt: Problem(text: \"absent\"); and the receipt could not be refreshed: "
                + "Problem(text: \"not signed in\")")
        #expect(device.refreshes == 1)
    }

    @Test func cancelledPurchase() async throws {
        let cancelled = Purchase(product: Self.product, transaction: "7", cancelled: "2024-01-01T00:00:00Z")
        let device = Device(Self.receipt([cancelled]), next: Self.complete)
        let outcome = await device.verify(Self.wanted)
        let error = #expect(throws: TransactionVerificationError.self) { try outcome.get() }
        #expect(error?.description == "the purchase of com.example.pro was cancelled")
        #expect(device.refreshes == 0)
    }

    @Test func boughtAgain() async throws {
        let device = Device(
            Self.receipt([
                Purchase(product: Self.product, transaction: "6"),
                Purchase(product: Self.product, transaction: "7", cancelled: "2024-01-01T00:00:00Z"),
            ]))
        let any = StoreTransaction(productIdentifier: Self.product)
        #expect(try await device.verify(any).get().transactionIdentifier == "6")
    }

    @Test(
        "A transaction is the one bought, or the one it restores",
        arguments: [
            (StoreTransaction(productIdentifier: product), true),
            (StoreTransaction(productIdentifier: product, identifier: "7"), true),
            (StoreTransaction(productIdentifier: product, identifier: "5"), true),
            (StoreTransaction(productIdentifier: product, identifier: "9", originalIdentifier: "5"), true),
            (StoreTransaction(productIdentifier: product, identifier: "9"), false),
            (StoreTransaction(productIdentifier: "com.example", identifier: "7"), false),
            (StoreTransaction(productIdentifier: "com.example"), false),
        ])
    func matching(_ transaction: StoreTransaction, _ matches: Bool) throws {
        let receipt = try WrittenReceipt(
            purchases: [Purchase(product: Self.product, transaction: "7", original: "5")]
        ).receipt()
        #expect(transaction.matches(try #require(receipt.inAppPurchases.first)) == matches)
    }
}
