/// The text of tokens, read from the bytes of their file.
struct TokenText: Sendable {
    let bytes: [UInt8]
    let encoding: SourceEncoding

    /// The item as written; a field name without its ampersand.
    func text(_ token: Token) -> String {
        var start = Int(token.start)
        switch token.kind {
        case .upperField, .lowerField: start += 1
        case .characterString: return encoding.text(bytes[start..<Int(token.end)])
        default: break
        }
        return bytes.withUnsafeBufferPointer {
            String(decoding: UnsafeBufferPointer(rebasing: $0[start..<Int(token.end)]), as: UTF8.self)
        }
    }

    /// A number's digits without leading zeros.
    func number(_ token: Token) -> String {
        let digits = text(token)
        guard digits.utf8.first == 0x30, digits.utf8.count > 1 else { return digits }
        let trimmed = digits.drop { $0 == "0" }
        return trimmed.isEmpty ? "0" : String(trimmed)
    }

    /// The digits of a bstring or hstring, white space removed.                                 (X.680 12.10, 12.12)
    func digits(_ token: Token) -> String {
        var digits: [UInt8] = []
        // Between the quotes, without the closing quote and the letter after it.
        for byte in bytes[(Int(token.start) + 1)..<max(Int(token.start) + 1, Int(token.end) - 2)] {
            switch byte {
            case 0x30...0x39, 0x41...0x46: digits.append(byte)
            case 0x61...0x66: digits.append(byte - 0x20)
            default: break
            }
        }
        return String(decoding: digits, as: UTF8.self)
    }

    /// What a cstring stands for: doubled quotes are one quote, and a line break disappears together with the white
    /// space on both sides of it.                                                                      (X.680 12.14)
    func characters(_ token: Token) -> String {
        let contents = bytes[(Int(token.start) + 1)..<max(Int(token.start) + 1, Int(token.end) - 1)]
        guard contents.contains(where: { $0 == 0x22 || ($0 >= 0x0A && $0 <= 0x0D) }) else {
            return encoding.text(contents)
        }
        var result: [UInt8] = []
        var position = contents.startIndex
        while position < contents.endIndex {
            let byte = contents[position]
            if byte >= 0x0A && byte <= 0x0D {
                while let last = result.last, last == 0x20 || last == 0x09 { result.removeLast() }
                while position < contents.endIndex,
                    contents[position] == 0x20 || (contents[position] >= 0x09 && contents[position] <= 0x0D)
                {
                    position += 1
                }
                continue
            }
            result.append(byte)
            position += byte == 0x22 ? 2 : 1
        }
        return encoding.text(result)
    }
}
