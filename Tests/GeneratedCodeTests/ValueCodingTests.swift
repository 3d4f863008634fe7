import ASN1Runtime
import Testing

@testable import GeneratedCode

/// Values of types that are only other names for Swift types, by themselves.
@Suite struct ValueCodingTests {
    @Test func tagsAndConstraintsHold() throws {
        #expect(try AloneNumberCoding.decode(derEncoded: [2, 1, 5]) == 5)
        #expect(try AloneNumberCoding.derEncoded(5) == [2, 1, 5])
        #expect(try AloneTaggedCoding.decode(derEncoded: [0x85, 1, 0x61]) == "a")
        #expect(try AloneTaggedCoding.derEncoded("ab") == [0x85, 2, 0x61, 0x62])
        #expect(try AloneOctetsCoding.decode(derEncoded: [4, 1, 7]) == ASN1Bytes([7]))
        #expect(try AloneNarrowCoding.derEncoded(AlonePair(low: 5, high: 9)) == [0x30, 6, 0x80, 1, 5, 0x81, 1, 9])
    }

    @Test func whatIsWrongIsRejected() throws {
        let error = #expect(throws: ASN1Error.self) { try AloneNumberCoding.decode(derEncoded: [2, 1, 6]) }
        #expect(error?.description.hasPrefix("AloneNumber: ") == true)
        #expect(throws: ASN1Error.self) { try AloneNumberCoding.derEncoded(6) }
        #expect(throws: ASN1Error.self) { try AloneNumberCoding.decode(derEncoded: [2, 1, 5, 0]) }
        #expect(throws: ASN1Error.self) { try AloneNumberCoding.decode(berEncoded: [UInt8]()) }
        #expect(throws: ASN1Error.self) { try AloneTaggedCoding.decode(derEncoded: [12, 1, 0x61]) }
        #expect(throws: ASN1Error.self) { try AloneTaggedCoding.derEncoded("abc") }
        #expect(throws: ASN1Error.self) { try AloneNarrowCoding.decode(derEncoded: [0x30, 6, 0x80, 1, 6, 0x81, 1, 9]) }
    }

    /// Of two lengths BER allows, DER writes the shorter.
    @Test func bothRules() throws {
        #expect(try AloneNumberCoding.decode(berEncoded: [2, 0x81, 1, 5]) == 5)
        #expect(throws: ASN1Error.self) { try AloneNumberCoding.decode(derEncoded: [2, 0x81, 1, 5]) }
        // In place, where errors count from the start of the storage.
        let bytes = ASN1Bytes([0, 2, 1, 6]).slice(1..<4)
        #expect(try AloneOctetsCoding.decode(derEncoded: ASN1Bytes([4, 1, 7])) == ASN1Bytes([7]))
        #expect(throws: ASN1Error.self) { try AloneNumberCoding.decode(berEncoded: bytes) }
    }
}
