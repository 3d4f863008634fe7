// Pass 5: whether the components that table constraints name with '@' exist.                       (X.682 10.7 to 10.12)

extension Resolver {
    /// Walks a type as it is written, without what it refers to, and checks each `{Set}{@a.b}` in it.
    func checkRelations(in type: ResolvedType) {
        var enclosing: [ResolvedType] = []
        checkRelations(in: type, &enclosing)
    }

    private func checkRelations(in type: ResolvedType, _ enclosing: inout [ResolvedType]) {
        guard hasWorkLeft(at: type.range) else { return }
        for notation in type.constraints.table?.related ?? [] { check(notation, enclosing) }
        switch type.kind {
        case .sequence(let list), .set(let list), .choice(let list):
            enclosing.append(type)
            for component in list.all { checkRelations(in: component.type, &enclosing) }
            enclosing.removeLast()
        case .sequenceOf(let element), .setOf(let element):
            enclosing.append(type)
            checkRelations(in: element, &enclosing)
            enclosing.removeLast()
        default: break
        }
    }

    /// `@a` counts from the outermost type, `@.a` from the innermost SEQUENCE, SET or CHOICE; each dot more is one type
    /// further out. Published modules disagree about whether a list counts, so that both ways to count are taken.
    private func check(_ notation: AtNotationSyntax, _ enclosing: [ResolvedType]) {
        guard let first = notation.path.first, !enclosing.isEmpty else { return }
        let withComponents = enclosing.filter { $0.componentList != nil }
        let candidates: [ResolvedType]
        if notation.level == 0 {
            candidates = withComponents.first.map { [$0] } ?? []
        } else {
            candidates = [withComponents, enclosing].compactMap { list in
                list.count >= notation.level ? list[list.count - notation.level] : nil
            }
        }
        if candidates.contains(where: { leads(notation.path, from: $0) }) { return }
        guard reportOnce(notation.range) else { return }
        guard let start = candidates.first(where: { $0.componentList != nil }) else {
            return error(
                "no SEQUENCE, SET or CHOICE encloses this as many levels up as '@' has dots", at: notation.range)
        }
        if let other = withComponents.last(where: { leads(notation.path, from: $0) }) {
            return warning(
                "'\(first.text)' is found in another type around this one than '@' says", at: notation.range,
                notes: [.init("the type that has it is here", at: other.range)])
        }
        let names = start.componentList?.all.map(\.name.text) ?? []
        let isFirstKnown = names.contains(first.text)
        let missing = isFirstKnown ? notation.path.dropFirst().first ?? first : first
        let hint =
            isFirstKnown ? "" : Spelling.closest(to: first.text, among: names).map { "; did you mean '\($0)'?" } ?? ""
        error(
            "'@' names no component '\(missing.text)' of the type that it counts from\(hint)", at: notation.range,
            notes: [.init("that type is here", at: start.range)])
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
}

extension ResolvedType {
    /// The components of a SEQUENCE or SET, or the alternatives of a CHOICE.
    var componentList: ComponentList? {
        switch kind {
        case .sequence(let list), .set(let list), .choice(let list): list
        default: nil
        }
    }
}
