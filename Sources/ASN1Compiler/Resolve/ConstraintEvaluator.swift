/// Evaluates one subtype constraint on one type.                                                       (X.680 49 to 51)
///
/// What can be checked on a value alone by comparing integers or characters comes out as sets; of the rest `hasMore` says
/// that there is more to the constraint than the sets. The sets never leave out a value that the constraint allows.
struct ConstraintEvaluator {
    let resolver: Resolver
    let base: ResolvedType
    let scope: Scope
    /// What the constraints before this one leave.
    var parent = EffectiveConstraints()

    struct Effect {
        var value: IntegerSet?
        var size: IntegerSet?
        var alphabet: IntegerSet?
        /// Whether the sets say less than the constraint does.
        var hasMore = false

        static let more = Effect(hasMore: true)
    }

    func evaluate(_ element: ElementSyntax) -> Effect? {
        switch element.kind {
        case .value(let value): return single(value, element)
        case .range: return range(element)
        case .size(let constraint): return size(constraint, element)
        case .from(let constraint): return alphabet(constraint, element)
        case .union(let parts): return union(parts)
        case .intersection(let parts): return intersection(parts)
        case .except(let left, let right):
            guard let kept = evaluate(left), let removed = evaluate(right) else { return nil }
            return difference(kept, removed)
        case .allExcept(let part):
            guard let removed = evaluate(part) else { return nil }
            return difference(Effect(value: isInteger ? .all : nil), removed)
        case .group(let set):
            if let additional = set.additional { _ = evaluate(additional) }
            guard let root = set.root else { return .more }
            guard set.extensionMarker == nil else {
                // Values outside are allowed too.
                _ = evaluate(root)
                return Effect()
            }
            return evaluate(root)
        case .type(let type, _): return inclusion(type, element)
        case .pattern(let value):
            guard base.kind.isString || base.kind.isInvalid else { return inapplicable("PATTERN", element) }
            _ = resolver.value(value, governor: base, in: scope)
            return .more
        case .settings:
            guard base.kind.isTime || base.kind.isInvalid else { return inapplicable("SETTINGS", element) }
            return .more
        case .withComponent(let constraint):
            switch base.kind {
            case .sequenceOf(let inner), .setOf(let inner): check(constraint, on: inner)
            case .invalid: break
            default: return inapplicable("WITH COMPONENT", element)
            }
            return .more
        case .withComponents(let components, _): return inner(components, element)
        }
    }

    private var isInteger: Bool {
        if case .integer = base.kind { true } else { false }
    }

    private func inapplicable(_ what: String, _ element: ElementSyntax) -> Effect? {
        if resolver.reportOnce(element.range) {
            resolver.error(
                "\(what) does not apply to \(base.kind.spelling)", at: element.range,
                notes: base.range == element.range ? [] : [.init("the type is here", at: base.range)])
        }
        return nil
    }

    // MARK: Values

    private func single(_ syntax: ValueSyntax, _ element: ElementSyntax) -> Effect? {
        if case .integer = syntax.kind {
            switch base.kind {
            case .octetString, .bitString, .objectIdentifier:
                if resolver.reportOnce(syntax.range) {
                    resolver.warning(
                        "a number is not a value of \(base.kind.spelling); this constraint is not applied",
                        at: syntax.range)
                }
                return .more
            default: break
            }
        }
        guard let value = resolver.value(syntax, governor: base, in: scope) else { return nil }
        if case .integer(let number) = value, isInteger {
            checkParent(number, syntax.range)
            return Effect(value: IntegerSet(lower: number, upper: number))
        }
        return .more
    }

    /// A value or the end of a range is one of the parent type.                                  (X.680 51.2.3, 51.4.4)
    private func checkParent(_ number: BigInteger, _ range: SourceRange) {
        guard let allowed = parent.value, !allowed.contains(number), resolver.reportOnce(range) else { return }
        resolver.error(
            "\(number) is not among the values of the parent type (\(allowed))", at: range,
            notes: base.range == range ? [] : [.init("the type is here", at: base.range)])
    }

