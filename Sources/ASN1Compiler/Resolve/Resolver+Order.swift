// In which order values, objects and object sets are resolved: those that others refer to come first.
//
// So a chain of ten thousand references needs no stack. The names in braces are taken for references wherever they look
// like ones; one too many only means that something is resolved earlier.

extension Resolver {
    /// How deep values may lead to others that are not resolved yet, which happens in circles only.
    static let resolutionLimit = 64

    /// How many octets a string may have that is put together from others, which could double with each.
    static let joinedStringLimit = 10_000

    /// How many arcs an object identifier may have, those of others that it starts with included. SNMP has 128. (RFC 2578 3.5)
    static let arcLimit = 256

    /// How many digits one of them may have: for some uses they become octets, in time that grows with the square of their number.
    /// The arcs that UUIDs become have 39.                                                        (X.667 7)
    static let arcDigitLimit = 1000

    /// How many components COMPONENTS OF may bring into all types together, which could double with each.
    static let copiedComponentLimit = 100_000

    /// Resolves what the value, object or object set of an assignment refers to.
    func resolveDependencies(of entry: Entry) {
        guard !entry.isOrdered else { return }
        entry.isOrdered = true
        var work: [(entry: Entry, names: [Entry])] = [(entry, dependencies(of: entry).reversed())]
        while let last = work.last {
            guard let next = last.names.last else {
                work.removeLast()
                if !work.isEmpty { addValue(of: last.entry, toModel: false) }
                continue
            }
            work[work.count - 1].names.removeLast()
            guard !next.isOrdered else { continue }
            next.isOrdered = true
            work.append((next, dependencies(of: next).reversed()))
        }
    }

    private func dependencies(of entry: Entry) -> [Entry] {
        var names = NameCollector(trees: trees)
        switch entry.syntax.kind {
        case .value(_, let value): names.add(value)
        case .valueSet(_, let set): names.add(set)
        case .type, .objectClass, .macro: return []
        }
        return names.references.compactMap { reference in
            guard case .found(let found) = symbols.lookup(reference.name.text, in: place(of: reference, entry.scope)),
                !found.isOrdered, found.syntax.parameters.isEmpty
            else { return nil }
            switch found.syntax.kind {
            case .value: return mayResolveObjects || !isObject(found) ? found : nil
            case .valueSet: return mayResolveObjects && found.isClassOrObjectSet ? found : nil
            case .type, .objectClass, .macro: return nil
            }
        }
    }

    private func isObject(_ entry: Entry) -> Bool {
        guard case .value(let governor, _) = entry.syntax.kind else { return false }
        return isClass(governor, in: Scope(entry.scope))
    }

    private func place(of reference: ReferenceSyntax, _ scope: ModuleScope) -> ModuleScope {
        reference.module.flatMap { symbols.module(named: $0.text, from: scope) } ?? scope
    }
}

/// Collects what in a value or set looks like a reference.
private struct NameCollector {
    let trees: [SyntaxTree]
    var references: [ReferenceSyntax] = []

    mutating func add(_ value: ValueSyntax) {
        switch value.kind {
        case .reference(let reference), .field(let reference, _): references.append(reference)
        case .choice(_, let inner), .typed(_, let inner), .containing(let inner): add(inner)
        case .braced(let braced):
            let tree = trees[Int(braced.file)]
            for token in tree.tokens[braced.tokens] where token.kind == .lowerName || token.kind == .upperName {
                let range = SourceRange(file: braced.file, start: token.start, end: token.end)
                references.append(
                    ReferenceSyntax(module: nil, name: Identifier(tree.text.text(token), at: range)))
            }
        default: break
        }
    }

    mutating func add(_ set: ElementSetSyntax) {
        if let root = set.root { add(root) }
        if let additional = set.additional { add(additional) }
    }

    private mutating func add(_ element: ElementSyntax) {
        switch element.kind {
        case .union(let parts), .intersection(let parts): for part in parts { add(part) }
        case .except(let first, let second):
            add(first)
            add(second)
        case .allExcept(let part): add(part)
        case .group(let set): add(set)
        case .value(let value): add(value)
        case .type(let type, _):
            switch type.kind {
            case .reference(let reference), .field(let reference, _): references.append(reference)
            default: break
            }
        default: break
        }
    }
}
