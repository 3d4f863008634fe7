// SEQUENCE and SET: a struct with a property for each component.

extension Translator {
    /// A component as a property.
    struct Property {
        var component: Component
        var name: String
        /// With `?` where the component may be absent.
        var type: String
        /// The type without `?`.
        var plainType: String
        var isOptional: Bool
        /// The DEFAULT.
        var standard: Standard?
        var isBoxed: Bool
    }

    func sequence(_ type: ResolvedType, _ list: ComponentList, named name: String, asn1Name: String)
        -> SwiftDeclaration
    {
        record(type, list, named: name, asn1Name: asn1Name) { code, properties in
            // The additions come before what follows them of the root.
            for property in properties.suffix(list.second.count).reversed() { self.writeComponent(property, &code) }
            if list.isExtensible {
                if !list.second.isEmpty { code.line("component = \"\"") }
                code.line("try encoder.unknownExtensions(unknownExtensions)")
            }
            for property in properties.dropLast(list.second.count).reversed() { self.writeComponent(property, &code) }
        } read: { code, properties in
            let root = properties.prefix(list.first.count + list.additions.count)
            let second = properties.dropFirst(root.count)
            for (index, property) in root.enumerated() {
                self.readComponent(property, before: properties.dropFirst(index + 1), &code)
            }
            if list.isExtensible {
                if !properties.isEmpty { code.line("component = \"\"") }
                if second.isEmpty {
                    code.line("self.unknownExtensions = try decoder.skipUnknownExtensions()")
                } else {
                    // The additions end where the rest of the root begins.
                    let next = second.prefix { $0.isOptional || $0.standard != nil }.count + 1
                    let conditions = second.prefix(next).map { self.isNext($0.component.type) }
                    code.line(
                        "self.unknownExtensions = try decoder.skipUnknownExtensions { decoder in "
                            + "\(conditions.joined(separator: " || ")) }")
                }
            }
            for (index, property) in second.enumerated() {
                self.readComponent(property, before: second.dropFirst(index + 1), &code)
            }
        }
    }

    /// Reads one component; `following` are the properties after it, which a component that takes anything leaves alone.
    private func readComponent(
        _ property: Property, before following: ArraySlice<Property>, _ code: inout CodeBlock
    ) {
        let type = property.component.type
        code.line("component = \(Self.literal(property.component.name.text))")
        var value = decode(type)
        if let standard = property.standard {
            value = exceptDefault(value, standard)
        } else if !property.isOptional {
            return code.line("self.\(property.name) = \(value)")
        }
        // What the property is without a value of its own, it is from the start, unless a wrapper holds it.
        let absent = property.isBoxed ? property.standard?.expression ?? "nil" : nil
        var isPresent = isNext(type)
        if type.takesAnything {
            let optional = following.prefix { $0.isOptional || $0.standard != nil }
            let others = following.prefix(optional.count + 1).filter { !$0.component.type.takesAnything }
            if !others.isEmpty {
                isPresent += " && !(\(others.map { isNext($0.component.type) }.joined(separator: " || ")))"
            }
        }
        guard let absent else {
            return code.compactBlock("if \(isPresent)") { $0.line("self.\(property.name) = \(value)") }
        }
        code.chain([
            (isPresent, { $0.line("self.\(property.name) = \(value)") }),
            (nil, { $0.line("self.\(property.name) = \(absent)") }),
        ])
    }

    /// Writes one component; a default value is left out.                                              (X.690 11.5)
    private func writeComponent(_ property: Property, _ code: inout CodeBlock) {
        let type = property.component.type
        let isHidden = Self.localNames.contains(property.name) || property.name.hasPrefix("level")
        let value = isHidden ? "self.\(property.name)" : property.name
        code.line("component = \(Self.literal(property.component.name.text))")
        if let standard = property.standard {
            encode(type, value, except: standard, &code)
        } else if property.isOptional {
            code.compactBlock("if let value = \(value)") { self.encode(type, "value", &$0) }
        } else {
            encode(type, value, &code)
        }
    }

    /// Names of the parameters and variables of encoding methods, which hide properties; there are `level0`, `level1` … too.
    private static let localNames: Set<String> = ["component", "encoder", "tag"]

