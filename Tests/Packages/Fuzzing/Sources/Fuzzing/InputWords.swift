@testable import ASN1Compiler

/// What inputs often have in them.
enum InputWords {
    /// Headers and values with a meaning of their own: universal and other tags, lengths of every form, small numbers, odd REALs, the
    /// start of object identifiers, and times.
    static let encodings: [[UInt8]] = {
        var words: [[UInt8]] = (1...36).map { $0 < 31 ? [$0] : [0x1F, $0] }
        words += [0x30, 0x31, 0xA0, 0xA1, 0xA2, 0xA3, 0x80, 0x81, 0x82].map { [$0] }
        words += [[0x30, 0x80], [0x31, 0x80], [0x24, 0x80], [0xA0, 0x80], [0, 0], [0x81, 0x80], [0x82, 1, 0]]
        words += [[0x84, 0xFF, 0xFF, 0xFF, 0xFF], [0x88, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]]
        words += [
            [0x9F, 0x80, 1], [0xBF, 0x1F], [0xBF, 0x8F, 0xFF, 0xFF, 0xFF, 0x7F], [1, 1, 0xFF], [1, 1, 0], [5, 0],
        ]
        words += [[2, 1, 0x80], [2, 2, 0, 0x80], [9, 1, 0x40], [9, 1, 0x42], [9, 3, 0x80, 0, 1], [9, 0]]
        words += [[0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 1], [0x55, 0x1D], [0x55, 4], [0x2B, 6, 1], [3, 2, 7, 0x80]]
        let times = [
            "20240229235960.999Z", "19700101000000+0000", "700101000000Z", "2024-02-29", "T24:00", "P1Y", "R5/",
        ]
        words += times.map { Array($0.utf8) }
        return words
    }()

    /// The words of the schema language.
    static let schema: [[UInt8]] = {
        let marks = [
            "::=", "...", "[[", "]]", "..", "{", "}", "(", ")", "--", "/*", "*/", "'0'B", "'0'H", "&", "@", "@.",
        ]
        let phrases = ["M DEFINITIONS ::= BEGIN", "A ::= ", "a A ::= ", "{A:a}", "SIZE (1..MAX)", "SEQUENCE { a A }"]
        return (Keyword.allCases.map(\.rawValue) + marks + phrases).filter { !$0.isEmpty }.map { Array($0.utf8) }
    }()
}
