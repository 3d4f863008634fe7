// Constraints, as they are written but with every value, type and set in them resolved.

extension ResolvedPrinter {
    func constraints(_ type: ResolvedType) -> [Layout] {
        type.constraints.written.map { written in
            constraint(written.syntax, on: type.base, in: written.scope, of: type.constraints)
        }
    }

    /// - Parameters:
    ///   - syntax: The constraint.
    ///   - base: The constrained type behind all references.
    ///   - scope: Where names in the constraint are looked up.
    ///   - known: What is known already of the types and sets in it; nil for a constraint within another.
    private func constraint(
        _ syntax: ConstraintSyntax, on base: ResolvedType, in scope: Scope, of known: Constraints? = nil
    ) -> Layout {
        var parts: [Layout]
        switch syntax.spec {
        case .subtype(let set):
            if let table = known?.table, table.range == syntax.range {
                // A set that is written in place.
                parts = [.text("{\(names.name(of: table.set, in: module))}")]
            } else {
                parts = self.set(set, on: base, in: scope)
            }
        case .contents(let contents, let encoding):
            parts = []
            if let contents { parts += [.text("CONTAINING")] + type(known?.contents ?? resolve(contents, in: scope)) }
            if let encoding {
                let governor = ResolvedType(.objectIdentifier, range: encoding.range)
                parts += [.text("ENCODED BY"), value(encoding, on: governor, in: scope)]
            }
        case .userDefined: return self.syntax.constraint(syntax)
        case .table(let reference, let related):
            guard let set = known?.table?.set ?? resolve(reference, in: scope) else {
                return self.syntax.constraint(syntax)
            }
            let name = "{\(names.name(of: set, in: module))}"
            parts = [
                .text(related.isEmpty ? name : name + "{\(related.map(Notation.at).joined(separator: ", "))}")
            ]
        }
        return .sequence([.text("("), .fill(parts), .text(")")])
    }

    /// ElementSetSpecs, in parts between which a line may break.
    func set(_ syntax: ElementSetSyntax, on base: ResolvedType, in scope: Scope) -> [Layout] {
        ElementSetParts.join(
            root: syntax.root.map { unionParts($0, on: base, in: scope) },
            isExtensible: syntax.extensionMarker != nil,
            additional: syntax.additional.map { unionParts($0, on: base, in: scope) })
    }

    private func unionParts(_ syntax: ElementSyntax, on base: ResolvedType, in scope: Scope) -> [Layout] {
        if case .union(let parts) = syntax.kind { return parts.map { element($0, on: base, in: scope) } }
        return [element(syntax, on: base, in: scope)]
    }

    private func element(_ syntax: ElementSyntax, on base: ResolvedType, in scope: Scope) -> Layout {
        func inner(_ syntax: ElementSyntax) -> Layout { element(syntax, on: base, in: scope) }
        switch syntax.kind {
        case .union(let parts): return .fill(ElementSetParts.joined(parts.map(inner), by: " |"))
        case .intersection(let parts): return .fill(ElementSetParts.joined(parts.map(inner), by: " ^"))
        case .except(let kept, let removed): return .fill([inner(kept), .text("EXCEPT"), inner(removed)])
        case .allExcept(let removed): return .fill([.text("ALL EXCEPT"), inner(removed)])
        case .group(let set): return .sequence([.text("("), .fill(self.set(set, on: base, in: scope)), .text(")")])
        case .value(let value): return self.value(value, on: base, in: scope)
        case .range(let lower, let upper): return range(lower, upper, on: base, in: scope)
        case .type(let type, let includes):
            return .fill((includes ? [.text("INCLUDES")] : []) + self.type(resolve(type, in: scope)))
        case .size(let constraint):
            let sizes = ResolvedType(.integer([]), range: syntax.range)
            return .sequence([.text("SIZE "), self.constraint(constraint, on: sizes, in: scope)])
        case .from(let constraint):
            return .sequence([.text("FROM "), self.constraint(constraint, on: base, in: scope)])
        case .pattern(let value): return .sequence([.text("PATTERN "), self.value(value, on: base, in: scope)])
        case .settings(let text): return .text("SETTINGS " + Notation.string(text))
        case .withComponent(let constraint):
            switch base.kind {
            case .sequenceOf(let element), .setOf(let element):
                return .sequence([
                    .text("WITH COMPONENT "), self.constraint(constraint, on: element.base, in: scope),
                ])
            default: return .sequence([.text("WITH COMPONENT "), self.syntax.constraint(constraint)])
            }
        case .withComponents(let components, let isPartial):
            let items = components.map { component($0, of: base, in: scope) }
            return .list("WITH COMPONENTS {", (isPartial ? [.text("...")] : []) + items, "}")
        }
    }

    private func component(_ syntax: ComponentConstraintSyntax, of base: ResolvedType, in scope: Scope) -> Layout {
        var parts: [Layout] = [.text(syntax.name.text)]
        if let constraint = syntax.constraint {
            let type = component(syntax.name, of: base)
            parts.append(
                type.map { self.constraint(constraint, on: $0.base, in: scope) } ?? self.syntax.constraint(constraint))
        }
        if let presence = syntax.presence { parts.append(.text(presence.word)) }
        return .fill(parts)
    }

    private func range(
        _ lower: ElementSyntax.Bound, _ upper: ElementSyntax.Bound, on base: ResolvedType, in scope: Scope
    ) -> Layout {
        var isReal = false
        if case .real = base.kind { isReal = true }
        var parts: [Layout] = []
        switch lower {
        case .closed(let value): parts.append(self.value(value, on: base, in: scope))
        case .open(let value): parts += [self.value(value, on: base, in: scope), .text("<")]
        }
        parts.append(.text(isReal ? " .. " : ".."))
        switch upper {
        case .closed(let value): parts.append(self.value(value, on: base, in: scope))
        case .open(let value): parts += [.text("<"), self.value(value, on: base, in: scope)]
        }
        return .sequence(parts)
    }

    // MARK: - What they refer to

    /// A value in a constraint; as written where it is no value of the type, which was warned of.
    private func value(_ syntax: ValueSyntax, on base: ResolvedType, in scope: Scope) -> Layout {
        switch syntax.kind {
        case .min, .max: return self.syntax.value(syntax)
        default:
            guard let value = resolver.value(syntax, governor: base, in: scope) else {
                return self.syntax.value(syntax)
            }
            return self.value(value, of: base)
        }
    }

    private func place(_ range: SourceRange, _ scope: Scope) -> WrittenPlace {
        WrittenPlace(
            range: range, scope: scope.arguments.map { ObjectIdentifier($0) } ?? ObjectIdentifier(scope.module))
    }

    func resolve(_ syntax: TypeSyntax, in scope: Scope) -> ResolvedType {
        let place = place(syntax.range, scope)
        if let known = types[place] { return known }
        let type = resolver.type(syntax, in: scope)
        resolver.settle()
        types[place] = type
        return type
    }

    private func resolve(_ reference: ReferenceSyntax, in scope: Scope) -> InformationObjectSet? {
        let place = place(reference.range, scope)
        if let known = sets[place] { return known }
        guard let set = resolver.objectSet(reference, in: scope) else { return nil }
        sets[place] = set
        return set
    }
}
