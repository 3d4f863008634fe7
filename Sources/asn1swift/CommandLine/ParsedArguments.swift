import ASN1Compiler

/// A command line taken apart as its subcommand's description says.
struct ParsedArguments {
    /// An option that was given, with its value where it takes one.
    struct Option {
        let name: String
        let value: String
    }

    /// What is no option, in its order.
    var files: [String] = []
    /// In their order.
    private(set) var options: [Option] = []

    /// - Throws: A usage error for an option that the subcommand does not have, and for a value that is missing or one too many.
    init(_ arguments: ArraySlice<String>, of command: SubcommandDescription) throws(CommandError) {
        var reader = ArgumentReader(arguments)
        while let argument = reader.next() {
            switch argument {
            case .file(let path): files.append(path)
            case .option(let name, let attached):
                guard let option = command.option(named: name) else { throw Self.unknown(name, of: command) }
                if let value = option.value {
                    options.append(
                        Option(name: name, value: try reader.value(of: name, attached: attached, value.meaning)))
                } else {
                    if attached != nil { throw .usage("'\(name)' takes no value") }
                    options.append(Option(name: name, value: ""))
                }
            }
        }
        try requireOneStandardInput(of: command)
    }

    /// A second file that is standard input would find nothing there.
    private func requireOneStandardInput(of command: SubcommandDescription) throws(CommandError) {
        let named = options.filter { option in
            guard case .file = command.option(named: option.name)?.value?.kind else { return false }
            return option.value == InputFile.standardInput || option.value.hasSuffix("=" + InputFile.standardInput)
        }
        guard named.count + files.count(where: { $0 == InputFile.standardInput }) < 2 else {
            throw .usage(
                "standard input, '-', is named more than once and can be read only once; a file of that name is './-'")
        }
    }

    /// Whether a flag is given.
    func has(_ name: String) -> Bool { options.contains { $0.name == name } }

    /// The value of an option that counts: the last one. Nil where the option is not given.
    func value(_ name: String) -> String? { options.last { $0.name == name }?.value }

    /// All values of an option, in their order.
    func values(_ name: String) -> [String] { options.filter { $0.name == name }.map(\.value) }

    private static func unknown(_ name: String, of command: SubcommandDescription) -> CommandError {
        let near = Spelling.closest(to: name, among: command.options.map(\.name))
        let hint = near.map { "; did you mean '\($0)'?" }
        // Of this one no name may have been given.
        if command.name == CommandLineDescription.generate.name {
            return .usage("unknown option '\(name)'\(hint ?? "; a file of that name is written './\(name)'")")
        }
        return .usage("'\(command.name)' has no option '\(name)'\(hint ?? "")")
    }
}
