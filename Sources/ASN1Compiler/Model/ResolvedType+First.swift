/// What an encoding of a type starts with.
extension ResolvedType {
    /// The tags that it may start with; nil where any will do: for ANY, an open type, and an untagged CHOICE that can be
    /// extended or has an alternative of such a type.
    package var firstTags: [Tag]? {
        var tags: [Tag] = []
        var isAnything = false
        for type in firstTypes(throughExtensible: false) {
            if let tag = type.tags.first { tags.append(tag) } else { isAnything = true }
        }
        return isAnything ? nil : tags
    }

    /// Whether any element at all may be one of this type.
    package var takesAnything: Bool { tags.isEmpty && firstTags == nil }

    /// What elements of these types look like, for messages: `UTCTime [UNIVERSAL 23] or [0]`; long lists are cut.
    package static func expectation(_ types: [ResolvedType]) -> String {
        var items = types.flatMap { $0.firstTypes(throughExtensible: true) }.map { type in
            guard let tag = type.tags.first else { return "any element" }
            return tag.tagClass == .universal ? "\(type.base.kind.spelling) \(tag)" : tag.description
        }
        if items.count > 8 { items = items.prefix(7) + ["one of \(items.count - 7) others"] }
        guard let last = items.popLast() else { return "nothing" }
        return items.isEmpty ? last : items.joined(separator: ", ") + " or " + last
    }

    /// The type itself, or in place of an untagged CHOICE its alternatives, in their order. They are followed without
    /// recursion, each CHOICE once, since it may contain itself.
    private func firstTypes(throughExtensible: Bool) -> [ResolvedType] {
        var result: [ResolvedType] = []
        var seen: Set<ObjectIdentifier> = []
        var work = [self]
        while let type = work.popLast() {
            guard type.tags.isEmpty, case .choice(let list) = type.base.kind,
                throughExtensible || !list.isExtensible
            else {
                result.append(type)
                continue
            }
            guard seen.insert(ObjectIdentifier(type.base)).inserted else { continue }
            work += list.all.reversed().map(\.type)
        }
        return result
    }
}
