/// Writes layouts as text: breaks lines that would be longer than `limit` columns, where that is possible.
struct LayoutWriter {
    /// The columns of a line.
    static let limit = 99
    private static let step = 4

    private(set) var text = ""
    private var column = 0
    private var depth = 0
    private var isLineEmpty = true

    /// Writes a layout and ends its last line.
    mutating func write(_ layout: Layout) {
        write(layout, isFlat: false, tail: 0)
        endLine()
    }

    /// An empty line.
    mutating func blank() { text += "\n" }

    private mutating func endLine() {
        text += "\n"
        isLineEmpty = true
        column = depth * Self.step
    }

    private mutating func append(_ string: String) {
        guard !string.isEmpty else { return }
        if isLineEmpty {
            text += String(repeating: " ", count: depth * Self.step)
            isLineEmpty = false
        }
        text += string
        column += string.utf8.count
    }

    /// - Parameters:
    ///   - layout: What to write at the current column.
    ///   - isFlat: Whether it is known to fit on the line.
    ///   - tail: The columns that follow on the same line in any case.
    private mutating func write(_ layout: Layout, isFlat: Bool, tail: Int) {
        switch layout.kind {
        case .text(let string): append(string)
        case .line(let flat): if isFlat { append(flat) } else { endLine() }
        case .newline: endLine()
        case .sequence(let parts):
            for index in parts.indices {
                let following = isFlat ? 0 : Layout.head(of: parts[(index + 1)...], tail: tail)
                write(parts[index], isFlat: isFlat, tail: following)
            }
        case .nested(let part):
            depth += 1
            write(part, isFlat: isFlat, tail: tail)
            depth -= 1
        case .group(let part):
            write(part, isFlat: isFlat || fits(part.width + tail), tail: tail)
        case .fill(let parts, let hangs):
            fill(parts, hangs: hangs, isFlat: isFlat, tail: tail)
        }
    }

    private func fits(_ width: Int) -> Bool { column + width <= Self.limit }

    private mutating func fill(_ parts: [Layout], hangs: Bool, isFlat: Bool, tail: Int) {
        let outer = depth
        for (index, part) in parts.enumerated() {
            let rest = index == parts.count - 1 ? tail : 0
            let isPartFlat = isFlat || fits((index == 0 ? 0 : 1) + part.width + rest)
            if index > 0 {
                if isPartFlat || staysOnLine(part, rest) {
                    append(" ")
                } else {
                    if hangs { depth = outer + 1 }
                    endLine()
                }
            }
            write(part, isFlat: isPartFlat || fits(part.width + rest), tail: rest)
        }
        depth = outer
    }

    /// Whether what does not fit begins on this line all the same: it would not fit on a line of its own either, and its
    /// beginning fits here.
    private func staysOnLine(_ part: Layout, _ rest: Int) -> Bool {
        guard part.canBreak, (depth + 1) * Self.step + part.width + rest > Self.limit else { return false }
        return fits(1 + part.headWidth)
    }
}
