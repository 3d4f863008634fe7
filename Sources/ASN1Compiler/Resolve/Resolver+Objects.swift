// Pass 4: information objects and sets of them.

extension Resolver {
    /// An object where one of `objectClass` is expected; reports what is none.
    func object(
        _ syntax: ValueSyntax, of objectClass: InformationObjectClass, in scope: Scope
    ) -> InformationObject? {
        switch syntax.kind {
        case .reference(let reference):
            if let argument = scope.argument(reference) {
                if argument.isUnknown { return nil }
                switch argument.syntax {
                case .value(let value): return object(value, of: objectClass, in: argument.scope)
                case .braced(let braced):
                    return object(
                        ValueSyntax(.braced(braced), at: braced.range), of: objectClass, in: argument.scope)
                case .type:
                    if reportOnce(argument.range) {
                        error("an object of class '\(objectClass.name)' is needed here", at: argument.range)
                    }
                    return nil
                }
            }
            guard let object = object(reference, in: scope) else { return nil }
            guard object.objectClass === objectClass else {
                if reportOnce(syntax.range) {
                    error(
                        "'\(reference.name.text)' is an object of class '\(object.objectClass.name)', not "
                            + "'\(objectClass.name)'", at: syntax.range,
                        notes: [.init("it is defined here", at: object.range)])
                }
                return nil
            }
            return object
        case .field(let reference, let path):
            guard let setting = setting(reference, path, in: scope) else { return nil }
            if case .object(let object) = setting { return object }
            if reportOnce(syntax.range) { error("this field holds no object; name one that does", at: syntax.range) }
            return nil
        case .braced(let braced):
            let object = InformationObject(name: nil, objectClass: objectClass, range: braced.range)
            define(object, by: braced, in: scope)
            return object
        default:
            if reportOnce(syntax.range) {
                error("expected an object of class '\(objectClass.name)'", at: syntax.range)
            }
            return nil
        }
    }

    /// The object that a reference names, of whatever class.
    private func object(_ reference: ReferenceSyntax, in scope: Scope) -> InformationObject? {
        guard let entry = lookup(reference, in: scope) else { return nil }
        guard case .value(let governor, let value) = entry.syntax.kind else {
            wrongKind(reference, entry, is: entry.kindName, not: "an object")
            return nil
        }
        if let known = entry.object { return known }
        if entry.syntax.parameters.isEmpty { resolveDependencies(of: entry) }
        if let known = entry.object { return known }
        var place = Scope(entry.scope)
        let isParameterised = !entry.syntax.parameters.isEmpty
        var key = ""
        if isParameterised {
            guard let arguments = bind(entry, reference, in: scope) else { return nil }
            place = Scope(entry.scope, arguments: arguments)
            key = "o\(entry.id)|\(arguments.key)"
        }
        guard let objectClass = objectClass(governing: governor, in: place) else {
            wrongKind(reference, entry, is: "a value", not: "an object")
            return nil
        }
        guard isParameterised ? activeInstances.insert(key).inserted : !entry.isResolving,
            resolutionDepth < Self.resolutionLimit
        else {
            if reportOnce(entry.syntax.name.range) {
                error(
                    "object '\(entry.syntax.name.text)' is defined by itself; give it fields of its own",
                    at: entry.syntax.name.range)
            }
            return nil
        }
        entry.isResolving = true
        resolutionDepth += 1
        defer {
            entry.isResolving = false
            resolutionDepth -= 1
            activeInstances.remove(key)
        }
        guard case .braced(let braced) = value.kind else {
            let object = object(value, of: objectClass, in: place)
            if !isParameterised { entry.object = object }
            return object
        }
        let object = InformationObject(
            name: entry.syntax.name, objectClass: objectClass, range: entry.syntax.name.range)
        // Known before it is complete: types in it may lead back to it.
        if !isParameterised {
            entry.object = object
            object.module = entry.scope.model
        }
        define(object, by: braced, in: place)
        return object
    }

    /// Resolves the object of an assignment, so that what is wrong with it is reported.
    func resolveObject(of entry: Entry) {
        _ = object(ReferenceSyntax(module: nil, name: entry.syntax.name), in: Scope(entry.scope))
    }

