// Pass 2: information object classes, and the types that their fields give.

extension Resolver {
    /// Whether a type reference names a class. Nothing is reported.
    func isClass(_ syntax: TypeSyntax, in scope: Scope) -> Bool {
        guard syntax.tags.isEmpty, syntax.constraints.isEmpty, case .reference(let reference) = syntax.kind else {
            return false
        }
        return classEntry(reference, in: scope) != nil
    }

    /// The CLASS that a reference leads to, over other references and parameters.
    private func classEntry(_ reference: ReferenceSyntax, in scope: Scope) -> (Entry, ReferenceSyntax, Scope)? {
        var reference = reference
        var scope = scope
        // Entries on the way whose target depends on them alone.
        var passed: [Entry] = []
        var result: ClassTarget?
        var loop = LoopDetector()
        var parameterised = 0
        search: while parameterised < Self.resolutionLimit {
            if let argument = scope.argument(reference) {
                guard !argument.isUnknown, case .type(let type) = argument.syntax,
                    case .reference(let next) = type.kind
                else { break }
                reference = next
                scope = argument.scope
                parameterised += 1
                continue
            }
            guard let entry = quietLookup(reference, in: scope) else { break }
            switch entry.syntax.kind {
            case .objectClass:
                result = ClassTarget(entry: entry, reference: reference, scope: scope)
                break search
            case .type(let type):
                if entry.isClassTargetKnown {
                    result = entry.classTarget
                    break search
                }
                guard case .reference(let next) = type.kind, type.tags.isEmpty, type.constraints.isEmpty,
                    loop.isNew(entry)
                else { break search }
                if entry.syntax.parameters.isEmpty {
                    passed.append(entry)
                    scope = Scope(entry.scope)
                } else {
                    guard reference.parameters?.count == entry.syntax.parameters.count,
                        let arguments = bind(entry, reference, in: scope, isQuiet: true)
                    else { break search }
                    scope = Scope(entry.scope, arguments: arguments)
                    parameterised += 1
                }
                reference = next
            default: break search
            }
        }
        for entry in passed {
            entry.isClassTargetKnown = true
            entry.classTarget = result
        }
        return result.map { ($0.entry, $0.reference, $0.scope) }
    }

    private func quietLookup(_ reference: ReferenceSyntax, in scope: Scope) -> Entry? {
        var place = scope.module
        if let module = reference.module {
            guard let found = symbols.module(named: module.text, from: place) else { return nil }
            place = found
        }
        switch symbols.lookup(reference.name.text, in: place) {
        case .found(let found): return found
        case .undefined: return symbols.builtin(reference.name.text)
        case .missingModule, .ambiguous, .circular, .reported: return nil
        }
    }

    /// The class that a reference means; reports what is no class.
    func objectClass(_ reference: ReferenceSyntax, in scope: Scope) -> InformationObjectClass? {
        guard let (entry, last, place) = classEntry(reference, in: scope) else {
            if let argument = scope.argument(reference) {
                if !argument.isUnknown, reportOnce(reference.range) {
                    error(
                        "'\(reference.name.text)' is a parameter that is no class here; pass a class for it",
                        at: reference.range)
                }
            } else if let entry = lookup(reference, in: scope) {
                if case .type(let type) = entry.syntax.kind, case .reference = type.kind {
                    if reportOnce(reference.range) {
                        error(
                            "'\(reference.name.text)' leads to no information object class; define one of them with CLASS",
                            at: reference.range)
                    }
                } else {
                    wrongKind(reference, entry, is: entry.kindName, not: "an information object class")
                }
            }
            return nil
        }
        return objectClass(entry, last, in: place)
    }

    /// The class of a governor, or nil without a report where it is a type.
    func objectClass(governing syntax: TypeSyntax, in scope: Scope) -> InformationObjectClass? {
        guard syntax.tags.isEmpty, case .reference(let reference) = syntax.kind,
            let (entry, last, place) = classEntry(reference, in: scope)
        else { return nil }
        return objectClass(entry, last, in: place)
    }

    private func objectClass(
        _ entry: Entry, _ reference: ReferenceSyntax, in scope: Scope
    ) -> InformationObjectClass? {
        guard case .objectClass(let syntax) = entry.syntax.kind else { return nil }
        var place = Scope(entry.scope)
        var key = "\(entry.id)|\(ObjectIdentifier(entry.scope).hashValue)"
        if !entry.syntax.parameters.isEmpty {
            guard let arguments = bind(entry, reference, in: scope) else { return nil }
            place = Scope(entry.scope, arguments: arguments)
            key += "|" + arguments.key
        }
        if let known = classes[key] { return known }
        let result = InformationObjectClass(name: entry.syntax.name.text, range: entry.syntax.name.range)
        result.module = entry.scope.model
        result.isHidden = !entry.syntax.parameters.isEmpty
        classes[key] = result
        fill(result, from: syntax, in: place)
        return result
    }