    func set(_ type: ResolvedType, _ list: ComponentList, named name: String, asn1Name: String) -> SwiftDeclaration {
        record(type, list, named: name, asn1Name: asn1Name) { code, properties in
            if list.isExtensible { code.line("try encoder.unknownExtensions(unknownExtensions)") }
            // From the highest tag to the lowest.                                                      (X.690 10.3)
            let ordered = properties.sorted { left, right in
                guard let leftTag = left.component.type.tags.first, let rightTag = right.component.type.tags.first
                else { return left.component.type.tags.isEmpty && !right.component.type.tags.isEmpty }
                return leftTag > rightTag
            }
            for property in ordered { self.writeComponent(property, &code) }
        } read: { code, properties in
            for (index, property) in properties.enumerated() {
                code.line("var member\(index): \(property.plainType)?")
            }
            if list.isExtensible { code.line("var unknown: [\(self.runtime("ASN1Any"))] = []") }
            if !properties.isEmpty || list.isExtensible {
                code.line("var members = \(self.runtime("ASN1SetMembers"))()")
            }
            code.block("while decoder.hasMore") { code in
                var branches: [(condition: String?, body: (inout CodeBlock) -> Void)] = []
                let all = Array(properties.enumerated())
                // What takes anything comes last, so that it leaves the others theirs.
                let ordered =
                    all.filter { !$0.element.component.type.takesAnything }
                    + all.filter { $0.element.component.type.takesAnything }
                for (index, property) in ordered {
                    let type = property.component.type
                    branches.append(
                        (
                            self.isNext(type),
                            { code in
                                code.line("component = \(Self.literal(property.component.name.text))")
                                code.line("try decoder.member(\(index), of: &members)")
                                let value = self.decode(type)
                                if let standard = property.standard {
                                    code.line("member\(index) = \(self.exceptDefault(value, standard))")
                                } else {
                                    code.line("member\(index) = \(value)")
                                }
                            }
                        ))
                }
                branches.append(
                    (
                        nil,
                        { code in
                            if !properties.isEmpty { code.line("component = \"\"") }
                            if list.isExtensible {
                                code.line("try decoder.member(\(properties.count) + unknown.count, of: &members)")
                                code.line("unknown.append(try decoder.any())")
                            } else {
                                code.line("throw decoder.unexpected(\"a member of \(asn1Name)\")")
                            }
                        }
                    ))
                if properties.isEmpty {
                    branches.last?.body(&code)
                } else {
                    code.chain(branches)
                }
            }
            if let first = properties.first, first.isOptional || first.standard != nil { code.line("component = \"\"") }
            for (index, property) in properties.enumerated() {
                if let standard = property.standard {
                    code.line("self.\(property.name) = member\(index) ?? \(standard.expression)")
                } else if property.isOptional {
                    code.line("self.\(property.name) = member\(index)")
                } else {
                    let expected = Self.literal(ResolvedType.expectation([property.component.type]))
                    code.line("component = \(Self.literal(property.component.name.text))")
                    code.line("guard let member\(index) else { throw decoder.missing(\(expected)) }")
                    code.line("self.\(property.name) = member\(index)")
                }
            }
            if list.isExtensible { code.line("self.unknownExtensions = unknown") }
        }
    }

    // MARK: The struct

