import ASN1Compiler

extension Harness {
    /// Schemas: checked, printed and compiled; what was printed is a schema that comes to the same.
    static let schema = Harness(name: "schema", maxLength: 2048, words: InputWords.schema) {
        let files = try ["Schemas", "Tests/ASN1CompilerTests/Reference/Schemas", "Tests/GeneratedCode"].flatMap {
            try PackageFiles.contents(of: $0, endings: ".asn1")
        }
        let literals = try PackageFiles.literals(of: "Tests/ASN1CompilerTests").filter { $0.contains("::=") }
        return files
            + literals.map { text in
                Array(
                    (text.contains("BEGIN") ? text : "M DEFINITIONS AUTOMATIC TAGS ::= BEGIN\n\(text)\nEND\n").utf8)
            }
    } body: { input in
        let file = SourceFile(path: "M.asn1", bytes: input)
        let diagnostics = Compiler.check([file])
        inspect(diagnostics, of: file)
        guard !diagnostics.contains(where: { $0.severity == .error }) else { return }
        let compiled = Compiler.compile([file], options: Options())
        inspect(compiled.diagnostics, of: file)
        for isResolved in [false, true] {
            let printed = Compiler.print([file], resolved: isResolved)
            inspect(printed.diagnostics, of: file)
            guard !printed.diagnostics.contains(where: { $0.severity == .error }) else {
                require(isResolved, "a schema without errors cannot be printed")
                continue
            }
            let again = SourceFile(path: "M.asn1", bytes: Array(printed.text.utf8))
            let errors = Compiler.check([again]).filter { $0.severity == .error }
            require(errors.isEmpty, "what was printed has errors: \(errors.map(\.message)):\n\(printed.text)")
            let second = Compiler.print([again], resolved: isResolved)
            require(
                second.text == printed.text, "printed otherwise the second time:\n\(printed.text)\n---\n\(second.text)")
            if !isResolved {
                let other = Compiler.compile([again], options: Options())
                require(code(compiled) == code(other), "what was printed comes to other code:\n\(printed.text)")
            }
        }
    }

    /// The code without its comments and texts, which quote the schema as it is laid out.
    private static func code(_ result: Compiler.Result) -> [[String]] {
        result.files.map { file in
            file.text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }.map { line in
                let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
                return parts.indices.filter { $0 % 2 == 0 }.map { String(parts[$0]) }.joined(separator: "\"")
            }
        }
    }

    /// Every diagnostic says something about a place in the file, and can be shown with its line.
    static func inspect(_ diagnostics: [Diagnostic], of file: SourceFile) {
        for diagnostic in diagnostics {
            require(!diagnostic.message.isEmpty, "a diagnostic that says nothing")
            for range in [diagnostic.range] + diagnostic.notes.map(\.range) {
                guard let range else { continue }
                require(
                    0 <= range.start && range.start <= range.end && Int(range.end) <= file.bytes.count,
                    "a diagnostic outside of the file: \(diagnostic)")
            }
        }
        var printer = DiagnosticPrinter(files: [file], showsSource: true)
        require(printer.text(of: diagnostics).isEmpty == diagnostics.isEmpty, "diagnostics that are not shown")
    }
}
