import ASN1Compiler
import ASN1Interpreter
import ASN1Runtime

/// Schemas that were read and checked, for the commands that work on values.
struct LoadedSchema {
    let model: Model
    let interpreter: Interpreter

    /// Reads schemas; prints what is wrong with them, and throws if that is an error.
    init(_ files: [String]) throws(CommandError) {
        let sources = try SourceFile.read(files)
        let (model, diagnostics) = Compiler.model(of: sources)
        var report = DiagnosticReport(files: sources)
        try report.print(diagnostics)
        self.model = model
        interpreter = Interpreter(model)
    }

    /// The type of a name, `Type` or `Module.Type`.
    func definition(named type: String) throws(CommandError) -> TypeDefinition {
        do throws(TypeNameError) {
            return try interpreter.definition(named: type)
        } catch {
            switch error {
            case .unknown(let near):
                let names = Set(model.modules.flatMap(\.types).filter { !$0.isHidden }.map(\.name.text)).sorted()
                let hint =
                    near.isEmpty
                    ? Spelling.hint(for: type, among: names) : "; did you mean \(near.quotedList("or"))?"
                throw .failure("the schemas have no type '\(type)'\(hint)")
            case .ambiguous(let names):
                throw .failure("several modules have a type '\(type)'; give \(names.quotedList("or"))")
            }
        }
    }

    /// The one type that an encoding can be of, or that says more about it than all others.
    /// - Parameter input: What the encoding stands in.
    /// - Returns: The type, and how many fit at all.
    func definition(
        fitting bytes: ASN1Bytes, of input: InputFile.Encoding, rules: ASN1EncodingRules
    ) throws(CommandError) -> (definition: TypeDefinition, count: Int) {
        let fitting = interpreter.typesFitting(bytes, rules: rules)
        guard let definition = fitting.definitions.first else {
            guard let (nearest, error) = fitting.nearest else {
                throw .failure("the schemas have no type; add one that has the value's")
            }
            throw .failure(
                "\(input.name): no type of the schemas fits; '\(nearest.name.text)' comes closest: \(error)\(input.hint)"
            )
        }
        guard fitting.definitions.count == 1 else {
            throw .failure("\(input.name): \(several(fitting))")
        }
        return (definition, fitting.count)
    }

    /// That no type says more about an encoding than the others.
    func several(_ fitting: FittingTypes) -> String {
        "several types fit; give '--type' with \(fitting.definitions.map(fullName).quotedList("or"))"
    }

    /// The name that `--type` takes: with the module where several have the type.
    private func fullName(_ definition: TypeDefinition) -> String {
        let name = definition.name.text
        if case .some = try? interpreter.definition(named: name) { return name }
        return definition.module.name + "." + name
    }
}