    private func range(_ element: ElementSyntax) -> Effect? {
        guard case .range(let lower, let upper) = element.kind else { return nil }
        switch base.kind {
        case .integer:
            guard let low = end(lower, isLower: true), let high = end(upper, isLower: false) else { return nil }
            if let low = low.value, let high = high.value, high < low {
                if resolver.reportOnce(element.range) {
                    resolver.error(
                        "the range is empty: its end \(high) is less than its start \(low)", at: element.range)
                }
                return nil
            }
            return Effect(value: IntegerSet(lower: low.value, upper: high.value))
        case .real, .time, .utcTime, .generalizedTime:
            for bound in [lower, upper] {
                switch bound {
                case .closed(let value), .open(let value):
                    if case .min = value.kind { continue }
                    if case .max = value.kind { continue }
                    guard resolver.value(value, governor: base, in: scope) != nil else { return nil }
                }
            }
            return .more
        case .characterString:
            // X.680 allows character ranges in FROM only; older modules write them without.
            return characters(element) == nil ? nil : .more
        case .invalid: return nil
        default: return inapplicable("a range", element)
        }
    }

    private struct End {
        var value: BigInteger?
    }

    private func end(_ bound: ElementSyntax.Bound, isLower: Bool) -> End? {
        switch bound {
        case .closed(let value), .open(let value):
            switch value.kind {
            case .min where isLower, .max where !isLower:
                return End(value: nil)
            case .min, .max:
                if resolver.reportOnce(value.range) {
                    resolver.error(
                        isLower ? "a range cannot start at MAX" : "a range cannot end at MIN", at: value.range)
                }
                return nil
            default: break
            }
            guard case .integer(let number)? = resolver.value(value, governor: base, in: scope) else { return nil }
            checkParent(number, value.range)
            if case .open = bound { return End(value: isLower ? number.successor : number.predecessor) }
            return End(value: number)
        }
    }

    /// A type as constraint: the values that it has.                                                     (X.680 51.3)
    private func inclusion(_ syntax: TypeSyntax, _ element: ElementSyntax) -> Effect? {
        let type = resolver.type(syntax, in: scope)
        let other = resolver.baseBuildingDefinitions(type)
        if other.kind.isInvalid || base.kind.isInvalid { return nil }
        guard base.kind.mayInclude(other.kind) else {
            if resolver.reportOnce(element.range) {
                resolver.error(
                    "values of type \(other.kind.spelling) are no values of type \(base.kind.spelling)",
                    at: element.range, notes: [.init("the constrained type is here", at: base.range)])
            }
            return nil
        }
        guard !type.isBeingEvaluated else {
            if resolver.reportOnce(element.range) {
                resolver.error("this type is constrained by itself", at: element.range)
            }
            return nil
        }
        var effect = Effect(hasMore: true)
        let included = type.effectiveConstraints
        if case .integer = other.kind { effect.value = included.value }
        return effect
    }

    // MARK: Sizes and alphabets

    private func size(_ constraint: ConstraintSyntax, _ element: ElementSyntax) -> Effect? {
        switch base.kind {
        case .octetString, .bitString, .characterString, .sequenceOf, .setOf, .unrestrictedCharacterString,
            .objectDescriptor, .invalid:
            break
        default: return inapplicable("SIZE", element)
        }
        guard case .subtype(let set) = constraint.spec else {
            if resolver.reportOnce(constraint.range) {
                resolver.error("SIZE takes a range of sizes", at: constraint.range)
            }
            return nil
        }
        let sizes = ResolvedType(.integer([]), range: element.range)
        let evaluator = ConstraintEvaluator(resolver: resolver, base: sizes, scope: scope)
        if let additional = set.additional { _ = evaluator.evaluate(additional) }
        guard let root = set.root, let effect = evaluator.evaluate(root) else { return nil }
        guard let value = effect.value else { return .more }
        if let lower = value.lower, lower < 0, resolver.reportOnce(root.range) {
            resolver.error("a size is not negative", at: root.range)
        }
        // MIN is 0.
        let sizeSet = value.intersection(.nonNegative)
        if let allowed = parent.size { checkParent(sizeSet, allowed, "size", root.range) }
        guard set.extensionMarker == nil else { return Effect() }
        return Effect(size: sizeSet, hasMore: effect.hasMore)
    }

    private func alphabet(_ constraint: ConstraintSyntax, _ element: ElementSyntax) -> Effect? {
        guard base.kind.isString || base.kind.isInvalid else { return inapplicable("FROM", element) }
        guard case .subtype(let set) = constraint.spec, let root = set.root else { return .more }
        guard let characters = characters(root) else { return nil }
        if let allowed = parent.alphabet { checkParent(characters, allowed, "character", root.range) }
        guard set.extensionMarker == nil else { return Effect() }
        return Effect(alphabet: characters)
    }

