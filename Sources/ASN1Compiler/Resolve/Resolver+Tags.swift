// Pass 3: which tags the encoding of each type shows.

extension Resolver {
    /// Sets `type.tags`. Loops of references (`A ::= B`, `B ::= A`) are reported and cut.
    func computeTags(of type: ResolvedType) {
        guard !type.hasTags else { return }
        // Follow the references first and then come back, so that long chains need no stack.
        var chain: [ResolvedType] = []
        var current = type
        var visited: Set<ObjectIdentifier> = []
        while !current.hasTags {
            guard visited.insert(ObjectIdentifier(current)).inserted else {
                if reportOnce(current.range) {
                    error(
                        "this type is defined by itself, so it has no end; name another type in one of the steps round",
                        at: current.range)
                }
                current.kind = .invalid
                break
            }
            chain.append(current)
            guard case .reference(let definition) = current.kind else { break }
            current = definition.type
        }
        let base = current.settledBase ?? current
        for type in chain.reversed() {
            type.settledBase = base
            type.tags = tags(of: type)
            type.hasTags = true
        }
    }

    private func tags(of type: ResolvedType) -> [Tag] {
        var tags: [Tag]
        if case .reference(let definition) = type.kind {
            tags = definition.type.tags
        } else {
            tags = type.kind.universalTag.map { [.universal($0)] } ?? []
        }
        for prefix in type.prefixes.reversed() {
            if prefix.isImplicit, !tags.isEmpty {
                tags[0] = prefix.tag
            } else {
                if prefix.isWrittenImplicit { reportImplicit(prefix, type) }
                tags.insert(prefix.tag, at: 0)
            }
        }
        if tags.count > TagSyntax.limit {
            if reportOnce(type.range) { error(TagSyntax.limitMessage, at: type.range) }
            tags.removeLast(tags.count - TagSyntax.limit)
        }
        return tags
    }
}

extension Resolver {
    /// IMPLICIT on what has no tag of its own.                                                             (X.680 31.2.9)
    private func reportImplicit(_ prefix: TagPrefix, _ type: ResolvedType) {
        let what: String
        switch type.base.kind {
        case .openType: what = "an open type"
        case .choice: what = "a CHOICE"
        case .any: what = "ANY"
        default: return
        }
        guard reportOnce(prefix.range) else { return }
        error("\(what) has no tag that \(prefix.tag) IMPLICIT could replace; write EXPLICIT", at: prefix.range)
    }
}

extension ResolvedType.Kind {
    /// Number of the universal tag; nil for what has none of its own.                              (X.680 8.4, table 1)
    package var universalTag: UInt32? {
        switch self {
        case .boolean: 1
        case .integer: 2
        case .bitString: 3
        case .octetString: 4
        case .null: 5
        case .objectIdentifier: 6
        case .objectDescriptor: 7
        case .external, .instanceOf: 8
        case .real: 9
        case .enumerated: 10
        case .embeddedPDV: 11
        case .relativeObjectIdentifier: 13
        case .unrestrictedCharacterString: 29
        case .iri(let isRelative): isRelative ? 36 : 35
        case .time(let kind): kind.universalTag
        case .sequence, .sequenceOf: 16
        case .set, .setOf: 17
        case .utcTime: 23
        case .generalizedTime: 24
        case .characterString(let kind): kind.universalTag
        case .choice, .any, .openType, .reference, .invalid: nil
        }
    }
}

extension CharacterStringKind {
    /// Number of the universal tag.                                                                (X.680 41, table 8)
    package var universalTag: UInt32 {
        switch self {
        case .utf8: 12
        case .numeric: 18
        case .printable: 19
        case .teletex, .t61: 20
        case .videotex: 21
        case .ia5: 22
        case .graphic: 25
        case .visible, .iso646: 26
        case .general: 27
        case .universal: 28
        case .bmp: 30
        }
    }
}

extension ResolvedType.TimeKind {
    /// Number of the universal tag.                                                                 (X.680 38.4, 8.4)
    package var universalTag: UInt32 {
        switch self {
        case .time: 14
        case .date: 31
        case .timeOfDay: 32
        case .dateTime: 33
        case .duration: 34
        }
    }
}
