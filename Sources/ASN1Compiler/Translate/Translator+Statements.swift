// Conditions on values as statements, which return false unless the condition holds.

extension Translator {
    func write(_ predicate: Predicate, _ subject: Subject, _ code: inout CodeBlock) {
        switch predicate.kind {
        case .always: return
        case .never: return code.line("guard \(Expression.never(self).text) else { return false }")
        case .all(let parts):
            for part in parts { write(part, subject, &code) }
            return
        default: break
        }
        if let holds = condition(predicate, subject), !predicate.isComponents || !holds.isChain {
            if !holds.isAlways { code.line("guard \(holds.text) else { return false }") }
            return
        }
        switch predicate.kind {
        case .any(let parts):
            let name = nextName("isOneOf")
            code.block("func \(name)() -> \(standard("Bool"))") { code in
                for part in parts {
                    if let holds = condition(part, subject) {
                        code.line("if \(holds.text) { return true }")
                    } else {
                        code.line("if \(writeFunction(part, subject, &code))() { return true }")
                    }
                }
                code.line("return false")
            }
            code.line("guard \(name)() else { return false }")
        case .not(let part):
            code.line("guard !\(writeFunction(part, subject, &code))() else { return false }")
        case .values(let values): writeEquality(values, subject, &code)
        case .elements(let part):
            guard case .sequenceOf(let element) = subject.base.kind.asSequenceOf else { return }
            let name = nextName("element")
            code.block("for \(name) in \(subject.text)") { code in
                write(part, Subject(name, element, in: self), &code)
            }
        case .components(let parts): writeComponents(parts, subject, &code)
        case .alternatives(let parts, let others): writeAlternatives(parts, others: others, subject, &code)
        case .always, .never, .all, .integer, .size, .alphabet, .real: break
        }
    }

    /// Declares a local function that says whether the condition holds; gives its name.
    private func writeFunction(_ predicate: Predicate, _ subject: Subject, _ code: inout CodeBlock) -> String {
        let name = nextName("holds")
        code.block("func \(name)() -> \(standard("Bool"))") { code in
            write(predicate, subject, &code)
            code.returnTrue()
        }
        return name
    }

    private func writeComponents(_ parts: [Predicate.Part], _ subject: Subject, _ code: inout CodeBlock) {
        guard let list = subject.base.kind.record else { return }
        for part in parts {
            guard let member = member(part.name, of: list, in: subject.base) else { continue }
            let path = "\(subject.text).\(member.name)"
            switch (member.presence, part.presence) {
            case (.required, _): write(part.value, Subject(path, member.type, in: self), &code)
            case (.defaulted(let standard), .absent):
                write(.values([standard]), Subject(path, member.type, in: self), &code)
            case (.defaulted, _): write(part.value, Subject(path, member.type, in: self), &code)
            case (.optional, .absent): code.line("guard \(path) == nil else { return false }")
            case (.optional, .present):
                if part.value.isAlways {
                    code.line("guard \(path) != nil else { return false }")
                    continue
                }
                let name = nextName("part")
                let inner = statements(part.value, Subject(name, member.type, in: self))
                code.line(
                    "guard \(inner.lines.isEmpty ? "\(path) != nil" : "let \(name) = \(path)") else { return false }")
                code.append(inner)
            case (.optional, .either):
                if part.value.isNever {
                    code.line("guard \(path) == nil else { return false }")
                    continue
                }
                let name = nextName("part")
                let inner = statements(part.value, Subject(name, member.type, in: self))
                if inner.lines.isEmpty { continue }
                code.block("if let \(name) = \(path)") { $0.append(inner) }
            }
        }
    }

    private func writeAlternatives(
        _ parts: [Predicate.Part], others: Bool, _ subject: Subject, _ code: inout CodeBlock
    ) {
        guard case .choice(let list) = subject.base.kind else { return }
        code.line("switch \(subject.text) {")
        var isWhole = !list.isExtensible && parts.count == list.all.count
        for part in parts {
            guard let member = member(part.name, of: list, in: subject.base) else {
                isWhole = false
                continue
            }
            if part.value.isNever {
                code.line("case .\(member.name): return false")
                continue
            }
            let name = nextName("part")
            let inner = statements(part.value, Subject(name, member.type, in: self))
            if inner.lines.isEmpty {
                code.line("case .\(member.name): break")
            } else {
                code.line("case .\(member.name)(let \(name)):")
                code.indented { $0.append(inner) }
            }
        }
        if !isWhole { code.line("default: \(others ? "break" : "return false")") }
        code.line("}")
    }

    private func statements(_ predicate: Predicate, _ subject: Subject) -> CodeBlock {
        var code = CodeBlock()
        write(predicate, subject, &code)
        return code
    }

    /// A name for a variable or local function that no other in the same function has.
    func nextName(_ word: String) -> String {
        conditionVariables += 1
        return "\(word)\(conditionVariables)"
    }
}

extension Predicate {
    /// Whether it is about the components of a SEQUENCE or SET, each of which may have a statement of its own.
    fileprivate var isComponents: Bool {
        if case .components = kind { true } else { false }
    }
}

extension CodeBlock {
    /// Ends a function that has returned false unless a condition holds: with what the last statement guards, if it is one.
    mutating func returnTrue() {
        let (start, end) = ("guard ", " else { return false }")
        guard let last = lines.last, last.depth == currentDepth, last.text.hasPrefix(start), last.text.hasSuffix(end),
            !last.text.hasPrefix("guard let ")
        else { return line("return true") }
        replaceLastLine("return \(last.text.dropFirst(start.count).dropLast(end.count))")
    }
}
