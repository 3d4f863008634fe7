/// Strings, and the characters that no item starts with.
extension Lexer {
    /// `"…"`, in which a quote is written twice.                                                       (X.680 12.14)
    mutating func characterString() {
        let start = position
        position += 1
        while position < bytes.count {
            if bytes[position] == 0x22 {
                position += 1
                if byte(0) != 0x22 {
                    append(.characterString, from: start)
                    return
                }
            }
            position += 1
        }
        report("this string is never closed; add the '\"' at its end", from: start, to: start + 1)
        position = start + 1
        while position < bytes.count, !(bytes[position] >= 0x0A && bytes[position] <= 0x0D) { position += 1 }
    }

    /// `'01'B` and `'0AF'H`; white space inside means nothing.                                   (X.680 12.10, 12.12)
    mutating func quotedDigits() {
        let start = position
        var end = position + 1
        while end < bytes.count, bytes[end] != 0x27 { end += 1 }
        guard end < bytes.count else {
            report(
                "this bit or hexadecimal string is never closed; add \"'B\" or \"'H\" at its end", from: start,
                to: start + 1)
            position = start + 1
            return
        }
        position = end + 2
        switch byte(at: end + 1) {
        case 0x42: checkDigits(start + 1, end, isBinary: true)
        case 0x48: checkDigits(start + 1, end, isBinary: false)
        case 0x62, 0x68:
            report("the letter after a bit or hexadecimal string is a capital 'B' or 'H'", from: end + 1, to: end + 2)
        default:
            position = end + 1
            report("expected 'B' or 'H' after a bit or hexadecimal string", from: start, to: end + 1)
        }
        let isBinary = byte(at: end + 1) == 0x42 || byte(at: end + 1) == 0x62
        append(isBinary ? .binaryString : .hexadecimalString, from: start)
    }

    private mutating func checkDigits(_ start: Int, _ end: Int, isBinary: Bool) {
        for index in start..<end {
            switch bytes[index] {
            case 0x30, 0x31, 0x20, 0x09...0x0D: continue
            case 0x32...0x39, 0x41...0x46: if !isBinary { continue }
            case 0xA0, 0xC2: continue
            default: break
            }
            let digit = text(index, index + 1)
            let expected = isBinary ? "'0' and '1'" : "'0' to '9' and 'A' to 'F'"
            report("'\(digit)' is not a digit here; these are \(expected)", from: index, to: index + 1)
            return
        }
    }

    /// A no-break space is white space; all else outside ASCII belongs into strings and comments.       (X.680 12.1.6)
    mutating func nonASCII() {
        let length = characterLength(at: position)
        if isNoBreakSpace(at: position) || text(position, position + length) == "\u{FEFF}" {
            position += length
            return
        }
        switch text(position, position + length) {
        case "\u{201C}", "\u{201D}", "\u{201E}":
            typographicString(length)
        case "\u{2018}", "\u{2019}":
            unexpectedCharacter(length: length, "this is a typographic quotation mark; write \"'\"")
        case "\u{2010}", "\u{2011}", "\u{2012}", "\u{2013}", "\u{2014}", "\u{2212}":
            unexpectedCharacter(length: length, "this is a dash; write '-'")
        case "\u{2026}":
            unexpectedCharacter(length: length, "this is one character; write '...' as three dots")
        default:
            unexpectedCharacter(length: length)
        }
    }

    /// What a word processor made of `"…"`: all of it, up to the other mark on the line, is one error.
    private mutating func typographicString(_ length: Int) {
        let start = position
        unexpectedCharacter(length: length, "this is a typographic quotation mark; write '\"'")
        var ahead = position
        while ahead < bytes.count, !(bytes[ahead] >= 0x0A && bytes[ahead] <= 0x0D) {
            let step = characterLength(at: ahead)
            let character = text(ahead, min(ahead + step, bytes.count))
            ahead += step
            guard character == "\u{201C}" || character == "\u{201D}" || character == "\"" else { continue }
            position = min(ahead, bytes.count)
            append(.characterString, from: start)
            return
        }
    }

    /// The rest of a name that has a character it cannot have: one error for all of it.
    mutating func malformedName(from start: Int) {
        if bytes[position] == 0x2D {
            // Two hyphens are a comment.
            guard byte(1) != 0x2D else { return }
            position += 1
            report(
                "the name '\(text(start, position))' ends with a hyphen; leave the hyphen out", from: start,
                to: position)
            return
        }
        var hasUnderscore = false
        while position < bytes.count {
            let byte = bytes[position]
            if byte >= 0x80 {
                if isNoBreakSpace(at: position) { break }
                position += characterLength(at: position)
            } else if byte == 0x5F || Self.isLetterOrDigit(byte)
                || (byte == 0x2D && Self.isLetterOrDigit(self.byte(1)))
            {
                hasUnderscore = hasUnderscore || byte == 0x5F
                position += 1
            } else {
                break
            }
        }
        guard position > start, hasUnderscore || text(start, position).utf8.contains(where: { $0 >= 0x80 }) else {
            return
        }
        let name = text(start, position)
        if hasUnderscore {
            let hyphenated = String(name.map { $0 == "_" ? "-" : $0 })
            report(
                "the name '\(name)' has an underscore, which ASN.1 does not allow; write '\(hyphenated)'",
                from: start, to: position)
        } else {
            report(
                "the name '\(name)' has a character outside 'a' to 'z' and 'A' to 'Z'; write it with these",
                from: start, to: position)
        }
    }

    mutating func unexpectedCharacter(length: Int, _ hint: String? = nil) {
        let start = position
        let character = text(start, start + length)
        position += length
        guard hint == nil else {
            report("unexpected '\(character)': \(hint ?? "")", from: start, to: position)
            return
        }
        // A run of them, as in a binary file, is one error.
        while position < bytes.count, bytes[position] < 0x20 && !(bytes[position] >= 0x09 && bytes[position] <= 0x0D) {
            position += 1
        }
        let scalar = character.unicodeScalars.first?.value ?? 0
        let name =
            scalar < 0x20 || scalar == 0x7F ? "control character 0x\(String(scalar, radix: 16))" : "'\(character)'"
        report("unexpected \(name); remove it", from: start, to: position)
    }

    private mutating func characterLength(at index: Int) -> Int {
        switch encoding {
        case .latin1: 1
        case .utf8: SourceEncoding.sequenceLength(bytes, at: index) ?? 1
        }
    }

    private mutating func isNoBreakSpace(at index: Int) -> Bool {
        switch encoding {
        case .latin1: bytes[index] == 0xA0
        case .utf8: bytes[index] == 0xC2 && byte(at: index + 1) == 0xA0
        }
    }
}
