/// Sets of values and objects, and the elements they are made of.                              (X.680 50, X.681 12)
extension Parser {
    /// ValueSet ::= "{" ElementSetSpecs "}"                                                             (X.680 16.7)
    /// ObjectSet ::= "{" ObjectSetSpec "}"                                                              (X.681 12.3)
    mutating func elementSetInBraces() throws(SyntaxError) -> ElementSetSyntax {
        let opening = current
        advance()
        var set = try elementSet(opening: opening)
        guard take(.rightBrace) else { throw unexpected("'|', ',' or '}'", opening: opening) }
        set.range = range(from: opening.start)
        return set
    }

    /// ElementSetSpecs ::= RootElementSetSpec
    ///     | RootElementSetSpec "," "..." | RootElementSetSpec "," "..." "," AdditionalElementSetSpec    (X.680 50.1)
    /// ObjectSetSpec also begins with `...`, or is it alone.                                            (X.681 12.3)
    ///
    /// - Parameter opening: The brace of a value set or object set; nil in a constraint.
    mutating func elementSet(opening: Token?) throws(SyntaxError) -> ElementSetSyntax {
        let start = current.start
        var set = ElementSetSyntax(root: nil, extensionMarker: nil, additional: nil, range: here)
        if opening != nil, at(.rightBrace) || isAtEnd {
            // An empty object set is not in the grammar, but harmless and found in published modules.
            set.range = range(from: start)
            return set
        }
        if !(at(.ellipsis) && opening != nil) {
            set.root = try elementSetSpec()
            if at(.comma), peek().kind == .ellipsis { advance() }
        }
        if at(.ellipsis) {
            set.extensionMarker = here
            advance()
            if take(.comma) { set.additional = try elementSetSpec() }
        }
        set.range = range(from: start)
        return set
    }

    /// ElementSetSpec ::= Unions | ALL Exclusions                                                       (X.680 50.1)
    private mutating func elementSetSpec() throws(SyntaxError) -> ElementSyntax {
        if at(.all) {
            let start = current.start
            advance()
            try expect(.except)
            let excluded = try elements()
            return ElementSyntax(.allExcept(excluded), at: range(from: start))
        }
        return try unions()
    }

    /// Unions ::= Intersections | UElems UnionMark Intersections                                        (X.680 50.1)
    private mutating func unions() throws(SyntaxError) -> ElementSyntax {
        let start = current.start
        let first = try intersections()
        guard at(.bar) || at(.union) else { return first }
        var elements = [first]
        while take(.bar) || take(.union) { elements.append(try intersections()) }
        return ElementSyntax(.union(elements), at: range(from: start))
    }

    /// Intersections ::= IntersectionElements | IElems IntersectionMark IntersectionElements            (X.680 50.1)
    private mutating func intersections() throws(SyntaxError) -> ElementSyntax {
        let start = current.start
        let first = try intersectionElements()
        guard at(.caret) || at(.intersection) else { return first }
        var elements = [first]
        while take(.caret) || take(.intersection) { elements.append(try intersectionElements()) }
        return ElementSyntax(.intersection(elements), at: range(from: start))
    }

    /// IntersectionElements ::= Elements | Elems Exclusions
    /// Exclusions ::= EXCEPT Elements                                                                   (X.680 50.1)
    private mutating func intersectionElements() throws(SyntaxError) -> ElementSyntax {
        let start = current.start
        let element = try elements()
        guard take(.except) else { return element }
        let excluded = try elements()
        return ElementSyntax(.except(element, excluded), at: range(from: start))
    }

    /// Elements ::= SubtypeElements | ObjectSetElements | "(" ElementSetSpec ")"                        (X.680 50.1)
    private mutating func elements() throws(SyntaxError) -> ElementSyntax {
        try enter()
        defer { leave() }
        switch current.kind {
        case .leftParenthesis: return try group()
        case .leftBrace, .number, .realNumber, .minus, .characterString, .binaryString, .hexadecimalString:
            return try valueOrRange()
        case .lowerName:
            let isSelection = peek().kind == .less && peek(2).kind != .range
            if peek().kind == .colon || (!isSelection && referenceIsValue(at: index)) { return try valueOrRange() }
            return try typeElement(includes: false)
        case .upperName:
            return referenceIsValue(at: index) ? try valueOrRange() : try typeElement(includes: false)
        case .leftBracket: return try typeElement(includes: false)
        default: return try keywordElement()
        }
    }

    private mutating func group() throws(SyntaxError) -> ElementSyntax {
        let opening = current
        advance()
        let start = current.start
        let root = try elementSetSpec()
        let set = ElementSetSyntax(root: root, extensionMarker: nil, additional: nil, range: range(from: start))
        guard take(.rightParenthesis) else { throw unexpected("')'", opening: opening) }
        return ElementSyntax(.group(set), at: range(from: opening.start))
    }

    private mutating func keywordElement() throws(SyntaxError) -> ElementSyntax {
        switch current.keyword {
        case .min, .max, .true, .false, .plusInfinity, .minusInfinity, .notANumber, .containing:
            return try valueOrRange()
        case .null where peek().kind != .colon:
            return try valueOrRange()
        case .size: return try sizeElement()
        case .from: return try fromElement()
        case .pattern: return try patternElement()
        case .settings: return try settingsElement()
        case .with: return try innerTypeElement()
        case .includes:
            advance()
            return try typeElement(includes: true)
        default:
            guard current.keyword.startsType else {
                throw unexpected(
                    "a value, a type or a constraint such as SIZE",
                    words: ["SIZE", "FROM", "PATTERN", "WITH", "INCLUDES", "MIN", "MAX", "ALL", "CONTAINING"])
            }
            return try typeElement(includes: false)
        }
    }

