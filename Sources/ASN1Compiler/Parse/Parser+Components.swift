/// SEQUENCE, SET and CHOICE.                                                                      (X.680 25 to 29)
extension Parser {
    /// SequenceType ::= SEQUENCE "{" … "}"                                                             (X.680 25.1)
    /// SequenceOfType ::= SEQUENCE OF Type | SEQUENCE OF NamedType                                      (X.680 26.1)
    mutating func sequence(_ type: inout TypeSyntax) throws(SyntaxError) {
        advance()
        if at(.leftBrace) {
            type.kind = .sequence(try componentList(isChoice: false))
        } else {
            let (name, element) = try elementType(&type, "SEQUENCE")
            type.kind = .sequenceOf(name, element)
        }
    }

    /// SetType ::= SET "{" … "}"                                                                       (X.680 27.1)
    /// SetOfType ::= SET OF Type | SET OF NamedType                                                     (X.680 28.1)
    mutating func set(_ type: inout TypeSyntax) throws(SyntaxError) {
        advance()
        if at(.leftBrace) {
            type.kind = .set(try componentList(isChoice: false))
        } else {
            let (name, element) = try elementType(&type, "SET")
            type.kind = .setOf(name, element)
        }
    }

    /// TypeWithConstraint ::= SET Constraint OF Type | SET SizeConstraint OF Type | …                   (X.680 49.5)
    private mutating func elementType(
        _ type: inout TypeSyntax, _ word: String
    ) throws(SyntaxError) -> (Identifier?, TypeSyntax) {
        if at(.size) {
            let start = current.start
            let element = try sizeElement()
            let range = range(from: start)
            let set = ElementSetSyntax(root: element, extensionMarker: nil, additional: nil, range: range)
            type.constraints.append(ConstraintSyntax(spec: .subtype(set), exception: nil, range: range))
        } else {
            while at(.leftParenthesis) { type.constraints.append(try constraint()) }
        }
        guard take(.of) else { throw unexpected("'OF' or '{' after \(word)", words: ["OF"]) }
        var name: Identifier?
        if at(.lowerName), peek().kind != .less, peek().kind != .dot { name = takeIdentifier() }
        return (name, try self.type())
    }

    /// ChoiceType ::= CHOICE "{" AlternativeTypeLists "}"                                               (X.680 29.1)
    mutating func choice() throws(SyntaxError) -> TypeSyntax.Kind {
        advance()
        guard at(.leftBrace) else { throw unexpected("'{' after CHOICE") }
        return .choice(try componentList(isChoice: true))
    }

    /// ComponentTypeLists and AlternativeTypeLists                                              (X.680 25.1, 29.1)
    private mutating func componentList(isChoice: Bool) throws(SyntaxError) -> ComponentListSyntax {
        let start = current.start
        var items: [ComponentListSyntax.Item] = []
        try list(isChoice ? "an alternative" : "a component", isEmptyAllowed: !isChoice) {
            (parser) throws(SyntaxError) in
            items.append(try parser.componentListItem(isChoice: isChoice, isInGroup: false))
        }
        return ComponentListSyntax(items: items, range: range(from: start))
    }

    /// ComponentType, extension marker or extension addition group                                     (X.680 25.1)
    private mutating func componentListItem(
        isChoice: Bool, isInGroup: Bool
    ) throws(SyntaxError) -> ComponentListSyntax.Item {
        if at(.ellipsis) {
            let start = current.start
            if isInGroup { report("'...' cannot stand inside '[[ ]]'", at: here) }
            advance()
            let exception = try exceptionIfPresent()
            return .extensionMarker(exception, range(from: start))
        }
        if isAtDoubleBracket(.leftBracket) {
            if isInGroup { throw fail("'[[' cannot stand inside another '[[ ]]'", at: here) }
            return try additionGroup(isChoice: isChoice)
        }
        if at(.components) {
            let start = current.start
            if isChoice { report("COMPONENTS OF cannot stand in a CHOICE", at: here) }
            advance()
            try expect(.of)
            let type = try type()
            return .componentsOf(type, range(from: start))
        }
        return .component(try component(isChoice: isChoice))
    }

    /// Whether two brackets stand here without a gap.
    func isAtDoubleBracket(_ kind: Token.Kind) -> Bool {
        guard current.kind == kind else { return false }
        let next = peek()
        return next.kind == kind && next.start == current.end
    }

    /// ExtensionAdditionGroup ::= "[[" VersionNumber ComponentTypeList "]]"
    /// VersionNumber ::= empty | number ":"                                                            (X.680 25.1)
    private mutating func additionGroup(isChoice: Bool) throws(SyntaxError) -> ComponentListSyntax.Item {
        let opening = current
        advance()
        advance()
        var version: String?
        if at(.number) {
            version = text.number(current)
            advance()
            try expect(.colon, "':' after the version number")
        }
        var items: [ComponentListSyntax.Item] = []
        repeat {
            items.append(try componentListItem(isChoice: isChoice, isInGroup: true))
        } while take(.comma)
        guard isAtDoubleBracket(.rightBracket) else { throw unexpected("',' or ']]'", opening: opening) }
        advance()
        advance()
        return .additionGroup(version: version, items, range(from: opening.start))
    }

    /// ComponentType ::= NamedType | NamedType OPTIONAL | NamedType DEFAULT Value                       (X.680 25.1)
    private mutating func component(isChoice: Bool) throws(SyntaxError) -> ComponentSyntax {
        let start = current.start
        let name = try componentName()
        var type = try type()
        if at(.upperName) || at(.keyword), !at(.optional), !at(.default), isMacroName(type) {
            type = macroUseInComponent(type)
        }
        if name == nil {
            warn(
                "a \(isChoice ? "alternative" : "component") without a name, which X.680 does not allow", at: type.range
            )
        }
        let presence = try presence(isChoice: isChoice)
        return ComponentSyntax(name: name, type: type, presence: presence, range: range(from: start))
    }

    /// The identifier of a NamedType; nil for a component without one, which X.208 allowed.
    private mutating func componentName() throws(SyntaxError) -> Identifier? {
        switch current.kind {
        case .lowerName:
            if peek().kind == .less { return nil }
            if peek().kind == .dot, !referenceIsValue(at: index) { return nil }
            return takeIdentifier()
        case .upperName:
            // `Name Type`: the wrong case, unless it is the use of a macro, whose names have no small letters.
            let next = peek()
            let isBuiltin = next.keyword.startsType && next.kind == .keyword
            guard isBuiltin || next.kind == .leftBracket || next.kind == .upperName,
                text.text(current).utf8.contains(where: { $0 >= 0x61 && $0 <= 0x7A })
            else { return nil }
            let name = takeIdentifier()
            report("the name of a component starts with a small letter, '\(name.text)' does not", at: name.range)
            return name
        case .leftBracket, .keyword:
            return nil
        default:
            throw unexpected("the name of a component")
        }
    }

    private mutating func presence(isChoice: Bool) throws(SyntaxError) -> ComponentSyntax.Presence {
        let word = here
        let presence: ComponentSyntax.Presence
        if take(.optional) {
            presence = .optional
        } else if take(.default) {
            presence = .defaulted(try value())
        } else {
            return .required
        }
        if isChoice {
            report("an alternative of a CHOICE cannot be OPTIONAL or have a DEFAULT", at: word)
        } else if at(.optional) || at(.default) {
            report("a component is either OPTIONAL or has a DEFAULT, not both", at: here)
            if take(.optional) { return presence }
            advance()
            _ = try value()
        }
        return presence
    }
}
