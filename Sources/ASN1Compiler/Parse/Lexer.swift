/// Cuts a file into lexical items.                                                                       (X.680 12)
///
/// It goes on after every error. Brackets are matched here, so that the parser skips what stands between them in one
/// step, and their nesting is limited, so that no later stage recurses too deeply.
struct Lexer {
    /// The deepest nesting of braces, brackets and parentheses; published modules stay at 20.
    static let nestingLimit = 64
    /// How many digits a number of a schema may have: what is done with them later takes time that grows with the square of this.
    static let digitLimit = 10_000

    let bytes: [UInt8]
    let encoding: SourceEncoding
    let file: Int32
    var position = 0
    var startsLine = true
    var tokens: [Token] = []
    var diagnostics: [Diagnostic] = []
    /// False where the rest of the file was given up.
    var isComplete = true
    private var warningCount = 0
    private var openBrackets: [Int] = []
    /// Whether numbers have a limit here. That of values which are read alone depends on their types.
    private let limitsDigits: Bool
    private let keywords = KeywordTable.shared

    init(_ source: SourceFile, index: Int32, limitsDigits: Bool = true) {
        self.limitsDigits = limitsDigits
        bytes = source.bytes
        encoding = source.encoding
        file = index
        tokens.reserveCapacity(bytes.count / 6)
    }

    /// Reads all of the file; the last token is `endOfFile`.
    mutating func run() {
        skipByteOrderMark()
        while position < bytes.count, isComplete { item() }
        position = min(position, bytes.count)
        append(.endOfFile, from: position)
    }

