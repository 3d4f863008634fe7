// How values are written in ASN.1 value notation.                                                       (X.680 17)

extension Translator {
    /// The method that `description` calls.
    func describer(_ body: (inout CodeBlock) -> Void) -> SwiftDeclaration {
        .function("\(access)func describe(to writer: inout \(runtime("ASN1ValueWriter")))", body)
    }

    /// SEQUENCE and SET.
    func describer(of properties: [Property], isExtensible: Bool, _ tables: [Table]) -> SwiftDeclaration {
        describer { code in
            code.line("writer.open()")
            let columns = tables.filter { !$0.rows.isEmpty }.flatMap { table in
                table.columns.map { (column: $0, from: table.view.map { $0.property + "." } ?? "") }
            }
            for property in properties {
                let value = property.name == "writer" ? "self.writer" : property.name
                let shown = describable(property.component.type, value, isOptional: property.isOptional)
                let column = columns.first { $0.column.column.component === property.component }
                let row = column.map { " { try? \($0.from)\($0.column.method)() }" } ?? ""
                code.line("writer.component(\(Self.literal(property.component.name.text)), \(shown))\(row)")
            }
            if isExtensible { code.line("writer.unknownExtensions(unknownExtensions)") }
            code.line("writer.close()")
        }
    }

    /// CHOICE.
    func describer(of alternatives: [(name: String, component: Component)], isExtensible: Bool) -> SwiftDeclaration {
        describer { code in
            if alternatives.isEmpty {
                if isExtensible { code.line("if case .unknown(let value) = self { writer.unknown(value) }") }
                return
            }
            code.line("switch self {")
            for (name, component) in alternatives {
                let shown = describable(component.type, "value", isOptional: false)
                code.line(
                    "case .\(name)(let value): writer.alternative(\(Self.literal(component.name.text)), \(shown))")
            }
            if isExtensible { code.line("case .unknown(let value): writer.unknown(value)") }
            code.line("}")
        }
    }

    /// The expression that gives a value to the writer. Of the types whose values are octets, those of characters say so.
    func describable(_ type: ResolvedType, _ value: String, isOptional: Bool) -> String {
        let dot = isOptional ? "?." : "."
        var current = type
        while case .reference(let definition) = current.kind {
            if isNominal(definition) { return value }
            current = definition.type
        }
        switch current.kind {
        case .characterString(let kind) where !kind.isText: return value + dot + "characters"
        case .objectDescriptor: return value + dot + "characters"
        case .sequenceOf(let element), .setOf(let element):
            let shown = describable(element, "$0", isOptional: false)
            return shown == "$0" ? value : "\(value)\(dot)map { \(shown) }"
        default: return value
        }
    }
}
