// Pass 4, second half: what constraints leave of a type's values.

extension Resolver {
    /// Applies the constraints written on a type, one after the other.
    func constrain(_ type: ResolvedType, by list: [ConstraintSyntax], in scope: ModuleScope) {
        for constraint in list {
            guard case .subtype(let set) = constraint.spec else {
                switch constraint.spec {
                case .contents: notSupported("CONTAINING", at: constraint.range)
                case .userDefined:
                    add(.warning("CONSTRAINED BY is for people to read; it is not checked", at: constraint.range))
                case .table: notSupported("a table constraint", at: constraint.range)
                case .subtype: break
                }
                continue
            }
            apply(set, to: type, text: text(of: constraint.range), in: scope)
        }
    }

    /// The schema's own words, on one line.
    func text(of range: SourceRange) -> String {
        let bytes = files[Int(range.file)].bytes[Int(range.start)..<Int(range.end)]
        return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    private func apply(_ set: ElementSetSyntax, to type: ResolvedType, text: String, in scope: ModuleScope) {
        guard let root = set.root else { return }
        let isExtensible = set.extensionMarker != nil
        let base = type.base
        let evaluator = ConstraintEvaluator(resolver: self, type: type, base: base, scope: scope)
        guard let effect = evaluator.evaluate(root) else { return }
        if let value = effect.value {
            type.constraints.value = merge(type.constraints.value, value, text, isExtensible, at: root.range)
        }
        if let size = effect.size {
            type.constraints.size = merge(type.constraints.size, size, text, isExtensible, at: root.range)
        }
        if let alphabet = effect.alphabet {
            type.constraints.alphabet = .init(ranges: alphabet, text: text, isExtensible: isExtensible)
        }
    }

    private func merge(
        _ outer: Constraints.Bound?, _ set: IntegerSet, _ text: String, _ isExtensible: Bool, at range: SourceRange
    ) -> Constraints.Bound {
        guard let outer else { return .init(set: set, text: text, isExtensible: isExtensible) }
        let both = outer.set.intersection(set)
        if both.isEmpty { error("no value satisfies both this and the constraint before it", at: range) }
        return .init(set: both, text: outer.text + text, isExtensible: isExtensible)
    }
}

/// Evaluates one constraint on one type. What it cannot express is reported as not supported.
struct ConstraintEvaluator {
    let resolver: Resolver
    let type: ResolvedType
    let base: ResolvedType
    let scope: ModuleScope

    struct Effect {
        var value: IntegerSet?
        var size: IntegerSet?
        var alphabet: [ClosedRange<UInt32>]?
    }

    func evaluate(_ element: ElementSyntax) -> Effect? {
        switch element.kind {
        case .value, .range:
            guard case .integer = base.kind else { return unsupported("this value constraint", element) }
            return interval(element).map { Effect(value: $0) }
        case .size(let constraint): return size(constraint, element)
        case .from(let constraint): return alphabet(constraint, element)
        case .union(let parts): return combine(parts, "|") { $0.union($1) }
        case .intersection(let parts): return intersect(parts)
        case .except(let left, let right):
            guard let left = evaluate(left), let right = evaluate(right) else { return nil }
            guard let a = left.value, let b = right.value else { return unsupported("EXCEPT on this type", element) }
            return Effect(value: a.subtracting(b))
        case .allExcept(let part):
            guard let effect = evaluate(part) else { return nil }
            guard let value = effect.value else { return unsupported("ALL EXCEPT on this type", element) }
            return Effect(value: value.complement)
        case .group(let set): return set.root.flatMap { evaluate($0) }
        case .type: return unsupported("a type as constraint", element)
        case .pattern: return unsupported("PATTERN", element)
        case .settings: return unsupported("SETTINGS", element)
        case .withComponent: return unsupported("WITH COMPONENT", element)
        case .withComponents: return unsupported("WITH COMPONENTS", element)
        }
    }

    private func unsupported(_ what: String, _ element: ElementSyntax) -> Effect? {
        resolver.notSupported(what, at: element.range)
        return nil
    }

    // MARK: Values

    /// One value or one range, of an INTEGER.
    private func interval(_ element: ElementSyntax) -> IntegerSet? {
        switch element.kind {
        case .value(let value): return bound(value).map { IntegerSet(lower: $0, upper: $0) }
        case .range(let lower, let upper):
            guard let low = end(lower, isLower: true), let high = end(upper, isLower: false) else { return nil }
            let set = IntegerSet(lower: low.value, upper: high.value)
            if set.isEmpty { resolver.error("the range is empty: its end is less than its start", at: element.range) }
            return set
        default: return nil
        }
    }

    private struct End {
        var value: BigInteger?
    }

