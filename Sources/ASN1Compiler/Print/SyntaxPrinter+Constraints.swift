// Constraints and sets.                                                                  (X.680 49 to 51, X.682)

extension SyntaxPrinter {
    /// Constraint                                                                                      (X.680 49.6)
    func constraint(_ syntax: ConstraintSyntax) -> Layout {
        var parts: [Layout]
        switch syntax.spec {
        case .subtype(let set): parts = self.set(set)
        case .contents(let type, let encoding):
            parts = type.map { [.text("CONTAINING")] + self.type($0) } ?? []
            if let encoding { parts += [.text("ENCODED BY"), value(encoding)] }
        case .userDefined(let braced):
            parts = [.sequence([.text("CONSTRAINED BY "), tokens(braced.file).braces(braced)])]
        case .table(let set, let related):
            var words: [Layout] = [.text("{"), reference(set), .text("}")]
            if !related.isEmpty { words.append(.text("{" + related.map(Notation.at).joined(separator: ", ") + "}")) }
            parts = [.sequence(words)]
        }
        if let exception = syntax.exception { parts.append(self.exception(exception)) }
        return .sequence([.text("("), .fill(parts), .text(")")])
    }

    /// `{ ElementSetSpecs }` of a value set or object set.                                 (X.680 16.7, X.681 12.3)
    func bracedSet(_ syntax: ElementSetSyntax) -> Layout { .lines("{", set(syntax), "}") }

    /// ElementSetSpecs, in parts between which a line may break.                                       (X.680 50.1)
    func set(_ syntax: ElementSetSyntax) -> [Layout] {
        ElementSetParts.join(
            root: syntax.root.map(unionParts), isExtensible: syntax.extensionMarker != nil,
            additional: syntax.additional.map(unionParts))
    }

    /// The parts of a union.
    private func unionParts(_ syntax: ElementSyntax) -> [Layout] {
        if case .union(let parts) = syntax.kind { return parts.map(element) }
        return [element(syntax)]
    }

    private func element(_ syntax: ElementSyntax) -> Layout {
        switch syntax.kind {
        case .union(let parts): .fill(ElementSetParts.joined(parts.map(element), by: " |"))
        case .intersection(let parts): .fill(ElementSetParts.joined(parts.map(element), by: " ^"))
        case .except(let kept, let removed): .fill([element(kept), .text("EXCEPT"), element(removed)])
        case .allExcept(let removed): .fill([.text("ALL EXCEPT"), element(removed)])
        case .group(let set): .sequence([.text("("), .fill(self.set(set)), .text(")")])
        case .value(let value): self.value(value)
        case .range(let lower, let upper):
            .sequence([bound(lower, isLower: true), .text(lower.isReal ? " .. " : ".."), bound(upper, isLower: false)])
        case .type(let type, let includes): .fill((includes ? [.text("INCLUDES")] : []) + self.type(type))
        case .size(let constraint): .sequence([.text("SIZE "), self.constraint(constraint)])
        case .from(let constraint): .sequence([.text("FROM "), self.constraint(constraint)])
        case .pattern(let value): .sequence([.text("PATTERN "), self.value(value)])
        case .settings(let text): .text("SETTINGS " + Notation.string(text))
        case .withComponent(let constraint): .sequence([.text("WITH COMPONENT "), self.constraint(constraint)])
        case .withComponents(let components, let isPartial):
            .list("WITH COMPONENTS {", (isPartial ? [.text("...")] : []) + components.map(component), "}")
        }
    }

    private func bound(_ bound: ElementSyntax.Bound, isLower: Bool) -> Layout {
        switch bound {
        case .closed(let value): self.value(value)
        case .open(let value): .sequence(isLower ? [self.value(value), .text("<")] : [.text("<"), self.value(value)])
        }
    }

    /// NamedConstraint                                                                                 (X.680 51.8)
    private func component(_ syntax: ComponentConstraintSyntax) -> Layout {
        var parts: [Layout] = [.text(syntax.name.text)]
        if let constraint = syntax.constraint { parts.append(self.constraint(constraint)) }
        if let presence = syntax.presence { parts.append(.text(presence.word)) }
        return .fill(parts)
    }
}

/// The shape of a set of elements, whoever prints the elements.
enum ElementSetParts {
    /// `a | b, ..., c`                                                                                 (X.680 50.1)
    static func join(root: [Layout]?, isExtensible: Bool, additional: [Layout]?) -> [Layout] {
        var parts = root.map { joined($0, by: " |") } ?? []
        guard isExtensible else { return parts }
        for more in [[.text("...")], additional.map { joined($0, by: " |") }].compactMap({ $0 }) {
            if let last = parts.popLast() { parts.append(.sequence([last, .text(",")])) }
            parts += more
        }
        return parts
    }

    /// Each part but the last with a mark after it.
    static func joined(_ parts: [Layout], by mark: String) -> [Layout] {
        parts.enumerated().map { $0 == parts.count - 1 ? $1 : .sequence([$1, .text(mark)]) }
    }
}

extension ElementSyntax.Bound {
    /// Whether it ends in a number with a point, which the points of a range must not touch.
    fileprivate var isReal: Bool {
        guard case .closed(let value) = self, case .real = value.kind else { return false }
        return true
    }
}

extension ComponentConstraintSyntax.Presence {
    var word: String {
        switch self {
        case .present: "PRESENT"
        case .absent: "ABSENT"
        case .optional: "OPTIONAL"
        }
    }
}
