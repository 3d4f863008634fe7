import ASN1Compiler
import ASN1Runtime

/// Makes values of value notation, with the compiler's parser.                                                      (X.680 17)
///
/// It takes what X.680 has and, beside that, what printing a value writes where X.680 has nothing: the `'…'H` of an encoding where the
/// type is open, and those of very large numbers.
struct NotationReader {
    private(set) var checks: ValueChecks
    let tree: SyntaxTree
    let text: NotationText
    let names: ValueNames
    private var depth = 0

    init(planner: Planner, tree: SyntaxTree, text: NotationText, names: ValueNames) {
        checks = ValueChecks(planner: planner)
        self.tree = tree
        self.text = text
        self.names = names
    }

    /// The value of a syntax.
    /// - Throws: ``WrittenValueError`` for the first part that is no value of its type.
    mutating func value(_ syntax: ValueSyntax, _ plan: TypePlan) throws(WrittenValueError) -> InterpretedValue {
        guard depth < ValueChecks.depthLimit else {
            throw WrittenValueError(message: "the value is nested too deeply", range: syntax.range)
        }
        depth += 1
        defer { depth -= 1 }
        return try checks.checked(contents(syntax, plan), plan, at: syntax.range)
    }

    private mutating func contents(
        _ syntax: ValueSyntax, _ plan: TypePlan
    ) throws(WrittenValueError) -> InterpretedValue {
        if case .reference(let reference) = syntax.kind {
            return try referenced(reference, plan, at: syntax.range)
        }
        switch (plan.contents, syntax.kind) {
        case (.sequence(let record), .braced(let braced)), (.set(let record), .braced(let braced)):
            return .structure(try structure(braced, record))
        case (.choice(let choice), _): return try self.choice(syntax, choice)
        case (.list(let element, _), .braced(let braced)):
            return .list(try list(braced, element.plan(checks.planner)))
        case (.external, .braced(let braced)), (.embeddedPDV, .braced(let braced)),
            (.unrestrictedCharacterString, .braced(let braced)), (.instanceOf, .braced(let braced)):
            let isOld = tree.namedValues(in: braced).syntax?.contains { $0.name.text == "encoding" } ?? false
            guard let record = SelfDescribingValue.record(plan, isOld: isOld),
                let value = SelfDescribingValue.value(try structure(braced, record), plan.contents)
            else { break }
            return value
        case (.any, .typed(_, let inner)): return try typed(syntax, inner, plan)
        case (.octetString, .containing), (.bitString, .containing):
            throw WrittenValueError(
                message: "no object of the schema says what is contained; write the encoding, '…'H", range: syntax.range
            )
        default: return try NotationLeaf(syntax: syntax, tree: tree, names: names).value(plan)
        }
        throw NotationLeaf.wrong(syntax, plan)
    }

    /// A name: of a number, of an item, or of a value of the schema.
    private func referenced(
        _ reference: ReferenceSyntax, _ plan: TypePlan, at range: SourceRange
    ) throws(WrittenValueError) -> InterpretedValue {
        let name = reference.name.text
        if reference.module == nil {
            switch plan.contents {
            case .integer(_, let numbers):
                if let number = numbers.first(where: { $0.value == name })?.key { return .integer(number, name: name) }
            case .enumerated(let enumeration):
                guard let number = enumeration.names.first(where: { $0.value == name })?.key else {
                    let items = enumeration.names.sorted { $0.key < $1.key }.map(\.value)
                    throw ValueChecks.unknown("item", name, among: items, at: range)
                }
                return .enumerated(number, name: name)
            default: break
            }
        }
        guard let definition = names.value(named: name, of: reference.module?.text) else {
            throw WrittenValueError(message: "the schema has no value '\(name)'; write the value itself", range: range)
        }
        guard let value = DefaultValues.value(of: definition.value, as: plan, checks.planner) else {
            throw WrittenValueError(
                message: "'\(name)' is no value of type \(plan.type.notationName)", range: range)
        }
        return value
    }

    /// The value of a component.
    private mutating func member(
        _ syntax: ValueSyntax, _ component: ComponentPlan
    ) throws(WrittenValueError) -> InterpretedValue {
        let mayLackEncoding = checks.mayLackEncoding
        defer { checks.mayLackEncoding = mayLackEncoding }
        if component.standard != nil { checks.mayLackEncoding = true }
        let value = try value(syntax, component.plan(checks.planner))
        checks.mayLackEncoding = mayLackEncoding
        try checks.checkMember(value, component, at: syntax.range)
        return value
    }

    // MARK: Structures

