import ASN1Compiler
import ASN1Inspection
import ASN1Interpreter
import ASN1Runtime
import Foundation

/// `asn1swift encode --type T SCHEMA… FILE`: writes in DER the value that a text holds.
struct EncodeCommand: Equatable {
    var schemas: [String]
    /// The text; `-` is standard input.
    var file: String
    /// `Type` or `Module.Type`
    var type: String
    /// Whether the text is JSON, and not value notation.
    var isJSON: Bool
    /// Where the encoding goes; nil for standard output.
    var output: String?
    var isHexadecimal: Bool

    init(_ arguments: ArraySlice<String>) throws(CommandError) {
        let parsed = try ParsedArguments(arguments, of: CommandLineDescription.encode)
        guard let type = parsed.value("--type") else {
            throw .usage("'encode' needs '--type' with the name of a type")
        }
        guard parsed.files.count >= 2, let last = parsed.files.last else {
            throw .usage("'encode' needs the schema files and, after them, the file with the value")
        }
        schemas = parsed.files.dropLast()
        file = last
        self.type = type
        isJSON = parsed.has("--json") || last.lowercased().hasSuffix(".json")
        output = parsed.value("--output").flatMap { $0 == StandardOutput.name ? nil : $0 }
        isHexadecimal = parsed.has("--hex")
    }

    func run() throws(CommandError) {
        if let output {
            for input in schemas + [file] where OutputFile.isSame(output, input) {
                throw .failure("'\(output)' is what is read; name another file to write")
            }
        }
        let encoding = try encoded()
        let isText = isHexadecimal || output == nil && StandardOutput.isTerminal
        let result = isText ? Array((ASN1Bytes(encoding).description + "\n").utf8) : encoding
        if let output { try OutputFile.writeNamed(output, result) } else { try StandardOutput.write(result) }
    }

    /// The encoding. What is wrong with the text is printed with its place.
    func encoded() throws(CommandError) -> [UInt8] {
        let schema = try LoadedSchema(schemas)
        let definition = try schema.definition(named: type)
        let text = SourceFile(path: InputFile.name(of: file), bytes: try InputFile.contents(of: file))
        let problem: Diagnostic
        do throws(WrittenValueError) {
            let value = try schema.interpreter.read(text, index: 0, isJSON: isJSON, as: definition)
            do throws(ASN1Error) { return try schema.interpreter.encode(value, as: definition) } catch {
                problem = .error("\(error)", at: SourceRange(file: 0, start: 0, end: 0))
            }
        } catch { problem = error.diagnostic }
        var report = DiagnosticReport(files: [text])
        try report.print([problem])
        throw .reported
    }
}
