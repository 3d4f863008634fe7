/// References, with modules, parameters and fields.                                      (X.680 14, X.681 15, X.683 9)
extension Parser {
    /// Whether the current token is a name with a capital that can be referred to.
    var isUpperReference: Bool { at(.upperName) || at(.typeIdentifier) || at(.abstractSyntax) }

    /// DefinedType, DefinedValue, DefinedObjectClass, DefinedObject, DefinedObjectSet: a name, perhaps with its module
    /// in front and actual parameters behind                                      (X.680 14.1, X.681 14.2, X.683 9.2)
    ///
    /// The caller has seen that a name stands here.
    mutating func reference(allowsParameters: Bool = true) throws(SyntaxError) -> ReferenceSyntax {
        var reference = ReferenceSyntax(module: nil, name: takeIdentifier())
        if at(.dot), reference.name.isUppercase { try externalReference(&reference) }
        if at(.leftBrace), allowsParameters { reference.parameters = try actualParameterList() }
        return reference
    }

    /// ExternalTypeReference, ExternalValueReference: the name after a module's name. A field after the dot is left. (14.6)
    private mutating func externalReference(_ reference: inout ReferenceSyntax) throws(SyntaxError) {
        let next = peek()
        guard next.kind != .upperField, next.kind != .lowerField else { return }
        advance()
        guard at(.upperName) || at(.lowerName) || current.keyword.startsType else {
            throw unexpected("a name or a field after '.'")
        }
        reference = ReferenceSyntax(module: reference.name, name: takeIdentifier())
    }

    /// FieldName ::= PrimitiveFieldName "." +, each with a dot before it; empty where none follows.      (X.681 9.13)
    mutating func fieldPath() throws(SyntaxError) -> [FieldNameSyntax] {
        var path: [FieldNameSyntax] = []
        while at(.dot) {
            let next = peek().kind
            guard next == .upperField || next == .lowerField else {
                advance()
                throw unexpected("a field, such as '&id', after '.'")
            }
            advance()
            path.append(takeIdentifier())
        }
        return path
    }

    /// Whether the reference at `position` stands for a value (or object) rather than a type (or class or set), by the
    /// case of its last name.
    func referenceIsValue(at position: Int) -> Bool {
        var next = position
        var isValue = tokens[next].kind == .lowerName
        next += 1
        if next + 1 < end, tokens[next].kind == .dot {
            let kind = tokens[next + 1].kind
            if kind == .upperName || kind == .lowerName || tokens[next + 1].keyword.startsType {
                isValue = kind == .lowerName
                next += 2
            }
        }
        if next < end, tokens[next].kind == .leftBrace, tokens[next].partner > 0 {
            next = Int(tokens[next].partner) + 1
        }
        while next + 1 < end, tokens[next].kind == .dot {
            let kind = tokens[next + 1].kind
            guard kind == .lowerField || kind == .upperField else { break }
            isValue = kind == .lowerField
            next += 2
        }
        return isValue
    }

    /// ActualParameterList ::= "{" ActualParameter "," + "}"                                             (X.683 9.5)
    private mutating func actualParameterList() throws(SyntaxError) -> [ActualParameterSyntax] {
        let opening = current
        let position = index
        advance()
        var parameters: [ActualParameterSyntax] = []
        if take(.rightBrace) { return parameters }
        repeat {
            try actualParameter(&parameters)
        } while take(.comma)
        guard take(.rightBrace) else {
            throw unexpected("',' or '}' after a parameter", opening: opening, notes: foreignTypeNote(before: position))
        }
        return parameters
    }

    /// ActualParameter ::= Type | Value | ValueSet | DefinedObjectClass | Object | ObjectSet             (X.683 9.5)
    private mutating func actualParameter(_ parameters: inout [ActualParameterSyntax]) throws(SyntaxError) {
        if at(.leftBrace) {
            parameters.append(.braced(try braced()))
        } else if isAtValueParameter {
            parameters.append(.value(try value()))
        } else {
            try typeParameter(&parameters)
        }
    }

    /// Whether a parameter begins like a value; NULL and names in capitals are taken for types.
    private var isAtValueParameter: Bool {
        switch current.kind {
        case .upperName: referenceIsValue(at: index)
        case .lowerName: peek().kind != .less && referenceIsValue(at: index)
        case .leftBracket: false
        default: !current.keyword.startsType
        }
    }

    private mutating func typeParameter(_ parameters: inout [ActualParameterSyntax]) throws(SyntaxError) {
        let type = try type()
        parameters.append(at(.colon) ? .value(try typedValue(type)) : .type(type))
    }
}
