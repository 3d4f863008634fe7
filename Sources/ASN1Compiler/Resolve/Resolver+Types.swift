// Pass 2: from the syntax of types to `ResolvedType`s that refer to definitions.

extension Resolver {
    /// Makes the definition that references to a type assignment will point to.
    func makeDefinition(_ entry: Entry) {
        let syntax = entry.syntax
        switch syntax.kind {
        case .type:
            guard syntax.parameters.isEmpty else {
                return notSupported("a parameterised type", at: syntax.name.range)
            }
            let placeholder = ResolvedType(.invalid, range: syntax.range)
            let definition = TypeDefinition(
                name: syntax.name, module: entry.scope.model, range: syntax.range, type: placeholder)
            entry.definition = definition
            entry.scope.model.types.append(definition)
        case .value: break
        case .valueSet: notSupported("a value set or object set", at: syntax.name.range)
        case .objectClass: notSupported("an information object class", at: syntax.name.range)
        case .macro: notSupported("a MACRO definition", at: syntax.name.range)
        }
    }

    /// Builds the type of an assignment, unless that is done.
    func buildType(of entry: Entry) {
        guard case .type(let syntax) = entry.syntax.kind, let definition = entry.definition, !entry.isBuilt else {
            return
        }
        if entry.isBuilding {
            return error("'\(definition.name.text)' is defined by itself", at: definition.name.range)
        }
        entry.isBuilding = true
        definition.type = type(syntax, in: entry.scope)
        entry.isBuilding = false
        entry.isBuilt = true
    }

    /// Resolves a type where it is used.
    func type(_ syntax: TypeSyntax, in scope: ModuleScope) -> ResolvedType {
        let type = register(
            ResolvedType(
                kind(of: syntax, in: scope), prefixes: syntax.tags.compactMap { prefix($0, in: scope) },
                range: syntax.range))
        if !syntax.constraints.isEmpty {
            later { [unowned self] in constrain(type, by: syntax.constraints, in: scope) }
        }
        return type
    }

    private func kind(of syntax: TypeSyntax, in scope: ModuleScope) -> ResolvedType.Kind {
        switch syntax.kind {
        case .boolean: return .boolean
        case .integer(let names): return .integer(namedNumbers(names, in: scope, mayBeNegative: true))
        case .enumerated(let items): return .enumerated(enumeration(items, in: scope))
        case .bitString(let names): return .bitString(namedNumbers(names, in: scope, mayBeNegative: false))
        case .octetString: return .octetString
        case .null: return .null
        case .objectIdentifier: return .objectIdentifier
        case .relativeObjectIdentifier: return .relativeObjectIdentifier
        case .characterString(let kind): return .characterString(kind)
        case .objectDescriptor: return .objectDescriptor
        case .utcTime: return .utcTime
        case .generalizedTime: return .generalizedTime
        case .real: return .real
        case .any: return .any
        case .sequence(let list): return .sequence(components(list, in: scope, isChoice: false))
        case .set(let list): return .set(components(list, in: scope, isChoice: false))
        case .choice(let list): return .choice(components(list, in: scope, isChoice: true))
        case .sequenceOf(_, let element): return .sequenceOf(type(element, in: scope))
        case .setOf(_, let element): return .setOf(type(element, in: scope))
        case .reference(let reference): return referenceKind(reference, in: scope)
        case .unrestrictedCharacterString: return unsupported("CHARACTER STRING", syntax)
        case .external: return unsupported("EXTERNAL", syntax)
        case .embeddedPDV: return unsupported("EMBEDDED PDV", syntax)
        case .time: return unsupported("TIME", syntax)
        case .date: return unsupported("DATE", syntax)
        case .timeOfDay: return unsupported("TIME-OF-DAY", syntax)
        case .dateTime: return unsupported("DATE-TIME", syntax)
        case .duration: return unsupported("DURATION", syntax)
        case .oidIRI: return unsupported("OID-IRI", syntax)
        case .relativeOIDIRI: return unsupported("RELATIVE-OID-IRI", syntax)
        case .selection: return unsupported("a selection type", syntax)
        case .field: return unsupported("a field of an information object class", syntax)
        case .instanceOf: return unsupported("INSTANCE OF", syntax)
        case .macroUse(let name): return unsupported("the macro '\(name.text)'", syntax)
        }
    }

    private func unsupported(_ what: String, _ syntax: TypeSyntax) -> ResolvedType.Kind {
        notSupported(what, at: syntax.range)
        return .invalid
    }

    private func referenceKind(_ reference: ReferenceSyntax, in scope: ModuleScope) -> ResolvedType.Kind {
        if reference.parameters != nil {
            notSupported("a parameterised reference", at: reference.range)
            return .invalid
        }
        guard let entry = lookup(reference, in: scope) else { return .invalid }
        if let definition = entry.definition { return .reference(definition) }
        switch entry.syntax.kind {
        case .value:
            error("'\(reference.name.text)' is a value, not a type", at: reference.range,
                notes: [.init("it is defined here", at: entry.syntax.name.range)])
        case .type, .valueSet, .objectClass, .macro: break  // reported at the definition
        }
        return .invalid
    }

