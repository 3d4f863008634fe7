// Tables of object sets: keys for their rows, and an enum of all of them.                            (X.681 13, X.682 10)

extension Translator {
    /// The table of the SEQUENCE or SET being translated, with all that its Swift code needs.
    struct Table {
        let table: RowTable
        let type: ResolvedType
        /// What stands for the value where the type has several tables; nil for the first.
        let view: TableView?
        let columns: [TableColumn]
        var rows: [TableRow]
        /// The Swift type of the identifier, without `?`.
        let identifierType: String
        /// The type of the identifier that an unknown row gives, and the expression for it.
        let unknownType: String
        let unknownValue: String
        /// The enum of the identifiers that are constants.
        let constantsName: String
        /// The name of the generic alias of the key type.
        let keyName: String
        /// The name of a generic parameter that hides no type of the schema.
        let parameter: String

        /// Whether rows that the set does not have are against the schema.
        var isClosed: Bool { !table.set.isExtensible }

        /// The expression for the value of the SEQUENCE or SET.
        var subject: String { view == nil ? "self" : "base" }
    }

    /// A type that has a further table of a SEQUENCE or SET in place of it, since a type has one table.
    struct TableView {
        let name: String
        let property: String
    }

    /// A component that the identifier decides the type of.
    struct TableColumn {
        let column: RowTable.Column
        /// The enum of its rows, and the property and method that give one.
        let enumName: String
        let property: String
        let method: String
        /// The Swift type of what an unknown row holds.
        let rawType: String
        /// Whether the component may be absent.
        let isOptional: Bool
    }

    /// A row with its names in Swift.
    struct TableRow {
        let row: RowTable.Row
        /// What the schema calls it.
        let schemaName: String
        /// The name of its case.
        let name: String
        /// The names of its keys, by column.
        let keys: [String]
        /// The identifier as Swift: a literal, or a constant.
        let identifier: String
        /// The same as an expression, where `identifier` is a constant to be declared.
        let constant: String?
        /// The types of its values, by column.
        let values: [String]
    }

    /// Works out the tables of a type. The first is the type's own; each of the others has a view of the value.
    func tables(of type: ResolvedType, asn1Name: String) -> (tables: [Table], nested: [SwiftDeclaration]) {
        let outer = usedNames
        defer { usedNames = outer }
        let all = type.tables.map { ($0, $0.rows) }
        usedNames = typeNames(in: [type] + all.flatMap { $0.1.flatMap { $0.types.compactMap { $0 } } })
        var declared: Set<ObjectIdentifier> = []
        var nested: [SwiftDeclaration] = []
        let tables = all.enumerated().map { number, table in
            let view = number == 0 ? nil : view(of: table.0)
            var result = frame(of: table.0, in: type, view)
            result.rows = tableRows(table.1, of: result, asn1Name: asn1Name, &declared, &nested)
            return result
        }
        return (tables, nested)
    }

    private func view(of table: RowTable) -> TableView {
        let name = table.columns.first?.name ?? ""
        return TableView(
            name: freeName(SwiftNames.type(name) + "Table"),
            property: freeName(SwiftNames.bare(SwiftNames.member(name)) + "Table"))
    }

    /// A table without its rows.
    private func frame(of table: RowTable, in type: ResolvedType, _ view: TableView?) -> Table {
        let siblings = siblingNames
        if view != nil { siblingNames = [] }
        defer { if view != nil { siblingNames = siblings } }
        let single = table.columns.count == 1
        let columns = table.columns.map { tableColumn($0, single: single) }
        let constantsName = freeName("RowIdentifiers")
        let identifierType =
            table.identifiers.count == 1
            ? swiftType(table.identifiers[0].type) : freeName("RowIdentifier")
        var unknown = (identifierType + "?", "rowIdentifier")
        if table.identifiers.count == 1, let component = table.identifiers[0].component,
            let member = currentMembers[ObjectIdentifier(component)], wrappers(of: component.type) == 0
        {
            unknown = (
                identifierType + (isOptional(table.identifiers[0].path) ? "?" : ""),
                "\(view == nil ? "self" : "base").\(member)"
            )
        }
        return Table(
            table: table, type: type, view: view, columns: columns, rows: [], identifierType: identifierType,
            unknownType: unknown.0, unknownValue: unknown.1, constantsName: constantsName,
            keyName: freeName("Key"), parameter: freeName("RowValue"))
    }

