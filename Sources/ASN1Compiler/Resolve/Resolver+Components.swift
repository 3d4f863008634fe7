// Pass 2: the components of SEQUENCE and SET, the alternatives of CHOICE.

extension Resolver {
    func components(_ syntax: ComponentListSyntax, in scope: Scope, isChoice: Bool) -> ComponentList {
        var builder = ComponentListBuilder(isExtensible: scope.module.syntax.isExtensibilityImplied)
        for item in syntax.items { add(item, to: &builder, in: scope, isChoice: isChoice, isGrouped: false) }
        if scope.module.syntax.tagDefault == .automatic, !builder.hasWrittenTag { tagAutomatically(builder.list) }
        checkNames(builder.list)
        return builder.list
    }

    private struct ComponentListBuilder {
        var list: ComponentList
        var markers = 0
        var groups = 0
        /// Whether a component of the root, as it is written, has a tag; then there is no automatic tagging.
        var hasWrittenTag = false

        init(isExtensible: Bool) {
            list = ComponentList(first: [], isExtensible: isExtensible, additions: [], second: [])
        }

        mutating func append(_ component: Component) {
            switch markers {
            case 0: list.first.append(component)
            case 1: list.additions.append(component)
            default: list.second.append(component)
            }
        }
    }

    private func add(
        _ item: ComponentListSyntax.Item, to builder: inout ComponentListBuilder, in scope: Scope, isChoice: Bool,
        isGrouped: Bool
    ) {
        switch item {
        case .component(let syntax):
            if builder.markers != 1, !syntax.type.tags.isEmpty { builder.hasWrittenTag = true }
            builder.append(component(syntax, number: builder.list.all.count, in: scope))
        case .extensionMarker(let exception, let range):
            builder.markers += 1
            builder.list.isExtensible = true
            if let exception { checkException(exception, in: scope) }
            if isGrouped { error("'...' has no place in '[[ ]]'", at: range) }
            if builder.markers > 2 {
                error("a third '...' in one list", at: range)
            }
        case .additionGroup(let version, let items, let range):
            if builder.markers != 1 || isGrouped {
                error("'[[' may only stand between '...' and the end or a second '...'", at: range)
            }
            let first = builder.list.additions.count
            for item in items { add(item, to: &builder, in: scope, isChoice: isChoice, isGrouped: true) }
            let group = AdditionGroup(index: builder.groups, version: version)
            builder.groups += 1
            for component in builder.list.additions[first...] { component.additionGroup = group }
        case .componentsOf(let type, let range):
            if isChoice { return error("COMPONENTS OF has no place in a CHOICE", at: range) }
            for component in componentsOf(type, at: range, in: scope) { builder.append(component) }
        }
    }

    private func component(_ syntax: ComponentSyntax, number: Int, in scope: Scope) -> Component {
        let type = type(syntax.type, in: scope)
        // X.208 let a component go without a name; it gets one from its place.
        let name = syntax.name ?? Identifier("unnamed\(number + 1)", at: syntax.range)
        let component = Component(name: name, type: type, presence: .required)
        switch syntax.presence {
        case .required: break
        case .optional: component.presence = .optional
        case .defaulted(let value):
            component.presence = .optional
            later { [unowned self] in
                if let value = self.value(value, governor: type, in: scope) { component.presence = .defaulted(value) }
            }
        }
        return component
    }

    /// COMPONENTS OF Type: copies of the components of the type's root; tags that automatic tagging gave them there do
    /// not come along.                                                                                      (X.680 25.5)
    private func componentsOf(_ syntax: TypeSyntax, at range: SourceRange, in scope: Scope) -> [Component] {
        let base = baseBuildingDefinitions(type(syntax, in: scope))
        let list: ComponentList
        switch base.kind {
        case .sequence(let components), .set(let components): list = components
        case .invalid:
            if reportOnce(range), !hasErrors {
                error("the components of '\(text(of: syntax.range))' are those of this type itself", at: range)
            }
            return []
        default:
            error(
                "COMPONENTS OF needs a SEQUENCE or SET, not \(base.kind.spelling)", at: syntax.range,
                notes: [.init("the type is here", at: base.range)])
            return []
        }
        return (list.first + list.second).map { original in
            let type = register(
                ResolvedType(
                    original.type.kind, prefixes: original.type.prefixes.filter { !$0.isAutomatic },
                    range: original.type.range))
            let copy = Component(name: original.name, type: type, presence: original.presence)
            later {
                original.type.settleConstraints()
                type.constraints = original.type.constraints
                copy.presence = original.presence
            }
            return copy
        }
    }

    var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    private func checkException(_ exception: ExceptionSyntax, in scope: Scope) {
        if let syntax = exception.type {
            let governor = type(syntax, in: scope)
            later { [unowned self] in _ = value(exception.value, governor: governor, in: scope) }
        } else {
            _ = integer(exception.value, in: scope)
        }
    }

    /// Automatic tagging: `[0]`, `[1]` … IMPLICIT, over the root and then the additions.          (X.680 25.3, 25.7-25.9)
    private func tagAutomatically(_ list: ComponentList) {
        for (number, component) in (list.first + list.second + list.additions).enumerated() {
            component.type.prefixes.insert(
                TagPrefix(
                    tag: .context(UInt32(truncatingIfNeeded: number)), isImplicit: true, isAutomatic: true,
                    range: component.name.range),
                at: 0)
        }
    }

    private func checkNames(_ list: ComponentList) {
        var seen: [String: Component] = [:]
        for component in list.all {
            if let earlier = seen.updateValue(component, forKey: component.name.text), reportOnce(component.name.range)
            {
                error(
                    "'\(component.name.text)' is named twice", at: component.name.range,
                    notes: [.init("the first one is here", at: earlier.name.range)])
            }
        }
    }
}
