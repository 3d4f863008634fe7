/// SEQUENCE, SET and CHOICE.                                                                      (X.680 25 to 29)
extension Parser {
    /// SequenceType ::= SEQUENCE "{" … "}"                                                             (X.680 25.1)
    /// SequenceOfType ::= SEQUENCE OF Type | SEQUENCE OF NamedType                                      (X.680 26.1)
    mutating func sequence(_ type: inout TypeSyntax) throws(SyntaxError) {
        advance()
        if at(.leftBrace) {
            type.kind = .sequence(try componentList(isChoice: false))
        } else {
            let name = try beforeElement(&type, "SEQUENCE")
            type.kind = .sequenceOf(name, try self.type())
        }
    }

    /// SetType ::= SET "{" … "}"                                                                       (X.680 27.1)
    /// SetOfType ::= SET OF Type | SET OF NamedType                                                     (X.680 28.1)
    mutating func set(_ type: inout TypeSyntax) throws(SyntaxError) {
        advance()
        if at(.leftBrace) {
            type.kind = .set(try componentList(isChoice: false))
        } else {
            let name = try beforeElement(&type, "SET")
            type.kind = .setOf(name, try self.type())
        }
    }

    /// TypeWithConstraint ::= SET Constraint OF Type | SET SizeConstraint OF Type | …                   (X.680 49.5)
    ///
    /// What stands before the element's type: constraints, OF and perhaps a name, which is returned.
    private mutating func beforeElement(_ type: inout TypeSyntax, _ word: String) throws(SyntaxError) -> Identifier? {
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
        guard at(.lowerName), peek().kind != .less, peek().kind != .dot else { return nil }
        return takeIdentifier()
    }

    /// ChoiceType ::= CHOICE "{" AlternativeTypeLists "}"                                               (X.680 29.1)
    mutating func choice(_ type: inout TypeSyntax) throws(SyntaxError) {
        advance()
        guard at(.leftBrace) else { throw unexpected("'{' after CHOICE") }
        type.kind = .choice(try componentList(isChoice: true))
    }

    /// ComponentTypeLists and AlternativeTypeLists                                              (X.680 25.1, 29.1)
    mutating func componentList(isChoice: Bool) throws(SyntaxError) -> ComponentListSyntax {
        let start = current.start
        var items: [ComponentListSyntax.Item] = []
        var list = beginList()
        if !isChoice, take(.rightBrace) { return ComponentListSyntax(items: [], range: range(from: start)) }
        while beginItem(&list, isChoice ? "an alternative" : "a component") {
            do throws(SyntaxError) {
                try componentListItem(&items, isChoice: isChoice)
            } catch {
                try skipItem(list, error)
            }
            guard try endItem(list) else { break }
        }
        return ComponentListSyntax(items: items, range: range(from: start))
    }

    /// ComponentType, extension marker or extension addition group                                     (X.680 25.1)
    private mutating func componentListItem(
        _ items: inout [ComponentListSyntax.Item], isChoice: Bool
    ) throws(SyntaxError) {
        if at(.ellipsis) {
            try extensionMarker(&items)
        } else if isAtDoubleBracket(.leftBracket) {
            try additionGroup(&items, isChoice: isChoice)
        } else {
            try groupableItem(&items, isChoice: isChoice)
        }
    }

    /// What can stand both in a list and in an extension addition group.
    private mutating func groupableItem(
        _ items: inout [ComponentListSyntax.Item], isChoice: Bool
    ) throws(SyntaxError) {
        if at(.components) {
            try componentsOf(&items, isChoice: isChoice)
        } else {
            try component(&items, isChoice: isChoice)
        }
    }

    /// ExtensionAndException ::= "..." | "..." ExceptionSpec                                            (X.680 25.1)
    private mutating func extensionMarker(_ items: inout [ComponentListSyntax.Item]) throws(SyntaxError) {
        let start = current.start
        advance()
        let exception = try exceptionIfPresent()
        items.append(.extensionMarker(exception, range(from: start)))
    }