    private mutating func skipByteOrderMark() {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            position = 3
        } else if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
            report("the file is written in UTF-16; save it as UTF-8", from: 0, to: 2)
            isComplete = false
        } else if bytes.count > Int(Int32.max) {
            report("the file is larger than 2 GiB; split it", from: 0, to: 0)
            isComplete = false
        } else if let reason = FileKind.reasonAgainst(bytes) {
            report(reason, from: 0, to: 1)
            isComplete = false
        }
    }

    private mutating func item() {
        let byte = bytes[position]
        if byte == 0x20 || byte == 0x09 {
            position += 1
        } else if byte >= 0x0A && byte <= 0x0D {
            position += 1
            startsLine = true
        } else if byte >= 0x61 && byte <= 0x7A {
            lowerName()
        } else if byte >= 0x41 && byte <= 0x5A {
            upperName()
        } else if byte >= 0x30 && byte <= 0x39 {
            number()
        } else if byte >= 0x80 {
            nonASCII()
        } else {
            punctuation(byte)
        }
    }

    private mutating func punctuation(_ byte: UInt8) {
        switch byte {
        case 0x2C: symbol(.comma)
        case 0x7B: open(.leftBrace)
        case 0x7D: close(.rightBrace, .leftBrace)
        case 0x28: open(.leftParenthesis)
        case 0x29: close(.rightParenthesis, .leftParenthesis)
        case 0x5B: open(.leftBracket)
        case 0x5D: close(.rightBracket, .leftBracket)
        case 0x3A: colon()
        case 0x2E: dots()
        case 0x2D: hyphen()
        case 0x26: fieldName()
        case 0x22: characterString()
        case 0x27: quotedDigits()
        case 0x2F: slash()
        case 0x7C: symbol(.bar)
        case 0x3C: symbol(.less)
        case 0x3E: symbol(.greater)
        case 0x3D: symbol(.equals)
        case 0x3B: symbol(.semicolon)
        case 0x40: symbol(.at)
        case 0x5E: symbol(.caret)
        case 0x21: symbol(.exclamation)
        case 0x2A: symbol(.otherSymbol)
        case 0x5F: lowerName()
        case 0x1A where position + 1 == bytes.count: position += 1
        default: unexpectedCharacter(length: 1)
        }
    }

    // MARK: - Names

    /// typereference, modulereference, or a reserved word.                                         (X.680 12.2, 12.38)
    private mutating func upperName() {
        let start = position
        let hash = name()
        let keyword = keywords.keyword(in: bytes, from: start, to: position, hash: hash)
        if case .none = keyword {
            append(.upperName, from: start)
        } else {
            append(keyword.isContextual ? .upperName : .keyword, keyword: keyword, from: start)
        }
    }

    /// identifier, valuereference                                                                         (X.680 12.3)
    private mutating func lowerName() {
        let start = position
        _ = name()
        append(.lowerName, from: start)
    }

    /// `&` and a reference, without white space between them.                                         (X.681 7.2-7.7)
    private mutating func fieldName() {
        let start = position
        let first = byte(1)
        guard Self.isLetter(first) else {
            unexpectedCharacter(length: 1, "'&' must stand directly before the name of a field")
            return
        }
        position += 1
        _ = name()
        append(first < 0x61 ? .upperField : .lowerField, from: start)
    }

    /// Letters, digits and single hyphens, the last not a hyphen; returns the hash.                       (X.680 12.2)
    private mutating func name() -> UInt32 {
        let start = position
        var hash = KeywordTable.seed
        var end = position
        let count = bytes.count
        while end < count {
            let byte = bytes[end]
            let isPlain =
                (byte >= 0x61 && byte <= 0x7A) || (byte >= 0x41 && byte <= 0x5A) || (byte >= 0x30 && byte <= 0x39)
                || (byte == 0x2D && end + 1 < count && Self.isLetterOrDigit(bytes[end + 1]))
            guard isPlain else { break }
            hash = KeywordTable.extend(hash, byte)
            end += 1
        }
        position = end
        if end < count {
            let byte = bytes[end]
            if byte == 0x5F || byte >= 0x80 || byte == 0x2D { malformedName(from: start) }
        }
        return hash
    }

    static func isLetter(_ byte: UInt8) -> Bool {
        (byte >= 0x61 && byte <= 0x7A) || (byte >= 0x41 && byte <= 0x5A)
    }

    static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        (byte >= 0x61 && byte <= 0x7A) || (byte >= 0x41 && byte <= 0x5A) || (byte >= 0x30 && byte <= 0x39)
    }

    // MARK: - Numbers

    /// number, realnumber                                                                           (X.680 12.8, 12.9)
    private mutating func number() {
        let start = position
        skipDigits()
        let isInteger = !fractionAndExponent()
        if position < bytes.count, Self.isLetter(bytes[position]) || bytes[position] == 0x5F {
            _ = name()
            report(
                "'\(text(start, position))' starts with a digit, which a name cannot; put a letter in front",
                from: start, to: position)
            append(.lowerName, from: start)
            return
        }
        if bytes[start] == 0x30, Self.isDigit(byte(at: start + 1)) {
            warn("number '\(text(start, position))' has a leading zero; leave it out", from: start, to: position)
        }
        if limitsDigits, position - start > Self.digitLimit {
            report(
                "a number has more than \(Self.digitLimit) digits, the limit; give a shorter one", from: start,
                to: position)
        }
        append(isInteger ? .number : .realNumber, from: start)
    }

    private mutating func skipDigits() {
        while position < bytes.count, Self.isDigit(bytes[position]) { position += 1 }
    }

    /// Whether there is a fraction or an exponent. A second dot makes the first part of `..`, but in `1...2` the number
    /// is `1.`, for a number cannot stand before `...`.
    private mutating func fractionAndExponent() -> Bool {
        var isReal = false
        let isRange = byte(1) == 0x2E && !(byte(2) == 0x2E && byte(3) != 0x2E)
        if byte(0) == 0x2E, !isRange, byte(1) != 0x26 {
            position += 1
            skipDigits()
            isReal = true
        }
        guard byte(0) == 0x65 || byte(0) == 0x45 else { return isReal }
        let sign = byte(1) == 0x2D || byte(1) == 0x2B ? 1 : 0
        guard Self.isDigit(byte(1 + sign)) else { return isReal }
        position += 1 + sign
        skipDigits()
        return true
    }

    static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

    // MARK: - Symbols

    private mutating func colon() {
        if byte(1) == 0x3A, byte(2) == 0x3D {
            let start = position
            position += 3
            // An assignment cannot stand inside brackets: what is still open was never closed.
            openBrackets.removeAll(keepingCapacity: true)
            append(.assign, from: start)
        } else {
            symbol(.colon)
        }
    }

    private mutating func dots() {
        let start = position
        if byte(1) != 0x2E {
            symbol(.dot)
        } else {
            position += byte(2) == 0x2E ? 3 : 2
            append(position - start == 3 ? .ellipsis : .range, from: start)
        }
    }

    private mutating func symbol(_ kind: Token.Kind) {
        position += 1
        append(kind, from: position - 1)
    }

    private mutating func open(_ kind: Token.Kind) {
        if openBrackets.count >= Self.nestingLimit {
            report(
                "brackets are nested more than \(Self.nestingLimit) deep; give what is inside a name of its own",
                from: position, to: position + 1)
            isComplete = false
            return
        }
        openBrackets.append(tokens.count)
        symbol(kind)
    }

    /// Joins the bracket to the last open one of its kind; those opened since were never closed.
    private mutating func close(_ kind: Token.Kind, _ opening: Token.Kind) {
        symbol(kind)
        guard let depth = openBrackets.lastIndex(where: { tokens[$0].kind == opening }) else { return }
        let partner = openBrackets[depth]
        openBrackets.removeSubrange(depth...)
        tokens[partner].partner = Int32(truncatingIfNeeded: tokens.count - 1)
        tokens[tokens.count - 1].partner = Int32(truncatingIfNeeded: partner)
    }

    mutating func append(_ kind: Token.Kind, keyword: Keyword = .none, from start: Int) {
        tokens.append(Token(kind: kind, keyword: keyword, startsLine: startsLine, start: start, end: position))
        startsLine = false
    }

    // MARK: - Bytes

    /// The byte `offset` after the current one, 0 past the end.
    func byte(_ offset: Int) -> UInt8 {
        let index = position + offset
        return index < bytes.count ? bytes[index] : 0
    }

    func byte(at index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

    mutating func text(_ start: Int, _ end: Int) -> String { encoding.text(bytes[start..<end]) }

    mutating func report(_ message: String, from start: Int, to end: Int) {
        guard isComplete else { return }
        diagnostics.append(.error(message, at: range(start, end)))
        if diagnostics.count - warningCount >= Parser.errorLimit { isComplete = false }
    }

    mutating func warn(_ message: String, from start: Int, to end: Int) {
        guard warningCount < Parser.errorLimit else { return }
        warningCount += 1
        diagnostics.append(.warning(message, at: range(start, end)))
    }

    func range(_ start: Int, _ end: Int) -> SourceRange {
        SourceRange(file: file, start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: end))
    }
}
