/// Prints what the syntax tree keeps as tokens: braces whose governor the parser does not know, and macros.
struct TokenPrinter {
    /// Braces nested deeper than this are written without a choice of line breaks.
    private static let nestingLimit = 64

    let tree: SyntaxTree

    /// `{ … }`, an item a line where it does not fit on one.
    func braces(_ braced: BracedSyntax) -> Layout { braces(braced.tokens, isTight: false, depth: 0) }

    private func braces(_ range: Range<Int>, isTight: Bool, depth: Int) -> Layout {
        Layout.lines("{", segments(range, depth: depth), "}", space: isTight ? "" : " ")
    }

    /// What stands on a line each where the braces do not fit on one: up to a comma or bar, or to where the source has a
    /// new line.
    private func segments(_ range: Range<Int>, depth: Int) -> [Layout] {
        guard depth < Self.nestingLimit else {
            return [.fill(range.map { .text(spelling(tree.tokens[$0])) }, hangs: false)]
        }
        var segments: [Layout] = []
        var words: [Layout] = []
        var word: [Layout] = []
        var position = range.lowerBound
        var previous: Int?
        var isAfterTight = false
        func endWord() {
            if !word.isEmpty { words.append(.sequence(word)) }
            word = []
        }
        func endSegment() {
            endWord()
            if !words.isEmpty { segments.append(.fill(words, hangs: false)) }
            words = []
        }
        while position < range.upperBound {
            let token = tree.tokens[position]
            let isTight = token.kind == .leftBrace && (isAfterTight || previous.map { isOpening($0) } ?? false)
            if let previous, !isAfterTight || token.kind != .leftBrace, needsSpace(previous, position) {
                let before = tree.tokens[previous].kind
                // Braces stay beside the word that they belong to.
                let isLineStart = token.startsLine && (token.kind != .leftBrace || before == .rightBrace)
                if isLineStart || before == .comma || before == .bar { endSegment() } else { endWord() }
            }
            isAfterTight = false
            let closing = Int(token.partner)
            if token.kind == .leftBrace, closing > position, closing < range.upperBound {
                word.append(braces((position + 1)..<closing, isTight: isTight, depth: depth + 1))
                isAfterTight = isTight
                position = closing
            } else {
                word.append(.text(spelling(token)))
            }
            previous = position
            position += 1
        }
        endSegment()
        return segments
    }

    private func isOpening(_ position: Int) -> Bool { tree.tokens[position].kind == .leftParenthesis }

    /// The tokens in a range of the source with its line breaks, all lines but the first one step deeper: macros, which
    /// nothing is known of.
    func verbatim(_ range: SourceRange) -> Layout {
        var parts: [Layout] = []
        var position = firstToken(from: range.start)
        let first = position
        while position < tree.tokens.count, tree.tokens[position].start < range.end {
            let token = tree.tokens[position]
            if position > first {
                if token.startsLine {
                    parts.append(.newline)
                } else if needsSpace(position - 1, position) {
                    parts.append(.text(" "))
                }
            }
            parts.append(.text(token.kind == .characterString ? tree.text.text(token) : spelling(token)))
            position += 1
        }
        return .nested(.sequence(parts))
    }

    private func firstToken(from offset: Int32) -> Int {
        var low = 0
        var high = tree.tokens.count
        while low < high {
            let middle = (low + high) / 2
            if tree.tokens[middle].start < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private func spelling(_ token: Token) -> String {
        switch token.kind {
        case .characterString: Notation.string(tree.text.characters(token))
        case .binaryString: "'\(tree.text.digits(token))'B"
        case .hexadecimalString: "'\(tree.text.digits(token))'H"
        case .upperField, .lowerField: "&" + tree.text.text(token)
        default: tree.text.text(token)
        }
    }

    /// Whether a space stands between two tokens that follow each other.
    private func needsSpace(_ left: Int, _ right: Int) -> Bool {
        let before = tree.tokens[left]
        let after = tree.tokens[right]
        switch (before.kind, after.kind) {
        case (.leftBracket, .leftBracket), (.rightBracket, .rightBracket): return before.end != after.start
        case (_, .comma), (_, .semicolon), (_, .rightParenthesis), (_, .rightBracket): return false
        case (.leftParenthesis, _), (.leftBracket, _), (.at, _): return false
        case (.realNumber, .range), (.realNumber, .dot): return true
        case (.dot, _), (_, .dot), (.range, _), (_, .range): return false
        case (.minus, .number), (.minus, .realNumber): return left > 0 && tree.tokens[left - 1].kind == .minus
        case (.lowerName, .leftParenthesis): return false
        default: return true
        }
    }
}
