// Types.

extension ResolvedPrinter {
    /// A type in parts between which a line may break: its tags, the type, its constraints.
    func type(_ type: ResolvedType) -> [Layout] {
        limited(type.range, or: [.text("")]) { unlimited(type) }
    }

    private func unlimited(_ type: ResolvedType) -> [Layout] {
        type.settleConstraints()
        let tags = tags(type)
        if type.constraints.table != nil, let field = type.constraints.field {
            // A table constraint needs the field of a class to stand on.                                (X.682 10.3)
            let name = "\(names.name(of: field.objectClass, in: module)).\(Notation.path(field.path))"
            return tags + [.text(name)] + constraints(type)
        }
        switch type.kind {
        case .sequenceOf(let element): return tags + list("SEQUENCE", element, type)
        case .setOf(let element): return tags + list("SET", element, type)
        default: return tags + [kind(type.kind)] + constraints(type)
        }
    }

    /// The tags as they take effect: an implicit one in front of a type without a tag is explicit.    (X.680 31.2.7)
    private func tags(_ type: ResolvedType) -> [Layout] {
        var hasTag: Bool
        if case .reference(let definition) = type.kind {
            resolver.computeTags(of: definition.type)
            hasTag = !definition.type.tags.isEmpty
        } else {
            hasTag = type.kind.universalTag != nil
        }
        var result: [Layout] = []
        for prefix in type.prefixes.reversed() {
            let mode: TagSyntax.Mode = prefix.isImplicit && hasTag ? .implicit : .explicit
            result.append(.text(Notation.tag(prefix.tag.tagClass, String(prefix.tag.number), mode)))
            hasTag = true
        }
        return result.reversed()
    }

    private func list(_ word: String, _ element: ResolvedType, _ type: ResolvedType) -> [Layout] {
        let constraints = constraints(type)
        guard !constraints.isEmpty else { return [.text(word + " OF")] + self.type(element) }
        return [.text(word)] + constraints + [.text("OF")] + self.type(element)
    }

    private func field(_ field: OpenType) -> Layout {
        .text("\(names.name(of: field.objectClass, in: module)).&\(field.field)")
    }

    private func kind(_ kind: ResolvedType.Kind) -> Layout {
        switch kind {
        case .integer(let numbers): namedNumbers("INTEGER", numbers)
        case .bitString(let numbers): namedNumbers("BIT STRING", numbers)
        case .enumerated(let enumeration): self.enumeration(enumeration)
        case .sequence(let list): components("SEQUENCE", list)
        case .set(let list): components("SET", list)
        case .choice(let list): components("CHOICE", list)
        case .reference(let definition): .text(names.name(of: definition, in: module))
        case .openType(let open): field(open)
        case .instanceOf(let objectClass): .text("INSTANCE OF " + names.name(of: objectClass, in: module))
        // An error was reported for it, so that nothing is printed in the end.
        case .invalid: .text("NULL")
        default: .text(kind.spelling)
        }
    }

    private func namedNumbers(_ word: String, _ numbers: [NamedNumber]) -> Layout {
        numbers.isEmpty ? .text(word) : .list(word + " {", numbers.map(namedNumber), "}")
    }

    private func namedNumber(_ number: NamedNumber) -> Layout { .text("\(number.name.text)(\(number.value))") }

    private func enumeration(_ enumeration: Enumeration) -> Layout {
        let marker: [Layout] = enumeration.isExtensible ? [.text("...")] : []
        let items = enumeration.root.map(namedNumber) + marker + enumeration.additional.map(namedNumber)
        return .list("ENUMERATED {", items, "}")
    }

    // MARK: - Components

    private func components(_ word: String, _ list: ComponentList) -> Layout {
        var items = list.first.map(component)
        if list.isExtensible { items.append(.text("...")) }
        items += additions(list.additions)
        if !list.second.isEmpty { items.append(.text("...")) }
        items += list.second.map(component)
        return .list(word + " {", items, "}", isOpen: true)
    }

    private func additions(_ components: [Component]) -> [Layout] {
        var items: [Layout] = []
        var position = 0
        while position < components.count {
            guard let group = components[position].additionGroup else {
                items.append(component(components[position]))
                position += 1
                continue
            }
            let members = components[position...].prefix { $0.additionGroup == group }
            items.append(
                .list(group.version.map { "[[ \($0):" } ?? "[[", members.map(component), "]]", isOpen: true))
            position += members.count
        }
        return items
    }

    private func component(_ component: Component) -> Layout {
        var parts = [.text(component.name.text)] + type(component.type)
        switch component.presence {
        case .required: break
        case .optional: parts.append(.text("OPTIONAL"))
        case .defaulted(let value): parts += [.text("DEFAULT"), self.value(value, of: component.type)]
        }
        return .fill(parts)
    }
}