    private func prefix(_ syntax: TagSyntax, in scope: ModuleScope) -> TagPrefix? {
        guard let value = integer(syntax.number, in: scope) else { return nil }
        guard let number = value.asUInt64.flatMap({ UInt32(exactly: $0) }) else {
            error("tag number \(value) is out of range; 0 to 4294967295 are possible", at: syntax.number.range)
            return nil
        }
        let isImplicit =
            switch syntax.mode {
            case .explicit: false
            case .implicit: true
            case nil: scope.syntax.tagDefault != .explicit
            }
        return TagPrefix(tag: Tag(syntax.tagClass, number), isImplicit: isImplicit, range: syntax.range)
    }

    // MARK: Named numbers, bits and enumerations

    private func namedNumbers(
        _ list: [NamedNumberSyntax], in scope: ModuleScope, mayBeNegative: Bool
    ) -> [NamedNumber] {
        var numbers: [NamedNumber] = []
        for item in list {
            guard let syntax = item.value, let value = integer(syntax, in: scope) else { continue }
            if !mayBeNegative, value < 0 {
                error("bit '\(item.name.text)' has the negative number \(value)", at: syntax.range)
                continue
            }
            numbers.append(NamedNumber(name: item.name, value: value))
        }
        checkDistinct(numbers, what: "number")
        return numbers
    }

    /// Assigns numbers to the items without one: the root first, in order, with the smallest numbers not used in the
    /// root; then the additions, each greater than the one before.                                  (X.680 20.3-20.6)
    private func enumeration(_ syntax: EnumerationSyntax, in scope: ModuleScope) -> Enumeration {
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
            if let syntax = item.value {
                guard let value = integer(syntax, in: scope) else { continue }
                if let last, value <= last {
                    error(
                        "additional item '\(item.name.text)' must have a number greater than \(last)", at: syntax.range)
                }
                used.insert(value)
                additional.append(NamedNumber(name: item.name, value: value))
                last = value
            } else {
                var value = last?.successor ?? 0
                while used.contains(value) { value = value.successor }
                used.insert(value)
                additional.append(NamedNumber(name: item.name, value: value))
                last = value
            }
        }
        checkDistinct(root + additional, what: "number")
        return Enumeration(root: root, isExtensible: syntax.extensionMarker != nil, additional: additional)
    }

    private func checkDistinct(_ numbers: [NamedNumber], what: String) {
        var names: [String: NamedNumber] = [:]
        var values: [BigInteger: NamedNumber] = [:]
        for item in numbers {
            if let earlier = names.updateValue(item, forKey: item.name.text) {
                error("'\(item.name.text)' is named twice", at: item.name.range,
                    notes: [.init("the first one is here", at: earlier.name.range)])
            } else if let earlier = values.updateValue(item, forKey: item.value) {
                error("'\(item.name.text)' has the same \(what) \(item.value) as '\(earlier.name.text)'",
                    at: item.name.range, notes: [.init("'\(earlier.name.text)' is here", at: earlier.name.range)])
            }
        }
    }

    // MARK: Components

    private func components(_ syntax: ComponentListSyntax, in scope: ModuleScope, isChoice: Bool) -> ComponentList {
        var list = ComponentList(
            first: [], isExtensible: scope.syntax.isExtensibilityImplied, additions: [], second: [])
        var markers = 0
        func add(_ item: ComponentListSyntax.Item) {
            switch item {
            case .component(let component):
                guard let resolved = self.component(component, in: scope) else { return }
                switch markers {
                case 0: list.first.append(resolved)
                case 1: list.additions.append(resolved)
                default: list.second.append(resolved)
                }
            case .extensionMarker(_, let range):
                markers += 1
                list.isExtensible = true
                if markers > 2 { error("a third '...' in one list", at: range) }
            case .additionGroup(_, let items, let range):
                if markers != 1 { error("'[[' may only stand between '...' and the end or a second '...'", at: range) }
                for item in items { add(item) }
            case .componentsOf(_, let range): notSupported("COMPONENTS OF", at: range)
            }
        }
        for item in syntax.items { add(item) }
        if scope.syntax.tagDefault == .automatic { tagAutomatically(list) }
        checkNames(list)
        return list
    }

    private func component(_ syntax: ComponentSyntax, in scope: ModuleScope) -> Component? {
        guard let name = syntax.name else {
            notSupported("a component without a name", at: syntax.range)
            return nil
        }
        let type = type(syntax.type, in: scope)
        let component = Component(name: name, type: type, presence: .required)
        switch syntax.presence {
        case .required: break
        case .optional: component.presence = .optional
        case .defaulted(let value):
            component.presence = .optional
            later { [unowned self] in
                if let value = self.value(value, governor: type, in: scope) { component.presence = .defaulted(value) }
            }
        }
        return component
    }

    /// Automatic tagging: `[0]`, `[1]` … IMPLICIT, over the root and then the additions, unless a component of the root
    /// has a tag as written.                                                                       (X.680 25.3, 25.7-9)
    private func tagAutomatically(_ list: ComponentList) {
        guard (list.first + list.second).allSatisfy({ $0.type.prefixes.isEmpty }) else { return }
        for (number, component) in (list.first + list.second + list.additions).enumerated() {
            component.type.prefixes.insert(
                TagPrefix(tag: .context(UInt32(number)), isImplicit: true, range: component.name.range), at: 0)
        }
    }

    private func checkNames(_ list: ComponentList) {
        var seen: [String: Component] = [:]
        for component in list.all {
            if let earlier = seen.updateValue(component, forKey: component.name.text) {
                error("'\(component.name.text)' is named twice", at: component.name.range,
                    notes: [.init("the first one is here", at: earlier.name.range)])
            }
        }
    }
}
