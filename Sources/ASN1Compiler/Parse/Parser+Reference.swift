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
        if at(.dot), reference.name.isUppercase {
            let next = peek().kind
            if next == .upperName || next == .lowerName {
                advance()
                reference = ReferenceSyntax(module: reference.name, name: takeIdentifier())
            } else if next != .upperField && next != .lowerField {
                advance()
                if current.keyword.startsType {
                    reference = ReferenceSyntax(module: reference.name, name: takeIdentifier())
                } else {
                    throw unexpected("a name or a field after '.'")
                }
            }
        }
        if at(.leftBrace), allowsParameters { reference.parameters = try actualParameterList() }
        return reference
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
        try enter()
        defer { leave() }
        let opening = current
        advance()
        var parameters: [ActualParameterSyntax] = []
        if take(.rightBrace) { return parameters }
        repeat {
            parameters.append(try actualParameter())
        } while take(.comma)
        guard take(.rightBrace) else { throw unexpected("',' or '}' after a parameter", opening: opening) }
        return parameters
    }

    /// ActualParameter ::= Type | Value | ValueSet | DefinedObjectClass | Object | ObjectSet             (X.683 9.5)
    private mutating func actualParameter() throws(SyntaxError) -> ActualParameterSyntax {
        switch current.kind {
        case .leftBrace:
            return .braced(try braced())
        case .upperName, .lowerName:
            let isSelection = at(.lowerName) && peek().kind == .less
            if !isSelection, referenceIsValue(at: index) { return .value(try value()) }
        case .leftBracket:
            break
        case .keyword where current.keyword.startsType:
            break
        default:
            return .value(try value())
        }
        let type = try type()
        guard at(.colon) else { return .type(type) }
        return .value(try typedValue(type))
    }
}
