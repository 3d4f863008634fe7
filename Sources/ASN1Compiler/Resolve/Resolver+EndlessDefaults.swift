// Pass 5: DEFAULT values that contain themselves.                                                       (X.680 3.8.67, 25.9)

extension Resolver {
    /// Reports the components whose DEFAULT leaves out a component, there or further in, whose DEFAULT is needed for its own: a value
    /// that nobody could write out.
    func checkEndlessDefaults(_ types: [ResolvedType]) {
        var search = DefaultSearch()
        for type in types {
            for component in type.componentList?.all ?? [] {
                for round in search.rounds(from: component) { report(round) }
            }
        }
    }

    private func report(_ round: [Component]) {
        guard let first = round.first, reportOnce(first.name.range) else { return }
        let others = round.dropFirst().prefix(8)
        error(
            "the DEFAULT of '\(first.name.text)' has no end: it leaves out a component whose DEFAULT contains this value again; "
                + "make '\(first.name.text)' OPTIONAL, or give what is left out in the DEFAULT",
            at: first.name.range,
            notes: others.map { .init("the DEFAULT of '\($0.name.text)' is part of it", at: $0.name.range) })
    }
}

/// Follows DEFAULT values into the DEFAULTs of what they leave out, without recursion, each component once.
private struct DefaultSearch {
    /// Values that refer to each other can double with each reference; one with more parts is an error of its own.
    private static let partLimit = 20_000

    private var isDone: Set<ObjectIdentifier> = []

    /// The rounds, not found before, that can be reached from a component, each from its first component on.
    mutating func rounds(from start: Component) -> [[Component]] {
        guard case .defaulted = start.presence, !isDone.contains(ObjectIdentifier(start)) else { return [] }
        var rounds: [[Component]] = []
        var path = [start]
        var places = [ObjectIdentifier(start): 0]
        var left = [Self.leftOut(of: start)]
        while var next = left.popLast(), let component = path.last {
            guard let inner = next.popLast() else {
                path.removeLast()
                places[ObjectIdentifier(component)] = nil
                isDone.insert(ObjectIdentifier(component))
                continue
            }
            left.append(next)
            if let place = places[ObjectIdentifier(inner)] {
                rounds.append(Array(path[place...]))
            } else if !isDone.contains(ObjectIdentifier(inner)) {
                places[ObjectIdentifier(inner)] = path.count
                path.append(inner)
                left.append(Self.leftOut(of: inner))
            }
        }
        return rounds
    }

    /// The components with a DEFAULT that the value of this one's DEFAULT leaves out, at any depth.
    private static func leftOut(of component: Component) -> [Component] {
        guard case .defaulted(let standard) = component.presence else { return [] }
        var result: [Component] = []
        var work = [(value: standard, type: component.type)]
        var partsLeft = partLimit
        while let (value, type) = work.popLast(), partsLeft > 0 {
            partsLeft -= 1
            switch (value, type.base.kind) {
            case (.structure(let members), .sequence(let list)), (.structure(let members), .set(let list)):
                let given = Dictionary(
                    members.map { ($0.name.text, $0.value) }, uniquingKeysWith: { first, _ in first })
                for component in list.all {
                    if let value = given[component.name.text] {
                        work.append((value, component.type))
                    } else if case .defaulted = component.presence {
                        result.append(component)
                    }
                }
            case (.choice(let name, let value), .choice(let list)):
                guard let alternative = list.all.first(where: { $0.name.text == name.text }) else { continue }
                work.append((value, alternative.type))
            case (.list(let values), .sequenceOf(let element)), (.list(let values), .setOf(let element)):
                work += values.map { ($0, element) }
            default: break
            }
        }
        return result
    }
}
