/// Sets of values and objects, and the elements they are made of.                              (X.680 50, X.681 12)
extension Parser {
    /// ValueSet ::= "{" ElementSetSpecs "}"                                                             (X.680 16.7)
    /// ObjectSet ::= "{" ObjectSetSpec "}"                                                              (X.681 12.3)
    mutating func elementSetInBraces() throws(SyntaxError) -> ElementSetSyntax {
        let opening = current
        advance()
        var set = try elementSet(isInBraces: true)
        guard take(.rightBrace) else { throw unexpected("'|', ',' or '}'", opening: opening) }
        set.range = range(from: opening.start)
        return set
    }

    /// ElementSetSpecs ::= RootElementSetSpec
    ///     | RootElementSetSpec "," "..." | RootElementSetSpec "," "..." "," AdditionalElementSetSpec    (X.680 50.1)
    /// ObjectSetSpec also begins with `...`, or is it alone.                                            (X.681 12.3)
    ///
    /// - Parameter isInBraces: Whether it is a value set or object set, not a constraint.
    mutating func elementSet(isInBraces: Bool) throws(SyntaxError) -> ElementSetSyntax {
        let start = current.start
        if isInBraces, at(.ellipsis) || at(.rightBrace) || isAtEnd { return try endElementSet(nil, from: start) }
        let root = try elementSetSpec()
        return try endElementSet(root, from: start)
    }

    /// The rest of a set after its root. An empty object set is not in the grammar, but harmless and found in published
    /// modules.
    private mutating func endElementSet(
        _ root: ElementSyntax?, from start: Int32
    ) throws(SyntaxError) -> ElementSetSyntax {
        if at(.comma), peek().kind == .ellipsis, root != nil { advance() }
        guard at(.ellipsis) else {
            return ElementSetSyntax(root: root, extensionMarker: nil, additional: nil, range: range(from: start))
        }
        return try extensibleElementSet(root, from: start)
    }

    /// The rest of a set from its `...` on.
    private mutating func extensibleElementSet(
        _ root: ElementSyntax?, from start: Int32
    ) throws(SyntaxError) -> ElementSetSyntax {
        let marker = here
        advance()
        let additional = take(.comma) ? try elementSetSpec() : nil
        return ElementSetSyntax(
            root: root, extensionMarker: marker, additional: additional, range: range(from: start))
    }

    /// ElementSetSpec ::= Unions | ALL Exclusions                                                       (X.680 50.1)
    private mutating func elementSetSpec() throws(SyntaxError) -> ElementSyntax {
        at(.all) ? try allExcept() : try unions()
    }

    /// ALL EXCEPT Elements
    private mutating func allExcept() throws(SyntaxError) -> ElementSyntax {
        let start = current.start
        advance()
        try expect(.except)
        let excluded = try elements()
        return ElementSyntax(.allExcept(excluded), at: range(from: start))
    }

    /// Unions ::= Intersections | UElems UnionMark Intersections                                        (X.680 50.1)
    private mutating func unions() throws(SyntaxError) -> ElementSyntax {
        let start = current.start
        let first = try intersections()
        return at(.bar) || at(.union) ? try union(of: first, from: start) : first
    }

    private mutating func union(of first: ElementSyntax, from start: Int32) throws(SyntaxError) -> ElementSyntax {
        var elements = [first]
        while take(.bar) || take(.union) { elements.append(try intersections()) }
        return ElementSyntax(.union(elements), at: range(from: start))
    }

    /// Intersections ::= IntersectionElements | IElems IntersectionMark IntersectionElements            (X.680 50.1)
    private mutating func intersections() throws(SyntaxError) -> ElementSyntax {
        let start = current.start
        let first = try intersectionElements()
        return at(.caret) || at(.intersection) ? try intersection(of: first, from: start) : first
    }

    private mutating func intersection(of first: ElementSyntax, from start: Int32) throws(SyntaxError) -> ElementSyntax
    {
        var elements = [first]
        while take(.caret) || take(.intersection) { elements.append(try intersectionElements()) }
        return ElementSyntax(.intersection(elements), at: range(from: start))
    }

    /// IntersectionElements ::= Elements | Elems Exclusions
    /// Exclusions ::= EXCEPT Elements                                                                   (X.680 50.1)
    private mutating func intersectionElements() throws(SyntaxError) -> ElementSyntax {
        let start = current.start
        let element = try elements()
        return take(.except) ? try exclusion(from: element, start) : element
    }

    private mutating func exclusion(from element: ElementSyntax, _ start: Int32) throws(SyntaxError) -> ElementSyntax {
        let excluded = try elements()
        return ElementSyntax(.except(element, excluded), at: range(from: start))
    }

    /// Elements ::= SubtypeElements | ObjectSetElements | "(" ElementSetSpec ")"                        (X.680 50.1)
    private mutating func elements() throws(SyntaxError) -> ElementSyntax {
        try enter()
        let element = try startedElement()
        leave()
        return element
    }

