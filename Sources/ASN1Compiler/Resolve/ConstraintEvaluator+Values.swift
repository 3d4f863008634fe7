// Single values and ranges as constraints.

extension ConstraintEvaluator {
    /// One value.                                                                                          (X.680 51.2)
    func single(_ syntax: ValueSyntax) -> Predicate? {
        if case .integer = syntax.kind {
            switch base.kind {
            case .octetString, .bitString, .objectIdentifier:
                if resolver.reportOnce(syntax.range) {
                    resolver.warning(
                        "a number is not a value of \(base.kind.spelling), so this constraint is not applied\(Self.hint(base.kind))",
                        at: syntax.range)
                }
                return undecided
            default: break
            }
        }
        guard let value = resolver.value(syntax, governor: base, in: scope) else { return nil }
        if case .integer(let number) = value { checkParent(number, syntax.range) }
        return .equal(to: value, base) ?? uncheckable("a single value of the type \(base.kind.spelling)", syntax.range)
    }

    /// What is meant where a number stands for octets, bits or an object identifier.
    private static func hint(_ kind: ResolvedType.Kind) -> String {
        switch kind {
        case .octetString, .bitString: "; write SIZE where a number of them is meant"
        default: "; write the arcs in braces"
        }
    }

    /// A value or the end of a range is one of the parent type.                                  (X.680 51.2.3, 51.4.4)
    private func checkParent(_ number: BigInteger, _ range: SourceRange) {
        guard let allowed = parent.value, !allowed.contains(number), resolver.reportOnce(range) else { return }
        resolver.error(
            "\(number) is not among the values of the parent type (\(allowed)); choose one of these", at: range,
            notes: base.range == range ? [] : [.init("the type is here", at: base.range)])
    }

    /// `lower..upper`                                                                                      (X.680 51.4)
    func range(_ element: ElementSyntax) -> Predicate? {
        guard case .range(let lower, let upper) = element.kind else { return nil }
        switch base.kind {
        case .integer:
            guard let low = end(lower, isLower: true), let high = end(upper, isLower: false) else { return nil }
            if let low = low.value, let high = high.value, high < low {
                if resolver.reportOnce(element.range) {
                    resolver.error(
                        "the range is empty: it starts at \(low) and ends at \(high); let it end where it starts, or later",
                        at: element.range)
                }
                return nil
            }
            return .integer(IntegerSet(lower: low.value, upper: high.value))
        case .real:
            guard let low = realEnd(lower, isLower: true), let high = realEnd(upper, isLower: false) else { return nil }
            return .real(
                RealRange(
                    lower: low.value, upper: high.value, isLowerOpen: low.isOpen, isUpperOpen: high.isOpen))
        case .time, .utcTime, .generalizedTime:
            for bound in [lower, upper] where !bound.isUnlimited {
                guard resolver.value(bound.value, governor: base, in: scope) != nil else { return nil }
            }
            return uncheckable("a range of \(base.kind.spelling)", element.range)
        case .characterString:
            // X.680 allows character ranges in FROM only; older modules write them without.
            return characters(element).map { .alphabet($0) }
        case .invalid: return nil
        default: return inapplicable("a range", "numbers, times and characters", element)
        }
    }

    private struct RealEnd {
        var value: Double?
        var isOpen = false
    }

    private func realEnd(_ bound: ElementSyntax.Bound, isLower: Bool) -> RealEnd? {
        if bound.isUnlimited { return RealEnd(value: nil) }
        let number: RealNumber
        if let written = resolver.realNumber(bound.value, in: scope) {
            number = written
        } else if case .real(let value)? = resolver.value(bound.value, governor: base, in: scope) {
            number = .held(value)
        } else {
            return nil
        }
        let end = RealRange.end(number, isOpen: bound.isOpen, isLower: isLower)
        return RealEnd(value: end.value, isOpen: end.isOpen)
    }

    struct End {
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

}

extension ElementSyntax.Bound {
    /// What stands at the end.
    fileprivate var value: ValueSyntax {
        switch self {
        case .closed(let value), .open(let value): value
        }
    }

    fileprivate var isOpen: Bool {
        if case .open = self { true } else { false }
    }

    /// Whether it is MIN or MAX.
    fileprivate var isUnlimited: Bool {
        switch value.kind {
        case .min, .max: true
        default: false
        }
    }
}
