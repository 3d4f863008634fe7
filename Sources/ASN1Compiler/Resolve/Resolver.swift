/// Turns syntax trees into a `Model`: looks up names, decides tags, evaluates constraints and values, checks.
///
/// The passes, in this order, each over all modules:
/// 1. symbols and imports (`SymbolTable`);
/// 2. types, with references as links and parameters filled in (`+References`, `+Types`, `+Components`, `+Classes`);
/// 3. tags (`+Tags`), which need the types behind references;
/// 4. values, objects and constraints (`+Values`, `+Objects`, `+Constraints`);
/// 5. checks that need all of it (`+Checks`).
///
/// Nothing is followed twice on the way round a loop: what refers to itself where it must not is reported.
final class Resolver {
    let trees: [SyntaxTree]
    let files: [SourceFile]
    let symbols: SymbolTable
    private(set) var diagnostics: [Diagnostic]
    /// Work of pass 4 that pass 2 found: constraints and DEFAULT values, whose governors must be built first.
    private var deferred: [() -> Void] = []
    /// All types made, for the passes that visit each.
    private(set) var types: [ResolvedType] = []
    /// How many of them have their tags.
    private var tagged = 0
    /// Parameterised types with their arguments filled in.
    var instances: [String: TypeDefinition] = [:]
    /// Classes, those with parameters once for each list of arguments.
    var classes: [String: InformationObjectClass] = [:]
    /// Values and objects with parameters that are being resolved, to notice loops.
    var activeInstances: Set<String> = []
    /// Places that were reported, where the same place can be visited many times, once for each use of a parameterised
    /// assignment.
    private var reportedPlaces: Set<SourceRange> = []
    /// Types whose values are limited to those of an object set's objects.
    var restrictedTypes: Set<ObjectIdentifier> = []
    /// Short names for the keys of arguments, which would grow with every level of nesting.
    private var shortKeys: [String: Int] = [:]
    /// Whether types are built, so that objects, which may hold any, can be resolved.
    private(set) var mayResolveObjects = false
    /// How many values, objects and object sets are being resolved, each for the sake of the one before.
    var resolutionDepth = 0
    /// The tags that an untagged CHOICE can start with.
    var choiceTags: [ObjectIdentifier: [Tag]] = [:]
    /// The object sets being resolved, each as an element of the one before; empty strings are objects in between,
    /// whose fields may hold the set again.
    var setPath: [String] = []
    /// How many types are being evaluated, each for the sake of a constraint that includes it.
    var inclusionDepth = 0
    /// How many types are being built, each for the COMPONENTS OF or the selection in another.
    var buildDepth = 0
    /// How many parameterised types are having their parameters filled in, each in the course of the one before.
    var instanceDepth = 0
    /// How many components COMPONENTS OF brought into types.
    var copiedComponents = 0
    /// Scopes that hold what only unused assignments gave.
    private var keptScopes: [ModuleScope] = []
    private var stepsLeft = 2_000_000
    /// Guesses at misspelt names cost time, so only the first errors get one.
    var suggestionsLeft = 20

    /// Is told of each step when it begins.
    private let progress: (Compiler.Step) -> Void

    private init(
        trees: [SyntaxTree], files: [SourceFile], swiftModules: [String?],
        progress: @escaping (Compiler.Step) -> Void
    ) {
        self.progress = progress
        let builtins = Parser.parse(BuiltinClasses.source, index: Int32(files.count)).0
        self.trees = trees + [builtins]
        self.files = files + [BuiltinClasses.source]
        symbols = SymbolTable(trees: self.trees, swiftModules: swiftModules)
        diagnostics = symbols.diagnostics
    }

    /// Resolves the trees of all files; `swiftModules` gives, per file, the Swift module of a dependency's file.
    static func resolve(
        trees: [SyntaxTree], files: [SourceFile], swiftModules: [String?],
        progress: @escaping (Compiler.Step) -> Void = { _ in }
    ) -> (Model, [Diagnostic]) {
        let resolver = resolved(trees: trees, files: files, swiftModules: swiftModules, progress: progress)
        return (resolver.model, resolver.diagnostics)
    }

    /// The same with the resolver itself, for those who want to look up more.
    static func resolved(
        trees: [SyntaxTree], files: [SourceFile], swiftModules: [String?],
        progress: @escaping (Compiler.Step) -> Void = { _ in }
    ) -> Resolver {
        let resolver = Resolver(trees: trees, files: files, swiftModules: swiftModules, progress: progress)
        resolver.run()
        let diagnostics = resolver.diagnostics.enumerated().sorted { left, right in
            let (first, second) = (left.element.order, right.element.order)
            return first == second ? left.offset < right.offset : first < second
        }
        resolver.diagnostics = diagnostics.map(\.element)
        return resolver
    }

    var model: Model { Model(modules: symbols.modules.map(\.model)) }

