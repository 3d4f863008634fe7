import ASN1Compiler

/// `asn1swift print [--resolved] FILE…`: writes the schemas as ASN.1 on standard output, laid out anew.
struct PrintCommand: Equatable {
    var files: [String] = []
    /// Whether references are followed, and tags, numbers and constraints written out.
    var isResolved = false

    init(_ arguments: ArraySlice<String>) throws(CommandError) {
        var reader = ArgumentReader(arguments)
        while let argument = reader.next() {
            switch argument {
            case .file(let path): files.append(path)
            case .option("--resolved", let value):
                try ArgumentReader.requireNoValue("--resolved", value)
                isResolved = true
            case .option(let name, _): throw .usage("'print' has no option '\(name)'")
            }
        }
        guard !files.isEmpty else { throw .usage("'print' needs the schema files to print") }
    }

    func run() throws(CommandError) {
        let sources = try SourceFile.read(files)
        var report = DiagnosticReport(files: sources)
        let printed = Compiler.print(sources, resolved: isResolved)
        try report.print(printed.diagnostics)
        print(printed.text, terminator: "")
    }
}
