// Pass 2: the components of SEQUENCE and SET, the alternatives of CHOICE.

extension Resolver {
    func components(
        _ syntax: ComponentListSyntax, in scope: Scope, isChoice: Bool, isSet: Bool = false
    ) -> ComponentList {
        var builder = ComponentListBuilder(isExtensible: scope.module.syntax.isExtensibilityImplied)
        for item in syntax.items {
            add(item, to: &builder, in: scope, isChoice: isChoice, isSet: isSet, isGrouped: false)
        }
        checkVersions(syntax.items)
        if scope.module.syntax.tagDefault == .automatic, !builder.hasWrittenTag { tagAutomatically(builder.list) }
        checkNames(builder.list)
        return builder.list
    }

    private struct ComponentListBuilder {
        var list: ComponentList
        var markers = 0
        var count = 0
        var groups = 0
        /// Whether a component of the root, as it is written, has a tag; then there is no automatic tagging.
        var hasWrittenTag = false

        init(isExtensible: Bool) {
            list = ComponentList(first: [], isExtensible: isExtensible, additions: [], second: [])
        }

        mutating func append(_ component: Component) {
            count += 1
            switch markers {
            case 0: list.first.append(component)
            case 1: list.additions.append(component)
            default: list.second.append(component)
            }
        }
    }

    private func add(
        _ item: ComponentListSyntax.Item, to builder: inout ComponentListBuilder, in scope: Scope, isChoice: Bool,
        isSet: Bool, isGrouped: Bool
    ) {
        switch item {
        case .component(let syntax):
            if isChoice, builder.markers == 2 {
                error(
                    "nothing can stand after the second '...' of a CHOICE; move it to where additions stand, before that",
                    at: syntax.range)
            }
            if builder.markers != 1, !syntax.type.tags.isEmpty { builder.hasWrittenTag = true }
            builder.append(component(syntax, number: builder.count, in: scope))
        case .extensionMarker(let exception, let range):
            builder.markers += 1
            builder.list.isExtensible = true
            if let exception { checkException(exception, in: scope) }
            if isGrouped { error("'...' has no place in '[[ ]]'; put it outside", at: range) }
            if builder.markers > 2 {
                error("a third '...' in one list; remove it, or one before it", at: range)
            }
        case .additionGroup(let version, let items, let range):
            if builder.markers != 1 || isGrouped {
                error("'[[' may only stand between '...' and the end or a second '...'; move it there", at: range)
            }
            let first = builder.list.additions.count
            for item in items { add(item, to: &builder, in: scope, isChoice: isChoice, isSet: isSet, isGrouped: true) }
            let group = AdditionGroup(index: builder.groups, version: version)
            builder.groups += 1
            for component in builder.list.additions.dropFirst(first) { component.additionGroup = group }
        case .componentsOf(let type, let range):
            if isChoice {
                return error("COMPONENTS OF has no place in a CHOICE; write the alternatives out", at: range)
            }
            for component in componentsOf(type, at: range, isSet: isSet, in: scope) { builder.append(component) }
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
                guard let resolved = self.value(value, governor: type, in: scope) else { return }
                component.presence = .defaulted(resolved)
                checkLater(resolved, type, at: value.range)
            }
        }
        return component
    }

    /// COMPONENTS OF Type: copies of the components of the type's root; tags that automatic tagging gave them there do
    /// not come along.                                                                                      (X.680 25.5)
    private func componentsOf(
        _ syntax: TypeSyntax, at range: SourceRange, isSet: Bool, in scope: Scope
    ) -> [Component] {
        guard buildDepth < Self.resolutionLimit else {
            error(
                "COMPONENTS OF leads through more than \(Self.resolutionLimit) types; write some of the components out",
                at: range)
            return []
        }
        buildDepth += 1
        defer { buildDepth -= 1 }
        let base = baseBuildingDefinitions(type(syntax, in: scope))
        let list: ComponentList
        switch base.kind {
        case .sequence(let components) where !isSet: list = components
        case .set(let components) where isSet: list = components
        case .invalid:
            if case .reference(let reference) = syntax.kind, scope.argument(reference)?.isUnknown == true { return [] }
            if reportOnce(range), !hasErrors {
                error(
                    "the components of '\(text(of: syntax.range))' are those of this type itself; name another type",
                    at: range)
            }
            return []
        default:
            error(
                "COMPONENTS OF needs a \(isSet ? "SET" : "SEQUENCE") here, not \(base.kind.spelling); for a component of this type write a name in place of COMPONENTS OF",
                at: syntax.range,
                notes: [.init("the type is here", at: base.range)])
            return []
        }
        let originals = list.first + list.second
        copiedComponents += originals.count
        guard copiedComponents <= Self.copiedComponentLimit else {
            if reportOnce(range) {
                error(
                    "COMPONENTS OF gives the types more than \(Self.copiedComponentLimit) components; write some of the components out",
                    at: range)
            }
            return []
        }
        return originals.map { original in
            let type = register(
                ResolvedType(
                    original.type.kind, prefixes: original.type.prefixes.filter { !$0.isAutomatic },
                    range: original.type.range))
            // Errors point to the place that brings the component in.
            let copy = Component(
                name: Identifier(original.name.text, at: range), type: type, presence: original.presence)
            type.addPendingConstraints {
                original.type.settleConstraints()
                type.constraints = original.type.constraints
            }
            later {
                type.settleConstraints()
                copy.presence = original.presence
            }
            return copy
        }
    }

    var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    func checkException(_ exception: ExceptionSyntax, in scope: Scope) {
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
                    tag: .context(UInt32(truncatingIfNeeded: number)),
                    isImplicit: !(component.type.isDummy && component.type.prefixes.isEmpty), isAutomatic: true,
                    range: component.name.range),
                at: 0)
        }
    }

    /// Version numbers of additions are in all brackets of a list or in none, from 2 upwards.         (X.680 25.14, 25.15)
    private func checkVersions(_ items: [ComponentListSyntax.Item]) {
        var last = BigInteger(1)
        var isNumbered: Bool?
        for case .additionGroup(let version, _, let range) in items {
            if let isNumbered, isNumbered != (version != nil), reportOnce(range) {
                error(
                    "either all '[[ ]]' of a list have a version number or none; add those that are missing", at: range)
            }
            isNumbered = version != nil
            guard let number = version.flatMap({ BigInteger($0) }) else { continue }
            if number <= last, reportOnce(range) {
                error("version number \(number) must be greater than \(last), that of what stands before", at: range)
            }
            last = max(last, number)
        }
    }

    private func checkNames(_ list: ComponentList) {
        var seen: [String: Component] = [:]
        for component in list.all {
            if let earlier = seen.updateValue(component, forKey: component.name.text), reportOnce(component.name.range)
            {
                error(
                    "'\(component.name.text)' is named twice", at: component.name.range,
                    notes: [.init("the first one is here; rename one of the two", at: earlier.name.range)])
            }
        }
    }
}