    private func end(_ bound: ElementSyntax.Bound, isLower: Bool) -> End? {
        switch bound {
        case .closed(let value), .open(let value):
            if case .min = value.kind, isLower { return End(value: nil) }
            if case .max = value.kind, !isLower { return End(value: nil) }
            guard let number = self.bound(value) else { return nil }
            if case .open = bound { return End(value: isLower ? number.successor : number.predecessor) }
            return End(value: number)
        }
    }

    private func bound(_ syntax: ValueSyntax) -> BigInteger? {
        if case .integer = base.kind {
            guard case .integer(let value)? = resolver.value(syntax, governor: base, in: scope) else { return nil }
            return value
        }
        return resolver.integer(syntax, in: scope)
    }

    // MARK: Sizes and alphabets

    private func size(_ constraint: ConstraintSyntax, _ element: ElementSyntax) -> Effect? {
        switch base.kind {
        case .octetString, .bitString, .characterString, .sequenceOf, .setOf, .invalid: break
        default:
            resolver.error("SIZE does not apply to \(base.kind.spelling)", at: element.range)
            return nil
        }
        guard case .subtype(let set) = constraint.spec, let root = set.root else { return nil }
        let integers = ResolvedType(.integer([]), range: element.range)
        let evaluator = ConstraintEvaluator(resolver: resolver, type: integers, base: integers, scope: scope)
        guard let value = evaluator.evaluate(root)?.value else { return nil }
        if let lower = value.lower, lower < 0 { resolver.error("a size is not negative", at: root.range) }
        guard set.extensionMarker == nil else { return Effect() }
        return Effect(size: value.intersection(.nonNegative))
    }

    private func alphabet(_ constraint: ConstraintSyntax, _ element: ElementSyntax) -> Effect? {
        guard case .characterString = base.kind else {
            resolver.error("FROM does not apply to \(base.kind.spelling)", at: element.range)
            return nil
        }
        guard case .subtype(let set) = constraint.spec, let root = set.root else { return nil }
        guard set.extensionMarker == nil else { return Effect() }
        guard let ranges = characters(root) else { return nil }
        return Effect(alphabet: ranges)
    }

    private func characters(_ element: ElementSyntax) -> [ClosedRange<UInt32>]? {
        switch element.kind {
        case .value(let value):
            guard case .string(let text)? = resolver.value(value, governor: base, in: scope) else { return nil }
            return text.unicodeScalars.map { $0.value...$0.value }
        case .range(.closed(let lower), .closed(let upper)):
            guard case .string(let low)? = resolver.value(lower, governor: base, in: scope),
                case .string(let high)? = resolver.value(upper, governor: base, in: scope)
            else { return nil }
            guard let first = low.unicodeScalars.first, let last = high.unicodeScalars.first,
                low.unicodeScalars.count == 1, high.unicodeScalars.count == 1, first <= last
            else {
                resolver.error("a range of characters needs two single characters in order", at: element.range)
                return nil
            }
            return [first.value...last.value]
        case .union(let parts):
            let all = parts.compactMap { characters($0) }
            return all.count == parts.count ? all.flatMap { $0 } : nil
        case .group(let set): return set.root.flatMap { characters($0) }
        default:
            resolver.notSupported("this FROM constraint", at: element.range)
            return nil
        }
    }

    // MARK: Combinations

    private func combine(
        _ parts: [ElementSyntax], _ what: String, _ join: (IntegerSet, IntegerSet) -> IntegerSet
    ) -> Effect? {
        let effects = parts.compactMap { evaluate($0) }
        guard effects.count == parts.count, let first = effects.first else { return nil }
        if effects.allSatisfy({ $0.value != nil }) {
            return Effect(value: effects.dropFirst().reduce(first.value ?? .empty) { join($0, $1.value ?? .empty) })
        }
        if effects.allSatisfy({ $0.size != nil && $0.alphabet == nil }) {
            return Effect(size: effects.dropFirst().reduce(first.size ?? .empty) { join($0, $1.size ?? .empty) })
        }
        resolver.notSupported("a union of different kinds of constraints", at: parts[0].range)
        return nil
    }

    private func intersect(_ parts: [ElementSyntax]) -> Effect? {
        var result = Effect()
        for part in parts {
            guard let effect = evaluate(part) else { return nil }
            if let value = effect.value { result.value = result.value?.intersection(value) ?? value }
            if let size = effect.size { result.size = result.size?.intersection(size) ?? size }
            if let alphabet = effect.alphabet {
                guard result.alphabet == nil else { return unsupported("an intersection of FROM constraints", part) }
                result.alphabet = alphabet
            }
        }
        return result
    }
}
