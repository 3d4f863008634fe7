import Testing

@testable import ASN1Runtime

@Suite("OBJECT IDENTIFIER and RELATIVE-OID")
struct ObjectIdentifierTests {
    /// Contents octets and arcs.
    static let identifiers: [(String, String)] = [
        ("2A 86 48 86 F7 0D 01 01 0B", "1.2.840.113549.1.1.11"), ("55 04 03", "2.5.4.3"), ("00", "0.0"), ("27", "0.39"),
        ("28", "1.0"), ("4F", "1.39"), ("50", "2.0"), ("7F", "2.47"), ("81 00", "2.48"), ("81 34 03", "2.100.3"),
        ("88 37 03", "2.999.3"), ("2A 03 81 00", "1.2.3.128"), ("2A FF 7F", "1.2.16383"), ("2A 81 80 00", "1.2.16384"),
        ("2A 81 FF FF FF FF FF FF FF FF 7F", "1.2.18446744073709551615"),
        ("2A 82 80 80 80 80 80 80 80 80 00", "1.2.18446744073709551616"),
        ("81 FF FF FF FF FF FF FF FF 7F", "2.18446744073709551535"),
        ("82 80 80 80 80 80 80 80 80 4F 01", "2.18446744073709551615.1"),
        ("69 83 F0 9D A7 EB CF DE E0 C7 A1 A7 B2 C0 94 8C C8 F9 D7 76", "2.25.329800735698586629295641978511506172918"),
    ]

    @Test("Arcs (X.690 8.19)", arguments: identifiers)
    func arcs(contents: String, dotted: String) throws {
        for padding in [0, 9] {
            let bytes = encoding(0x06, octets(contents)) + [UInt8](repeating: 0x80, count: padding)
            let value = try ASN1Decoder.read(ASN1Bytes(bytes), .der, .default, .der) {
                (decoder: inout ASN1Decoder) throws(ASN1Error) in try decoder.objectIdentifier()
            }
            #expect(value.description == dotted)
            #expect(value == ASN1ObjectIdentifier(dotted))
            #expect(value.contents.elementsEqual(octets(contents)))
            let arcs = dotted.split(separator: ".").map { UInt64($0) }
            #expect(value.arcs == (arcs.contains(nil) ? nil : arcs.compactMap(\.self)))
            if let arcs = value.arcs { #expect(ASN1ObjectIdentifier(arcs: arcs) == value) }
        }
    }

    @Test(
        "RELATIVE-OID (X.690 8.20)",
        arguments: [
            ("C2 7B 03 02", "8571.3.2"), ("00", "0"), ("82 80 80 80 80 80 80 80 80 00", "18446744073709551616"),
        ])
    func relative(contents: String, dotted: String) throws {
        let value = try read(encoding(0x0D, octets(contents)), .der) { decoder throws(ASN1Error) in
            try decoder.relativeObjectIdentifier()
        }
        #expect(value.description == dotted)
        #expect(value == ASN1RelativeObjectIdentifier(dotted))
        if let arcs = value.arcs { #expect(ASN1RelativeObjectIdentifier(arcs: arcs) == value) }
    }

    @Test(
        "Octets that are no arcs",
        arguments: [
            Outcome("06 00", .malformed), Outcome("06 01 80", .malformed), Outcome("06 01 AA", .malformed),
            Outcome("06 02 80 01", .malformed), Outcome("06 03 2A 80 01", .malformed),
            Outcome("06 02 2A 80", .malformed),
            Outcome("06 04 2A 86 80 01", "1.2.98305"), Outcome("26 03 06 01 2A", .notPrimitive),
            Outcome("06 81 01 2A", ber: "1.2"),
        ])
    func malformed(outcome: Outcome) {
        outcome.check { decoder throws(ASN1Error) in try decoder.objectIdentifier() }
        let relative = Outcome(
            "0D" + outcome.input.dropFirst(2),
            der: outcome.der == .value("1.2.98305") ? .value("42.98305") : outcome.der,
            ber: outcome.ber == .value("1.2.98305")
                ? .value("42.98305") : outcome.ber == .value("1.2") ? .value("42") : outcome.ber)
        if !outcome.input.hasPrefix("26") {
            relative.check { decoder throws(ASN1Error) in try decoder.relativeObjectIdentifier() }
        }
    }

    @Test(
        "Texts and arcs that are no identifier",
        arguments: ["", "1", "3.1", "1.40", "0.40", "1.", ".1", "1..2", "1.2.x", "-1.2"])
    func texts(text: String) {
        #expect(ASN1ObjectIdentifier(text) == nil)
        let arcs = text.split(separator: ".").compactMap { UInt64($0) }
        #expect(ASN1ObjectIdentifier(arcs: arcs) == nil || text.contains("..") || text.hasSuffix("x"))
    }

    @Test("Constants")
    func constants() {
        #expect(ASN1ObjectIdentifier(2, 5, 4, 3).contents == ASN1Bytes([0x55, 4, 3]))
        #expect(ASN1ObjectIdentifier(2, .max).description == "2.18446744073709551615")
    }

    @Test("A limit on length")
    func limit() {
        let read = { (decoder: inout ASN1Decoder) throws(ASN1Error) in try decoder.objectIdentifier() }
        let limits = ASN1Limits(objectIdentifierLength: 2)
        #expect(failure("06 02 55 04", .der, limits: limits, read) == nil)
        #expect(failure("06 03 55 04 03", .der, limits: limits, read)?.code == .limitExceeded)
    }
}
