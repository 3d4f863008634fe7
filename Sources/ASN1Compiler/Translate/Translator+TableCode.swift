// What the Swift type of a SEQUENCE or SET with a table has beside its components.

extension Translator {
    /// The members that make it an `ASN1TableRow`, or a view that is one.
    func members(of table: Table, properties: [Property]) -> [SwiftDeclaration] {
        guard let view = table.view else {
            return rowMembers(of: table, row: qualifiedName)
                + initialisers(of: table, properties)
        }
        let set = Self.of(table)
        return [
            .line(
                "\(access)var \(view.property): \(view.name) { .init(base: self) }",
                documentation: ["What a further identifier decides\(set.isEmpty ? "" : ", by the rows\(set)")."]),
            SwiftDeclaration(
                documentation: ["The value as a row\(set)."],
                head: "\(access)struct \(view.name): \(runtime("ASN1TableRow"))",
                body: .members(
                    [.line("fileprivate let base: \(qualifiedName)")] + rowMembers(of: table, row: view.name))),
        ]
    }

    private func rowMembers(of table: Table, row: String) -> [SwiftDeclaration] {
        var result = [
            SwiftDeclaration.line(
                "\(access)typealias \(table.keyName)<\(table.parameter): \(standard("Sendable"))> = "
                    + "\(runtime("ASN1Key"))<\(row), \(table.parameter)>",
                documentation: ["What values are asked for by: a row\(Self.of(table)) with the type of its values."])
        ]
        // An empty set has no rows to switch over; there can be keys that a program makes.
        if !table.rows.isEmpty { result += columns(of: table) }
        result.append(rowIdentifier(of: table))
        result.append(rowList(of: table))
        result += encodings(of: table)
        if table.isClosed, !table.rows.isEmpty { result.append(membership(of: table)) }
        result += codings(of: table)
        let constants = table.rows.compactMap { row in
            row.constant.map {
                SwiftDeclaration.line("static let \(row.name): \(table.identifierType) = \($0)")
            }
        }
        if !constants.isEmpty {
            result.append(
                SwiftDeclaration(head: "nonisolated fileprivate enum \(table.constantsName)", body: .members(constants))
            )
        }
        if table.table.identifiers.count > 1 { result.append(compositeIdentifier(of: table)) }
        return result
    }

    private static func of(_ table: Table) -> String { table.table.set.name.map { " of \(singleLine($0.text))" } ?? "" }

    /// How values were read matters where octets are decoded later.
    func needsOrigin(_ type: ResolvedType) -> Bool {
        type.tables.contains { $0.columns.contains { $0.container != .open } }
    }

    /// Checks that the identifier is one of a closed set.
    func checkRow(
        _ table: Table, _ properties: [Property], with coder: String, in scope: String?, _ code: inout CodeBlock
    ) {
        guard table.isClosed, !table.rows.isEmpty, applied.checksConstraints(of: table.type, in: definition)
        else { return }
        let identifier = table.table.identifiers[0].component
        code.line("component = \(Self.literal(identifier?.name.text ?? ""))")
        // Of several components or one further in, the whole row is shown.
        let property = properties.first { $0.component === identifier }
        let shown =
            property.map { describable($0.component.type, "self.\($0.name)", isOptional: $0.isOptional) } ?? "self"
        let set = table.table.set.name?.text ?? "…"
        let (row, type) = table.view.map { ("\($0.property).", $0.name) } ?? ("", "Self")
        code.line(
            "try \(coder).requireRow(\(row)rowIdentifier.map(\(type).hasRow) ?? true, \(Self.literal("({\(set)})")), "
                + "\(scope.map { "in: \($0), " } ?? "")\(shown))")
    }

    // MARK: Rows

