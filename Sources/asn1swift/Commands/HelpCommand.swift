import ASN1Compiler

/// `asn1swift help [SUBCOMMAND]`: writes what `--help` does on standard output.
struct HelpCommand: Equatable {
    /// What help is asked about; nil for all subcommands.
    var subcommand: String?

    init(_ arguments: ArraySlice<String>) throws(CommandError) {
        let words = try ParsedArguments(arguments, of: CommandLineDescription.help).files
        guard words.count < 2 else { throw .usage("'help' takes one subcommand, not \(words.count)") }
        if let word = words.first, CommandLineDescription.subcommand(named: word) == nil {
            let hint = Spelling.hint(for: word, among: CommandLineDescription.subcommands.map(\.name))
            throw .usage("there is no subcommand '\(word)'\(hint)")
        }
        subcommand = words.first
    }

    /// What is written.
    var text: String {
        subcommand.flatMap { CommandLineDescription.subcommand(named: $0) }.map { HelpText.text(of: $0) }
            ?? HelpText.text
    }

    func run() throws(CommandError) {
        try StandardOutput.write(text)
    }
}
