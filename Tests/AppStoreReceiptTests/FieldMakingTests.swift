import ASN1Runtime
import AppStoreReceipt
import Testing

/// Fields from keys and values.
@Suite struct FieldMakingTests {
    @Test func aFieldOfTheApp() throws {
        let field = try AppReceiptField(.bundleIdentifier, "com.example")
        // SEQUENCE { 2, 1, OCTET STRING { UTF8String } }
        #expect(
            try field.derEncoded() == [0x30, 0x15, 2, 1, 2, 2, 1, 1, 4, 0x0D, 0x0C, 0x0B] + Array("com.example".utf8))
        #expect(try [field].first(.bundleIdentifier) == "com.example")
    }

    @Test func aFieldOfAPurchase() throws {
        let field = try InAppReceiptField(.quantity, 3)
        #expect(try field.derEncoded() == [0x30, 0x0C, 2, 2, 6, 0xA5, 2, 1, 1, 4, 3, 2, 1, 3])
        #expect(try [field].first(.quantity) == 3)
    }

    @Test func theVersionCanBeAnother() throws {
        #expect(try AppReceiptField(.bundleIdentifier, "com.example", version: 2).version == 2)
    }
}
