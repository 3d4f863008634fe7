/// Lines of code with their depth, as a function's body or a whole file.
struct CodeBlock {
    struct Line {
        var depth: Int
        var text: String
    }

    /// How long a line of a method's body may be, in what is 120 columns in the end.
    static let room = 108

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

    /// The same on one line, where the body is one line and there is room.
    mutating func compactBlock(_ head: String, _ body: (inout CodeBlock) -> Void) {
        var inner = CodeBlock()
        body(&inner)
        if let text = onlyLine(of: inner, after: head) { return line("\(head) { \(text) }") }
        block(head) { $0.append(inner) }
    }

    /// Elements between brackets, on one line or as many to a line as there is room for.
    mutating func list(_ head: String, _ elements: [String], _ tail: String) {
        let oneLine = head + elements.joined(separator: ", ") + tail
        if oneLine.utf8.count + depth * 4 <= Self.room { return lines.append(Line(depth: depth, text: oneLine)) }
        lines.append(Line(depth: depth, text: head))
        var text = ""
        for element in elements {
            if !text.isEmpty, text.utf8.count + element.utf8.count + depth * 4 > Self.room - 6 {
                lines.append(Line(depth: depth + 1, text: text))
                text = ""
            }
            text += (text.isEmpty ? "" : " ") + element + ","
        }
        lines.append(Line(depth: depth + 1, text: text))
        lines.append(Line(depth: depth, text: tail))
    }

    /// An expression that holds if one of the conditions does, on one line or as many to a line as there is room for.
    mutating func anyOf(_ conditions: [String]) {
        guard let first = conditions.first else { return line("false") }
        let start = lines.count
        var text = first
        for condition in conditions.dropFirst() {
            let deeper = lines.count > start ? 1 : 0
            if text.utf8.count + condition.utf8.count + (depth + deeper) * 4 > Self.room - 4 {
                lines.append(Line(depth: depth + deeper, text: text))
                text = "|| " + condition
            } else {
                text += " || " + condition
            }
        }
        lines.append(Line(depth: depth + (lines.count > start ? 1 : 0), text: text))
    }

    /// A `case …:` with what it does, on its line where that is one line and there is room.
    mutating func label(_ text: String, _ body: CodeBlock) {
        if let statement = onlyLine(of: body, after: text) { return line("\(text) \(statement)") }
        line(text)
        indented { $0.append(body) }
    }

    /// The text of a body that is one line, where there is room for it after its head.
    private func onlyLine(of body: CodeBlock, after head: String) -> String? {
        guard body.lines.count == 1, let line = body.lines.first,
            head.utf8.count + line.text.utf8.count + depth * 4 <= Self.room
        else { return nil }
        return line.text
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

    mutating func append(_ other: CodeBlock) { append(other.lines) }

    mutating func append(_ others: some Sequence<Line>) {
        for line in others {
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
