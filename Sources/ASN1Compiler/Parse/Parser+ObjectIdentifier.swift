/// Object identifiers, also those of modules.                                                        (X.680 13.1, 32.3)
extension Parser {
    /// ObjectIdentifierValue ::= "{" ObjIdComponentsList "}" | "{" DefinedValue ObjIdComponentsList "}"
    mutating func objectIdentifierInBraces() throws(SyntaxError) -> ObjectIdentifierSyntax {
        let opening = current
        advance()
        var components: [ObjectIdentifierSyntax.Component] = []
        while !at(.rightBrace), !isAtEnd {
            components.append(try objectIdentifierComponent())
        }
        guard take(.rightBrace) else { throw unexpected("'}'", opening: opening) }
        return ObjectIdentifierSyntax(components: components, range: range(from: opening.start))
    }

    /// ObjIdComponents ::= NameForm | NumberForm | NameAndNumberForm | DefinedValue
    /// NameAndNumberForm ::= identifier "(" NumberForm ")"
    /// NumberForm ::= number | DefinedValue                                                             (X.680 32.3)
    mutating func objectIdentifierComponent() throws(SyntaxError) -> ObjectIdentifierSyntax.Component {
        let start = current.start
        if at(.number) {
            let number = text.number(current)
            advance()
            return .init(name: nil, number: number, range: range(from: start))
        }
        guard at(.lowerName) || (at(.upperName) && referenceIsValue(at: index)) else {
            if at(.comma) { throw unexpected("the next component; they are separated by spaces alone") }
            throw unexpected("a name or number of an object identifier")
        }
        if at(.upperName) || peek().kind == .leftBrace {
            let reference = try reference()
            var name = reference.name.text
            if let module = reference.module { name = "\(module.text).\(name)" }
            return .init(
                name: Identifier(name, at: reference.range), number: nil, reference: reference,
                range: range(from: start))
        }
        let name = takeIdentifier()
        guard at(.leftParenthesis) else { return .init(name: name, number: nil, range: name.range) }
        let opening = current
        advance()
        var component = ObjectIdentifierSyntax.Component(name: name, number: nil, range: name.range)
        if at(.number) {
            component.number = text.number(current)
            advance()
        } else if at(.lowerName) || (at(.upperName) && referenceIsValue(at: index)) {
            component.numberReference = try reference()
        } else {
            throw unexpected("the number of '\(name.text)'")
        }
        guard take(.rightParenthesis) else { throw unexpected("')'", opening: opening) }
        component.range = range(from: start)
        return component
    }
}
