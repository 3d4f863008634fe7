// Pass 2: from the syntax of types to `ResolvedType`s that refer to definitions.

extension Entry {
    /// `Name ::= Parameterised{…}` and nothing else.
    var isInstance: Bool {
        guard case .type(let type) = syntax.kind, case .reference(let reference) = type.kind, type.tags.isEmpty,
            type.constraints.isEmpty
        else { return false }
        return reference.parameters != nil
    }
}

extension Resolver {
    /// Makes the definition that references to a type assignment will point to, unless it names a class or object set.
    func makeDefinition(_ entry: Entry) {
        let syntax = entry.syntax
        let scope = Scope(entry.scope)
        switch syntax.kind {
        case .type(let type): entry.isClassOrObjectSet = isClass(type, in: scope)
        case .valueSet(let governor, _): entry.isClassOrObjectSet = isClass(governor, in: scope)
        case .value, .objectClass, .macro: return
        }
        guard !entry.isClassOrObjectSet, syntax.parameters.isEmpty else { return }
        let definition = TypeDefinition(
            name: syntax.name, module: entry.scope.model, range: syntax.range,
            type: ResolvedType(.invalid, range: syntax.range))
        entry.definition = definition
        entry.scope.model.types.append(definition)
    }

    /// Builds the type of an assignment, unless that is done.
    func buildType(of entry: Entry) {
        guard let definition = entry.definition, entry.progress == .untouched else { return }
        entry.progress = .underway
        let scope = Scope(entry.scope)
        switch entry.syntax.kind {
        case .type(let syntax):
            let built = type(syntax, in: scope, for: definition)
            // `Name ::= T{…}` becomes the instance of T itself, whose type is set already.
            if case .reference(let target) = built.kind, target === definition, entry.isInstance { break }
            definition.type = built
        case .valueSet(let governor, let set): definition.type = valueSetType(governor, set, in: scope)
        case .value, .objectClass, .macro: break
        }
        entry.progress = .done
    }

    /// `Name Governor ::= { values }`: the governor with the values as constraint.                          (X.680 16.6)
    func valueSetType(_ governor: TypeSyntax, _ set: ElementSetSyntax, in scope: Scope) -> ResolvedType {
        let type = type(governor, in: scope)
        type.isConstrained = true
        type.addPendingConstraints { [unowned self] in apply(set, to: type, at: set.range, in: scope) }
        later { type.settleConstraints() }
        return type
    }

    /// Resolves a type where it is used. `owner` is the definition whose type it is, if it is all of one.
    func type(_ syntax: TypeSyntax, in scope: Scope, for owner: TypeDefinition? = nil) -> ResolvedType {
        let direct = syntax.tags.isEmpty && syntax.constraints.isEmpty ? owner : nil
        let type = register(
            ResolvedType(
                kind(of: syntax, in: scope, for: direct), prefixes: syntax.tags.compactMap { prefix($0, in: scope) },
                range: syntax.range))
        if case .reference(let reference) = syntax.kind, scope.argument(reference) != nil {
            // A tag in front of a dummy reference is explicit, whatever the dummy stands for.        (X.680 31.2.7 c)
            type.isDummy = true
            if let last = type.prefixes.indices.last, !type.prefixes[last].isWrittenImplicit {
                type.prefixes[last].isImplicit = false
            }
        }
        // The type of a CHOICE's alternative brings tags and constraints of its own, as a field's type does.
        if case .selection(let name, let choice) = syntax.kind { select(name, from: choice, into: type, in: scope) }
        if case .field(let reference, let path) = syntax.kind, !syntax.constraints.isEmpty {
            type.constraints.field = classField(reference, path, in: scope)
        }
        if !syntax.constraints.isEmpty {
            type.isConstrained = true
            type.addPendingConstraints { [unowned self] in
                constrain(type, by: syntax.constraints, in: scope)
                checkClass(of: type.constraints.table, syntax, in: scope)
            }
            later { type.settleConstraints() }
        }
        return type
    }

