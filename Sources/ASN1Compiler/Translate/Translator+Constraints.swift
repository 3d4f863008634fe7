// Constraints as checks around the expression that reads a value, and beside the statement that writes one.

extension Translator {
    /// One check of a value: a call of a `require` method of the decoder or the encoder.
    struct Check {
        enum Condition {
            /// An argument of one of the runtime's `require` methods.
            case labelled(String, String)
            /// A condition over `$0`.
            case closure(String)
        }

        var condition: Condition
        /// The constraint as written, as a literal.
        var text: String
        /// What of `$0` an error shows, where that is not the value itself or what the method finds by its label.
        var shown: String?

        /// The call that checks `value`. The decoder's hands the value on.
        func call(of coder: String, _ value: String) -> String {
            switch condition {
            case .labelled(let label, let argument): "try \(coder).require(\(value), \(label): \(argument), \(text))"
            case .closure(let condition):
                "try \(coder).require(\(value), \(text)\(shown.map { ", showing: { \($0) }" } ?? "")) { \(condition) }"
            }
        }
    }

    /// The type behind references to definitions that are other names for it, and these references, the outermost first.
    ///
    /// Each may add checks around those of the next, which Swift would not take without end: of too many none is made, with a warning.
    func behindOtherNames(_ type: ResolvedType) -> (type: ResolvedType, references: [ResolvedType]) {
        let limit = 64
        var current = type
        var references: [ResolvedType] = []
        var checked = 0
        while case .reference(let definition) = current.kind, !isNominal(definition) {
            references.append(current)
            if !current.constraints.conditions.isEmpty { checked += 1 }
            current = definition.type
        }
        guard checked > limit else { return (current, references) }
        warnUnenforced(
            .init(
                what: "the constraints of more than \(limit) types that refer to each other", range: type.range))
        return (current, [])
    }

    /// Wraps an expression in checks of the constraints written on this type itself. `isBare` says that the expression
    /// gives the value that the Swift type wraps, and not the wrapper.
    func checked(
        _ expression: String, _ type: ResolvedType, isBare: Bool = false, form: IntegerForm? = nil
    ) -> String {
        checks(of: type, isBare: isBare, form: form).reduce(expression) { $1.call(of: "decoder", $0) }
    }

    /// The checks of the constraints written on this type itself.
    func checks(of type: ResolvedType, isBare: Bool = false, form: IntegerForm? = nil) -> [Check] {
        guard applied.checksConstraints(of: type, in: definition) else { return [] }
        for constraint in type.constraints.unenforced { warnUnenforced(constraint) }
        // What a table decides is checked when it is asked for; this is for the program to decode.
        if let contents = type.constraints.contents, contents.constraints.table == nil {
            warnUnenforced(
                .init(
                    what: "what CONTAINING says",
                    advice: "decode the contents as '\(Self.singleLine(contents.notationName))' in the program",
                    range: contents.range))
        }
        return type.constraints.conditions.enumerated().compactMap { index, constraint in
            let subject = Subject("$0", type, isBare: isBare, form: form, in: self)
            unsupported = false
            expressionBudget = 20_000
            let condition =
                labelled(constraint.predicate, subject)
                ?? condition(constraint.predicate, subject).flatMap { closure($0, constraint.predicate) }
                ?? .closure(
                    "Self.\(function(for: constraint, of: type, isBare: isBare, form: form, number: index))($0)")
            if case .closure("_ in true") = condition { return nil }
            guard !unsupported, expressionBudget >= 0 else {
                let why = expressionBudget < 0 ? "which has too many parts" : "whose values are not compared"
                warnUnenforced(.init(what: "this constraint, \(why)", range: constraint.range))
                return nil
            }
            return Check(
                condition: condition, text: Self.literal(Self.singleLine(constraint.text)),
                shown: shown(constraint.predicate, subject, type))
        }
    }

    /// Checks that a declared type makes of its own values. What holds for a type without a name is checked where it is
    /// used.
    func checkSelf(_ type: ResolvedType, with coder: String, _ code: inout CodeBlock) {
        guard anonymousNames[ObjectIdentifier(type)] == nil else { return }
        for check in checks(of: type) {
            code.line((coder == "decoder" ? "_ = " : "") + check.call(of: coder, "self"))
        }
    }

    /// A condition as the body of a closure; nil where it is better off in a function, since the Swift compiler is slow with
    /// chains of operators whose operands it must find out the types of.
    private func closure(_ expression: Expression, _ predicate: Predicate) -> Check.Condition? {
        switch predicate.kind {
        case .never: return .closure("_ in false")
        case .integer, .size, .real: break
        default: if expression.isChain { return nil }
        }
        return .closure(String(expression.closure.dropFirst(2).dropLast(2)))
    }

