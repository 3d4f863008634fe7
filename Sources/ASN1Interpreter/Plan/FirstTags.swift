import ASN1Compiler
import ASN1Runtime

/// What the first tag of an encoding may be, so that a decoder can tell what comes next.
enum FirstTags {
    /// One of these.
    case oneOf([ASN1Tag])
    /// Any: the type is ANY, an open type, or an untagged CHOICE that can be extended or has an alternative of such a type.
    case anything

    /// The tags of a type. Alternatives of untagged CHOICEs are followed without recursion, each CHOICE once.
    init(_ type: ResolvedType) {
        var tags: [ASN1Tag] = []
        var seen: Set<ObjectIdentifier> = []
        var work = [type]
        while let next = work.popLast() {
            if let tag = next.tags.first {
                tags.append(ASN1Tag(tag))
                continue
            }
            let base = next.base
            guard case .choice(let list) = base.kind, !list.isExtensible else {
                self = .anything
                return
            }
            guard seen.insert(ObjectIdentifier(base)).inserted else { continue }
            work += list.all.reversed().map(\.type)
        }
        self = .oneOf(tags)
    }

    /// Whether any tag will do.
    var isAnything: Bool {
        if case .anything = self { true } else { false }
    }

    /// Whether a value with one of the tags comes next.
    func isNext(in decoder: borrowing ASN1Decoder) -> Bool {
        switch self {
        case .oneOf(let tags):
            for tag in tags where decoder.peek(tag) { return true }
            return false
        case .anything: return decoder.hasMore
        }
    }
}

/// What an element of a type looks like, in words: `INTEGER [UNIVERSAL 2]`, `[0]`; of an untagged CHOICE each alternative in turn.
enum Expectation {
    /// The expectations of several types as one: `a, b or c`, long lists cut.
    static func text(_ types: [ResolvedType]) -> String {
        var items: [String] = []
        var seen: Set<ObjectIdentifier> = []
        var work = Array(types.reversed())
        while let type = work.popLast() {
            if let tag = type.tags.first {
                items.append(
                    tag.tagClass == .universal ? "\(type.base.kind.spelling) \(tag)" : tag.description)
            } else if case .choice(let list) = type.base.kind {
                guard seen.insert(ObjectIdentifier(type.base)).inserted else { continue }
                work += list.all.reversed().map(\.type)
            } else {
                items.append("any element")
            }
        }
        if items.count > 8 { items = items.prefix(7) + ["one of \(items.count - 7) others"] }
        guard let last = items.popLast() else { return "nothing" }
        return items.isEmpty ? last : items.joined(separator: ", ") + " or " + last
    }
}
