import ASN1Runtime
import Testing

/// What was read by BER goes out in DER, also where no type says what it is.
@Suite struct CanonicalFormTests {
    @Test(
        arguments: [
            // Lengths.
            ([0x30, 0x80, 0, 0], [0x30, 0]), ([0xA0, 0x80, 5, 0, 0, 0], [0xA0, 2, 5, 0]),
            ([4, 0x81, 1, 7], [4, 1, 7]), ([0x30, 0x82, 0, 3, 2, 1, 5], [0x30, 3, 2, 1, 5]),
            // TRUE, and bits that do not count.
            ([1, 1, 1], [1, 1, 0xFF]), ([3, 2, 4, 0xFF], [3, 2, 4, 0xF0]),
            // Strings in segments.
            ([0x24, 0x80, 4, 1, 1, 0x24, 3, 4, 1, 2, 0, 0], [4, 2, 1, 2]),
            ([0x23, 8, 3, 2, 0, 0xAA, 3, 2, 4, 0xFF], [3, 3, 4, 0xAA, 0xF0]),
            ([0x2C, 6, 4, 1, 0x61, 4, 1, 0x62], [0x0C, 2, 0x61, 0x62]),
            // SET OF and SET.
            ([0x31, 6, 2, 1, 2, 2, 1, 1], [0x31, 6, 2, 1, 1, 2, 1, 2]),
            ([0x31, 5, 0x81, 0, 2, 1, 1], [0x31, 5, 2, 1, 1, 0x81, 0]),
            // High tags keep theirs; what is DER stays as it is.
            ([0xBF, 0x81, 0x01, 0x80, 5, 0, 0, 0], [0xBF, 0x81, 0x01, 2, 5, 0]),
            ([0xA2, 3, 1, 1, 0xFF], [0xA2, 3, 1, 1, 0xFF]),
            // Behind another tag segments may be values.
            ([0xA4, 0x80, 4, 1, 1, 4, 1, 2, 0, 0], [0xA4, 6, 4, 1, 1, 4, 1, 2]),
        ] as [([UInt8], [UInt8])])
    func becomesDER(input: [UInt8], expected: [UInt8]) throws {
        let value = try ASN1Any(berEncoded: input)
        #expect(try value.derEncoded() == expected)
        #expect(try ASN1Any(derEncoded: expected).derEncoded() == expected)
    }

    @Test func lengthsOfSeveralOctets() throws {
        let contents = [UInt8](repeating: 7, count: 300)
        let value = try ASN1Any(berEncoded: [0x24, 0x80, 4, 0x83, 0, 1, 0x2C] + contents + [0, 0])
        #expect(try value.derEncoded() == [4, 0x82, 1, 0x2C] + contents)
    }

    /// What is nested too deep for this stays, and does not exhaust the stack.
    @Test func deepNesting() throws {
        let depth = 100_000
        let input = [UInt8](repeating: 0, count: 2 * depth)
        var bytes: [UInt8] = []
        for _ in 0..<depth { bytes += [0xA0, 0x80] }
        bytes += input
        let value = try ASN1Any(berEncoded: bytes, limits: .init(depth: 200_000))
        #expect(try value.derEncoded() == bytes)
    }
}
