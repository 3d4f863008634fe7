import ASN1Compiler

/// Prints diagnostics on standard error as `path:line:col: severity: message`, which build systems pass through and
/// editors jump to.
struct DiagnosticReport {
    private var printer: DiagnosticPrinter

    /// `files` are what the diagnostics' ranges index. The source line is shown to people, not to build systems: their
    /// log shows it already, or offers a jump to it.
    init(files: [SourceFile]) {
        printer = DiagnosticPrinter(files: files, showsSource: StandardError.isTerminal)
    }

    /// Prints them all; throws if one is an error.
    mutating func print(_ diagnostics: [Diagnostic]) throws(CommandError) {
        for diagnostic in diagnostics {
            StandardError.print(printer.text(of: diagnostic))
        }
        if diagnostics.contains(where: { $0.severity == .error }) { throw .reported }
    }
}
