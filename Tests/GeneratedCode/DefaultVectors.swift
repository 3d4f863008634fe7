/// Encodings for the tests of generated code and of the interpreter alike.
enum DefaultVectors {
    /// Components of `All` that have their default values, which DER leaves out.                          (X.690 11.5)
    static let components = [
        "80 01 FF", "81 01 FF", "82 09 010000000000000000", "83 09 00FFFFFFFFFFFFFFFF", "84 01 01", "85 01 02",
        "86 03 06 8040", "87 02 04 A0", "88 03 C0FFEE", "89 00", "8A 03 2A 86 48", "8B 03 80 FF 01", "8D 02 00 7A",
        "8E 0D 3939313233313233353935395A", "B0 06 81 01 02 82 01 70", "B1 0A 020101 020102 0202012C", "B2 00",
        "B3 09 A1 07 A0 00 A1 03 80 01 01", "B4 06 80 01 04 81 01 01", "B5 03 80 01 07", "B6 05 67 03 82 01 6D",
        "97 01 01", "B8 02 82 00", "B9 03 02 01 05", "9A 03 C2 7B 03",
    ]
}