    /// COMPONENTS OF Type                                                                               (X.680 25.1)
    private mutating func componentsOf(
        _ items: inout [ComponentListSyntax.Item], isChoice: Bool
    ) throws(SyntaxError) {
        let start = current.start
        if isChoice { report("COMPONENTS OF cannot stand in a CHOICE; write the alternatives out", at: here) }
        advance()
        try expect(.of)
        let type = try type()
        items.append(.componentsOf(type, range(from: start)))
    }

    /// Whether two brackets stand here without a gap.
    func isAtDoubleBracket(_ kind: Token.Kind) -> Bool {
        guard current.kind == kind else { return false }
        let next = peek()
        return next.kind == kind && next.start == current.end
    }

    /// ExtensionAdditionGroup ::= "[[" VersionNumber ComponentTypeList "]]"                             (X.680 25.1)
    private mutating func additionGroup(
        _ items: inout [ComponentListSyntax.Item], isChoice: Bool
    ) throws(SyntaxError) {
        let opening = current
        let version = try beginAdditionGroup()
        var members: [ComponentListSyntax.Item] = []
        repeat {
            try groupableItem(&members, isChoice: isChoice)
        } while take(.comma)
        try endAdditionGroup(opening)
        items.append(.additionGroup(version: version, members, range(from: opening.start)))
    }

    /// VersionNumber ::= empty | number ":"                                                            (X.680 25.1)
    private mutating func beginAdditionGroup() throws(SyntaxError) -> String? {
        advance()
        advance()
        guard at(.number) else { return nil }
        let version = text.number(current)
        advance()
        try expect(.colon, "':' after the version number")
        return version
    }

    private mutating func endAdditionGroup(_ opening: Token) throws(SyntaxError) {
        guard isAtDoubleBracket(.rightBracket) else { throw unexpected("',' or ']]'", opening: opening) }
        advance()
        advance()
    }

    /// ComponentType ::= NamedType | NamedType OPTIONAL | NamedType DEFAULT Value                       (X.680 25.1)
    private mutating func component(_ items: inout [ComponentListSyntax.Item], isChoice: Bool) throws(SyntaxError) {
        let start = current.start
        let name = try componentName()
        let type = try type()
        try endComponent(&items, name, type, start, isChoice: isChoice)
    }

    /// The end of a component after its type.
    private mutating func endComponent(
        _ items: inout [ComponentListSyntax.Item], _ name: Identifier?, _ type: TypeSyntax, _ start: Int32,
        isChoice: Bool
    ) throws(SyntaxError) {
        var type = type
        if at(.upperName) || current.keyword.startsType, isMacroName(type) {
            type = macroUseInComponent(type)
        }
        if name == nil {
            let item = isChoice ? "an alternative" : "a component"
            guard !at(.lowerName) else {
                let name = takeIdentifier()
                report(
                    "the name of \(item) stands in front of its type; write '\(name.text)' first",
                    at: type.range.through(name.range))
                return items.append(
                    .component(
                        ComponentSyntax(
                            name: name, type: type, presence: try presence(isChoice: isChoice),
                            range: range(from: start))))
            }
            warn("\(item) without a name, which X.680 does not allow; give it one", at: type.range)
        }
        let presence = try presence(isChoice: isChoice)
        let range = range(from: start)
        items.append(.component(ComponentSyntax(name: name, type: type, presence: presence, range: range)))
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
            reportCase("a component", name.text, at: name.range)
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
            report("an alternative of a CHOICE cannot be OPTIONAL or have a DEFAULT; the CHOICE itself can", at: word)
        } else if at(.optional) || at(.default) {
            report("a component is either OPTIONAL or has a DEFAULT, not both; remove one of them", at: here)
            if take(.optional) { return presence }
            advance()
            _ = try value()
        }
        return presence
    }
}
