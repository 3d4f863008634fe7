/// Parsing what stands in braces again, once it is known what it is.
///
/// Only the tokens between the braces are read; braces in braces stay closed. So the work on nested values is linear.
extension SyntaxTree {
    /// The value of OBJECT IDENTIFIER or RELATIVE-OID: `{ iso standard(0) ref 5 }`.              (X.680 32.3, 33.3)
    package func objectIdentifier(in braced: BracedSyntax) -> Reparsed<ObjectIdentifierSyntax> {
        reparse(braced) { (parser) throws(SyntaxError) in
            var components: [ObjectIdentifierSyntax.Component] = []
            while !parser.isAtEnd { components.append(try parser.objectIdentifierComponent()) }
            return ObjectIdentifierSyntax(components: components, range: braced.range)
        }
    }

    /// The value of SEQUENCE or SET, of SEQUENCE OF or SET OF with a named element, and of the types whose values are
    /// written so, such as REAL: `{a 1, b {…}}`, `{}`.                                     (X.680 25.18, 26.3, 21.6)
    package func namedValues(in braced: BracedSyntax) -> Reparsed<[NamedValueSyntax]> {
        reparseList(braced) { (parser) throws(SyntaxError) in
            let name = try parser.identifier("a component")
            return NamedValueSyntax(name: name, value: try parser.value())
        }
    }

    /// The value of SEQUENCE OF or SET OF: `{1, 2}`, `{}`.                                               (X.680 26.3)
    package func values(in braced: BracedSyntax) -> Reparsed<[ValueSyntax]> {
        reparseList(braced) { (parser) throws(SyntaxError) in try parser.value() }
    }

    /// The value of a BIT STRING by the names of its bits that are one: `{a, b}`, `{}`.                   (X.680 22.9)
    package func bitNames(in braced: BracedSyntax) -> Reparsed<[Identifier]> {
        reparseList(braced) { (parser) throws(SyntaxError) in
            guard parser.at(.lowerName) else { throw parser.unexpected("the name of a bit") }
            return parser.takeIdentifier()
        }
    }

    /// The value of a restricted character string type: `{0, 0, 1, 5}`, `{4, 1}`, `{"abc", {13, 0}, name}`.
    /// A tuple or quadruple alone is a list of one.                                                       (X.680 41.8)
    package func characters(in braced: BracedSyntax) -> Reparsed<[CharactersSyntax]> {
        if let first = tokens[braced.tokens].first, first.kind == .number {
            return reparse(braced) { (parser) throws(SyntaxError) in
                [CharactersSyntax(kind: try parser.characterCode(), range: braced.range)]
            }
        }
        return reparseList(braced) { (parser) throws(SyntaxError) in try parser.characters() }
    }

    /// A value set or object set: `{ 1..5 | 7, ... }`, `{ a | {…} | Others, ... }`.              (X.680 16.7, X.681 12.3)
    package func elementSet(in braced: BracedSyntax) -> Reparsed<ElementSetSyntax> {
        reparse(braced) { (parser) throws(SyntaxError) in
            // Without its own braces the parser does not know that it is in some.
            var set = try parser.elementSet(isInBraces: true)
            set.range = braced.range
            return set
        }
    }

    /// An object of a class without WITH SYNTAX: `{&id 5, &Type INTEGER}`, `{}`.                           (X.681 11.5)
    ///
    /// - Parameters:
    ///   - braced: The object.
    ///   - fields: What each field of the class takes, by its name without the ampersand.
    package func object(
        in braced: BracedSyntax, fields: [String: FieldSettingKind]
    ) -> Reparsed<[FieldSettingSyntax]> {
        reparseList(braced) { (parser) throws(SyntaxError) in try parser.defaultSyntaxSetting(fields) }
    }

    /// An object of a class with WITH SYNTAX.                                                              (X.681 11.7)
    ///
    /// - Parameters:
    ///   - braced: The object.
    ///   - syntax: The class's list.
    ///   - fields: What each field of the class takes, by its name without the ampersand.
    package func object(
        in braced: BracedSyntax, syntax: [SyntaxListItem], fields: [String: FieldSettingKind]
    ) -> Reparsed<[FieldSettingSyntax]> {
        reparse(braced) { (parser) throws(SyntaxError) in
            var reader = DefinedSyntaxReader(fields: fields)
            try reader.read(syntax, with: &parser)
            try reader.finish(with: &parser)
            return reader.settings
        }
    }

    private func reparse<Syntax>(
        _ braced: BracedSyntax, _ parse: (inout Parser) throws(SyntaxError) -> Syntax
    ) -> Reparsed<Syntax> {
        guard braced.file == file, braced.tokens.upperBound < tokens.count else {
            return Reparsed(syntax: nil, diagnostics: [.error("these braces are of another file", at: braced.range)])
        }
        var parser = Parser(file: file, text: text, tokens: tokens, range: braced.tokens)
        do throws(SyntaxError) {
            let syntax = try parse(&parser)
            if !parser.isAtEnd { throw parser.unexpected("'}'") }
            return Reparsed(syntax: syntax, diagnostics: parser.diagnostics)
        } catch {
            return Reparsed(syntax: nil, diagnostics: parser.diagnostics)
        }
    }

    /// Items between commas; an item that is wrong is left out, and the others are still read.
    private func reparseList<Item>(
        _ braced: BracedSyntax, _ item: (inout Parser) throws(SyntaxError) -> Item
    ) -> Reparsed<[Item]> {
        reparse(braced) { (parser) throws(SyntaxError) in
            var items: [Item] = []
            if parser.isAtEnd { return items }
            repeat {
                do throws(SyntaxError) {
                    items.append(try item(&parser))
                    guard parser.at(.comma) || parser.isAtEnd else { throw parser.unexpected("',' or '}'") }
                } catch {
                    parser.skipToComma()
                }
            } while parser.take(.comma)
            return items
        }
    }
}