    /// The rows; what types without names they need is added to `nested`, unless it is among the `declared`.
    private func tableRows(
        _ rows: [RowTable.Row], of table: Table, asn1Name: String, _ declared: inout Set<ObjectIdentifier>,
        _ nested: inout [SwiftDeclaration]
    ) -> [TableRow] {
        let identifiers = table.table.identifiers
        let columns = table.columns
        let single = columns.count == 1
        let schemaNames = Self.names(of: rows, in: table.table)
        let names = SwiftNames.members(schemaNames)
        var usedKeys: Set<String> = []
        return zip(rows, zip(schemaNames, names)).map { row, rowNames -> TableRow in
            let (schemaName, name) = rowNames
            let keys = columns.map { column in
                var key = single ? name : SwiftNames.bare(name) + SwiftNames.type(column.column.name)
                while !usedKeys.insert(key).inserted { key += "_" }
                return single ? key : SwiftNames.escaped(key)
            }
            let values = zip(columns, row.types).map { column, type -> String in
                guard let type else { return runtime(column.column.container == .open ? "ASN1Any" : "ASN1Bytes") }
                // Columns that are of one field of the class share its type.
                guard declared.insert(ObjectIdentifier(type)).inserted else { return swiftType(type) }
                nested += anonymousDeclarations(
                    of: type, suggested: SwiftNames.type(SwiftNames.bare(name)) + (single ? "" : column.enumName),
                    asn1Name: "\(asn1Name).\(column.column.name)")
                return swiftType(type)
            }
            let expressions = zip(row.identifiers, identifiers).map { value, identifier in
                checkedExpression(value, of: identifier.type, at: row.object.range) ?? "nil"
            }
            let isLiteral = expressions.count == 1 && expressions[0].allSatisfy { $0.isNumber || $0 == "-" }
            let parts = zip(identifiers, expressions).map { "\(label(of: $0)): \($1)" }
            let constant =
                expressions.count == 1
                ? expressions[0] : "\(table.identifierType)(\(parts.joined(separator: ", ")))"
            return TableRow(
                row: row, schemaName: schemaName, name: name, keys: keys,
                identifier: isLiteral ? constant : "\(table.constantsName).\(name)",
                constant: isLiteral ? nil : constant, values: values)
        }
    }

    private func tableColumn(_ column: RowTable.Column, single: Bool) -> TableColumn {
        let prefix = single ? "" : SwiftNames.type(column.name)
        let property = freeName(single ? "row" : SwiftNames.bare(SwiftNames.member(column.name)) + "Row")
        var raw: String
        if let component = column.component {
            raw = swiftType(component.type) + (isOptional(column.path) ? "?" : "")
        } else {
            raw = column.isList ? "[\(runtime("ASN1Any"))]" : runtime("ASN1Any") + "?"
        }
        return TableColumn(
            column: column, enumName: freeName(prefix + "Row"), property: property,
            method: "decoded" + SwiftNames.type(property), rawType: raw, isOptional: isOptional(column.path))
    }

    /// A name for a member or type inside the one being translated that none beside it has, and that hides no other.
    private func freeName(_ wanted: String) -> String {
        var name = wanted
        while usedNames.contains(name) || enclosing.contains(name) || siblingNames.contains(name) { name += "_" }
        siblingNames.insert(name)
        return name
    }