    private func record(
        _ type: ResolvedType, _ list: ComponentList, named name: String, asn1Name: String,
        write: (inout CodeBlock, [Property]) -> Void, read: (inout CodeBlock, [Property]) -> Void
    ) -> SwiftDeclaration {
        var nested: [SwiftDeclaration] = []
        let names = memberNames(type)
        siblingNames.formUnion(names)
        let additions = Set(list.additions.map { ObjectIdentifier($0) })
        let properties = zip(list.all, names).map { component, name -> Property in
            nested += anonymousDeclarations(
                of: component.type, suggested: nestedName(component, of: type),
                asn1Name: "\(asn1Name).\(component.name.text)")
            return property(component, named: name, isAddition: additions.contains(ObjectIdentifier(component)))
        }
        let outerMembers = currentMembers
        defer { currentMembers = outerMembers }
        for (component, name) in zip(list.all, names) { currentMembers[ObjectIdentifier(component)] = name }
        let (tables, rowTypes) = self.tables(of: type, asn1Name: asn1Name)
        nested += rowTypes
        // Octets that are kept, and where rows came from, are nothing to begin a value with.
        let hasPrivateParts = isPreserved(type) || needsOrigin(type)
        var members = properties.map { property in
            let standard = property.standard.map { property.isBoxed ? "" : " = \($0.expression)" } ?? ""
            return SwiftDeclaration.line(
                "\(property.isBoxed ? "@\(runtime("ASN1Boxed")) " : "")\(access)var \(property.name): \(property.type)"
                    + standard + forgetting(type))
        }
        if list.isExtensible {
            members.append(
                .line(
                    "\(access)var unknownExtensions: [\(runtime("ASN1Any"))] = []" + forgetting(type),
                    documentation: ["Extension additions that the schema does not know, as received."]))
        }
        members += preservedProperty(type)
        if needsOrigin(type) {
            members.append(.line("private var asn1Origin = \(runtime("ASN1Origin"))()"))
        }
        // Swift makes that of internal types.
        if !access.isEmpty || hasPrivateParts || properties.contains(where: \.isBoxed) {
            members.append(memberwise(properties, isExtensible: list.isExtensible))
        }
        var coding = conformance(type, asn1Name: asn1Name)
        coding.append(
            decoder(type) { code in
                self.notePreserved(type, &code)
                let scopes = self.enter(type, &code)
                self.locating(&code) { code in
                    read(&code, properties)
                    for table in tables {
                        self.checkRow(table, properties, with: "decoder", in: scopes.last, &code)
                    }
                }
                if self.needsOrigin(type) { code.line("self.asn1Origin = decoder.origin") }
                for scope in scopes.reversed() { code.line("try decoder.leave(\(scope))") }
                self.keepPreserved(type, &code)
                self.checkSelf(type, with: "decoder", &code)
            })
        coding.append(
            encoder(type) { code in
                self.writePreserved(type, &code)
                self.writing(type, &code) { _, contents, code in
                    self.locating(&code) { code in
                        write(&code, properties)
                        for table in tables { self.checkRow(table, properties, with: "encoder", in: nil, &code) }
                    }
                    if case .set = type.kind, self.isOrderedByValue(list) {
                        code.line("encoder.sortMembers(\(contents))")
                    }
                }
                self.checkSelf(type, with: "encoder", &code)
            })
        coding.append(describer(of: properties, isExtensible: list.isExtensible, tables))
        for table in tables {
            coding += self.members(of: table, properties: properties)
            keyExtensions += keys(of: table)
        }
        coding += conditionFunctions
        conditionFunctions = []
        codingExtensions.append(SwiftDeclaration(head: "extension \(qualifiedName)", body: .members(coding)))
        // The conformances stand here, since where a module's declarations are the main actor's they make this one nobody's.
        let protocols =
            [runtime("ASN1Taggable"), standard("Hashable")] + (tables.isEmpty ? [] : [runtime("ASN1TableRow")])
        return SwiftDeclaration(
            head: "\(access)struct \(name): \(protocols.joined(separator: ", "))", body: .members(members + nested))
    }

    /// The name by which a file declares an extension of the type being translated.
    var qualifiedName: String { ([namespace] + enclosing).filter { !$0.isEmpty }.joined(separator: ".") }

    private func property(_ component: Component, named name: String, isAddition: Bool) -> Property {
        let plain = swiftType(component.type)
        var property = Property(
            component: component, name: name, type: plain, plainType: plain, isOptional: false, standard: nil,
            isBoxed: recursion.isIndirect(component))
        switch component.presence {
        // An addition is absent in what an earlier version of the schema wrote.
        case .required: property.isOptional = isAddition
        case .optional: property.isOptional = true
        case .defaulted(let value):
            property.standard = standard(value, of: component)
        }
        if property.isOptional { property.type += "?" }
        return property
    }

