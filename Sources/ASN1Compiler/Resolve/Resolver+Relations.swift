// Pass 5: the components that table constraints name with '@', and what they decide.               (X.682 10.7 to 10.12)

extension Resolver {
    /// Walks a type as it is written, without what it refers to; checks each `{Set}{@a.b}` in it and gives each SEQUENCE and SET
    /// the tables that its components belong to.
    func relate(in type: ResolvedType) {
        var place = Place()
        relate(in: type, &place)
        for (type, set) in place.alone where !place.identifiers.contains(ObjectIdentifier(type)) {
            // Components that others are made of have the same types.
            if restrictedTypes.insert(ObjectIdentifier(type)).inserted { restrict(type, to: set) }
        }
    }

    /// The types around a type, outermost first, and the steps that lead in: `steps[0]` is from the first to the second.
    private struct Place {
        var types: [ResolvedType] = []
        var steps: [RowTable.Step] = []
        /// How many types that CONTAINING names in place are around.
        var contentsDepth = 0
        /// The types of components that identify rows.
        var identifiers: Set<ObjectIdentifier> = []
        /// Types of known kinds with a set and no '@'.
        var alone: [(type: ResolvedType, set: InformationObjectSet)] = []

        var records: [Int] { types.indices.filter { types[$0].componentList != nil } }
    }

    private func relate(in type: ResolvedType, _ place: inout Place) {
        guard hasWorkLeft(at: type.range) else { return }
        relate(type, &place)
        switch type.kind {
        case .sequence(let list), .set(let list), .choice(let list):
            place.types.append(type)
            for component in list.all {
                place.steps.append(.component(component, of: type))
                relate(in: component.type, &place)
                place.steps.removeLast()
            }
            place.types.removeLast()
        case .sequenceOf(let element), .setOf(let element):
            place.types.append(type)
            place.steps.append(.element)
            relate(in: element, &place)
            place.steps.removeLast()
            place.types.removeLast()
        default: break
        }
        if let contents = type.constraints.contents, contents.constraints.table == nil {
            place.contentsDepth += 1
            relate(in: contents, &place)
            place.contentsDepth -= 1
        }
    }

    /// Resolves the table constraint on a type, or on what it contains.
    private func relate(_ type: ResolvedType, _ place: inout Place) {
        let open: ResolvedType
        let container: RowTable.Column.Container
        if let contents = type.constraints.contents, contents.constraints.table != nil {
            open = contents
            if case .bitString = type.base.kind { container = .bits } else { container = .octets }
        } else {
            open = type
            container = .open
        }
        guard let table = open.constraints.table else { return }
        guard !table.related.isEmpty else {
            if !open.isOpen { place.alone.append((open, table.set)) }
            return
        }
        guard place.contentsDepth == 0 else {
            return withoutKeys("it stands inside a type that CONTAINING names in place", open)
        }
        let starts = table.related.map { start(of: $0, place) }
        var levels: [Int] = []
        for start in starts {
            guard let start else { return }
            levels.append(start)
        }
        guard let owner = levels.min() else { return }
        guard place.types[owner].kind.isRecord else {
            return withoutKeys("what it is tied to stands in another alternative, or further out than a CHOICE", open)
        }
        // Of `CLASS.&object.&Type`, the objects of the set are of the first class.
        guard let objectClass = open.constraints.field?.objectClass else {
            return leaveUnchecked("a table of what is no field of a class", open.range, of: open)
        }
        var identifiers: [RowTable.Identifier] = []
        for (notation, level) in zip(table.related, levels) {
            let outer = Array(place.steps[owner..<level])
            let path = outer + steps(along: notation.path, from: place.types[level])
            guard !path.hasElement, let type = path.last?.component?.type else { return }
            guard let key = identifyingField(of: type, in: objectClass) else {
                return withoutKeys("'@' names a component of another type than the class has for its identifier", open)
            }
            if type.base.kind.isInstant { return withoutKeys("times as identifiers are not compared", open) }
            identifiers.append(.init(path: path, type: type, field: key))
        }
        guard open.isOpen else {
            return restrict(
                open, at: Array(place.steps[owner...]), to: table.set, by: identifiers, in: place.types[owner])
        }
        place.identifiers.formUnion(identifiers.map { ObjectIdentifier($0.type) })
        let column = RowTable.Column(
            path: Array(place.steps[owner...]), field: open.constraints.field?.path.map(\.text) ?? [],
            container: container)
        guard container == .open || !type.constraints.hasOtherEncoding else {
            return withoutKeys("ENCODED BY names encoding rules that are not read", open)
        }
        guard column.path.count(where: { $0.component == nil }) < 2 else {
            return withoutKeys("it stands in a list of lists", open)
        }
        place.types[owner].addColumn(column, of: table.set, by: identifiers)
    }

    private func withoutKeys(_ reason: String, _ type: ResolvedType) {
        guard reportOnce(type.range) else { return }
        warning("no keys are generated for this component: \(reason); decode it in the program", at: type.range)
    }

    /// The field of a class that a component takes its value from; for a component that does not say it, the field that identifies
    /// objects of the class, if it is of the same type. Nil where neither is so.
    private func identifyingField(of type: ResolvedType, in objectClass: InformationObjectClass) -> [String]? {
        var current = type
        var loop = LoopDetector()
        while loop.isNew(current) {
            if let field = current.constraints.field {
                return field.objectClass === objectClass ? field.path.map(\.text) : nil
            }
            guard case .reference(let definition) = current.kind else { break }
            current = definition.type
        }
        let fields = objectClass.fields
        guard let field = fields.first(where: \.isUnique) ?? fields.first(where: { $0.isFixedValue }),
            case .value(let own) = field.kind, own.hasValues(of: type)
        else { return nil }
        return [field.name.text]
    }

