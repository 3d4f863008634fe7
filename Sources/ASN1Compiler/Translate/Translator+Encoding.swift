// How values are written: each type gives statements, which run from the end of the encoding to its front.

extension Translator {
    /// The encoding method; it takes a tag where the type has one. Types without components need no `component`.
    func encoder(_ type: ResolvedType, _ body: (inout CodeBlock) -> Void) -> SwiftDeclaration {
        let tag = type.tags.isEmpty ? "" : ", tag: \(runtime("ASN1Tag"))"
        return .function(
            "\(access)func encode(to encoder: inout \(runtime("ASN1Encoder"))\(tag)) throws(\(runtime("ASN1Error")))"
        ) { code in
            levels = 0
            body(&code)
        }
    }

    /// Statements that write a value of the type, with its tags, and check its constraints.
    func encode(_ type: ResolvedType, _ value: String, _ code: inout CodeBlock) {
        write(type, value, tags: type.tags.map { swiftTag($0) }, form: integerForm(type), &code)
    }

    /// The same for the type of a retagged definition, whose outermost tag is the parameter `tag`.
    func encodeRetagged(_ type: ResolvedType, _ value: String, _ code: inout CodeBlock) {
        let tags = ["tag"] + type.tags.dropFirst().map { swiftTag($0) }
        write(type, value, tags: tags, form: integerForm(type), &code)
    }

    /// `tags` and `form` are those of the use; they stand in place of the type's own.
    private func write(
        _ type: ResolvedType, _ value: String, tags: [String], form: IntegerForm?, _ code: inout CodeBlock
    ) {
        if case .reference(let definition) = type.kind, !isNominal(definition) {
            write(definition.type, value, tags: tags, form: form, &code)
            return check(type, value, form: form, &code)
        }
        let own = ownTags(of: type)
        var outer = Array(tags.dropLast(own.count))
        let inner = tags.suffix(own.count).first
        let natural = own.first.map { swiftTag($0) }
        var plain = CodeBlock()
        writePlain(type, value, tag: inner == natural ? nil : inner, form: form, &plain)
        if plain.lines.first?.text == "try \(value).encode(to: &encoder)", let tag = outer.popLast() {
            plain.replaceLastLine("try \(value).encode(to: &encoder, explicit: \(tag))")
        }
        let scopes = open(outer, &code)
        code.append(plain)
        check(type, value, form: form, &code)
        close(scopes, &code)
    }

    /// Opens a level for each of these tags; gives what `close` needs.
    private func open(_ tags: [String], _ code: inout CodeBlock) -> [(name: String, tag: String)] {
        tags.map { tag in
            let name = "level\(levels)"
            levels += 1
            code.line("let \(name) = try encoder.open()")
            return (name, tag)
        }
    }

    private func close(_ scopes: [(name: String, tag: String)], _ code: inout CodeBlock) {
        for (name, tag) in scopes.reversed() { code.line("encoder.close(\(name), \(tag))") }
    }

    /// Writes the value inside the tags of a type of its own but for the innermost `left` ones, the outermost being the
    /// parameter `tag`; `body` gets the one that is left, if any.
    func writing(
        _ type: ResolvedType, leaving left: Int = 0, _ code: inout CodeBlock,
        _ body: (_ tag: String, _ contents: String, inout CodeBlock) -> Void
    ) {
        let tags = type.tags.enumerated().map { $0.offset == 0 ? "tag" : swiftTag($0.element) }
        let scopes = open(tags.dropLast(left), &code)
        body(tags.last ?? "", scopes.last?.name ?? "", &code)
        close(scopes, &code)
    }

    private func check(
        _ type: ResolvedType, _ value: String, form: IntegerForm?, isBare: Bool = false, _ code: inout CodeBlock
    ) {
        for check in checks(of: type, isBare: isBare, form: form) { code.line(check.call(of: "encoder", value)) }
    }

    /// The checks of a type of its own that wraps a bare value.
    func checkBare(_ type: ResolvedType, _ value: String, _ code: inout CodeBlock) {
        check(type, value, form: nil, isBare: true, &code)
    }

