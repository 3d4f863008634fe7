import ASN1Runtime
import GeneratedPreserving
import Testing

/// Values that keep the octets they were decoded from, by the option `preserve`.
struct PreservingTests {
    /// A body with a long length, a set in descending order and an addition; attributes of indefinite length.
    private let input = octets(
        "3080 A0 81 11 80 01 05 A1 06 0C 01 62 0C 01 61 85 04 01 02 03 04 A1 80 02 01 09 02 01 03 00 00 82 02 00 FF 00 00"
    )

    @Test func octetsComeBack() throws {
        let value = try Signed(berEncoded: input)
        #expect(value.body.preserved.bytes.map(Array.init) == Array(input[2..<22]))
        #expect(value.attributes?.preserved.bytes.map(Array.init) == Array(input[22..<32]))
        // The levels without octets of their own become DER, and the others stay.
        let expected = [0x30, 0x22] + Array(input[2..<36])
        #expect(try value.derEncoded() == expected)
        // Under another tag, only the header changes.
        #expect(try value.body.derEncoded() == [0x30, 0x11] + Array(input[5..<22]))
        #expect(try value.attributes?.derEncoded() == octets("3106 020109 020103"))
    }

    @Test func changesForgetThem() throws {
        var value = try Signed(berEncoded: input)
        value.signature = ASN1BitString()
        #expect(value.body.preserved.bytes != nil)
        value.body.number = 6
        #expect(value.body.preserved.bytes == nil)
        #expect(try value.body.derEncoded() == octets("3011 800106 A106 0C0161 0C0162 850401020304"))
        value.attributes?[0] = 7
        #expect(try value.attributes?.derEncoded() == octets("3106 020103 020107"))
        var other = try Signed(berEncoded: input)
        other.body.unknownExtensions = []
        #expect(other.body.preserved.bytes == nil)
    }

    @Test func noPartOfTheValue() throws {
        let decoded = try Body(derEncoded: octets("3003800105"))
        let made = Body(number: 5)
        #expect(decoded == made && decoded.hashValue == made.hashValue)
        #expect(made.preserved.bytes == nil && decoded.preserved.bytes != nil)
    }

    @Test func outermostTag() throws {
        let padded = octets("6181 09 31 07 80 02 C3A9 81 01 05".replacing(" ", with: ""))
        let value = try Outer(berEncoded: padded)
        #expect(value.preserved.bytes.map(Array.init) == padded)
        #expect(try value.derEncoded() == padded)
        var changed = value
        changed.number = 6
        #expect(try changed.derEncoded() == octets("6109 3107 8002C3A9 810106"))
    }

    /// Octets that a value preserves are encoded unseen, but its components are validated.
    @Test func validation() throws {
        let value = try Limited(derEncoded: octets("3003800109"), options: .uncheckedConstraints)
        #expect(try value.derEncoded() == octets("3003800109"))
        #expect(throws: ASN1Error.self) { try value.validate() }
    }
}
