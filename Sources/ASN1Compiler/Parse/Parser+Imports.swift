/// What a module gives to and takes from others.                                                        (X.680 13.1)
extension Parser {
    /// Exports ::= EXPORTS SymbolsExported ";" | EXPORTS ALL ";" | empty
    mutating func exports(_ module: inout ModuleSyntax) throws(SyntaxError) {
        advance()
        if at(.all) {
            advance()
            module.exports = .all
        } else {
            var symbols: [Identifier] = []
            if !at(.semicolon) { try symbolList(&symbols) }
            module.exports = .symbols(symbols)
        }
        try expectSemicolon(after: "EXPORTS")
    }

    /// Imports ::= IMPORTS SymbolsImported ";" | empty
    mutating func imports(_ module: inout ModuleSyntax) throws(SyntaxError) {
        advance()
        while !at(.semicolon), !isAtEnd {
            // Without the semicolon the first assignment looks like a symbol.
            guard !isAssignmentStart(index) else { break }
            module.imports.append(try symbolsFromModule())
        }
        try expectSemicolon(after: "IMPORTS")
    }

    /// The semicolon; where it is missing before an assignment that is the only error.
    private mutating func expectSemicolon(after clause: String) throws(SyntaxError) {
        if take(.semicolon) { return }
        guard isAssignmentStart(index) || at(.imports) || at(.end) else {
            throw unexpected("',' or ';' in \(clause)")
        }
        report("expected ';' at the end of \(clause), found \(description(of: current))", at: here)
    }

    /// SymbolsFromModule ::= SymbolList FROM GlobalModuleReference SelectionOption
    private mutating func symbolsFromModule() throws(SyntaxError) -> ImportSyntax {
        let start = current.start
        var symbols: [Identifier] = []
        try symbolList(&symbols)
        try expect(.from)
        guard at(.upperName) || at(.lowerName) else { throw unexpected("the name of a module") }
        if at(.lowerName) {
            reportCase("a module", text.text(current), at: here)
        }
        var syntax = ImportSyntax(
            symbols: symbols, module: takeIdentifier(), assignedIdentifier: nil, selection: nil,
            range: range(from: start))
        syntax.assignedIdentifier = try assignedIdentifier()
        syntax.selection = try selectionOption()
        syntax.range = range(from: start)
        return syntax
    }

    /// AssignedIdentifier ::= ObjectIdentifierValue | DefinedValue | empty
    ///
    /// A name that is followed by a comma or FROM is the first symbol of the next module.          (X.680 13.16)
    private mutating func assignedIdentifier() throws(SyntaxError) -> ImportSyntax.AssignedIdentifier? {
        if at(.leftBrace) { return .objectIdentifier(try objectIdentifierInBraces()) }
        if at(.upperName), peek().kind == .dot, peek(2).kind == .lowerName {
            let module = takeIdentifier()
            advance()
            return .reference(module: module, name: takeIdentifier())
        }
        let next = peek()
        guard at(.lowerName), next.kind != .comma, next.keyword != .from, next.kind != .leftBrace,
            !isAssignmentStart(index)
        else { return nil }
        return .reference(module: nil, name: takeIdentifier())
    }

    /// SelectionOption ::= WITH SUCCESSORS | WITH DESCENDANTS | empty
    private mutating func selectionOption() throws(SyntaxError) -> ImportSyntax.Selection? {
        guard take(.with) else { return nil }
        if take(.successors) { return .successors }
        if take(.descendants) { return .descendants }
        throw unexpected("'SUCCESSORS' or 'DESCENDANTS'", words: ["SUCCESSORS", "DESCENDANTS"])
    }

    /// SymbolList ::= Symbol | SymbolList "," Symbol
    private mutating func symbolList(_ symbols: inout [Identifier]) throws(SyntaxError) {
        repeat {
            symbols.append(try symbol())
        } while take(.comma)
    }

    /// Symbol ::= Reference | ParameterizedReference
    /// ParameterizedReference ::= Reference | Reference "{" "}"
    private mutating func symbol() throws(SyntaxError) -> Identifier {
        let symbol: Identifier
        if at(.upperName) || at(.lowerName) {
            symbol = takeIdentifier()
        } else if current.keyword.isTypeName {
            symbol = takeIdentifier()
            warn(
                "'\(symbol.text)' is a type of the language and needs no import; remove it from the IMPORTS",
                at: symbol.range)
        } else {
            throw unexpected("the name of an imported or exported definition")
        }
        if take(.leftBrace) { try expect(.rightBrace, "'}'") }
        return symbol
    }
}
