/// Lines of code with their depth, as a function's body or a whole file.
struct CodeBlock {
    struct Line {
        var depth: Int
        var text: String
    }

    private(set) var lines: [Line] = []
    private var depth = 0

    /// Adds one line. A line that is too long and holds a closure with a signature is broken at it.
    mutating func line(_ text: String) {
        guard text.utf8.count + depth * 4 > 110, let parts = Self.splitAtClosure(text) else {
            lines.append(Line(depth: depth, text: text))
            return
        }
        lines.append(Line(depth: depth, text: parts.head))
        indented { $0.line(parts.body) }
        line(parts.tail)
    }

    mutating func blank() {
        lines.append(Line(depth: 0, text: ""))
    }

    /// What `body` adds, one deeper.
    mutating func indented(_ body: (inout CodeBlock) -> Void) {
        depth += 1
        body(&self)
        depth -= 1
    }

    /// `head {`, the body one deeper, `}`.
    mutating func block(_ head: String, _ body: (inout CodeBlock) -> Void) {
        line(head + " {")
        indented(body)
        line("}")
    }

    /// Continues the last line, which is `}`, with ` catch …`.
    mutating func continueLastLine(_ text: String) {
        guard let last = lines.last else { return line(text) }
        lines[lines.count - 1].text = last.text + " " + text
    }

    /// How deep the next line stands.
    var currentDepth: Int { depth }

    mutating func replaceLastLine(_ text: String) {
        guard let last = lines.indices.last else { return line(text) }
        lines[last].text = text
    }

    /// `if … { } else if … { } else { }`, with the conditions in order; a nil condition is the final `else`.
    mutating func chain(_ branches: [(condition: String?, body: (inout CodeBlock) -> Void)]) {
        for (index, branch) in branches.enumerated() {
            let keyword = branch.condition.map { "if \($0) {" } ?? "{"
            line(index == 0 ? keyword : "} else " + keyword)
            indented(branch.body)
        }
        line("}")
    }

    mutating func append(_ other: CodeBlock) {
        for line in other.lines {
            lines.append(Line(depth: line.text.isEmpty ? 0 : depth + line.depth, text: line.text))
        }
    }

    /// Adds one line of a comment, which is left as it is.
    mutating func comment(_ text: String) {
        lines.append(Line(depth: depth, text: text))
    }

    /// Splits `a { decoder throws(E) in b }c` into `a { decoder throws(E) in`, `b` and `}c`, at the first closure. What
    /// stands in string literals is not looked at, since it comes from the schema.
    private static func splitAtClosure(_ text: String) -> (head: String, body: String, tail: String)? {
        let bytes = Array(text.utf8)
        let opening = Array("{ decoder throws(".utf8)
        let signatureEnd = Array(" in ".utf8)
        var bodyStart: Int?
        var level = 0
        var inString = false
        var index = 0
        while index < bytes.count {
            switch bytes[index] {
            case 0x22: inString.toggle()
            case 0x5C where inString: index += 1
            case 0x7B where inString: break
            case 0x7B:
                if bodyStart == nil, bytes[index...].starts(with: opening) {
                    index += opening.count
                    while index < bytes.count, !bytes[index...].starts(with: signatureEnd) { index += 1 }
                    index += signatureEnd.count
                    bodyStart = index
                    continue
                }
                if bodyStart != nil { level += 1 }
            case 0x7D where !inString:
                if let bodyStart, level == 0, bodyStart <= index {
                    return (
                        String(decoding: bytes[..<(bodyStart - 1)], as: UTF8.self),
                        String(decoding: bytes[bodyStart..<index], as: UTF8.self).trimmingSpaces,
                        String(decoding: bytes[index...], as: UTF8.self)
                    )
                }
                if bodyStart != nil { level -= 1 }
            default: break
            }
            index += 1
        }
        return nil
    }
}

extension String {
    fileprivate var trimmingSpaces: String {
        var text = Substring(self)
        while text.last == " " { text.removeLast() }
        while text.first == " " { text.removeFirst() }
        return String(text)
    }
}
