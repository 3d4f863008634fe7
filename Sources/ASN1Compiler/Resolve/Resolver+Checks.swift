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
        for component in list.all {
            for tag in leadingTags(of: component.type) {
                if let earlier = run.updateValue(component, forKey: tag), earlier !== component {
                    report(component, earlier, tag, why: "is optional and stands before it")
                }
            }
            if case .required = component.presence { run = [:] }
        }
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
            for tag in leadingTags(of: component.type) {
                if let earlier = seen.updateValue(component, forKey: tag), earlier !== component {
                    report(component, earlier, tag, why: "is in the same \(what)")
                }
            }
        }
    }

    /// An extensible CHOICE without a tag: what it may be extended by can start with any tag.                (X.680 52.7)
    private func isExtensibleAlternative(_ type: ResolvedType) -> Bool {
        guard type.isUntaggedAlternative, case .choice(let list) = type.base.kind else { return false }
        return list.isExtensible
    }

    private func report(_ component: Component, _ earlier: Component, _ tag: Tag, why: String) {
        guard reportOnce(component.name.range) else { return }
        error(
            "component '\(component.name.text)' has the same tag \(tag) as '\(earlier.name.text)', so a decoder cannot "
                + "tell them apart",
            at: component.name.range,
            notes: [
                .init("'\(earlier.name.text)' \(why); give one of them a tag, such as [0]", at: earlier.name.range)
            ])
    }

    /// The tags that an encoding of the type can start with: its own, or those of all alternatives of an untagged
    /// CHOICE. None for ANY, which can start with any.
    func leadingTags(of type: ResolvedType) -> [Tag] {
        var result: [Tag] = []
        var seen: Set<ObjectIdentifier> = []
        func visit(_ type: ResolvedType) {
            if let tag = type.tags.first { return result.append(tag) }
            let base = type.base
            guard case .choice(let list) = base.kind, seen.insert(ObjectIdentifier(base)).inserted else { return }
            for alternative in list.all { visit(alternative.type) }
        }
        visit(type)
        return result
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
