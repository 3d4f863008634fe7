/// Modules.                                                                                                (X.680 13)
extension Parser {
    /// All modules of the file.
    mutating func moduleDefinitions() -> [ModuleSyntax] {
        var modules: [ModuleSyntax] = []
        relaxRedefinedWords()
        while !isAtEnd, errorCount < Self.errorLimit {
            let start = index
            do throws(SyntaxError) {
                modules.append(try moduleDefinition())
            } catch {
                // Only the head of a module throws: go on at the next.
                depth = 0
                if index == start { advance() }
                while !isAtEnd, !isModuleStart(index) { advance() }
            }
        }
        return modules
    }

    /// ModuleDefinition ::= ModuleIdentifier DEFINITIONS EncodingReferenceDefault TagDefault ExtensionDefault "::="
    ///     BEGIN ModuleBody EncodingControlSections END                                                (X.680 13.1)
    private mutating func moduleDefinition() throws(SyntaxError) -> ModuleSyntax {
        let start = current.start
        let name = try moduleName()
        var module = ModuleSyntax(
            name: name, objectIdentifier: nil, iri: nil, tagDefault: .explicit, isExtensibilityImplied: false,
            exports: .all, imports: [], assignments: [], range: name.range)
        if at(.leftBrace) { module.objectIdentifier = try objectIdentifierInBraces() }
        if at(.characterString) {
            module.iri = text.characters(current)
            advance()
        }
        if at(.assign) {
            throw fail(
                "expected 'DEFINITIONS', found '::='; definitions stand in a module: "
                    + "'Name DEFINITIONS ::= BEGIN … END'", at: here)
        }
        try expect(.definitions)
        try moduleDefaults(&module)
        try expectAssign()
        try expect(.begin)
        moduleBody(&module)
        module.range = range(from: start)
        return module
    }

    /// modulereference: a type reference in form.                                                        (X.680 12.5)
    private mutating func moduleName() throws(SyntaxError) -> Identifier {
        if at(.upperName) { return takeIdentifier() }
        guard at(.lowerName), peek().keyword == .definitions || peek().kind == .leftBrace else {
            throw unexpected("the name of a module")
        }
        let name = takeIdentifier()
        reportCase("a module", name.text, at: name.range)
        return name
    }

    /// EncodingReferenceDefault ::= encodingreference INSTRUCTIONS | empty
    /// TagDefault ::= EXPLICIT TAGS | IMPLICIT TAGS | AUTOMATIC TAGS | empty
    /// ExtensionDefault ::= EXTENSIBILITY IMPLIED | empty                                               (X.680 13.1)
    private mutating func moduleDefaults(_ module: inout ModuleSyntax) throws(SyntaxError) {
        while true {
            switch current.keyword {
            case .explicit: module.tagDefault = .explicit
            case .implicit: module.tagDefault = .implicit
            case .automatic: module.tagDefault = .automatic
            case .extensibility:
                advance()
                try expect(.implied)
                module.isExtensibilityImplied = true
                continue
            default:
                guard at(.upperName), peek().keyword == .instructions else { return }
                hasForeignPrefixes = text.text(current) != "TAG"
                advance()
                advance()
                continue
            }
            advance()
            try expect(.tags)
        }
    }

    /// ModuleBody ::= Exports Imports AssignmentList | empty                                           (X.680 13.1)
    private mutating func moduleBody(_ module: inout ModuleSyntax) {
        defer { hasForeignPrefixes = false }
        while true {
            let start = index
            do throws(SyntaxError) {
                if try !moduleItem(&module) { return }
            } catch {
                depth = 0
                recover(from: start)
            }
        }
    }

