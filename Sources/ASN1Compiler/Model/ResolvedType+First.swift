/// What an encoding of a type starts with.
extension ResolvedType {
    /// The tags that it may start with; nil where any will do.
    package var firstTags: [Tag]? { takesAnything ? nil : firstTypes.compactMap(\.tags.first) }

    /// Whether any element at all may be one of this type: of ANY, an open type, and an untagged CHOICE that can be extended or has an
    /// alternative of such a type.
    ///
    /// Alternatives are followed without recursion, and what is found is kept, so that CHOICEs in each other are walked once.
    package var takesAnything: Bool {
        guard tags.isEmpty else { return false }
        /// CHOICEs met on the way, each with the one that it is an alternative of.
        var found: [(choice: ResolvedType, parent: Int)] = []
        var seen: Set<ObjectIdentifier> = []
        var work: [(type: ResolvedType, parent: Int)] = [(self, -1)]
        while let (type, parent) = work.popLast() {
            guard type.tags.isEmpty else { continue }
            let base = type.base
            if let known = base.knownToTakeAnything, !known { continue }
            guard case .choice(let list) = base.kind, !list.isExtensible, base.knownToTakeAnything == nil else {
                var index = parent
                while index >= 0 {
                    found[index].choice.knownToTakeAnything = true
                    index = found[index].parent
                }
                return true
            }
            guard seen.insert(ObjectIdentifier(base)).inserted else { continue }
            found.append((base, parent))
            work += list.all.map { ($0.type, found.count - 1) }
        }
        for (choice, _) in found { choice.knownToTakeAnything = false }
        return false
    }

    /// What elements of these types look like, for messages: `UTCTime [UNIVERSAL 23] or [0]`; long lists are cut.
    package static func expectation(_ types: [ResolvedType]) -> String {
        var first: [ResolvedType] = []
        for type in types where first.count < countLimit {
            first += type.countedFirstTypes.prefix(countLimit - first.count)
        }
        var items = first.prefix(8).map { type in
            guard let tag = type.tags.first else { return "any element" }
            return tag.tagClass == .universal ? "\(type.base.kind.spelling) \(tag)" : tag.description
        }
        if first.count > 8 {
            items = items.prefix(7) + ["one of \(first.count == countLimit ? "many" : "\(first.count - 7)") others"]
        }
        guard let last = items.popLast() else { return "nothing" }
        return items.isEmpty ? last : items.joined(separator: ", ") + " or " + last
    }

    /// Up to how many are counted, since CHOICEs in each other can have as many alternatives as there are levels.
    private static let countLimit = 100

    /// The type itself, or in place of an untagged CHOICE its alternatives, in their order. They are followed without recursion, each
    /// CHOICE once, since it may contain itself.
    private var firstTypes: [ResolvedType] {
        var result: [ResolvedType] = []
        var seen: Set<ObjectIdentifier> = []
        var work = [self]
        while let type = work.popLast() {
            guard let choice = type.untaggedChoice, case .choice(let list) = choice.kind else {
                result.append(type)
                continue
            }
            guard seen.insert(ObjectIdentifier(choice)).inserted else { continue }
            work += list.all.reversed().map(\.type)
        }
        return result
    }

    /// As many of them as are counted. They are kept, those of CHOICEs inside too, so that CHOICEs in each other are walked once.
    private var countedFirstTypes: [ResolvedType] {
        guard let choice = untaggedChoice else { return [self] }
        var work = [choice]
        var begun: Set<ObjectIdentifier> = []
        while let next = work.last {
            guard next.knownFirstTypes == nil, case .choice(let list) = next.kind else {
                work.removeLast()
                continue
            }
            if begun.insert(ObjectIdentifier(next)).inserted {
                // Those inside come first; one that leads back to itself adds nothing.
                work += list.all.reversed().compactMap(\.type.untaggedChoice).filter {
                    $0.knownFirstTypes == nil && !begun.contains(ObjectIdentifier($0))
                }
                continue
            }
            work.removeLast()
            var types: [ResolvedType] = []
            var seen: Set<ObjectIdentifier> = []
            for alternative in list.all where types.count < Self.countLimit {
                let inner = alternative.type.untaggedChoice
                for type in inner.map({ $0.knownFirstTypes ?? [] }) ?? [alternative.type]
                where types.count < Self.countLimit && seen.insert(ObjectIdentifier(type)).inserted {
                    types.append(type)
                }
            }
            next.knownFirstTypes = types
        }
        return choice.knownFirstTypes ?? []
    }

    /// The CHOICE that the type is, behind its references, if nothing gives it a tag.
    private var untaggedChoice: ResolvedType? {
        guard tags.isEmpty, case let base = base, case .choice = base.kind else { return nil }
        return base
    }
}
