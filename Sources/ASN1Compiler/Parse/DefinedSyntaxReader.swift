/// Reads an object along the WITH SYNTAX list of its class.                                         (X.681 10 and 11.7)
///
/// An optional group is read if its first word stands next; so X.681 10.12 makes every list unambiguous.
struct DefinedSyntaxReader {
    let fields: [String: FieldSettingKind]
    var settings: [FieldSettingSyntax] = []
    /// The words of optional groups that could have stood where the last item was read, for messages.
    private var skippedWords: [String] = []
    /// Every word of the list, none of which is taken for the type that an optional group begins with.
    private var words: Set<String> = []
    private var syntaxRange: SourceRange?

    init(fields: [String: FieldSettingKind]) { self.fields = fields }

    /// Reads all of an object.
    mutating func read(_ syntax: [SyntaxListItem], with parser: inout Parser) throws(SyntaxError) {
        collectWords(syntax)
        try items(syntax, with: &parser)
    }

    /// Checks that nothing is left.
    mutating func finish(with parser: inout Parser) throws(SyntaxError) {
        if !parser.isAtEnd { throw unexpected(nil, &parser) }
    }

    /// DefinedSyntaxToken ::= Literal | Setting, for each item of the list
    private mutating func items(_ items: [SyntaxListItem], with parser: inout Parser) throws(SyntaxError) {
        for position in items.indices {
            switch items[position] {
            case .literal(let word, _):
                guard matches(word, parser) else { throw unexpected("'\(word)'", &parser) }
                parser.advance()
                skippedWords.removeAll()
            case .field(let name):
                let isBeforeField = position + 1 < items.count && beginsWithField(items[position + 1])
                try setting(name, allowsParameters: !isBeforeField, with: &parser)
                skippedWords.removeAll()
            case .optional(let group):
                if begins(group, parser) {
                    try self.items(group, with: &parser)
                } else {
                    skippedWords += firstWords(group)
                }
            }
        }
    }

    private mutating func setting(
        _ name: FieldNameSyntax, allowsParameters: Bool, with parser: inout Parser
    ) throws(SyntaxError) {
        guard let kind = fields[name.text] else {
            let hint = Spelling.hint(for: name.text, among: fields.keys.sorted(), prefix: "&")
            throw parser.fail(
                "WITH SYNTAX names a field '&\(name.text)' that the class does not have\(hint)", at: name.range)
        }
        let start = parser.current.start
        let setting = try parser.setting(kind, of: name, allowsParameters: allowsParameters)
        settings.append(FieldSettingSyntax(field: name, setting: setting, range: parser.range(from: start)))
    }

    // MARK: - Looking ahead

    private func matches(_ word: String, _ parser: Parser) -> Bool {
        switch parser.current.kind {
        case .upperName, .keyword: parser.text.text(parser.current) == word
        case .comma: word == ","
        default: false
        }
    }

    /// Whether the current token begins the group.
    private func begins(_ group: [SyntaxListItem], _ parser: Parser) -> Bool {
        for item in group {
            switch item {
            case .literal(let word, _): return matches(word, parser)
            case .field(let name): return beginsSetting(name, parser)
            case .optional(let inner): if begins(inner, parser) { return true }
            }
        }
        return false
    }

    private func beginsSetting(_ name: FieldNameSyntax, _ parser: Parser) -> Bool {
        let isWord =
            (parser.at(.upperName) || parser.at(.keyword)) && words.contains(parser.text.text(parser.current))
        guard !isWord, !parser.isAtEnd, !parser.at(.comma) else { return false }
        switch fields[name.text] {
        case .type: return parser.startsType
        case .valueSet, .objectSet: return parser.at(.leftBrace)
        case .value, .object, nil: return true
        }
    }

    private func beginsWithField(_ item: SyntaxListItem) -> Bool {
        switch item {
        case .literal: false
        case .field: true
        case .optional(let group): group.first.map(beginsWithField) ?? false
        }
    }

    // MARK: - Messages

    private mutating func collectWords(_ items: [SyntaxListItem]) {
        for item in items {
            switch item {
            case .literal(let word, let range):
                words.insert(word)
                if syntaxRange == nil { syntaxRange = range }
            case .field(let name):
                if syntaxRange == nil { syntaxRange = name.range }
            case .optional(let group):
                collectWords(group)
            }
        }
    }

    private func firstWords(_ group: [SyntaxListItem]) -> [String] {
        switch group.first {
        case .literal(let word, _): [word]
        case .field(let name): ["&\(name.text)"]
        case .optional(let inner): firstWords(inner)
        case nil: []
        }
    }

    /// Everything that could stand here, the required word last.
    private func unexpected(_ required: String?, _ parser: inout Parser) -> SyntaxError {
        let choices = skippedWords.map { "'\($0)'" } + [required ?? "'}'"]
        let last = choices.count - 1
        let expected = last == 0 ? choices[0] : choices[..<last].joined(separator: ", ") + " or " + choices[last]
        var notes: [Diagnostic.Note] = []
        if let syntaxRange { notes.append(.init("the class's syntax is here", at: syntaxRange)) }
        var candidates = skippedWords
        if let required { candidates.append(String(required.dropFirst().dropLast())) }
        return parser.unexpected(expected, words: candidates, notes: notes)
    }
}
