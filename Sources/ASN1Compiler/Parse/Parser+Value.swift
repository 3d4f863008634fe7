/// Values.                                                                                                 (X.680 17.7)
extension Parser {
    /// Value ::= BuiltinValue | ReferencedValue | ObjectClassFieldValue
    ///
    /// - Parameter allowsParameters: Whether `name {…}` is a reference with parameters; false where another item can
    ///   follow the value without a separator.
    mutating func value(allowsParameters: Bool = true) throws(SyntaxError) -> ValueSyntax {
        try enter()
        defer { leave() }
        let start = current.start
        let kind: ValueSyntax.Kind
        switch current.kind {
        case .leftBrace: kind = .braced(try braced())
        case .number, .realNumber, .minus: kind = try number()
        case .characterString, .binaryString, .hexadecimalString: kind = stringValue()
        case .lowerName: kind = try lowerReference(allowsParameters: allowsParameters)
        case .upperName, .leftBracket:
            if at(.upperName), referenceIsValue(at: index) {
                kind = try referenceOrField(allowsParameters: allowsParameters)
            } else {
                return try typedValue(try type())
            }
        default: return try keywordValue()
        }
        return ValueSyntax(kind, at: range(from: start))
    }

    /// Values that begin with a reserved word.
    private mutating func keywordValue() throws(SyntaxError) -> ValueSyntax {
        let start = current.start
        let kind: ValueSyntax.Kind
        switch current.keyword {
        case .true: kind = .boolean(true)
        case .false: kind = .boolean(false)
        case .null:
            if peek().kind == .colon { return try typedValue(try type()) }
            kind = .null
        case .plusInfinity: kind = .plusInfinity
        case .minusInfinity: kind = .minusInfinity
        case .notANumber: kind = .notANumber
        case .containing:
            advance()
            let value = try value()
            return ValueSyntax(.containing(value), at: range(from: start))
        default:
            guard startsType else { throw unexpected("a value", words: ["TRUE", "FALSE", "NULL"]) }
            return try typedValue(try type())
        }
        advance()
        return ValueSyntax(kind, at: range(from: start))
    }

    /// SignedNumber ::= number | "-" number                                                             (X.680 19.1)
    /// NumericRealValue ::= realnumber | "-" realnumber                                                 (X.680 21.6)
    private mutating func number() throws(SyntaxError) -> ValueSyntax.Kind {
        var sign = ""
        if take(.minus) { sign = "-" }
        let kind: ValueSyntax.Kind
        switch current.kind {
        case .number: kind = .integer(sign + text.number(current))
        case .realNumber: kind = .real(sign + text.text(current))
        default: throw unexpected("a number after '-'")
        }
        advance()
        return kind
    }

    /// cstring, bstring, hstring                                                        (X.680 12.10, 12.12, 12.14)
    private mutating func stringValue() -> ValueSyntax.Kind {
        let token = current
        advance()
        switch token.kind {
        case .binaryString: return .binaryString(text.digits(token))
        case .hexadecimalString: return .hexadecimalString(text.digits(token))
        default: return .characterString(text.characters(token))
        }
    }

    /// ChoiceValue ::= identifier ":" Value                                                            (X.680 29.11)
    /// DefinedValue, ValueFromObject                                                   (X.680 14.1, X.681 15.1)
    private mutating func lowerReference(allowsParameters: Bool) throws(SyntaxError) -> ValueSyntax.Kind {
        if peek().kind == .colon {
            let alternative = takeIdentifier()
            advance()
            return .choice(alternative, try value(allowsParameters: allowsParameters))
        }
        return try referenceOrField(allowsParameters: allowsParameters)
    }

    private mutating func referenceOrField(allowsParameters: Bool) throws(SyntaxError) -> ValueSyntax.Kind {
        let reference = try reference(allowsParameters: allowsParameters)
        let path = try fieldPath()
        return path.isEmpty ? .reference(reference) : .field(reference, path: path)
    }

    /// OpenTypeFieldVal ::= Type ":" Value                                                             (X.681 14.6)
    mutating func typedValue(_ type: TypeSyntax) throws(SyntaxError) -> ValueSyntax {
        guard take(.colon) else {
            throw fail(
                "expected a value, found a type; a value of this type is written 'Type : value'", at: type.range)
        }
        let value = try value()
        return ValueSyntax(.typed(type, value), at: range(from: type.range.start))
    }

    /// `{ … }`, whose tokens are kept.
    mutating func braced() throws(SyntaxError) -> BracedSyntax {
        let closing = Int(current.partner)
        guard closing > index, closing < end else { throw fail("this '{' is never closed", at: here) }
        let start = current.start
        let contents = (index + 1)..<closing
        move(to: closing)
        advance()
        return BracedSyntax(file: file, tokens: contents, range: range(from: start))
    }

    /// ExceptionSpec ::= "!" ExceptionIdentification | empty
    /// ExceptionIdentification ::= SignedNumber | DefinedValue | Type ":" Value                         (X.680 53.4)
    mutating func exceptionIfPresent() throws(SyntaxError) -> ExceptionSyntax? {
        guard at(.exclamation) else { return nil }
        let start = current.start
        advance()
        let isReference = at(.upperName) || at(.lowerName)
        if startsType, !(isReference && referenceIsValue(at: index) && peek().kind != .less) {
            let type = try type()
            try expect(.colon, "':' and the value of the exception")
            let value = try value()
            return ExceptionSyntax(type: type, value: value, range: range(from: start))
        }
        guard isReference || at(.number) || at(.minus) else {
            throw unexpected("a number, a value or 'Type : value' after '!'")
        }
        let value = try value()
        return ExceptionSyntax(type: nil, value: value, range: range(from: start))
    }
}
