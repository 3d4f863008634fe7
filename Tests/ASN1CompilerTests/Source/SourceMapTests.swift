import Testing

@testable import ASN1Compiler

struct SourceMapTests {
    private func location(_ bytes: [UInt8], _ offset: Int32) -> SourceMap.Location {
        SourceMap(SourceFile(path: "M.asn1", bytes: bytes)).location(of: offset)
    }

    @Test(arguments: [
        ("ab\ncd", 0, 1, 1), ("ab\ncd", 2, 1, 3), ("ab\ncd", 3, 2, 1), ("ab\ncd", 5, 2, 3), ("ab\ncd", 99, 2, 3),
        ("a\r\nb", 3, 2, 1), ("a\rb", 2, 2, 1), ("\n\n", 1, 2, 1), ("", 0, 1, 1),
        ("é\t☃x", 2, 1, 2), ("é\t☃x", 6, 1, 4), ("\u{FEFF}ab", 3, 1, 1), ("\u{FEFF}ab", 4, 1, 2),
    ])
    func utf8(text: String, offset: Int32, line: Int, column: Int) {
        #expect(location(Array(text.utf8), offset) == .init(line: line, column: column))
    }

    @Test func latin1() {
        #expect(location([0xE9, 0xE9, 0x41], 2) == .init(line: 1, column: 3))
    }

    @Test func textOfLines() {
        let map = SourceMap(source("a\r\nbc\n\nd"))
        #expect((0...6).map { map.text(ofLine: $0) } == ["", "a", "bc", "", "d", "", ""])
        #expect(map.lineCount == 4)
    }

    @Test(arguments: [
        ([0x61], SourceEncoding.utf8), ([0xC3, 0xA9], .utf8), ([0xF0, 0x9F, 0x98, 0x80], .utf8), ([0xE9], .latin1),
        ([0xC0, 0x80], .latin1), ([0xED, 0xA0, 0x80], .latin1), ([0xF4, 0x90, 0x80, 0x80], .latin1),
        ([0xE2, 0x98], .latin1),
    ])
    func encodings(bytes: [UInt8], expected: SourceEncoding) {
        #expect(SourceEncoding.detect(bytes) == expected)
    }
}