    /// Sizes and characters are those of the parent type too, as far as they are written.        (X.680 51.5.3, 51.7.2)
    private func checkParent(_ set: IntegerSet, _ allowed: IntegerSet, _ what: String, _ range: SourceRange) {
        let isCharacter = what == "character"
        guard !set.intersection(allowed).isEmpty else {
            if resolver.reportOnce(range) {
                let allowedText = isCharacter ? "" : " (\(allowed))"
                resolver.error(
                    "no \(what) satisfies both this and the constraint of the parent type\(allowedText)", at: range)
            }
            return
        }
        // MIN and MAX are what the parent has; what lies between two ends is left out without harm.
        let ends = set.intervals.flatMap { [$0.lower, $0.upper].compactMap { $0 } }
        guard let outside = ends.first(where: { !allowed.contains($0) }), resolver.reportOnce(range) else { return }
        if isCharacter {
            let text = outside.asInt.flatMap { UInt32(exactly: $0) }.flatMap { Unicode.Scalar($0) }.map { "'\($0)'" }
            resolver.error("\(text ?? "this") is not among the characters of the parent type", at: range)
        } else {
            resolver.error("\(outside) is not among the sizes of the parent type (\(allowed))", at: range)
        }
    }

    /// The characters that a constraint inside FROM allows; all where that cannot be said.
    private func characters(_ element: ElementSyntax) -> IntegerSet? {
        switch element.kind {
        case .value(let value):
            guard case .string(let text)? = resolver.value(value, governor: base, in: scope) else { return nil }
            return IntegerSet(text.unicodeScalars.map { Int($0.value) })
        case .range(let lower, let upper):
            guard let low = character(lower, isLower: true), let high = character(upper, isLower: false) else {
                return nil
            }
            if let first = low.value, let last = high.value, last < first {
                if resolver.reportOnce(element.range) {
                    resolver.error("the range is empty: its end comes before its start", at: element.range)
                }
                return nil
            }
            return IntegerSet(lower: low.value, upper: high.value)
        case .union(let parts):
            let sets = parts.map { characters($0) }
            return sets.contains(nil) ? nil : IntegerSet.union(of: sets.compactMap { $0 })
        case .intersection(let parts):
            let sets = parts.map { characters($0) }
            return sets.contains(nil) ? nil : sets.compactMap { $0 }.reduce(.all) { $0.intersection($1) }
        case .except(let left, let right):
            guard let left = characters(left), let right = characters(right) else { return nil }
            return left.subtracting(right)
        case .allExcept(let part): return characters(part)?.complement
        case .group(let set):
            guard let root = set.root, set.extensionMarker == nil else { return .all }
            return characters(root)
        case .type(let type, _):
            let resolved = resolver.type(type, in: scope)
            guard !resolver.baseBuildingDefinitions(resolved).kind.isInvalid else { return nil }
            return resolved.effectiveConstraints.alphabet ?? .all
        default: return .all
        }
    }

    private func character(_ bound: ElementSyntax.Bound, isLower: Bool) -> End? {
        let (value, isOpen): (ValueSyntax, Bool) =
            switch bound {
            case .closed(let value): (value, false)
            case .open(let value): (value, true)
            }
        switch value.kind {
        case .min, .max: return End(value: nil)
        default: break
        }
        guard case .string(let text)? = resolver.value(value, governor: base, in: scope) else { return nil }
        guard let scalar = text.unicodeScalars.first, text.unicodeScalars.count == 1 else {
            if resolver.reportOnce(value.range) {
                resolver.error("the end of a range of characters is one character", at: value.range)
            }
            return nil
        }
        let code = BigInteger(Int(scalar.value))
        return End(value: isOpen ? (isLower ? code.successor : code.predecessor) : code)
    }

    // MARK: Parts

    private func check(_ constraint: ConstraintSyntax, on type: ResolvedType) {
        // On a copy: what holds inside one use of the type is no part of the type.
        let copy = ResolvedType(type.kind, range: type.range)
        resolver.constrain(copy, by: [constraint], in: scope)
    }