    /// The class of an assignment whose parameters stand for nothing in particular.
    func objectClass(_ syntax: ObjectClassSyntax, _ entry: Entry, in scope: Scope) -> InformationObjectClass {
        let result = InformationObjectClass(name: entry.syntax.name.text, range: entry.syntax.name.range)
        fill(result, from: syntax, in: scope)
        return result
    }

    private func fill(_ result: InformationObjectClass, from syntax: ObjectClassSyntax, in scope: Scope) {
        result.withSyntax = syntax.withSyntax
        for field in syntax.fields where result.pendingFields[field.name.text] == nil {
            result.pendingFields[field.name.text] = { [unowned self, unowned result] in
                add(field, to: result, in: scope)
            }
        }
        for field in syntax.fields {
            if let add = result.pendingFields.removeValue(forKey: field.name.text) {
                add()
            } else if let earlier = result.field(field.name.text), earlier.name.range != field.name.range,
                reportOnce(field.name.range)
            {
                error(
                    "the class has two fields '&\(field.name.text)'", at: field.name.range,
                    notes: [.init("the first one is here; rename one of the two", at: earlier.name.range)])
            }
        }
        result.sortFields()
        if let items = syntax.withSyntax { checkSyntaxList(items, of: result) }
    }

    private func add(_ syntax: FieldSyntax, to objectClass: InformationObjectClass, in scope: Scope) {
        var field = InformationObjectClass.Field(name: syntax.name, kind: .invalid)
        switch syntax.kind {
        case .type: field.kind = .type
        case .fixedTypeValue(let type, let isUnique):
            field.isUnique = isUnique
            if isClass(type, in: scope) {
                field.kind = self.objectClass(governing: type, in: scope).map { .object($0) } ?? .invalid
            } else {
                field.kind = .value(self.type(type, in: scope))
            }
        case .fixedTypeValueSet(let type):
            if isClass(type, in: scope) {
                field.kind = self.objectClass(governing: type, in: scope).map { .objectSet($0) } ?? .invalid
            } else {
                field.kind = .valueSet(self.type(type, in: scope))
            }
        case .variableTypeValue(let path): field.kind = .variableValue(path: path)
        case .variableTypeValueSet(let path): field.kind = .variableValueSet(path: path)
        }
        field.presence = syntax.presence
        field.scope = scope
        switch syntax.presence {
        case .required: break
        case .optional: field.isOptional = true
        case .defaultType(let type):
            field.isOptional = true
            field.defaultType = self.type(type, in: scope)
        case .defaultValue(let value):
            field.isOptional = true
            field.defaultValue = { [unowned self, field] in self.value(value, of: field, in: scope) }
            later { [unowned self, field] in checkDefault(value, of: field, in: scope) }
        case .defaultSet: field.isOptional = true
        }
        objectClass.fieldIndex[syntax.name.text] = objectClass.fields.count
        objectClass.fields.append(field)
    }

    private func value(
        _ syntax: ValueSyntax, of field: InformationObjectClass.Field, in scope: Scope
    ) -> ResolvedValue? {
        guard case .value(let type) = field.kind else { return nil }
        return value(syntax, governor: type, in: scope)
    }

    private func checkDefault(_ syntax: ValueSyntax, of field: InformationObjectClass.Field, in scope: Scope) {
        switch field.kind {
        case .value(let type): _ = value(syntax, governor: type, in: scope)
        case .object(let objectClass): _ = object(syntax, of: objectClass, in: scope)
        default: break
        }
    }

    private func checkSyntaxList(_ items: [SyntaxListItem], of objectClass: InformationObjectClass) {
        for item in items {
            switch item {
            case .literal: break
            case .field(let name):
                if objectClass.field(name.text) == nil, reportOnce(name.range) {
                    let hint = Spelling.hint(
                        for: name.text, among: objectClass.fields.map(\.name.text), prefix: "&")
                    error(
                        "the class has no field '&\(name.text)'\(hint)", at: name.range,
                        notes: [.init("class '\(objectClass.name)' is here", at: objectClass.range)])
                }
            case .optional(let items): checkSyntaxList(items, of: objectClass)
            }
        }
    }

    // MARK: Types from fields

    /// `CLASS.&field`, `object.&Type`: the type of a value field, an open type for a type field.     (X.681 14, 15)
    func fieldType(_ reference: ReferenceSyntax, _ path: [FieldNameSyntax], in scope: Scope) -> ResolvedType.Kind {
        guard classEntry(reference, in: scope) != nil || !mayBeObject(reference, in: scope) else {
            return typeFromObject(reference, path, in: scope)
        }
        guard var objectClass = objectClass(reference, in: scope), let last = path.last else { return .invalid }
        for name in path.dropLast() {
            guard let field = field(name, of: objectClass) else { return .invalid }
            switch field.kind {
            case .object(let next), .objectSet(let next): objectClass = next
            case .invalid: return .invalid
            default:
                if reportOnce(name.range) {
                    error("'&\(name.text)' is no object or object set; name a field that holds objects", at: name.range)
                }
                return .invalid
            }
        }
        guard let field = field(last, of: objectClass) else { return .invalid }
        switch field.kind {
        case .type, .variableValue, .variableValueSet:
            return .openType(OpenType(objectClass: objectClass, field: last.text))
        case .value(let type), .valueSet(let type): return kind(ofField: type, last, of: objectClass, in: scope)
        case .object, .objectSet:
            if reportOnce(last.range) {
                error(
                    "'&\(last.text)' holds objects, so it is no type; name a field that holds a type", at: last.range,
                    notes: [.init("the field is here", at: field.name.range)])
            }
            return .invalid
        case .invalid: return .invalid
        }
    }

