/// Where a name is looked up: in a module, and first among the parameters of the assignment it stands in.
struct Scope {
    let module: ModuleScope
    /// nil outside parameterised assignments.
    let arguments: Arguments?

    init(_ module: ModuleScope, arguments: Arguments? = nil) {
        self.module = module
        self.arguments = arguments
    }

    /// The argument that `reference` names, where it names a parameter.
    func argument(_ reference: ReferenceSyntax) -> Argument? {
        guard reference.module == nil, let arguments else { return nil }
        return arguments.values[reference.name.text]
    }
}

/// What the parameters of an assignment stand for in one use of it.
final class Arguments {
    let values: [String: Argument]
    /// Tells uses apart: equal keys mean equal arguments.
    let key: String
    /// How deep parameterised references are nested in each other's arguments and bodies.
    let depth: Int
    /// The module that the outermost of these references stands in.
    let user: ModuleScope
    /// The assignment, by its number.
    private let entry: Int
    /// Those of the assignment that the reference stands in; nil where it has no parameters.
    private let outer: Arguments?

    init(
        values: [String: Argument], key: String, depth: Int, user: ModuleScope, of entry: Entry, in outer: Arguments?
    ) {
        self.values = values
        self.key = key
        self.depth = depth
        self.user = user
        self.entry = entry.id
        self.outer = outer
    }

    /// Whether these are an assignment's, or stand in uses of it.
    func leadsThrough(_ entry: Entry) -> Bool {
        var arguments: Arguments? = self
        while let current = arguments {
            if current.entry == entry.id { return true }
            arguments = current.outer
        }
        return false
    }
}

/// One actual parameter: what was written, and the scope it was written in.
final class Argument {
    let syntax: ActualParameterSyntax
    let scope: Scope
    /// The governor of the dummy reference; nil for a type or class.
    let governor: TypeSyntax?
    /// Where the governor's names are looked up: the parameterised assignment, with its arguments.
    var governorScope: Scope?
    /// Name of the dummy reference.
    let name: Identifier
    /// Whether it stands for nothing in particular: errors that depend on it are none.
    let isUnknown: Bool
    /// Equal for what means the same.
    var key = ""
    /// The definition that references to the dummy point to, once one was needed.
    var definition: TypeDefinition?
    /// The object set that the dummy stands for, once it was used as one.
    var objectSet: InformationObjectSet?

    init(
        _ syntax: ActualParameterSyntax, scope: Scope, governor: TypeSyntax?, name: Identifier, isUnknown: Bool = false
    ) {
        self.isUnknown = isUnknown
        self.syntax = syntax
        self.scope = scope
        self.governor = governor
        self.name = name
    }

    var range: SourceRange {
        switch syntax {
        case .type(let type): type.range
        case .value(let value): value.range
        case .braced(let braced): braced.range
        }
    }
}
