// Information object classes, objects and object sets.                                                        (X.681)

extension ResolvedPrinter {
    // MARK: - Classes

    func objectClass(_ objectClass: InformationObjectClass) -> Layout {
        let fields = Layout.list("CLASS {", objectClass.fields.map(field), "}", isOpen: true)
        guard let items = objectClass.withSyntax else { return fields }
        return .sequence([fields, .text(" "), syntax.withSyntax(items)])
    }

    private func field(_ field: InformationObjectClass.Field) -> Layout {
        var parts: [Layout] = [.text("&" + field.name.text)]
        switch field.kind {
        case .type, .invalid: break
        case .value(let type), .valueSet(let type): parts += self.type(type)
        case .variableValue(let path), .variableValueSet(let path): parts.append(.text(Notation.path(path)))
        case .object(let objectClass), .objectSet(let objectClass):
            parts.append(.text(names.name(of: objectClass, in: module)))
        }
        if field.isUnique { parts.append(.text("UNIQUE")) }
        switch field.presence {
        case .required: break
        case .optional: parts.append(.text("OPTIONAL"))
        case .defaultType(let type): parts += [.text("DEFAULT")] + (field.defaultType.map(self.type) ?? syntax.type(type))
        case .defaultValue(let value): parts += [.text("DEFAULT"), defaultValue(value, of: field)]
        case .defaultSet(let set): parts += [.text("DEFAULT"), defaultSet(set, of: field)]
        }
        return .fill(parts)
    }

    private func defaultValue(_ value: ValueSyntax, of field: InformationObjectClass.Field) -> Layout {
        guard let scope = field.scope else { return syntax.value(value) }
        switch field.kind {
        case .value(let type): return resolver.value(value, governor: type, in: scope).map { self.value($0, of: type) }
            ?? syntax.value(value)
        case .object(let objectClass):
            return resolver.object(value, of: objectClass, in: scope).map(object) ?? syntax.value(value)
        default: return syntax.value(value)
        }
    }

    private func defaultSet(_ set: ElementSetSyntax, of field: InformationObjectClass.Field) -> Layout {
        guard let scope = field.scope else { return syntax.bracedSet(set) }
        switch field.kind {
        case .valueSet(let type): return .lines("{", self.set(set, on: type.base, in: scope), "}")
        case .objectSet(let objectClass): return contents(of: resolver.objectSet(set, of: objectClass, in: scope))
        default: return syntax.bracedSet(set)
        }
    }

    // MARK: - Objects

    /// A reference to an object, or the object in braces where it has no name.
    private func object(_ object: InformationObject) -> Layout {
        names.name(of: object, in: module).map { .text($0) } ?? definition(of: object)
    }

    /// `{ … }`, by the class's WITH SYNTAX where it has one.                                     (X.681 11.5, 11.7)
    func definition(of object: InformationObject) -> Layout {
        guard let items = object.objectClass.withSyntax else {
            let settings = object.objectClass.fields.compactMap { field in
                setting(field.name, of: object).map { Layout.fill([.text("&" + field.name.text), $0]) }
            }
            return .list("{", settings, "}")
        }
        return .lines("{", lines(items, of: object), "}")
    }

    /// What the items of a WITH SYNTAX list become, each field with the words before it.
    private func lines(_ items: [SyntaxListItem], of object: InformationObject) -> [Layout] {
        var lines: [Layout] = []
        var line: [Layout] = []
        func endLine() {
            if !line.isEmpty { lines.append(.fill(line)) }
            line = []
        }
        for item in items {
            switch item {
            case .literal(let word, _): line.append(.text(word))
            case .field(let name):
                if let setting = setting(name, of: object) { line.append(setting) }
                endLine()
            case .optional(let group):
                guard sets(group, in: object) else { continue }
                endLine()
                lines += self.lines(group, of: object)
            }
        }
        endLine()
        return lines
    }

    /// Whether the object sets a field of the group.
    private func sets(_ group: [SyntaxListItem], in object: InformationObject) -> Bool {
        group.contains { item in
            switch item {
            case .literal: false
            case .field(let name): object.settings[name.text] != nil
            case .optional(let inner): sets(inner, in: object)
            }
        }
    }

    private func setting(_ name: FieldNameSyntax, of object: InformationObject) -> Layout? {
        guard let setting = object.settings[name.text] else { return nil }
        switch setting {
        case .type(let type): return .fill(self.type(type))
        case .value(let value): return self.value(value, of: governor(of: name, in: object))
        case .valueSet(let type):
            guard let written = type.constraints.written.last, case .subtype(let set) = written.syntax.spec else {
                return .text("{}")
            }
            return .lines("{", self.set(set, on: type.base, in: written.scope), "}")
        case .object(let inner): return self.object(inner)
        case .objectSet(let set): return contents(of: set)
        case .invalid: return object.written[name.text].map(written)
        }
    }

    /// The type that the value of a field has.
    private func governor(of name: FieldNameSyntax, in object: InformationObject) -> ResolvedType {
        switch object.objectClass.field(name.text)?.kind {
        case .value(let type): return type
        case .variableValue(let path):
            if let last = path.last, case .type(let type)? = object.settings[last.text] { return type }
        default: break
        }
        return ResolvedType(.invalid, range: name.range)
    }

    /// What the resolver has no use for, as it was written.
    private func written(_ setting: FieldSettingSyntax.Setting) -> Layout {
        switch setting {
        case .type(let type): syntax.typeOnOneLine(type)
        case .value(let value), .object(let value): syntax.value(value)
        case .valueSet(let set), .objectSet(let set): syntax.bracedSet(set)
        }
    }

    // MARK: - Object sets

    /// `{ a | b, ... }`
    func contents(of set: InformationObjectSet) -> Layout {
        let parts = ElementSetParts.join(
            root: set.objects.isEmpty ? nil : set.objects.map(object), isExtensible: set.isExtensible, additional: nil)
        return .lines("{", parts, "}")
    }
}
