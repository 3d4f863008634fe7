import ASN1Inspection
import ASN1Interpreter
import ASN1Runtime
import Testing

/// The list of values in a file.
struct DumpTests {
    /// The text, and the error at its end.
    private func dump(_ bytes: [UInt8]) -> (lines: [Substring], error: ASN1Error?) {
        var text: [UInt8] = []
        var dump = EncodingDump(ASN1Bytes(bytes))
        var problem: ASN1Error?
        do throws(DumpError<Never>) {
            try dump.run { (piece) throws(Never) in text += piece }
        } catch {
            if case .input(let error) = error { problem = error }
        }
        return (String(decoding: text, as: UTF8.self).split(separator: "\n"), problem)
    }

    /// Offset, depth, lengths of header and contents, and form, as `openssl asn1parse` writes them.
    private func numbers(_ line: Substring) -> String {
        let fields = line.split(separator: " ", maxSplits: 4)
        let indentation = fields[4].prefix { $0 == " " }.count
        let length = fields[2] == "indef" ? "inf" : fields[2]
        return "\(fields[0]):d=\((indentation - 1) / 2) hl=\(fields[1]) l=\(length) \(fields[3])"
    }

    /// A certificate made with OpenSSL.
    private static let certificate = """
        308201423081F5A003020102021450911A4B77922D30E1B6A5F7923E7716E332DFB6300506032B6570300F310D300B06035504030C044C
        656166301E170D3236313133303035303030385A170D3336313132373035303030385A300F310D300B06035504030C044C656166302A30
        0506032B65700321000D3D1FD0DBA7ACC7CFEF0219D62C05F7C7F4F9BBD4130F506CE43A58AADCD61CA3633061301D0603551D0E041604
        148F5F44CE1B5C4BAF5FED695B7F6B2045EDCFADC7301F0603551D230418301680148F5F44CE1B5C4BAF5FED695B7F6B2045EDCFADC730
        0F0603551D130101FF040530030101FF300E0603551D0F0101FF040403020284300506032B6570034100966796FB750EFD9387C78A84A6
        6494D1EF4CD008F514982DD2F5A23555B97153089533C1F99ABA1D3D0504805D944DF7D8E5374B114CAB82FF72B276A15E8302
        """

    /// What is expected is what `openssl asn1parse -inform DER` gives.
    @Test(arguments: [
        (
            certificate,
            """
            0:d=0 hl=4 l=322 cons,4:d=1 hl=3 l=245 cons,7:d=2 hl=2 l=3 cons,9:d=3 hl=2 l=1 prim,12:d=2 hl=2 l=20 prim,\
            34:d=2 hl=2 l=5 cons,36:d=3 hl=2 l=3 prim,41:d=2 hl=2 l=15 cons,43:d=3 hl=2 l=13 cons,45:d=4 hl=2 l=11 cons,\
            47:d=5 hl=2 l=3 prim,52:d=5 hl=2 l=4 prim,58:d=2 hl=2 l=30 cons,60:d=3 hl=2 l=13 prim,75:d=3 hl=2 l=13 prim,\
            90:d=2 hl=2 l=15 cons,92:d=3 hl=2 l=13 cons,94:d=4 hl=2 l=11 cons,96:d=5 hl=2 l=3 prim,101:d=5 hl=2 l=4 prim,\
            107:d=2 hl=2 l=42 cons,109:d=3 hl=2 l=5 cons,111:d=4 hl=2 l=3 prim,116:d=3 hl=2 l=33 prim,\
            151:d=2 hl=2 l=99 cons,153:d=3 hl=2 l=97 cons,155:d=4 hl=2 l=29 cons,157:d=5 hl=2 l=3 prim,\
            162:d=5 hl=2 l=22 prim,186:d=4 hl=2 l=31 cons,188:d=5 hl=2 l=3 prim,193:d=5 hl=2 l=24 prim,\
            219:d=4 hl=2 l=15 cons,221:d=5 hl=2 l=3 prim,226:d=5 hl=2 l=1 prim,229:d=5 hl=2 l=5 prim,\
            236:d=4 hl=2 l=14 cons,238:d=5 hl=2 l=3 prim,243:d=5 hl=2 l=1 prim,246:d=5 hl=2 l=4 prim,\
            252:d=1 hl=2 l=5 cons,254:d=2 hl=2 l=3 prim,259:d=1 hl=2 l=65 prim
            """
        ),
        (
            "3080 020105 A080 040101 0000 2480 0402ABCD 0400 0000 1F876801FF 318103 0101FF 0000",
            """
            0:d=0 hl=2 l=inf cons,2:d=1 hl=2 l=1 prim,5:d=1 hl=2 l=inf cons,7:d=2 hl=2 l=1 prim,10:d=2 hl=2 l=0 prim,\
            12:d=1 hl=2 l=inf cons,14:d=2 hl=2 l=2 prim,18:d=2 hl=2 l=0 prim,20:d=2 hl=2 l=0 prim,22:d=1 hl=4 l=1 prim,\
            27:d=1 hl=3 l=3 cons,30:d=2 hl=2 l=1 prim,33:d=1 hl=2 l=0 prim
            """
        ),
    ])
    func structure(encoding: String, expected: String) {
        let (lines, error) = dump(octets(encoding))
        #expect(error == nil)
        #expect(lines.map { numbers($0) } == expected.split(separator: ",").map(String.init))
    }

