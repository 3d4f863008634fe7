@testable import ASN1Compiler

/// Short texts for syntax, so that tests can say what a piece of a schema is read as.
enum Describe {
    static func type(_ type: TypeSyntax) -> String {
        var text = ""
        for tag in type.tags {
            let mode = tag.mode.map { $0 == .explicit ? " explicit" : " implicit" } ?? ""
            text += "[\(tag.tagClass) \(value(tag.number))\(mode)] "
        }
        text += kind(type.kind)
        for constraint in type.constraints { text += " (\(self.constraint(constraint)))" }
        return text
    }

    private static func kind(_ kind: TypeSyntax.Kind) -> String {
        switch kind {
        case .integer(let numbers): return "integer" + self.numbers(numbers)
        case .bitString(let bits): return "bitString" + numbers(bits)
        case .enumerated(let items):
            let marker = items.extensionMarker == nil ? "" : "; ...\(exception(items.exception)); "
            return "enumerated{\(list(items.root))\(marker)\(list(items.additional))}"
        case .characterString(let kind): return kind.rawValue
        case .sequence(let list): return "sequence{\(components(list.items))}"
        case .set(let list): return "set{\(components(list.items))}"
        case .choice(let list): return "choice{\(components(list.items))}"
        case .sequenceOf(let name, let element): return "sequenceOf(\(named(name))\(type(element)))"
        case .setOf(let name, let element): return "setOf(\(named(name))\(type(element)))"
        case .reference(let reference): return self.reference(reference)
        case .selection(let name, let choice): return "\(name.text) < \(type(choice))"
        case .field(let reference, let path): return self.reference(reference) + fields(path)
        case .instanceOf(let reference): return "instanceOf \(self.reference(reference))"
        case .any(let name): return name.map { "any(\($0.text))" } ?? "any"
        case .macroUse(let name): return "macro(\(name.text))"
        default: return "\(kind)"
        }
    }

    private static func named(_ name: Identifier?) -> String { name.map { "\($0.text) " } ?? "" }

    private static func numbers(_ numbers: [NamedNumberSyntax]) -> String {
        numbers.isEmpty ? "" : "{\(list(numbers))}"
    }

    private static func list(_ numbers: [NamedNumberSyntax]) -> String {
        numbers.map { number in number.name.text + (number.value.map { "(\(value($0)))" } ?? "") }
            .joined(separator: ", ")
    }

    private static func components(_ items: [ComponentListSyntax.Item]) -> String {
        items.map { item in
            switch item {
            case .component(let component):
                switch component.presence {
                case .required: return "\(named(component.name))\(type(component.type))"
                case .optional: return "\(named(component.name))\(type(component.type)) optional"
                case .defaulted(let value):
                    return "\(named(component.name))\(type(component.type)) = \(self.value(value))"
                }
            case .componentsOf(let type, _): return "componentsOf \(self.type(type))"
            case .extensionMarker(let exception, _): return "...\(self.exception(exception))"
            case .additionGroup(let version, let items, _):
                return "[[\(version.map { "\($0): " } ?? "")\(components(items))]]"
            }
        }.joined(separator: ", ")
    }

    static func exception(_ exception: ExceptionSyntax?) -> String {
        guard let exception else { return "" }
        return " ! \(exception.type.map { "\(type($0)) : " } ?? "")\(value(exception.value))"
    }

    static func reference(_ reference: ReferenceSyntax) -> String {
        var text = reference.module.map { "\($0.text)." } ?? ""
        text += reference.name.text
        guard let parameters = reference.parameters else { return text }
        return text + "{\(parameters.map(parameter).joined(separator: ", "))}"
    }

    private static func parameter(_ parameter: ActualParameterSyntax) -> String {
        switch parameter {
        case .type(let type): "type \(self.type(type))"
        case .value(let value): "value \(self.value(value))"
        case .braced(let braced): "braced(\(braced.tokens.count))"
        }
    }

    private static func fields(_ path: [FieldNameSyntax]) -> String { path.map { ".&\($0.text)" }.joined() }

    static func value(_ value: ValueSyntax) -> String {
        switch value.kind {
        case .boolean(let value): "\(value)"
        case .integer(let digits): digits
        case .real(let text): "real \(text)"
        case .binaryString(let digits): "b'\(digits)'"
        case .hexadecimalString(let digits): "h'\(digits)'"
        case .characterString(let text): "\"\(text)\""
        case .reference(let reference): self.reference(reference)
        case .field(let reference, let path): self.reference(reference) + fields(path)
        case .choice(let name, let value): "\(name.text): \(self.value(value))"
        case .typed(let type, let value): "<\(self.type(type))> \(self.value(value))"
        case .containing(let value): "containing \(self.value(value))"
        case .braced(let braced): "braced(\(braced.tokens.count))"
        default: "\(value.kind)"
        }
    }

    static func constraint(_ constraint: ConstraintSyntax) -> String {
        let text: String
        switch constraint.spec {
        case .subtype(let set): text = self.set(set)
        case .contents(let type, let encoding):
            let contained = type.map { "containing \(self.type($0))" } ?? ""
            text = contained + (encoding.map { " encodedBy \(value($0))" } ?? "")
        case .userDefined(let braced): text = "constrainedBy(\(braced.tokens.count))"
        case .table(let set, let notations):
            let paths = notations.map { "@\($0.level):" + $0.path.map(\.text).joined(separator: ".") }
            text = "table \(reference(set))\(paths.isEmpty ? "" : " " + paths.joined(separator: " "))"
        }
        return text + exception(constraint.exception)
    }

