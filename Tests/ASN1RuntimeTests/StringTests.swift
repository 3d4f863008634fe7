import Testing

@testable import ASN1Runtime

@Suite("String types")
struct StringTests {
    @Test(
        "UTF8String",
        arguments: [
            Outcome("0C 00", ""), Outcome("0C 03 61 62 63", "abc"), Outcome("0C 02 C3 A9", "é"),
            Outcome("0C 03 E2 82 AC", "€"), Outcome("0C 04 F0 9F 98 80", "😀"), Outcome("0C 03 EF BF BD", "\u{FFFD}"),
            Outcome("0C 04 F4 8F BF BF", "\u{10FFFF}"), Outcome("0C 09 61 61 61 61 61 61 61 C3 A9", "aaaaaaaé"),
            Outcome("0C 02 C0 80", .malformed), Outcome("0C 03 E0 80 80", .malformed),
            Outcome("0C 03 ED A0 80", .malformed),
            Outcome("0C 04 F4 90 80 80", .malformed), Outcome("0C 04 F0 80 80 80", .malformed),
            Outcome("0C 01 80", .malformed),
            Outcome("0C 02 E2 82", .malformed), Outcome("0C 01 C3", .malformed), Outcome("0C 01 FF", .malformed),
            Outcome("0C 03 E2 82 41", .malformed), Outcome("0C 04 F5 80 80 80", .malformed),
            Outcome("2C 08 04 01 C3 04 03 A9 61 62", ber: "éab"), Outcome("2C 80 04 02 61 62 00 00", ber: "ab"),
            Outcome("2C 04 0C 02 61 62", der: .error(.notDER), ber: .error(.unexpectedTag)),
        ])
    func utf8(outcome: Outcome) {
        outcome.check { decoder throws(ASN1Error) in try decoder.utf8String() }
    }

    @Test(
        "PrintableString",
        arguments: [
            Outcome("13 0B 41 7A 30 39 20 27 28 29 2B 2C 2D", "Az09 '()+,-"), Outcome("13 05 2E 2F 3A 3D 3F", "./:=?"),
            Outcome("13 04 40 26 5F 2A", der: .error(.malformed), ber: .value("@&_*")),
            Outcome("13 01 21", .malformed), Outcome("13 01 22", .malformed), Outcome("13 01 3B", .malformed),
            Outcome("13 01 3C", .malformed), Outcome("13 01 5B", .malformed), Outcome("13 01 60", .malformed),
            Outcome("13 01 7B", .malformed), Outcome("13 01 0A", .malformed), Outcome("13 01 C1", .malformed),
            Outcome("13 01 7F", .malformed), Outcome("13 01 00", .malformed),
            Outcome("33 06 04 01 41 04 01 42", ber: "AB"),
        ])
    func printable(outcome: Outcome) {
        outcome.check { decoder throws(ASN1Error) in try decoder.printableString() }
    }

    @Test(
        "NumericString",
        arguments: [
            Outcome("12 0B 30 31 32 33 34 35 36 37 38 39 20", "0123456789 "), Outcome("12 01 2F", .malformed),
            Outcome("12 01 3A", .malformed), Outcome("12 01 B0", .malformed),
        ])
    func numeric(outcome: Outcome) {
        outcome.check { decoder throws(ASN1Error) in try decoder.numericString() }
    }

    @Test("IA5String", arguments: [Outcome("16 03 00 40 7F", "\0@\u{7F}"), Outcome("16 01 E9", .malformed)])
    func ia5(outcome: Outcome) {
        outcome.check { decoder throws(ASN1Error) in try decoder.ia5String() }
    }

    @Test("Latin-1 in IA5String is an option")
    func latin1() throws {
        let text = try read(octets("16 03 61 E9 FF"), .der, options: .latin1InIA5String) { decoder throws(ASN1Error) in
            try decoder.ia5String()
        }
        #expect(text == "aéÿ")
    }

    @Test(
        "VisibleString, with the example of X.690 8.21.5.4",
        arguments: [
            Outcome("1A 05 4A 6F 6E 65 73", "Jones"), Outcome("1A 81 05 4A 6F 6E 65 73", ber: "Jones"),
            Outcome("3A 09 04 03 4A 6F 6E 04 02 65 73", ber: "Jones"), Outcome("1A 02 20 7E", " ~"),
            Outcome("1A 01 1F", .malformed), Outcome("1A 01 7F", .malformed), Outcome("1A 01 80", .malformed),
        ])
    func visible(outcome: Outcome) {
        outcome.check { decoder throws(ASN1Error) in try decoder.visibleString() }
    }

    @Test(
        "BMPString",
        arguments: [
            Outcome("1E 06 00 41 20 AC 00 E9", "A€é"), Outcome("1E 00", ""), Outcome("1E 01 41", .malformed),
            Outcome("1E 04 D8 3D DE 00", .malformed), Outcome("1E 02 DC 00", .malformed),
            Outcome("3E 80 04 01 20 04 01 AC 00 00", ber: "€"),
        ])
    func bmp(outcome: Outcome) {
        outcome.check { decoder throws(ASN1Error) in try decoder.bmpString() }
    }

    @Test(
        "UniversalString",
        arguments: [
            Outcome("1C 08 00 00 00 41 00 01 F6 00", "A😀"), Outcome("1C 04 00 11 00 00", .malformed),
            Outcome("1C 04 00 00 D8 00", .malformed), Outcome("1C 03 00 00 00", .malformed),
        ])
    func universal(outcome: Outcome) {
        outcome.check { decoder throws(ASN1Error) in try decoder.universalString() }
    }

    @Test("Strings that keep their octets")
    func kept() throws {
        let contents = octets("1B 2E 41 E9")
        #expect(
            try read(encoding(0x14, contents), .der) { d throws(ASN1Error) in try d.teletexString() }.elementsEqual(
                contents))
        #expect(
            try read(encoding(0x15, contents), .der) { d throws(ASN1Error) in try d.videotexString() }.elementsEqual(
                contents))
        #expect(
            try read(encoding(0x19, contents), .der) { d throws(ASN1Error) in try d.graphicString() }.elementsEqual(
                contents))
        #expect(
            try read(encoding(0x1B, contents), .der) { d throws(ASN1Error) in try d.generalString() }.elementsEqual(
                contents))
        #expect(
            try read(encoding(0x07, contents), .der) { d throws(ASN1Error) in try d.objectDescriptor() }.elementsEqual(
                contents))
    }

    @Test("Text longer than a short length and under a tag of its own")
    func long() throws {
        let text = String(repeating: "aé", count: 5000)
        #expect(
            try read(encoding(0x82, [UInt8](text.utf8)), .der) { d throws(ASN1Error) in try d.utf8String(.context(2)) }
                == text)
    }
}