    // MARK: - Values and types

    /// SingleValue ::= Value                                                                            (X.680 51.2)
    /// ValueRange ::= LowerEndpoint ".." UpperEndpoint                                                  (X.680 51.4)
    private mutating func valueOrRange() throws(SyntaxError) -> ElementSyntax {
        let start = current.start
        let isLimit = at(.min) || at(.max)
        let value = try endpoint()
        let isOpen = at(.less) && peek().kind == .range
        guard isOpen || at(.range) else {
            guard !isLimit else { throw unexpected("'..' after MIN or MAX") }
            return ElementSyntax(.value(value), at: range(from: start))
        }
        if isOpen { advance() }
        advance()
        let isUpperOpen = take(.less)
        let upper = try endpoint()
        return ElementSyntax(
            .range(lower: isOpen ? .open(value) : .closed(value), upper: isUpperOpen ? .open(upper) : .closed(upper)),
            at: range(from: start))
    }

    /// LowerEndValue ::= Value | MIN; UpperEndValue ::= Value | MAX                                     (X.680 51.4)
    private mutating func endpoint() throws(SyntaxError) -> ValueSyntax {
        let word = here
        if take(.min) { return ValueSyntax(.min, at: word) }
        if take(.max) { return ValueSyntax(.max, at: word) }
        return try value()
    }

    /// ContainedSubtype ::= Includes Type                                                               (X.680 51.3)
    /// In a set of objects, a reference to another set                                                  (X.681 12.6)
    private mutating func typeElement(includes: Bool) throws(SyntaxError) -> ElementSyntax {
        let start = current.start
        let type = try type()
        if at(.colon), !includes {
            let value = try typedValue(type)
            return ElementSyntax(.value(value), at: range(from: start))
        }
        return ElementSyntax(.type(type, includes: includes), at: range(from: start))
    }

    // MARK: - Constraints with a word of their own

    /// SizeConstraint ::= SIZE Constraint                                                               (X.680 51.5)
    mutating func sizeElement() throws(SyntaxError) -> ElementSyntax {
        let start = current.start
        advance()
        let constraint = try constraint()
        return ElementSyntax(.size(constraint), at: range(from: start))
    }

    /// PermittedAlphabet ::= FROM Constraint                                                            (X.680 51.7)
    private mutating func fromElement() throws(SyntaxError) -> ElementSyntax {
        let start = current.start
        advance()
        let constraint = try constraint()
        return ElementSyntax(.from(constraint), at: range(from: start))
    }

    /// PatternConstraint ::= PATTERN Value                                                              (X.680 51.9)
    private mutating func patternElement() throws(SyntaxError) -> ElementSyntax {
        let start = current.start
        advance()
        let value = try value()
        return ElementSyntax(.pattern(value), at: range(from: start))
    }

    /// PropertySettings ::= SETTINGS simplestring                                                      (X.680 51.10)
    private mutating func settingsElement() throws(SyntaxError) -> ElementSyntax {
        let start = current.start
        advance()
        guard at(.characterString) else { throw unexpected("a string of settings") }
        let settings = text.characters(current)
        advance()
        return ElementSyntax(.settings(settings), at: range(from: start))
    }

    /// InnerTypeConstraints ::= WITH COMPONENT SingleTypeConstraint
    ///     | WITH COMPONENTS MultipleTypeConstraints                                                    (X.680 51.8)
    private mutating func innerTypeElement() throws(SyntaxError) -> ElementSyntax {
        let start = current.start
        advance()
        if take(.component) {
            let constraint = try constraint()
            return ElementSyntax(.withComponent(constraint), at: range(from: start))
        }
        guard take(.components) else {
            throw unexpected("'COMPONENT' or 'COMPONENTS'", words: ["COMPONENT", "COMPONENTS"])
        }
        guard at(.leftBrace) else { throw unexpected("'{' after WITH COMPONENTS") }
        var components: [ComponentConstraintSyntax] = []
        var isPartial = false
        let opening = index
        try list("the name of a component") { (parser) throws(SyntaxError) in
            if parser.at(.ellipsis) {
                if parser.index != opening + 1 { parser.report("'...' stands first or not at all", at: parser.here) }
                parser.advance()
                isPartial = true
            } else {
                components.append(try parser.namedConstraint())
            }
        }
        return ElementSyntax(.withComponents(components, isPartial: isPartial), at: range(from: start))
    }

    /// NamedConstraint ::= identifier ComponentConstraint
    /// ComponentConstraint ::= ValueConstraint PresenceConstraint                                       (X.680 51.8)
    private mutating func namedConstraint() throws(SyntaxError) -> ComponentConstraintSyntax {
        let name = try identifier("a component")
        let constraint = at(.leftParenthesis) ? try constraint() : nil
        var presence: ComponentConstraintSyntax.Presence?
        if take(.present) {
            presence = .present
        } else if take(.absent) {
            presence = .absent
        } else if take(.optional) {
            presence = .optional
        }
        return ComponentConstraintSyntax(name: name, constraint: constraint, presence: presence)
    }
}