    static func set(_ set: ElementSetSyntax) -> String {
        var parts: [String] = []
        if let root = set.root { parts.append(element(root)) }
        if set.extensionMarker != nil { parts.append("...") }
        if let additional = set.additional { parts.append(element(additional)) }
        return parts.joined(separator: ", ")
    }

    static func element(_ element: ElementSyntax) -> String {
        func joined(_ elements: [ElementSyntax], _ mark: String) -> String {
            "(" + elements.map(self.element).joined(separator: " \(mark) ") + ")"
        }
        func bound(_ bound: ElementSyntax.Bound) -> String {
            switch bound {
            case .closed(let value): self.value(value)
            case .open(let value): "open \(self.value(value))"
            }
        }
        switch element.kind {
        case .union(let elements): return joined(elements, "|")
        case .intersection(let elements): return joined(elements, "^")
        case .except(let first, let second): return "(\(self.element(first)) - \(self.element(second)))"
        case .allExcept(let excluded): return "(all - \(self.element(excluded)))"
        case .group(let set): return "group(\(self.set(set)))"
        case .value(let value): return self.value(value)
        case .range(let lower, let upper): return "\(bound(lower))..\(bound(upper))"
        case .type(let type, let includes): return "\(includes ? "includes" : "type") \(self.type(type))"
        case .size(let constraint): return "size(\(self.constraint(constraint)))"
        case .from(let constraint): return "from(\(self.constraint(constraint)))"
        case .pattern(let value): return "pattern \(self.value(value))"
        case .settings(let text): return "settings \"\(text)\""
        case .withComponent(let constraint): return "component(\(self.constraint(constraint)))"
        case .withComponents(let components, let isPartial):
            let texts = components.map { component in
                component.name.text + (component.constraint.map { " (\(self.constraint($0)))" } ?? "")
                    + (component.presence.map { " \($0)" } ?? "")
            }
            return "components{\(((isPartial ? ["..."] : []) + texts).joined(separator: ", "))}"
        }
    }

    static func assignment(_ assignment: AssignmentSyntax) -> String {
        var text = assignment.name.text
        if !assignment.parameters.isEmpty {
            let parameters = assignment.parameters.map { parameter in
                (parameter.governor.map { "\(type($0)) : " } ?? "") + parameter.name.text
            }
            text += "{\(parameters.joined(separator: ", "))}"
        }
        switch assignment.kind {
        case .type(let type): return "\(text) = \(self.type(type))"
        case .value(let type, let value): return "\(text) \(self.type(type)) = \(self.value(value))"
        case .valueSet(let type, let set): return "\(text) \(self.type(type)) = {\(self.set(set))}"
        case .objectClass(let objectClass): return "\(text) = \(self.objectClass(objectClass))"
        case .macro: return "\(text) = macro"
        }
    }

    private static func objectClass(_ objectClass: ObjectClassSyntax) -> String {
        let fields = objectClass.fields.map(field).joined(separator: ", ")
        guard let items = objectClass.withSyntax else { return "class{\(fields)}" }
        return "class{\(fields)} syntax{\(syntax(items))}"
    }

    private static func field(_ field: FieldSyntax) -> String {
        let kind =
            switch field.kind {
            case .type: "type"
            case .fixedTypeValue(let type, let isUnique): "value \(self.type(type))\(isUnique ? " unique" : "")"
            case .variableTypeValue(let path): "value\(fields(path))"
            case .fixedTypeValueSet(let type): "set \(self.type(type))"
            case .variableTypeValueSet(let path): "set\(fields(path))"
            }
        switch field.presence {
        case .required: return "&\(field.name.text) \(kind)"
        case .optional: return "&\(field.name.text) \(kind) optional"
        case .defaultType(let type): return "&\(field.name.text) \(kind) = \(self.type(type))"
        case .defaultValue(let value): return "&\(field.name.text) \(kind) = \(self.value(value))"
        case .defaultSet(let set): return "&\(field.name.text) \(kind) = {\(self.set(set))}"
        }
    }

    private static func syntax(_ items: [SyntaxListItem]) -> String {
        items.map { item in
            switch item {
            case .literal(let word, _): word
            case .field(let name): "&\(name.text)"
            case .optional(let items): "[\(syntax(items))]"
            }
        }.joined(separator: " ")
    }
}

/// Parses one module with the given body.
func parseModule(_ body: String) -> (module: ModuleSyntax?, tree: SyntaxTree, diagnostics: [Diagnostic]) {
    let (tree, diagnostics) = Parser.parse(source("M DEFINITIONS ::= BEGIN\n\(body)\nEND"), index: 0)
    return (tree.modules.first, tree, diagnostics)
}

func source(_ text: String) -> SourceFile { SourceFile(path: "M.asn1", bytes: Array(text.utf8)) }

/// `line:column: severity: message` of each diagnostic.
func lines(_ diagnostics: [Diagnostic], in text: String) -> [String] {
    let map = SourceMap(source(text))
    return diagnostics.map { diagnostic in
        let location = map.location(of: diagnostic.range?.start ?? 0)
        return "\(location.line):\(location.column): \(diagnostic.severity.rawValue): \(diagnostic.message)"
    }
}
