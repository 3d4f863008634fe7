// What a name refers to, and parameterised assignments with their parameters filled in.

extension Resolver {
    /// Finds an assignment by reference; reports what is undefined and gives nil then.
    func lookup(_ reference: ReferenceSyntax, in scope: Scope) -> Entry? {
        var place = scope.module
        if let module = reference.module {
            guard let found = symbols.module(named: module.text, from: scope.module) else {
                reportMissing(module)
                return nil
            }
            place = found
        }
        switch symbols.lookup(reference.name.text, in: place) {
        case .found(let entry): return entry
        case .missingModule(let module):
            reportMissing(module)
            return nil
        case .ambiguous(let first, let second):
            if reportOnce(reference.range) {
                error(
                    "'\(reference.name.text)' is imported from two modules; write 'Module.\(reference.name.text)'",
                    at: reference.range,
                    notes: [.init("the first import is here", at: first), .init("the second is here", at: second)])
            }
            return nil
        case .reported: return nil
        case .circular(let range):
            if reportOnce(reference.range) {
                error(
                    "modules import '\(reference.name.text)' from each other, and none of them defines it",
                    at: reference.range,
                    notes: [
                        .init("this import leads in a circle; import it from the module that defines it", at: range)
                    ])
            }
            return nil
        case .undefined:
            if let builtin = symbols.builtin(reference.name.text) { return builtin }
            if reportOnce(reference.range) {
                suggestionsLeft -= 1
                let hint =
                    suggestionsLeft < 0
                    ? ""
                    : symbols.suggestion(for: reference.name.text, in: place).map { "; did you mean '\($0)'?" }
                        ?? (reference.module == nil ? importHint(reference.name.text) : "; define it there")
                error(
                    "'\(reference.name.text)' is not defined in module '\(place.syntax.name.text)'\(hint)",
                    at: reference.range)
            }
            return nil
        }
    }

    /// What to import where one other module has the name; several may be versions of one or mean different things.
    private func importHint(_ name: String) -> String {
        let others = symbols.modules.filter { $0.entries[name] != nil }
        guard others.count == 1, let other = others.first?.syntax.name.text else { return "; define or import it" }
        return "; module '\(other)' has it: 'IMPORTS \(name) FROM \(other);'"
    }

    private func reportMissing(_ module: Identifier) {
        guard reportOnce(module.range) else { return }
        let hint =
            moduleHint(module.text) ?? "; add the file that defines it, or depend on the Swift module that has it"
        error("module '\(module.text)' is not among the schemas\(hint)", at: module.range)
    }

    /// The module that was meant.
    private func moduleHint(_ name: String) -> String? {
        Spelling.closest(to: name, among: symbols.modules.map(\.syntax.name.text).sorted()).map {
            "; did you mean '\($0)'?"
        }
    }

    /// Names that are exported but neither defined nor imported, or exported twice.                        (X.680 13.8)
    func checkExports() {
        for scope in symbols.modules {
            guard case .symbols(let exported) = scope.syntax.exports else { continue }
            var seen: [String: Identifier] = [:]
            for name in exported {
                if let earlier = seen.updateValue(name, forKey: name.text) {
                    warning(
                        "'\(name.text)' is exported twice", at: name.range,
                        notes: [.init("the first one is here; remove one of the two", at: earlier.range)])
                } else if scope.entries[name.text] == nil, scope.imports[name.text] == nil,
                    CharacterStringKind(rawValue: name.text) == nil, !SymbolTable.usefulTypes.contains(name.text)
                {
                    let hint = symbols.suggestion(for: name.text, in: scope).map { "; did you mean '\($0)'?" } ?? ""
                    // Published modules list macros and types of other modules here; nothing depends on it.
                    warning(
                        "'\(name.text)' is exported but not defined in module '\(scope.syntax.name.text)'\(hint)",
                        at: name.range)
                }
            }
        }
    }