    /// `tag` is nil where it is the one that the method or type writes by itself.
    private func writePlain(
        _ type: ResolvedType, _ value: String, tag: String?, form: IntegerForm?, _ code: inout CodeBlock
    ) {
        let argument = tag.map { ", \($0)" } ?? ""
        func nominal() {
            code.line("try \(value).encode(to: &encoder\(tag.map { ", tag: \($0)" } ?? ""))")
        }
        switch type.kind {
        case .integer(let numbers):
            guard numbers.isEmpty else { return nominal() }
            code.line("try encoder.\(integerMethod(form ?? self.form(of: type)))(\(value)\(argument))")
        case .enumerated, .sequence, .set, .choice, .reference: nominal()
        case .bitString(let bits) where !bits.isEmpty: nominal()
        case .sequenceOf(let element): writeElements("sequenceOf", element, value, argument, &code)
        case .setOf(let element): writeElements("setOf", element, value, argument, &code)
        default: code.line("try encoder.\(type.kind.codingMethod)(\(value)\(argument))")
        }
    }

    /// A list: its elements are written by a closure.
    func writeElements(
        _ method: String, _ element: ResolvedType, _ value: String, _ argument: String, _ code: inout CodeBlock
    ) {
        var body = CodeBlock()
        encode(element, "element", &body)
        if body.lines.count == 1, body.lines[0].text == "try element.encode(to: &encoder)" {
            return code.line("try encoder.\(method)(\(value)\(argument))")
        }
        let head = "try encoder.\(method)(\(value)\(argument)) { encoder, element throws(\(runtime("ASN1Error"))) in"
        if body.lines.count == 1, let line = body.lines.first, head.utf8.count + line.text.utf8.count < 100 {
            return code.line("\(head) \(line.text) }")
        }
        code.line(head)
        code.indented { $0.append(body) }
        code.line("}")
    }

    /// Whether no tag says where the value belongs among the members of a SET before its alternative is known.
    func isOrderedByValue(_ list: ComponentList) -> Bool {
        list.isExtensible || list.all.contains { $0.type.tags.isEmpty }
    }
}

extension ResolvedType.Kind {
    /// The method of `ASN1Decoder` and `ASN1Encoder` for the types that have one.
    var codingMethod: String {
        switch self {
        case .boolean: "boolean"
        case .integer: "integer"
        case .enumerated: "enumerated"
        case .real: "real"
        case .bitString: "bitString"
        case .octetString: "octetString"
        case .null: "null"
        case .objectIdentifier: "objectIdentifier"
        case .relativeObjectIdentifier: "relativeObjectIdentifier"
        case .iri(let isRelative): isRelative ? "relativeOIDIRI" : "oidIRI"
        case .characterString(let kind): kind.codingMethod
        case .unrestrictedCharacterString: "characterString"
        case .embeddedPDV: "embeddedPDV"
        case .external: "external"
        case .instanceOf: "instanceOf"
        case .objectDescriptor: "objectDescriptor"
        case .utcTime: "utcTime"
        case .generalizedTime: "generalizedTime"
        case .time(let kind): kind.codingMethod
        case .sequenceOf: "sequenceOf"
        case .setOf: "setOf"
        case .sequence, .set, .choice, .reference, .any, .openType, .invalid: "any"
        }
    }
}

extension ResolvedType.TimeKind {
    fileprivate var codingMethod: String {
        switch self {
        case .time: "time"
        case .date: "date"
        case .timeOfDay: "timeOfDay"
        case .dateTime: "dateTime"
        case .duration: "duration"
        }
    }
}

extension CharacterStringKind {
    fileprivate var codingMethod: String {
        switch self {
        case .utf8: "utf8String"
        case .numeric: "numericString"
        case .printable: "printableString"
        case .teletex, .t61: "teletexString"
        case .videotex: "videotexString"
        case .ia5: "ia5String"
        case .graphic: "graphicString"
        case .visible, .iso646: "visibleString"
        case .general: "generalString"
        case .universal: "universalString"
        case .bmp: "bmpString"
        }
    }
}
