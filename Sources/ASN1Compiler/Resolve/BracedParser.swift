/// Parses the tokens of a braced value again, as what its governor says it is.
struct BracedParser {
    private var parser: Parser
    var diagnostics: [Diagnostic] { parser.diagnostics }

    init(_ braced: BracedSyntax, in tree: SyntaxTree) {
        parser = Parser(file: braced.file, text: tree.text, tokens: tree.tokens, range: braced.tokens)
    }

    mutating func namedBits() -> [Identifier]? {
        var names: [Identifier] = []
        do throws(SyntaxError) {
            while !parser.isAtEnd {
                names.append(try parser.identifier("a bit"))
                if !parser.isAtEnd { try parser.expect(.comma, "','") }
            }
        } catch {
            return nil  // the parser has reported it
        }
        return names
    }

    mutating func objectIdentifierValue() -> ObjectIdentifierSyntax? {
        var components: [ObjectIdentifierSyntax.Component] = []
        let start = parser.here
        do throws(SyntaxError) {
            while !parser.isAtEnd { components.append(try parser.objectIdentifierComponent()) }
        } catch {
            return nil  // the parser has reported it
        }
        return ObjectIdentifierSyntax(components: components, range: start.through(parser.here))
    }
}