    private mutating func structure(
        _ braced: BracedSyntax, _ record: RecordPlan
    ) throws(WrittenValueError) -> InterpretedStructure {
        var unknown: [ASN1Any] = []
        var members: [NamedValueSyntax] = []
        if let first = tree.tokens[braced.tokens].first, first.kind == .hexadecimalString {
            // Nothing but additions, the first of which was taken for a value.
            for syntax in try values(braced) {
                guard case .hexadecimalString(let digits) = syntax.kind, let octets = digits.hexadecimalOctets else {
                    throw WrittenValueError(
                        message: "expected an addition, whose encoding is written '…'H, two digits for each octet",
                        range: syntax.range)
                }
                unknown.append(try WrittenEncoding.value(octets, at: syntax.range))
            }
        } else {
            members = try unwrap(tree.namedValues(in: braced))
        }
        for octets in text.additions[Int(braced.range.end) - 1] ?? [] {
            unknown.append(try WrittenEncoding.value(octets, at: braced.range))
        }
        guard unknown.isEmpty || record.isExtensible else {
            throw WrittenValueError(
                message: "the type has no '...', so it has no additions; leave this one out", range: braced.range)
        }
        var values: [String: InterpretedValue] = [:]
        let columns = record.columnNames
        for member in members {
            guard let component = record.component(named: member.name.text) else {
                throw ValueChecks.unknown(
                    "component", member.name.text, among: record.components.map(\.name), at: member.name.range)
            }
            guard values[component.name] == nil else {
                throw WrittenValueError(
                    message: "'\(component.name)' is given twice; remove one of the two", range: member.name.range)
            }
            if !columns.contains(component.name) {
                values[component.name] = try self.member(member.value, component)
            }
        }
        // What identifies the row is known now.
        for member in members where columns.contains(member.name.text) {
            guard let component = record.component(named: member.name.text) else { continue }
            let type = checks.rowType(record, column: component.name, among: values)
            guard values[component.name] == nil else {
                throw WrittenValueError(
                    message: "'\(component.name)' is given twice; remove one of the two", range: member.name.range)
            }
            values[component.name] = try column(member.value, component.plan(checks.planner), type)
        }
        return try checks.structure(record, values, unknown: unknown, at: braced.range)
    }

    /// A component whose type the row decides: `Type : value`, `CONTAINING Type : value` or the encoding.
    private mutating func column(
        _ syntax: ValueSyntax, _ plan: TypePlan, _ type: (name: String, plan: TypePlan)?
    ) throws(WrittenValueError) -> InterpretedValue {
        var contained = syntax
        switch (plan.contents, syntax.kind) {
        case (.list(let element, _), .braced(let braced)):
            var elements: [InterpretedValue] = []
            for item in try values(braced) { elements.append(try column(item, element.plan(checks.planner), type)) }
            return try checks.checked(.list(elements), plan, at: syntax.range)
        case (.octetString, .containing(let inner)), (.bitString, .containing(let inner)): contained = inner
        case (.any, .typed): break
        default: return try value(syntax, plan)
        }
        guard let type else { return try value(syntax, plan) }
        if case .typed(_, let inner) = contained.kind { contained = inner }
        return try checks.contained(value(contained, type.plan), type.plan, in: plan, at: contained.range)
    }

    /// `Type : value` where the schema does not tie the type to an identifier.                                (X.681 14.6)
    private mutating func typed(
        _ syntax: ValueSyntax, _ inner: ValueSyntax, _ plan: TypePlan
    ) throws(WrittenValueError) -> InterpretedValue {
        guard case .typed(let type, _) = syntax.kind, case .reference(let reference) = type.kind,
            let definition = names.type(named: reference.name.text, of: reference.module?.text)
        else {
            throw WrittenValueError(
                message: "the schema has no type of this name; write the encoding, '…'H", range: syntax.range)
        }
        let contained = checks.planner.plan(definition.type, typeName: definition.name.text)
        return try checks.contained(value(inner, contained), contained, in: plan, at: inner.range)
    }

    private mutating func choice(
        _ syntax: ValueSyntax, _ choice: ChoicePlan
    ) throws(WrittenValueError) -> InterpretedValue {
        if case .hexadecimalString(let digits) = syntax.kind, choice.isExtensible,
            let octets = digits.hexadecimalOctets
        {
            let encoding = try WrittenEncoding.value(octets, at: syntax.range)
            return try checks.unknownAlternative(encoding, of: choice, at: syntax.range)
        }
        guard case .choice(let name, let inner) = syntax.kind else {
            throw WrittenValueError(
                message: "expected a value of a CHOICE, 'alternative : value'", range: syntax.range)
        }
        guard let alternative = choice.alternatives.first(where: { $0.name == name.text }) else {
            let known = choice.alternatives.map(\.name)
            throw ValueChecks.unknown("alternative", name.text, among: known, at: name.range)
        }
        return .choice(alternative.name, try value(inner, alternative.plan(checks.planner)))
    }

    private mutating func list(
        _ braced: BracedSyntax, _ element: TypePlan
    ) throws(WrittenValueError) -> [InterpretedValue] {
        var elements: [InterpretedValue] = []
        for item in try values(braced) { elements.append(try value(item, element)) }
        return elements
    }

    /// The elements of a list, each of which may have a name in front.                                         (X.680 26.3)
    private func values(_ braced: BracedSyntax) throws(WrittenValueError) -> [ValueSyntax] {
        let plain = tree.values(in: braced)
        if plain.syntax == nil || !plain.diagnostics.isEmpty {
            let named = tree.namedValues(in: braced)
            if named.diagnostics.isEmpty, let values = named.syntax { return values.map(\.value) }
        }
        return try unwrap(plain)
    }

    private func unwrap<Syntax>(_ reparsed: Reparsed<Syntax>) throws(WrittenValueError) -> Syntax {
        try NotationLeaf.unwrap(reparsed)
    }
}
