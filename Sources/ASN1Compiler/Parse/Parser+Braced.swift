/// Productions that are only read when the governor of their braces is known.
extension Parser {
    /// Goes to the next comma that is not in brackets, or to the end.
    mutating func skipToComma() {
        while !isAtEnd, !at(.comma) {
            if current.partner > Int32(truncatingIfNeeded: index) { move(to: Int(current.partner)) }
            advance()
        }
    }

    /// Tuple ::= "{" TableColumn "," TableRow "}"
    /// Quadruple ::= "{" Group "," Plane "," Row "," Cell "}", here without the braces                  (X.680 41.8)
    mutating func characterCode() throws(SyntaxError) -> CharactersSyntax.Kind {
        var numbers: [String] = []
        repeat {
            guard at(.number) else { throw unexpected("a number") }
            numbers.append(text.number(current))
            advance()
        } while take(.comma)
        switch numbers.count {
        case 2: return .tuple(column: numbers[0], row: numbers[1])
        case 4: return .quadruple(group: numbers[0], plane: numbers[1], row: numbers[2], cell: numbers[3])
        default: throw unexpected("two numbers of a tuple or four of a quadruple before the end")
        }
    }

    /// CharsDefn ::= cstring | Quadruple | Tuple | DefinedValue                                         (X.680 41.8)
    mutating func characters() throws(SyntaxError) -> CharactersSyntax {
        let start = current.start
        let kind: CharactersSyntax.Kind
        switch current.kind {
        case .characterString:
            kind = .string(text.characters(current))
            advance()
        case .leftBrace:
            let opening = current
            advance()
            kind = try characterCode()
            guard take(.rightBrace) else { throw unexpected("'}'", opening: opening) }
        case .lowerName:
            kind = .reference(try reference())
        case .upperName where referenceIsValue(at: index):
            kind = .reference(try reference())
        default:
            throw unexpected("a string, a character in braces or the name of a value")
        }
        return CharactersSyntax(kind: kind, range: range(from: start))
    }

    /// FieldSetting ::= PrimitiveFieldName Setting                                                      (X.681 11.5)
    mutating func defaultSyntaxSetting(_ fields: [String: FieldSettingKind]) throws(SyntaxError) -> FieldSettingSyntax {
        guard at(.upperField) || at(.lowerField) else { throw unexpected("a field, such as '&id'") }
        let start = current.start
        let name = takeIdentifier()
        guard let kind = fields[name.text] else {
            let hint = Spelling.hint(for: name.text, among: fields.keys.sorted(), prefix: "&")
            throw fail("the class has no field '&\(name.text)'\(hint)", at: name.range)
        }
        let setting = try setting(kind, of: name, allowsParameters: true)
        return FieldSettingSyntax(field: name, setting: setting, range: range(from: start))
    }

    /// Setting ::= Type | Value | ValueSet | Object | ObjectSet                                          (X.681 11.6)
    ///
    /// - Parameters:
    ///   - kind: Which of them the field takes.
    ///   - field: The field, for messages.
    ///   - allowsParameters: Whether `{` after a name belongs to it, and not to the next setting.
    mutating func setting(
        _ kind: FieldSettingKind, of field: FieldNameSyntax, allowsParameters: Bool
    ) throws(SyntaxError) -> FieldSettingSyntax.Setting {
        switch kind {
        case .type:
            guard startsType else { throw unexpected("a type for '&\(field.text)'") }
            return .type(try type())
        case .value:
            guard !isAtEnd else { throw unexpected("a value for '&\(field.text)'") }
            return .value(try value(allowsParameters: allowsParameters))
        case .object:
            guard at(.leftBrace) || at(.lowerName) || at(.upperName) else {
                throw unexpected("an object for '&\(field.text)'")
            }
            return .object(try value(allowsParameters: allowsParameters))
        case .valueSet:
            guard at(.leftBrace) else { throw unexpected("'{' and the values of '&\(field.text)'") }
            return .valueSet(try elementSetInBraces())
        case .objectSet:
            guard at(.leftBrace) else { throw unexpected("'{' and the objects of '&\(field.text)'") }
            return .objectSet(try elementSetInBraces())
        }
    }
}
