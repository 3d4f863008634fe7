import ASN1Compiler

/// `asn1swift check FILE…`: says what is wrong with the schemas and writes nothing.
struct CheckCommand: Equatable {
    var files: [String]

    init(_ arguments: ArraySlice<String>) throws(CommandError) {
        files = try ParsedArguments(arguments, of: CommandLineDescription.check).files
        guard !files.isEmpty else { throw .usage("'check' needs the schema files to check") }
    }

    func run() throws(CommandError) {
        let sources = try SourceFile.read(files)
        var report = DiagnosticReport(files: sources)
        try report.print(Compiler.check(sources))
    }
}