    /// Warns of modules that are missing but not needed.
    func checkImports() {
        for scope in symbols.modules {
            for item in scope.syntax.imports where symbols.module(named: item.module.text, from: scope) == nil {
                guard reportOnce(item.module.range) else { continue }
                warning(
                    "module '\(item.module.text)' is not among the schemas; nothing that is imported from it is used"
                        + (moduleHint(item.module.text) ?? ""),
                    at: item.module.range)
            }
        }
    }

    /// What looks like the use of a macro is one only if there is such a macro; otherwise it is a misspelt type.
    func checkMacro(_ name: Identifier, in scope: Scope) {
        guard let entry = lookup(ReferenceSyntax(module: nil, name: name), in: scope) else { return }
        if case .macro = entry.syntax.kind { return }
        wrongKind(ReferenceSyntax(module: nil, name: name), entry, is: entry.kindName, not: "a macro")
    }

    /// Reports a use of something as what it is not.
    func wrongKind(_ reference: ReferenceSyntax, _ entry: Entry, is actual: String, not expected: String) {
        guard reportOnce(reference.range) else { return }
        error(
            "'\(reference.name.text)' is \(actual), not \(expected)", at: reference.range,
            notes: [.init("it is defined here", at: entry.syntax.name.range)])
    }

    // MARK: Types

    /// What a reference used as a type stands for.
    func typeKind(_ reference: ReferenceSyntax, in scope: Scope, for owner: TypeDefinition?) -> ResolvedType.Kind {
        if let argument = scope.argument(reference) { return typeKind(of: argument, at: reference) }
        guard let entry = lookup(reference, in: scope) else { return .invalid }
        switch entry.syntax.kind {
        case .value:
            wrongKind(reference, entry, is: "a value", not: "a type")
            return .invalid
        case .objectClass:
            wrongKind(reference, entry, is: "an information object class", not: "a type")
            return .invalid
        case .macro: return .any
        case .type, .valueSet: break
        }
        if entry.isClassOrObjectSet {
            wrongKind(reference, entry, is: "an information object class or object set", not: "a type")
            return .invalid
        }
        if entry.syntax.parameters.isEmpty {
            if let parameters = reference.parameters, !parameters.isEmpty {
                error(
                    "'\(reference.name.text)' takes no parameters; leave the braces out", at: reference.range,
                    notes: [.init("it is defined here", at: entry.syntax.name.range)])
            }
            return entry.definition.map { .reference($0) } ?? .invalid
        }
        guard let arguments = bind(entry, reference, in: scope) else { return .invalid }
        return instance(of: entry, arguments, at: reference.range, for: owner).map { .reference($0) } ?? .invalid
    }

    private func typeKind(of argument: Argument, at reference: ReferenceSyntax) -> ResolvedType.Kind {
        if argument.isUnknown { return .invalid }
        switch argument.syntax {
        case .value:
            if reportOnce(argument.range) {
                error(
                    "a type is needed for parameter '\(argument.name.text)', not a value", at: argument.range,
                    notes: [.init("it is used as a type here", at: reference.range)])
            }
            return .invalid
        case .braced(let braced):
            // A value set: the governing type, constrained.
            guard let governor = argument.governor, let governorScope = argument.governorScope else { return .invalid }
            if argument.definition == nil {
                let definition = hiddenDefinition(
                    Identifier(argument.name.text, at: argument.range), module: userModule(argument.scope))
                argument.definition = definition
                definition.type = type(governor, in: governorScope)
                if let set = unwrap(tree(braced).elementSet(in: braced), braced) {
                    let target = definition.type
                    target.addPendingConstraints { [unowned self] in
                        apply(set, to: target, at: braced.range, in: argument.scope)
                    }
                    later { target.settleConstraints() }
                }
            }
        case .type(let syntax):
            if syntax.tags.isEmpty, syntax.constraints.isEmpty {
                if case .reference(let next) = syntax.kind { return typeKind(next, in: argument.scope, for: nil) }
                if syntax.kind.isPlain { return kind(of: syntax, in: argument.scope, for: nil) }
            }
            if argument.definition == nil {
                let definition = hiddenDefinition(
                    Identifier(argument.name.text, at: argument.range), module: userModule(argument.scope))
                argument.definition = definition
                definition.type = type(syntax, in: argument.scope)
            }
        }
        return argument.definition.map { .reference($0) } ?? .invalid
    }

