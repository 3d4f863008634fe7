extension Parser {
    /// Parses a file that holds one value and nothing else.                                                   (X.680 17.7)
    ///
    /// Only the outermost value is taken apart; what stands in its braces is read by the functions of ``SyntaxTree``, once its type is
    /// known.
    /// - Parameters:
    ///   - file: The text.
    ///   - index: The file's index in the list that source ranges refer to. `BracedSyntax` finds its tokens in the tree of this file.
    /// - Returns: The value, nil where there is none, the tree with its tokens, and all that is wrong.
    package static func parseValue(
        _ file: SourceFile, index: Int32
    ) -> (value: ValueSyntax?, tree: SyntaxTree, diagnostics: [Diagnostic]) {
        var lexer = Lexer(file, index: index, limitsDigits: false)
        lexer.run()
        let text = TokenText(bytes: file.bytes, encoding: file.encoding)
        let tree = SyntaxTree(file: index, modules: [], tokens: lexer.tokens, text: text)
        guard lexer.isComplete, !lexer.tokens.isEmpty else { return (nil, tree, lexer.diagnostics) }
        var parser = Parser(file: index, text: text, tokens: lexer.tokens, range: 0..<(lexer.tokens.count - 1))
        var value: ValueSyntax?
        do throws(SyntaxError) {
            let whole = try parser.value()
            guard parser.isAtEnd else { throw parser.unexpected("the end of the file after the value") }
            value = whole
        } catch {}
        return (value, tree, lexer.diagnostics + parser.diagnostics)
    }
}
