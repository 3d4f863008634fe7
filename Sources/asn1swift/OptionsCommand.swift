/// `asn1swift options --json-schema`: writes the JSON Schema of options files on standard output, for editors.
struct OptionsCommand: Equatable {
    init(_ arguments: ArraySlice<String>) throws(CommandError) {
        var reader = ArgumentReader(arguments)
        var isAsked = false
        while let argument = reader.next() {
            switch argument {
            case .option("--json-schema", let value):
                try ArgumentReader.requireNoValue("--json-schema", value)
                isAsked = true
            case .option(let name, _): throw .usage("'options' has no option '\(name)'")
            case .file(let path): throw .usage("'options' takes no file, such as '\(path)'")
            }
        }
        guard isAsked else { throw .usage("'options' needs '--json-schema'") }
    }

    func run() {
        print(OptionsSchema.text, terminator: "")
    }
}