    /// The set of a table constraint has the class that the constrained field belongs to.                  (X.682 10.4)
    private func checkClass(of table: TableConstraint?, _ syntax: TypeSyntax, in scope: Scope) {
        guard case .field(let reference, let path) = syntax.kind, path.count == 1,
            let found = table?.set.objectClass,
            let wanted = objectClass(
                governing: TypeSyntax(kind: .reference(reference), range: reference.range), in: scope),
            found !== wanted,
            let range = syntax.constraints.compactMap({ constraint -> SourceRange? in
                if case .table(let set, _) = constraint.spec { set.range } else { nil }
            }).last, reportOnce(range)
        else { return }
        error(
            "this is a set of class '\(found.name)', not '\(wanted.name)'", at: range,
            notes: [.init("the field is of class '\(wanted.name)'", at: reference.range)])
    }

    func kind(of syntax: TypeSyntax, in scope: Scope, for owner: TypeDefinition?) -> ResolvedType.Kind {
        switch syntax.kind {
        case .boolean: return .boolean
        case .integer(let names): return .integer(namedNumbers(names, in: scope, mayBeNegative: true))
        case .enumerated(let items): return .enumerated(enumeration(items, in: scope))
        case .bitString(let names): return .bitString(namedNumbers(names, in: scope, mayBeNegative: false))
        case .octetString: return .octetString
        case .null: return .null
        case .objectIdentifier: return .objectIdentifier
        case .relativeObjectIdentifier: return .relativeObjectIdentifier
        case .oidIRI: return .iri(isRelative: false)
        case .relativeOIDIRI: return .iri(isRelative: true)
        case .characterString(let kind): return .characterString(kind)
        case .unrestrictedCharacterString: return .unrestrictedCharacterString
        case .embeddedPDV: return .embeddedPDV
        case .external: return .external
        case .objectDescriptor: return .objectDescriptor
        case .utcTime: return .utcTime
        case .generalizedTime: return .generalizedTime
        case .time: return .time(.time)
        case .date: return .time(.date)
        case .timeOfDay: return .time(.timeOfDay)
        case .dateTime: return .time(.dateTime)
        case .duration: return .time(.duration)
        case .real: return .real
        case .any: return .any
        case .macroUse(let name):
            checkMacro(name, in: scope)
            return .any
        case .sequence(let list): return .sequence(components(list, in: scope, isChoice: false))
        case .set(let list): return .set(components(list, in: scope, isChoice: false, isSet: true))
        case .choice(let list): return .choice(components(list, in: scope, isChoice: true))
        case .sequenceOf(_, let element): return .sequenceOf(type(element, in: scope))
        case .setOf(_, let element): return .setOf(type(element, in: scope))
        case .reference(let reference): return typeKind(reference, in: scope, for: owner)
        case .selection: return .invalid
        case .field(let reference, let path): return fieldType(reference, path, in: scope)
        case .instanceOf(let reference): return instanceOf(reference, in: scope)
        }
    }

    /// `alternative < ChoiceType`: the alternative's type, with its tags.                                   (X.680 30)
    private func select(
        _ name: Identifier, from choice: TypeSyntax, into type: ResolvedType, in scope: Scope
    ) {
        guard buildDepth < Self.resolutionLimit else {
            return error(
                "a selection leads through more than \(Self.resolutionLimit) types; write some of the types out",
                at: choice.range)
        }
        buildDepth += 1
        defer { buildDepth -= 1 }
        let base = baseBuildingDefinitions(self.type(choice, in: scope))
        guard case .choice(let list) = base.kind else {
            if case .invalid = base.kind { return }
            return error("a selection needs a CHOICE, not \(base.kind.spelling)", at: choice.range)
        }
        guard let alternative = list.all.first(where: { $0.name.text == name.text }) else {
            let hint = Spelling.hint(for: name.text, among: list.all.map(\.name.text))
            return error(
                "the CHOICE has no alternative '\(name.text)'\(hint)", at: name.range,
                notes: [.init("the CHOICE is here", at: base.range)])
        }
        type.kind = alternative.type.kind
        type.prefixes += alternative.type.prefixes.filter { !$0.isAutomatic }
        type.addPendingConstraints {
            alternative.type.settleConstraints()
            type.constraints = alternative.type.constraints
        }
        later { type.settleConstraints() }
    }