    /// The enum of the rows of each column, and what gives them.
    private func columns(of table: Table) -> [SwiftDeclaration] {
        table.columns.enumerated().flatMap { number, column -> [SwiftDeclaration] in
            let unknown = "\(table.unknownType), \(column.rawType)"
            var cases = table.rows.map { row in
                SwiftDeclaration.line("case \(row.name)(\(payload(row.values[number], column)))")
            }
            cases.append(
                .line("case unknown(\(unknown))", documentation: ["Any other identifier, with what it is tied to."]))
            cases.append(describer(of: table, number))
            let error = runtime("ASN1Error")
            return [
                SwiftDeclaration(
                    documentation: ["The rows\(Self.of(table)), with their values."],
                    head: "\(access)enum \(column.enumName): \(standard("Hashable")), \(standard("Sendable")), "
                        + runtime("ASN1Describable"),
                    body: .members(cases)),
                SwiftDeclaration(
                    documentation: ["The row that this is, decoded."],
                    head: "\(access)var \(column.property): \(column.enumName)",
                    body: .members([
                        .function("get throws(\(error))") { $0.line("try \(column.method)()") }
                    ])),
                .function(
                    "\(access)func \(column.method)(limits: \(runtime("ASN1Limits")) = .default) throws(\(error)) "
                        + "-> \(column.enumName)"
                ) { code in
                    let raw = "return .unknown(\(table.unknownValue), \(rawValue(column, number, of: table)))"
                    code.line("switch rowIdentifier {")
                    for row in table.rows {
                        code.line("case \(row.identifier): return .\(row.name)(\(read(row.keys[number], column)))")
                    }
                    code.line("default: \(raw)")
                    code.line("}")
                },
            ]
        }
    }

    private func payload(_ type: String, _ column: TableColumn) -> String {
        column.column.isList ? "[\(type)]" : column.isOptional ? type + "?" : type
    }

    private func read(_ key: String, _ column: TableColumn) -> String {
        if column.column.isList { return "try rowValues(.\(key), limits)" }
        return column.isOptional ? "try rowValue(.\(key), limits)" : "try requiredRowValue(.\(key), limits)"
    }

    /// What an unknown row holds, as it is.
    private func rawValue(_ column: TableColumn, _ number: Int, of table: Table) -> String {
        if let component = column.column.component, let member = currentMembers[ObjectIdentifier(component)] {
            return "\(table.subject).\(member)"
        }
        return column.column.isList ? "rowEncodings(\(number))" : "rowEncoding(\(number))"
    }

    private func describer(of table: Table, _ number: Int) -> SwiftDeclaration {
        let column = table.columns[number]
        let method = column.column.container == .open ? "typed" : "containing"
        return describer { code in
            code.line("switch self {")
            for row in table.rows {
                guard let type = row.row.types[number] else {
                    let dot = column.isOptional && !column.column.isList ? "?" : ""
                    code.line("case .\(row.name)(let value): value\(dot).describe(to: &writer)")
                    continue
                }
                let name = Self.literal(Self.singleLine(type.notationName))
                if column.column.isList {
                    let shown = describable(type, "$0", isOptional: false)
                    let values = shown == "$0" ? "value" : "value.lazy.map { \(shown) }"
                    code.line("case .\(row.name)(let value): writer.\(method)(\(name), list: \(values))")
                } else {
                    let shown = describable(type, "value", isOptional: false)
                    let statement = "writer.\(method)(\(name), \(shown))"
                    code.line(
                        "case .\(row.name)(let value): "
                            + (column.isOptional ? "if let value { \(statement) }" : statement))
                }
            }
            let dot = column.rawType.hasSuffix("?") ? "?" : ""
            code.line("case .unknown(_, let value): value\(dot).describe(to: &writer)")
            code.line("}")
        }
    }

    // MARK: What the runtime asks for

