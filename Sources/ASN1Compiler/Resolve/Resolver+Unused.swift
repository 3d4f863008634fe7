// Pass 4: parameterised assignments that nothing uses are looked into all the same.

extension Resolver {
    /// Resolves the body of each with dummies that stand for nothing in particular, so that what is wrong whatever they
    /// stand for is reported. What comes of it is thrown away.
    func checkUnusedAssignments(_ entries: [Entry]) {
        for entry in entries where !entry.syntax.parameters.isEmpty && !entry.isUsed {
            let model = ModuleModel(
                name: entry.scope.model.name, file: entry.scope.model.file, swiftModule: entry.scope.model.swiftModule)
            let user = ModuleScope(syntax: entry.scope.syntax, model: model)
            let scope = Scope(entry.scope, arguments: unknownArguments(for: entry, user: user))
            switch entry.syntax.kind {
            case .type(let syntax):
                if !isClass(syntax, in: scope) { _ = type(syntax, in: scope) }
            case .value(let governor, let syntax):
                if let objectClass = objectClass(governing: governor, in: scope) {
                    _ = object(syntax, of: objectClass, in: scope)
                } else {
                    _ = value(syntax, governor: type(governor, in: scope), in: scope)
                }
            case .valueSet(let governor, let set):
                if let objectClass = objectClass(governing: governor, in: scope) {
                    add(set, to: InformationObjectSet(), of: objectClass, in: scope)
                } else {
                    _ = valueSetType(governor, set, in: scope)
                }
            case .objectClass(let syntax): _ = objectClass(syntax, entry, in: scope)
            case .macro: break
            }
            keep(user)
        }
    }

    private func unknownArguments(for entry: Entry, user: ModuleScope) -> Arguments {
        var values: [String: Argument] = [:]
        for dummy in entry.syntax.parameters {
            let range = dummy.name.range
            let reference = ReferenceSyntax(module: nil, name: dummy.name)
            let syntax: ActualParameterSyntax =
                dummy.name.isUppercase
                ? .type(TypeSyntax(kind: .reference(reference), range: range))
                : .value(ValueSyntax(.reference(reference), at: range))
            let argument = Argument(
                syntax, scope: Scope(entry.scope), governor: dummy.governor, name: dummy.name, isUnknown: true)
            argument.key = key(ofUnknown: dummy.name)
            values[dummy.name.text] = argument
        }
        let arguments = Arguments(
            values: values, key: key(ofUnknown: entry.syntax.name), depth: 1, user: user, of: entry, in: nil)
        for argument in values.values { argument.governorScope = Scope(entry.scope, arguments: arguments) }
        return arguments
    }

    private func key(ofUnknown name: Identifier) -> String { "?\(name.range.file):\(name.range.start)" }

    /// Dummies that occur twice or are never used.                                                  (X.683 8.3, 8.4)
    func checkParameters(of entry: Entry) {
        var seen: [String: Identifier] = [:]
        for parameter in entry.syntax.parameters {
            if let earlier = seen.updateValue(parameter.name, forKey: parameter.name.text) {
                error(
                    "parameter '\(parameter.name.text)' is named twice", at: parameter.name.range,
                    notes: [.init("the first one is here; rename one of the two", at: earlier.range)])
            }
        }
        guard !seen.isEmpty else { return }
        let tree = trees[Int(entry.syntax.range.file)]
        var counts: [String: Int] = [:]
        for token in tree.tokens[tree.tokenIndices(of: entry.syntax.range)]
        where token.kind == .upperName || token.kind == .lowerName {
            let text = tree.text.text(token)
            if seen[text] != nil { counts[text, default: 0] += 1 }
        }
        for parameter in entry.syntax.parameters where counts[parameter.name.text] == 1 {
            warning("parameter '\(parameter.name.text)' is never used; remove it", at: parameter.name.range)
        }
    }
}

extension SyntaxTree {
    /// The tokens that lie in a range of the file.
    func tokenIndices(of range: SourceRange) -> Range<Int> {
        func first(notBefore offset: Int32) -> Int {
            var low = 0
            var high = tokens.count
            while low < high {
                let middle = (low + high) / 2
                if tokens[middle].start < offset { low = middle + 1 } else { high = middle }
            }
            return low
        }
        let start = first(notBefore: range.start)
        return start..<max(start, first(notBefore: range.end))
    }
}
