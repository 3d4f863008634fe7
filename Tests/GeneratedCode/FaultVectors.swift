/// Encodings of `EachFault` for the tests of generated code and of the interpreter.
enum FaultVectors {
    /// What is wrong with encodings, under both rules unless DER alone forbids them.
    static let errors: [(encoding: String, error: String)] = [
        (
            "A0 0C 8000 A106 800101 810102 8200",
            "EachFault.whole.p: the value violates (WITH COMPONENTS { ..., b ABSENT }), found { a 1, b 2 } at offset 4"
        ),
        ("81 01 0C", "EachFault.number: the value violates (0..9), found 12 at offset 0"),
        ("82 01 06", "EachFault.named: the value violates (1..2), found 6 at offset 0"),
        ("A3 09 0C0161 0C0162 0C0163", "EachFault.count: the value violates (SIZE (1..2)), found 3 at offset 0"),
        ("84 02 0102", "EachFault.sizes: the value violates (SIZE (1 | 3 | 5)), found 2 at offset 0"),
        ("85 03 616465", "EachFault.letters: the value violates (FROM (\"a\"..\"c\")), found \"d\" at offset 0"),
        ("86 02 6164", "EachFault.octetLetters: the value violates (FROM (\"a\"..\"c\")), found \"d\" at offset 0"),
        ("86 02 61C3", "EachFault.octetLetters: the value violates (FROM (\"a\"..\"c\")), found 'C3'H at offset 0"),
        ("87 01 63", "EachFault.words: the value violates (\"a\" | \"b\"), found \"c\" at offset 0"),
        ("88 02 6566", "EachFault.octetWords: the value violates (\"ab\" | \"cd\"), found \"ef\" at offset 0"),
        ("89 01 07", "EachFault.item: number 7 is none of EachFault.item at offset 0"),
        ("8A 02 0640", "EachFault.flags: the value violates (SIZE (0..1)), found { y } at offset 0"),
        ("AB 03 800105", "EachFault.members.b: expected [1], found the end of the value around it at offset 5"),
        (
            "8C 28" + String(repeating: "79", count: 40),
            "EachFault.long: the value violates (\"x\"), found \"" + String(repeating: "y", count: 38) + "… at offset 0"
        ),
        (
            "8C 26" + String(repeating: "79", count: 38),
            "EachFault.long: the value violates (\"x\"), found \"" + String(repeating: "y", count: 38)
                + "\" at offset 0"
        ),
        ("8D 03 800101", "EachFault.real: the value violates (0..1), found 2 at offset 0"),
        ("AE 09 0C0161 0C0162 0C0163", "EachFault.wrappedWords: the value violates (SIZE (1..2)), found 3 at offset 0"),
        ("90 01 06", "EachFault.wrappedCode: the value violates (1..2), found 6 at offset 0"),
        (
            "91 0F 3230323330313031303030303030 5A",
            "EachFault.moment: the value violates (\"20240101000000Z\" | \"20250101000000.5Z\"), "
                + "found \"20230101000000Z\" at offset 0"
        ),
        (
            "92 0D 323330313031303030303030 5A",
            "EachFault.moments: the value violates (\"240101000000Z\" | \"250101000000Z\" | \"260101000000Z\" | "
                + "\"270101000000Z\"), found \"230101000000Z\" at offset 0"
        ),
        ("93 03 616263", "EachFault.wrappedText: the value violates (SIZE (1..2)), found 3 at offset 0"),
        (
            "B4 0B 8000 A105 A003 800101 8200",
            "EachFault.choice.c: the value violates (WITH COMPONENTS { e }), found d : { a 1 } at offset 4"
        ),
        ("95 01 03", "EachFault.outside: the value violates (0..1 | 5..6 | 10..11 | 20..21), found 3 at offset 0"),
        ("97 01 40", "EachFault.huge: the value violates (1..1.0E400), found PLUS-INFINITY at offset 0"),
        ("98 00", "EachFault.tiny: the value violates (1.0E-400..1), found 0 at offset 0"),
        ("B9 04 3002 0405", "EachFault.anything: the value goes beyond the end of what is around it at offset 4"),
        ("BC 02 0405", "EachFault: the value goes beyond the end of what is around it at offset 2"),
    ]

    /// What DER alone forbids.
    static let notDER: [(encoding: String, error: String)] = [
        (
            "AF 09 8000 A103 800101 8200",
            "EachFault.standard.p: not DER: the default value is encoded (X.690 11.5) at offset 4"
        ),
        ("B9 04 3080 0000", "EachFault.anything: not DER: an indefinite length (X.690 10.1) at offset 2"),
        ("B9 06 2404 04020102", "EachFault.anything: not DER: a constructed string (X.690 10.2) at offset 2"),
        (
            "B9 05 3003 048100",
            "EachFault.anything: not DER: a length that is not in its shortest form (X.690 10.1) at offset 4"
        ),
        (
            "B9 05 3003 010101",
            "EachFault.anything: not DER: a BOOLEAN that is neither 00 nor FF (X.690 11.1) at offset 4"
        ),
        (
            "B9 05 0203 000001",
            "EachFault.anything: an INTEGER whose first nine bits are equal (X.690 8.3.2) at offset 2"
        ),
        ("BA 09 800105 A304 30800000", "EachFault.open: not DER: an indefinite length (X.690 10.1) at offset 7"),
        ("BC 04 30800000", "EachFault: not DER: an indefinite length (X.690 10.1) at offset 2"),
    ]

    /// What is right in BER: times in other notations than those of the constraints.
    static let moments = [
        "91 13 3230323430313031303130303030 2B30313030", "91 0B 3230323430313031 3030 5A",
        "91 13 3230323530313031303030303030 2E353030 5A", "92 0B 32343031303130303030 5A",
        "92 11 323430313031303130303030 2B30313030", "96 0A 3230323430313031 3030", "97 03 80 01 01", "97 03 80 03 05",
        "98 03 80 FF 01",
    ]
}
