/// The compiler as a pipeline: text → `SyntaxTree` → `Model` → Swift declarations → text.
///
/// It is pure: files come in as bytes and go out as text, and everything it has to say is a `Diagnostic`.
package struct Compiler: Sendable {
    /// Schemas that another Swift module was generated from; what is imported from them becomes `import Module`.
    package struct Dependency: Sendable {
        /// Name of the Swift module.
        package var swiftModule: String
        package var files: [SourceFile]
        /// The options it was generated with, since they decide its types.
        package var options: Options

        package init(swiftModule: String, files: [SourceFile], options: Options) {
            self.swiftModule = swiftModule
            self.files = files
            self.options = options
        }
    }

    package struct GeneratedFile: Sendable {
        /// `<stem>.asn1.swift`
        package var name: String
        package var text: String
    }

    package struct Result: Sendable {
        /// One for each schema file, in their order; empty when there is an error.
        package var files: [GeneratedFile]
        package var diagnostics: [Diagnostic]
        package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
    }

    /// Compiles schemas to Swift, one file for each.
    ///
    /// Diagnostics index `files`, then the files of the dependencies in their order, then the options files that the
    /// origins in `options` name.
    package static func compile(
        _ files: [SourceFile], options: Options, dependencies: [Dependency] = []
    ) -> Result {
        let (model, diagnostics) = resolve(files, dependencies)
        let result = Result(files: [], diagnostics: diagnostics)
        guard !result.hasErrors else { return result }
        let sources = files + dependencies.flatMap(\.files)
        let applied = AppliedOptions(
            model, own: options,
            dependencies: Dictionary(
                dependencies.map { ($0.swiftModule, $0.options) }, uniquingKeysWith: { first, _ in first }))
        let left = Reach.reduce(model, by: applied)
        let translator = Translator(model: model, files: sources, options: applied)
        let generated = files.indices.map { index in
            let swiftFile = translator.translate(file: Int32(index), name: Self.outputName(for: files[index].path))
            return GeneratedFile(name: swiftFile.name, text: Renderer.render(swiftFile))
        }
        let all = diagnostics + applied.diagnostics + left + translator.diagnostics
        return Result(files: all.contains { $0.severity == .error } ? [] : generated, diagnostics: all)
    }

    /// Checks schemas without generating anything.
    package static func check(_ files: [SourceFile]) -> [Diagnostic] {
        resolve(files, []).1
    }

    /// The model of schemas, for those who work on it themselves, with all that is wrong; it is of use when nothing of that is an error.
    package static func model(of files: [SourceFile]) -> (model: Model, diagnostics: [Diagnostic]) {
        resolve(files, [])
    }

    /// Text → syntax trees → model, with all that is wrong.
    private static func resolve(_ files: [SourceFile], _ dependencies: [Dependency]) -> (Model, [Diagnostic]) {
        var trees: [SyntaxTree] = []
        var diagnostics: [Diagnostic] = []
        var swiftModules: [String?] = files.map { _ in nil }
        for dependency in dependencies { swiftModules += dependency.files.map { _ in dependency.swiftModule } }
        let all = files + dependencies.flatMap(\.files)
        for (index, file) in all.enumerated() {
            let (tree, found) = Parser.parse(file, index: Int32(index))
            trees.append(tree)
            diagnostics += found
        }
        // What a broken module leaves out would be reported again as undefined.
        guard !diagnostics.contains(where: { $0.severity == .error }) else { return (Model(modules: []), diagnostics) }
        let (model, found) = Resolver.resolve(trees: trees, files: all, swiftModules: swiftModules)
        return (model, diagnostics + found)
    }

    /// The name of the Swift file for a schema file, which is all of its path that counts:
    /// `Schemas/PKIX/Names.asn1` → `Names.asn1.swift`.
    package static func outputName(for path: String) -> String {
        let name = path.split(separator: "/").last ?? ""
        let stem = name.lastIndex(of: ".").flatMap { $0 == name.startIndex ? nil : name[..<$0] } ?? name
        return stem + ".asn1.swift"
    }
}
