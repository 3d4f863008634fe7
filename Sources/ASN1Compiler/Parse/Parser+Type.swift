/// Types.                                                                                                  (X.680 17)
extension Parser {
    /// Whether the current token can begin a type.
    var startsType: Bool {
        switch current.kind {
        case .upperName, .leftBracket: true
        case .keyword: current.keyword.startsType
        // A selection type, or the type in a field of an object.
        case .lowerName: peek().kind == .less || (peek().kind == .dot && !referenceIsValue(at: index))
        default: false
        }
    }

    /// Type ::= BuiltinType | ReferencedType | ConstrainedType                                          (X.680 17.1)
    mutating func type() throws(SyntaxError) -> TypeSyntax {
        try enter()
        var type = TypeSyntax(kind: .null, range: here)
        while at(.leftBracket) {
            guard type.tags.count < TagSyntax.limit else { throw fail(TagSyntax.limitMessage, at: here) }
            try prefix(&type.tags)
        }
        try unprefixedType(&type)
        while at(.leftParenthesis) { try constraint(&type.constraints) }
        type.range.end = previousEnd
        leave()
        return type
    }

    /// The type after its tags. SEQUENCE and SET bring constraints of their own, written before OF.
    private mutating func unprefixedType(_ type: inout TypeSyntax) throws(SyntaxError) {
        switch current.keyword {
        case .sequence: try sequence(&type)
        case .set: try set(&type)
        case .choice: try choice(&type)
        case .none where at(.lowerName) && peek().kind == .less: try selection(&type)
        default: type.kind = try unnestedType()
        }
    }

    /// The types that have no type in them, but perhaps in the parameters of a reference.
    private mutating func unnestedType() throws(SyntaxError) -> TypeSyntax.Kind {
        switch current.keyword {
        case .enumerated: return try enumerated()
        case .integer: return try integer()
        case .bit: return try bitString()
        case .octet: return try twoWords(.string, .octetString)
        case .object: return try twoWords(.identifier, .objectIdentifier)
        case .character: return try twoWords(.string, .unrestrictedCharacterString)
        case .embedded: return try twoWords(.pdv, .embeddedPDV)
        case .instance: return try instanceOf()
        case .any: return try any()
        case .none, .typeIdentifier, .abstractSyntax, .macro, .defined, .successors, .descendants:
            return try referencedType()
        default:
            guard let kind = oneWord(current.keyword) else { throw unexpectedType() }
            advance()
            return kind
        }
    }

    private mutating func unexpectedType() -> SyntaxError {
        unexpected(Self.typeExpected, words: Keyword.allCases.filter(\.startsType).map(\.rawValue))
    }

    /// The types that are one reserved word and nothing more.
    private func oneWord(_ keyword: Keyword) -> TypeSyntax.Kind? {
        switch keyword {
        case .boolean: .boolean
        case .null: .null
        case .real: .real
        case .external: .external
        case .objectDescriptor: .objectDescriptor
        case .relativeOID: .relativeObjectIdentifier
        case .oidIRI: .oidIRI
        case .relativeOIDIRI: .relativeOIDIRI
        case .utcTime: .utcTime
        case .generalizedTime: .generalizedTime
        case .time: .time
        case .date: .date
        case .timeOfDay: .timeOfDay
        case .dateTime: .dateTime
        case .duration: .duration
        default: characterString(keyword).map { .characterString($0) }
        }
    }

    /// RestrictedCharacterStringType                                                                    (X.680 41.1)
    private func characterString(_ keyword: Keyword) -> CharacterStringKind? {
        switch keyword {
        case .bmpString: .bmp
        case .generalString: .general
        case .graphicString: .graphic
        case .ia5String: .ia5
        case .iso646String: .iso646
        case .numericString: .numeric
        case .printableString: .printable
        case .teletexString: .teletex
        case .t61String: .t61
        case .universalString: .universal
        case .utf8String: .utf8
        case .videotexString: .videotex
        case .visibleString: .visible
        default: nil
        }
    }

