/// Lists in braces.
extension Parser {
    /// `{ item , … }` with at least one item. An item that is wrong is left out, and the list goes on after the next
    /// comma; a missing comma is reported and the item after it still read.
    ///
    /// - Parameters:
    ///   - description: What an item is, for messages.
    ///   - item: Reads one item.
    mutating func list(
        _ description: @autoclosure () -> String, isEmptyAllowed: Bool = false,
        item: (inout Parser) throws(SyntaxError) -> Void
    ) throws(SyntaxError) {
        let opening = current
        advance()
        if at(.rightBrace), isEmptyAllowed {
            advance()
            return
        }
        while true {
            let start = index
            if at(.rightBrace) || at(.comma) {
                report("expected \(description()), found \(self.description(of: current))", at: here)
            } else {
                do throws(SyntaxError) {
                    try item(&self)
                } catch {
                    guard skipToNextItem(closedBy: opening) else { throw error }
                }
            }
            if take(.comma) { continue }
            if take(.rightBrace) { return }
            let isMissingComma =
                index > start && (at(.lowerName) || at(.ellipsis)) && opening.partner > Int32(truncatingIfNeeded: index)
            let error = unexpected("',' or '}'", words: separatorWords, opening: opening)
            guard !isMissingComma else { continue }
            guard skipToNextItem(closedBy: opening) else { throw error }
            if take(.rightBrace) { return }
            advance()
        }
    }

    /// What may stand between an item and the next comma, for hints.
    private var separatorWords: [String] { ["OPTIONAL", "DEFAULT", "UNIQUE"] }

    /// Goes to the comma or brace that ends the item in which an error is; false if the list is not closed.
    private mutating func skipToNextItem(closedBy opening: Token) -> Bool {
        let closing = Int(opening.partner)
        guard closing > 0, index <= closing else { return false }
        while index < closing, !at(.comma) {
            let partner = Int(current.partner)
            if partner > index, partner < closing { move(to: partner) }
            advance()
        }
        return true
    }
}