    /// A definition that the schema does not name: an argument or the type of a class's field.
    func hiddenDefinition(_ name: Identifier, module: ModuleScope) -> TypeDefinition {
        let definition = TypeDefinition(
            name: name, module: module.model, range: name.range, type: ResolvedType(.invalid, range: name.range))
        definition.isHidden = true
        module.model.types.append(definition)
        return definition
    }

    /// The module that a parameterised assignment is used from, in the end: what it becomes belongs there.
    func userModule(_ scope: Scope) -> ModuleScope { scope.arguments?.user ?? scope.module }

    // MARK: Parameters

    /// Pairs the actual parameters of a reference with the dummies of an assignment.
    ///
    /// - Parameter isQuiet: Whether it is only tried, so that nothing is reported.
    func bind(
        _ entry: Entry, _ reference: ReferenceSyntax, in scope: Scope, isQuiet: Bool = false
    ) -> Arguments? {
        if !isQuiet { entry.isUsed = true }
        let dummies = entry.syntax.parameters
        guard let actual = reference.parameters else {
            if reportOnce(reference.range) {
                error(
                    "'\(reference.name.text)' needs \(count(dummies.count, "parameter")) in braces",
                    at: reference.range, notes: [.init("it is defined here", at: entry.syntax.name.range)])
            }
            return nil
        }
        guard actual.count == dummies.count else {
            if reportOnce(reference.range) {
                error(
                    "'\(reference.name.text)' takes \(count(dummies.count, "parameter")), not \(actual.count)",
                    at: reference.range, notes: [.init("it is defined here", at: entry.syntax.name.range)])
            }
            return nil
        }
        let depth = (scope.arguments?.depth ?? 0) + 1
        guard depth <= Self.resolutionLimit else {
            if !isQuiet, reportOnce(reference.range) {
                error(
                    scope.arguments?.leadsThrough(entry) ?? false
                        ? "'\(reference.name.text)' uses itself with ever new parameters, without end; pass on the same ones"
                        : Self.parametersMessage, at: reference.range)
            }
            return nil
        }
        var values: [String: Argument] = [:]
        var keys: [String] = []
        for (dummy, syntax) in zip(dummies, actual) {
            let argument = Argument(syntax, scope: scope, governor: dummy.governor, name: dummy.name)
            argument.key = shortKey(key(of: syntax, in: scope))
            keys.append(argument.key)
            values[dummy.name.text] = argument
        }
        let arguments = Arguments(
            values: values, key: keys.count == 1 ? keys[0] : shortKey("(\(keys.joined()))"), depth: depth,
            user: userModule(scope), of: entry, in: scope.arguments)
        for argument in values.values { argument.governorScope = Scope(entry.scope, arguments: arguments) }
        return arguments
    }

    private static let parametersMessage =
        "this leads through more than \(resolutionLimit) parameterised types; use some of them without parameters"

    private func count(_ number: Int, _ what: String) -> String { "\(number) \(what)\(number == 1 ? "" : "s")" }

    /// A text that is the same for what means the same.
    private func key(of syntax: ActualParameterSyntax, in scope: Scope) -> String {
        let range: SourceRange
        switch syntax {
        case .type(let type):
            range = type.range
            if case .reference(let reference) = type.kind, type.tags.isEmpty, type.constraints.isEmpty {
                if let key = key(of: reference, in: scope) { return key }
            } else if type.kind.isPlain, type.tags.isEmpty, type.constraints.isEmpty {
                return text(of: range)
            }
        case .value(let value):
            range = value.range
            if case .reference(let reference) = value.kind, let key = key(of: reference, in: scope) { return key }
        case .braced(let braced): range = braced.range
        }
        return "\(text(of: range))@\(ObjectIdentifier(scope.module).hashValue)(\(scope.arguments?.key ?? ""))"
    }

