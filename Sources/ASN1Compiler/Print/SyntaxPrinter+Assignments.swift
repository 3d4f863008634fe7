// Assignments and classes.

extension SyntaxPrinter {
    /// Assignment                                                                     (X.680 16, X.681 9 to 12, X.683 8)
    func assignment(_ syntax: AssignmentSyntax) -> Layout {
        var name = Layout.text(syntax.name.text)
        if !syntax.parameters.isEmpty {
            name = .sequence([name, .list(" {", syntax.parameters.map(parameter), "}", space: "")])
        }
        switch syntax.kind {
        case .type(let type): return .fill([name, .text("::=")] + self.type(type))
        case .value(let type, let value): return .fill([name] + self.type(type) + [.text("::="), self.value(value)])
        case .valueSet(let type, let set):
            return .fill([name] + self.type(type) + [.text("::="), bracedSet(set)])
        case .objectClass(let objectClass):
            return .sequence([name, .text(" ::= "), self.objectClass(objectClass)])
        case .macro: return tokens(syntax.range.file).verbatim(syntax.range)
        }
    }

    func tokens(_ file: Int32) -> TokenPrinter { TokenPrinter(tree: trees[Int(file)]) }

    /// Parameter                                                                                        (X.683 8.3)
    private func parameter(_ syntax: ParameterSyntax) -> Layout {
        guard let governor = syntax.governor else { return .text(syntax.name.text) }
        return .sequence([typeOnOneLine(governor), .text(":" + syntax.name.text)])
    }

    // MARK: - Classes

    /// ObjectClassDefn                                                                                  (X.681 9.3)
    private func objectClass(_ syntax: ObjectClassSyntax) -> Layout {
        let fields = Layout.list("CLASS {", syntax.fields.map(field), "}", isOpen: true)
        guard let items = syntax.withSyntax else { return fields }
        return .sequence([fields, .text(" "), withSyntax(items)])
    }

    /// FieldSpec                                                                                        (X.681 9.4)
    private func field(_ syntax: FieldSyntax) -> Layout {
        var parts: [Layout] = [.text("&" + syntax.name.text)]
        switch syntax.kind {
        case .type: break
        case .fixedTypeValue(let type, let isUnique):
            parts += self.type(type)
            if isUnique { parts.append(.text("UNIQUE")) }
        case .fixedTypeValueSet(let type): parts += self.type(type)
        case .variableTypeValue(let path), .variableTypeValueSet(let path):
            parts.append(.text(Notation.path(path)))
        }
        switch syntax.presence {
        case .required: break
        case .optional: parts.append(.text("OPTIONAL"))
        case .defaultType(let type): parts += [.text("DEFAULT")] + self.type(type)
        case .defaultValue(let value): parts += [.text("DEFAULT"), self.value(value)]
        case .defaultSet(let set): parts += [.text("DEFAULT"), bracedSet(set)]
        }
        return .fill(parts)
    }

    /// `WITH SYNTAX { … }`: where it takes several lines, each begins with the word of a field or an optional group.
    ///                                                                                                 (X.681 10.5)
    func withSyntax(_ items: [SyntaxListItem]) -> Layout {
        var lines: [Layout] = []
        var line: [Layout] = []
        var hasField = false
        for item in items {
            let isStart: Bool
            switch item {
            case .literal(",", _): isStart = false
            case .literal: isStart = hasField
            case .field: isStart = false
            case .optional: isStart = true
            }
            if isStart, !line.isEmpty {
                lines.append(.fill(line))
                line = []
                hasField = false
            }
            line.append(syntaxItem(item))
            if case .literal = item { continue }
            hasField = true
        }
        if !line.isEmpty { lines.append(.fill(line)) }
        return .lines("WITH SYNTAX {", lines, "}")
    }

    private func syntaxItem(_ item: SyntaxListItem) -> Layout {
        switch item {
        case .literal(let word, _): .text(word)
        case .field(let name): .text("&" + name.text)
        case .optional(let items): .sequence([.text("["), .fill(items.map(syntaxItem)), .text("]")])
        }
    }
}
