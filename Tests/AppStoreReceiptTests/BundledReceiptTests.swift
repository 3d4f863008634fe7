import AppStoreReceipt
import Foundation
import Testing

/// The receipt in the app's bundle: there, or in one of the ways that it is not.
@Suite struct BundledReceiptTests {
    static let good = Fixtures.receipts.appending(path: "sandbox-without-purchases.p7")

    @Test func present() throws {
        #expect(try AppReceipt.bundled(at: Self.good) == AppReceipt(try Fixtures.receipt("sandbox-without-purchases")))
        #expect(try AppReceipt.bundledBytes(at: Self.good) == Fixtures.receipt("sandbox-without-purchases"))
    }

    @Test(
        "Absent, empty, malformed and unreadable are told apart",
        arguments: [
            ("absent", "there is no receipt at "),
            ("absent/absent", "there is no receipt at "),
            ("bad/empty", "is empty"),
            ("bad/only-spaces.txt", "is empty"),
            ("bad/zeros", "not a receipt: ContentInfo: expected SEQUENCE"),
            ("bad/truncated.p7", "truncated after 500 bytes"),
            ("bad", "cannot be read"),
        ])
    func problem(_ name: String, _ message: String) throws {
        let url = Fixtures.receipts.appending(path: name)
        let error = try #require(throws: BundledReceiptError.self) { try AppReceipt.bundled(at: url) }
        #expect(error.description.contains(message))
        #expect(error.description.contains(url.path))
        switch (error, message) {
        case (.absent(url), "there is no receipt at "), (.empty(url), "is empty"),
            (.unreadable(url, _), "cannot be read"):
            break
        case (.malformed(url, let reason), _):
            #expect(error.description.hasSuffix(reason.description))
        default:
            Issue.record("\(error)")
        }
    }

    @Test func bytesAreNotLookedAt() throws {
        let zeros = Fixtures.bad.appending(path: "zeros")
        #expect(try AppReceipt.bundledBytes(at: zeros) == Fixtures.bytes(zeros))
        let empty = Fixtures.bad.appending(path: "empty")
        #expect(throws: BundledReceiptError.empty(empty)) { try AppReceipt.bundledBytes(at: empty) }
    }

    @Test func noPlace() {
        #expect(throws: BundledReceiptError.absent(nil)) { try AppReceipt.bundled(at: nil) }
        #if !canImport(Darwin)
        #expect(throws: BundledReceiptError.absent(nil)) { try AppReceipt.bundled() }
        #endif
    }

    /// As Apple documents it for apps on macOS.
    @Test func exitStatus() {
        #expect(ReceiptExitStatus.needsReceipt == 173)
    }
}
