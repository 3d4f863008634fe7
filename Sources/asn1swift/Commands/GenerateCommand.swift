import ASN1Compiler
import ASN1Runtime

/// `asn1swift [generate] … FILE…`: writes `<stem>.asn1.swift` for each schema file.
///
/// All files are compiled together, since IMPORTS make each an input of all.
struct GenerateCommand: Equatable {
    var input: CompilerInput
    var output = "."
    var isQuiet = false
    /// Whether nothing is written.
    var isDryRun = false
    /// Whether it is an error that something would be written or removed, which is then left alone.
    var isCheck = false
    /// Whether what was generated from schemas that are gone is removed.
    var prunes = false

    init(_ arguments: ArraySlice<String>) throws(CommandError) {
        let parsed = try ParsedArguments(arguments, of: CommandLineDescription.generate)
        input = try CompilerInput(parsed)
        output = parsed.value("--output") ?? "."
        guard output != StandardOutput.name else {
            throw .usage(
                "'generate' writes a file for each schema and none to standard output; name a directory, such as './-'")
        }
        isQuiet = parsed.has("--quiet")
        isDryRun = parsed.has("--dry-run")
        isCheck = parsed.has("--check")
        prunes = parsed.has("--prune")
        // With the last schema gone, there is still something to remove.
        guard !input.files.isEmpty || prunes else { throw .usage("name the schema files to generate Swift from") }
    }

    func run() throws(CommandError) {
        try input.requireOutputs()
        let contents = try input.contents()
        let progress = ProgressLine(isShown: !isQuiet && StandardError.isErasable)
        let result = Compiler.compile(
            contents.sources, options: contents.options, dependencies: contents.dependencies, progress: progress.show)
        progress.end()
        var report = DiagnosticReport(files: contents.files)
        try report.print(result.diagnostics.filter(contents.shows))
        try write(result.files)
    }

    /// Makes the directory hold the files, or says what that would change.
    private func write(_ files: [Compiler.GeneratedFile]) throws(CommandError) {
        let changesNothing = isDryRun || isCheck
        let directory = changesNothing ? OutputDirectory(existing: output) : try OutputDirectory(path: output)
        var changeCount = 0
        // Files are what was asked for; that they cannot be named keeps none from being written.
        var loss: CommandError?
        func say(_ file: String, _ change: OutputDirectory.Change) {
            if change != .unchanged { changeCount += 1 }
            guard !isQuiet || isCheck && change != .unchanged, loss == nil else { return }
            do throws(CommandError) {
                try StandardOutput.write("\(word(for: change)) \(directory.path(of: file).withVisibleControls)\n")
            } catch { loss = error }
        }
        let changes = files.map { directory.change(for: $0.text, in: $0.name) }
        // Before anything is written.
        for case .foreign(let reason) in changes where !changesNothing { throw .failure(reason) }
        // First, since on some file systems a name that differs by case alone is the same file.
        for name in prunes ? directory.leftOvers(besides: files.map(\.name)) : [] {
            if !changesNothing { try directory.remove(name) }
            say(name, .leftOver)
        }
        for (file, change) in zip(files, changes) {
            if change != .unchanged, !changesNothing { try directory.write(file.text, to: file.name) }
            say(file.name, change)
        }
        if let loss { throw loss }
        guard !isCheck || changeCount == 0 else {
            throw .failure("'\(output)' is not what the schemas say; generate it again, without '--check'")
        }
    }

    /// What was done, would be done, or was found.
    private func word(for change: OutputDirectory.Change) -> String {
        switch change {
        case .unchanged: "unchanged"
        case .missing: isCheck ? "missing" : isDryRun ? "would write" : "wrote"
        case .different: isCheck ? "differs" : isDryRun ? "would write" : "wrote"
        case .foreign: isCheck ? "differs" : "would not replace"
        case .leftOver: isCheck ? "left over" : isDryRun ? "would remove" : "removed"
        }
    }
}
