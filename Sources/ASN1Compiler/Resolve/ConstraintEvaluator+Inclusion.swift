// A type as constraint: the values that it has.                                                           (X.680 51.3)

extension ConstraintEvaluator {
    func inclusion(_ syntax: TypeSyntax, _ element: ElementSyntax) -> Predicate? {
        let type = resolver.type(syntax, in: scope)
        let other = resolver.baseBuildingDefinitions(type)
        if other.kind.isInvalid || base.kind.isInvalid { return nil }
        guard base.kind.mayInclude(other.kind) else {
            if resolver.reportOnce(element.range) {
                resolver.error(
                    "values of type \(other.kind.spelling) are no values of type \(base.kind.spelling); name a type that has some of its values",
                    at: element.range, notes: [.init("the constrained type is here", at: base.range)])
            }
            return nil
        }
        switch base.kind {
        case .any, .openType: return uncheckable("a type as the constraint of one that can hold any", element.range)
        default: break
        }
        guard !type.isBeingEvaluated else {
            if resolver.reportOnce(element.range) {
                resolver.error("this type is constrained by itself; name another type", at: element.range)
            }
            return nil
        }
        guard resolver.inclusionDepth < Resolver.resolutionLimit else {
            if resolver.reportOnce(element.range) {
                resolver.error(
                    "this includes types through more than \(Resolver.resolutionLimit) others that are not known yet; write some of the constraints out",
                    at: element.range)
            }
            return nil
        }
        resolver.inclusionDepth += 1
        let effect = type.effectiveConstraints
        resolver.inclusionDepth -= 1
        guard let own = ownCharacters(other) else {
            return uncheckable("that this is a value of '\(type.notationName)'", element.range)
        }
        let isWhole = isWhole(type)
        if !isWhole {
            unchecked.parts.append(
                .init(
                    what: "all that constrains '\(type.notationName)'", range: element.range))
            if isRemoved { return .never }
        }
        if case .integer = other.kind {
            let set = effect.value ?? .all
            return resolver.hasWorkLeft(at: element.range, steps: set.intervals.count) ? .integer(set) : undecided
        }
        var parts = [own]
        for constraints in constraints(of: type) {
            for condition in constraints.conditions {
                guard resolver.hasWorkLeft(at: element.range, steps: condition.predicate.size) else { return undecided }
                parts.append(condition.predicate)
            }
        }
        return .all(parts)
    }

    /// The constraints of a type and of those that it refers to.
    private func constraints(of type: ResolvedType) -> [Constraints] {
        var result: [Constraints] = []
        var current = type
        var loop = LoopDetector()
        while loop.isNew(current) {
            result.append(current.constraints)
            guard case .reference(let definition) = current.kind else { break }
            current = definition.type
        }
        return result
    }

    /// Whether conditions say all that the constraints of a type do, as far as it matters here: where they say less, too
    /// many values would be taken away.
    private func isWhole(_ type: ResolvedType) -> Bool {
        constraints(of: type).allSatisfy { constraints in
            constraints.unenforced.isEmpty
                && !(isRemoved
                    && (constraints.isExtensible || constraints.contents != nil || constraints.table != nil))
        }
    }

    /// What the type itself, without its constraints, leaves of the values of the constrained type; nil where that cannot be
    /// checked.
    private func ownCharacters(_ other: ResolvedType) -> Predicate? {
        switch (base.kind, other.kind) {
        case (.characterString(let mine), .characterString(let its)):
            if mine == its { return .always }
            guard mine.isText, its.isText else { return nil }
            return its.alphabet.map { .alphabet($0) } ?? .always
        case (.boolean, .boolean), (.integer, .integer), (.real, .real), (.bitString, .bitString),
            (.octetString, .octetString),
            (.null, .null), (.objectIdentifier, .objectIdentifier),
            (.relativeObjectIdentifier, .relativeObjectIdentifier), (.utcTime, .utcTime),
            (.generalizedTime, .generalizedTime), (.objectDescriptor, .objectDescriptor):
            return .always
        // Components of one structure are constrained by name, which means little in another.
        default: return base === other ? .always : nil
        }
    }
}

extension ResolvedType.Kind {
    /// Whether values of another type can be values of this one.                                       (X.680 F.2)
    fileprivate func mayInclude(_ other: ResolvedType.Kind) -> Bool {
        if isString && other.isString || isTime && other.isTime { return true }
        switch (self, other) {
        case (.boolean, .boolean), (.integer, .integer), (.enumerated, .enumerated), (.real, .real),
            (.bitString, .bitString), (.octetString, .octetString), (.null, .null),
            (.objectIdentifier, .objectIdentifier), (.relativeObjectIdentifier, .relativeObjectIdentifier),
            (.sequence, .sequence), (.set, .set), (.choice, .choice), (.sequenceOf, .sequenceOf), (.setOf, .setOf),
            (.external, .external), (.embeddedPDV, .embeddedPDV), (.instanceOf, .instanceOf),
            (.unrestrictedCharacterString, .unrestrictedCharacterString):
            return true
        default: return false
        }
    }
}
