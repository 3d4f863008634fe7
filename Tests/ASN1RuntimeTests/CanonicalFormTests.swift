import ASN1Runtime
import Testing

/// What was read by BER goes out in DER, also where no type says what it is.
@Suite struct CanonicalFormTests {
    @Test(
        arguments: [
            // Lengths.
            ("30 80 00 00", "30 00"), ("A0 80 05 00 00 00", "A0 02 05 00"),
            ("04 81 01 07", "04 01 07"), ("30 82 00 03 02 01 05", "30 03 02 01 05"),
            // TRUE, and bits that do not count.
            ("01 01 01", "01 01 FF"), ("03 02 04 FF", "03 02 04 F0"),
            // Strings in segments.
            ("24 80 04 01 01 24 03 04 01 02 00 00", "04 02 01 02"),
            ("23 08 03 02 00 AA 03 02 04 FF", "03 03 04 AA F0"),
            ("2C 06 04 01 61 04 01 62", "0C 02 61 62"),
            // SET OF and SET.
            ("31 06 02 01 02 02 01 01", "31 06 02 01 01 02 01 02"),
            ("31 05 81 00 02 01 01", "31 05 02 01 01 81 00"),
            // High tags keep theirs; what is DER stays as it is.
            ("BF 81 01 80 05 00 00 00", "BF 81 01 02 05 00"),
            ("A2 03 01 01 FF", "A2 03 01 01 FF"),
            // Behind another tag segments may be values.
            ("A4 80 04 01 01 04 01 02 00 00", "A4 06 04 01 01 04 01 02"),
        ])
    func becomesDER(input: String, expected: String) throws {
        let value = try ASN1Any(berEncoded: Self.octets(input))
        let expected = Self.octets(expected)
        #expect(try value.derEncoded() == expected)
        #expect(try ASN1Any(derEncoded: expected).derEncoded() == expected)
    }

    private static func octets(_ text: String) -> [UInt8] {
        text.split(separator: " ").compactMap { UInt8($0, radix: 16) }
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
