// Equality with values of the schema, as conditions.

extension Translator {
    /// Whether the subject is one of a few values; nil where that takes statements.
    func equality(_ values: [ResolvedValue], _ subject: Subject) -> Expression? {
        guard values.count <= 3 || subject.base.kind.isText else { return nil }
        if subject.base.kind.isText, values.count > 1 {
            let list = values.compactMap { value -> String? in
                if case .string(let text) = value { Self.literal(text) } else { nil }
            }
            guard list.reduce(0, { $0 + $1.utf8.count }) <= 120 else { return nil }
            return Expression(
                text: "\(runtime("ASN1Check")).isOne(\(subject.text), of: [\(list.joined(separator: ", "))])")
        }
        let parts = values.map { equality($0, subject) }
        return parts.contains { $0 == nil } ? nil : Expression.joined(parts.compactMap { $0 }, by: "||")
    }

    private func equality(_ value: ResolvedValue, _ subject: Subject) -> Expression? {
        func equal(_ subject: String, _ other: String) -> Expression {
            // What can fail to be made is spelled with `??`.
            Expression(text: "\(subject) == \(other.contains(" ?? ") ? "(\(other))" : other)", strength: .comparison)
        }
        switch value {
        case .structure, .choice: return nil
        case .list(let values):
            if values.isEmpty { return Expression(text: "\(subject.text).isEmpty") }
            guard case .setOf(let element) = subject.base.kind, values.count > 1 else { return nil }
            let elements = values.map { expression($0, of: element) }.joined(separator: ", ")
            guard elements.utf8.count <= 120 else { return nil }
            return Expression(text: "\(runtime("ASN1Check")).haveSameElements(\(subject.text), [\(elements)])")
        case .null: return .always
        case .real(let number):
            if number.isNaN { return Expression(text: "\(subject.text).isNaN") }
            if number == 0 {
                return Expression(
                    text: "\(subject.text) == 0 && \(subject.text).sign == .\(number.sign)", strength: .conjunction)
            }
            return equal(subject.text, real(number))
        case .string(let text) where subject.base.kind.isText:
            return Expression(text: "\(runtime("ASN1Check")).isEqual(\(subject.text), \(Self.literal(text)))")
        case .string where subject.base.kind.isMoment:
            return Expression(text: sameMoment(subject.text, expression(value, of: subject.base)))
        case .bits:
            return equal(subject.flags, expression(value, of: subject.base))
        case .integer(let number):
            let isHeld =
                switch subject.form {
                case .int: number.asInt != nil
                case .unsigned: number.asUInt64 != nil
                case .big: true
                }
            return isHeld
                ? equal(subject.text, literal(number, subject.form)) : .never(self)
        default: return equal(subject.text, expression(value, of: subject.base))
        }
    }

    /// Times are compared by the moment, whatever their notation.
    private func sameMoment(_ value: String, _ other: String) -> String {
        "\(runtime("ASN1Check")).isSame(\(value), \(other))"
    }

    /// Statements that return false unless the subject is equal to one of the values.
    func writeEquality(_ values: [ResolvedValue], _ subject: Subject, _ code: inout CodeBlock) {
        switch subject.base.kind {
        case .sequence, .set, .choice, .sequenceOf, .setOf:
            if values.count == 1 { return writeEquality(values[0], subject, &code) }
            let name = nextName("isOneOf")
            code.block("func \(name)() -> \(standard("Bool"))") { code in
                for value in values {
                    if let holds = equality([value], subject) {
                        code.line("if \(holds.text) { return true }")
                        continue
                    }
                    let part = nextName("isEqual")
                    code.block("func \(part)() -> \(standard("Bool"))") { code in
                        writeEquality(value, subject, &code)
                        code.returnTrue()
                    }
                    code.line("if \(part)() { return true }")
                }
                code.line("return false")
            }
            code.line("guard \(name)() else { return false }")
        case .enumerated(let items):
            let members = memberNames(subject.base, items.items)
            let chosen = Set(
                values.compactMap { value -> String? in
                    if case .enumerated(let item) = value { item.name.text } else { nil }
                })
            let names = members.filter { chosen.contains($0.item.name.text) }.map(\.name)
            guard items.isExtensible || names.count < members.count else { return }
            code.line("switch \(subject.text) {")
            code.line("case \(names.map { "." + $0 }.joined(separator: ", ")): break")
            code.line("default: return false")
            code.line("}")
        case .bitString where subject.hasNamedBits:
            let name = nextName("isOneOf")
            code.block("func \(name)() -> \(standard("Bool"))") { code in
                for value in values {
                    code.line("if \(subject.flags) == \(expression(value, of: subject.base)) { return true }")
                }
                code.line("return false")
            }
            code.line("guard \(name)() else { return false }")
        default:
            let list = nextName("allowed")
            code.line("let \(list): [\(swiftType(subject.base))] = [")
            code.indented { code in
                for value in values { code.line(expression(value, of: subject.base) + ",") }
            }
            code.line("]")
            let holds =
                switch subject.base.kind {
                case _ where subject.base.kind.isText:
                    "\(runtime("ASN1Check")).isOne(\(subject.text), of: \(list))"
                case _ where subject.base.kind.isMoment:
                    "\(list).contains(where: { \(sameMoment(subject.text, "$0")) })"
                default: "\(list).contains(\(subject.text))"
                }
            code.line("guard \(holds) else { return false }")
        }
    }

    /// The same for one value with parts.
    private func writeEquality(_ value: ResolvedValue, _ subject: Subject, _ code: inout CodeBlock) {
        expressionBudget -= 1
        if expressionBudget < 0 { return }
        switch (value, subject.base.kind) {
        case (.structure(let parts), .sequence(let list)), (.structure(let parts), .set(let list)):
            let given = Dictionary(parts.map { ($0.name.text, $0.value) }, uniquingKeysWith: { first, _ in first })
            let components = list.all.map { component in
                given[component.name.text].map { value in
                    Predicate.Part(name: component.name.text, presence: .present, value: .values([value]))
                } ?? Predicate.Part(name: component.name.text, presence: .absent, value: .always)
            }
            write(.components(components), subject, &code)
        case (.choice(let name, let value), .choice):
            write(.alternatives([.init(name: name.text, value: .values([value]))], others: false), subject, &code)
        case (.list(let values), .sequenceOf(let element)), (.list(let values), .setOf(let element)):
            if let holds = equality([value], subject) {
                return code.line("guard \(holds.text) else { return false }")
            }
            if case .setOf = subject.base.kind, values.count > 1 {
                let list = nextName("elements")
                code.line("let \(list) = \(runtime("ASN1Check")).haveSameElements(\(subject.text), [")
                code.indented { code in
                    for value in values { code.line(expression(value, of: element) + ",") }
                }
                code.line("])")
                code.line("guard \(list) else { return false }")
                return
            }
            code.line("guard \(subject.text).count == \(values.count) else { return false }")
            for (index, value) in values.enumerated() {
                write(.values([value]), Subject("\(subject.text)[\(index)]", element, in: self), &code)
            }
        default: unsupported = true
        }
    }
}

extension ResolvedType.Kind {
    /// Whether values are times that have several notations each.
    fileprivate var isMoment: Bool {
        switch self {
        case .utcTime, .generalizedTime: true
        default: false
        }
    }

    /// Whether the Swift type is `String`.
    fileprivate var isText: Bool {
        switch self {
        case .characterString(let kind): kind.isText
        case .iri: true
        default: false
        }
    }
}
