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
}
