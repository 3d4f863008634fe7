extension Compiler {
    /// Schemas as text, and what there is to say about them.
    package struct Printed: Sendable {
        /// Empty when there is an error.
        package var text: String
        package var diagnostics: [Diagnostic]
    }

    /// Writes schemas back as ASN.1.
    ///
    /// - Parameters:
    ///   - files: The schemas. A module that an earlier file has already is left out.
    ///   - resolved: Whether to write what the schemas come to: every reference that can be followed is, and every tag
    ///     and number is written out. Otherwise only the layout changes.
    package static func print(_ files: [SourceFile], resolved: Bool) -> Printed {
        let parsed = files.indices.map { Parser.parse(files[$0], index: Int32($0)) }
        let trees = parsed.map(\.0)
        let diagnostics = parsed.flatMap(\.1)
        guard !diagnostics.contains(where: { $0.severity == .error }) else {
            return Printed(text: "", diagnostics: diagnostics)
        }
        guard !resolved else {
            let resolver = Resolver.resolved(trees: trees, files: files, swiftModules: files.map { _ in nil })
            let all = diagnostics + resolver.diagnostics
            guard !all.contains(where: { $0.severity == .error }) else { return Printed(text: "", diagnostics: all) }
            let (text, error) = ResolvedPrinter.print(resolver)
            return Printed(text: text, diagnostics: all + (error.map { [$0] } ?? []))
        }
        return Printed(text: SyntaxPrinter.write(modules(of: trees), trees: trees), diagnostics: diagnostics)
    }

    /// All modules but those that an earlier file has already, which the resolver leaves out too: in one text they would
    /// clash.
    private static func modules(of trees: [SyntaxTree]) -> [ModuleSyntax] {
        guard trees.count > 1 else { return trees.flatMap(\.modules) }
        let noDefinitions = SyntaxTree(file: 0, modules: [], tokens: [], text: TokenText(bytes: [], encoding: .utf8))
        let symbols = SymbolTable(trees: trees + [noDefinitions], swiftModules: trees.map { _ in nil })
        let kept = Set(symbols.modules.map(\.syntax.name.range))
        var firstFile: [String: Int32] = [:]
        for module in symbols.modules where firstFile[module.syntax.name.text] == nil {
            firstFile[module.syntax.name.text] = module.syntax.name.range.file
        }
        return trees.flatMap(\.modules).filter { module in
            kept.contains(module.name.range) || firstFile[module.name.text] == module.name.range.file
        }
    }
}