    /// WITH COMPONENTS                                                                                     (X.680 51.8)
    private func inner(_ components: [ComponentConstraintSyntax], _ element: ElementSyntax) -> Effect? {
        let list: [Component]
        switch base.kind {
        case .sequence(let found), .set(let found), .choice(let found): list = found.all
        case .real, .external, .embeddedPDV, .unrestrictedCharacterString, .instanceOf: return .more
        case .invalid: return nil
        default: return inapplicable("WITH COMPONENTS", element)
        }
        let byName = Dictionary(list.map { ($0.name.text, $0) }, uniquingKeysWith: { first, _ in first })
        var given: Set<String> = []
        for item in components {
            if !given.insert(item.name.text).inserted, resolver.reportOnce(item.name.range) {
                resolver.error("'\(item.name.text)' is constrained twice", at: item.name.range)
            }
            guard let component = byName[item.name.text] else {
                if resolver.reportOnce(item.name.range) {
                    let hint =
                        Spelling.closest(to: item.name.text, among: list.map(\.name.text))
                        .map { "; did you mean '\($0)'?" } ?? ""
                    resolver.error(
                        "the \(base.kind.spelling) has no component '\(item.name.text)'\(hint)", at: item.name.range,
                        notes: [.init("the type is here", at: base.range)])
                }
                continue
            }
            checkPresence(item, component)
            if let constraint = item.constraint { check(constraint, on: component.type) }
        }
        return .more
    }

    /// PRESENT and ABSENT are said of what may be left out: OPTIONAL components and alternatives.         (X.680 51.8.10)
    private func checkPresence(_ item: ComponentConstraintSyntax, _ component: Component) {
        guard let presence = item.presence else { return }
        if case .choice = base.kind {
            if presence == .optional, resolver.reportOnce(item.name.range) {
                resolver.error(
                    "an alternative of a CHOICE is PRESENT or ABSENT, not OPTIONAL", at: item.name.range,
                    notes: [.init("the CHOICE is here", at: base.range)])
            }
            return
        }
        guard case .required = component.presence, presence == .absent, resolver.reportOnce(item.name.range) else {
            return
        }
        resolver.error(
            "'\(item.name.text)' cannot be ABSENT, as it is neither OPTIONAL nor has a DEFAULT", at: item.name.range,
            notes: [.init("the component is here", at: component.name.range)])
    }

    // MARK: Combinations

    private func union(_ parts: [ElementSyntax]) -> Effect? {
        let effects = parts.map { evaluate($0) }
        guard !effects.contains(where: { $0 == nil }) else { return nil }
        let known = effects.compactMap { $0 }
        // A part that does not limit something lets everything through there.
        func join(_ path: KeyPath<Effect, IntegerSet?>) -> IntegerSet? {
            let sets = known.compactMap { $0[keyPath: path] }
            return sets.count == known.count ? IntegerSet.union(of: sets) : nil
        }
        var result = Effect(value: join(\.value), size: join(\.size), alphabet: join(\.alphabet))
        let kinds = known.map { ($0.value != nil ? 1 : 0) + ($0.size != nil ? 1 : 0) + ($0.alphabet != nil ? 1 : 0) }
        // `a | b` where one part limits two things at once, or different parts different things, is more than its sets.
        result.hasMore =
            known.contains(where: \.hasMore) || kinds.contains { $0 > 1 }
            || (kinds.contains(1) && result.value == nil && result.size == nil && result.alphabet == nil)
        return result
    }

    private func intersection(_ parts: [ElementSyntax]) -> Effect? {
        var result = Effect()
        for part in parts {
            guard let effect = evaluate(part) else { return nil }
            if let value = effect.value { result.value = result.value?.intersection(value) ?? value }
            if let size = effect.size { result.size = result.size?.intersection(size) ?? size }
            if let alphabet = effect.alphabet {
                result.alphabet = result.alphabet?.intersection(alphabet) ?? alphabet
            }
            if effect.hasMore { result.hasMore = true }
        }
        let isEmpty = [result.value, result.size, result.alphabet].contains { $0?.isEmpty == true }
        if isEmpty, let first = parts.first, let last = parts.last, resolver.reportOnce(first.range) {
            resolver.error("no value satisfies all of these constraints", at: first.range.through(last.range))
        }
        return result
    }

    private func difference(_ kept: Effect, _ removed: Effect) -> Effect {
        var result = kept
        if let value = removed.value, removed.size == nil, removed.alphabet == nil, !removed.hasMore {
            result.value = (kept.value ?? .all).subtracting(value)
        } else if let size = removed.size, removed.value == nil, removed.alphabet == nil, !removed.hasMore {
            result.size = (kept.size ?? .nonNegative).subtracting(size)
        } else {
            result.hasMore = true
        }
        return result
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
