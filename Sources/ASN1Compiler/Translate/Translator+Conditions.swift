// Conditions on values as Swift expressions, where one short expression says them.

extension Translator {
    /// A value that a condition is about.
    struct Subject {
        /// The Swift expression for the value, behind the wrappers of retagged types.
        let text: String
        /// Its type behind all references.
        let base: ResolvedType
        /// How an INTEGER is held.
        let form: IntegerForm
        /// Whether it is the value that a type with named numbers or bits wraps.
        let isBare: Bool
        /// Whether it is given as a whole, and not as a part of a wrapper.
        let isPlain: Bool

        init(
            _ text: String, _ type: ResolvedType, isBare: Bool = false, form: IntegerForm? = nil,
            in translator: Translator
        ) {
            let wrappers = isBare ? 0 : translator.wrappers(of: type)
            base = type.base
            let isNamed = base.kind.hasNames
            let path = text + String(repeating: ".value", count: wrappers)
            if case .integer = base.kind, isNamed, !isBare {
                self.text = path + ".rawValue"
            } else {
                self.text = path
            }
            // A wrapped value has the form of the definition that wraps it.
            if case .integer = base.kind {
                self.form = isNamed ? translator.form(of: base) : form ?? translator.form(of: type)
            } else {
                self.form = .int
            }
            self.isBare = isBare
            isPlain = wrappers == 0 && (isBare || !isNamed)
        }

        var hasNamedBits: Bool {
            if case .bitString = base.kind { base.kind.hasNames } else { false }
        }

        /// The bits of a BIT STRING.
        var bits: String { hasNamedBits && !isBare ? text + ".rawValue" : text }

        /// What is equal to another value when the same bits are set.
        var flags: String { hasNamedBits && isBare ? "Self(rawValue: \(text))" : text }
    }

    /// How many retagged types the values of a type are wrapped in.
    func wrappers(of type: ResolvedType) -> Int {
        var count = 0
        var current = type
        var loop = LoopDetector()
        while case .reference(let definition) = current.kind, loop.isNew(current) {
            if isNominal(definition) {
                guard case .reference = definition.type.kind else { break }
                count += 1
            }
            current = definition.type
        }
        return count
    }

    /// A condition as text.
    struct Expression {
        var text: String
        var strength = Strength.primary

        /// How strongly its parts are bound to each other.
        enum Strength: Int {
            case disjunction
            case conjunction
            case comparison
            case primary
        }

        static let always = Expression(text: "true")

        /// What never holds, in words that the Swift compiler does not see through, so that it does not warn.
        static func never(_ translator: Translator) -> Expression {
            Expression(text: "\(translator.runtime("ASN1Check")).lies(0, inOneOf: [])")
        }

        /// Whether it is several conditions joined by operators.
        var isChain: Bool { strength.rawValue < Strength.comparison.rawValue }

        var isAlways: Bool { text == "true" }

        /// The text in brackets, where parts that are bound less than this need them.
        func bracketed(below least: Strength) -> String { strength.rawValue < least.rawValue ? "(\(text))" : text }

        /// A closure for it, where it is a condition on `$0`.
        var closure: String { text.contains("$0") ? "{ \(text) }" : "{ _ in \(text) }" }

        /// The parts with an operator in between. More than a few make slow work for the Swift compiler: nil then.
        static func joined(_ parts: [Expression], by operation: String) -> Expression? {
            if operation == "||", parts.contains(where: \.isAlways) { return .always }
            let parts = parts.filter { !$0.isAlways }
            guard parts.count > 1 else { return parts.first ?? .always }
            guard parts.count <= 4, parts.reduce(0, { $0 + $1.text.utf8.count }) <= 120 else { return nil }
            return Expression(
                text: parts.map { $0.bracketed(below: .comparison) }.joined(separator: " \(operation) "),
                strength: operation == "&&" ? .conjunction : .disjunction)
        }
    }

    /// A condition as one expression; nil where that would be long, or needs statements.
    func condition(_ predicate: Predicate, _ subject: Subject) -> Expression? {
        let value = subject.text
        switch predicate.kind {
        case .always: return .always
        case .never: return .never(self)
        case .all(let parts): return joined(parts.map { condition($0, subject) }, by: "&&")
        case .any(let parts): return joined(parts.map { condition($0, subject) }, by: "||")
        case .not(let part):
            return condition(part, subject).map { Expression(text: "!" + $0.bracketed(below: .primary)) }
        case .integer(let set):
            let set = fitted(set, subject.form)
            return set == .all ? .always : ranges(set, of: value, form: subject.form)
        case .size(let set):
            if subject.hasNamedBits {
                // Trailing zero bits do not count, and those that SIZE asks for are as good as there.  (X.680 22.7)
                guard let upper = set.upper else { return .always }
                return Expression(
                    text: "(\(subject.bits).lastIndex(of: true) ?? -1) < \(literal(upper, .int))", strength: .comparison
                )
            }
            return ranges(set, of: value + subject.base.kind.countSuffix, form: .int)
        case .alphabet(let set):
            return Expression(text: "\(runtime("ASN1Check")).consists(\(value), of: \(characterRanges(set)))")
        case .real(let range): return real(range, value)
        case .values(let values): return equality(values, subject)
        case .elements(let part):
            guard case .sequenceOf(let element) = subject.base.kind.asSequenceOf,
                let inner = condition(part, Subject("$0", element, in: self))
            else { return nil }
            return inner.isAlways ? .always : Expression(text: "\(value).allSatisfy(\(inner.closure))")
        case .components(let parts): return components(parts, subject)
        case .alternatives: return nil
        }
    }

