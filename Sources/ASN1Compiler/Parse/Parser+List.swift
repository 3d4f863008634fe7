/// Lists in braces.
///
/// Written as steps around a loop of the caller, not as a function that takes a closure, so that a list costs the stack
/// of a recursive parser as little as possible.
extension Parser {
    /// How many items a list may have.
    static let itemLimit = 100_000

    /// Where a list stands.
    struct ListState {
        let opening: Token
        let depth: Int
        /// Index of the first token of the item that is read.
        var itemStart = 0
        /// How many items were read.
        var count = 0

        /// Index of the token that closes the list; not above 0 where there is none.
        var closing: Int { Int(opening.partner) }
    }

    /// Takes the opening brace.
    mutating func beginList() -> ListState {
        let state = ListState(opening: current, depth: depth)
        advance()
        return state
    }

    /// Whether an item is to be read next; where none stands between two commas or braces that is an error.
    ///
    /// - Parameter description: What an item is, for messages.
    mutating func beginItem(_ list: inout ListState, _ description: String) -> Bool {
        while at(.rightBrace) || at(.comma) {
            let isAfterComma = index > 0 && tokens[index - 1].kind == .comma
            let hint = isAfterComma && at(.rightBrace) ? "; no ',' stands after the last one" : ""
            report("expected \(description), found \(self.description(of: current))\(hint)", at: here)
            if take(.rightBrace) { return false }
            advance()
        }
        // A list that nothing closes is an error anyhow.
        if list.count == Self.itemLimit, list.closing > 0 {
            report("a list has more than \(Self.itemLimit) items; split it", at: here)
            move(to: list.closing)
            advance()
            return false
        }
        list.count += 1
        list.itemStart = index
        return true
    }

    /// Goes on after an item with an error: at the comma or brace that ends it.
    mutating func skipItem(_ list: ListState, _ error: SyntaxError) throws(SyntaxError) {
        depth = list.depth
        let closing = list.closing
        guard closing > 0, index <= closing else { throw error }
        while index < closing, !at(.comma) {
            let partner = Int(current.partner)
            if partner > index, partner < closing { move(to: partner) }
            advance()
        }
    }

    /// Takes the comma or brace after an item; false when the list is at its end. A missing comma is reported, and
    /// what stands after it is read as the next item.
    mutating func endItem(_ list: ListState) throws(SyntaxError) -> Bool {
        if take(.comma) { return true }
        if take(.rightBrace) { return false }
        let isMissingComma =
            index > list.itemStart && (at(.lowerName) || at(.ellipsis) || at(.lowerField) || at(.upperField))
            && index < list.closing
        let error = unexpected("',' or '}'", words: ["OPTIONAL", "DEFAULT", "UNIQUE"], opening: list.opening)
        if isMissingComma { return true }
        try skipItem(list, error)
        if take(.rightBrace) { return false }
        advance()
        return true
    }
}