    private func prefix(_ syntax: TagSyntax, in scope: Scope) -> TagPrefix? {
        guard let value = integer(syntax.number, in: scope) else { return nil }
        guard let number = value.asUInt64.flatMap({ UInt32(exactly: $0) }) else {
            error("tag number \(value) is out of range; 0 to 4294967295 are possible", at: syntax.number.range)
            return nil
        }
        if syntax.tagClass == .universal, !isBuiltinDefinition(syntax.range), reportOnce(syntax.range) {
            warning(
                "tags of class UNIVERSAL are for the types of X.680 itself; choose class APPLICATION, PRIVATE or none",
                at: syntax.range)
        }
        let isImplicit =
            switch syntax.mode {
            case .explicit: false
            case .implicit: true
            case nil: scope.module.syntax.tagDefault != .explicit
            }
        return TagPrefix(
            tag: Tag(syntax.tagClass, number), isImplicit: isImplicit, isWrittenImplicit: syntax.mode == .implicit,
            range: syntax.range)
    }

    /// The type behind all references, building definitions on the way where that has not happened yet.
    func baseBuildingDefinitions(_ type: ResolvedType) -> ResolvedType {
        var current = type
        var loop = LoopDetector()
        while case .reference(let definition) = current.kind {
            if let settled = current.settledBase { return settled }
            guard loop.isNew(current) else { break }
            if case .invalid = definition.type.kind, let entry = entry(of: definition) { buildType(of: entry) }
            current = definition.type
        }
        return current
    }

    private func entry(of definition: TypeDefinition) -> Entry? {
        guard let scope = symbols.scope(of: definition.module),
            let entry = scope.entries[definition.name.text], entry.definition === definition
        else { return nil }
        return entry
    }

    // MARK: Named numbers, bits and enumerations

    private func namedNumbers(_ list: [NamedNumberSyntax], in scope: Scope, mayBeNegative: Bool) -> [NamedNumber] {
        var numbers: [NamedNumber] = []
        for item in list {
            guard let syntax = item.value, let value = integer(syntax, in: scope) else { continue }
            if !mayBeNegative, value < 0 {
                error("bit '\(item.name.text)' has the negative number \(value); the least is 0", at: syntax.range)
                continue
            }
            numbers.append(NamedNumber(name: item.name, value: value))
        }
        checkDistinct(numbers)
        return numbers
    }

    /// Assigns numbers to the items without one: the root first, in order, with the smallest numbers not used in the
    /// root; then the additions, each greater than the one before.                                  (X.680 20.3-20.6)
    private func enumeration(_ syntax: EnumerationSyntax, in scope: Scope) -> Enumeration {
        let explicitRoot = syntax.root.map { item in item.value.flatMap { integer($0, in: scope) } }
        var used = Set(explicitRoot.compactMap { $0 })
        var next: BigInteger = 0
        var root: [NamedNumber] = []
        for (item, value) in zip(syntax.root, explicitRoot) {
            if let value {
                root.append(NamedNumber(name: item.name, value: value))
            } else if item.value == nil {
                while used.contains(next) { next = next.successor }
                used.insert(next)
                root.append(NamedNumber(name: item.name, value: next))
            }
        }
        var additional: [NamedNumber] = []
        var last: BigInteger?
        for item in syntax.additional {
            var value: BigInteger
            if let syntax = item.value {
                guard let written = integer(syntax, in: scope) else { continue }
                if let last, written <= last {
                    error(
                        "'\(item.name.text)' stands after '...' and must have a number greater than \(last), "
                            + "that of the item before it", at: syntax.range)
                }
                value = written
            } else {
                value = last?.successor ?? 0
                while used.contains(value) { value = value.successor }
            }
            used.insert(value)
            additional.append(NamedNumber(name: item.name, value: value))
            last = value
        }
        checkDistinct(root + additional)
        let isExtensible = syntax.extensionMarker != nil || scope.module.syntax.isExtensibilityImplied
        return Enumeration(root: root, isExtensible: isExtensible, additional: additional)
    }

    private func checkDistinct(_ numbers: [NamedNumber]) {
        var names: [String: NamedNumber] = [:]
        var values: [BigInteger: NamedNumber] = [:]
        for item in numbers {
            if let earlier = names.updateValue(item, forKey: item.name.text), reportOnce(item.name.range) {
                error(
                    "'\(item.name.text)' is named twice", at: item.name.range,
                    notes: [.init("the first one is here; rename one of the two", at: earlier.name.range)])
            } else if let earlier = values.updateValue(item, forKey: item.value), reportOnce(item.name.range) {
                error(
                    "'\(item.name.text)' has the same number \(item.value) as '\(earlier.name.text)'",
                    at: item.name.range,
                    notes: [
                        .init(
                            "'\(earlier.name.text)' is here; give one of the two another number", at: earlier.name.range
                        )
                    ])
            }
        }
    }
}
