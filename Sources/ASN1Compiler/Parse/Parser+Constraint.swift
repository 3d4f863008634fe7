/// Constraints.                                                                                   (X.680 49, X.682 8)
extension Parser {
    /// Constraint ::= "(" ConstraintSpec ExceptionSpec ")"                                              (X.680 49.6)
    mutating func constraint() throws(SyntaxError) -> ConstraintSyntax {
        let opening = try beginConstraint()
        let spec = try constraintSpec()
        return try endConstraint(spec, opening)
    }

    /// The same, added to the others of a type.
    mutating func constraint(_ constraints: inout [ConstraintSyntax]) throws(SyntaxError) {
        constraints.append(try constraint())
    }

    private mutating func beginConstraint() throws(SyntaxError) -> Token {
        guard at(.leftParenthesis) else { throw unexpected("'(' and a constraint") }
        try enter()
        let opening = current
        advance()
        return opening
    }

    private mutating func endConstraint(
        _ spec: ConstraintSyntax.Spec, _ opening: Token
    ) throws(SyntaxError) -> ConstraintSyntax {
        let exception = try exceptionIfPresent()
        guard take(.rightParenthesis) else { throw unexpected("')' after the constraint", opening: opening) }
        leave()
        return ConstraintSyntax(spec: spec, exception: exception, range: range(from: opening.start))
    }

    /// ConstraintSpec ::= SubtypeConstraint | GeneralConstraint
    /// GeneralConstraint ::= UserDefinedConstraint | TableConstraint | ContentsConstraint                (X.682 8.1)
    private mutating func constraintSpec() throws(SyntaxError) -> ConstraintSyntax.Spec {
        switch current.keyword {
        case .constrained:
            return try userDefinedConstraint()
        case .containing, .encoded:
            return try contentsConstraint()
        default:
            if at(.leftBrace), isTableConstraint { return try tableConstraint() }
            return .subtype(try elementSet(isInBraces: false))
        }
    }

    /// UserDefinedConstraint ::= CONSTRAINED BY "{" UserDefinedConstraintParameter "," * "}"           (X.682 9.1)
    private mutating func userDefinedConstraint() throws(SyntaxError) -> ConstraintSyntax.Spec {
        advance()
        try expect(.by)
        guard at(.leftBrace) else { throw unexpected("'{' after CONSTRAINED BY") }
        return .userDefined(try braced())
    }

    /// ContentsConstraint ::= CONTAINING Type | ENCODED BY Value | CONTAINING Type ENCODED BY Value     (X.682 11.1)
    private mutating func contentsConstraint() throws(SyntaxError) -> ConstraintSyntax.Spec {
        var type: TypeSyntax?
        if take(.containing) {
            type = try self.type()
            guard at(.encoded) else { return .contents(type, encodedBy: nil) }
        }
        advance()
        try expect(.by)
        return .contents(type, encodedBy: try value())
    }

    // MARK: - Table constraints

    /// Whether `{Set}` alone, or `{Set}{@…}`, stands here. Anything else in braces is an element: a value, or a set of
    /// objects written in place.
    private var isTableConstraint: Bool {
        let closing = Int(current.partner)
        guard closing > index, closing + 1 < end, peek().kind == .upperName else { return false }
        let next = tokens[closing + 1].kind
        guard next == .rightParenthesis || next == .leftBrace || next == .exclamation else { return false }
        var position = index + 2
        if tokens[position].kind == .dot, tokens[position + 1].kind == .upperName { position += 2 }
        if tokens[position].kind == .leftBrace, tokens[position].partner > 0 {
            position = Int(tokens[position].partner) + 1
        }
        return position == closing
    }

    /// TableConstraint ::= SimpleTableConstraint | ComponentRelationConstraint
    /// ComponentRelationConstraint ::= "{" DefinedObjectSet "}" "{" AtNotation "," + "}"       (X.682 10.3, 10.7)
    private mutating func tableConstraint() throws(SyntaxError) -> ConstraintSyntax.Spec {
        advance()
        let set = try reference()
        try expect(.rightBrace, "'}' after the object set")
        guard at(.leftBrace) else { return .table(set, []) }
        let opening = current
        advance()
        var notations: [AtNotationSyntax] = []
        repeat {
            notations.append(try atNotation())
        } while take(.comma)
        guard take(.rightBrace) else { throw unexpected("',' or '}'", opening: opening) }
        return .table(set, notations)
    }

    /// AtNotation ::= "@" ComponentIdList | "@." Level ComponentIdList
    /// Level ::= "." Level | empty
    /// ComponentIdList ::= identifier "." +                                                             (X.682 10.7)
    private mutating func atNotation() throws(SyntaxError) -> AtNotationSyntax {
        let start = current.start
        try expect(.at, "'@' and the component that selects the row")
        var level = 0
        while at(.dot) || at(.range) || at(.ellipsis) {
            level += Int(current.end - current.start)
            advance()
        }
        var path = [try identifier("a component")]
        while take(.dot) { path.append(try identifier("a component")) }
        return AtNotationSyntax(level: level, path: path, range: range(from: start))
    }
}
