import ASN1Compiler

/// `asn1swift print [--resolved] FILE…`: writes the schemas as ASN.1 on standard output, laid out anew.
struct PrintCommand: Equatable {
    var files: [String]
    /// Whether references are followed, and tags, numbers and constraints written out.
    var isResolved: Bool

    init(_ arguments: ArraySlice<String>) throws(CommandError) {
        let parsed = try ParsedArguments(arguments, of: CommandLineDescription.print)
        files = parsed.files
        isResolved = parsed.has("--resolved")
        guard !files.isEmpty else { throw .usage("'print' needs the schema files to print") }
    }

    func run() throws(CommandError) {
        let sources = try SourceFile.read(files)
        var report = DiagnosticReport(files: sources)
        let printed = Compiler.print(sources, resolved: isResolved)
        try report.print(printed.diagnostics)
        try StandardOutput.write(printed.text)
    }
}
