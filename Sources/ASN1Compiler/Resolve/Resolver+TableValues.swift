// What table constraints say of components whose types are known: their values are those of objects.        (X.682 10.6, 10.16)

extension Resolver {
    /// `CLASS.&field({Set})` on what identifies no row: the value is one that an object of the set has.
    func restrict(_ type: ResolvedType, to set: InformationObjectSet) {
        guard !set.isExtensible, !set.objects.isEmpty, let text = tableText(of: type) else { return }
        let values = distinctValues(set.objects.compactMap { $0.value(at: fieldPath(of: type)) })
        let predicates = values.compactMap { Predicate.equal(to: $0, type) }
        guard predicates.count == values.count else { return leaveUnchecked(text.range, of: type) }
        // Where no object has a value nothing is said: the component may have values of its own.
        if !predicates.isEmpty { add(.any(predicates), to: type, text) }
    }

    /// `CLASS.&field({Set}{@id})`: the value is that of the object which the identifiers select.
    ///
    /// - Parameters:
    ///   - column: The component with the constraint.
    ///   - identifiers: The components that it names, each with the field of the class that it takes its value from.
    ///   - owner: The SEQUENCE or SET that all of these are components of; nil where they are further in.
    func restrict(
        _ column: Component, to set: InformationObjectSet, by identifiers: [RowTable.Identifier],
        in owner: ResolvedType?
    ) {
        guard let text = tableText(of: column.type) else { return }
        guard let owner, let condition = condition(on: column, set, identifiers) else {
            return leaveUnchecked(text.range, of: column.type)
        }
        if !condition.isAlways { add(condition, to: owner, text) }
    }

    /// The condition on the SEQUENCE or SET; nil where values of a type that takes part are not compared.
    ///
    /// An object without the field says nothing, and neither does an identifier that the set does not have: that is said of
    /// the identifier.
    private func condition(
        on column: Component, _ set: InformationObjectSet, _ identifiers: [RowTable.Identifier]
    ) -> Predicate? {
        let field = fieldPath(of: column.type)
        var selections: [[Predicate.Part]] = []
        var groups: [(value: Predicate, rows: [[Predicate.Part]])] = []
        var places: [String: Int] = [:]
        for object in set.objects {
            guard let value = object.value(at: field) else { continue }
            let ids = identifiers.compactMap { object.value(at: $0.field) }
            guard ids.count == identifiers.count else { continue }
            let parts = zip(identifiers, ids).compactMap { identifier, id -> Predicate.Part? in
                guard let name = identifier.component?.name.text, let value = Predicate.equal(to: id, identifier.type)
                else { return nil }
                return Predicate.Part(name: name, presence: .present, value: value)
            }
            guard parts.count == identifiers.count, let identity = value.identity,
                let wanted = Predicate.equal(to: value, column.type)
            else { return nil }
            selections.append(parts)
            if let place = places[identity] {
                groups[place].rows.append(parts)
            } else {
                places[identity] = groups.count
                groups.append((wanted, [parts]))
            }
        }
        guard !groups.isEmpty else { return .always }
        return .any(
            [Self.selection(selections, isNegated: true)]
                + groups.map { group in
                    .all([
                        Self.selection(group.rows),
                        .components([.init(name: column.name.text, value: group.value)]),
                    ])
                })
    }

    /// The condition that the identifiers are those of one of these rows, or of none.
    private static func selection(_ rows: [[Predicate.Part]], isNegated: Bool = false) -> Predicate {
        // Of one identifier the values make one set.
        if let part = rows.first?.first, rows.allSatisfy({ $0.count == 1 }) {
            let values = Predicate.any(rows.map { $0[0].value })
            return .components([
                isNegated
                    ? .init(name: part.name, value: values.negated)
                    : .init(name: part.name, presence: .present, value: values)
            ])
        }
        let selected = Predicate.any(rows.map { .components($0) })
        return isNegated ? selected.negated : selected
    }

    private func add(_ condition: Predicate, to type: ResolvedType, _ text: Constraints.Unenforced) {
        guard isCheckable(condition) else { return leaveUnchecked(text.range, of: type) }
        type.constraints.others.append(.init(predicate: condition, text: text.text, range: text.range))
    }

    private func distinctValues(_ values: [ResolvedValue]) -> [ResolvedValue] {
        var seen: Set<String> = []
        return values.filter { value in value.identity.map { seen.insert($0).inserted } ?? true }
    }

    private func fieldPath(of type: ResolvedType) -> [String] { type.constraints.field?.path.map(\.text) ?? [] }

    /// The table constraint as written.
    private func tableText(of type: ResolvedType) -> Constraints.Unenforced? {
        guard let written = type.constraints.written.last(where: { $0.syntax.isTable }) else { return nil }
        return .init(text: text(of: written.syntax.range), range: written.syntax.range)
    }
}

extension ConstraintSyntax {
    /// Whether a table constraint can be written so: a set that stands in place looks like a value in braces.
    fileprivate var isTable: Bool {
        switch spec {
        case .table, .subtype: true
        case .contents, .userDefined: false
        }
    }
}
