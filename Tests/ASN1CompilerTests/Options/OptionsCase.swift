import Testing

@testable import ASN1Compiler

/// What becomes of schemas with options, as text that tests look at.
struct OptionsCase {
    /// All generated files, one after the other.
    let text: String
    /// By their number.
    let files: [String]
    /// Messages of errors, those about flags without the flag.
    let errors: [String]

    /// Compiles modules, or assignments of a module `M` with automatic tags.
    init(_ schemas: String..., dependency: (String, Options)? = nil, change: (inout Options) -> Void) {
        var options = Options()
        change(&options)
        let sources = schemas.enumerated().map { Self.source($1, "m\($0).asn1") }
        let dependencies = dependency.map { schema, options in
            [Compiler.Dependency(swiftModule: "Other", files: [Self.source(schema, "o.asn1")], options: options)]
        }
        let result = Compiler.compile(sources, options: options, dependencies: dependencies ?? [])
        files = result.files.map(\.text)
        text = files.joined()
        errors = result.diagnostics.filter { $0.severity == .error }.map {
            $0.message.hasPrefix("'flag': ") ? String($0.message.dropFirst("'flag': ".count)) : $0.message
        }
    }

    private static func source(_ schema: String, _ path: String) -> SourceFile {
        let isModule = schema.contains("DEFINITIONS")
        let text = isModule ? schema : "M DEFINITIONS AUTOMATIC TAGS ::= BEGIN\n\(schema)\nEND"
        return SourceFile(path: path, bytes: Array(text.utf8))
    }

    /// Whether a line of the generated code, without its indentation, is this one.
    func has(_ line: String) -> Bool {
        text.split(separator: "\n").contains { $0.drop { $0 == " " } == line }
    }
}

extension Options.Name {
    static func flag(_ text: String) -> Options.Name { Options.Name(text, .flag("flag")) }

    /// A name that stands in an options file, at the start of the schema for want of one.
    static func filed(_ text: String) -> Options.Name {
        Options.Name(text, .file(SourceRange(file: 0, start: 0, end: 0)))
    }
}

extension Options {
    /// Gives a definition or member another name.
    mutating func rename(_ name: String, _ newName: String) { rename.set(.flag(name), to: .flag(newName)) }
}