    /// `@a` counts from the outermost type, `@.a` from the innermost SEQUENCE, SET or CHOICE; each dot more is one type
    /// further out. Published modules disagree about whether a list counts, so that both ways to count are taken.
    ///
    /// - Returns: The place among the types around of the one that the path starts in; nil where there is none.
    private func start(of notation: AtNotationSyntax, _ place: Place) -> Int? {
        guard let first = notation.path.first, !place.types.isEmpty else { return nil }
        let records = place.records
        let candidates: [Int]
        if notation.level == 0 {
            candidates = records.first.map { [$0] } ?? []
        } else {
            candidates = [records, Array(place.types.indices)].compactMap { list in
                list.count >= notation.level ? list[list.count - notation.level] : nil
            }
        }
        if let found = candidates.first(where: { leads(notation.path, from: place.types[$0]) }) { return found }
        let other = records.last { leads(notation.path, from: place.types[$0]) }
        guard reportOnce(notation.range) else { return other }
        guard let start = candidates.first(where: { place.types[$0].componentList != nil }) else {
            error(
                "no SEQUENCE, SET or CHOICE encloses this as many levels up as '@' has dots; remove dots",
                at: notation.range)
            return nil
        }
        if let other {
            warning(
                "'\(first.text)' is found in another type around this one than '@' says; it needs as many dots as there are types in between",
                at: notation.range,
                notes: [.init("the type that has it is here", at: place.types[other].range)])
            return other
        }
        let names = place.types[start].componentList?.all.map(\.name.text) ?? []
        let isFirstKnown = names.contains(first.text)
        let missing = isFirstKnown ? notation.path.dropFirst().first ?? first : first
        let hint = isFirstKnown ? "" : Spelling.hint(for: first.text, among: names)
        error(
            "'@' names no component '\(missing.text)' of the type that it counts from\(hint)", at: notation.range,
            notes: [.init("that type is here", at: place.types[start].range)])
        return nil
    }

    private func leads(_ path: [Identifier], from start: ResolvedType) -> Bool {
        var type = start
        for name in path {
            guard let list = type.base.componentList else { return type.base.kind.isInvalid }
            guard let next = list.all.first(where: { $0.name.text == name.text }) else { return false }
            type = next.type
        }
        return true
    }

    /// The steps along a path that leads somewhere.
    private func steps(along path: [Identifier], from start: ResolvedType) -> [RowTable.Step] {
        var type = start
        var result: [RowTable.Step] = []
        for name in path {
            guard let next = type.base.componentList?.all.first(where: { $0.name.text == name.text }) else { break }
            result.append(.component(next, of: type.base))
            type = next.type
        }
        return result
    }
}

extension ResolvedType {
    /// The components of a SEQUENCE or SET, or the alternatives of a CHOICE.
    var componentList: ComponentList? {
        switch kind {
        case .sequence(let list), .set(let list), .choice(let list): list
        default: nil
        }
    }

    /// Whether an object gives the type.
    fileprivate var isOpen: Bool { if case .openType = kind { true } else { false } }

    /// Whether values of the other type are written as those of this one are.
    fileprivate func hasValues(of other: ResolvedType) -> Bool {
        if base === other.base { return true }
        switch (base.kind, other.base.kind) {
        case (.integer(let left), .integer(let right)): return left.isEmpty && right.isEmpty
        case (.bitString(let left), .bitString(let right)): return left.isEmpty && right.isEmpty
        case (.boolean, .boolean), (.octetString, .octetString), (.objectIdentifier, .objectIdentifier),
            (.relativeObjectIdentifier, .relativeObjectIdentifier):
            return true
        case (.characterString(let left), .characterString(let right)): return left == right
        default: return false
        }
    }

    /// Adds a column to the table with these identifiers, or a new table.
    fileprivate func addColumn(
        _ column: RowTable.Column, of set: InformationObjectSet, by identifiers: [RowTable.Identifier]
    ) {
        if let index = tables.firstIndex(where: { $0.set === set && $0.identifiers.isSame(as: identifiers) }) {
            tables[index].columns.append(column)
        } else {
            tables.append(RowTable(set: set, identifiers: identifiers, columns: [column]))
        }
    }
}

extension RowTable.Step {
    /// The component that the step leads to; nil for an element.
    package var component: Component? {
        if case .component(let component, _) = self { component } else { nil }
    }
}

extension [RowTable.Step] {
    fileprivate var hasElement: Bool { contains { $0.component == nil } }
}

extension [RowTable.Identifier] {
    fileprivate func isSame(as other: [RowTable.Identifier]) -> Bool {
        elementsEqual(other) { left, right in
            left.field == right.field
                && left.path.elementsEqual(right.path) { $0.component === $1.component }
        }
    }
}

extension ResolvedType.Kind {
    /// Whether several texts stand for one value.
    fileprivate var isInstant: Bool {
        switch self {
        case .utcTime, .generalizedTime: true
        default: false
        }
    }

    fileprivate var isRecord: Bool {
        switch self {
        case .sequence, .set: true
        default: false
        }
    }
}

extension InformationObjectClass.Field {
    fileprivate var isFixedValue: Bool { if case .value = kind { true } else { false } }
}
