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

    /// A step of the compiler's work, for those who show how far it is.
    package struct Step: Sendable {
        package enum Kind: String, Sendable {
            /// A file.
            case parsing
            /// The type of a definition, or its value.
            case resolving
            /// A type with all that is known about it.
            case checking
            /// A definition.
            case generating
        }

        package var kind: Kind
        /// Which of the steps of this kind it is, from 1.
        package var number: Int
        /// How many there are.
        package var count: Int
        /// The file it is about; empty where it is about all.
        package var path: String

        package init(kind: Kind, number: Int, count: Int, path: String) {
            self.kind = kind
            self.number = number
            self.count = count
            self.path = path
        }
    }

    /// Compiles schemas to Swift, one file for each.
    ///
    /// Diagnostics index `files`, then the files of the dependencies in their order, then the options files that the
    /// origins in `options` name.
    /// - Parameters:
    ///   - files: The schemas.
    ///   - options: What is chosen about the generated code.
    ///   - dependencies: The schemas of other Swift modules, to import from.
    ///   - progress: Is told of each step when it begins.
    package static func compile(
        _ files: [SourceFile], options: Options, dependencies: [Dependency] = [],
        progress: @escaping (Step) -> Void = { _ in }
    ) -> Result {
        let (model, diagnostics) = resolve(files, dependencies, progress)
        let result = Result(files: [], diagnostics: diagnostics)
        guard !result.hasErrors else { return result }
        let sources = files + dependencies.flatMap(\.files)
        let applied = AppliedOptions(
            model, own: options,
            dependencies: Dictionary(
                dependencies.map { ($0.swiftModule, $0.options) }, uniquingKeysWith: { first, _ in first }))
        let left = Reach.reduce(model, by: applied)
        let translator = Translator(model: model, files: sources, options: applied)
        let count = model.modules.filter { $0.swiftModule == nil }.reduce(0) { $0 + $1.types.count }
        var number = 0
        let generated = files.indices.map { index in
            let name = Self.outputName(for: files[index].path)
            let swiftFile = translator.translate(file: Int32(index), name: name) {
                number += 1
                progress(Step(kind: .generating, number: number, count: count, path: files[index].path))
            }
            return GeneratedFile(name: swiftFile.name, text: Renderer.render(swiftFile))
        }
        let all = diagnostics + applied.diagnostics + left + translator.diagnostics
        return Result(files: all.contains { $0.severity == .error } ? [] : generated, diagnostics: all)
    }

    /// Checks schemas without generating anything.
    package static func check(
        _ files: [SourceFile], dependencies: [Dependency] = [], progress: @escaping (Step) -> Void = { _ in }
    ) -> [Diagnostic] {
        resolve(files, dependencies, progress).1
    }

    /// The model of schemas, for those who work on it themselves, with all that is wrong; it is of use when nothing of that is an error.
    package static func model(of files: [SourceFile]) -> (model: Model, diagnostics: [Diagnostic]) {
        resolve(files, [])
    }

    /// Text → syntax trees → model, with all that is wrong.
    private static func resolve(
        _ files: [SourceFile], _ dependencies: [Dependency], _ progress: @escaping (Step) -> Void = { _ in }
    ) -> (Model, [Diagnostic]) {
        var trees: [SyntaxTree] = []
        var diagnostics: [Diagnostic] = []
        var swiftModules: [String?] = files.map { _ in nil }
        for dependency in dependencies { swiftModules += dependency.files.map { _ in dependency.swiftModule } }
        let all = files + dependencies.flatMap(\.files)
        for (index, file) in all.enumerated() {
            progress(Step(kind: .parsing, number: index + 1, count: all.count, path: file.path))
            let (tree, found) = Parser.parse(file, index: Int32(index))
            trees.append(tree)
            diagnostics += found
        }
        // What a broken module leaves out would be reported again as undefined.
        guard !diagnostics.contains(where: { $0.severity == .error }) else { return (Model(modules: []), diagnostics) }
        let (model, found) = Resolver.resolve(
            trees: trees, files: all, swiftModules: swiftModules, progress: progress)
        return (model, diagnostics + found)
    }

    /// The name of the Swift file for a schema file, which is all of its path that counts:
    /// `Schemas/PKIX/Names.asn1` → `Names.asn1.swift`.
    package static func outputName(for path: String) -> String {
        let name = path.split(separator: "/").last ?? ""
        let stem = name.lastIndex(of: ".").flatMap { $0 == name.startIndex ? nil : name[..<$0] } ?? name
        return stem + outputSuffix
    }

    /// What the names of all generated files end in.
    package static let outputSuffix = ".asn1.swift"

    /// What the comment that all generated files start with begins with.
    package static let outputMark = "Generated by asn1swift from "
}
