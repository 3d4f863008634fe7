/// Text that can stand on one line or, where that gets too long, on several.
///
/// The printers build it and `LayoutWriter` decides where to break, so that no printer counts columns.
final class Layout: Sendable {
    enum Kind: Sendable {
        case text(String)
        /// A place to break at; the string stands there where it is not.
        case line(String)
        /// A break in any case.
        case newline
        /// One after the other.
        case sequence([Layout])
        /// The lines that begin inside are one step deeper.
        case nested(Layout)
        /// Broken at none or all of its own places to break at.
        case group(Layout)
        /// Separated by spaces, each on a new line where it no longer fits; that is one step deeper if it hangs.
        case fill([Layout], hangs: Bool)
    }

    /// The width of what cannot stand on one line.
    static let unlimited = 1 << 30

    let kind: Kind
    /// Columns on one line.
    let width: Int
    /// Columns up to the first place to break at, or all where there is none.
    let headWidth: Int
    /// Whether there is a place to break at.
    let canBreak: Bool

    private init(_ kind: Kind, width: Int, headWidth: Int, canBreak: Bool) {
        self.kind = kind
        self.width = min(width, Self.unlimited)
        self.headWidth = min(headWidth, Self.unlimited)
        self.canBreak = canBreak
    }

    static func text(_ text: String) -> Layout {
        let width = text.utf8.count
        return Layout(.text(text), width: width, headWidth: width, canBreak: false)
    }

    /// A place to break at; `flat` stands there otherwise.
    static func line(_ flat: String = " ") -> Layout {
        Layout(.line(flat), width: flat.utf8.count, headWidth: 0, canBreak: true)
    }

    static let newline = Layout(.newline, width: unlimited, headWidth: 0, canBreak: true)

    static func sequence(_ parts: [Layout]) -> Layout {
        if parts.count == 1 { return parts[0] }
        var width = 0
        for part in parts { width = min(width + part.width, unlimited) }
        return Layout(
            .sequence(parts), width: width, headWidth: head(of: parts[...], tail: 0),
            canBreak: parts.contains { $0.canBreak })
    }

    static func nested(_ part: Layout) -> Layout {
        Layout(.nested(part), width: part.width, headWidth: part.headWidth, canBreak: part.canBreak)
    }

    static func group(_ part: Layout) -> Layout {
        Layout(.group(part), width: part.width, headWidth: part.headWidth, canBreak: part.canBreak)
    }

    /// Parts separated by spaces, on as few lines as they fit.
    static func fill(_ parts: [Layout], hangs: Bool = true) -> Layout {
        if parts.count == 1 { return parts[0] }
        var width = max(parts.count - 1, 0)
        for part in parts { width = min(width + part.width, unlimited) }
        return Layout(
            .fill(parts, hangs: hangs), width: width, headWidth: parts.first?.headWidth ?? 0, canBreak: true)
    }

    /// The width of what follows on the same line at least: up to the first place to break at, then nothing; `tail` is
    /// added where there is none.
    static func head(of parts: ArraySlice<Layout>, tail: Int) -> Int {
        var width = 0
        for part in parts {
            width = min(width + part.headWidth, unlimited)
            if part.canBreak { return width }
        }
        return width + tail
    }

    // MARK: - Shapes that the printers share

    /// `opening item, item closing`: on one line if all of it fits and `isOpen` is not set, otherwise an item a line.
    ///
    /// - Parameters:
    ///   - items: What stands between, without commas.
    ///   - space: What stands beside the brackets on one line.
    ///   - isOpen: Whether each item has its own line in any case.
    static func list(
        _ opening: String, _ items: [Layout], _ closing: String, space: String = " ", isOpen: Bool = false
    ) -> Layout {
        guard !items.isEmpty else { return .text(opening + closing) }
        return lines(opening, commaSeparated(items), closing, space: space, isOpen: isOpen)
    }

    /// The same with separators that are part of the items.
    static func lines(
        _ opening: String, _ items: [Layout], _ closing: String, space: String = " ", isOpen: Bool = false
    ) -> Layout {
        guard !items.isEmpty else { return .text(opening + closing) }
        var body: [Layout] = []
        for (index, item) in items.enumerated() {
            body.append(isOpen ? .newline : .line(index == 0 ? space : " "))
            body.append(item)
        }
        return .group(
            .sequence([
                .text(opening), .nested(.sequence(body)), isOpen ? .newline : .line(space), .text(closing),
            ]))
    }

    /// Each item with a comma, but for the last.
    static func commaSeparated(_ items: [Layout]) -> [Layout] {
        items.enumerated().map { index, item in
            index == items.count - 1 ? item : .sequence([item, .text(",")])
        }
    }
}
