/// The JSON Schema of options files, out of the table of options.
enum OptionsSchema {
    /// The schema as JSON, indented, with a line feed at its end.
    static var text: String {
        var properties: [(String, Node)] = [
            ("$schema", .object([("description", .string("where this schema is, for editors")), ("type", "string")]))
        ]
        properties += OptionKey.all.map { ($0.name, schema(of: $0)) }
        let root = Node.object([
            ("$schema", "https://json-schema.org/draft/2020-12/schema"),
            ("title", "Options of asn1swift"),
            ("description", "What asn1swift generates from the schemas beside this file"),
            ("type", "object"),
            ("properties", .object(properties)),
            ("additionalProperties", .boolean(false)),
        ])
        return root.text(indentation: "") + "\n"
    }

    private static func schema(of key: OptionKey) -> Node {
        let shape = key.shape
        var forms: [[(String, Node)]] = []
        if !shape.words.isEmpty { forms.append([("enum", .words(shape.words))]) }
        if let list = shape.list {
            forms.append([
                ("type", "array"), ("items", .object(schema(of: list))), ("uniqueItems", .boolean(true)),
            ])
        }
        if let map = shape.map {
            var keys = Node.object(schema(of: map.key))
            if shape.hasOthers {
                keys = .object([("anyOf", .array([.object([("const", .string(OptionShape.others))]), keys]))])
            }
            forms.append([
                ("type", "object"), ("propertyNames", keys), ("additionalProperties", .object(schema(of: map.value))),
            ])
        }
        let description: [(String, Node)] = [("description", .string(key.summary))]
        if forms.count == 1 { return .object(description + forms[0]) }
        return .object(description + [("oneOf", .array(forms.map { .object($0) }))])
    }

    private static func schema(of element: OptionShape.Element) -> [(String, Node)] {
        func text(_ pattern: String) -> [(String, Node)] {
            [("type", "string"), ("pattern", .string("^\(pattern)$"))]
        }
        let type = "[A-Z][A-Za-z0-9-]*"
        switch element {
        case .word(let words): return [("enum", .words(words))]
        case .type: return text("(\(type)[.])?\(type)")
        case .module: return text(type)
        case .name: return text("[A-Za-z][A-Za-z0-9-]*([.][A-Za-z][A-Za-z0-9-]*)*")
        // Other letters than those of ASCII are left to the tool.
        case .swiftName: return text("[A-Za-z_\u{80}-\u{FFFF}][A-Za-z0-9_\u{80}-\u{FFFF}]*")
        }
    }

    /// As much of JSON as the schema needs; members keep their order.
    private indirect enum Node: ExpressibleByStringLiteral {
        case string(String)
        case boolean(Bool)
        case array([Node])
        case object([(String, Node)])

        init(stringLiteral text: String) { self = .string(text) }

        static func words(_ words: [String]) -> Node { .array(words.map { .string($0) }) }

        func text(indentation: String) -> String {
            let deeper = indentation + "    "
            switch self {
            case .string(let text): return Self.quoted(text)
            case .boolean(let flag): return "\(flag)"
            case .array(let elements):
                let texts = elements.map { $0.text(indentation: deeper) }
                let line = "[" + texts.joined(separator: ", ") + "]"
                if !line.contains("\n"), line.count <= 100 { return line }
                return "[\n" + texts.map { deeper + $0 }.joined(separator: ",\n") + "\n\(indentation)]"
            case .object(let members):
                let texts = members.map { "\(Self.quoted($0.0)): \($0.1.text(indentation: deeper))" }
                return "{\n" + texts.map { deeper + $0 }.joined(separator: ",\n") + "\n\(indentation)}"
            }
        }

        private static func quoted(_ text: String) -> String {
            var result = "\""
            for scalar in text.unicodeScalars {
                switch scalar {
                case "\"", "\\": result += "\\\(scalar)"
                case " "..."~": result.unicodeScalars.append(scalar)
                default:
                    let digits = String(scalar.value, radix: 16, uppercase: true)
                    result += "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
                }
            }
            return result + "\""
        }
    }
}
