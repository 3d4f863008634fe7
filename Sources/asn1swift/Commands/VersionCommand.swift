import ASN1Inspection

/// `asn1swift version`, `asn1swift --version`: writes the version on standard output.
struct VersionCommand: Equatable {
    init(_ arguments: ArraySlice<String>) throws(CommandError) {
        let parsed = try ParsedArguments(arguments, of: CommandLineDescription.version)
        if let file = parsed.files.first { throw .usage("'version' takes no file, such as '\(file)'") }
    }

    func run() throws(CommandError) {
        try StandardOutput.write("asn1swift \(ToolVersion.text)\n")
    }
}
