/// Assignments.                                                                               (X.680 16, X.683 8)
extension Parser {
    /// Assignment ::= TypeAssignment | ValueAssignment | ValueSetTypeAssignment | ObjectClassAssignment
    ///     | ObjectAssignment | ObjectSetAssignment | ParameterizedAssignment                           (X.680 13.1)
    mutating func assignment() throws(SyntaxError) -> AssignmentSyntax {
        let start = current.start
        var name = try assignedName()
        if at(.macro) { return try macroDefinition(name, from: start) }
        let parameters = at(.leftBrace) ? try parameterList() : []
        let kind: AssignmentSyntax.Kind
        if at(.assign) || at(.colon) || at(.equals) {
            try expectAssign()
            // A value in XML is the one thing that is assigned like a type and has a small letter in front.
            if !name.isUppercase, !at(.less) {
                report(
                    "the name of a type starts with a capital letter, '\(name.text)' does not; a value needs its type "
                        + "before '::='", at: name.range)
            }
            kind = try typeOrClass()
        } else {
            kind = try governed(&name)
        }
        return AssignmentSyntax(name: name, parameters: parameters, kind: kind, range: range(from: start))
    }

    private mutating func assignedName() throws(SyntaxError) -> Identifier {
        if at(.upperName) || at(.lowerName) { return takeIdentifier() }
        guard current.kind == .keyword, peek().kind == .assign else { throw unexpected("an assignment or 'END'") }
        let name = takeIdentifier()
        if tokens[index - 1].keyword.isTypeName {
            warn("'\(name.text)' is a type of the language and needs no definition; remove this one", at: name.range)
        } else {
            report("'\(name.text)' is a reserved word and cannot be the name of a type; choose another", at: name.range)
        }
        return name
    }

    /// TypeAssignment ::= typereference "::=" Type                                                      (X.680 16.1)
    /// ObjectClassAssignment ::= objectclassreference "::=" ObjectClass                                  (X.681 9.1)
    private mutating func typeOrClass() throws(SyntaxError) -> AssignmentSyntax.Kind {
        if at(.class) { return .objectClass(try objectClass()) }
        if at(.less) { throw xmlValue() }
        var type = try type()
        if isMacroName(type), !isAtEnd, !at(.end), !at(.encodingControl), !isAssignmentStart(index) {
            type = try macroUseInTypeAssignment(type)
        }
        return .type(type)
    }

    /// ValueAssignment ::= valuereference Type "::=" Value                                              (X.680 16.2)
    /// ValueSetTypeAssignment ::= typereference Type "::=" ValueSet                                     (X.680 16.6)
    /// ObjectAssignment ::= objectreference DefinedObjectClass "::=" Object                             (X.681 11.1)
    /// ObjectSetAssignment ::= objectsetreference DefinedObjectClass "::=" ObjectSet                    (X.681 12.1)
    private mutating func governed(_ name: inout Identifier) throws(SyntaxError) -> AssignmentSyntax.Kind {
        var governor = try governorType(of: &name)
        if isMacroName(governor), !at(.assign), !at(.colon), !at(.equals) {
            governor = try macroUseInValueAssignment(governor)
        }
        try expectAssign()
        if at(.less) { throw xmlValue() }
        if name.isUppercase {
            guard at(.leftBrace) else {
                throw fail(
                    "expected '{' of a set of values or objects, found \(description(of: current)); the name of a "
                        + "value starts with a small letter, '\(name.text)' does not", at: here)
            }
            return .valueSet(governor, try elementSetInBraces())
        }
        return .value(governor, try value())
    }

    /// XMLValueAssignment ::= valuereference "::=" XMLTypedValue                                        (X.680 16.3)
    private mutating func xmlValue() -> SyntaxError {
        fail(
            "values in XML are not supported (X.680 16.3); write this one in the notation of X.680 16.2, "
                + "'name Type ::= value'", at: here)
    }

    private mutating func governorType(of name: inout Identifier) throws(SyntaxError) -> TypeSyntax {
        let word = "OBJECT"
        if at(.identifier), name.text.hasSuffix(word), name.text.utf8.count > word.utf8.count {
            // Seen in published modules: `id-xOBJECT IDENTIFIER ::=`.
            warn("a space is missing before 'OBJECT' in '\(name.text)'", at: name.range)
            name = Identifier(String(name.text.dropLast(word.utf8.count)), at: name.range)
            name.range.end -= Int32(word.utf8.count)
            let start = name.range.end
            advance()
            return TypeSyntax(kind: .objectIdentifier, range: range(from: start))
        }
        guard startsType else { throw unexpected("'::=' or the type of '\(name.text)'") }
        return try type()
    }

