// Sizes and alphabets.

extension ConstraintEvaluator {
    /// SIZE                                                                                                (X.680 51.5)
    func size(_ constraint: ConstraintSyntax, _ element: ElementSyntax) -> Predicate? {
        switch base.kind {
        case .octetString, .bitString, .characterString, .sequenceOf, .setOf, .unrestrictedCharacterString,
            .objectDescriptor, .invalid:
            break
        default: return inapplicable("SIZE", "strings and lists", element)
        }
        guard case .subtype(let set) = constraint.spec else {
            if resolver.reportOnce(constraint.range) {
                resolver.error("SIZE takes a range of sizes, such as (SIZE (1..4))", at: constraint.range)
            }
            return nil
        }
        let governor = ResolvedType(.integer([]), range: element.range)
        var evaluator = ConstraintEvaluator(resolver: resolver, base: governor, scope: scope)
        evaluator.isRemoved = isRemoved
        if let additional = set.additional { _ = evaluator.evaluate(additional) }
        guard let root = set.root, let found = evaluator.evaluate(root) else { return nil }
        let sizes = found.integers
        if let lower = sizes.lower, lower < 0, resolver.reportOnce(root.range) {
            resolver.error("a size is not negative; the least is 0", at: root.range)
        }
        // MIN is 0.
        let allowedSizes = sizes.intersection(.nonNegative)
        if let allowed = parent.size { checkParent(allowedSizes, allowed, "size", root.range) }
        guard set.extensionMarker == nil || isRemoved else {
            unchecked.isExtensible = true
            return .always
        }
        // How many characters the octets of a CHARACTER STRING stand for is known to its presentation context.
        if case .unrestrictedCharacterString = base.kind {
            return uncheckable("the SIZE of a CHARACTER STRING", element.range)
        }
        return .size(allowedSizes)
    }

    /// FROM                                                                                                (X.680 51.7)
    func alphabet(_ constraint: ConstraintSyntax, _ element: ElementSyntax) -> Predicate? {
        guard base.kind.isString || base.kind.isInvalid else {
            return inapplicable("FROM", "character strings", element)
        }
        guard case .subtype(let set) = constraint.spec, let root = set.root else {
            return uncheckable("FROM without characters", element.range)
        }
        guard let characters = characters(root) else { return nil }
        if let allowed = parent.alphabet { checkParent(characters, allowed, "character", root.range) }
        guard set.extensionMarker == nil || isRemoved else {
            unchecked.isExtensible = true
            return .always
        }
        return .alphabet(characters)
    }

    /// Sizes and characters are those of the parent type too, as far as they are written.        (X.680 51.5.3, 51.7.2)
    private func checkParent(_ set: IntegerSet, _ allowed: IntegerSet, _ what: String, _ range: SourceRange) {
        let isCharacter = what == "character"
        guard !set.intersection(allowed).isEmpty else {
            if resolver.reportOnce(range) {
                let allowedText = isCharacter ? "" : " (\(allowed))"
                resolver.error(
                    "no \(what) satisfies both this and the constraint of the parent type\(allowedText); widen one of them",
                    at: range)
            }
            return
        }
        // MIN and MAX are what the parent has; what lies between two ends is left out without harm.
        let ends = set.intervals.flatMap { [$0.lower, $0.upper].compactMap { $0 } }
        guard let outside = ends.first(where: { !allowed.contains($0) }), resolver.reportOnce(range) else { return }
        if isCharacter {
            let text = outside.asInt.flatMap { UInt32(exactly: $0) }.flatMap { Unicode.Scalar($0) }.map { "'\($0)'" }
            resolver.error(
                "\(text ?? "this") is not among the characters of the parent type; choose one of these", at: range)
        } else {
            resolver.error(
                "\(outside) is not among the sizes of the parent type (\(allowed)); choose one of these", at: range)
        }
    }

    /// The characters that a constraint inside FROM allows; all where that cannot be said.
    func characters(_ element: ElementSyntax) -> IntegerSet? {
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
                    resolver.error(
                        "the range is empty: its end comes before its start; let it end later", at: element.range)
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
                resolver.error(
                    "the end of a range of characters is one character, as in (FROM (\"a\"..\"z\"))", at: value.range)
            }
            return nil
        }
        let code = BigInteger(Int(scalar.value))
        return End(value: isOpen ? (isLower ? code.successor : code.predecessor) : code)
    }
}

extension Predicate {
    /// The integers that satisfy a condition on integers.
    fileprivate var integers: IntegerSet {
        switch kind {
        case .integer(let set): set
        case .never: .empty
        default: .all
        }
    }
}
