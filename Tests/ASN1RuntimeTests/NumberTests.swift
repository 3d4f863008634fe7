import Testing

@testable import ASN1Runtime

@Suite("BOOLEAN, INTEGER, ENUMERATED, NULL")
struct NumberTests {
    @Test(
        "BOOLEAN (X.690 8.2, 11.1)",
        arguments: [
            Outcome("01 01 00", "false"), Outcome("01 01 FF", "true"), Outcome("01 01 01", ber: "true"),
            Outcome("01 01 80", ber: "true"), Outcome("01 81 01 FF", ber: "true"), Outcome("01 00", .malformed),
            Outcome("01 02 FF FF", .malformed), Outcome("21 01 FF", .notPrimitive),
            Outcome("02 01 00", .unexpectedTag),
        ])
    func booleans(outcome: Outcome) {
        outcome.check { decoder throws(ASN1Error) in try decoder.boolean() }
    }

    @Test(
        "NULL (X.690 8.8)",
        arguments: [
            Outcome("05 00", "NULL"), Outcome("05 81 00", ber: "NULL"), Outcome("05 01 00", .malformed),
            Outcome("25 00", .notPrimitive),
            Outcome("25 80 00 00", der: .error(.notDER), ber: .error(.notPrimitive)),
        ])
    func nulls(outcome: Outcome) {
        outcome.check { decoder throws(ASN1Error) in try decoder.null() }
    }

    /// Contents octets of numbers, each minimal.
    static let integers: [(String, String)] = [
        ("00", "0"), ("01", "1"), ("7F", "127"), ("0080", "128"), ("00FF", "255"), ("0100", "256"), ("FF", "-1"),
        ("80", "-128"), ("FF7F", "-129"), ("8000", "-32768"), ("FF7FFF", "-32769"), ("7FFFFFFF", "2147483647"),
        ("0080000000", "2147483648"), ("80000000", "-2147483648"), ("FF7FFFFFFF", "-2147483649"),
        ("7FFFFFFFFFFFFFFF", "9223372036854775807"), ("8000000000000000", "-9223372036854775808"),
        ("008000000000000000", "9223372036854775808"), ("FF7FFFFFFFFFFFFFFF", "-9223372036854775809"),
        ("00FFFFFFFFFFFFFFFF", "18446744073709551615"), ("010000000000000000", "18446744073709551616"),
        ("7FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF", "170141183460469231731687303715884105727"),
        ("80000000000000000000000000000000", "-170141183460469231731687303715884105728"),
        ("0100000000000000000000000000000000", "340282366920938463463374607431768211456"),
    ]

    @Test("INTEGER of any size (X.690 8.3)", arguments: integers)
    func bigIntegers(contents: String, decimal: String) throws {
        for padding in [0, 12] {
            // With octets after the value, the reader takes other paths.
            let bytes = encoding(0x02, octets(contents)) + [UInt8](repeating: 0x05, count: padding)
            let value = try ASN1Decoder.read(ASN1Bytes(bytes), .der, .default, .der) {
                (decoder: inout ASN1Decoder) throws(ASN1Error) in try decoder.bigInteger()
            }
            #expect(value.description == decimal)
            #expect(value.twosComplement.elementsEqual(octets(contents)))
            #expect(ASN1Integer(decimal) == value)
            #expect(Int64(exactly: value) == Int64(decimal))
            #expect(UInt64(exactly: value) == UInt64(decimal))
            #expect(Int8(exactly: value) == Int8(decimal))
            #expect(UInt16(exactly: value) == UInt16(decimal))
            let native = try? ASN1Decoder.read(ASN1Bytes(bytes), .der, .default, .der) {
                (decoder: inout ASN1Decoder) throws(ASN1Error) in try decoder.integer()
            }
            #expect(native == Int(decimal))
            let unsigned = try? ASN1Decoder.read(ASN1Bytes(bytes), .der, .default, .der) {
                (decoder: inout ASN1Decoder) throws(ASN1Error) in try decoder.unsignedInteger()
            }
            #expect(unsigned == UInt64(decimal))
        }
    }

