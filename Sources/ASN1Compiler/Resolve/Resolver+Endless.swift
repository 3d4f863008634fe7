// Pass 5: types of which no value can ever be written down, as each contains another.                    (X.680 3.8.67)

extension Resolver {
    /// Reports the types that contain themselves with nothing on the way that may be left out.
    ///
    /// What has an end is found first, from the types without parts upwards: a SEQUENCE once all components it needs
    /// have one, a CHOICE once one alternative has. What is left is endless, or needs something that is.
    func checkEndlessTypes(_ types: [ResolvedType]) {
        var search = EndSearch()
        for type in types { search.add(type) }
        search.run()
        var reported: Set<ObjectIdentifier> = []
        for scope in symbols.modules {
            for definition in scope.model.types where search.isEndless(definition.type) {
                report(definition, search, &reported)
            }
        }
    }

    /// Follows what the definition needs until that repeats; only a type that is on the round is reported.
    private func report(_ definition: TypeDefinition, _ search: EndSearch, _ reported: inout Set<ObjectIdentifier>) {
        var path: [(type: ResolvedType, through: EndSearch.Need?)] = []
        var places: [ObjectIdentifier: Int] = [:]
        var current = definition.type
        while places[ObjectIdentifier(current)] == nil {
            guard reported.insert(ObjectIdentifier(current)).inserted else { return }
            places[ObjectIdentifier(current)] = path.count
            let need = search.endlessNeed(of: current)
            path.append((current, need))
            guard let need else { return }
            current = need.type
        }
        let round = path[(places[ObjectIdentifier(current)] ?? 0)...]
        let needs = round.compactMap { step in step.through?.name }
        let place = round.compactMap { step -> TypeDefinition? in
            if case .reference(let next) = step.type.kind { next } else { nil }
        }.first
        let name = place?.name ?? definition.name
        guard reportOnce(name.range) else { return }
        let references = round.filter { if case .reference = $0.type.kind { true } else { false } }
        let message = "type '\(name.text)' has no end: every value of it contains another one"
        let notes: [Diagnostic.Note] = needs.prefix(8).map {
            .init(
                "'\($0.text)' is needed on the way round; make it OPTIONAL, or a CHOICE with another way out",
                at: $0.range)
        }
        // Nothing forbids the notation, and compilers take types that need each other; one that needs itself is no use.
        if references.count == 1 {
            error(message, at: name.range, notes: notes)
        } else {
            warning(message, at: name.range, notes: notes)
        }
    }
}

/// Finds the types that have values of finite size.
struct EndSearch {
    /// A part that a value must have.
    struct Need {
        var type: ResolvedType
        /// The component; nil for what a reference refers to and for the elements of a list.
        var name: Identifier?
    }

    private var nodes: [ObjectIdentifier: Int] = [:]
    private var types: [ResolvedType] = []
    private var needs: [[Need]] = []
    /// How many of its needs must still be found to have an end: all, or one of a CHOICE.
    private var missing: [Int] = []
    private var users: [[Int]] = []
    private var ready: [Int] = []

    mutating func add(_ type: ResolvedType) {
        guard nodes[ObjectIdentifier(type)] == nil else { return }
        nodes[ObjectIdentifier(type)] = types.count
        types.append(type)
        switch type.kind {
        case .reference(let definition): append([Need(type: definition.type)], all: true)
        case .sequence(let list), .set(let list):
            // An older sender knows no additions.
            let required = (list.first + list.second).filter { if case .required = $0.presence { true } else { false } }
            append(required.map { Need(type: $0.type, name: $0.name) }, all: true)
        case .choice(let list): append(list.all.map { Need(type: $0.type, name: $0.name) }, all: false)
        case .sequenceOf(let element), .setOf(let element):
            let least = type.effectiveConstraints.size?.lower ?? 0
            append(least > 0 ? [Need(type: element)] : [], all: true)
        default: append([], all: true)
        }
    }

    private mutating func append(_ list: [Need], all: Bool) {
        needs.append(list)
        missing.append(all ? list.count : min(1, list.count))
        users.append([])
    }

    mutating func run() {
        var position = 0
        while position < types.count {
            for need in needs[position] {
                add(need.type)
                if let target = nodes[ObjectIdentifier(need.type)] { users[target].append(position) }
            }
            if missing[position] == 0 { ready.append(position) }
            position += 1
        }
        while let node = ready.popLast() {
            for user in users[node] where missing[user] > 0 {
                missing[user] -= 1
                if missing[user] == 0 { ready.append(user) }
            }
        }
    }

    func isEndless(_ type: ResolvedType) -> Bool {
        nodes[ObjectIdentifier(type)].map { missing[$0] > 0 } ?? false
    }

    /// The first part of an endless type that is endless itself.
    func endlessNeed(of type: ResolvedType) -> Need? {
        nodes[ObjectIdentifier(type)].flatMap { needs[$0].first { isEndless($0.type) } }
    }
}
