/// The names that one module defines and imports.
final class ModuleScope {
    let syntax: ModuleSyntax
    let model: ModuleModel
    /// The arcs of its object identifier, where they are known.
    let objectIdentifier: [BigInteger]?
    var entries: [String: Entry] = [:]
    /// Imported names, with the place of the import.
    var imports: [String: Import] = [:]
    /// Modules by the names that this one's IMPORTS use for them.
    var importedModules: [String: ModuleScope] = [:]

    struct Import {
        /// nil where the module is not among the files, which is an error once the name is used.
        var module: ModuleScope?
        var moduleName: Identifier
        var range: SourceRange
        /// A second import of the name, from another module.
        var alternative: SourceRange?
        /// Whether it was reported that the module does not define the name.
        var isReported: Bool
    }

    init(syntax: ModuleSyntax, model: ModuleModel) {
        self.syntax = syntax
        self.model = model
        objectIdentifier = syntax.objectIdentifier.flatMap { ObjectIdentifierNames.arcs($0) }
    }

    func exports(_ name: String) -> Bool {
        switch syntax.exports {
        case .all: true
        case .symbols(let symbols): symbols.contains { $0.text == name }
        }
    }
}

/// A CLASS, with the reference that leads to it last and where that stands.
struct ClassTarget {
    var entry: Entry
    var reference: ReferenceSyntax
    var scope: Scope
}

/// An assignment, and what became of it.
final class Entry {
    let syntax: AssignmentSyntax
    unowned let scope: ModuleScope
    /// Tells entries apart in keys.
    let id: Int
    /// Set for a type assignment without parameters.
    var definition: TypeDefinition?
    var progress = Progress.untouched
    /// A class, or an object set: no type, though it looks like one.
    var isClassOrObjectSet = false
    /// The class that a type assignment without parameters turns out to name, once that was looked for.
    var classTarget: ClassTarget?
    var isClassTargetKnown = false
    /// Set for a value assignment without parameters once it is resolved.
    var value: ValueDefinition?
    var object: InformationObject?
    var objectSet: InformationObjectSet?
    var isResolving = false
    /// Whether what it refers to was resolved before it.
    var isOrdered = false
    /// Whether a reference gave its parameters a meaning.
    var isUsed = false

    enum Progress {
        case untouched
        case underway
        case done
    }

    init(syntax: AssignmentSyntax, scope: ModuleScope, id: Int) {
        self.syntax = syntax
        self.scope = scope
        self.id = id
    }
}
