// Values: DEFAULTs as Swift expressions, and named values as constants.

extension Translator {
    /// A Swift expression for a value of the type.
    func expression(_ value: ResolvedValue, of type: ResolvedType) -> String {
        expressionBudget -= 1
        if expressionBudget < 0 { return "" }
        if let wrapped = retagged(behind: type) { return ".init(\(expression(value, of: wrapped)))" }
        let base = type.base
        switch base.kind {
        case .any, .openType: return encoded(value)
        case .external, .embeddedPDV, .unrestrictedCharacterString, .instanceOf:
            return associated(value, of: base.kind) ?? unsupportedValue()
        default: break
        }
        switch value {
        case .boolean(let flag): return flag ? "true" : "false"
        case .null: return "\(runtime("ASN1Null"))()"
        case .integer(let number):
            guard case .integer(let names) = base.kind, !names.isEmpty else {
                return exactLiteral(number, form(of: type))
            }
            if let (name, _) = memberNames(base, names).first(where: { $0.item.value == number }) { return "." + name }
            return ".init(rawValue: \(exactLiteral(number, form(of: base))))"
        case .enumerated(let item):
            guard case .enumerated(let items) = base.kind,
                let (name, _) = memberNames(base, items.items).first(where: { $0.item.name.text == item.name.text })
            else { return encoded(value) }
            return "." + name
        case .bits(let bits):
            let string = bitString(bits.map { $0 == "1" })
            if case .bitString(let names) = base.kind, !names.isEmpty { return ".init(rawValue: \(string))" }
            return string
        case .octets(let octets):
            return "\(runtime("ASN1Bytes"))(\(array(octets)))"
        case .string(let text):
            switch base.kind {
            case .characterString(let kind) where !kind.isText:
                return "\(runtime("ASN1Bytes"))(\(Self.literal(text)).utf8)"
            case .objectDescriptor: return "\(runtime("ASN1Bytes"))(\(Self.literal(text)).utf8)"
            case .utcTime, .generalizedTime, .time:
                let name = swiftType(base)
                return "\(name)(constant: \(Self.literal(text)))"
            default: return Self.literal(text)
            }
        case .objectIdentifier(let arcs): return objectIdentifier(arcs)
        case .relativeObjectIdentifier(let arcs):
            let name = runtime("ASN1RelativeObjectIdentifier")
            if arcs.contains(where: { $0.asUInt64 == nil }) {
                return "\(name)(\(Self.literal(arcs.map(\.description).joined(separator: ".")))) ?? .init()"
            }
            return "\(name)(arcs: [\(arcs.map(\.description).joined(separator: ", "))]) ?? .init()"
        case .real(let number): return real(number)
        case .choice(let name, let value):
            guard case .choice(let list) = base.kind,
                let index = list.all.firstIndex(where: { $0.name.text == name.text })
            else { return encoded(value) }
            let alternative = list.all[index]
            let member = memberNames(base)[index]
            return ".\(member)(\(expression(value, of: alternative.type)))"
        case .structure(let members):
            guard let list = base.kind.record else { return encoded(value) }
            let names = memberNames(base)
            let arguments = zip(names, list.all).compactMap { name, component -> String? in
                members.first { $0.name.text == component.name.text }.map {
                    "\(SwiftNames.label(name)): \(argument($0.value, of: component, in: list))"
                }
            }
            return ".init(\(arguments.joined(separator: ", ")))"
        case .list(let values):
            switch base.kind {
            case .sequenceOf(let element), .setOf(let element):
                return "[\(values.map { expression($0, of: element) }.joined(separator: ", "))]"
            default: return "[]"
            }
        case .containing(let inner, let value):
            guard let octets = DEREncoder.encode(value, as: inner) else { return unsupportedValue() }
            if case .octetString = base.kind { return expression(.octets(octets), of: type) }
            return expression(.bits(octets.map(Self.binary).joined()), of: type)
        case .open, .untyped: return encoded(value)
        }
    }

    /// The value of a component as an argument. Where it is optional, `.none` and `.some` would be those of `Optional`.
    private func argument(_ value: ResolvedValue, of component: Component, in list: ComponentList) -> String {
        let expression = expression(value, of: component.type)
        let isAmbiguous = expression.hasPrefix(".none") || expression.hasPrefix(".some")
        return isAmbiguous && list.mayLack(component) ? ".some(\(expression))" : expression
    }

