import ASN1Interpreter
import ASN1Runtime
import Foundation
import Testing

/// The list of values in a file. The places and lengths are those that `openssl asn1parse` gives for the same octets.
struct DumpTests {
    private func dump(_ bytes: [UInt8]) -> (text: String, failure: String?) {
        var output: [UInt8] = []
        var dump = EncodingDump(ASN1Bytes(bytes))
        do throws(DumpError<Never>) {
            try dump.run { (piece) throws(Never) in output += piece }
            return (String(decoding: output, as: UTF8.self), nil)
        } catch {
            guard case .input(let error) = error else { return ("", "output") }
            return (String(decoding: output, as: UTF8.self), error.description)
        }
    }

    @Test func everyKind() {
        let (text, failure) = dump(
            octets(
                """
                3080 A0 03 02 01 02 06 03 55 04 03 24 80 04 02 41 42 00 00 0C 02 C3 A9 17 0D 323430353036303730383039 5A
                01 01 FF 05 00 03 02 07 80 0A 01 05 9F 1F 02 AB CD 00 00
                """))
        #expect(failure == nil)
        let lines = text.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
        #expect(
            lines.prefix(3).map {
                $0.hasPrefix("0 2") || $0.hasPrefix("2 2 3 cons [0]")
                    || $0.hasPrefix("4 2 1 prim INTEGER [UNIVERSAL 2] 2")
            } == [true, true, true])
        #expect(lines.contains("7 2 3 prim OBJECT IDENTIFIER [UNIVERSAL 6] 2.5.4.3"))
        #expect(lines.contains { $0.hasPrefix("12 2") && $0.contains("cons OCTET STRING") })
        #expect(lines.contains { $0.hasPrefix("14 2 2 prim OCTET STRING [UNIVERSAL 4]") })
        #expect(lines.contains("20 2 2 prim UTF8String [UNIVERSAL 12] \"é\""))
        #expect(lines.contains("24 2 13 prim UTCTime [UNIVERSAL 23] \"240506070809Z\""))
        #expect(lines.contains("39 2 1 prim BOOLEAN [UNIVERSAL 1] TRUE"))
        #expect(lines.contains("42 2 0 prim NULL [UNIVERSAL 5]"))
        #expect(lines.contains { $0.hasPrefix("51 3 2 prim [31]") })
    }

    @Test func whatIsReadBeforeAFault() {
        let (text, failure) = dump(octets("3006 020105 040A 00"))
        #expect(text.contains("INTEGER [UNIVERSAL 2] 5"))
        #expect(failure?.contains("at offset 5") == true)
    }

    @Test(arguments: ["", "30", "30 80", "04 05 00", "1F", "30 84 FF FF FF FF", "00 00", "30 80 00"])
    func faults(hexadecimal: String) { #expect(dump(octets(hexadecimal)).failure != nil || hexadecimal.isEmpty) }

    /// A megabyte of nested lengths takes no stack, and time in proportion to its length.
    @Test(.timeLimit(.minutes(2))) func deep() {
        let bytes = [[UInt8]](repeating: [0x30, 0x80], count: 20_000).flatMap { $0 }
        #expect(dump(bytes).failure != nil)
    }
}
