// What table constraints say of components whose types are known: their values are those of objects.        (X.682 10.6, 10.16)

extension Resolver {
    /// `CLASS.&field({Set})` on what identifies no row: the value is one that an object of the set has.
    func restrict(_ type: ResolvedType, to set: InformationObjectSet) {
        guard !set.objects.isEmpty, let table = type.constraints.table else { return }
        if let obstacle = obstacle(set, type) { return leaveUnchecked(obstacle, table.range, of: type) }
        guard !set.isExtensible else { return }
        let values = distinctValues(set.objects.compactMap { $0.value(at: fieldPath(of: type)) })
        let predicates = values.compactMap { Predicate.equal(to: $0, type) }
        guard predicates.count == values.count else {
            return leaveUnchecked(Self.incomparable(type), table.range, of: type)
        }
        // Where no object has a value nothing is said: the component may have values of its own.
        if !predicates.isEmpty { add(.any(predicates), to: type, table.range) }
    }

    /// `CLASS.&field({Set}{@id})`: the value is that of the object which the identifiers select.
    ///
    /// - Parameters:
    ///   - type: The type with the constraint.
    ///   - path: The steps that lead to it.
    ///   - identifiers: The components that it names, each with the field of the class that it takes its value from.
    ///   - owner: The SEQUENCE or SET that all paths start in.
    func restrict(
        _ type: ResolvedType, at path: [RowTable.Step], to set: InformationObjectSet,
        by identifiers: [RowTable.Identifier], in owner: ResolvedType
    ) {
        guard let table = type.constraints.table else { return }
        if let obstacle = obstacle(set, type) { return leaveUnchecked(obstacle, table.range, of: type) }
        guard let condition = condition(on: type, path, set, identifiers) else {
            let what =
                ([path] + identifiers.map(\.path)).contains { Self.names(along: $0) == nil }
                ? "this table through a list or CHOICE" : Self.incomparable(type)
            return leaveUnchecked(what, table.range, of: type)
        }
        if !condition.isAlways { add(condition, to: owner, table.range) }
    }

    /// The condition on the SEQUENCE or SET; nil where values of a type that takes part are not compared, or a path leads
    /// through a list or CHOICE.
    ///
    /// An object without the field allows no value. An identifier that the set does not have says nothing here: that is said of
    /// the identifier.
    private func condition(
        on type: ResolvedType, _ path: [RowTable.Step], _ set: InformationObjectSet,
        _ identifiers: [RowTable.Identifier]
    ) -> Predicate? {
        let field = fieldPath(of: type)
        guard let names = Self.names(along: path) else { return nil }
        let identifierNames = identifiers.compactMap { Self.names(along: $0.path) }
        guard identifierNames.count == identifiers.count else { return nil }
        var selected: [[Predicate]] = []
        var groups: [(value: Predicate, ids: [[Predicate]])] = []
        var places: [String: Int] = [:]
        for object in set.objects {
            let ids = identifiers.compactMap { object.value(at: $0.field) }
            guard ids.count == identifiers.count else { continue }
            let parts = zip(identifiers, ids).compactMap { Predicate.equal(to: $1, $0.type) }
            guard parts.count == identifiers.count else { return nil }
            let identity: String
            let wanted: Predicate
            if let value = object.value(at: field) {
                guard let known = value.identity, let condition = Predicate.equal(to: value, type) else { return nil }
                (identity, wanted) = (known, condition)
            } else {
                // An object without the field allows no value.
                (identity, wanted) = ("", .never)
            }
            selected.append(parts)
            if let place = places[identity] {
                groups[place].ids.append(parts)
            } else {
                places[identity] = groups.count
                groups.append((wanted, [parts]))
            }
        }
        guard !groups.isEmpty else { return .always }
        let others: Predicate
        if let names = identifierNames.first, identifierNames.count == 1 {
            others = Self.component(names, .either, Predicate.any(selected.map { $0[0] }).negated)
        } else {
            others = Self.selection(selected, identifierNames).negated
        }
        return .any(
            [others]
                + groups.map { group in
                    .all([Self.selection(group.ids, identifierNames), Self.component(names, .either, group.value)])
                })
    }

    /// The condition that the identifiers are these of one row.
    private static func selection(_ rows: [[Predicate]], _ paths: [[String]]) -> Predicate {
        // Of one identifier the values make one set.
        if let path = paths.first, paths.count == 1 {
            return component(path, .present, .any(rows.map { $0[0] }))
        }
        return .any(rows.map { row in .all(zip(paths, row).map { component($0, .present, $1) }) })
    }

    /// The condition on a component further in.
    private static func component(
        _ path: [String], _ presence: Predicate.Part.Presence, _ value: Predicate
    ) -> Predicate {
        path.reversed().reduce(value) { .components([.init(name: $1, presence: presence, value: $0)]) }
    }

    /// The names of the components that a path leads through; nil where it leads through anything else.
    private static func names(along path: [RowTable.Step]) -> [String]? {
        var names: [String] = []
        for step in path {
            guard case .component(let component, let parent) = step, parent.kind.record != nil else { return nil }
            names.append(component.name.text)
        }
        return names
    }

    private func add(_ condition: Predicate, to type: ResolvedType, _ range: SourceRange) {
        guard isCheckable(condition) else {
            return leaveUnchecked("this table, which has too many rows", range, of: type)
        }
        type.constraints.others.append(.init(predicate: condition, text: text(of: range), range: range))
    }

    private func distinctValues(_ values: [ResolvedValue]) -> [ResolvedValue] {
        var seen: Set<String> = []
        return values.filter { value in value.identity.map { seen.insert($0).inserted } ?? true }
    }

    private func fieldPath(of type: ResolvedType) -> [String] { type.constraints.field?.path.map(\.text) ?? [] }

    /// What is not checked where values of a type, or of what identifies it, are not compared.
    private static func incomparable(_ type: ResolvedType) -> String {
        "this table of \(type.base.kind.spelling) values, which are not compared"
    }

    /// What is not checked where the constraint stands on what is no field of a class, or objects give sets of values; nil where
    /// neither is so.
    private func obstacle(_ set: InformationObjectSet, _ type: ResolvedType) -> String? {
        let path = fieldPath(of: type)
        if path.isEmpty { return "a table of what is no field of a class" }
        return set.objects.contains { $0.valueSet(at: path) != nil } ? "a table whose objects give sets of values" : nil
    }
}
