import ASN1Runtime
import Testing

/// Value notation, as X.680 writes it.
@Suite
struct NotationTests {
    @Test(arguments: [
        (0, "0"), (-0.0, "-0"), (1, "1"), (0.5, "0.5"), (-1.5, "-1.5"), (120, "120"), (0.00012, "0.00012"),
        (0.000012, "1.2E-5"), (1.5e10, "1.5E10"), (1_234_567_890, "1234567890"), (12_345_678_901, "1.2345678901E10"),
        (1e9, "1000000000"), (1e10, "1E10"), (1e16, "1E16"), (123_456_789.25, "123456789.25"),
        (0.1, "0.1"), (.leastNonzeroMagnitude, "5E-324"), (1.7976931348623157e308, "1.7976931348623157E308"),
        (-2e-7, "-2E-7"),
        (.infinity, "PLUS-INFINITY"), (-.infinity, "MINUS-INFINITY"), (.nan, "NOT-A-NUMBER"),
    ])
    func real(value: Double, text: String) {
        #expect(value.valueNotation() == text)
    }

    @Test(arguments: [
        ("", "\"\""), ("abc", "\"abc\""), ("say \"hi\"", "\"say \"\"hi\"\"\""), ("Größe 漢", "\"Größe 漢\""),
        ("ab\ncd", "{ \"ab\", {0,0,0,10}, \"cd\" }"), ("\n", "{ {0,0,0,10} }"),
        ("\r\n\"", "{ {0,0,0,13}, {0,0,0,10}, \"\"\"\" }"), ("a\u{7F}", "{ \"a\", {0,0,0,127} }"),
        ("x\u{202E}y", "{ \"x\", {0,0,32,46}, \"y\" }"), ("\u{E0041}", "{ {0,14,0,65} }"),
        ("\u{1F600}", "\"\u{1F600}\""),
    ])
    func characters(value: String, text: String) {
        #expect(value.valueNotation() == text)
    }

    @Test(arguments: [
        ([], "\"\""), (Array("a\"b".utf8), "\"a\"\"b\""), ([0x41, 0xE9], "'41E9'H"), ([0x1B], "'1B'H"),
    ])
    func octetCharacters(value: [UInt8], text: String) {
        #expect(ASN1OctetCharacters(ASN1Bytes(value)).description == text)
    }

    @Test(arguments: [
        ([] as [UInt8], 0, "''B", "{ }"), ([0xA0], 0, "'A0'H", "{ a, c }"), ([0xA0], 4, "'1010'B", "{ a, c }"),
        ([0x80], 7, "'1'B", "{ a }"), ([0x88], 0, "'88'H", "'10001'B"), ([0x00], 0, "'00'H", "{ }"),
        ([0x80, 0x80], 7, "'100000001'B", "{ a, i }"),
    ])
    func bits(octets: [UInt8], unused: Int, text: String, named: String) throws {
        let bits = try #require(ASN1BitString(bytes: ASN1Bytes(octets), unusedBits: unused))
        #expect(bits.valueNotation() == text)
        var writer = ASN1ValueWriter()
        writer.namedBits(bits, [(0, "a"), (2, "c"), (8, "i")])
        #expect(writer.text == named)
        var dynamic = ASN1ValueWriter()
        dynamic.namedBits(bits) { [0: "a", 2: "c", 8: "i"][$0] }
        #expect(dynamic.text == named)
    }