    private mutating func twoWords(_ second: Keyword, _ kind: TypeSyntax.Kind) throws(SyntaxError) -> TypeSyntax.Kind {
        advance()
        try expect(second)
        return kind
    }

    // MARK: - Tags

    /// Tag ::= "[" EncodingReference Class ClassNumber "]", then IMPLICIT, EXPLICIT or nothing       (X.680 31.2)
    /// EncodingPrefix ::= "[" EncodingReference EncodingInstruction "]"                              (X.680 31.3)
    private mutating func prefix(_ tags: inout [TagSyntax]) throws(SyntaxError) {
        let opening = current
        if try skipEncodingPrefix() { return }
        advance()
        let tagClass = takeTagClass()
        guard at(.number) || at(.lowerName) || at(.upperName) else { throw unexpected("the number of the tag") }
        let number = try value()
        guard take(.rightBracket) else { throw unexpected("']' after the tag", opening: opening) }
        var mode: TagSyntax.Mode?
        if take(.implicit) { mode = .implicit } else if take(.explicit) { mode = .explicit }
        tags.append(TagSyntax(tagClass: tagClass, number: number, mode: mode, range: range(from: opening.start)))
    }

    /// Class ::= UNIVERSAL | APPLICATION | PRIVATE | empty                                              (X.680 31.2)
    private mutating func takeTagClass() -> TagSyntax.Class {
        if take(.universal) { return .universal }
        if take(.application) { return .application }
        if take(.private) { return .private }
        return .contextSpecific
    }

    /// Skips a prefix of the other encoding rules, and the reference in `[TAG: 5]`.
    private mutating func skipEncodingPrefix() throws(SyntaxError) -> Bool {
        let hasReference = peek().kind == .upperName && peek(2).kind == .colon
        if hasReference, text.text(peek()) == "TAG" {
            // What follows is an ordinary tag: go to the colon, from which the caller advances.
            advance()
            advance()
            return false
        }
        guard hasReference || hasForeignPrefixes else { return false }
        guard current.partner > 0 else { throw fail("this '[' is never closed; add the ']'", at: here) }
        let start = current.start
        move(to: Int(current.partner))
        advance()
        diagnostics.append(
            Diagnostic(
                .note, "an encoding instruction is skipped; it does not change BER and DER", at: range(from: start)))
        return true
    }

    // MARK: - Types with a list of names

    /// IntegerType ::= INTEGER | INTEGER "{" NamedNumberList "}"                                        (X.680 19.1)
    private mutating func integer() throws(SyntaxError) -> TypeSyntax.Kind {
        advance()
        return .integer(at(.leftBrace) ? try namedNumbers() : [])
    }

    /// BitStringType ::= BIT STRING | BIT STRING "{" NamedBitList "}"                                   (X.680 22.1)
    private mutating func bitString() throws(SyntaxError) -> TypeSyntax.Kind {
        advance()
        try expect(.string)
        return .bitString(at(.leftBrace) ? try namedNumbers() : [])
    }

    /// NamedNumberList ::= NamedNumber | NamedNumberList "," NamedNumber
    private mutating func namedNumbers() throws(SyntaxError) -> [NamedNumberSyntax] {
        var numbers: [NamedNumberSyntax] = []
        var list = beginList()
        while beginItem(&list, "a name with its number") {
            do throws(SyntaxError) {
                let number = try namedNumber()
                if number.value == nil { throw unexpected("'(' and the number of '\(number.name.text)'") }
                numbers.append(number)
            } catch {
                try skipItem(list, error)
            }
            guard try endItem(list) else { break }
        }
        return numbers
    }

    /// NamedNumber ::= identifier "(" SignedNumber ")" | identifier "(" DefinedValue ")"                (X.680 19.1)
    private mutating func namedNumber() throws(SyntaxError) -> NamedNumberSyntax {
        let name = try identifier("a number or item")
        guard at(.leftParenthesis) else { return NamedNumberSyntax(name: name, value: nil) }
        let opening = current
        advance()
        let number = try value()
        guard take(.rightParenthesis) else { throw unexpected("')' after the number", opening: opening) }
        return NamedNumberSyntax(name: name, value: number)
    }

