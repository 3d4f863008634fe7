// Constraints as checks around the expression that reads a value.

extension Translator {
    /// Wraps an expression in checks of the constraints written on this type itself. `isBare` says that the expression
    /// gives the value that the Swift type wraps, and not the wrapper.
    func checked(
        _ expression: String, _ type: ResolvedType, isBare: Bool = false, form: IntegerForm? = nil
    ) -> String {
        let kind = type.base.kind
        let isWrapped = kind.isWrapped && !isBare
        var result = expression
        guard applied.checksConstraints(of: type, in: definition) else { return result }
        for constraint in type.constraints.unenforced { warnUnenforced(constraint) }
        if let bound = type.constraints.value, !bound.isExtensible {
            // A wrapped value has the form of the definition that wraps it.
            let form = isWrapped ? self.form(of: type.base) : form ?? self.form(of: type)
            let check = valueCheck(bound.set, form: form, isWrapped: isWrapped)
            result = require(result, check, bound)
        }
        if let bound = type.constraints.size, !bound.isExtensible {
            result = require(result, sizeCheck(bound.set, kind, isWrapped: isWrapped), bound)
        }
        if let bound = type.constraints.alphabet, !bound.isExtensible, case .characterString = kind {
            let ranges = bound.set.intersection(IntegerSet(lower: 0, upper: 0x10FFFF)).intervals
            let list = ranges.map { "\($0.lower ?? 0)...\($0.upper ?? 0x10FFFF)" }.joined(separator: ", ")
            result = require(result, .labelled("from", "[\(list)]"), bound)
        }
        return result
    }

    private enum Check {
        /// An argument of one of the runtime's `require` methods.
        case labelled(String, String)
        /// A condition over `$0`.
        case condition(String)
    }

    private func require(_ expression: String, _ check: Check?, _ bound: Constraints.Bound) -> String {
        let text = Self.literal(Self.singleLine(bound.text))
        switch check {
        case nil: return expression
        case .labelled(let label, let argument):
            return "try decoder.require(\(expression), \(label): \(argument), \(text))"
        case .condition(let condition): return "try decoder.require(\(expression), \(text)) { \(condition) }"
        }
    }

    /// nil where every value is allowed.
    private func valueCheck(_ set: IntegerSet, form: IntegerForm, isWrapped: Bool) -> Check? {
        let ranges = set.intervals.map { range($0, form) }
        if ranges == ["..."] { return nil }
        if ranges.count == 1, !isWrapped { return .labelled("in", ranges[0]) }
        let value = isWrapped ? "$0.rawValue" : "$0"
        if ranges.isEmpty { return .condition("_ in false") }
        if ranges.count > 3, !isWrapped, set.lower != nil, set.upper != nil {
            return .labelled("inOneOf", "[\(ranges.joined(separator: ", "))]")
        }
        return .condition(ranges.map { "(\($0)).contains(\(value))" }.joined(separator: " || "))
    }

    /// nil where every size is allowed.
    private func sizeCheck(_ set: IntegerSet, _ kind: ResolvedType.Kind, isWrapped: Bool) -> Check? {
        switch kind {
        case .bitString(let names) where !names.isEmpty:
            // Trailing zero bits do not count, and those that SIZE asks for are as good as there.     (X.680 22.7)
            guard let upper = set.upper else { return nil }
            let bits = isWrapped ? "$0.rawValue" : "$0"
            return .condition("(\(bits).lastIndex(of: true) ?? -1) < \(literal(upper, .int))")
        case .unrestrictedCharacterString: return nil
        default: break
        }
        let ranges = set.intervals.map { range($0, .int) }
        if ranges == ["0..."] { return nil }
        if ranges.count == 1, !isWrapped { return .labelled("size", ranges[0]) }
        let value = (isWrapped ? "$0.rawValue" : "$0") + kind.countSuffix
        if ranges.isEmpty { return .condition("_ in false") }
        return .condition(ranges.map { "(\($0)).contains(\(value))" }.joined(separator: " || "))
    }

    /// `1...5`, `1...`, `...5`, or `...` for all.
    private func range(_ interval: IntegerSet.Interval, _ form: IntegerForm) -> String {
        var lower = interval.lower
        if form == .unsigned, let least = lower, least <= 0 { lower = nil }
        var start = lower.map { negativeSafe(literal($0, form)) } ?? ""
        // A closed range of unsigned numbers from 0 reads better than an open one.
        if form == .unsigned, start.isEmpty, interval.upper != nil { start = "0" }
        return start + "..." + (interval.upper.map { negativeSafe(literal($0, form)) } ?? "")
    }

    /// A negative literal after an operator needs brackets.
    private func negativeSafe(_ literal: String) -> String { literal.hasPrefix("-") ? "(\(literal))" : literal }
}

extension ResolvedType.Kind {
    /// Whether the Swift type wraps the bare value, which has a `rawValue` then.
    fileprivate var isWrapped: Bool {
        switch self {
        case .integer(let names), .bitString(let names): !names.isEmpty
        default: false
        }
    }

    /// What SIZE counts: octets, bits, characters or elements.                                            (X.680 51.5)
    fileprivate var countSuffix: String {
        if case .characterString(let kind) = self, kind.isText { return ".unicodeScalars.count" }
        return ".count"
    }
}