    /// ObjectDefn: by the class's WITH SYNTAX, or field by field.                                       (X.681 11.5, 11.7)
    private func define(_ object: InformationObject, by braced: BracedSyntax, in scope: Scope) {
        let objectClass = object.objectClass
        let kinds = objectClass.settingKinds
        let reparsed: [FieldSettingSyntax]?
        if let syntax = objectClass.withSyntax {
            reparsed = unwrap(tree(braced).object(in: braced, syntax: syntax, fields: kinds), braced)
        } else {
            reparsed = unwrap(tree(braced).object(in: braced, fields: kinds), braced)
        }
        guard let settings = reparsed else { return }
        setPath.append("")
        defer { setPath.removeLast() }
        for setting in settings {
            guard let field = objectClass.field(setting.field.text) else { continue }
            if object.settings[field.name.text] != nil {
                if reportOnce(setting.range) {
                    error("'&\(field.name.text)' is set twice; remove one of the two", at: setting.range)
                }
                continue
            }
            object.settings[field.name.text] = resolve(setting.setting, field, of: object, in: scope)
            object.written[field.name.text] = setting.setting
        }
        for field in objectClass.fields where object.settings[field.name.text] == nil {
            if !field.isOptional {
                if reportOnce(braced.range) {
                    error(
                        "the object does not set '&\(field.name.text)', which is mandatory", at: braced.range,
                        notes: [.init("the field is here; set it, or make it OPTIONAL", at: field.name.range)])
                }
            } else if let type = field.defaultType {
                object.settings[field.name.text] = .type(type)
            } else if let value = field.defaultValue?() {
                object.settings[field.name.text] = .value(value)
            }
        }
    }

    private func resolve(
        _ syntax: FieldSettingSyntax.Setting, _ field: InformationObjectClass.Field, of object: InformationObject,
        in scope: Scope
    ) -> InformationObject.Setting {
        switch (syntax, field.kind) {
        case (.type(let syntax), _):
            return .type(type(syntax, in: scope))
        case (.value(let syntax), .value(let governor)):
            guard let resolved = value(syntax, governor: governor, in: scope) else { return .invalid }
            checkLater(resolved, governor, at: syntax.range)
            return .value(resolved)
        case (.value(let syntax), .variableValue(let path)):
            // The type is what this object sets the named field to.
            guard let name = path.last, case .type(let governor)? = object.settings[name.text] else { return .invalid }
            guard let resolved = value(syntax, governor: governor, in: scope) else { return .invalid }
            checkLater(resolved, governor, at: syntax.range)
            return .value(resolved)
        case (.object(let syntax), .object(let objectClass)):
            return self.object(syntax, of: objectClass, in: scope).map { .object($0) } ?? .invalid
        case (.objectSet(let syntax), .objectSet(let objectClass)):
            return .objectSet(objectSet(syntax, of: objectClass, in: scope))
        case (.valueSet(let syntax), .valueSet(let governor)):
            let type = register(ResolvedType(governor.kind, prefixes: governor.prefixes, range: syntax.range))
            later { [unowned self] in apply(syntax, to: type, at: syntax.range, in: scope) }
            return .valueSet(type)
        default: return .invalid
        }
    }

    // MARK: Fields of objects and sets

    /// What `object.&a.&b` leads to; reports where it leads nowhere.
    func setting(
        _ reference: ReferenceSyntax, _ path: [FieldNameSyntax], in scope: Scope
    ) -> InformationObject.Setting? {
        guard let start = objects(reference, in: scope) else { return nil }
        var objects = start
        for (index, name) in path.enumerated() {
            var found: [InformationObject.Setting] = []
            for object in objects {
                guard let field = field(name, of: object.objectClass) else { return nil }
                if let setting = object.settings[name.text] {
                    found.append(setting)
                } else if case .objectSet = field.kind {
                    // An optional set that is left out has no objects.
                    found.append(.objectSet(InformationObjectSet()))
                }
            }
            if index == path.count - 1 { return combine(found, at: name) }
            objects = found.flatMap { setting -> [InformationObject] in
                switch setting {
                case .object(let object): [object]
                case .objectSet(let set): set.objects
                default: []
                }
            }
            if objects.isEmpty {
                if reportOnce(name.range) {
                    error("'&\(name.text)' is not set to objects here; set it in the object", at: name.range)
                }
                return nil
            }
        }
        return nil
    }

    private func combine(
        _ settings: [InformationObject.Setting], at name: FieldNameSyntax
    ) -> InformationObject.Setting? {
        guard let first = settings.first else {
            if reportOnce(name.range) { error("'&\(name.text)' is not set here; set it in the object", at: name.range) }
            return nil
        }
        guard settings.count > 1 else { return first }
        let set = InformationObjectSet()
        for setting in settings {
            switch setting {
            case .object(let object): set.add([object])
            case .objectSet(let other): set.add(other.objects)
            default: return first
            }
        }
        return .objectSet(set)
    }

    /// The object, or the objects of the set, that a reference names.
    private func objects(_ reference: ReferenceSyntax, in scope: Scope) -> [InformationObject]? {
        if let argument = scope.argument(reference) {
            guard let objectClass = objectClass(of: argument, as: "object or object set", at: reference) else {
                return nil
            }
            if reference.name.isUppercase {
                return objectSet(argument, of: objectClass)?.objects
            }
            return object(
                ValueSyntax(.reference(reference), at: reference.range), of: objectClass, in: scope
            ).map { [$0] }
        }
        if reference.name.isUppercase { return objectSet(reference, in: scope)?.objects }
        return object(reference, in: scope).map { [$0] }
    }

