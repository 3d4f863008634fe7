/// `asn1swift completion SHELL`: writes what the shell completes commands by on standard output.
struct CompletionCommand: Equatable {
    var shell: Shell

    init(_ arguments: ArraySlice<String>) throws(CommandError) {
        let parsed = try ParsedArguments(arguments, of: CommandLineDescription.completion)
        guard let word = parsed.files.first, parsed.files.count == 1, let shell = Shell(rawValue: word) else {
            throw .usage("'completion' needs the shell: \(Shell.allCases.map(\.rawValue).quotedList("or"))")
        }
        self.shell = shell
    }

    func run() throws(CommandError) {
        try StandardOutput.write(shell.completion)
    }
}
