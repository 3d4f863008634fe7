import ASN1Compiler

extension SourceFile {
    /// Reads a file, `-` being standard input; its path is shown in messages as it is given here.
    init(contentsOf path: String) throws(CommandError) {
        let hint = "; name the schema files in it, such as '\(path)/*.asn1'"
        self.init(path: InputFile.name(of: path), bytes: try InputFile.contents(of: path, directoryHint: hint))
    }

    /// Reads several; a file named twice is read once, so that its definitions do not clash with themselves.
    static func read(_ paths: [String]) throws(CommandError) -> [SourceFile] {
        var seen: Set<String> = []
        var files: [SourceFile] = []
        for path in paths where seen.insert(path).inserted {
            files.append(try SourceFile(contentsOf: path))
        }
        return files
    }
}
