import ASN1Runtime
import Testing

@testable import GeneratedCode

/// Constraints, as X.680 51 has them. The encodings are short enough to be read.
struct ConstraintTests {
    private static let accepted = [
        ("Negative", "8001F6"), ("Negative", "8001FB"), ("Union", "800107"), ("Union", "8001FC"),
        ("Union", "80050100000000"), ("Single", "800105"), ("Positive", "800101"), ("Below", "8001FF"),
        ("Huge", "8009FF0000000000000000"), ("Huge", "8009010000000000000000"), ("Unsigned", "800900FFFFFFFFFFFFFFFF"),
        ("Except", "800104"), ("SomeLevels", "800109"), ("Narrowed", "800163"),
        ("Nothing", "8000"), ("Sizes", "800100"), ("Sizes", "800400000000"), ("Letters", "80046122285C"),
        ("Text", "8004C3A9C3A9"), ("Octets", "80026162"), ("Modes", "80020780"), ("SomeModes", "80020410"),
        ("Rows", "A0043100 3100"), ("OneRow", "A006 3104 0C026162"),
    ]

    private static let rejected = [
        ("Negative", "8001FC"), ("Negative", "8001F5"), ("Union", "800104"), ("Union", "8001FF"),
        ("Union", "80050100000001"), ("Single", "800106"), ("Positive", "800100"), ("Below", "800100"),
        ("Huge", "8009FEFFFFFFFFFFFFFFFF"), ("Huge", "8009010000000000000001"), ("Unsigned", "8001FF"),
        ("Except", "800105"), ("SomeLevels", "800102"), ("Narrowed", "800162"),
        ("Nothing", "800100"), ("Sizes", "80020000"), ("Sizes", "80050000000000"), ("Letters", "800164"),
        ("Letters", "8000"), ("Text", "8003616161"), ("Octets", "8000"), ("Modes", "800307FF80"),
        ("SomeModes", "80020308"),
        ("Rows", "A000"), ("Rows", "A006310031003100"), ("OneRow", "A00431003100"),
        ("Rows", "A005 3103 0C0161"),
    ]

    @Test(arguments: accepted) func satisfied(type: String, value: String) {
        #expect(throws: Never.self) { try Self.decode(type, value) }
    }

    @Test(arguments: rejected) func violated(type: String, value: String) {
        // An integer that its Swift type cannot hold is out of range before the constraint is looked at.
        let error = #expect(throws: ASN1Error.self) { try Self.decode(type, value) }
        #expect(error.map { [.constraintViolated, .outOfRange].contains($0.code) } == true)
    }

    /// Vector of asn1ct of Erlang/OTP; the zero bits at the end of `modes`, which X.690 11.2.2 leaves out, were taken
    /// out by hand.
    @Test func together() {
        expectCoded(
            "3014800109A10831040C0261623100820205A08301F9",
            ConstrainedParts(
                levels: .high, rows: [["ab"], []],
                modes: .init(rawValue: ASN1BitString([true, false, true, false, false])),
                negative: -7))
    }

    /// Decodes a value as the component of `Each` that has the type.
    private static func decode(_ type: String, _ value: String) throws {
        let names = [
            "Negative", "Union", "Single", "Positive", "Below", "Huge", "Unsigned", "Except", "SomeLevels", "Narrowed",
            "Nothing", "Sizes", "Letters", "Text", "Octets", "Modes", "SomeModes", "Rows", "OneRow",
        ]
        var encoding = octets(value)
        let number = try #require(names.firstIndex(of: type))
        encoding[0] = encoding[0] & 0xE0 | UInt8(number)
        _ = try Each(derEncoded: encoding)
    }
}
