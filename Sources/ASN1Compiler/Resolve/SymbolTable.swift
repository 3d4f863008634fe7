/// All modules of a compilation, by name and by object identifier.
struct SymbolTable {
    private(set) var modules: [ModuleScope] = []
    private var byName: [String: [ModuleScope]] = [:]
    private var byModel: [ObjectIdentifier: ModuleScope] = [:]
    private var byObjectIdentifier: [[BigInteger]: ModuleScope] = [:]
    /// `TYPE-IDENTIFIER` and `ABSTRACT-SYNTAX`.
    private var builtins: ModuleScope?
    private var entryCount = 0
    private(set) var diagnostics: [Diagnostic] = []

    /// `swiftModules` names, per file, the Swift module of a dependency's file, or nil for a file of this compilation.
    /// The last tree holds what every module knows without IMPORTS.
    init(trees: [SyntaxTree], swiftModules: [String?]) {
        for tree in trees.dropLast() {
            for syntax in tree.modules { add(syntax, file: tree.file, swiftModule: swiftModules[Int(tree.file)]) }
        }
        for scope in modules { addImports(to: scope) }
        if let syntax = trees.last?.modules.first {
            let scope = ModuleScope(
                syntax: syntax,
                model: ModuleModel(name: syntax.name.text, file: trees.last?.file ?? 0, swiftModule: nil))
            addEntries(to: scope)
            builtins = scope
        }
    }

    private mutating func add(_ syntax: ModuleSyntax, file: Int32, swiftModule: String?) {
        let scope = ModuleScope(
            syntax: syntax, model: ModuleModel(name: syntax.name.text, file: file, swiftModule: swiftModule))
        let name = syntax.name.text
        // Versions of one module have object identifiers of their own.
        if let earlier = byName[name]?.first(where: {
            $0.objectIdentifier == scope.objectIdentifier || $0.objectIdentifier == nil || scope.objectIdentifier == nil
        }) {
            let notes = [
                Diagnostic.Note("the first definition is here; rename one of the two", at: earlier.syntax.name.range)
            ]
            if earlier.syntax.name.range.file == syntax.name.range.file {
                diagnostics.append(
                    .error("module '\(name)' is defined twice", at: syntax.name.range, notes: notes))
            } else {
                // Published files overlap: a later RFC repeats the modules of an earlier one.
                diagnostics.append(
                    .warning(
                        "module '\(name)' is defined in an earlier file too; this definition is left out",
                        at: syntax.name.range, notes: notes))
            }
            return
        }
        scope.model.objectIdentifier = syntax.objectIdentifier
        scope.model.iri = syntax.iri
        byName[name, default: []].append(scope)
        if let oid = scope.objectIdentifier, byObjectIdentifier[oid] == nil { byObjectIdentifier[oid] = scope }
        byModel[ObjectIdentifier(scope.model)] = scope
        modules.append(scope)
        addEntries(to: scope)
    }

    private mutating func addEntries(to scope: ModuleScope) {
        for assignment in scope.syntax.assignments {
            let name = assignment.name.text
            if let earlier = scope.entries[name] {
                diagnostics.append(
                    .error(
                        "'\(name)' is defined twice in module '\(scope.syntax.name.text)'", at: assignment.name.range,
                        notes: [
                            .init("the first definition is here; rename one of the two", at: earlier.syntax.name.range)
                        ]))
                continue
            }
            scope.entries[name] = Entry(syntax: assignment, scope: scope, id: entryCount)
            entryCount += 1
        }
    }

    // MARK: Imports

    private mutating func addImports(to scope: ModuleScope) {
        for item in scope.syntax.imports {
            let module = imported(item)
            scope.importedModules[item.module.text] = module
            for symbol in item.symbols { addImport(symbol, from: item, module, to: scope) }
        }
    }

    /// The module that an import means: by object identifier where both have one, then by name.           (X.680 13.12)
    private mutating func imported(_ item: ImportSyntax) -> ModuleScope? {
        let named = byName[item.module.text] ?? []
        guard case .objectIdentifier(let syntax)? = item.assignedIdentifier,
            let arcs = ObjectIdentifierNames.arcs(syntax)
        else { return named.last }
        if let exact = byObjectIdentifier[arcs] { return exact }
        if let selected = selected(item.selection, arcs) { return selected }
        // Another version of the module is better than none; published modules seldom agree on these identifiers.
        if let other = named.last, let found = other.objectIdentifier {
            let wanted = arcs.map(\.description).joined(separator: " ")
            let have = found.map(\.description).joined(separator: " ")
            diagnostics.append(
                .warning(
                    "the module '\(item.module.text)' among the schemas is { \(have) }, not { \(wanted) }; it is used "
                        + "all the same", at: item.module.range,
                    notes: [.init("the module is here", at: other.syntax.name.range)]))
        }
        return named.last
    }

