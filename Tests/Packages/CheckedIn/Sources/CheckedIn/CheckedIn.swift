import ASN1Runtime

/// Reads a note and moves its place, with generated code that is checked in.
@main
enum CheckedIn {
    /// Made by `openssl asn1parse -genconf` from
    ///
    ///     asn1 = SEQUENCE:note
    ///     [note]
    ///     text = IMPLICIT:0,UTF8:Water the plants
    ///     place = EXPLICIT:1,IMPLICIT:1,UTF8:kitchen
    ///     due = IMPLICIT:2,GENERALIZEDTIME:20261201083000Z
    static let bytes: [UInt8] = [
        0x30, 0x2e, 0x80, 0x10, 0x57, 0x61, 0x74, 0x65, 0x72, 0x20, 0x74, 0x68, 0x65, 0x20, 0x70, 0x6c, 0x61, 0x6e,
        0x74, 0x73, 0xa1, 0x09, 0x81, 0x07, 0x6b, 0x69, 0x74, 0x63, 0x68, 0x65, 0x6e, 0x82, 0x0f, 0x32, 0x30, 0x32,
        0x36, 0x31, 0x32, 0x30, 0x31, 0x30, 0x38, 0x33, 0x30, 0x30, 0x30, 0x5a,
    ]

    static func main() throws {
        var note = try Note(derEncoded: bytes)
        print(note)
        note.place = .anywhere(ASN1Null())
        print(try note.derEncoded().map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined())
    }
}
