/// Values.                                                                                                 (X.680 17.7)
extension Parser {
    /// Value ::= BuiltinValue | ReferencedValue | ObjectClassFieldValue
    ///
    /// - Parameter allowsParameters: Whether `name {…}` is a reference with parameters; false where another item can
    ///   follow the value without a separator.
    mutating func value(allowsParameters: Bool = true) throws(SyntaxError) -> ValueSyntax {
        try enter()
        var value = ValueSyntax(.null, at: here)
        switch current.kind {
        case .leftBrace: value.kind = .braced(try braced())
        case .number, .realNumber, .minus: value.kind = try number()
        case .characterString, .binaryString, .hexadecimalString: value.kind = stringValue()
        case .lowerName where peek().kind == .colon: try choiceValue(&value)
        case .lowerName: value.kind = try valueReference(allowsParameters: allowsParameters)
        case .upperName where referenceIsValue(at: index):
            value.kind = try valueReference(allowsParameters: allowsParameters)
        case .upperName, .leftBracket: value = try typedValue()
        default: try keywordValue(&value)
        }
        value.range.end = previousEnd
        leave()
        return value
    }

    /// Values that begin with a reserved word.
    private mutating func keywordValue(_ value: inout ValueSyntax) throws(SyntaxError) {
        switch current.keyword {
        case .true: value.kind = .boolean(true)
        case .false: value.kind = .boolean(false)
        case .null where peek().kind != .colon: value.kind = .null
        case .plusInfinity: value.kind = .plusInfinity
        case .minusInfinity: value.kind = .minusInfinity
        case .notANumber: value.kind = .notANumber
        case .containing:
            advance()
            value.kind = .containing(try self.value())
            return
        default:
            value = try typedValue()
            return
        }
        advance()
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
    private mutating func choiceValue(_ value: inout ValueSyntax) throws(SyntaxError) {
        let alternative = takeIdentifier()
        advance()
        value.kind = .choice(alternative, try self.value())
    }

    /// DefinedValue, ValueFromObject                                                   (X.680 14.1, X.681 15.1)
    private mutating func valueReference(allowsParameters: Bool) throws(SyntaxError) -> ValueSyntax.Kind {
        let reference = try reference(allowsParameters: allowsParameters)
        let path = try fieldPath()
        return path.isEmpty ? .reference(reference) : .field(reference, path: path)
    }

    /// The same from its type on.
    private mutating func typedValue() throws(SyntaxError) -> ValueSyntax {
        guard startsType else { throw unexpected("a value", words: ["TRUE", "FALSE", "NULL"]) }
        let type = try type()
        return try typedValue(type)
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
        guard closing > index, closing < end else { throw fail("this '{' is never closed; add the '}'", at: here) }
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
        return try exception()
    }

    private mutating func exception() throws(SyntaxError) -> ExceptionSyntax {
        let start = current.start
        advance()
        let isReference = at(.upperName) || at(.lowerName)
        if startsType, !(isReference && referenceIsValue(at: index) && peek().kind != .less) {
            return try typedException(from: start)
        }
        guard isReference || at(.number) || at(.minus) else {
            throw unexpected("a number, a value or 'Type : value' after '!'")
        }
        let value = try value()
        return ExceptionSyntax(type: nil, value: value, range: range(from: start))
    }

    private mutating func typedException(from start: Int32) throws(SyntaxError) -> ExceptionSyntax {
        let type = try type()
        try expect(.colon, "':' and the value of the exception")
        let value = try value()
        return ExceptionSyntax(type: type, value: value, range: range(from: start))
    }
}