    private func joined(_ parts: [Expression?], by operation: String) -> Expression? {
        parts.contains { $0 == nil } ? nil : Expression.joined(parts.compactMap { $0 }, by: operation)
    }

    /// `value` lies in one of the intervals.
    private func ranges(_ set: IntegerSet, of value: String, form: IntegerForm) -> Expression? {
        let ranges = set.intervals.map { range($0, form) }
        if ranges.isEmpty { return .never(self) }
        if ranges.count == 1, let number = set.lower, number == set.upper {
            return Expression(text: "\(value) == \(literal(number, form))", strength: .comparison)
        }
        guard ranges.count > 3 else {
            return Expression.joined(
                zip(set.intervals, ranges).map { interval, range in
                    guard let number = interval.lower, number == interval.upper else {
                        return Expression(text: "(\(range)).contains(\(value))")
                    }
                    return Expression(text: "\(value) == \(literal(number, form))", strength: .comparison)
                }, by: "||")
        }
        let closed = zip(set.intervals, ranges).filter { $0.0.lower != nil && $0.0.upper != nil }.map(\.1)
        let open = zip(set.intervals, ranges).filter { $0.0.lower == nil || $0.0.upper == nil }.map(\.1)
        let list = "\(runtime("ASN1Check")).lies(\(value), inOneOf: [\(closed.joined(separator: ", "))])"
        let parts = [list] + open.map { "(\($0)).contains(\(value))" }
        return Expression(text: parts.joined(separator: " || "), strength: parts.count > 1 ? .disjunction : .primary)
    }

    private func real(_ range: RealRange, _ value: String) -> Expression? {
        if let lower = range.lower, lower == range.upper, !range.isLowerOpen, !range.isUpperOpen {
            return Expression(text: "\(value) == \(real(lower))", strength: .comparison)
        }
        return Expression.joined(
            [
                range.lower.map {
                    Expression(text: "\(value) \(range.isLowerOpen ? ">" : ">=") \(real($0))", strength: .comparison)
                },
                range.upper.map {
                    Expression(text: "\(value) \(range.isUpperOpen ? "<" : "<=") \(real($0))", strength: .comparison)
                },
            ].compactMap { $0 }, by: "&&")
    }

    /// A few conditions on components.
    private func components(_ parts: [Predicate.Part], _ subject: Subject) -> Expression? {
        guard let list = subject.base.kind.record else { return nil }
        var closures = 0
        var result: [Expression?] = []
        for part in parts {
            guard let member = member(part.name, of: list, in: subject.base) else { continue }
            let path = "\(subject.text).\(member.name)"
            let inner = part.value.isAlways ? nil : condition(part.value, Subject(path, member.type, in: self))
            switch (member.presence, part.presence) {
            case (.required, _):
                if !part.value.isAlways { result.append(inner) }
            case (.defaulted(let standard), .absent):
                result.append(condition(.values([standard]), Subject(path, member.type, in: self)))
            case (.defaulted, _):
                if !part.value.isAlways { result.append(inner) }
            case (.optional, .absent): result.append(Expression(text: "\(path) == nil", strength: .comparison))
            case (.optional, let presence):
                if part.value.isAlways {
                    result.append(Expression(text: "\(path) != nil", strength: .comparison))
                } else {
                    closures += 1
                    result.append(
                        condition(part.value, Subject("$0", member.type, in: self)).map {
                            Expression(
                                text: "\(path).map(\($0.closure)) ?? \(presence == .present ? "false" : "true")",
                                strength: .disjunction)
                        })
                }
            }
        }
        // Closures inside a chain of operators are slow to check.
        if closures > 0, result.count > 1 { return nil }
        return joined(result, by: "&&")
    }

    /// A component or alternative as a member of the Swift type.
    struct Member {
        var name: String
        var type: ResolvedType
        /// `.optional` where the property is an `Optional`.
        var presence: Component.Presence
    }

    func member(_ name: String, of list: ComponentList, in type: ResolvedType) -> Member? {
        let identifier = ObjectIdentifier(type)
        if knownMembers[identifier] == nil {
            let found = zip(list.all, memberNames(type)).map { component, swiftName in
                let presence = list.mayLack(component) ? .optional : component.presence
                return (component.name.text, Member(name: swiftName, type: component.type, presence: presence))
            }
            knownMembers[identifier] = Dictionary(found, uniquingKeysWith: { first, _ in first })
        }
        return knownMembers[identifier]?[name]
    }
}

extension ResolvedType.Kind {
    /// Whether it is an INTEGER or BIT STRING with names, whose Swift type has a `rawValue`.
    fileprivate var hasNames: Bool {
        switch self {
        case .integer(let names), .bitString(let names): !names.isEmpty
        default: false
        }
    }

    /// SET OF as SEQUENCE OF.
    var asSequenceOf: ResolvedType.Kind {
        if case .setOf(let element) = self { .sequenceOf(element) } else { self }
    }

    /// What SIZE counts: octets, bits, characters or elements.                                            (X.680 51.5)
    var countSuffix: String {
        if case .characterString(let kind) = self, kind.isText { return ".unicodeScalars.count" }
        return ".count"
    }
}
