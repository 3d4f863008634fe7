import ASN1Compiler
import ASN1Interpreter

/// `asn1swift graph [--dot] [--type TYPE]… FILE…`: writes which types refer to which on standard output.
struct GraphCommand: Equatable {
    var files: [String]
    var isDOT: Bool
    /// `Type` or `Module.Type`; all types where there is none.
    var types: [String]

    init(_ arguments: ArraySlice<String>) throws(CommandError) {
        let parsed = try ParsedArguments(arguments, of: CommandLineDescription.graph)
        files = parsed.files
        isDOT = parsed.has("--dot")
        types = parsed.values("--type")
        guard !files.isEmpty else { throw .usage("'graph' needs the schema files to draw") }
    }

    func run() throws(CommandError) {
        try StandardOutput.write(text())
    }

    /// What is written.
    func text() throws(CommandError) -> String {
        let schema = try LoadedSchema(files)
        let graph = TypeGraph(schema.model)
        var shown: Set<Int>?
        for type in types {
            let definition = try schema.definition(named: type)
            guard let index = graph.nodes.firstIndex(where: { $0.definition === definition }) else { continue }
            shown = (shown ?? []).union(graph.reach(of: index))
        }
        return isDOT ? graph.dot(shown) : graph.mermaid(shown)
    }
}
