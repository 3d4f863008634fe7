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
        // The page shows what there is all the same.
        if let problem { throw problem }
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
        var misfit: CommandError?
        for input in inputs {
            if files.count > 1 || inputs.count > 1 { try write(Array("\(input.name.withVisibleControls):\n".utf8)) }
            let known = schema.flatMap { Self.labels(input, $0, definition, descends: descends) }
            var dump = EncodingDump(
                input.bytes, names: names, labels: known?.labels, descends: descends, hasOctets: hasOctets)
            do throws(DumpError<CommandError>) {
                try dump.run(write)
            } catch {
                switch error {
                case .input(let error): return .failure("\(input.name): \(error)")
                case .output(let error): throw error
                }
            }
            guard let problem = known?.misfit else { continue }
            if let misfit { StandardError.print(misfit.text) }
            misfit = problem
        }
        return misfit
    }

    /// The page of the one file, in UTF-8, and why it does not show all of the file with its names.
    func html() throws(CommandError) -> (html: [UInt8], problem: CommandError?) {
        let schema = schemas.isEmpty ? nil : try LoadedSchema(schemas)
        var definition: TypeDefinition?
        if let type { definition = try schema?.definition(named: type) }
        var bytes: [UInt8] = []
        for input in try InputFile.encodings(of: files[0]) { bytes += input.bytes }
        let input = InputFile.Encoding(name: InputFile.name(of: files[0]), bytes: ASN1Bytes(bytes))
        let known = schema.flatMap { Self.labels(input, $0, definition, descends: descends) }
        let tree = known?.tree ?? EncodingTree(input.bytes, descends: descends)
        let title = files[0].split(separator: "/").last.map(String.init) ?? files[0]
        let page = EncodingPage(
            title: title == "-" ? "standard input" : title, tree: tree,
            names: schema?.interpreter.identifierNames ?? IdentifierNames(), labels: known?.labels)
        return (page.html, tree.problem.map { .failure("\(input.name): \($0)") } ?? known?.misfit)
    }

    /// What a schema says of an input.
    private struct Known {
        var tree: EncodingTree
        /// The schema's names, where the type is known.
        var labels: EncodingTree.Labels?
        /// That the values are not of the type that was named, or could be of several.
        var misfit: CommandError?
    }

    /// The tree of an input with the schema's names; nil where no type is named and none fits.
    private static func labels(
        _ input: InputFile.Encoding, _ schema: LoadedSchema, _ type: TypeDefinition?, descends: Bool
    ) -> Known? {
        guard let type else {
            let fitting = schema.interpreter.typesFitting(input.bytes, rules: .ber)
            guard let type = fitting.definitions.first else { return nil }
            let tree = EncodingTree(input.bytes, descends: descends)
            guard fitting.definitions.count == 1 else {
                return Known(tree: tree, misfit: .failure("\(input.name): \(schema.several(fitting))"))
            }
            return Known(tree: tree, labels: schema.interpreter.labels(tree, as: type))
        }
        let tree = EncodingTree(input.bytes, descends: descends)
        var known = Known(tree: tree, labels: schema.interpreter.labels(tree, as: type))
        // What is no encoding at its end is reported as that.
        guard tree.problem == nil else { return known }
        for root in tree.roots {
            let node = tree.nodes[root]
            let value = input.bytes.slice(Int(node.offset)..<Int(node.end))
            do throws(ASN1Error) {
                _ = try schema.interpreter.decode(type, from: value, rules: .ber)
            } catch {
                known.misfit = .failure("\(input.name): no value of type '\(type.name.text)': \(error)\(input.hint)")
                break
            }
        }
        return known
    }
}
