// Pass 5: what a decoder relies on. Tags that must be distinct are.

extension Resolver {
    func check(_ type: ResolvedType) {
        switch type.kind {
        case .sequence(let list): checkSequence(list)
        case .set(let list): checkDistinct(list.all, in: "SET")
        case .choice(let list):
            if list.all.isEmpty { error("a CHOICE needs at least one alternative", at: type.range) }
            checkDistinct(list.all, in: "CHOICE")
        default: break
        }
    }

    /// A run of optional components and the one after it must have distinct tags.                         (X.680 25.6)
    private func checkSequence(_ list: ComponentList) {
        var run: [Tag: Component] = [:]
        var last: Component?
        var open: Component?
        let additions = Set(list.additions.map { ObjectIdentifier($0) })
        var absent: [Tag: Component] = [:]
        for component in list.all {
            for tag in leadingTags(of: component.type) {
                if let earlier = absent[tag], run[tag] == nil, !additions.contains(ObjectIdentifier(component)),
                    reportOnce(component.name.range)
                {
                    warning(
                        "component '\(component.name.text)' has the same tag \(tag) as the addition "
                            + "'\(earlier.name.text)' before it, which an earlier version of the type does not have; give one of them \(Self.otherTag(than: tag))",
                        at: component.name.range)
                }
                if let earlier = run.updateValue(component, forKey: tag), earlier !== component {
                    report(component, earlier, tag, why: "is optional and stands before it")
                }
            }
            if let open { reportOpen(open, before: component) }
            if hasOpenTag(component.type) {
                if open == nil, let last { reportOpen(component, after: last) }
                open = component
            }
            if case .required = component.presence {
                // An earlier version does not have an addition, so the rest of the root may follow at once.
                if additions.contains(ObjectIdentifier(component)) { absent.merge(run) { first, _ in first } }
                run = [:]
                last = nil
                open = nil
            } else {
                last = component
            }
        }
    }

    /// Whether an encoding of the type can start with any tag: an untagged open type or ANY.
    private func hasOpenTag(_ type: ResolvedType) -> Bool {
        guard type.tags.isEmpty else { return false }
        switch type.base.kind {
        case .openType, .any: return true
        default: return false
        }
    }

    private func reportOpen(_ open: Component, before next: Component) {
        report(
            open,
            "'\(open.name.text)' can start with any tag and may be left out, so a decoder cannot tell it from what "
                + "follows",
            .init(
                "'\(next.name.text)' stands after it; give '\(open.name.text)' a tag, such as [0]", at: next.name.range)
        )
    }

    private func reportOpen(_ open: Component, after earlier: Component) {
        report(
            open,
            "'\(open.name.text)' can start with any tag, so a decoder cannot tell it from what may stand before it",
            .init(
                "'\(earlier.name.text)' is optional and stands before it; give '\(open.name.text)' a tag, such as [0]",
                at: earlier.name.range))
    }

    /// Of X.208's ANY it is a warning, for published modules leave it to the reader.
    private func report(_ open: Component, _ message: String, _ note: Diagnostic.Note?) {
        guard reportOnce(open.name.range) else { return }
        let isAny = if case .any = open.type.base.kind { true } else { false }
        add(Diagnostic(isAny ? .warning : .error, message, at: open.name.range, notes: note.map { [$0] } ?? []))
    }

    private func checkDistinct(_ components: [Component], in what: String) {
        var seen: [Tag: Component] = [:]
        var open: Component?
        for component in components {
            if isExtensibleAlternative(component.type) {
                if let earlier = open, reportOnce(component.name.range) {
                    error(
                        "'\(component.name.text)' and '\(earlier.name.text)' are both CHOICEs that can be extended, so a "
                            + "decoder could not tell whose an unknown alternative is", at: component.name.range,
                        notes: [.init("give '\(earlier.name.text)' a tag, such as [0]", at: earlier.name.range)])
                }
                open = component
            }
            if components.count > 1, hasOpenTag(component.type) {
                report(
                    component,
                    "'\(component.name.text)' can start with any tag, so a decoder cannot tell it from the others of the "
                        + "\(what); give it a tag, such as [0]", nil)
            }
            for tag in leadingTags(of: component.type) {
                if let earlier = seen.updateValue(component, forKey: tag), earlier !== component {
                    report(component, earlier, tag, why: "is in the same \(what)", isChoice: what == "CHOICE")
                }
            }
        }
    }

    /// An extensible CHOICE without a tag: what it may be extended by can start with any tag.                (X.680 52.7)
    private func isExtensibleAlternative(_ type: ResolvedType) -> Bool {
        guard type.isUntaggedAlternative, case .choice(let list) = type.base.kind else { return false }
        return list.isExtensible
    }

