import Testing

@testable import ASN1Runtime

@Suite("REAL")
struct RealTests {
    @Test(
        "Special values (X.690 8.5.2, 8.5.9)",
        arguments: [
            Outcome("09 00", "0.0"), Outcome("09 01 40", "inf"), Outcome("09 01 41", "-inf"),
            Outcome("09 01 42", "nan"),
            Outcome("09 01 43", "-0.0"), Outcome("09 01 44", .malformed), Outcome("09 01 7F", .malformed),
            Outcome("09 02 40 00", .malformed), Outcome("29 00", .notPrimitive), Outcome("09 81 00", ber: "0.0"),
        ])
    func special(outcome: Outcome) {
        outcome.check { decoder throws(ASN1Error) in try decoder.real() }
    }

    @Test(
        "Binary values (X.690 8.5.7, 11.3.1)",
        arguments: [
            Outcome("09 03 80 00 01", "1.0"), Outcome("09 03 C0 00 01", "-1.0"), Outcome("09 03 80 FF 01", "0.5"),
            Outcome("09 03 80 01 05", "10.0"), Outcome("09 03 C0 FB 05", "-0.15625"),
            Outcome("09 04 81 FB CE 01", "5e-324"),
            Outcome("09 04 81 FC 02 01", "2.2250738585072014e-308"),
            Outcome("09 0A 81 03 CB 1F FF FF FF FF FF FF", "1.7976931348623157e+308"),
            Outcome("09 09 80 C9 0C CC CC CC CC CC CD", "0.1"),
            // Even mantissa, bases 8 and 16, scale factors, padded exponents: BER alone.
            Outcome("09 03 80 00 02", ber: "2.0"), Outcome("09 03 80 00 00", ber: "0.0"),
            Outcome("09 04 80 00 00 01", ber: "1.0"),
            Outcome("09 03 90 01 01", ber: "8.0"), Outcome("09 03 A0 01 01", ber: "16.0"),
            Outcome("09 03 84 00 01", ber: "2.0"),
            Outcome("09 03 AC FF 03", ber: "1.5"), Outcome("09 04 81 00 00 01", ber: "1.0"),
            Outcome("09 05 83 01 00 01 00", ber: "256.0"),
            Outcome("09 05 82 00 00 00 01", ber: "1.0"),
            // Halves go to the even neighbour; what follows decides.
            Outcome("09 09 80 00 20 00 00 00 00 00 01", "9007199254740992.0"),
            Outcome("09 09 80 00 20 00 00 00 00 00 03", "9.007199254740996e+15"),
            Outcome("09 0B 80 00 20 00 00 00 00 00 01 00 01", "5.902958103587058e+20"),
            Outcome("09 04 81 FB CD 01", "0.0"), Outcome("09 04 81 FB CD 03", "1e-323"),
            Outcome("09 04 81 04 00 01", .outOfRange), Outcome("09 05 82 7F FF FF 01", .outOfRange),
            Outcome("09 05 82 80 00 00 01", "0.0"),
            Outcome("09 02 80 00", .malformed), Outcome("09 01 80", .malformed), Outcome("09 03 B0 00 01", .malformed),
            Outcome("09 03 83 00 01", .malformed), Outcome("09 02 83 01", .malformed),
            Outcome("09 05 83 02 00 00 01", .malformed),
            Outcome("09 02 83 FF", .malformed),
        ])
    func binary(outcome: Outcome) {
        outcome.check { decoder throws(ASN1Error) in try decoder.real() }
    }

    private static func decimal(_ form: UInt8, _ text: String) -> [UInt8] {
        encoding(0x09, [form] + [UInt8](text.utf8))
    }

    @Test(
        "Decimal values (X.690 8.5.8, 11.3.2)",
        arguments: [
            (3, "15.E-1", 1.5, true), (3, "1.E+0", 1.0, true), (3, "-5.E2", -500.0, true), (3, "1.E-400", 0.0, true),
            (3, "123456789.E-5", 1234.56789, true), (1, "4902", 4902, false), (1, " 4902", 4902, false),
            (1, "+4902", 4902, false),
            (1, "-007", -7, false), (2, "4902.00", 4902, false), (2, ".5", 0.5, false), (2, "5.", 5, false),
            (2, "-0,25", -0.25, false),
            (3, "4902.00E0", 4902, false), (3, "+0.56E+4", 5600, false), (3, "56.E+4", 560000, false),
            (3, "1.E0", 1, false),
            (3, "1.E-0", 1, false), (3, "10.E1", 100, false), (3, "1,E1", 10, false), (3, "1.e1", 10, false),
            (3, " 1.E1", 10, false),
            (3, "1.E01", 10, false), (3, "1.5E1", 15, false),
        ] as [(UInt8, String, Double, Bool)])
    func decimal(form: UInt8, text: String, value: Double, isDER: Bool) throws {
        let bytes = Self.decimal(form, text)
        #expect(try read(bytes, .ber) { decoder throws(ASN1Error) in try decoder.real() } == value)
        let strict = try? read(bytes, .der) { decoder throws(ASN1Error) in try decoder.real() }
        #expect(strict == (isDER ? value : nil))
    }

    @Test(
        "Texts that are no decimal value",
        arguments: [
            (1, ""), (1, "1.5"), (1, "x"), (1, "1 "), (2, "15"), (2, "."), (2, "1.5E1"), (3, "1.5"), (3, "1E1"),
            (3, "1.E"),
            (3, "1.E+"), (3, "1.E1.5"), (3, ".E1"), (4, "1"), (0, "1"), (3, "inf"), (3, "nan"), (1, "--1"),
            (3, "1.E1 "),
        ] as [(UInt8, String)])
    func badDecimal(form: UInt8, text: String) {
        for rules in [ASN1EncodingRules.der, .ber] {
            let error = #expect(throws: ASN1Error.self) {
                try read(Self.decimal(form, text), rules) { decoder throws(ASN1Error) in try decoder.real() }
            }
            #expect(error?.code == .malformed)
        }
    }

    @Test("Decimal values out of range or of excessive length")
    func extremes() {
        for (text, code) in [
            ("1.E400", ASN1Error.Code.outOfRange), ("1." + String(repeating: "0", count: 2000) + "E1", .limitExceeded),
        ] {
            let error = #expect(throws: ASN1Error.self) {
                try read(Self.decimal(3, text), .ber) { decoder throws(ASN1Error) in try decoder.real() }
            }
            #expect(error?.code == code)
        }
    }
}