    private func memberwise(_ properties: [Property], isExtensible: Bool) -> SwiftDeclaration {
        var code = CodeBlock()
        for property in properties { code.line("self.\(property.name) = \(property.name)") }
        var parameters = properties.map { property in
            let standard = property.standard.map { " = \($0.expression)" } ?? (property.isOptional ? " = nil" : "")
            return "\(property.name): \(property.type)\(standard)"
        }
        if isExtensible {
            code.line("self.unknownExtensions = unknownExtensions")
            parameters.append("unknownExtensions: [\(runtime("ASN1Any"))] = []")
        }
        return SwiftDeclaration(head: "\(access)init", parameters: parameters, body: .code(code))
    }

    /// Statements that can throw, each component's after a line `component = "…"`, so that errors of theirs get its name. What
    /// stands before the first of these lines, and after `component = ""` where no other follows, is of the type itself.
    private func locating(_ code: inout CodeBlock, _ body: (inout CodeBlock) -> Void) {
        var whole = CodeBlock()
        body(&whole)
        let naming = "component = "
        let lines = whole.lines
        let named = lines.indices.filter { lines[$0].text.hasPrefix(naming) }
        guard let first = named.first, let last = named.last(where: { lines[$0].text != naming + "\"\"" }) else {
            return code.append(whole.lines.filter { !$0.text.hasPrefix(naming) })
        }
        let start = lines[...first].lastIndex { $0.depth == 0 } ?? first
        let end = named.first { $0 > last && lines[$0].depth == 0 } ?? lines.endIndex
        code.append(lines[..<start])
        var inner = lines[start..<end]
        var name = "\"\""
        if start == first {
            name = String(lines[first].text.dropFirst(naming.count))
            inner.removeFirst()
        }
        let isOnlyName = !inner.contains { $0.text.hasPrefix(naming) }
        if !isOnlyName { code.line("var component: \(standard("StaticString")) = \(name)") }
        code.block("do throws(\(runtime("ASN1Error")))") { $0.append(inner) }
        code.continueLastLine("catch { throw error.at(\(isOnlyName ? name : "component")) }")
        code.append(lines[end...].filter { !$0.text.hasPrefix(naming) })
    }

    // MARK: What all nominal types share

    /// `asn1Name`, `defaultTag` where the type has a tag, and `leniency` where the options ask for it.
    /// - Parameter standardTag: The tag that the type has by its protocol.
    func conformance(_ type: ResolvedType, asn1Name: String, standardTag: Tag? = nil) -> [SwiftDeclaration] {
        var members = [
            SwiftDeclaration.line(
                "\(access)static var asn1Name: \(standard("StaticString")) { \(Self.literal(asn1Name)) }")
        ]
        if let tag = type.tags.first, tag != standardTag {
            members.append(.line("\(access)static var defaultTag: \(runtime("ASN1Tag")) { \(swiftTag(tag)) }"))
        }
        if !options.leniency.isEmpty {
            let list = options.leniency.map { ".\($0)" }.joined(separator: ", ")
            members.append(.line("\(access)static var leniency: \(runtime("ASN1Options")) { [\(list)] }"))
        }
        return members
    }

    /// The decoding initialiser; it takes a tag where the type has one.
    func decoder(_ type: ResolvedType, _ body: (inout CodeBlock) -> Void) -> SwiftDeclaration {
        let tag = type.tags.isEmpty ? "" : ", tag: \(runtime("ASN1Tag"))"
        return .function(
            "\(access)init(from decoder: inout \(runtime("ASN1Decoder"))\(tag)) throws(\(runtime("ASN1Error")))", body)
    }

    /// Enters the tags of a type but for the innermost `left` ones, the outermost being the parameter `tag`; gives the
    /// names of the scopes.
    func enter(_ type: ResolvedType, leaving left: Int = 0, _ code: inout CodeBlock) -> [String] {
        type.tags.dropLast(left).enumerated().map { index, tag in
            let scope = index == type.tags.count - 1 ? "contents" : "outer\(index)"
            code.line("let \(scope) = try decoder.enter(\(index == 0 ? "tag" : swiftTag(tag)))")
            return scope
        }
    }
}
