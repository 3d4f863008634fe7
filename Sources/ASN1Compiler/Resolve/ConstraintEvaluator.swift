/// Evaluates one subtype constraint on one type.                                                       (X.680 49 to 51)
///
/// A condition comes out that never rejects a value which the constraint allows. What cannot be checked is left out of it
/// and noted in `unchecked`. The methods give nil for what an error was reported for.
struct ConstraintEvaluator {
    let resolver: Resolver
    let base: ResolvedType
    let scope: Scope
    /// What the constraints before this one leave.
    var parent = EffectiveConstraints()
    /// Whether the values that satisfy the constraint are taken away from others: then what cannot be decided must hold
    /// for no value, so that none is taken away that should stay.
    var isRemoved = false
    /// The parts that cannot be checked.
    let unchecked = Unchecked()

    /// What the condition leaves out of the constraint.
    final class Unchecked {
        /// Parts that cannot be checked.
        var parts: [Constraints.Unenforced] = []
        /// Whether values outside the root of a set are allowed too.
        var isExtensible = false
    }

    /// A condition for a whole constraint or value set; always true where values outside are allowed too.
    func evaluate(_ set: ElementSetSyntax) -> Predicate? {
        if let additional = set.additional { _ = evaluate(additional) }
        guard let root = set.root else { return uncheckable("this constraint, whose root is empty", set.range) }
        // What is taken away is the root, whether the set can be extended or not.                        (X.680 G.4.3)
        if set.extensionMarker == nil || isRemoved { return evaluate(root) }
        unchecked.isExtensible = true
        return evaluateQuietly(root).map { _ in .always }
    }

    func evaluate(_ element: ElementSyntax) -> Predicate? {
        switch element.kind {
        case .value(let value): return single(value)
        case .range: return range(element)
        case .size(let constraint): return size(constraint, element)
        case .from(let constraint): return alphabet(constraint, element)
        case .union(let parts):
            let found = parts.map { evaluate($0) }
            return found.contains { $0 == nil } ? nil : .any(found.compactMap { $0 })
        case .intersection(let parts): return intersection(parts)
        case .except(let left, let right):
            guard let kept = evaluate(left), let removed = removed(right) else { return nil }
            return .all([kept, removed.negated])
        case .allExcept(let part): return removed(part)?.negated
        case .group(let set): return evaluate(set)
        case .type(let type, _): return inclusion(type, element)
        case .pattern(let value):
            guard base.kind.isString || base.kind.isInvalid else {
                return inapplicable("PATTERN", "character strings", element)
            }
            _ = resolver.value(value, governor: base, in: scope)
            return uncheckable("PATTERN", element.range)
        case .settings:
            guard base.kind.isTime || base.kind.isInvalid else { return inapplicable("SETTINGS", "times", element) }
            return uncheckable("SETTINGS", element.range)
        case .withComponent(let constraint):
            switch base.kind {
            case .sequenceOf(let inner), .setOf(let inner): return .elements(self.inner(constraint, on: inner))
            case .invalid: return nil
            default: return inapplicable("WITH COMPONENT", "SEQUENCE OF and SET OF", element)
            }
        case .withComponents(let components, let isPartial):
            return inner(components, isPartial: isPartial, element)
        }
    }

    /// Notes what cannot be checked, as it goes on from "generated code does not check".
    func uncheckable(_ what: String, _ range: SourceRange) -> Predicate {
        unchecked.parts.append(.init(what: what, range: range))
        return undecided
    }

    /// What stands for a part that cannot be decided.
    var undecided: Predicate { isRemoved ? .never : .always }

    /// What EXCEPT takes away.
    private func removed(_ element: ElementSyntax) -> Predicate? {
        var evaluator = self
        evaluator.isRemoved.toggle()
        return evaluator.evaluate(element)
    }

    /// Evaluates for the sake of the errors: parts that need no check are none that cannot be checked.
    private func evaluateQuietly(_ element: ElementSyntax) -> Predicate? {
        let count = unchecked.parts.count
        defer { unchecked.parts.removeLast(unchecked.parts.count - count) }
        return evaluate(element)
    }

    private func intersection(_ parts: [ElementSyntax]) -> Predicate? {
        var found: [Predicate] = []
        for part in parts {
            guard let predicate = evaluate(part) else { return nil }
            found.append(predicate)
        }
        let result = Predicate.all(found)
        if result.conjuncts.contains(where: \.isEmptySet), let first = parts.first, let last = parts.last,
            resolver.reportOnce(first.range)
        {
            resolver.error(
                "no value satisfies all of these constraints; widen one of them", at: first.range.through(last.range))
        }
        return result
    }

    /// Reports a constraint on a type that it is not for.
    ///
    /// - Parameters:
    ///   - what: The constraint.
    ///   - users: What it is for.
    func inapplicable(_ what: String, _ users: String, _ element: ElementSyntax) -> Predicate? {
        if resolver.reportOnce(element.range) {
            resolver.error(
                "\(what) does not apply to \(base.kind.spelling); it is for \(users)", at: element.range,
                notes: base.range == element.range ? [] : [.init("the type is here", at: base.range)])
        }
        return nil
    }
}

extension Predicate {
    /// Whether it is a set without members.
    fileprivate var isEmptySet: Bool {
        switch kind {
        case .integer(let set), .size(let set), .alphabet(let set): set.isEmpty
        default: false
        }
    }
}

extension ResolvedType.Kind {
    var isInvalid: Bool {
        switch self {
        case .invalid, .any, .openType: true
        default: false
        }
    }

    var isString: Bool {
        switch self {
        case .characterString, .objectDescriptor, .iri: true
        default: false
        }
    }

    var isTime: Bool {
        switch self {
        case .time, .utcTime, .generalizedTime: true
        default: false
        }
    }
}