    /// What a retagged definition wraps, if the type is a reference to one.
    func retagged(behind type: ResolvedType) -> ResolvedType? {
        var type = type
        var steps = 0
        while case .reference(let definition) = type.kind, steps < 1000 {
            type = definition.type
            if isNominal(definition) {
                if case .reference = type.kind { return type }
                return nil
            }
            steps += 1
        }
        return nil
    }

    /// An open type's value, as the encoding that it holds.
    private func encoded(_ value: ResolvedValue) -> String {
        guard let octets = DEREncoder.encodeOpen(value) else { return unsupportedValue() }
        return "\(runtime("ASN1Any"))(constant: \(array(octets)))"
    }

    /// Marks the value being written as one that has no Swift expression.
    private func unsupportedValue() -> String {
        unsupported = true
        return "nil"
    }

    /// Eight binary digits.
    private static func binary(_ octet: UInt8) -> String {
        let digits = String(octet, radix: 2)
        return String(repeating: "0", count: 8 - digits.utf8.count) + digits
    }

    func real(_ number: Double) -> String {
        if number.isNaN { return ".nan" }
        if number.isInfinite { return number < 0 ? "-.infinity" : ".infinity" }
        return number.description
    }

    func objectIdentifier(_ arcs: [BigInteger]) -> String {
        // What cannot be encoded was warned of where it is defined; as a part of something else it is an error.
        guard ObjectIdentifierNames.isEncodable(arcs) else { return unsupportedValue() }
        let name = runtime("ASN1ObjectIdentifier")
        if arcs.contains(where: { $0.asUInt64 == nil }) {
            return "\(name)(\(Self.literal(arcs.map(\.description).joined(separator: ".")))) ?? \(name)(0, 0)"
        }
        return "\(name)(\(arcs.map(\.description).joined(separator: ", ")))"
    }

    /// Octets as an array.
    func array(_ octets: [UInt8]) -> String {
        let elements = octets.map { octet in
            let digits = String(octet, radix: 16, uppercase: true)
            return "0x" + (digits.count == 1 ? "0" : "") + digits
        }
        return "[\(elements.joined(separator: ", "))]"
    }

    /// The named values of a module: object identifiers as members of `ASN1ObjectIdentifier`, so that they are written
    /// `.idSignedData` where one is expected; the others as constants.
    func values(of module: ModuleModel) -> [SwiftDeclaration] {
        var identifiers: [SwiftDeclaration] = []
        var constants: [SwiftDeclaration] = []
        definition = nil
        codingExtensions = []
        namespace = ""
        for definition in module.values {
            guard let name = valueNames[definition] else { continue }
            // What cannot be encoded was warned of.
            if case .objectIdentifier(let arcs) = definition.value, !ObjectIdentifierNames.isEncodable(arcs) {
                continue
            }
            if case .untyped = definition.value {
                diagnostics.append(
                    .warning(
                        "there will be no constant for this value, since its type is not known; write that in front, as in "
                            + "'OCTET STRING : …'", at: definition.name.range))
                continue
            }
            guard let value = checkedExpression(definition.value, of: definition.type, at: definition.name.range) else {
                continue
            }
            let documentation = schemaText(definition.range)
            enclosing = []
            siblingNames = valueTypeNames
            constants += anonymousDeclarations(
                of: definition.type, suggested: SwiftNames.definition(definition.name.text),
                asn1Name: definition.name.text)
            valueTypeNames = siblingNames
            if case .objectIdentifier = definition.value {
                identifiers.append(.line("\(access)static let \(name) = \(value)", documentation: documentation))
            } else {
                constants.append(
                    .line(
                        "\(access)let \(name): \(swiftType(definition.type)) = \(value)", documentation: documentation))
            }
        }
        constants += codingExtensions
        guard !identifiers.isEmpty else { return constants }
        return constants + [
            SwiftDeclaration(head: "extension \(runtime("ASN1ObjectIdentifier"))", body: .members(identifiers))
        ]
    }
}