    private func rowIdentifier(of table: Table) -> SwiftDeclaration {
        let identifiers = table.table.identifiers
        return .function("\(access)var rowIdentifier: \(table.identifierType)?") { code in
            if identifiers.count == 1 {
                let value = follow(identifiers[0].path, &code, from: table.subject)
                return code.line("return \(value)")
            }
            var arguments: [String] = []
            for (number, identifier) in identifiers.enumerated() {
                let value = follow(identifier.path, &code, prefix: "id\(number)_", from: table.subject)
                let name = "id\(number)"
                let optional = endsOptional(identifier.path)
                code.line(optional ? "guard let \(name) = \(value) else { return nil }" : "let \(name) = \(value)")
                arguments.append("\(label(of: identifier)): \(name)")
            }
            code.line("return \(table.identifierType)(\(arguments.joined(separator: ", ")))")
        }
    }

    /// All rows. Long array literals take the Swift compiler less time when each element says its type.
    private func rowList(of table: Table) -> SwiftDeclaration {
        let info = "\(runtime("ASN1RowInfo"))<\(table.identifierType)>"
        var declaration = SwiftDeclaration.function("\(access)static let rows: [\(info)] =") { _ in }
        var code = CodeBlock()
        for row in table.rows {
            let types = row.row.types.map { $0.map { Self.literal(Self.singleLine($0.notationName)) } ?? "nil" }
            let name = Self.literal(Self.singleLine(row.schemaName))
            code.line("\(info)(\(row.identifier), \(name), [\(types.joined(separator: ", "))]),")
        }
        declaration.body = .list(code)
        return declaration
    }

    private func encodings(of table: Table) -> [SwiftDeclaration] {
        let columns = table.columns
        func each(_ code: inout CodeBlock, otherwise: String, _ body: (TableColumn, inout CodeBlock) -> Void) {
            guard columns.count > 1 else { return body(columns[0], &code) }
            code.line("switch column {")
            for (number, column) in columns.enumerated() {
                code.line("case \(number):")
                code.indented { body(column, &$0) }
            }
            code.line("default: \(otherwise)")
            code.line("}")
        }
        return [
            .function(
                "\(access)func visitRow<RowError: \(standard("Error"))>(_ column: \(standard("Int")), "
                    + "_ body: (\(runtime("ASN1Any")), \(standard("Int"))?) throws(RowError) -> \(standard("Bool"))) "
                    + "throws(RowError)"
            ) { code in
                each(&code, otherwise: "return") { column, code in
                    let path = column.column.path
                    guard let element = path.firstIndex(where: { $0.component == nil }) else {
                        let value = follow(path, &code, from: table.subject, failure: "return")
                        let encoding = encoding(value, of: column.column, in: table, failure: "return", &code)
                        return code.line("_ = try body(\(encoding), nil)")
                    }
                    var list = follow(path[..<element], &code, from: table.subject, failure: "return")
                    if endsOptional(path[..<element]) {
                        code.line("guard let list = \(list) else { return }")
                        list = "list"
                    }
                    code.line("var index = 0")
                    code.block("for item in \(list)") { code in
                        // Elements that do not have the component do not count.
                        let value = follow(
                            path[(element + 1)...], &code, prefix: "inner", from: "item", failure: "continue")
                        let encoding = encoding(
                            value, of: column.column, in: table, failure: "continue", &code)
                        code.line("guard try body(\(encoding), index) else { return }")
                        code.line("index += 1")
                    }
                }
            },
            .function(
                "\(access)static func rowPath(_ column: \(standard("Int"))) -> \(standard("StaticString"))"
            ) { code in
                each(&code, otherwise: "return \"\"") { column, code in
                    code.line("return \(Self.literal(column.column.dottedPath))")
                }
            },
        ]
    }

    /// The expression for the encoding in a component, after statements that do `failure` where there is none.
    private func encoding(
        _ value: String, of column: RowTable.Column, in table: Table, failure: String, _ code: inout CodeBlock
    ) -> String {
        var value = value
        let origin = table.view == nil ? "asn1Origin" : "base.asn1Origin"
        if endsOptional(column.path) {
            code.line("guard let octets = \(value) else { \(failure) }")
            value = "octets"
        }
        switch column.container {
        case .open: return value
        case .octets, .bits: return "\(origin).encoding(\(value))"
        }
    }