    private func run() {
        let entries = symbols.modules.flatMap { scope in
            scope.syntax.assignments.compactMap { assignment in
                // A second definition of a name was reported; only the first has an entry.
                scope.entries[assignment.name.text].flatMap {
                    $0.syntax.name.range == assignment.name.range ? $0 : nil
                }
            }
        }
        for entry in entries { makeDefinition(entry) }
        // An assignment that only gives a parameterised type its arguments becomes the type's definition, so that the
        // type gets that name; it must come before other uses with the same arguments.
        for entry in entries where entry.isInstance { buildType(of: entry) }
        for (index, entry) in entries.enumerated() {
            begin(.resolving, index + 1, of: 2 * entries.count)
            buildType(of: entry)
        }
        tagNewTypes()
        mayResolveObjects = true
        for (index, entry) in entries.enumerated() {
            begin(.resolving, entries.count + index + 1, of: 2 * entries.count)
            addValue(of: entry, toModel: true)
        }
        checkUnusedAssignments(entries)
        settle()
        for (index, type) in types.enumerated() {
            begin(.checking, index + 1, of: types.count)
            check(type)
        }
        checkEndlessTypes(types)
        checkEndlessDefaults(types)
        for scope in symbols.modules { for definition in scope.model.types { relate(in: definition.type) } }
        for entry in entries { checkParameters(of: entry) }
        checkImports()
        checkExports()
    }

    private func begin(_ kind: Compiler.Step.Kind, _ number: Int, of count: Int) {
        progress(Compiler.Step(kind: kind, number: number, count: count, path: ""))
    }

    private func tagNewTypes() {
        while tagged < types.count {
            computeTags(of: types[tagged])
            tagged += 1
        }
    }

    /// Does the work that was put off. It may find more: a value met for the first time has a type with constraints.
    func settle() {
        while !deferred.isEmpty {
            let work = deferred
            deferred = []
            for step in work { step() }
        }
        tagNewTypes()
    }

    // MARK: What the passes share

    func add(_ diagnostic: Diagnostic) {
        diagnostics.append(diagnostic)
    }

    func error(_ message: String, at range: SourceRange, notes: [Diagnostic.Note] = []) {
        diagnostics.append(.error(message, at: range, notes: notes))
    }

    func warning(_ message: String, at range: SourceRange, notes: [Diagnostic.Note] = []) {
        diagnostics.append(.warning(message, at: range, notes: notes))
    }

    /// Whether a place is to be reported, which it is only once.
    func reportOnce(_ range: SourceRange) -> Bool { reportedPlaces.insert(range).inserted }

    /// Takes some from the number of steps left for checks that visit what is shared each time it is used; that can be
    /// without end in practice. Says so once none are left.
    func hasWorkLeft(at range: SourceRange, steps: Int = 1) -> Bool {
        let hadWorkLeft = stepsLeft > 0
        stepsLeft -= steps
        if hadWorkLeft, stepsLeft <= 0 {
            warning(
                "this schema expands to so much that the rest of it is not checked; give parameters fewer values, or split it",
                at: range)
        }
        return stepsLeft > 0
    }

    func later(_ work: @escaping () -> Void) {
        deferred.append(work)
    }

    /// A short text that is the same for equal keys.
    func shortKey(_ key: String) -> String {
        guard !key.hasPrefix("~") else { return key }
        let number = shortKeys.count
        let known = shortKeys[key] ?? number
        if known == number { shortKeys[key] = number }
        return "~\(known)"
    }

    func keep(_ scope: ModuleScope) { keptScopes.append(scope) }

    func register(_ type: ResolvedType) -> ResolvedType {
        types.append(type)
        return type
    }

    /// The result of parsing braces again; what was wrong in them is reported once.
    func unwrap<Syntax>(_ reparsed: Reparsed<Syntax>, _ braced: BracedSyntax) -> Syntax? {
        if !reparsed.diagnostics.isEmpty, reportOnce(braced.range) {
            for diagnostic in reparsed.diagnostics { add(diagnostic) }
        }
        return reparsed.syntax
    }

    func tree(_ braced: BracedSyntax) -> SyntaxTree { trees[Int(braced.file)] }

    func isBuiltinDefinition(_ range: SourceRange) -> Bool { Int(range.file) == files.count - 1 }

    /// The schema's own words, on one line.
    func text(of range: SourceRange) -> String {
        let file = files[Int(range.file)]
        let bytes = file.bytes
        guard range.start >= 0, Int(range.end) <= bytes.count, range.start <= range.end else { return "" }
        return file.encoding.text(bytes[Int(range.start)..<Int(range.end)])
            .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}

extension Diagnostic {
    /// The place as something to sort by: file, then offset.
    fileprivate var order: Int64 { range.map { Int64($0.file) << 32 | Int64($0.start) } ?? -1 }
}
