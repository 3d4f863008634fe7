import ASN1Compiler

/// `asn1swift check [--options FILE] [--dependency MODULE=FILE]… FILE…`: says what is wrong with the schemas and writes nothing.
struct CheckCommand: Equatable {
    var input: CompilerInput

    init(_ arguments: ArraySlice<String>) throws(CommandError) {
        input = try CompilerInput(ParsedArguments(arguments, of: CommandLineDescription.check))
        guard !input.files.isEmpty else { throw .usage("'check' needs the schema files to check") }
    }

    func run() throws(CommandError) {
        if input.optionsFile != nil { try input.requireOutputs() }
        let contents = try input.contents()
        let progress = ProgressLine(isShown: StandardError.isErasable)
        let diagnostics = diagnostics(contents, progress: progress.show)
        progress.end()
        var report = DiagnosticReport(files: contents.files)
        try report.print(diagnostics.filter(contents.shows))
    }

    /// What is wrong: with the schemas, and, where options are given, with these and what they ask for.
    private func diagnostics(
        _ contents: CompilerInput.Contents, progress: @escaping (Compiler.Step) -> Void
    ) -> [Diagnostic] {
        guard input.optionsFile != nil else {
            return Compiler.check(contents.sources, dependencies: contents.dependencies, progress: progress)
        }
        return Compiler.compile(
            contents.sources, options: contents.options, dependencies: contents.dependencies, progress: progress
        ).diagnostics
    }
}
