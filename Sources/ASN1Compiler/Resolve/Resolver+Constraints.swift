// Pass 4: what constraints leave of a type's values.

extension Resolver {
    /// Applies the constraints written on a type, one after the other.
    func constrain(_ type: ResolvedType, by list: [ConstraintSyntax], in scope: Scope) {
        for constraint in list {
            if let exception = constraint.exception { checkException(exception, in: scope) }
            switch constraint.spec {
            case .subtype(let set): apply(set, to: type, at: constraint.range, in: scope)
            case .contents(let contents, let encoding): contain(contents, encoding, type, constraint, in: scope)
            case .userDefined:
                type.constraints.written.append(.init(syntax: constraint, scope: scope))
                type.constraints.unenforced.append(.init(text: text(of: constraint.range), range: constraint.range))
            case .table(let set, let related): relate(type, to: set, related, constraint, in: scope)
            }
        }
    }

    /// `CONTAINING Type`, `ENCODED BY oid`                                                                   (X.682 11)
    private func contain(
        _ contents: TypeSyntax?, _ encoding: ValueSyntax?, _ type: ResolvedType, _ constraint: ConstraintSyntax,
        in scope: Scope
    ) {
        switch type.base.kind {
        case .octetString, .bitString, .invalid: break
        default:
            error("CONTAINING does not apply to \(type.base.kind.spelling)", at: constraint.range)
        }
        type.constraints.written.append(.init(syntax: constraint, scope: scope))
        if let contents { type.constraints.contents = self.type(contents, in: scope) }
        if let encoding {
            let governor = ResolvedType(.objectIdentifier, range: encoding.range)
            _ = value(encoding, governor: governor, in: scope)
        }
    }

    /// `{Set}` and `{Set}{@component}`                                                                    (X.682 10.3)
    private func relate(
        _ type: ResolvedType, to reference: ReferenceSyntax, _ related: [AtNotationSyntax],
        _ constraint: ConstraintSyntax, in scope: Scope
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
                return apply(set, to: type, at: constraint.range, in: scope)
            }
        }
        guard let set = objectSet(reference, in: scope) else { return }
        type.constraints.written.append(.init(syntax: constraint, scope: scope))
        type.constraints.table = TableConstraint(set: set, related: related)
    }

    /// Applies a set of values: a subtype constraint, or the values of a value set.
    func apply(_ set: ElementSetSyntax, to type: ResolvedType, at range: SourceRange, in scope: Scope) {
        type.constraints.written.append(
            .init(syntax: ConstraintSyntax(spec: .subtype(set), exception: nil, range: range), scope: scope))
        let evaluator = ConstraintEvaluator(
            resolver: self, base: type.base, scope: scope, parent: type.effectiveConstraints)
        if let additional = set.additional { _ = evaluator.evaluate(additional) }
        guard let root = set.root, let effect = evaluator.evaluate(root) else { return }
        let isExtensible = set.extensionMarker != nil
        let words = text(of: range)
        if let value = effect.value {
            type.constraints.value = merge(type.constraints.value, value, words, isExtensible)
        }
        if let size = effect.size {
            type.constraints.size = merge(type.constraints.size, size, words, isExtensible)
        }
        if let alphabet = effect.alphabet {
            let both = type.constraints.alphabet.map { $0.set.intersection(alphabet) } ?? alphabet
            type.constraints.alphabet = .init(set: both, text: words, isExtensible: isExtensible)
        }
        if effect.hasMore { type.constraints.unenforced.append(.init(text: words, range: range)) }
    }

    private func merge(
        _ outer: Constraints.Bound?, _ set: IntegerSet, _ text: String, _ isExtensible: Bool
    ) -> Constraints.Bound {
        guard let outer else { return .init(set: set, text: text, isExtensible: isExtensible) }
        // Of serial constraints the last one decides whether the result is extensible.                    (X.680 50.8)
        return .init(
            set: outer.set.intersection(set), text: outer.text + text,
            isExtensible: isExtensible)
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