    /// What of a value that violates a constraint an error shows: what the constraint is about; nil for the value itself.
    private func shown(_ predicate: Predicate, _ subject: Subject, _ type: ResolvedType) -> String? {
        let shown: String
        switch predicate.kind {
        case .size where !subject.hasNamedBits: shown = subject.text + subject.base.kind.countSuffix
        case .alphabet(let set):
            shown = "\(runtime("ASN1Check")).stranger(in: \(subject.text), to: \(characterRanges(set)))"
        default:
            switch subject.base.kind {
            case .integer: shown = subject.text
            case .bitString where subject.hasNamedBits: shown = subject.flags
            default: shown = describable(type, "$0", isOptional: false)
            }
        }
        return shown == "$0" ? nil : shown
    }

    /// The condition as one of the labelled arguments of `require`, where it is one.
    private func labelled(_ predicate: Predicate, _ subject: Subject) -> Check.Condition? {
        guard subject.isPlain else { return nil }
        switch predicate.kind {
        case .integer(let set):
            let set = fitted(set, subject.form)
            if set == .all { return .closure("_ in true") }
            let ranges = set.intervals.map { range($0, subject.form) }
            if ranges.count == 1 { return .labelled("in", ranges[0]) }
            guard ranges.count > 3, set.lower != nil, set.upper != nil else { return nil }
            return .labelled("inOneOf", "[\(ranges.joined(separator: ", "))]")
        case .size(let set):
            guard set.intervals.count == 1, !subject.hasNamedBits else { return nil }
            return .labelled("size", range(set.intervals[0], .int))
        case .alphabet(let set): return .labelled("from", characterRanges(set))
        default: return nil
        }
    }

    /// The member function that checks a condition which takes more than an expression; written once for both directions.
    private func function(
        for constraint: Constraints.Condition, of type: ResolvedType, isBare: Bool, form: IntegerForm?, number: Int
    ) -> String {
        let key = ConditionKey(type: ObjectIdentifier(type), isBare: isBare, number: number)
        if let name = conditionNames[key] { return name }
        // No identifier of a schema has a `_` between a letter and a digit.
        let name = "satisfies_\(conditionNames.count + 1)"
        var code = CodeBlock()
        conditionVariables = 0
        write(constraint.predicate, Subject("value", type, isBare: isBare, form: form, in: self), &code)
        code.returnTrue()
        guard !unsupported, expressionBudget >= 0 else { return name }
        conditionNames[key] = name
        var function = SwiftDeclaration(
            head:
                "private static func \(name)(_ value: \(parameterType(type, isBare: isBare, form: form))) "
                + "-> \(standard("Bool"))",
            body: .code(code))
        function.documentation = ["`\(Self.singleLine(constraint.text))`"]
        conditionFunctions.append(function)
        return name
    }

    private func parameterType(_ type: ResolvedType, isBare: Bool, form: IntegerForm?) -> String {
        if let form, case .integer(let names) = type.base.kind, names.isEmpty {
            return integerName(form)
        }
        switch type.kind {
        case .sequenceOf(let element), .setOf(let element): return "[\(swiftType(element))]"
        case .integer(let numbers) where !numbers.isEmpty && isBare:
            return integerName(self.form(of: type))
        case .bitString(let bits) where !bits.isEmpty && isBare: return runtime("ASN1BitString")
        case .sequence, .set, .choice, .enumerated:
            return anonymousNames[ObjectIdentifier(type)] ?? "Self"
        default: return swiftType(type)
        }
    }

    /// Identifies a condition on values of a type.
    struct ConditionKey: Hashable {
        var type: ObjectIdentifier
        var isBare: Bool
        var number: Int
    }

    /// `[97...122, 48...57]`
    func characterRanges(_ set: IntegerSet) -> String {
        "[\(set.intervals.map { "\($0.lower ?? 0)...\($0.upper ?? 0x10FFFF)" }.joined(separator: ", "))]"
    }

    /// The integers of a set that the form can hold; without limits where those are the form's own.
    func fitted(_ set: IntegerSet, _ form: IntegerForm) -> IntegerSet {
        let domain: IntegerSet
        switch form {
        case .int: domain = IntegerSet(lower: BigInteger(Int.min), upper: BigInteger(Int.max))
        case .unsigned: domain = IntegerSet(lower: 0, upper: BigInteger("18446744073709551615"))
        case .big: return set
        }
        let inside = set.intersection(domain)
        return .union(
            of: inside.intervals.map { interval in
                IntegerSet(
                    lower: interval.lower == domain.lower ? nil : interval.lower,
                    upper: interval.upper == domain.upper ? nil : interval.upper)
            })
    }

    /// `1...5`, `1...` or `...5`.
    func range(_ interval: IntegerSet.Interval, _ form: IntegerForm) -> String {
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