    /// The names of the types, and the first parts of longer ones, that types written in place refer to.
    private func typeNames(in types: [ResolvedType]) -> Set<String> {
        var result: Set<String> = []
        var work = types
        while let type = work.popLast() {
            if case .reference(let definition) = type.kind {
                result.insert(String(names.reference(definition).prefix { $0 != "." && $0 != ":" }))
                if definition.isHidden, !isNominal(definition) { work.append(definition.type) }
            }
            work += type.kind.parts
        }
        return result
    }

    /// What the schema calls the rows: by the object, or what identifies one that is written in place.
    private static func names(of rows: [RowTable.Row], in table: RowTable) -> [String] {
        rows.enumerated().map { index, row in
            if let name = row.object.name?.text { return name }
            if let name = table.identifierName(of: row) {
                return name.hasPrefix("id-") ? String(name.dropFirst(3)) : name
            }
            switch row.identifiers.first {
            case .integer(let number)?: return "row-\(number)".replacing("--", with: "-minus-")
            case .enumerated(let item)?: return item.name.text
            default: break
            }
            if case .reference(let definition)? = row.types.first??.kind { return definition.name.text }
            return "row-\(index + 1)"
        }
    }

    // MARK: Identifiers

    /// The label of an identifier's part.
    func label(of identifier: RowTable.Identifier) -> String {
        SwiftNames.label(SwiftNames.member(identifier.path.last?.component?.name.text ?? ""))
    }

    /// Whether any component on the way may be absent.
    func isOptional(_ path: [RowTable.Step]) -> Bool {
        path.contains { step in
            guard case .component(let component, let parent) = step else { return false }
            if case .choice = parent.kind { return true }
            return isOptional(component, of: parent)
        }
    }

    /// Whether what a path leads to is an `Optional`, all before it being there.
    func endsOptional(_ path: some BidirectionalCollection<RowTable.Step>) -> Bool {
        guard case .component(let component, let parent)? = path.last else { return false }
        if case .choice = parent.kind { return false }
        return isOptional(component, of: parent) && wrappers(of: component.type) == 0
    }

    private func isOptional(_ component: Component, of parent: ResolvedType) -> Bool {
        parent.kind.record?.mayLack(component) ?? false
    }

    /// Statements that lead to a part of a value, through components; gives the expression for it.
    ///
    /// - Parameters:
    ///   - start: The expression that the path leads from.
    ///   - failure: The statement for a part that is not there.
    func follow(
        _ path: some Collection<RowTable.Step>, _ code: inout CodeBlock, prefix: String = "part",
        from start: String = "self", failure: String = "return nil"
    ) -> String {
        var expression = start
        for (number, step) in path.enumerated() {
            guard case .component(let component, let parent) = step,
                let index = parent.componentList?.all.firstIndex(where: { $0 === component })
            else { return "nil" }
            let member = memberNames(parent)[index]
            if case .choice = parent.kind {
                code.line("guard case .\(member)(let \(prefix)\(number)) = \(expression) else { \(failure) }")
                expression = "\(prefix)\(number)"
            } else {
                expression += ".\(member)"
                if isOptional(component, of: parent), number < path.count - 1 || wrappers(of: component.type) > 0 {
                    code.line("guard let \(prefix)\(number) = \(expression) else { \(failure) }")
                    expression = "\(prefix)\(number)"
                }
            }
            expression += String(repeating: ".value", count: wrappers(of: component.type))
        }
        return expression
    }
}

extension RowTable.Column {
    /// The name of the component.
    var name: String {
        for step in path.reversed() {
            if case .component(let component, _) = step { return component.name.text }
        }
        return ""
    }

    /// The names on the way to it, with dots.
    var dottedPath: String { path.compactMap { $0.component?.name.text }.joined(separator: ".") }
}

extension RowTable {
    /// The name of the value that is written for the first identifier of a row.
    fileprivate func identifierName(of row: Row) -> String? {
        guard let field = identifiers.first?.field.first, case .value(let value)? = row.object.written[field],
            case .reference(let reference) = value.kind
        else { return nil }
        return reference.name.text
    }
}
