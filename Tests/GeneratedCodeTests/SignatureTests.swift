import ASN1Runtime
import Testing

@testable import GeneratedCode

/// Malformed and unusual encodings of two numbers in a SEQUENCE, such as attacks on signatures are made of.
/// The sound one is 3006 020101 020102.
struct SignatureTests {
    @Test(arguments: [
        // Sound ones.
        Probe("3006020101020102"), Probe("3006020100020100"), Probe("3007020101020200FF"),
        Probe("300702020080020101"), Probe("30060201FF020180"), Probe("3008020200FF02020080"),
        Probe("300F0201010 20A00FFFFFFFFFFFFFFFFFF"),
        // Lengths in a longer form than they need.
        Probe("308106020101020102", ber: "3006020101020102"), Probe("30820006020101020102", ber: "3006020101020102"),
        Probe("3084 00000006 020101020102", ber: "3006020101020102"),
        Probe("3088 0000000000000006 020101020102", ber: "3006020101020102"),
        Probe("3089 000000000000000006 020101020102", ber: "3006020101020102"),
        Probe("300702810101020102", ber: "3006020101020102"), Probe("300702010102810102", ber: "3006020101020102"),
        Probe("300B0201010285000000000102", ber: "3006020101020102"),
        // The indefinite form, complete and not.
        Probe("30800201010201020000", ber: "3006020101020102"), Probe("3080020101020102", .truncated, der: .notDER),
        Probe("308002010102010200", .unexpectedElement, der: .notDER),
        Probe("308002010102010200000000", .trailingBytes, der: .notDER),
        Probe("30080280010000020102", .malformed, der: .notDER), Probe("3008020101020102 0000", .unexpectedElement),
        Probe("0000", .unexpectedTag), Probe("00003006020101020102", .unexpectedTag),
        // More than there should be.
        Probe("30060201010201020000", .trailingBytes), Probe("300602010102010200", .trailingBytes),
        Probe("30060201010201020500", .trailingBytes), Probe("30060201010201023006020101020102", .trailingBytes),
        Probe("30080201010201020500", .unexpectedElement), Probe("3009020101020102020103", .unexpectedElement),
        Probe("30080500020101020102", .unexpectedTag), Probe("30080201010500020102", .unexpectedTag),
        Probe("300802010102010204 00", .unexpectedElement),
        // Less than there should be.
        Probe("", .truncated), Probe("30", .truncated), Probe("3006", .truncated), Probe("30060201", .truncated),
        Probe("30060201010201", .truncated), Probe("3000", .unexpectedTag), Probe("3003020101", .unexpectedTag),
        Probe("300502010102 01", .truncated), Probe("3007020101020102", .truncated),
        Probe("3006020101020202", .truncated), Probe("3006020201020102", .truncated),
        Probe("30040201010 2", .truncated),
        // Lengths beyond the input, and beyond what a word holds.
        Probe("307F020101020102", .truncated), Probe("30847FFFFFFF020101020102", .truncated),
        Probe("308480000000020101020102", .truncated), Probe("3084FFFFFFFF020101020102", .truncated),
        Probe("30850100000006020101020102", .truncated), Probe("30887FFFFFFFFFFFFFFF020101020102", .truncated),
        Probe("30888000000000000000020101020102", .truncated), Probe("3088FFFFFFFFFFFFFFFF020101020102", .truncated),
        Probe("3089010000000000000006020101020102", .truncated), Probe("30FF020101020102", .malformed),
        Probe("300B02850100000001010201 02", .truncated), Probe("300E0288FFFFFFFFFFFFFFFF01020102", .truncated),
        Probe("300A02847FFFFFFF01020102", .truncated), Probe("3008 0201 01 0282 FFFF", .truncated),
        // Other tags.
        Probe("3106020101020102", .unexpectedTag), Probe("1006020101020102", .notConstructed),
        Probe("7006020101020102", .unexpectedTag), Probe("B006020101020102", .unexpectedTag),
        Probe("3006030101020102", .unexpectedTag), Probe("3006020101040102", .unexpectedTag),
        Probe("3006820101020102", .unexpectedTag), Probe("3006220101020102", .notPrimitive),
        Probe("30082203020101020102", .notPrimitive), Probe("3F1006020101020102", .malformed),
        Probe("30071F020101020102", .malformed),
        // Numbers without octets or with too many.
        Probe("30050200020102", .malformed), Probe("30050201010200", .malformed), Probe("300402000200", .malformed),
        Probe("300702020001020102", .malformed), Probe("30080203000001020102", .malformed),
        Probe("3007020101 0202007F", .malformed), Probe("30070202FF80020102", .malformed),
        Probe("30080203FFFF80020102", .malformed), Probe("30070202FFFF020102", .malformed),
        Probe("30070202 0000 020102", .malformed),
        // Octets between the values.
        Probe("300800000201 01020102", .unexpectedTag), Probe("3008020101 0000 020102", .unexpectedTag),
        Probe("30070201010002 0102", .unexpectedTag),
    ])
    func signature(probe: Probe) { probe.check(Signature.self) }

    @Test func errorTexts() {
        #expect(
            errorText(Signature.self, der: "3006020101040102")
                == "Signature.s: expected INTEGER [UNIVERSAL 2], found OCTET STRING [UNIVERSAL 4] at offset 5")
        #expect(errorText(Signature.self, der: "300602010102010200") == "Signature: bytes follow the value at offset 8")
    }
}
