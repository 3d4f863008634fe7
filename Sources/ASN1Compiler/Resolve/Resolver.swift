/// Turns syntax trees into a `Model`: looks up names, decides tags, evaluates constraints and values, checks.
///
/// The passes, in this order, each over all modules:
/// 1. symbols and imports (`SymbolTable`);
/// 2. types, with references as links (`Resolver+Types`);
/// 3. tags (`Resolver+Tags`), which need the types behind references;
/// 4. values and constraints (`Resolver+Values`, `Resolver+Constraints`);
/// 5. checks that need all of it (`Resolver+Checks`).
final class Resolver {
    let trees: [SyntaxTree]
    let files: [SourceFile]
    let symbols: SymbolTable
    private(set) var diagnostics: [Diagnostic]
    /// Work of pass 4 that pass 2 found: constraints and DEFAULT values, whose governors must be built first.
    private var deferred: [() -> Void] = []
    /// All types made, for the passes that visit each.
    private(set) var types: [ResolvedType] = []

    private init(trees: [SyntaxTree], files: [SourceFile], swiftModules: [String?]) {
        self.trees = trees
        self.files = files
        symbols = SymbolTable(trees: trees, swiftModules: swiftModules)
        diagnostics = symbols.diagnostics
    }

    /// Resolves the trees of all files; `swiftModules` gives, per file, the Swift module of a dependency's file.
    static func resolve(
        trees: [SyntaxTree], files: [SourceFile], swiftModules: [String?]
    ) -> (Model, [Diagnostic]) {
        let resolver = Resolver(trees: trees, files: files, swiftModules: swiftModules)
        resolver.run()
        return (Model(modules: resolver.symbols.modules.map(\.model)), resolver.diagnostics)
    }

    private func run() {
        let entries = symbols.modules.map { scope in
            scope.syntax.assignments.compactMap { assignment in
                // A second definition of a name was reported; only the first has an entry.
                scope.entries[assignment.name.text].flatMap {
                    $0.syntax.name.range == assignment.name.range ? $0 : nil
                }
            }
        }
        for scopeEntries in entries { for entry in scopeEntries { makeDefinition(entry) } }
        for scopeEntries in entries { for entry in scopeEntries { buildType(of: entry) } }
        for type in types { computeTags(of: type) }
        for work in deferred { work() }
        for scopeEntries in entries { for entry in scopeEntries { addValue(of: entry) } }
        for type in types { check(type) }
    }

    // MARK: What the passes share

    func add(_ diagnostic: Diagnostic) {
        diagnostics.append(diagnostic)
    }

    func error(_ message: String, at range: SourceRange, notes: [Diagnostic.Note] = []) {
        diagnostics.append(.error(message, at: range, notes: notes))
    }

    func notSupported(_ what: String, at range: SourceRange) {
        diagnostics.append(.error("\(what) is not supported yet", at: range))
    }

    func later(_ work: @escaping () -> Void) {
        deferred.append(work)
    }

    func register(_ type: ResolvedType) -> ResolvedType {
        types.append(type)
        return type
    }

    /// Finds an assignment by reference; reports what is undefined and gives nil then.
    func lookup(_ reference: ReferenceSyntax, in scope: ModuleScope) -> Entry? {
        var place = scope
        if let module = reference.module {
            guard let found = symbols.module(named: module.text) else {
                error("module '\(module.text)' is not among the schemas", at: module.range)
                return nil
            }
            place = found
        }
        switch symbols.lookup(reference.name.text, in: place) {
        case .found(let entry): return entry
        case .reported: return nil
        case .undefined:
            error("'\(reference.name.text)' is not defined in module '\(place.syntax.name.text)'", at: reference.range)
            return nil
        }
    }
}
