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

    private static let signature = " throws(ASN1Error) in "

    /// Splits `a { decoder throws(ASN1Error) in b }c` into `a { decoder throws(ASN1Error) in`, `b` and `}c`, at the
    /// first closure.
    private static func splitAtClosure(_ text: String) -> (head: String, body: String, tail: String)? {
        let bytes = Array(text.utf8)
        let needle = Array(signature.utf8)
        guard bytes.count > needle.count else { return nil }
        guard
            let start = (0...(bytes.count - needle.count)).first(where: {
                bytes[$0] == needle[0] && bytes[$0..<($0 + needle.count)].elementsEqual(needle)
            })
        else { return nil }
        let bodyStart = start + needle.count
        var level = 1
        var index = bodyStart
        var inString = false
        while index < bytes.count, level > 0 {
            switch bytes[index] {
            case 0x22: inString.toggle()
            case 0x5C where inString: index += 1
            case 0x7B where !inString: level += 1
            case 0x7D where !inString: level -= 1
            default: break
            }
            index += 1
        }
        guard level == 0 else { return nil }
        let head = String(decoding: bytes[..<(bodyStart - 1)], as: UTF8.self)
        let body = String(decoding: bytes[bodyStart..<(index - 1)], as: UTF8.self).trimmingSpaces
        let tail = "}" + String(decoding: bytes[index...], as: UTF8.self)
        return (head, body, tail)
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