    /// The class that `CLASS.&a.&b` begins with, and the path; nil where it begins with an object or set.
    func classField(
        _ reference: ReferenceSyntax, _ path: [FieldNameSyntax], in scope: Scope
    ) -> Constraints.ClassField? {
        let governor = TypeSyntax(kind: .reference(reference), range: reference.range)
        return objectClass(governing: governor, in: scope).map { .init(objectClass: $0, path: path) }
    }

    func field(_ name: FieldNameSyntax, of objectClass: InformationObjectClass) -> InformationObjectClass.Field? {
        objectClass.pendingFields.removeValue(forKey: name.text)?()
        if let field = objectClass.field(name.text) { return field }
        if reportOnce(name.range) {
            let hint = Spelling.hint(for: name.text, among: objectClass.fields.map(\.name.text), prefix: "&")
            error(
                "class '\(objectClass.name)' has no field '&\(name.text)'\(hint)", at: name.range,
                notes: [.init("the class is here", at: objectClass.range)])
        }
        return nil
    }

    private func kind(
        ofField type: ResolvedType, _ name: FieldNameSyntax, of objectClass: InformationObjectClass, in scope: Scope
    ) -> ResolvedType.Kind {
        if type.prefixes.isEmpty {
            switch type.kind {
            case .reference where !type.isConstrained, .boolean, .octetString, .null, .objectIdentifier,
                .relativeObjectIdentifier, .characterString, .utcTime, .generalizedTime:
                if !type.isConstrained { return type.kind }
            case .integer(let names): if names.isEmpty, !type.isConstrained { return type.kind }
            default: break
            }
        }
        // A type with parts, tags or constraints of its own needs a name to be referred to by.
        if let known = objectClass.fieldDefinitions[name.text] { return .reference(known) }
        let definition = hiddenDefinition(
            Identifier(objectClass.name + "-" + name.text, at: type.range), module: userModule(scope))
        definition.type = type
        objectClass.fieldDefinitions[name.text] = definition
        return .reference(definition)
    }

    /// INSTANCE OF CLASS: [UNIVERSAL 8] IMPLICIT SEQUENCE { type-id CLASS.&id, value [0] EXPLICIT CLASS.&Type }.
    ///                                                                                            (X.681 annex C.7)
    func instanceOf(_ reference: ReferenceSyntax, in scope: Scope) -> ResolvedType.Kind {
        guard let objectClass = objectClass(reference, in: scope) else { return .invalid }
        let place = reference.range
        guard objectClass.field("id") != nil, objectClass.field("Type") != nil else {
            if reportOnce(place) {
                error("INSTANCE OF needs a class with the fields &id and &Type, as TYPE-IDENTIFIER has", at: place)
            }
            return .invalid
        }
        return .instanceOf(objectClass)
    }

    /// `object.&Type`: what the object sets the field to.                                             (X.681 15.3)
    private func typeFromObject(
        _ reference: ReferenceSyntax, _ path: [FieldNameSyntax], in scope: Scope
    ) -> ResolvedType.Kind {
        let range = path.reduce(reference.range) { $0.through($1.range) }
        let holder = hiddenDefinition(
            Identifier(reference.name.text + "-" + (path.last?.text ?? ""), at: range), module: userModule(scope))
        guard let setting = setting(reference, path, in: scope) else { return .invalid }
        switch setting {
        case .type(let type): holder.type = register(ResolvedType(type.kind, prefixes: type.prefixes, range: range))
        case .valueSet(let type): holder.type = type
        default:
            if reportOnce(range) {
                error("'&\(path.last?.text ?? "")' of this object is no type; name a field that holds one", at: range)
            }
            return .invalid
        }
        return .reference(holder)
    }

    private func mayBeObject(_ reference: ReferenceSyntax, in scope: Scope) -> Bool {
        if let argument = scope.argument(reference) { return argument.governor != nil }
        guard case .found(let entry) = symbols.lookup(reference.name.text, in: scope.module) else { return false }
        switch entry.syntax.kind {
        case .value, .valueSet: return true
        default: return false
        }
    }
}

extension Entry {
    /// What it is, for messages.
    var kindName: String {
        switch syntax.kind {
        case .type: "a type"
        case .value: "a value"
        case .valueSet: "a value set"
        case .objectClass: "an information object class"
        case .macro: "a macro"
        }
    }
}
