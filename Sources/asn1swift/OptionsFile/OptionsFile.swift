import ASN1Compiler
import ASN1Interpreter

/// The options of a target, by convention `asn1.json` beside its schemas: a JSON object with the keys of `OptionKey`.
///
/// A misspelt key must not be ignored, since what it was meant to do would silently not happen.
enum OptionsFile {
    /// Reads the file at `path` and adds it to the files that diagnostics index; prints what is wrong with it, with the
    /// place, and throws.
    static func read(path: String, addingTo files: inout [SourceFile]) throws(CommandError) -> Options {
        let file = try SourceFile(contentsOf: path)
        let (options, diagnostics) = parse(file.bytes, file: Int32(clamping: files.count))
        files.append(file)
        var report = DiagnosticReport(files: files)
        try report.print(diagnostics)
        return options
    }

    /// The options that `bytes` hold, and all errors in them.
    ///
    /// - Parameter file: The index that ranges have for this file.
    static func parse(_ bytes: [UInt8], file: Int32 = 0) -> (options: Options, diagnostics: [Diagnostic]) {
        var options = Options()
        var diagnostics: [Diagnostic] = []
        do throws(JSONReader.SyntaxError) {
            let value = try JSONReader.read(bytes, file: file)
            guard case .object(let members) = value.content else {
                let message = "options must be an object in braces, not \(value.summary)"
                return (options, [.error(message, at: value.range)])
            }
            for member in members { diagnostics += apply(member, to: &options) }
        } catch {
            diagnostics.append(.error(error.message, at: error.range))
        }
        return (options, diagnostics)
    }

    private static func apply(_ member: JSONValue.Member, to options: inout Options) -> [Diagnostic] {
        // Editors take the file's JSON Schema from here.
        if member.key == "$schema" { return [] }
        guard let key = OptionKey.all.first(where: { $0.name == member.key }) else {
            let names = OptionKey.all.map(\.name)
            let hint =
                Spelling.closest(to: member.key, among: names).map { "did you mean '\($0)'?" }
                ?? "there are \(names.quotedList("and"))"
            return [.error("unknown option '\(member.key)'; \(hint)", at: member.keyRange)]
        }
        return key.read(member.value, into: &options)
    }
}
