/// `asn1swift man`: writes the manual page on standard output.
struct ManualCommand: Equatable {
    init(_ arguments: ArraySlice<String>) throws(CommandError) {
        let parsed = try ParsedArguments(arguments, of: CommandLineDescription.manual)
        if let file = parsed.files.first { throw .usage("'man' takes no file, such as '\(file)'") }
    }

    func run() throws(CommandError) {
        try StandardOutput.write(ManualPage.text)
    }
}
