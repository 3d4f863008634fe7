import AppStoreReceipt
import Foundation
import Testing

/// Broken receipts of every kind: an error or a receipt, never a crash.
@Suite struct MutationTests {
    /// A receipt of each layout: with definite lengths, and with indefinite ones and segments.
    static let names = ["odd-attributes", "xcode-in-chunks"]

    @Test("Every truncation is an error", arguments: names)
    func truncations(_ name: String) throws {
        let bytes = try Fixtures.receipt(name)
        let read = (0..<bytes.count).filter { (try? AppReceipt(bytes.prefix($0))) != nil }
        #expect(read.isEmpty)
    }

    @Test("Every changed byte is survived", arguments: names)
    func changes(_ name: String) throws {
        let original = try Fixtures.receipt(name)
        var bytes = original
        for index in original.indices {
            for change in [original[index] ^ 0x01, original[index] ^ 0x80, 0xFF] {
                bytes[index] = change
                Self.read(bytes)
            }
            bytes[index] = original[index]
        }
    }

    @Test("Every removed and every doubled byte is survived", arguments: names)
    func lengths(_ name: String) throws {
        let original = try Fixtures.receipt(name)
        for index in original.indices {
            Self.read(original[..<index] + original[(index + 1)...])
            Self.read(original[...index] + original[index...])
        }
    }

    @Test func base64Changes() throws {
        let text = try Fixtures.bytes(Fixtures.receipts.appending(path: "xcode-with-purchases.base64.txt"))
        for index in stride(from: 0, to: text.count, by: 5) {
            var changed = text
            changed[index] ^= 0x11
            Self.read(changed)
            Self.read(Array(text[..<index]))
        }
    }

    /// Reads, and shows what was read.
    private static func read(_ bytes: some Sequence<UInt8>) {
        do throws(ReceiptError) {
            let receipt = try AppReceipt(bytes)
            _ = receipt.inAppPurchases.map(\.purchaseDate)
            _ = receipt.unreadableAttributes.map { $0.error?.description }
        } catch {
            #expect(!error.description.isEmpty)
            #expect(!error.description.contains("\n"))
        }
    }
}