    @Test
    func simpleValues() throws {
        #expect(true.valueNotation() == "TRUE")
        #expect(false.valueNotation() == "FALSE")
        #expect((-5).valueNotation() == "-5")
        #expect(UInt64.max.valueNotation() == "18446744073709551615")
        #expect(ASN1Null().valueNotation() == "NULL")
        #expect(ASN1Bytes([0x04, 0xFF]).valueNotation() == "'04FF'H")
        #expect(ASN1Bytes().valueNotation() == "''H")
        #expect(ASN1ObjectIdentifier(1, 2, 840, 113549).valueNotation() == "{ 1 2 840 113549 }")
        #expect(try #require(ASN1RelativeObjectIdentifier("8571.3")).valueNotation() == "{ 8571 3 }")
        #expect(ASN1RelativeObjectIdentifier().valueNotation() == "{ }")
        #expect([[1, 2], []].valueNotation() == "{ { 1, 2 }, { } }")
        #expect(try #require(ASN1UTCTime("240506070809Z")).valueNotation() == "\"240506070809Z\"")
        #expect(try #require(ASN1GeneralizedTime("20240506070809.5Z")).valueNotation() == "\"20240506070809.5Z\"")
        #expect(try #require(ASN1Date("1985-11-14")).valueNotation() == "\"1985-11-14\"")
        #expect(try #require(ASN1TimeOfDay("15:27:46")).valueNotation() == "\"15:27:46\"")
        #expect(try #require(ASN1DateTime("1985-11-14T15:27:46")).valueNotation() == "\"1985-11-14T15:27:46\"")
        #expect(try #require(ASN1Duration("P2Y10M15DT10H20M30S")).valueNotation() == "\"P2Y10M15DT10H20M30S\"")
        #expect(try #require(ASN1Time("1985-W15-5")).valueNotation() == "\"1985-W15-5\"")
    }

    /// 2^64 - 1 to the octet count is too long for decimal digits beyond 4096 octets.
    @Test
    func integers() throws {
        let text = "-340282366920938463463374607431768211456"
        #expect(try #require(ASN1Integer(text)).valueNotation() == text)
        let long = ASN1Integer(twosComplement: ASN1Bytes([0x7F] + [UInt8](repeating: 0, count: 4096)))
        #expect(long.valueNotation() == "'7F" + String(repeating: "00", count: 4096) + "'H")
        let longest = ASN1Integer(twosComplement: ASN1Bytes([0x7F] + [UInt8](repeating: 0, count: 4095)))
        #expect(longest.valueNotation() == longest.description)
    }

    @Test
    func identifiedValues() {
        let identifier = ASN1ObjectIdentifier(2, 1, 1)
        let octets = ASN1Bytes([5, 0])
        #expect(
            ASN1External(directReference: identifier, indirectReference: 3, encoding: .octetAligned(octets))
                .valueNotation()
                == "{ direct-reference { 2 1 1 }, indirect-reference 3, encoding octet-aligned : '0500'H }")
        #expect(
            ASN1External(
                dataValueDescriptor: ASN1Bytes(Array("d".utf8)),
                encoding: .singleASN1Type(ASN1Any(constant: [5, 0]))
            ).valueNotation() == "{ data-value-descriptor \"d\", encoding single-ASN1-type : '0500'H }")
        #expect(
            ASN1EmbeddedPDV(identification: .syntaxes(abstract: identifier, transfer: identifier), dataValue: octets)
                .valueNotation()
                == "{ identification syntaxes : { abstract { 2 1 1 }, transfer { 2 1 1 } }, data-value '0500'H }")
        #expect(
            ASN1CharacterString(identification: .fixed, stringValue: octets).valueNotation()
                == "{ identification fixed : NULL, string-value '0500'H }")
        #expect(
            ASN1InstanceOf(typeID: identifier, value: ASN1Any(constant: [5, 0])).valueNotation()
                == "{ type-id { 2 1 1 }, value '0500'H }")
    }

    @Test(arguments: [
        (
            ASN1ValueWriter.Layout.line,
            "{ version 1, names { { 1 2 }, { 1 3 } }, choice a : { }, flags { } -- [5] 850101 -- -- BOOLEAN [UNIVERSAL 1] 0101FF -- }"
        ),
        (
            .indented,
            """
            {
              version 1,
              names {
                { 1 2 },
                { 1 3 }
              },
              choice a : { },
              flags { }
              -- [5] 850101 --
              -- BOOLEAN [UNIVERSAL 1] 0101FF --
            }
            """
        ),
    ])
    func structures(layout: ASN1ValueWriter.Layout, text: String) {
        var writer = ASN1ValueWriter(layout)
        writer.open()
        writer.component("version", 1)
        writer.component("absent", nil as Int?)
        writer.component("names", [ASN1ObjectIdentifier(1, 2), ASN1ObjectIdentifier(1, 3)])
        writer.startComponent("choice")
        writer.alternative("a", [] as [Int])
        writer.startComponent("flags")
        writer.namedBits(ASN1BitString(), [])
        writer.unknownExtensions([ASN1Any(constant: [0x85, 1, 1]), ASN1Any(constant: [1, 1, 0xFF])])
        writer.close()
        #expect(writer.text == text)
    }
}