    /// The kinds of elements, told apart by their first tokens.
    private mutating func startedElement() throws(SyntaxError) -> ElementSyntax {
        if at(.leftParenthesis) { return try group() }
        if isAtValueElement { return try valueOrRange() }
        return at(.keyword) ? try keywordElement() : try typeElement(includes: false)
    }

    /// Whether an element begins like a value; names in capitals are taken for types and sets.
    private var isAtValueElement: Bool {
        switch current.kind {
        case .leftBrace, .number, .realNumber, .minus, .characterString, .binaryString, .hexadecimalString: true
        case .upperName: referenceIsValue(at: index)
        case .lowerName:
            switch peek().kind {
            case .colon: true
            case .less: peek(2).kind == .range
            default: referenceIsValue(at: index)
            }
        case .keyword:
            switch current.keyword {
            case .min, .max, .true, .false, .plusInfinity, .minusInfinity, .notANumber, .containing: true
            case .null: peek().kind != .colon
            default: false
            }
        default: false
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
        case .size: return try sizeElement()
        case .from: return try fromElement()
        case .pattern: return try patternElement()
        case .settings: return try settingsElement()
        case .with: return try innerTypeElement()
        case .includes:
            advance()
            return try typeElement(includes: true)
        default: return try typeElement(includes: false)
        }
    }

    // MARK: - Values and types

    /// SingleValue ::= Value                                                                            (X.680 51.2)
    /// ValueRange ::= LowerEndpoint ".." UpperEndpoint                                                  (X.680 51.4)
    private mutating func valueOrRange() throws(SyntaxError) -> ElementSyntax {
        let value = try endpoint()
        if at(.range) || (at(.less) && peek().kind == .range) { return try valueRange(from: value) }
        return try singleValue(value)
    }

    private mutating func singleValue(_ value: ValueSyntax) throws(SyntaxError) -> ElementSyntax {
        switch value.kind {
        case .min, .max: throw unexpected("'..' after MIN or MAX")
        default: return ElementSyntax(.value(value), at: value.range)
        }
    }

    private mutating func valueRange(from lower: ValueSyntax) throws(SyntaxError) -> ElementSyntax {
        let isLowerOpen = take(.less)
        advance()
        let isUpperOpen = take(.less)
        let upper = try endpoint()
        return ElementSyntax(
            .range(
                lower: isLowerOpen ? .open(lower) : .closed(lower), upper: isUpperOpen ? .open(upper) : .closed(upper)),
            at: range(from: lower.range.start))
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
        guard startsType else {
            throw unexpected(
                "a value, a type or a constraint such as SIZE",
                words: ["SIZE", "FROM", "PATTERN", "WITH", "INCLUDES", "MIN", "MAX", "ALL", "CONTAINING"])
        }
        let type = try type()
        return at(.colon) && !includes
            ? try typedElement(type) : ElementSyntax(.type(type, includes: includes), at: type.range)
    }

    private mutating func typedElement(_ type: TypeSyntax) throws(SyntaxError) -> ElementSyntax {
        let value = try typedValue(type)
        return ElementSyntax(.value(value), at: value.range)
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
        return try withComponents(from: start)
    }

    /// MultipleTypeConstraints ::= FullSpecification | PartialSpecification                             (X.680 51.8)
    private mutating func withComponents(from start: Int32) throws(SyntaxError) -> ElementSyntax {
        guard at(.leftBrace) else { throw unexpected("'{' after WITH COMPONENTS") }
        var components: [ComponentConstraintSyntax] = []
        var list = beginList()
        let isPartial = take(.ellipsis)
        if isPartial, try !endItem(list) {
            return ElementSyntax(.withComponents([], isPartial: true), at: range(from: start))
        }
        while beginItem(&list, "the name of a component") {
            do throws(SyntaxError) {
                try namedConstraint(&components)
            } catch {
                try skipItem(list, error)
            }
            guard try endItem(list) else { break }
        }
        return ElementSyntax(.withComponents(components, isPartial: isPartial), at: range(from: start))
    }

    /// NamedConstraint ::= identifier ComponentConstraint
    /// ComponentConstraint ::= ValueConstraint PresenceConstraint                                       (X.680 51.8)
    private mutating func namedConstraint(_ components: inout [ComponentConstraintSyntax]) throws(SyntaxError) {
        try beginNamedConstraint(&components)
        if at(.leftParenthesis) { try constrainLast(&components) }
        components[components.count - 1].presence = takePresence()
    }

    private mutating func beginNamedConstraint(_ components: inout [ComponentConstraintSyntax]) throws(SyntaxError) {
        let name = try identifier("a component")
        components.append(ComponentConstraintSyntax(name: name, constraint: nil, presence: nil))
    }

    private mutating func constrainLast(_ components: inout [ComponentConstraintSyntax]) throws(SyntaxError) {
        components[components.count - 1].constraint = try constraint()
    }

    /// PresenceConstraint ::= PRESENT | ABSENT | OPTIONAL | empty                                       (X.680 51.8)
    private mutating func takePresence() -> ComponentConstraintSyntax.Presence? {
        if take(.present) { return .present }
        if take(.absent) { return .absent }
        if take(.optional) { return .optional }
        return nil
    }
}