    /// The class that governs a parameter; reports one that no class governs, which is not the `role` it is used as.
    private func objectClass(
        of argument: Argument, as role: String, at reference: ReferenceSyntax
    ) -> InformationObjectClass? {
        if argument.isUnknown { return nil }
        if let governor = argument.governor, let place = argument.governorScope,
            let objectClass = objectClass(governing: governor, in: place)
        {
            return objectClass
        }
        if reportOnce(reference.range) {
            error("parameter '\(reference.name.text)' is no \(role); pass one for it", at: reference.range)
        }
        return nil
    }

    // MARK: Object sets

    /// The object set that a reference names; reports what is none.
    func objectSet(_ reference: ReferenceSyntax, in scope: Scope) -> InformationObjectSet? {
        if let argument = scope.argument(reference) {
            guard let objectClass = objectClass(of: argument, as: "object set", at: reference) else { return nil }
            return objectSet(argument, of: objectClass)
        }
        guard let entry = lookup(reference, in: scope) else { return nil }
        guard case .valueSet(let governor, let syntax) = entry.syntax.kind else {
            wrongKind(reference, entry, is: entry.kindName, not: "an object set")
            return nil
        }
        if let known = entry.objectSet, activeInstances.isEmpty || !activeInstances.contains("s\(entry.id)") {
            return known
        }
        var place = Scope(entry.scope)
        let isParameterised = !entry.syntax.parameters.isEmpty
        var key = "s\(entry.id)"
        if isParameterised {
            guard let arguments = bind(entry, reference, in: scope) else { return nil }
            place = Scope(entry.scope, arguments: arguments)
            key += "|" + arguments.key
        }
        guard let objectClass = objectClass(governing: governor, in: place) else {
            wrongKind(reference, entry, is: "a value set", not: "an object set")
            return nil
        }
        if !isParameterised { resolveDependencies(of: entry) }
        if let known = entry.objectSet, !activeInstances.contains(key) { return known }
        guard resolutionDepth < Self.resolutionLimit else {
            if !setPath.suffix(Self.resolutionLimit).contains(""), reportOnce(reference.range) {
                error(
                    "object set '\(reference.name.text)' contains itself; leave it out of itself", at: reference.range,
                    notes: [.init("it is defined here", at: entry.syntax.name.range)])
            }
            return entry.objectSet ?? InformationObjectSet()
        }
        guard activeInstances.insert(key).inserted else {
            if let start = setPath.lastIndex(of: key), !setPath[start...].contains("") {
                if reportOnce(reference.range) {
                    error(
                        "object set '\(reference.name.text)' contains itself; leave it out of itself",
                        at: reference.range,
                        notes: [.init("it is defined here", at: entry.syntax.name.range)])
                }
                return nil
            }
            // An object in the set may have a type that uses the set: that is no loop as long as it is a type. The
            // objects found so far do for it.
            return entry.objectSet ?? InformationObjectSet()
        }
        resolutionDepth += 1
        setPath.append(key)
        defer {
            activeInstances.remove(key)
            resolutionDepth -= 1
            setPath.removeLast()
        }
        let set = InformationObjectSet(of: objectClass)
        set.name = entry.syntax.name
        if !isParameterised {
            entry.objectSet = set
            set.module = entry.scope.model
        }
        add(syntax, to: set, of: objectClass, in: place)
        later { [unowned self] in checkUniqueFields(of: set, at: syntax.range) }
        return set
    }

    private func objectSet(_ argument: Argument, of objectClass: InformationObjectClass) -> InformationObjectSet? {
        if let known = argument.objectSet { return known }
        let set = InformationObjectSet(of: objectClass)
        set.name = argument.name
        argument.objectSet = set
        later { [unowned self] in checkUniqueFields(of: set, at: argument.range) }
        switch argument.syntax {
        case .braced(let braced):
            guard let syntax = unwrap(tree(braced).elementSet(in: braced), braced) else { return nil }
            add(syntax, to: set, of: objectClass, in: argument.scope)
        case .type(let type):
            add(
                ElementSyntax(.type(type, includes: false), at: type.range), to: set, of: objectClass,
                in: argument.scope)
        case .value(let value):
            add(ElementSyntax(.value(value), at: value.range), to: set, of: objectClass, in: argument.scope)
        }
        return set
    }

    /// The objects that are written in braces.
    func objectSet(
        _ syntax: ElementSetSyntax, of objectClass: InformationObjectClass, in scope: Scope
    ) -> InformationObjectSet {
        let set = InformationObjectSet(of: objectClass)
        add(syntax, to: set, of: objectClass, in: scope)
        return set
    }