    private func membership(of table: Table) -> SwiftDeclaration {
        .function(
            "\(table.view == nil ? "private" : "fileprivate") static func hasRow(_ id: \(table.identifierType)) -> \(standard("Bool"))"
        ) { code in
            code.line("switch id {")
            for row in table.rows { code.line("case \(row.identifier): return true") }
            code.line("default: return false")
            code.line("}")
        }
    }

    private func compositeIdentifier(of table: Table) -> SwiftDeclaration {
        let fields = table.table.identifiers.map { (label(of: $0), swiftType($0.type)) }
        var members = fields.map { SwiftDeclaration.line("\(access)var \($0): \($1)") }
        var code = CodeBlock()
        for (name, _) in fields { code.line("self.\(name) = \(name)") }
        members.append(
            SwiftDeclaration(
                head: "\(access)init", parameters: fields.map { "\($0): \($1)" }, body: .code(code)))
        return SwiftDeclaration(
            documentation: ["What identifies a row."],
            head:
                "\(access)nonisolated struct \(table.identifierType): \(standard("Hashable")), \(standard("Sendable"))",
            body: .members(members))
    }

    // MARK: Making rows

    /// Initialisers that take a key and a value, where the identifier and the value are components of the type itself.
    private func initialisers(of table: Table, _ properties: [Property]) -> [SwiftDeclaration] {
        let identifiers = table.table.identifiers
        guard table.columns.count == 1, let column = table.columns[0].column.component,
            identifiers.allSatisfy({ $0.component != nil && wrappers(of: $0.type) == 0 })
        else { return [] }
        let key = freeParameter("key", properties)
        let isList = table.columns[0].column.isList
        let encoded: (String) -> String = { value in
            switch table.columns[0].column.container {
            case .open: "try \(key).encodeAny(\(value))"
            case .octets: "try \(key).encode(\(value))"
            case .bits: "\(self.runtime("ASN1BitString"))(octets: try \(key).encode(\(value)))"
            }
        }
        func initialiser(_ valueLabel: String, _ valueType: String, _ raw: String) -> SwiftDeclaration {
            var parameters = ["_ \(key): \(table.keyName)<\(table.parameter)>", "\(valueLabel): \(valueType)"]
            var arguments: [String] = []
            for property in properties {
                let label = SwiftNames.label(property.name)
                if let index = identifiers.firstIndex(where: { $0.component === property.component }) {
                    let part = identifiers.count == 1 ? "" : "." + self.label(of: identifiers[index])
                    arguments.append("\(label): \(key).id\(part)")
                } else if property.component === column {
                    arguments.append("\(label): \(raw)")
                } else {
                    let standard =
                        property.standard.map { " = \($0.expression)" } ?? (property.isOptional ? " = nil" : "")
                    parameters.append("\(property.name): \(property.type)\(standard)")
                    arguments.append("\(label): \(property.name)")
                }
            }
            var code = CodeBlock()
            code.line("self.init(\(arguments.joined(separator: ", ")))")
            var declaration = SwiftDeclaration(
                head: "\(access)init<\(table.parameter)>", parameters: parameters, body: .code(code))
            declaration.effects = "throws(\(runtime("ASN1Error")))"
            declaration.documentation = ["The row of a key, with \(isList ? "these values" : "a value")."]
            return declaration
        }
        let value = freeParameter("value", properties)
        guard isList else { return [initialiser("_ \(value)", table.parameter, encoded(value))] }
        let element = encoded("value")
        let many =
            "try .init(\(value).map { value throws(\(runtime("ASN1Error"))) in \(element) })"
        return [
            initialiser("_ \(value)", table.parameter, "[\(encoded(value))]"),
            initialiser(value == "value" ? "values value" : "values \(value)", "[\(table.parameter)]", many),
        ]
    }

