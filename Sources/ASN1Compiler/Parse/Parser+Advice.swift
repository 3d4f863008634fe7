/// What puts right mistakes that are made often, by those who come from other languages too.
extension Parser {
    /// What to write instead, where the current token is not what the grammar wants; empty where that is anybody's guess.
    /// - Parameters:
    ///   - expected: What it wants, in words.
    ///   - words: Keywords it would accept, of which the token may be a misspelling.
    func advice(_ expected: String, _ words: [String]) -> String {
        if expected == Self.typeExpected, let type = Spelling.type(called: text.text(current)) {
            return "; did you mean '\(type)'?"
        }
        if at(.upperName) || at(.lowerName), let word = Spelling.closest(to: text.text(current), among: words) {
            return "; did you mean '\(word)'?"
        }
        return habit(expected).map { "; " + $0 } ?? ""
    }

    /// That what was taken for a type with parameters is perhaps one that ASN.1 calls otherwise.
    /// - Parameter position: The token after its name.
    func foreignTypeNote(before position: Int) -> [Diagnostic.Note] {
        guard position > 0, case let name = tokens[position - 1],
            let type = Spelling.type(called: text.text(name))
                ?? Spelling.closest(to: text.text(name), among: Self.bracedTypes),
            // A name and a type, as in no list of parameters.
            position + 2 < end, tokens[position + 1].kind == .lowerName, tokens[position + 2].kind == .keyword
        else {
            return []
        }
        return [.init("ASN.1 has no type '\(text.text(name))'; did you mean '\(type)'?", at: range(of: name))]
    }

    /// The types that braces follow.
    private static let bracedTypes = ["SEQUENCE", "SET", "CHOICE", "ENUMERATED"]

    /// What a schema's author calls a place where a type is due.
    static let typeExpected = "a type"

    private func habit(_ expected: String) -> String? {
        let previous = index > 0 ? tokens[index - 1] : nil
        switch (current.kind, current.keyword) {
        case (.minus, _) where previous?.kind == .number && expected.contains("constraint"):
            return "a range is written '1..10'"
        case (.rightParenthesis, _) where previous?.kind == .range: return "a range without end is written '1..MAX'"
        case (.leftBracket, _) where peek(2).kind == .rightBracket: return "a tag stands before the type"
        case (.leftBracket, _) where peek(2).kind == .range:
            return "constraints stand in parentheses, as in '(0..10)'"
        case (_, .size): return "constraints stand in parentheses, as in '(SIZE (1..10))'"
        case (_, .from): return "constraints stand in parentheses, as in '(FROM (\"a\"..\"z\"))'"
        case (_, .optional) where expected == Self.typeExpected: return "'OPTIONAL' stands after the type"
        case (_, .default) where expected == Self.typeExpected: return "'DEFAULT' stands after the type"
        case (.otherSymbol, _) where text.text(current) == "/" && text.text(peek()) == "/":
            return "comments begin with '--'"
        default: return nil
        }
    }
}