    func add(
        _ syntax: ElementSetSyntax, to set: InformationObjectSet, of objectClass: InformationObjectClass,
        in scope: Scope
    ) {
        if syntax.extensionMarker != nil { set.isExtensible = true }
        if let root = syntax.root { add(root, to: set, of: objectClass, in: scope) }
        if let additional = syntax.additional { add(additional, to: set, of: objectClass, in: scope) }
    }

    private func add(
        _ element: ElementSyntax, to set: InformationObjectSet, of objectClass: InformationObjectClass, in scope: Scope
    ) {
        switch element.kind {
        case .union(let parts):
            for part in parts { add(part, to: set, of: objectClass, in: scope) }
        case .group(let inner): add(inner, to: set, of: objectClass, in: scope)
        case .value(let value):
            if case .field(let reference, let path) = value.kind {
                addField(reference, path, to: set, of: objectClass, at: element.range, in: scope)
            } else if let object = object(value, of: objectClass, in: scope) {
                set.add([object])
            }
        case .type(let type, _):
            switch type.kind {
            case .reference(let reference):
                guard let other = objectSet(reference, in: scope) else { return }
                if let first = other.objects.first, first.objectClass !== objectClass {
                    if reportOnce(element.range) {
                        error(
                            "'\(reference.name.text)' is a set of class '\(first.objectClass.name)', not "
                                + "'\(objectClass.name)'", at: element.range)
                    }
                    return
                }
                // A set that is being made, reached from itself.
                guard other !== set else {
                    if reportOnce(element.range) {
                        error(
                            "object set '\(reference.name.text)' contains itself; leave it out of itself",
                            at: element.range)
                    }
                    return
                }
                set.add(other.objects)
                if other.isExtensible { set.isExtensible = true }
            case .field(let reference, let path):
                addField(reference, path, to: set, of: objectClass, at: element.range, in: scope)
            default:
                if reportOnce(element.range) {
                    error("a type is no object; name an object or object set", at: element.range)
                }
            }
        case .except(let kept, let left):
            // Objects are left out by identity: named ones.
            let removed = InformationObjectSet()
            add(left, to: removed, of: objectClass, in: scope)
            let part = InformationObjectSet()
            add(kept, to: part, of: objectClass, in: scope)
            set.add(part.objects.filter { object in !removed.objects.contains { $0 === object } })
        case .intersection(let parts):
            let sets = parts.map { part -> InformationObjectSet in
                let result = InformationObjectSet()
                add(part, to: result, of: objectClass, in: scope)
                return result
            }
            set.add(
                (sets.first?.objects ?? []).filter { object in
                    sets.dropFirst().allSatisfy { other in other.objects.contains { $0 === object } }
                })
        default:
            if reportOnce(element.range) {
                error("expected an object or object set of class '\(objectClass.name)'", at: element.range)
            }
        }
    }

    private func addField(
        _ reference: ReferenceSyntax, _ path: [FieldNameSyntax], to set: InformationObjectSet,
        of objectClass: InformationObjectClass, at range: SourceRange, in scope: Scope
    ) {
        switch setting(reference, path, in: scope) {
        case .object(let object): set.add([object])
        case .objectSet(let other):
            set.add(other.objects)
            if other.isExtensible { set.isExtensible = true }
        case nil, .invalid: break
        default:
            if reportOnce(range) {
                error("this field holds no objects of class '\(objectClass.name)'; name one that does", at: range)
            }
        }
    }

    /// No two objects of a set have the same value in a field that is UNIQUE.                                (X.681 9.6)
    private func checkUniqueFields(of set: InformationObjectSet, at range: SourceRange) {
        let names = (set.objectClass?.fields ?? []).filter(\.isUnique).map(\.name.text)
        for name in names {
            var seen: [String: InformationObject] = [:]
            for object in set.objects {
                guard case .value(let value)? = object.settings[name], let key = value.identity,
                    let earlier = seen.updateValue(object, forKey: key), earlier !== object, reportOnce(range)
                else { continue }
                let words = [earlier, object].map { $0.name.map { "'\($0.text)'" } ?? "an object" }
                // Published modules have such sets; a decoder takes the first that matches.
                warning(
                    "\(words[0]) and \(words[1]) have the same value in field '&\(name)', which is UNIQUE", at: range,
                    notes: [
                        .init("the first object is here", at: earlier.range),
                        .init("the second is here", at: object.range),
                    ])
            }
        }
    }

    /// Resolves the object set of an assignment, so that what is wrong with it is reported.
    func resolveObjectSet(of entry: Entry) {
        _ = objectSet(ReferenceSyntax(module: nil, name: entry.syntax.name), in: Scope(entry.scope))
    }
}
