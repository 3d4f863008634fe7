// WITH COMPONENT and WITH COMPONENTS.

extension ConstraintEvaluator {
    /// What a constraint leaves of a component's values or a list's elements.
    func inner(_ constraint: ConstraintSyntax, on type: ResolvedType) -> Predicate {
        // On a copy: what holds inside one use of the type is no part of the type.
        let copy = ResolvedType(type.kind, range: type.range)
        resolver.constrain(copy, by: [constraint], in: scope, isRemoved: isRemoved)
        if copy.constraints.isExtensible { unchecked.isExtensible = true }
        unchecked.parts += copy.constraints.unenforced
        return .all(copy.constraints.conditions.map(\.predicate))
    }

    /// WITH COMPONENTS                                                                                     (X.680 51.8)
    func inner(_ items: [ComponentConstraintSyntax], isPartial: Bool, _ element: ElementSyntax) -> Predicate? {
        switch base.kind {
        case .sequence(let list), .set(let list):
            return components(constrained(items, list), list, isPartial: isPartial)
        case .choice(let list): return alternatives(constrained(items, list), list, isPartial: isPartial)
        case .real, .external, .embeddedPDV, .unrestrictedCharacterString, .instanceOf:
            // Their values are kept in another form than that of their associated types.
            return uncheckable("WITH COMPONENTS of the type \(base.kind.spelling)", element.range)
        case .invalid: return nil
        default: return inapplicable("WITH COMPONENTS", "SEQUENCE, SET and CHOICE", element)
        }
    }

    /// What is said of one component.
    private struct Item {
        var syntax: ComponentConstraintSyntax
        var component: Component
        var value: Predicate
    }

    private func constrained(_ items: [ComponentConstraintSyntax], _ list: ComponentList) -> [Item] {
        let byName = Dictionary(list.all.map { ($0.name.text, $0) }, uniquingKeysWith: { first, _ in first })
        var given: Set<String> = []
        return items.compactMap { item in
            if !given.insert(item.name.text).inserted, resolver.reportOnce(item.name.range) {
                resolver.error("'\(item.name.text)' is constrained twice; remove one of the two", at: item.name.range)
            }
            guard let component = byName[item.name.text] else {
                if resolver.reportOnce(item.name.range) {
                    let hint = Spelling.hint(for: item.name.text, among: list.all.map(\.name.text))
                    resolver.error(
                        "the \(base.kind.spelling) has no component '\(item.name.text)'\(hint)", at: item.name.range,
                        notes: [.init("the type is here", at: base.range)])
                }
                return nil
            }
            checkPresence(item, component)
            let value = item.constraint.map { inner($0, on: component.type) } ?? .always
            return Item(syntax: item, component: component, value: value)
        }
    }

    /// Of a SEQUENCE or SET. A list without `...` means that the OPTIONAL components in it are present unless it says
    /// otherwise, and that those which are not in it are absent where they can be.                     (X.680 51.8.6-10)
    private func components(_ items: [Item], _ list: ComponentList, isPartial: Bool) -> Predicate {
        var parts = items.map { item -> Predicate.Part in
            let presence: Predicate.Part.Presence =
                switch item.syntax.presence {
                case .present: .present
                case .absent: .absent
                case .optional: .either
                case nil: isPartial || !item.component.canBeAbsent ? .either : .present
                }
            return .init(name: item.syntax.name.text, presence: presence, value: item.value)
        }
        if !isPartial {
            let given = Set(items.map(\.syntax.name.text))
            for component in list.all where component.canBeAbsent && !given.contains(component.name.text) {
                parts.append(.init(name: component.name.text, presence: .absent, value: .always))
            }
        }
        return .components(parts)
    }

    /// Of a CHOICE. PRESENT says that the alternative is the one, and a list without `...` that it is one of the list; an
    /// alternative that the schema does not know is neither.                                           (X.680 51.8.6-10)
    private func alternatives(_ items: [Item], _ list: ComponentList, isPartial: Bool) -> Predicate {
        let chosen = items.filter { $0.syntax.presence == .present }
        guard chosen.count < 2 else { return .never }
        let parts = (chosen.isEmpty ? items : chosen).map { item in
            Predicate.Part(
                name: item.syntax.name.text, value: item.syntax.presence == .absent ? .never : item.value)
        }
        return .alternatives(parts, others: isPartial && chosen.isEmpty)
    }

    /// PRESENT and ABSENT are said of what may be left out: OPTIONAL components and alternatives.         (X.680 51.8.10)
    private func checkPresence(_ item: ComponentConstraintSyntax, _ component: Component) {
        guard let presence = item.presence else { return }
        if case .choice = base.kind {
            if presence == .optional, resolver.reportOnce(item.name.range) {
                resolver.error(
                    "an alternative of a CHOICE is PRESENT or ABSENT, not OPTIONAL", at: item.name.range,
                    notes: [.init("the CHOICE is here", at: base.range)])
            }
            return
        }
        guard case .required = component.presence, presence == .absent, resolver.reportOnce(item.name.range) else {
            return
        }
        resolver.error(
            "'\(item.name.text)' cannot be ABSENT, as it is neither OPTIONAL nor has a DEFAULT", at: item.name.range,
            notes: [.init("the component is here; make it OPTIONAL, or leave ABSENT out", at: component.name.range)])
    }
}

extension Component {
    /// Whether a value may lack it, or have the DEFAULT in its place.
    fileprivate var canBeAbsent: Bool {
        if case .required = presence { false } else { true }
    }
}
