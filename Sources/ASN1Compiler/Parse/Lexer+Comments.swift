/// Comments.                                                                                             (X.680 12.6)
extension Lexer {
    /// `-`, or a comment from `--` to the next `--` or the end of the line.
    mutating func hyphen() {
        guard byte(1) == 0x2D else {
            let start = position
            position += 1
            append(.minus, from: start)
            return
        }
        let start = position
        position += 2
        while position < bytes.count {
            let byte = bytes[position]
            if byte >= 0x0A && byte <= 0x0D { return }
            if byte == 0x2D, self.byte(1) == 0x2D {
                position += 2
                looseHyphens(after: start)
                return
            }
            position += 1
        }
    }

    /// Rulers such as `-----` and comments closed by `---` leave one hyphen over, which no rule allows; it is read over
    /// where nothing follows it on the line, and starts a comment again after a ruler.
    private mutating func looseHyphens(after start: Int) {
        guard byte(0) == 0x2D, byte(1) != 0x2D else { return }
        var end = position + 1
        while byte(at: end) == 0x20 || byte(at: end) == 0x09 { end += 1 }
        let isLast = end >= bytes.count || (bytes[end] >= 0x0A && bytes[end] <= 0x0D)
        let isRuler = position - start == 4
        guard isLast || isRuler else { return }
        warn(
            "a hyphen is left over after the comment, which ended at the last '--'; remove it", from: position,
            to: position + 1)
        if isLast {
            position = end
        } else {
            while position < bytes.count, !(bytes[position] >= 0x0A && bytes[position] <= 0x0D) { position += 1 }
        }
    }

    /// `/`, or a comment from `/*` to the `*/` that belongs to it; such comments nest.
    mutating func slash() {
        let start = position
        guard byte(1) == 0x2A else {
            position += 1
            append(.otherSymbol, from: start)
            return
        }
        var depth = 0
        while position < bytes.count {
            let byte = bytes[position]
            if byte == 0x2F, self.byte(1) == 0x2A {
                depth += 1
                position += 2
            } else if byte == 0x2A, self.byte(1) == 0x2F {
                depth -= 1
                position += 2
                if depth == 0 { return }
            } else {
                if byte >= 0x0A && byte <= 0x0D { startsLine = true }
                position += 1
            }
        }
        report("this comment is never closed; '/*' inside it needs a '*/' of its own", from: start, to: start + 2)
    }
}
