/// Information object classes.                                                                         (X.681 9, 10)
extension Parser {
    /// ObjectClassDefn ::= CLASS "{" FieldSpec "," + "}" WithSyntaxSpec                                  (X.681 9.3)
    mutating func objectClass() throws(SyntaxError) -> ObjectClassSyntax {
        let start = current.start
        advance()
        guard at(.leftBrace) else { throw unexpected("'{' after CLASS") }
        var fields: [FieldSyntax] = []
        var list = beginList()
        while beginItem(&list, "a field, such as '&id'") {
            do throws(SyntaxError) {
                fields.append(try fieldSpec())
            } catch {
                try skipItem(list, error)
            }
            guard try endItem(list) else { break }
        }
        // WithSyntaxSpec ::= WITH SYNTAX SyntaxList | empty
        var items: [SyntaxListItem]?
        if take(.with) {
            try expect(.syntax)
            items = try syntaxList()
        }
        return ObjectClassSyntax(fields: fields, withSyntax: items, range: range(from: start))
    }

    /// FieldSpec ::= TypeFieldSpec | FixedTypeValueFieldSpec | VariableTypeValueFieldSpec
    ///     | FixedTypeValueSetFieldSpec | VariableTypeValueSetFieldSpec | ObjectFieldSpec | ObjectSetFieldSpec  (9.4)
    private mutating func fieldSpec() throws(SyntaxError) -> FieldSyntax {
        let start = current.start
        let isSet = at(.upperField)
        guard isSet || at(.lowerField) else { throw unexpected("a field, such as '&id'") }
        let name = takeIdentifier()
        let kind: FieldSyntax.Kind
        if at(.upperField) || at(.lowerField) {
            var path = [takeIdentifier()]
            path += try fieldPath()
            kind = isSet ? .variableTypeValueSet(path: path) : .variableTypeValue(path: path)
        } else if startsType {
            let type = try type()
            let isUnique = !isSet && take(.unique)
            kind = isSet ? .fixedTypeValueSet(type) : .fixedTypeValue(type, isUnique: isUnique)
        } else {
            guard isSet else { throw unexpected("the type of the field '&\(name.text)'") }
            kind = .type
        }
        let presence = try fieldPresence(kind)
        return FieldSyntax(name: name, kind: kind, presence: presence, range: range(from: start))
    }

    /// OPTIONAL | DEFAULT Type | DEFAULT Value | DEFAULT ValueSet | … | empty                       (X.681 9.5-9.12)
    private mutating func fieldPresence(_ kind: FieldSyntax.Kind) throws(SyntaxError) -> FieldSyntax.Presence {
        if take(.optional) { return .optional }
        guard take(.default) else { return .required }
        switch kind {
        case .type:
            return .defaultType(try type())
        case .fixedTypeValue, .variableTypeValue:
            return .defaultValue(try value())
        case .fixedTypeValueSet, .variableTypeValueSet:
            guard at(.leftBrace) else { throw unexpected("'{' of the default set") }
            return .defaultSet(try elementSetInBraces())
        }
    }

    /// SyntaxList ::= "{" TokenOrGroupSpec empty + "}"                                                  (X.681 10.5)
    private mutating func syntaxList() throws(SyntaxError) -> [SyntaxListItem] {
        let opening = current
        try expect(.leftBrace, "'{' after WITH SYNTAX")
        var items: [SyntaxListItem] = []
        while !at(.rightBrace) {
            guard !isAtEnd, !at(.assign) else { throw unexpected("'}'", opening: opening) }
            items.append(try tokenOrGroup())
        }
        advance()
        return items
    }

    /// TokenOrGroupSpec ::= RequiredToken | OptionalGroup
    /// OptionalGroup ::= "[" TokenOrGroupSpec empty + "]"
    /// RequiredToken ::= Literal | PrimitiveFieldName
    /// Literal ::= word | ","                                                                           (X.681 10.5)
    private mutating func tokenOrGroup() throws(SyntaxError) -> SyntaxListItem {
        switch current.kind {
        case .upperField, .lowerField:
            return .field(takeIdentifier())
        case .comma:
            let range = here
            advance()
            return .literal(",", range)
        case .upperName, .keyword:
            let word = takeIdentifier()
            let isWord = { (text: String) in text.utf8.allSatisfy { 0x41...0x5A ~= $0 || $0 == 0x2D } }
            if !isWord(word.text) {
                let capitals = word.text.uppercased()
                report(
                    "a word of WITH SYNTAX has capitals and hyphens only, '\(word.text)' does not; "
                        + (isWord(capitals) ? "write '\(capitals)'" : "leave out its digits"), at: word.range)
            }
            return .literal(word.text, word.range)
        case .leftBracket:
            return try optionalGroup()
        default:
            throw unexpected("a word in capitals, a field or '['")
        }
    }

    private mutating func optionalGroup() throws(SyntaxError) -> SyntaxListItem {
        try enter()
        let opening = current
        advance()
        var items: [SyntaxListItem] = []
        while !at(.rightBracket) {
            guard !isAtEnd, !at(.assign) else { throw unexpected("']'", opening: opening) }
            items.append(try tokenOrGroup())
        }
        if items.isEmpty { report("an optional group cannot be empty; remove it", at: here) }
        advance()
        leave()
        return .optional(items)
    }
}
