import ASN1Compiler
import ASN1Interpreter
import ASN1Runtime

/// `asn1swift decode --type T SCHEMA… FILE`: prints an encoded value of a schema's type, without generating code.
struct DecodeCommand: Equatable {
    var schemas: [String] = []
    /// The encoded value; `-` is standard input.
    var file = ""
    /// `Type` or `Module.Type`
    var type = ""
    var rules = ASN1EncodingRules.ber
    var isJSON = false

    init(_ arguments: ArraySlice<String>) throws(CommandError) {
        var reader = ArgumentReader(arguments)
        var files: [String] = []
        var rulesOption: String?
        while let argument = reader.next() {
            switch argument {
            case .file(let path): files.append(path)
            case .option("--type", let value):
                type = try reader.value(of: "--type", attached: value, "the name of a type")
            case .option("--json", let value):
                try ArgumentReader.requireNoValue("--json", value)
                isJSON = true
            case .option(let name, let value) where name == "--der" || name == "--ber":
                try ArgumentReader.requireNoValue(name, value)
                guard rulesOption == nil || rulesOption == name else {
                    throw .usage("give '--der' or '--ber', not both")
                }
                rulesOption = name
                rules = name == "--der" ? .der : .ber
            case .option(let name, _): throw .usage("'decode' has no option '\(name)'")
            }
        }
        guard !type.isEmpty else { throw .usage("'decode' needs '--type' with the name of a type") }
        guard files.count >= 2, let last = files.popLast() else {
            throw .usage("'decode' needs the schema files and, after them, the file to decode")
        }
        schemas = files
        file = last
    }

    func run() throws(CommandError) {
        try StandardOutput.write(Array((try text() + "\n").utf8))
    }

    /// What is printed.
    func text() throws(CommandError) -> String {
        let sources = try SourceFile.read(schemas)
        let (model, diagnostics) = Compiler.model(of: sources)
        var report = DiagnosticReport(files: sources)
        try report.print(diagnostics)
        let interpreter = Interpreter(model)
        let definition = try self.definition(interpreter)
        let bytes = try InputFile.bytes(of: file)
        do throws(ASN1Error) {
            let value = try interpreter.decode(definition, from: ASN1Bytes(bytes), rules: rules)
            return isJSON ? value.json : value.valueNotation(.indented)
        } catch {
            throw .failure("\(InputFile.name(of: file)): \(error)")
        }
    }

    private func definition(_ interpreter: Interpreter) throws(CommandError) -> TypeDefinition {
        do throws(TypeNameError) {
            return try interpreter.definition(named: type)
        } catch {
            switch error {
            case .unknown(let near):
                let hint = near.isEmpty ? "" : "; did you mean \(near.quotedList("or"))?"
                throw .failure("the schemas have no type '\(type)'\(hint)")
            case .ambiguous(let names):
                throw .failure("several modules have a type '\(type)'; give \(names.quotedList("or"))")
            }
        }
    }
}