    /// Enumerations ::= RootEnumeration
    ///     | RootEnumeration "," "..." ExceptionSpec
    ///     | RootEnumeration "," "..." ExceptionSpec "," AdditionalEnumeration                          (X.680 20.1)
    private mutating func enumerated() throws(SyntaxError) -> TypeSyntax.Kind {
        advance()
        guard at(.leftBrace) else { throw unexpected("'{' and the items of the ENUMERATED") }
        var syntax = EnumerationSyntax(root: [], extensionMarker: nil, exception: nil, additional: [])
        var list = beginList()
        while beginItem(&list, "the name of an item") {
            do throws(SyntaxError) {
                try enumerationItem(&syntax)
            } catch {
                try skipItem(list, error)
            }
            guard try endItem(list) else { break }
        }
        return .enumerated(syntax)
    }

    /// EnumerationItem ::= identifier | NamedNumber, or the extension marker
    private mutating func enumerationItem(_ syntax: inout EnumerationSyntax) throws(SyntaxError) {
        if at(.ellipsis) {
            let marker = here
            advance()
            if let first = syntax.extensionMarker {
                report(
                    "an ENUMERATED has one '...' at most; remove this one", at: marker,
                    notes: [.init("the first is here", at: first)])
                return
            }
            if syntax.root.isEmpty { report("an ENUMERATED needs an item before '...'", at: marker) }
            syntax.extensionMarker = marker
            syntax.exception = try exceptionIfPresent()
        } else {
            let item = try namedNumber()
            if syntax.extensionMarker == nil { syntax.root.append(item) } else { syntax.additional.append(item) }
        }
    }

    // MARK: - Other types

    /// InstanceOfType ::= INSTANCE OF DefinedObjectClass                                           (X.681 annex C)
    private mutating func instanceOf() throws(SyntaxError) -> TypeSyntax.Kind {
        advance()
        try expect(.of)
        guard isUpperReference else { throw unexpected("the name of a class") }
        return .instanceOf(try reference())
    }

    /// AnyType ::= ANY | ANY DEFINED BY identifier                                                         (X.208)
    private mutating func any() throws(SyntaxError) -> TypeSyntax.Kind {
        // `ANY` is a name like any other where a module defines it.
        if peek().kind == .dot { return try referencedType() }
        let word = here
        advance()
        var identifier: Identifier?
        if take(.defined) {
            try expect(.by)
            identifier = try self.identifier("the component")
            while at(.dot), peek().kind == .lowerName {
                advance()
                identifier = takeIdentifier()
            }
        }
        warn("ANY is no type of X.680 any more; its value is kept as it is encoded", at: word)
        return .any(definedBy: identifier)
    }

    /// SelectionType ::= identifier "<" Type                                                            (X.680 30.1)
    private mutating func selection(_ type: inout TypeSyntax) throws(SyntaxError) {
        let alternative = takeIdentifier()
        advance()
        type.kind = .selection(alternative, try self.type())
    }

    /// ReferencedType ::= DefinedType | SelectionType | TypeFromObject | ValueSetFromObjects            (X.680 17.3)
    private mutating func referencedType() throws(SyntaxError) -> TypeSyntax.Kind {
        guard isUpperReference || (at(.lowerName) && peek().kind == .dot) else { throw unexpectedType() }
        let reference = try reference()
        guard at(.dot) else { return try typeReference(reference) }
        return .field(reference, path: try fieldPath())
    }

    private mutating func typeReference(_ reference: ReferenceSyntax) throws(SyntaxError) -> TypeSyntax.Kind {
        if reference.name.isUppercase { return .reference(reference) }
        throw fail(
            "'\(reference.name.text)' is the name of a value; expected a type; those of types start with a capital letter",
            at: reference.range)
    }
}
