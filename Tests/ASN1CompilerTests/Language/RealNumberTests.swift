import Testing

@testable import ASN1Compiler

/// Numbers of REAL that `Double` does not hold.
struct RealNumberTests {
    private static let large =
        "error: this REAL is larger than 1.7976931348623157e+308, the largest number of Double, which holds values of REAL; "
        + "write PLUS-INFINITY or MINUS-INFINITY if that is meant"
    private static let small =
        "error: this REAL is not 0 but smaller than 5e-324, the smallest number of Double, which holds values of REAL; "
        + "write 0 if that is meant"

    @Test(arguments: [
        LanguageCase(
            "X.680 21.6: values",
            """
            a REAL ::= 1.0E400
            b REAL ::= -1.0E400
            c REAL ::= 1.0E-400
            d REAL ::= { mantissa 1, base 10, exponent 400 }
            e REAL ::= { mantissa 1, base 2, exponent 99999999999999999999 }
            f REAL ::= { mantissa -1, base 2, exponent -2000 }
            g REAL ::= 0.0E400
            """,
            [
                "2:12: \(large)", "3:12: \(large)", "4:12: \(small)", "5:12: \(large)", "6:12: \(large)",
                "7:12: \(small)",
            ]),
        LanguageCase(
            "X.680 25.9: DEFAULTs and parts of values",
            """
            A ::= SEQUENCE { r REAL DEFAULT 1.0E400 }
            B ::= SEQUENCE { r SEQUENCE OF REAL DEFAULT { 0, 1.0E-400 } }
            """, ["2:33: \(large)", "3:50: \(small)"]),
        LanguageCase("X.680 51.2: single values", "A ::= REAL (1.0E400 | 1)", ["2:13: \(large)"]),
        LanguageCase(
            "X.680 21.6: an INTEGER by its name",
            "n INTEGER ::= 1" + String(repeating: "0", count: 400) + "\na REAL ::= n", ["3:12: \(large)"]),
        LanguageCase("X.680 51.4: ends of ranges", "A ::= REAL (1..1.0E400) B ::= REAL (-1.0E400<..1.0E-400)"),
    ]) func reported(_ text: LanguageCase) { text.run() }

    /// Mantissas beyond 64 bits are rounded once.
    private static let products: [(String, String, Double)] = [
        ("1", "0", 1.0), ("-3", "-1", -1.5), ("18446744073709551615", "0", 0x1p64), ("9007199254740993", "0", 0x1p53),
        ("9007199254740995", "0", 0x1.0000000000002p53), ("36893488147419103233", "0", 0x1p65),
        ("0", "5", 0), ("1", "1023", 0x1p1023), ("1", "-1074", 0x1p-1074),
        // 2^70 × 2^-1100, of which Double holds the product alone.
        ("1180591620717411303424", "-1100", 0x1p-1030),
    ]

    @Test(arguments: products)
    func base2(mantissa: String, exponent: String, value: Double) throws {
        let number = RealNumber(
            mantissa: try #require(BigInteger(mantissa)), exponentOf2: try #require(BigInteger(exponent)))
        guard case .held(let held) = number else {
            Issue.record("not held")
            return
        }
        #expect(held == value)
    }

    /// A range whose end `Double` does not hold, with numbers just inside and just outside.
    struct Range: Sendable {
        let constraint: String
        let inside: [Double]
        let outside: [Double]

        init(_ constraint: String, inside: [Double], outside: [Double]) {
            self.constraint = constraint
            self.inside = inside
            self.outside = outside
        }
    }

    private static let greatest = Double.greatestFiniteMagnitude
    private static let least = Double.leastNonzeroMagnitude
    private static let infinity = Double.infinity
    private static let ranges: [Range] = [
        Range("1..1.0E400", inside: [1, greatest], outside: [0, infinity]),
        Range("-1.0E400..1", inside: [-greatest, 1], outside: [2, -infinity]),
        Range("1.0E400..MAX", inside: [infinity], outside: [greatest]),
        Range("MIN..-1.0E400", inside: [-infinity], outside: [-greatest]),
        Range("1.0E-400..1", inside: [least, 1], outside: [0, -1]),
        Range("-1.0E-400..1", inside: [0, 1], outside: [-least]),
        Range("-1..1.0E-400", inside: [0, -1], outside: [least]),
        Range("-1..-1.0E-400", inside: [-1, -least], outside: [0]),
    ]

    @Test(arguments: ranges)
    func ends(of expected: Range) throws {
        let (model, diagnostics) = Compiler.model(of: [LanguageCase.source("A ::= REAL (\(expected.constraint))")])
        #expect(diagnostics.isEmpty)
        let type = try #require(model.modules.first?.types.first?.type)
        guard case .real(let range)? = type.constraints.conditions.first?.predicate.kind else {
            Issue.record("no range")
            return
        }
        #expect(expected.inside.allSatisfy { range.contains($0) })
        #expect(!expected.outside.contains { range.contains($0) })
    }
}
