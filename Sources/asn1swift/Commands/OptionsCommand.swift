/// `asn1swift options [--json-schema]`: writes the JSON Schema of options files on standard output, for editors.
struct OptionsCommand: Equatable {
    init(_ arguments: ArraySlice<String>) throws(CommandError) {
        let parsed = try ParsedArguments(arguments, of: CommandLineDescription.options)
        if let file = parsed.files.first { throw .usage("'options' takes no file, such as '\(file)'") }
    }

    func run() throws(CommandError) {
        try StandardOutput.write(OptionsSchema.text)
    }
}
