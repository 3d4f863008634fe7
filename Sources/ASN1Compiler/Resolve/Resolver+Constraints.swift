// Pass 4: what constraints leave of a type's values.

extension Resolver {
    /// Applies the constraints written on a type, one after the other. `isRemoved` says that the values which they leave are
    /// taken away from others.
    func constrain(_ type: ResolvedType, by list: [ConstraintSyntax], in scope: Scope, isRemoved: Bool = false) {
        for constraint in list {
            if let exception = constraint.exception { checkException(exception, in: scope) }
            switch constraint.spec {
            case .subtype(let set):
                if let objects = objectsInPlace(set, for: type, in: scope) {
                    relate(type, to: objects, [], constraint, in: scope, isRemoved: isRemoved)
                } else {
                    apply(set, to: type, at: constraint.range, in: scope, isRemoved: isRemoved)
                }
            case .contents(let contents, let encoding):
                contain(contents, encoding, type, constraint, in: scope)
                if isRemoved { leaveRemoved(constraint.range, of: type) }
            case .userDefined:
                type.constraints.written.append(.init(syntax: constraint, scope: scope))
                leaveUnchecked(
                    "CONSTRAINED BY, which is for people to read", constraint.range, of: type, isRemoved: isRemoved)
            case .table(let set, let related):
                relate(type, to: set, related, constraint, in: scope, isRemoved: isRemoved)
            }
        }
    }

    /// What CONTAINING or a table says cannot be taken away from other values.
    private func leaveRemoved(_ range: SourceRange, of type: ResolvedType) {
        leaveUnchecked("what EXCEPT takes away here", range, of: type, isRemoved: true)
    }

    /// Notes what is not checked, as it goes on from "generated code does not check".
    func leaveUnchecked(_ what: String, _ range: SourceRange, of type: ResolvedType, isRemoved: Bool = false) {
        type.constraints.unenforced.append(.init(what: what, range: range))
        if isRemoved { type.constraints.others.append(.init(predicate: .never, text: text(of: range), range: range)) }
    }

    /// `CONTAINING Type`, `ENCODED BY oid`                                                                   (X.682 11)
    private func contain(
        _ contents: TypeSyntax?, _ encoding: ValueSyntax?, _ type: ResolvedType, _ constraint: ConstraintSyntax,
        in scope: Scope
    ) {
        switch type.base.kind {
        case .octetString, .bitString, .invalid: break
        default:
            error(
                "CONTAINING does not apply to \(type.base.kind.spelling); it is for OCTET STRING and BIT STRING",
                at: constraint.range)
        }
        type.constraints.written.append(.init(syntax: constraint, scope: scope))
        if let contents { type.constraints.contents = self.type(contents, in: scope) }
        if let encoding {
            let governor = ResolvedType(.objectIdentifier, range: encoding.range)
            if case .objectIdentifier(let arcs)? = value(encoding, governor: governor, in: scope) {
                // {joint-iso-itu-t asn1 basic-encoding(1)} and {… ber-derived(2)}, with all below.   (X.690 12)
                type.constraints.hasOtherEncoding = ![[2, 1, 1], [2, 1, 2]].contains(Array(arcs.prefix(3)))
            }
        }
    }

    /// `{Set}` and `{Set}{@component}`                                                                    (X.682 10.3)
    private func relate(
        _ type: ResolvedType, to reference: ReferenceSyntax, _ related: [AtNotationSyntax],
        _ constraint: ConstraintSyntax, in scope: Scope, isRemoved: Bool
    ) {
        if scope.argument(reference) == nil,
            case .found(let entry) = symbols.lookup(reference.name.text, in: scope.module),
            !entry.isClassOrObjectSet, related.isEmpty
        {
            // `({ValueSet})` looks the same as a table constraint.
            if case .value = entry.syntax.kind {
            } else {
                let syntax = ElementSyntax(
                    .type(TypeSyntax(kind: .reference(reference), range: reference.range), includes: false),
                    at: reference.range)
                let set = ElementSetSyntax(
                    root: syntax, extensionMarker: nil, additional: nil, range: constraint.range)
                return apply(set, to: type, at: constraint.range, in: scope, isRemoved: isRemoved)
            }
        }
        guard let set = objectSet(reference, in: scope) else {
            if isRemoved { leaveRemoved(constraint.range, of: type) }
            return
        }
        relate(type, to: set, related, constraint, in: scope, isRemoved: isRemoved)
    }