    private func report(
        _ component: Component, _ earlier: Component, _ tag: Tag, why: String, isChoice: Bool = false
    ) {
        guard reportOnce(component.name.range) else { return }
        error(
            "\(isChoice ? "alternative" : "component") '\(component.name.text)' has the same tag \(tag) as '\(earlier.name.text)', so a decoder cannot "
                + "tell them apart",
            at: component.name.range,
            notes: [
                .init(
                    "'\(earlier.name.text)' \(why); give one of them \(Self.otherTag(than: tag))",
                    at: earlier.name.range)
            ])
    }

    /// What tells a component from one that has this tag too.
    private static func otherTag(than tag: Tag) -> String {
        tag.tagClass == .contextSpecific ? "another tag" : "a tag, such as [0]"
    }

    /// The tags that an encoding of the type can start with: its own, or those of all alternatives of an untagged
    /// CHOICE. None for ANY, which can start with any.
    func leadingTags(of type: ResolvedType) -> [Tag] {
        if let tag = type.tags.first { return [tag] }
        let base = type.base
        guard case .choice = base.kind else { return [] }
        if let known = choiceTags[ObjectIdentifier(base)] { return known }
        // CHOICEs in it come first, without a call for each level; one that leads back to itself adds nothing.
        var work = [base]
        var begun: Set<ObjectIdentifier> = []
        while let choice = work.last {
            let identifier = ObjectIdentifier(choice)
            let alternatives = choice.componentList?.all ?? []
            if begun.insert(identifier).inserted {
                for alternative in alternatives where alternative.type.tags.isEmpty {
                    let inner = alternative.type.base
                    guard case .choice = inner.kind, choiceTags[ObjectIdentifier(inner)] == nil,
                        !begun.contains(ObjectIdentifier(inner))
                    else { continue }
                    work.append(inner)
                }
                continue
            }
            work.removeLast()
            guard choiceTags[identifier] == nil else { continue }
            // Each tag once, since those of a CHOICE that stands in another twice would double with every level.
            var seen: Set<Tag> = []
            let tags = alternatives.flatMap { alternative -> [Tag] in
                if let tag = alternative.type.tags.first { return [tag] }
                return choiceTags[ObjectIdentifier(alternative.type.base)] ?? []
            }.filter { seen.insert($0).inserted }
            choiceTags[identifier] = hasWorkLeft(at: choice.range, steps: tags.count) ? tags : []
        }
        return choiceTags[ObjectIdentifier(base)] ?? []
    }
}

extension ResolvedType.Kind {
    /// The type's name in ASN.1, for messages.
    package var spelling: String {
        switch self {
        case .boolean: "BOOLEAN"
        case .integer: "INTEGER"
        case .enumerated: "ENUMERATED"
        case .real: "REAL"
        case .bitString: "BIT STRING"
        case .octetString: "OCTET STRING"
        case .null: "NULL"
        case .objectIdentifier: "OBJECT IDENTIFIER"
        case .relativeObjectIdentifier: "RELATIVE-OID"
        case .iri(let isRelative): isRelative ? "RELATIVE-OID-IRI" : "OID-IRI"
        case .characterString(let kind): kind.rawValue
        case .unrestrictedCharacterString: "CHARACTER STRING"
        case .embeddedPDV: "EMBEDDED PDV"
        case .external: "EXTERNAL"
        case .instanceOf(let objectClass): "INSTANCE OF \(objectClass.name)"
        case .time(let kind): kind.rawValue
        case .openType(let open): "\(open.objectClass.name).&\(open.field)"
        case .objectDescriptor: "ObjectDescriptor"
        case .utcTime: "UTCTime"
        case .generalizedTime: "GeneralizedTime"
        case .sequence: "SEQUENCE"
        case .set: "SET"
        case .choice: "CHOICE"
        case .sequenceOf: "SEQUENCE OF"
        case .setOf: "SET OF"
        case .reference(let definition): definition.name.text
        case .any: "ANY"
        case .invalid: "an invalid type"
        }
    }
}

extension ResolvedType.Kind {
    /// Whether SIZE counts something in the values.                                                          (X.680 51.5)
    var hasLength: Bool {
        switch self {
        case .bitString, .octetString, .characterString, .sequenceOf, .setOf: true
        default: false
        }
    }

    /// How a value of the type is written, for the end of a message about what is none; empty where that takes long to say.
    var notationHint: String {
        switch self {
        case .boolean: "; write one such as TRUE"
        case .integer: "; write one such as 5"
        case .enumerated: "; write the name of an item"
        case .real: "; write one such as 1.5"
        case .bitString: "; write one such as '01'B"
        case .octetString: "; write one such as '0A'H"
        case .null: "; the only one is NULL"
        case .objectIdentifier: "; write one such as { iso 2 }"
        case .relativeObjectIdentifier: "; write one such as { 2 5 }"
        case .characterString, .time, .utcTime, .generalizedTime, .iri, .objectDescriptor:
            "; write text in double quotes"
        case .sequence, .set: "; write one such as { name value }"
        case .choice: "; write one such as alternative : value"
        case .sequenceOf, .setOf: "; write one such as { value, value }"
        default: ""
        }
    }
}
