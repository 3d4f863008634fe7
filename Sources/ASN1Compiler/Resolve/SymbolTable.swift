/// The names that each module defines and imports.
final class ModuleScope {
    let syntax: ModuleSyntax
    let model: ModuleModel
    fileprivate(set) var entries: [String: Entry] = [:]
    /// Imported names, with the place of the import.
    fileprivate(set) var imports: [String: Import] = [:]

    struct Import {
        /// nil where the module is not among the files, which was reported.
        var module: ModuleScope?
        var range: SourceRange
    }

    init(syntax: ModuleSyntax, model: ModuleModel) {
        self.syntax = syntax
        self.model = model
    }

    func exports(_ name: String) -> Bool {
        switch syntax.exports {
        case .all: true
        case .symbols(let symbols): symbols.contains { $0.text == name }
        }
    }
}

/// An assignment, and what became of it.
final class Entry {
    let syntax: AssignmentSyntax
    unowned let scope: ModuleScope
    /// Set for a type assignment once its definition is made; its type is built on demand.
    var definition: TypeDefinition?
    var isBuilding = false
    var isBuilt = false
    /// Set for a value assignment once it is resolved.
    var value: ValueDefinition?
    var isResolvingValue = false

    init(syntax: AssignmentSyntax, scope: ModuleScope) {
        self.syntax = syntax
        self.scope = scope
    }
}

/// All modules of a compilation, by name.
struct SymbolTable {
    private(set) var modules: [ModuleScope] = []
    private var byName: [String: ModuleScope] = [:]
    private(set) var diagnostics: [Diagnostic] = []

    /// `swiftModules` names, per file, the Swift module of a dependency's file, or nil for a file of this compilation.
    init(trees: [SyntaxTree], swiftModules: [String?]) {
        for tree in trees {
            for syntax in tree.modules {
                let model = ModuleModel(
                    name: syntax.name.text, file: tree.file, swiftModule: swiftModules[Int(tree.file)])
                let scope = ModuleScope(syntax: syntax, model: model)
                if let earlier = byName[syntax.name.text] {
                    diagnostics.append(
                        .error(
                            "module '\(syntax.name.text)' is defined twice", at: syntax.name.range,
                            notes: [.init("the first definition is here", at: earlier.syntax.name.range)]))
                    continue
                }
                byName[syntax.name.text] = scope
                modules.append(scope)
                addEntries(to: scope)
            }
        }
        for scope in modules { addImports(to: scope) }
    }

    private mutating func addEntries(to scope: ModuleScope) {
        for assignment in scope.syntax.assignments {
            let name = assignment.name.text
            if let earlier = scope.entries[name] {
                diagnostics.append(
                    .error(
                        "'\(name)' is defined twice in module '\(scope.syntax.name.text)'", at: assignment.name.range,
                        notes: [.init("the first definition is here", at: earlier.syntax.name.range)]))
                continue
            }
            scope.entries[name] = Entry(syntax: assignment, scope: scope)
        }
    }

    private mutating func addImports(to scope: ModuleScope) {
        for item in scope.syntax.imports {
            let module = byName[item.module.text]
            if module == nil {
                diagnostics.append(
                    .error(
                        "module '\(item.module.text)' is not among the schemas; add the file that defines it",
                        at: item.module.range))
            }
            for symbol in item.symbols {
                if let earlier = scope.imports[symbol.text], earlier.module !== module {
                    diagnostics.append(
                        .error(
                            "'\(symbol.text)' is imported from two modules", at: symbol.range,
                            notes: [.init("the first import is here", at: earlier.range)]))
                    continue
                }
                scope.imports[symbol.text] = .init(module: module, range: symbol.range)
                guard let module else { continue }
                if module.entries[symbol.text] == nil, module.syntax.imports.allSatisfy({ other in
                    !other.symbols.contains { $0.text == symbol.text }
                }) {
                    diagnostics.append(
                        .error(
                            "module '\(item.module.text)' does not define '\(symbol.text)'", at: symbol.range,
                            notes: [.init("the module is here", at: module.syntax.name.range)]))
                } else if !module.exports(symbol.text) {
                    diagnostics.append(
                        .error(
                            "module '\(item.module.text)' does not export '\(symbol.text)'", at: symbol.range,
                            notes: [.init("the module is here", at: module.syntax.name.range)]))
                }
            }
        }
    }

    enum Lookup {
        case found(Entry)
        /// Not defined, and not reported yet.
        case undefined
        /// Not to be found for a reason that was reported, such as a missing module.
        case reported
    }

    func module(named name: String) -> ModuleScope? { byName[name] }

    /// Finds what `name` means in a module: its own assignment, or what an import leads to.
    func lookup(_ name: String, in scope: ModuleScope) -> Lookup {
        var scope = scope
        var visited = 0
        while true {
            if let entry = scope.entries[name] { return .found(entry) }
            guard let item = scope.imports[name] else { return visited == 0 ? .undefined : .reported }
            guard let next = item.module else { return .reported }
            visited += 1
            if visited > modules.count { return .reported }
            scope = next
        }
    }
}
