/// Base64 as files and mails carry it (RFC 4648, 4): with white space anywhere, and with or without padding at the end.
enum Base64 {
    /// Decoded bytes.
    struct Result {
        var bytes: [UInt8]
        /// Where in the text one character is left over that no byte can be made of; `nil` mostly.
        var danglingOffset: Int?
    }

    /// A character that base64 does not have.
    struct Failure: Error {
        /// Its place, in bytes from the start of the text.
        var offset: Int
    }

    /// Decodes a text, which may begin with a byte order mark. Unused bits of the last character are ignored.
    static func decode(_ text: [UInt8]) throws(Failure) -> Result {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count / 4 * 3 + 3)
        var bits: UInt32 = 0
        var pending = 0
        var lastOffset = 0
        var padding = 0
        for (offset, character) in text.enumerated().dropFirst(TextKind.byteOrderMarkCount(text)) {
            if TextKind.isSpace(character) { continue }
            if character == UInt8(ascii: "=") {
                padding += 1
                guard pending >= 2, pending + padding <= 4 else { throw Failure(offset: offset) }
                continue
            }
            guard padding == 0, let value = value(of: character) else { throw Failure(offset: offset) }
            bits = bits << 6 | value
            pending += 1
            lastOffset = offset
            if pending == 4 {
                bytes.append(UInt8(truncatingIfNeeded: bits >> 16))
                bytes.append(UInt8(truncatingIfNeeded: bits >> 8))
                bytes.append(UInt8(truncatingIfNeeded: bits))
                pending = 0
            }
        }
        if pending >= 2 { bytes.append(UInt8(truncatingIfNeeded: bits >> (pending == 2 ? 4 : 10))) }
        if pending == 3 { bytes.append(UInt8(truncatingIfNeeded: bits >> 2)) }
        return Result(bytes: bytes, danglingOffset: pending == 1 ? lastOffset : nil)
    }

    private static func value(of character: UInt8) -> UInt32? {
        switch character {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): return UInt32(character) - 65
        case UInt8(ascii: "a")...UInt8(ascii: "z"): return UInt32(character) - 71
        case UInt8(ascii: "0")...UInt8(ascii: "9"): return UInt32(character) + 4
        case UInt8(ascii: "+"): return 62
        case UInt8(ascii: "/"): return 63
        default: return nil
        }
    }
}