    private func relate(
        _ type: ResolvedType, to set: InformationObjectSet, _ related: [AtNotationSyntax],
        _ constraint: ConstraintSyntax, in scope: Scope, isRemoved: Bool
    ) {
        if isRemoved { leaveRemoved(constraint.range, of: type) }
        type.constraints.written.append(.init(syntax: constraint, scope: scope))
        type.constraints.table = TableConstraint(set: set, related: related, range: constraint.range)
    }

    /// `{a | b}` on a field of a class: the objects of a set that is written in place, which looks like a value.  (X.682 10.3)
    private func objectsInPlace(
        _ set: ElementSetSyntax, for type: ResolvedType, in scope: Scope
    ) -> InformationObjectSet? {
        guard let field = type.constraints.field, set.extensionMarker == nil, case .value(let value)? = set.root?.kind,
            case .braced(let braced) = value.kind
        else { return nil }
        let contents = tree(braced).elementSet(in: braced)
        guard contents.diagnostics.isEmpty, let syntax = contents.syntax,
            syntax.root.map({ holdsObjects($0, of: type.base.kind, in: scope) }) ?? (syntax.extensionMarker != nil)
        else { return nil }
        return objectSet(syntax, of: field.objectClass, in: scope)
    }

    /// Whether an element is an object or a set of objects, where a value of such a type could stand too.
    private func holdsObjects(_ element: ElementSyntax, of kind: ResolvedType.Kind, in scope: Scope) -> Bool {
        switch element.kind {
        case .union(let parts), .intersection(let parts):
            return parts.contains { holdsObjects($0, of: kind, in: scope) }
        case .except(let kept, _): return holdsObjects(kept, of: kind, in: scope)
        case .group(let set): return set.root.map { holdsObjects($0, of: kind, in: scope) } ?? false
        case .type(let type, _):
            if case .reference(let reference) = type.kind { return namesObjects(reference, in: scope) }
            return false
        case .value(let value):
            switch value.kind {
            case .reference(let reference): return namesObjects(reference, in: scope)
            case .braced:
                // Braces in braces are a value of lists alone.
                if case .sequenceOf = kind.asSequenceOf { return false }
                return true
            default: return false
            }
        default: return false
        }
    }

    private func namesObjects(_ reference: ReferenceSyntax, in scope: Scope) -> Bool {
        if let argument = scope.argument(reference) {
            guard let governor = argument.governor, let place = argument.governorScope else { return false }
            return objectClass(governing: governor, in: place) != nil
        }
        guard case .found(let entry) = symbols.lookup(reference.name.text, in: scope.module) else { return false }
        if case .value(let governor, _) = entry.syntax.kind {
            return objectClass(governing: governor, in: Scope(entry.scope)) != nil
        }
        return entry.isClassOrObjectSet
    }

    /// Applies a set of values: a subtype constraint, or the values of a value set.
    func apply(
        _ set: ElementSetSyntax, to type: ResolvedType, at range: SourceRange, in scope: Scope, isRemoved: Bool = false
    ) {
        type.constraints.written.append(
            .init(syntax: ConstraintSyntax(spec: .subtype(set), exception: nil, range: range), scope: scope))
        let evaluator = ConstraintEvaluator(
            resolver: self, base: type.base, scope: scope, parent: type.effectiveConstraints, isRemoved: isRemoved)
        if let additional = set.additional { _ = evaluator.evaluate(additional) }
        guard let root = set.root, let predicate = evaluator.evaluate(root) else { return }
        let isExtensible = set.extensionMarker != nil && !isRemoved
        if isExtensible || evaluator.unchecked.isExtensible { type.constraints.isExtensible = true }
        let words = text(of: range)
        func add(_ bounds: WritableKeyPath<Constraints, Constraints.Bound?>, _ set: IntegerSet) {
            type.constraints[keyPath: bounds] = merge(
                type.constraints[keyPath: bounds],
                .init(set: set, text: words, isExtensible: isExtensible, range: range))
        }
        var others: [Predicate] = []
        for part in predicate.conjuncts {
            switch part.kind {
            case .integer(let set): add(\.value, set)
            case .size(let set): add(\.size, set)
            case .alphabet(let set): add(\.alphabet, set)
            default: others.append(part)
            }
        }
        guard !isExtensible else { return }
        if !isCheckable(predicate) {
            leaveUnchecked("this constraint, which has too many parts", range, of: type, isRemoved: isRemoved)
            others = []
        }
        if !others.isEmpty {
            type.constraints.others.append(.init(predicate: .all(others), text: words, range: range))
        }
        type.constraints.unenforced += evaluator.unchecked.parts
    }

