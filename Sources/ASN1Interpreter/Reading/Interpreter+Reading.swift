import ASN1Compiler

extension Interpreter {
    /// How deep JSON may be nested: each level of a value takes up to two.
    private static let jsonDepthLimit = 2 * ValueChecks.depthLimit

    /// The value of a type that a text holds: JSON as ``InterpretedValue/json`` writes it, or value notation.
    ///
    /// Constraints are checked, and that every part can be encoded in DER.
    /// - Parameters:
    ///   - text: The text, in UTF-8.
    ///   - index: The text's index in the list that ranges of errors refer to.
    ///   - isJSON: Whether it is JSON.
    /// - Throws: ``WrittenValueError`` with the place of the first error.
    package func read(
        _ text: SourceFile, index: Int32, isJSON: Bool, as definition: TypeDefinition
    ) throws(WrittenValueError) -> InterpretedValue {
        let plan = planner.plan(definition.type, typeName: definition.name.text)
        guard !isJSON else {
            let json: JSONValue
            do throws(JSONReader.SyntaxError) {
                json = try JSONReader.read(text.bytes, file: index, depthLimit: Self.jsonDepthLimit)
            } catch { throw WrittenValueError(message: error.message, range: error.range) }
            var reader = JSONValueReader(planner: planner)
            return try reader.value(json, plan)
        }
        let notation = NotationText(text.bytes)
        let file = SourceFile(path: text.path, bytes: notation.bytes)
        let (syntax, tree, diagnostics) = Parser.parseValue(file, index: 0)
        if let error = diagnostics.first(where: { $0.severity == .error }), let range = error.range {
            throw WrittenValueError(message: error.message, range: range.moved(to: index))
        }
        guard let syntax else {
            let start = SourceRange(file: index, start: 0, end: 0)
            throw WrittenValueError(message: "there is no value in the text", range: start)
        }
        var reader = NotationReader(planner: planner, tree: tree, text: notation, names: ValueNames(model))
        do throws(WrittenValueError) { return try reader.value(syntax, plan) } catch {
            throw WrittenValueError(message: error.message, range: error.range.moved(to: index))
        }
    }
}

extension SourceRange {
    fileprivate func moved(to file: Int32) -> SourceRange { SourceRange(file: file, start: start, end: end) }
}