    @Test(arguments: [
        ("0101FF", "BOOLEAN [UNIVERSAL 1] TRUE"), ("0500", "NULL [UNIVERSAL 5]"),
        ("050100", "NULL [UNIVERSAL 5] '00'H"),
        ("0201FB", "INTEGER [UNIVERSAL 2] -5"), ("02020001", "INTEGER [UNIVERSAL 2] '0001'H"),
        ("0200", "INTEGER [UNIVERSAL 2]"), ("0603550403", "OBJECT IDENTIFIER [UNIVERSAL 6] 2.5.4.3 commonName"),
        ("060180", "OBJECT IDENTIFIER [UNIVERSAL 6] '80'H"), ("030204A0", "BIT STRING [UNIVERSAL 3] '1010'B"),
        ("090380FF05", "REAL [UNIVERSAL 9] 2.5"), ("0C03C3A90A", "UTF8String [UNIVERSAL 12] { \"é\", {0,0,0,10} }"),
        ("0C01FF", "UTF8String [UNIVERSAL 12] 'FF'H"), ("1E020041", "BMPString [UNIVERSAL 30] \"A\""),
        ("0A0107", "ENUMERATED [UNIVERSAL 10] 7"),
        ("170D3234303530363037303830395A", "UTCTime [UNIVERSAL 23] \"240506070809Z\""),
        ("1F1F083139383531313134", "DATE [UNIVERSAL 31] \"1985-11-14\""), ("820474657874", "[2] '74657874'H \"text\""),
        ("8203746578", "[2] '746578'H"), ("4000", "[APPLICATION 0]"), ("DF88010105", "[PRIVATE 1025] '05'H"),
        ("A000", "[0]"),
    ])
    func contents(encoding: String, text: String) throws {
        let (lines, error) = dump(octets(encoding))
        #expect(error == nil)
        #expect(lines.count == 1)
        let line = try #require(lines.first)
        #expect(line.hasSuffix("  " + text), "\(line)")
    }

    /// Long contents are cut, text between two characters.
    @Test
    func longContents() {
        let text = Array(String(repeating: "a", count: 119).utf8) + Array("é".utf8) + Array("tail".utf8)
        let lines = dump([0x0C, UInt8(text.count)] + text + [0x04, 60] + [UInt8](repeating: 0, count: 60)).lines
        #expect(lines.first?.hasSuffix(" \"" + String(repeating: "a", count: 119) + "\"…") == true)
        #expect(lines.last?.hasSuffix(" '" + String(repeating: "00", count: 32) + "'H…") == true)
    }

    /// Everything up to the fault is listed.
    @Test(arguments: [
        ("", 0, ASN1Error.Code.truncated, 0), ("30", 0, .truncated, 0), ("30050201050409", 3, .truncated, 5),
        ("0000", 0, .malformed, 0), ("3080020105", 2, .truncated, 5), ("30020000", 1, .malformed, 2),
        ("020105FF", 1, .truncated, 3), ("300402010502", 2, .truncated, 5), ("0480", 0, .malformed, 0),
        ("02FF", 0, .malformed, 0), ("30803004020105000000", 3, .truncated, 7), ("3084FFFFFFFF", 1, .truncated, 0),
    ])
    func faults(encoding: String, count: Int, code: ASN1Error.Code, offset: Int) {
        let (lines, error) = dump(octets(encoding))
        #expect(lines.count == count)
        #expect(error?.code == code)
        #expect(error?.offset == offset)
    }

    /// Any depth takes no stack, and time in proportion to the length of the input; no line is longer for being deep.
    @Test
    func deepNesting() {
        let depth = 100_000
        let (lines, error) = dump([[UInt8]](repeating: [0x30, 0x80], count: depth).flatMap { $0 })
        #expect(lines.count == depth)
        #expect(error?.code == .truncated)
        #expect(lines.allSatisfy { $0.utf8.count < 200 })
    }
}