    /// The latest of the versions that WITH SUCCESSORS or WITH DESCENDANTS allows.                       (X.680 13.18, 13.19)
    private func selected(_ selection: ImportSyntax.Selection?, _ arcs: [BigInteger]) -> ModuleScope? {
        guard let selection, let last = arcs.last else { return nil }
        let candidates = modules.filter { scope in
            guard let found = scope.objectIdentifier else { return false }
            switch selection {
            case .successors:
                return found.count == arcs.count && found.dropLast() == arcs.dropLast()
                    && (found.last.map { last < $0 } ?? false)
            case .descendants: return found.count > arcs.count && found.starts(with: arcs)
            }
        }
        return candidates.max { left, right in
            (left.objectIdentifier ?? []).lexicographicallyPrecedes(right.objectIdentifier ?? [])
        }
    }

    private mutating func addImport(
        _ symbol: Identifier, from item: ImportSyntax, _ module: ModuleScope?, to scope: ModuleScope
    ) {
        if let own = scope.entries[symbol.text] {
            diagnostics.append(
                .warning(
                    "'\(symbol.text)' is defined in this module too, and that definition is used; remove the import, or rename one of them",
                    at: symbol.range,
                    notes: [.init("the definition is here", at: own.syntax.name.range)]))
        }
        if let earlier = scope.imports[symbol.text] {
            if earlier.module === module, earlier.moduleName.text == item.module.text {
                diagnostics.append(
                    .warning(
                        "'\(symbol.text)' is imported twice", at: symbol.range,
                        notes: [.init("the first import is here; remove one of the two", at: earlier.range)]))
            }
            if earlier.module !== module || module == nil && earlier.moduleName.text != item.module.text {
                scope.imports[symbol.text]?.alternative = symbol.range
            }
            return
        }
        scope.imports[symbol.text] = .init(
            module: module, moduleName: item.module, range: symbol.range, isReported: false)
        guard let module else { return }
        let isKnown =
            module.entries[symbol.text] != nil
            || module.syntax.imports.contains { $0.symbols.contains { $0.text == symbol.text } }
        if !isKnown {
            // RFC 3280 and others import UTF8String and the like, which every module knows.
            if CharacterStringKind(rawValue: symbol.text) != nil || Self.usefulTypes.contains(symbol.text) {
                scope.imports[symbol.text] = nil
                return
            }
            scope.imports[symbol.text]?.isReported = true
            let hint =
                Spelling.closest(to: symbol.text, among: module.entries.keys.sorted())
                .map { "; did you mean '\($0)'?" } ?? "; import it from the module that does"
            diagnostics.append(
                .error(
                    "module '\(item.module.text)' does not define '\(symbol.text)'\(hint)", at: symbol.range,
                    notes: [.init("the module is here", at: module.syntax.name.range)]))
        } else if !module.exports(symbol.text) {
            diagnostics.append(
                .error(
                    "module '\(item.module.text)' does not export '\(symbol.text)'", at: symbol.range,
                    notes: [.init("its EXPORTS do not list it; add it there", at: module.syntax.name.range)]))
        }
    }

    private static let typeNames = Keyword.allCases.filter(\.startsType).map(\.rawValue)

    static let usefulTypes: Set<String> = [
        "EXTERNAL", "GeneralizedTime", "ObjectDescriptor", "TYPE-IDENTIFIER", "ABSTRACT-SYNTAX", "UTCTime",
    ]

    // MARK: Looking up

    enum Lookup {
        case found(Entry)
        /// Not defined, and not reported yet.
        case undefined
        /// Imported from a module that is not among the files.
        case missingModule(Identifier)
        /// Imported from two modules, at these places.
        case ambiguous(SourceRange, SourceRange)
        /// Imported from a module that does not define it, which was said at the import.
        case reported
        /// Imported by modules from each other, with one of the imports.
        case circular(SourceRange)
    }

    /// The module that `name` means in `scope`: what its IMPORTS call so, or any module of the name.
    func module(named name: String, from scope: ModuleScope) -> ModuleScope? {
        if name == scope.syntax.name.text { return scope }
        return scope.importedModules[name] ?? byName[name]?.last
    }

    /// Finds what `name` means in a module: its own assignment, or what an import leads to.
    func lookup(_ name: String, in scope: ModuleScope) -> Lookup {
        var scope = scope
        var steps = 0
        while true {
            if let entry = scope.entries[name] { return .found(entry) }
            guard let item = scope.imports[name] else { return .undefined }
            if item.isReported { return .reported }
            if let other = item.alternative { return .ambiguous(item.range, other) }
            guard let next = item.module else { return .missingModule(item.moduleName) }
            steps += 1
            // A module that imports a name from one that imports it back.
            if steps > modules.count { return .circular(item.range) }
            scope = next
        }
    }

    func scope(of model: ModuleModel) -> ModuleScope? { byModel[ObjectIdentifier(model)] }

    func builtin(_ name: String) -> Entry? { builtins?.entries[name] }

    /// The defined name that looks most like `name`, or the type of ASN.1 that other languages call so.
    func suggestion(for name: String, in scope: ModuleScope) -> String? {
        let imported = scope.imports.keys.filter { if case .found = lookup($0, in: scope) { true } else { false } }
        return Spelling.closest(to: name, among: (Array(scope.entries.keys) + imported).sorted())
            ?? Spelling.type(called: name) ?? Spelling.closest(to: name, among: Self.typeNames)
    }
}
