/// How the characters of a schema file are written.
package enum SourceEncoding: Sendable {
    case utf8
    case latin1

    /// UTF-8 where all bytes are well-formed UTF-8, otherwise Latin-1, in which every sequence of bytes is a text.
    package static func detect(_ bytes: [UInt8]) -> SourceEncoding {
        var position = 0
        let count = bytes.count
        while position < count {
            let byte = bytes[position]
            if byte < 0x80 {
                position += 1
                continue
            }
            guard let length = sequenceLength(bytes, at: position) else { return .latin1 }
            position += length
        }
        return .utf8
    }

    /// The number of bytes of the well-formed UTF-8 sequence at `position`, or nil.              (RFC 3629, section 4)
    static func sequenceLength(_ bytes: [UInt8], at position: Int) -> Int? {
        func continues(_ offset: Int, from low: UInt8 = 0x80, to high: UInt8 = 0xBF) -> Bool {
            let index = position + offset
            return index < bytes.count && bytes[index] >= low && bytes[index] <= high
        }
        switch bytes[position] {
        case 0x00...0x7F: return 1
        case 0xC2...0xDF: return continues(1) ? 2 : nil
        case 0xE0: return continues(1, from: 0xA0) && continues(2) ? 3 : nil
        case 0xED: return continues(1, to: 0x9F) && continues(2) ? 3 : nil
        case 0xE1...0xEF: return continues(1) && continues(2) ? 3 : nil
        case 0xF0: return continues(1, from: 0x90) && continues(2) && continues(3) ? 4 : nil
        case 0xF1...0xF3: return continues(1) && continues(2) && continues(3) ? 4 : nil
        case 0xF4: return continues(1, to: 0x8F) && continues(2) && continues(3) ? 4 : nil
        default: return nil
        }
    }

    /// The text that `bytes` hold in this encoding.
    package func text(_ bytes: some Collection<UInt8>) -> String {
        switch self {
        case .utf8:
            return String(decoding: bytes, as: UTF8.self)
        case .latin1:
            var scalars = String.UnicodeScalarView()
            for byte in bytes { scalars.append(Unicode.Scalar(byte)) }
            return String(scalars)
        }
    }
}