    private func freeParameter(_ wanted: String, _ properties: [Property]) -> String {
        var name = wanted
        while properties.contains(where: { SwiftNames.bare($0.name) == name }) { name += "_" }
        return name
    }

    // MARK: Keys

    /// How a row's value is read and written, where its Swift type does not say it.
    private func codings(of table: Table) -> [SwiftDeclaration] {
        table.rows.enumerated().flatMap { number, row in
            row.row.types.enumerated().compactMap { column, type -> SwiftDeclaration? in
                guard let type, coding(of: type) == nil else { return nil }
                let name = codingName(number, column, table)
                return .function(
                    "fileprivate static var \(name): \(runtime("ASN1Coding"))<\(row.values[column])>"
                ) { writeCoding(of: type, &$0) }
            }
        }
    }

    private func codingName(_ row: Int, _ column: Int, _ table: Table) -> String {
        // No identifier of a schema has a `_` between a letter and a digit.
        "coding_\(row * table.columns.count + column + 1)"
    }

    /// The coding that the runtime has for a type; `type` for types that are read by themselves, nil for all others.
    func coding(of type: ResolvedType) -> String? {
        var current = type
        while true {
            guard current.prefixes.isEmpty, checks(of: current).isEmpty else { return nil }
            guard case .reference(let definition) = current.kind else { break }
            if isNominal(definition) { return definition.type.tags == type.tags ? "type" : nil }
            current = definition.type
        }
        switch current.kind {
        case .any, .openType, .invalid: return "any"
        case .integer(let numbers): return numbers.isEmpty ? integerMethod(form(of: type)) : "type"
        case .bitString(let bits): return bits.isEmpty ? current.kind.codingMethod : "type"
        case .enumerated, .sequence, .set, .choice: return "type"
        case .sequenceOf, .setOf, .reference: return nil
        default: return current.kind.codingMethod
        }
    }

    /// The keys of the rows, as members of the key type; they stand at file level.
    func keys(of table: Table) -> [SwiftDeclaration] {
        let owner = qualifiedName
        let keyed = table.view.map { "\(owner).\($0.name)" } ?? owner
        var order: [String] = []
        var members: [String: [SwiftDeclaration]] = [:]
        for (number, row) in table.rows.enumerated() {
            for (column, key) in row.keys.enumerated() {
                let id = row.constant == nil ? row.identifier : "\(keyed).\(row.identifier)"
                var arguments = ["id: \(id)"]
                if column > 0 { arguments.append("column: \(column)") }
                if let type = row.row.types[column] {
                    arguments.append(
                        coding(of: type).map { "." + $0 } ?? "\(keyed).\(codingName(number, column, table))")
                } else {
                    arguments.append(table.columns[column].column.container == .open ? ".any" : ".raw")
                }
                let type = qualified(row, column, owner)
                if members[type] == nil { order.append(type) }
                members[type, default: []].append(
                    .line(
                        "\(access)static var \(key): Self { .init(\(arguments.joined(separator: ", "))) }",
                        documentation: row.row.object.name.map { ["`\(Self.singleLine($0.text))`"] } ?? []))
            }
        }
        return order.map { type in
            SwiftDeclaration(
                head: "nonisolated extension \(runtime("ASN1Key")) where KeyedRow == \(keyed), KeyedValue == \(type)",
                body: .members(members[type] ?? []))
        }
    }

    /// The type of a row's value, as it is written outside the type that has the table.
    private func qualified(_ row: TableRow, _ column: Int, _ owner: String) -> String {
        guard let type = row.row.types[column] else { return row.values[column] }
        var element = type
        var depth = 0
        while true {
            switch element.kind {
            case .sequenceOf(let inner), .setOf(let inner):
                element = inner
                depth += 1
                continue
            default: break
            }
            break
        }
        guard anonymousNames[ObjectIdentifier(element)] != nil else { return row.values[column] }
        return String(repeating: "[", count: depth) + owner + "." + swiftType(element)
            + String(repeating: "]", count: depth)
    }
}