    /// One clause or assignment of a module; false after its END.
    private mutating func moduleItem(_ module: inout ModuleSyntax) throws(SyntaxError) -> Bool {
        switch current.keyword {
        case .end:
            advance()
            return false
        case .exports:
            try exports(&module)
        case .imports:
            try imports(&module)
        case .encodingControl:
            skipEncodingControl()
        default:
            if isAtEnd || isModuleStart(index) {
                report(
                    "expected 'END' of module '\(module.name.text)', found \(description(of: current))", at: here,
                    notes: [.init("the module begins here", at: module.name.range)])
                return false
            }
            module.assignments.append(try assignment())
        }
        return errorCount < Self.errorLimit
    }

    /// EncodingControlSection ::= ENCODING-CONTROL encodingreference EncodingInstructionAssignmentList   (X.680 54.1)
    private mutating func skipEncodingControl() {
        let start = current.start
        advance()
        let reference = at(.upperName) ? " \(text.text(current))" : ""
        while !isAtEnd, !(at(.end) && isEndOfModule(index)), !at(.encodingControl) { advance() }
        diagnostics.append(
            Diagnostic(
                .note, "the ENCODING-CONTROL section\(reference) is skipped; it does not change BER and DER",
                at: range(from: start)))
    }

    /// Whether an END at `position` can be a module's: nothing or another module follows.
    func isEndOfModule(_ position: Int) -> Bool { position + 1 >= end || isModuleStart(position + 1) }

    /// Whether a module begins at `position`: a name, perhaps an object identifier and an IRI, then DEFINITIONS.
    func isModuleStart(_ position: Int) -> Bool {
        guard position < end, tokens[position].kind == .upperName || tokens[position].kind == .lowerName else {
            return false
        }
        var next = position + 1
        if next < end, tokens[next].kind == .leftBrace, tokens[next].partner > 0 {
            next = Int(tokens[next].partner) + 1
        }
        if next < end, tokens[next].kind == .characterString { next += 1 }
        return next < end && tokens[next].keyword == .definitions
    }

    /// `::=`, also where it is written `:=` or `=`, which is then the only error.
    mutating func expectAssign() throws(SyntaxError) {
        if take(.assign) { return }
        guard at(.colon) || at(.equals) else { throw unexpected("'::='") }
        let start = current.start
        var found = ""
        while at(.colon) || at(.equals) || at(.assign) {
            found += text.text(current)
            advance()
        }
        report("expected '::=', found '\(found)'", at: range(from: start))
    }

    // MARK: - Words that older editions did not reserve

    /// Makes names of the later reserved words that this file defines or imports, such as `DATE ::= …` of a module
    /// written before DATE was a type.
    mutating func relaxRedefinedWords() {
        var position = 0
        while position + 2 < end {
            let token = tokens[position]
            if token.kind == .keyword, token.keyword.isLateAddition, isRedefinition(position) {
                warn(
                    "'\(token.keyword.rawValue)' is a reserved word today; it is read as a name in this file",
                    at: range(of: token))
                relax(token.keyword)
            }
            position += 1
        }
        current = peek(0)
    }

    private func isRedefinition(_ position: Int) -> Bool {
        let next = tokens[position + 1]
        if next.kind == .assign {
            let value = tokens[position + 2]
            return value.kind == .upperName || value.kind == .leftBracket || value.keyword.startsType
        }
        guard position > 0, next.kind == .comma || next.keyword == .from else { return false }
        // In a list of imports: the next FROM comes before anything but names and commas.
        var ahead = position + 1
        while ahead < end,
            tokens[ahead].kind == .comma || tokens[ahead].kind == .upperName
                || tokens[ahead].kind == .lowerName || tokens[ahead].keyword.isTypeName
        {
            ahead += 1
        }
        let previous = tokens[position - 1]
        let follows =
            previous.kind == .comma || previous.keyword == .imports || previous.kind == .upperName
            || previous.kind == .rightBrace
        return follows && ahead + 1 < end && tokens[ahead].keyword == .from && tokens[ahead + 1].kind == .upperName
    }

    private mutating func relax(_ keyword: Keyword) {
        for position in tokens.indices where tokens[position].keyword == keyword {
            tokens[position].kind = .upperName
            tokens[position].keyword = .none
        }
    }
}
