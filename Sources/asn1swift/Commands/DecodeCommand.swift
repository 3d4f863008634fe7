import ASN1Compiler
import ASN1Inspection
import ASN1Interpreter
import ASN1Runtime

/// `asn1swift decode [--type T] SCHEMA… FILE`: prints encoded values of a schema's type, without generating code.
struct DecodeCommand: Equatable {
    var schemas: [String]
    /// The encoded value; `-` is standard input.
    var file: String
    /// `Type` or `Module.Type`; nil where it is to be found.
    var type: String?
    var rules: ASN1EncodingRules
    var isJSON: Bool
    /// Whether values follow each other in the file.
    var isStream: Bool

    init(_ arguments: ArraySlice<String>) throws(CommandError) {
        let parsed = try ParsedArguments(arguments, of: CommandLineDescription.decode)
        guard !(parsed.has("--der") && parsed.has("--ber")) else { throw .usage("give '--der' or '--ber', not both") }
        guard parsed.files.count >= 2, let last = parsed.files.last else {
            throw .usage("'decode' needs the schema files and, after them, the file to decode")
        }
        schemas = parsed.files.dropLast()
        file = last
        type = parsed.value("--type")
        rules = parsed.has("--der") ? .der : .ber
        isJSON = parsed.has("--json")
        isStream = parsed.has("--berfile")
    }

    func run() throws(CommandError) {
        try decode { (text) throws(CommandError) in try StandardOutput.write(text + "\n") }
    }

    /// Decodes the values of the file.
    /// - Parameter print: Takes the text of each, as soon as it is decoded.
    func decode(_ print: (String) throws(CommandError) -> Void) throws(CommandError) {
        let schema = try LoadedSchema(schemas)
        let inputs = try InputFile.encodings(of: file)
        guard isStream || inputs.count == 1 else {
            throw .failure("\(InputFile.name(of: file)) has \(inputs.count) PEM blocks; '--berfile' prints all of them")
        }
        var definition: TypeDefinition?
        if let type { definition = try schema.definition(named: type) }
        for input in inputs {
            let (values, problem) = isStream ? Self.values(in: input) : ([input.bytes], nil)
            for bytes in values {
                let known: TypeDefinition
                if let definition {
                    known = definition
                } else {
                    let (found, count) = try schema.definition(fitting: bytes, of: input, rules: rules)
                    known = found
                    // That others fit too is to be known to who expected one of them.
                    let choice = count == 1 ? "" : ", which says most about it of \(count) types that fit"
                    StandardError.print("\(input.name.withVisibleControls): \(known.name.text)\(choice)")
                    definition = known
                }
                try print(text(of: bytes, as: known, schema, input))
            }
            if let problem { throw .failure("\(input.name): \(problem)") }
        }
    }

    /// The value that an encoding holds.
    private func text(
        of bytes: ASN1Bytes, as definition: TypeDefinition, _ schema: LoadedSchema, _ input: InputFile.Encoding
    ) throws(CommandError) -> String {
        do throws(ASN1Error) {
            let value = try schema.interpreter.decode(definition, from: bytes, rules: rules)
            return isJSON ? value.json : value.valueNotation(.indented)
        } catch {
            let hint =
                error.code == .trailingBytes ? "; '--berfile' prints values that follow each other" : input.hint
            throw .failure("\(input.name): \(error)\(hint)")
        }
    }

    /// The values that follow each other in an input, each with its offset in it, and what is wrong after them.
    private static func values(in input: InputFile.Encoding) -> ([ASN1Bytes], ASN1Error?) {
        let tree = EncodingTree(input.bytes, descends: false)
        let end = tree.problem.map { ($0.offset ?? 0) - input.bytes.offset } ?? input.bytes.count
        let whole = tree.roots.map { tree.nodes[$0] }.filter { Int($0.end) <= end }
        return (whole.map { input.bytes.slice(Int($0.offset)..<Int($0.end)) }, tree.problem)
    }
}