    /// ParameterList ::= "{" Parameter "," + "}"                                                         (X.683 8.3)
    private mutating func parameterList() throws(SyntaxError) -> [ParameterSyntax] {
        let opening = current
        advance()
        var parameters: [ParameterSyntax] = []
        repeat {
            parameters.append(try parameter())
        } while take(.comma)
        guard take(.rightBrace) else { throw unexpected("',' or '}'", opening: opening) }
        return parameters
    }

    /// Parameter ::= ParamGovernor ":" DummyReference | DummyReference                                   (X.683 8.3)
    private mutating func parameter() throws(SyntaxError) -> ParameterSyntax {
        let isName = at(.upperName) || at(.lowerName)
        if isName, peek().kind == .comma || peek().kind == .rightBrace {
            return ParameterSyntax(governor: nil, name: takeIdentifier())
        }
        guard startsType else { throw unexpected("a parameter") }
        let governor = try type()
        try expect(.colon, "':' and the name of the parameter")
        guard at(.upperName) || at(.lowerName) else { throw unexpected("the name of the parameter") }
        return ParameterSyntax(governor: governor, name: takeIdentifier())
    }

    // MARK: - Going on after an error

    /// Whether an assignment begins at `position`. `::=` stands in no other place, so it decides; only the kinds with a
    /// governor of several words are guessed from the start of a line.
    func isAssignmentStart(_ position: Int) -> Bool {
        guard position + 1 < end else { return false }
        let token = tokens[position]
        let next = tokens[position + 1]
        switch token.kind {
        case .keyword:
            return next.kind == .assign && token.keyword.isTypeName
        case .upperName, .lowerName:
            if next.kind == .assign || next.keyword == .macro { return true }
            if next.kind == .leftBrace, next.partner > 0 {
                let after = Int(next.partner) + 1
                return after < end && (tokens[after].kind == .assign || startsGovernor(after, of: position))
            }
            return startsGovernor(position + 1, of: position)
        default:
            return false
        }
    }

    /// Whether `position` can be the governor of the name at `name`: `Governor ::=`, or the name begins a line.
    private func startsGovernor(_ position: Int, of name: Int) -> Bool {
        let token = tokens[position]
        guard token.kind == .upperName || token.keyword.startsType || token.kind == .leftBracket else { return false }
        if position + 1 < end, tokens[position + 1].kind == .assign {
            return tokens[name].kind == .lowerName
                || (position + 2 < end && tokens[position + 2].kind == .leftBrace && tokens[name].startsLine)
        }
        guard tokens[name].kind == .lowerName else { return false }
        return tokens[name].startsLine || leadsToAssign(position)
    }

    /// Whether what stands from `position` on can be all of a governor of several words: `OBJECT IDENTIFIER ::=`,
    /// `Module.Type ::=`, `SEQUENCE OF T (constraint) ::=`. No macro's notation has but these before its `::=`.
    private func leadsToAssign(_ position: Int) -> Bool {
        var next = position
        for _ in 0..<8 {
            guard next < end else { return false }
            let token = tokens[next]
            switch token.kind {
            case .assign: return next > position
            case .upperName: if next > position, tokens[next - 1].kind == .upperName { return false }
            case .keyword, .dot, .upperField, .lowerField: break
            case .leftBrace, .leftParenthesis, .leftBracket:
                guard token.partner > 0 else { return false }
                next = Int(token.partner)
            default: return false
            }
            next += 1
        }
        return false
    }

    /// Goes to the next assignment, the END of the module or the next module, after the one that began at `start`.
    mutating func recover(from start: Int) {
        var first = max(index, start + 1)
        var position = first
        while position < end {
            if tokens[position].keyword == .end, isEndOfModule(position) { break }
            if isModuleStart(position) { break }
            if tokens[position].kind == .assign {
                if let candidate = assignmentStart(before: position, notBefore: first) {
                    position = candidate
                    break
                }
                first = position + 1
            }
            position += 1
        }
        move(to: position)
    }

    /// The name that the `::=` at `position` assigns, if it stands at or after `first`.
    private func assignmentStart(before position: Int, notBefore first: Int) -> Int? {
        var candidate = position - 1
        while candidate >= first {
            let token = tokens[candidate]
            let isName = token.kind == .upperName || token.kind == .lowerName
            if isName && token.startsLine { return candidate }
            if token.keyword.isTypeName && token.startsLine && candidate == position - 1 { return candidate }
            candidate -= 1
        }
        guard position - 1 >= first, tokens[position - 1].kind == .upperName else { return nil }
        return position - 2 >= first && tokens[position - 2].kind == .lowerName ? position - 2 : position - 1
    }
}