    @Test("Order of integers")
    func order() throws {
        let numbers = try Self.integers.map { try #require(ASN1Integer($0.1)) }
        let sorted = numbers.sorted()
        #expect(sorted.first?.description == "-170141183460469231731687303715884105728")
        #expect(sorted.last?.description == "340282366920938463463374607431768211456")
        #expect(zip(sorted, sorted.dropFirst()).allSatisfy { $0 < $1 && !($1 < $0) && $0 != $1 })
    }

    @Test(
        "INTEGER that is never legal, or too large (X.690 8.3.2)",
        arguments: [
            Outcome("02 00", .malformed), Outcome("02 02 00 7F", .malformed), Outcome("02 02 FF 80", .malformed),
            Outcome("02 03 00 00 80", .malformed), Outcome("02 0A 00 00 00 00 00 00 00 00 00 01", .malformed),
            Outcome("22 03 02 01 01", .notPrimitive), Outcome("02 09 00 80 00 00 00 00 00 00 00", .outOfRange),
            Outcome("02 09 FF 7F FF FF FF FF FF FF FF", .outOfRange), Outcome("0A 01 05", .unexpectedTag),
            Outcome("02 81 01 05", ber: "5"), Outcome("02 02 05", .truncated),
        ])
    func badIntegers(outcome: Outcome) {
        outcome.check { decoder throws(ASN1Error) in try decoder.integer() }
    }

    @Test("Padded integers are an option of BER alone")
    func padded() throws {
        let read = { (decoder: inout ASN1Decoder) throws(ASN1Error) in try decoder.integer() }
        #expect(failure("02 02 00 05", .ber, options: .paddedIntegers, read) == nil)
        #expect(failure("02 02 00 05", .der, options: .paddedIntegers, read)?.code == .malformed)
        let long = octets("02 0C 00 00 00 00 00 00 00 00 00 00 00 05")
        #expect(try ASN1RuntimeTests.read(long, .ber, options: .paddedIntegers, read) == 5)
    }

    @Test("ENUMERATED (X.690 8.4) and implicit tags")
    func enumerated() throws {
        #expect(try read(octets("0A 01 FF"), .der) { decoder throws(ASN1Error) in try decoder.enumerated() } == -1)
        #expect(
            try read(octets("81 01 07"), .der) { decoder throws(ASN1Error) in try decoder.enumerated(.context(1)) } == 7
        )
        #expect(
            try read(octets("9F 1F 01 07"), .der) { decoder throws(ASN1Error) in try decoder.integer(.context(31)) }
                == 7)
    }

    @Test("Unsigned integers below 0 or above 64 bits", arguments: ["02 01 FF", "02 09 01 00 00 00 00 00 00 00 00"])
    func unsigned(input: String) {
        #expect(
            failure(input, .der) { decoder throws(ASN1Error) in try decoder.unsignedInteger() }?.code == .outOfRange)
    }

    @Test("Decimal texts that are no numbers", arguments: ["", "-", "+", "1 ", "0x10", "1.0", "--1", "１"])
    func texts(text: String) {
        #expect(ASN1Integer(text) == nil)
    }

    @Test("Literals and magnitudes")
    func literals() {
        #expect(ASN1Integer("-0") == 0)
        #expect(ASN1Integer("+65537") == 65537)
        #expect(ASN1Integer(UInt64.max).description == "18446744073709551615")
        #expect(ASN1Integer(-129 as Int).magnitude.description == "81")
        #expect(ASN1Integer(UInt64.max).magnitude.description == "ffffffffffffffff")
        #expect(ASN1Integer(twosComplement: ASN1Bytes(octets("FFFFFFFFFFFFFFFFFFFF80"))) == -128)
    }
}
