import ASN1Compiler
import ASN1Inspection
import ASN1Interpreter
import ASN1Runtime

/// `asn1swift dump FILE…`: lists the values in encoded files, or shows them on a page; schemas give them names.
struct DumpCommand: Equatable {
    var schemas: [String]
    var files: [String]
    /// `Type` or `Module.Type`; nil where it is to be found.
    var type: String?
    /// The page to write; nil for a list on standard output.
    var page: String?
    /// Whether strings are gone into that hold encodings.
    var descends: Bool
    var hasOctets: Bool

    init(_ arguments: ArraySlice<String>) throws(CommandError) {
        let parsed = try ParsedArguments(arguments, of: CommandLineDescription.dump)
        schemas = parsed.values("--schema") + parsed.files.filter(Self.isSchema)
        files = parsed.files.filter { !Self.isSchema($0) }
        type = parsed.value("--type")
        page = parsed.value("--html")
        descends = !parsed.has("--flat")
        hasOctets = parsed.has("--octets")
        guard !files.isEmpty else { throw .usage("'dump' needs the files to list") }
        if type != nil, schemas.isEmpty { throw .usage("'--type' needs the schema files that have the type") }
        if page != nil, files.count > 1 { throw .usage("'--html' shows one file; give one") }
    }

    private static func isSchema(_ path: String) -> Bool {
        let path = path.lowercased()
        return path.hasSuffix(".asn1") || path.hasSuffix(".asn")
    }

    func run() throws(CommandError) {
        guard let page else { return try list(StandardOutput.write) }
        let (html, problem) = try html()
        try OutputFile.writeNamed(page, html, isPage: true)
        // The page shows what comes before, and says so.
        if let problem { throw .failure("\(InputFile.name(of: files[0])): \(problem)") }
    }

    /// Lists the files.
    /// - Parameter write: Takes the text in pieces.
    func list(_ write: ([UInt8]) throws(CommandError) -> Void) throws(CommandError) {
        let schema = schemas.isEmpty ? nil : try LoadedSchema(schemas)
        let names = schema?.interpreter.identifierNames ?? IdentifierNames()
        var definition: TypeDefinition?
        if let type { definition = try schema?.definition(named: type) }
        var isWhole = true
        for file in files {
            guard let failure = try list(file, schema, names, definition, write) else { continue }
            guard files.count > 1 else { throw failure }
            // What is wrong with one file keeps none of the others from being listed.
            if let text = failure.text { StandardError.print(text) }
            isWhole = false
        }
        if !isWhole { throw .reported }
    }

    /// Lists a file.
    /// - Returns: Why it is not listed to its end.
    private func list(
        _ file: String, _ schema: LoadedSchema?, _ names: IdentifierNames, _ definition: TypeDefinition?,
        _ write: ([UInt8]) throws(CommandError) -> Void
    ) throws(CommandError) -> CommandError? {
        let inputs: [InputFile.Encoding]
        do throws(CommandError) { inputs = try InputFile.encodings(of: file) } catch { return error }
        for input in inputs {
            if files.count > 1 || inputs.count > 1 { try write(Array("\(input.name.withVisibleControls):\n".utf8)) }
            let labels = schema.flatMap { Self.labels(input.bytes, $0, definition, descends: descends) }
            var dump = EncodingDump(
                input.bytes, names: names, labels: labels?.labels, descends: descends, hasOctets: hasOctets)
            do throws(DumpError<CommandError>) {
                try dump.run(write)
            } catch {
                switch error {
                case .input(let error): return .failure("\(input.name): \(error)")
                case .output(let error): throw error
                }
            }
        }
        return nil
    }

    /// The page of the one file, in UTF-8, and why it does not show the file to its end.
    func html() throws(CommandError) -> (html: [UInt8], problem: ASN1Error?) {
        let schema = schemas.isEmpty ? nil : try LoadedSchema(schemas)
        var definition: TypeDefinition?
        if let type { definition = try schema?.definition(named: type) }
        var bytes: [UInt8] = []
        for input in try InputFile.encodings(of: files[0]) { bytes += input.bytes }
        let input = ASN1Bytes(bytes)
        let found = schema.flatMap { Self.labels(input, $0, definition, descends: descends) }
        let tree = found?.tree ?? EncodingTree(input, descends: descends)
        let title = files[0].split(separator: "/").last.map(String.init) ?? files[0]
        let page = EncodingPage(
            title: title == "-" ? "standard input" : title, tree: tree,
            names: schema?.interpreter.identifierNames ?? IdentifierNames(), labels: found?.labels)
        return (page.html, tree.problem)
    }

    /// The tree of an input with the schema's names, where the type is known.
    private static func labels(
        _ bytes: ASN1Bytes, _ schema: LoadedSchema, _ type: TypeDefinition?, descends: Bool
    ) -> (tree: EncodingTree, labels: EncodingTree.Labels)? {
        var type = type
        if type == nil {
            let fitting = schema.interpreter.typesFitting(bytes, rules: .ber).definitions
            if fitting.count == 1 { type = fitting.first }
        }
        guard let type else { return nil }
        let tree = EncodingTree(bytes, descends: descends)
        return (tree, schema.interpreter.labels(tree, as: type))
    }
}