    private func key(of reference: ReferenceSyntax, in scope: Scope) -> String? {
        if let argument = scope.argument(reference) { return argument.key }
        guard reference.parameters == nil, reference.module == nil,
            case .found(let entry) = symbols.lookup(reference.name.text, in: scope.module)
        else { return nil }
        return "#\(entry.id)"
    }

    /// The definition that a parameterised type becomes with these arguments; the same for the same arguments.
    /// `owner` is the type assignment that is nothing but this reference: it becomes the definition itself.
    private func instance(
        of entry: Entry, _ arguments: Arguments, at range: SourceRange, for owner: TypeDefinition?
    ) -> TypeDefinition? {
        let key = "\(entry.id)|\(arguments.user.model.swiftModule ?? "")|\(arguments.key)"
        if let known = instances[key] { return known === owner ? nil : known }
        guard instances.count < 20_000 else {
            if reportOnce(entry.syntax.name.range) {
                error(
                    "'\(entry.syntax.name.text)' expands to more than 20000 types; define types for the parameters that repeat",
                    at: entry.syntax.name.range)
            }
            return nil
        }
        guard instanceDepth < Self.resolutionLimit else {
            if reportOnce(range) {
                error(Self.parametersMessage, at: range)
            }
            return nil
        }
        instanceDepth += 1
        defer { instanceDepth -= 1 }
        let definition: TypeDefinition
        if let owner, owner.module === arguments.user.model {
            definition = owner
        } else {
            definition = hiddenDefinition(
                Identifier(instanceName(entry, arguments), at: entry.syntax.name.range), module: arguments.user)
            definition.range = entry.syntax.range
        }
        instances[key] = definition
        let scope = Scope(entry.scope, arguments: arguments)
        switch entry.syntax.kind {
        case .type(let syntax): definition.type = type(syntax, in: scope)
        case .valueSet(let governor, let set): definition.type = valueSetType(governor, set, in: scope)
        case .value, .objectClass, .macro: return nil
        }
        return definition
    }

    /// `SIGNED{Certificate}` → `SIGNED-Certificate`, `Container{{Messages}}` → `Container-Messages`.
    private func instanceName(_ entry: Entry, _ arguments: Arguments) -> String {
        entry.syntax.parameters.reduce(entry.syntax.name.text) { name, parameter in
            guard let argument = arguments.values[parameter.name.text],
                let label = label(of: argument.syntax, in: argument.scope)
            else { return name }
            return name + "-" + label
        }
    }

    /// The name in an actual parameter, by which people tell uses of a parameterised type apart.
    private func label(of syntax: ActualParameterSyntax, in scope: Scope) -> String? {
        var reference: ReferenceSyntax?
        switch syntax {
        case .type(let type):
            switch type.kind {
            case .reference(let name), .field(let name, _): reference = name
            default: break
            }
        case .value(let value):
            if case .reference(let name) = value.kind { reference = name }
        case .braced(let braced):
            let tree = tree(braced)
            guard
                let token = tree.tokens[braced.tokens].first(where: { $0.kind == .upperName || $0.kind == .lowerName })
            else { return nil }
            let range = SourceRange(file: braced.file, start: token.start, end: token.end)
            reference = ReferenceSyntax(module: nil, name: Identifier(tree.text.text(token), at: range))
        }
        guard let reference else { return nil }
        if let argument = scope.argument(reference) { return label(of: argument.syntax, in: argument.scope) }
        return reference.name.text
    }
}

extension TypeSyntax.Kind {
    /// A type without parts of its own: nothing in it refers to anything.
    var isPlain: Bool {
        switch self {
        case .integer(let names), .bitString(let names): names.isEmpty
        case .enumerated, .sequence, .set, .choice, .sequenceOf, .setOf, .reference, .selection, .field, .instanceOf,
            .any, .macroUse:
            false
        default: true
        }
    }
}