    /// Whether a condition is small enough to be checked.
    func isCheckable(_ predicate: Predicate) -> Bool {
        predicate.size <= Self.predicateLimit && predicate.depth <= Self.predicateDepthLimit
    }

    /// How many parts and values a condition that is checked may have, and how deep they may be nested.
    private static let predicateLimit = 20_000
    private static let predicateDepthLimit = 64

    /// What two constraints leave, the second of which is applied to what the first leaves.
    private func merge(_ outer: Constraints.Bound?, _ bound: Constraints.Bound) -> Constraints.Bound {
        guard let outer else { return bound }
        // Of serial constraints the last one decides whether the result is extensible, and what extends it is still among
        // what those before leave.                                                                        (X.680 50.8)
        if bound.isExtensible, !outer.isExtensible { return outer }
        return .init(
            set: outer.set.intersection(bound.set), text: outer.text + bound.text, isExtensible: bound.isExtensible,
            range: bound.range)
    }
}

extension ResolvedType {
    /// Evaluates the constraints written on this type and on those it refers to, unless that is done or under way.
    ///
    /// The last type of the chain comes first, so that a long chain needs no stack.
    func settleConstraints() {
        var chain: [ResolvedType] = []
        var current = self
        while !current.hasSettledConstraints {
            current.hasSettledConstraints = true
            chain.append(current)
            guard case .reference(let definition) = current.kind else { break }
            current = definition.type
        }
        for type in chain.reversed() {
            guard let pending = type.pendingConstraints else { continue }
            type.pendingConstraints = nil
            type.isEvaluating = true
            pending()
            type.isEvaluating = false
        }
    }

    /// Whether the constraints of this type, or of one that it refers to, are being evaluated.
    var isBeingEvaluated: Bool {
        var current = self
        var loop = LoopDetector()
        while !current.isEvaluating {
            guard !current.hasFinalEffect, case .reference(let definition) = current.kind, loop.isNew(current) else {
                return false
            }
            current = definition.type
        }
        return true
    }

    private var hasFinalEffect: Bool { knownEffect != nil }

    /// Sets what evaluates the type's constraints, after what is set already.
    func addPendingConstraints(_ evaluate: @escaping () -> Void) {
        let earlier = pendingConstraints
        pendingConstraints = {
            earlier?()
            evaluate()
        }
        hasSettledConstraints = false
        knownEffect = nil
    }

    /// The values that the constraints leave an INTEGER; nil where that is unlimited.
    package var parentBounds: IntegerSet? { effectiveConstraints.value }

    /// What the constraints on this type, those it refers to included, leave together; of a type whose constraints are
    /// being evaluated, what those before leave.
    var effectiveConstraints: EffectiveConstraints {
        settleConstraints()
        var chain: [ResolvedType] = []
        var effect = EffectiveConstraints()
        var current = self
        var loop = LoopDetector()
        while loop.isNew(current) {
            if let known = current.knownEffect {
                effect = known
                break
            }
            chain.append(current)
            guard case .reference(let definition) = current.kind else { break }
            current = definition.type
        }
        var isFinal = true
        for type in chain.reversed() {
            effect = effect.and(type.constraints)
            if type.isEvaluating || type.pendingConstraints != nil { isFinal = false }
            if isFinal { type.knownEffect = effect }
        }
        return effect
    }
}
