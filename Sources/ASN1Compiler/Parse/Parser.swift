/// A recursive-descent parser for X.680 to X.683: one function for each production, headed by its grammar rule.
///
/// It never looks a name up. Where a production cannot be told from its first tokens it looks further ahead, in steps
/// whose number does not grow with the file, so the time is linear. After an error it goes on at the next list item or
/// the next assignment.
package struct Parser {
    /// The deepest nesting of types, values and constraints in each other, with and without brackets. A level takes up
    /// to 6 KB of stack in an unoptimised build, and threads have 512 KB; the deepest published modules have 20 levels.
    static let nestingLimit = 64
    /// The number of errors after which the rest of a file is given up.
    static let errorLimit = 200

    let file: Int32
    let text: TokenText
    var tokens: [Token]
    /// The token at `index`, or one of kind `endOfFile` at the end of the range that is parsed.
    var current: Token
    var index: Int
    /// Index of the first token that is not parsed any more.
    let end: Int
    /// Where the last accepted token ended.
    var previousEnd: Int32
    var depth = 0
    var diagnostics: [Diagnostic] = []
    var errorCount = 0
    /// Whether `[…]` without a reference is an encoding instruction, as after `DEFINITIONS XER INSTRUCTIONS`.
    var hasForeignPrefixes = false
    /// Place of the last error, so that one place gets one error.
    private var lastErrorStart: Int32 = -1

    /// A parser for the tokens in `range`, which end before the last token of the file.
    init(file: Int32, text: TokenText, tokens: [Token], range: Range<Int>) {
        self.file = file
        self.text = text
        self.tokens = tokens
        index = range.lowerBound
        end = range.upperBound
        previousEnd = 0
        current = Token(kind: .endOfFile, startsLine: false, start: 0, end: 0)
        current = peek(0)
        previousEnd = current.start
    }

    /// Parses one file. The tree holds what could be understood, also where there are errors.
    ///
    /// - Parameters:
    ///   - file: The schema.
    ///   - index: The file's index in the list given to the compiler, for the source ranges.
    /// - Returns: The modules of the file, and everything there is to say about it in the order of the places.
    package static func parse(_ file: SourceFile, index: Int32) -> (SyntaxTree, [Diagnostic]) {
        var lexer = Lexer(file, index: index)
        lexer.run()
        let text = TokenText(bytes: file.bytes, encoding: file.encoding)
        var tree = SyntaxTree(file: index, modules: [], tokens: lexer.tokens, text: text)
        guard lexer.isComplete else { return (tree, lexer.diagnostics) }
        var parser = Parser(file: index, text: text, tokens: lexer.tokens, range: 0..<(lexer.tokens.count - 1))
        tree.modules = parser.moduleDefinitions()
        tree.tokens = parser.tokens
        let diagnostics = lexer.diagnostics + parser.diagnostics
        return (tree, diagnostics.sorted { ($0.range?.start ?? 0) < ($1.range?.start ?? 0) })
    }

    // MARK: - Tokens

    /// The token `offset` after the current one.
    func peek(_ offset: Int = 1) -> Token {
        let position = index + offset
        if position < end { return tokens[position] }
        var token = end < tokens.count ? tokens[end] : current
        token.kind = .endOfFile
        token.keyword = .none
        token.partner = -1
        return token
    }

    mutating func advance() {
        previousEnd = current.end
        index += 1
        if index < end {
            current = tokens[index]
        } else {
            index = end
            current = peek(0)
        }
    }

    /// Goes on at another token, which may lie before the current one.
    mutating func move(to position: Int) {
        index = min(max(position, 0), end)
        current = peek(0)
        if index > 0 { previousEnd = tokens[index - 1].end }
    }

    func at(_ kind: Token.Kind) -> Bool { current.kind == kind }

    func at(_ keyword: Keyword) -> Bool { current.keyword == keyword }

    var isAtEnd: Bool { index >= end }

    /// Takes the current token if it is of this kind.
    mutating func take(_ kind: Token.Kind) -> Bool {
        guard current.kind == kind else { return false }
        advance()
        return true
    }

    mutating func take(_ keyword: Keyword) -> Bool {
        guard current.keyword == keyword else { return false }
        advance()
        return true
    }

    mutating func expect(_ kind: Token.Kind, _ description: @autoclosure () -> String) throws(SyntaxError) {
        guard current.kind == kind else { throw unexpected(description()) }
        advance()
    }

    mutating func expect(_ keyword: Keyword) throws(SyntaxError) {
        guard current.keyword == keyword else { throw unexpected("'\(keyword.rawValue)'", words: [keyword.rawValue]) }
        advance()
    }

    func range(of token: Token) -> SourceRange { SourceRange(file: file, start: token.start, end: token.end) }

    var here: SourceRange { range(of: current) }

    /// From the start of a token to the end of the last one taken.
    func range(from start: Int32) -> SourceRange {
        SourceRange(file: file, start: start, end: max(start, previousEnd))
    }

    /// The current token as a name; it is taken.
    mutating func takeIdentifier() -> Identifier {
        let identifier = Identifier(text.text(current), at: here)
        advance()
        return identifier
    }

    /// identifier                                                                                        (X.680 12.3)
    mutating func identifier(_ description: @autoclosure () -> String) throws(SyntaxError) -> Identifier {
        if at(.lowerName) { return takeIdentifier() }
        guard at(.upperName) else { throw unexpected(description()) }
        // The wrong case is the only thing wrong with it.
        let name = takeIdentifier()
        reportCase(description(), name.text, at: name.range)
        return name
    }

    /// Reports a name that starts with a capital where it must not, or the other way round.
    mutating func reportCase(_ what: String, _ name: String, at range: SourceRange) {
        // What is no letter was reported already.
        guard let letter = name.utf8.first, letter | 0x20 >= 0x61, letter | 0x20 <= 0x7A else { return }
        let first = name.prefix(1)
        let isCapital = first == first.uppercased()
        let other = (isCapital ? first.lowercased() : first.uppercased()) + name.dropFirst()
        report(
            "the name of \(what) starts with a \(isCapital ? "small" : "capital") letter, '\(name)' does not; write '\(other)'",
            at: range)
    }

    /// Counts a level of nesting; `leave` takes it back, or whoever catches the error does.
    mutating func enter() throws(SyntaxError) {
        depth += 1
        guard depth > Self.nestingLimit else { return }
        throw fail(
            "types, values and constraints are nested more than \(Self.nestingLimit) deep; give what is inside a name of its own",
            at: here)
    }

    mutating func leave() { depth -= 1 }

    // MARK: - Errors

    mutating func report(_ message: String, at range: SourceRange, notes: [Diagnostic.Note] = []) {
        guard range.start != lastErrorStart, errorCount < Self.errorLimit else { return }
        lastErrorStart = range.start
        errorCount += 1
        diagnostics.append(.error(message, at: range, notes: notes))
        if errorCount == Self.errorLimit {
            diagnostics.append(
                .error("too many errors; the rest of the file is reported once these are mended", at: range))
        }
    }

    mutating func warn(_ message: String, at range: SourceRange, notes: [Diagnostic.Note] = []) {
        diagnostics.append(.warning(message, at: range, notes: notes))
    }

    /// Reports an error and gives back what to throw.
    mutating func fail(_ message: String, at range: SourceRange, notes: [Diagnostic.Note] = []) -> SyntaxError {
        report(message, at: range, notes: notes)
        return SyntaxError()
    }

    /// Reports that the current token is not what the grammar wants here.
    ///
    /// - Parameters:
    ///   - expected: What it wants, in words.
    ///   - words: Keywords it would accept, of which the token may be a misspelling.
    ///   - opening: The bracket that is not closed yet.
    ///   - notes: Other places that explain the error.
    mutating func unexpected(
        _ expected: String, words: [String] = [], opening: Token? = nil, notes: [Diagnostic.Note] = []
    ) -> SyntaxError {
        let message = "expected \(expected), found \(description(of: current))" + advice(expected, words)
        var notes = notes
        if let opening { notes.append(.init("to match this '\(text.text(opening))'", at: range(of: opening))) }
        return fail(message, at: here, notes: notes)
    }

    /// What a message calls a token.
    func description(of token: Token) -> String {
        switch token.kind {
        case .endOfFile:
            end < tokens.count - 1 ? "'\(text.text(tokens[end]))'" : "the end of the file"
        case .characterString: "a character string"
        case .binaryString: "a bit string"
        case .hexadecimalString: "a hexadecimal string"
        case .upperField, .lowerField: "'&\(text.text(token))'"
        default: "'\(text.text(token))'"
        }
    }
}
