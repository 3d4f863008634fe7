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
            let hasErrors = all.contains { $0.severity == .error }
            return Printed(text: hasErrors ? "" : ResolvedPrinter.print(resolver), diagnostics: all)
        }
        return Printed(text: SyntaxPrinter.write(trees.flatMap(\.modules), trees: trees), diagnostics: diagnostics)
    }
}
