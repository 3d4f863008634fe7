/// MACRO definitions of X.208 and their uses, which are read over so that the rest of a module can be used.
extension Parser {
    /// MacroDefinition ::= macroreference MACRO "::=" MacroSubstance
    /// MacroSubstance ::= BEGIN MacroBody END | macroreference | Externalmacroreference              (X.208 annex A)
    mutating func macroDefinition(_ name: Identifier, from start: Int32) throws(SyntaxError) -> AssignmentSyntax {
        advance()
        try expectAssign()
        if at(.begin) {
            let opening = current
            while !isAtEnd, !at(.end) { advance() }
            guard take(.end) else { throw unexpected("'END' of the macro", opening: opening) }
        } else {
            guard at(.upperName) else { throw unexpected("'BEGIN' of the macro") }
            _ = try reference()
        }
        let range = range(from: start)
        warn("the macro '\(name.text)' is read over; X.680 has information object classes instead", at: name.range)
        return AssignmentSyntax(name: name, parameters: [], kind: .macro, range: range)
    }

    /// Whether a type is a bare name in capitals, as macros have.
    func isMacroName(_ type: TypeSyntax) -> Bool {
        guard case .reference(let reference) = type.kind, reference.module == nil, reference.parameters == nil,
            type.constraints.isEmpty, type.tags.isEmpty
        else { return false }
        return !reference.name.text.utf8.contains { $0 >= 0x61 && $0 <= 0x7A }
    }

    /// `name MACRO-NAME … ::= value`: what the macro's notation has before `::=`.
    mutating func macroUseInValueAssignment(_ type: TypeSyntax) throws(SyntaxError) -> TypeSyntax {
        let first = index
        while !at(.assign) {
            guard !isAtEnd, !(at(.end) && isEndOfModule(index)) else {
                move(to: first)
                throw unexpected("'::='")
            }
            skipBracketsOrToken()
        }
        return macroUse(type)
    }

    /// `Name ::= MACRO-NAME …`, up to the next assignment. What stands after SYNTAX is the type that a
    /// TEXTUAL-CONVENTION (RFC 2579) names.
    mutating func macroUseInTypeAssignment(_ type: TypeSyntax) throws(SyntaxError) -> TypeSyntax {
        while !isAtEnd, !at(.end), !at(.encodingControl), !isAssignmentStart(index) {
            if take(.syntax), startsType {
                _ = macroUse(type)
                return try self.type()
            }
            skipBracketsOrToken()
        }
        return macroUse(type)
    }

    /// `name MACRO-NAME …` of a component, up to its end.
    mutating func macroUseInComponent(_ type: TypeSyntax) -> TypeSyntax {
        while !isAtEnd, !at(.comma), !at(.rightBrace), !at(.optional), !at(.default) { skipBracketsOrToken() }
        return macroUse(type)
    }

    private mutating func macroUse(_ type: TypeSyntax) -> TypeSyntax {
        guard case .reference(let reference) = type.kind else { return type }
        warn(
            "the use of the macro '\(reference.name.text)' is read over; write the type that it stands for instead",
            at: type.range)
        return TypeSyntax(kind: .macroUse(reference.name), range: range(from: type.range.start))
    }

    private mutating func skipBracketsOrToken() {
        let isOpening = at(.leftBrace) || at(.leftParenthesis) || at(.leftBracket)
        if isOpening, current.partner > 0 { move(to: Int(current.partner)) }
        advance()
    }
}
