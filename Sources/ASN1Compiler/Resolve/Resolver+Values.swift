// Pass 4, first half: values as their governing type says.

extension Resolver {
    /// An integer written as a number or through references; reports anything else.
    func integer(_ syntax: ValueSyntax, in scope: ModuleScope) -> BigInteger? {
        switch syntax.kind {
        case .integer(let text): return BigInteger(text)
        case .reference(let reference):
            guard let entry = lookup(reference, in: scope) else { return nil }
            guard let definition = value(of: entry) else { return nil }
            if case .integer(let value) = definition.value { return value }
            error("'\(reference.name.text)' is not an integer", at: syntax.range,
                notes: [.init("it is defined here", at: definition.name.range)])
            return nil
        default:
            error("expected an integer", at: syntax.range)
            return nil
        }
    }

    /// Adds a value assignment to the model.
    func addValue(of entry: Entry) {
        guard case .value = entry.syntax.kind, let definition = value(of: entry) else { return }
        entry.scope.model.values.append(definition)
    }

    /// The value of an assignment, resolved on first use; nil where that was reported as an error.
    func value(of entry: Entry) -> ValueDefinition? {
        if let value = entry.value { return value }
        guard case .value(let typeSyntax, let valueSyntax) = entry.syntax.kind else {
            if case .type = entry.syntax.kind {
                error("'\(entry.syntax.name.text)' is a type, not a value", at: entry.syntax.name.range)
            }
            return nil
        }
        guard entry.syntax.parameters.isEmpty else {
            notSupported("a parameterised value", at: entry.syntax.name.range)
            return nil
        }
        guard !entry.isResolvingValue else {
            error("value '\(entry.syntax.name.text)' is defined by itself", at: entry.syntax.name.range)
            return nil
        }
        guard !entry.isBuilt else { return nil }
        entry.isResolvingValue = true
        defer { entry.isResolvingValue = false }
        let type = type(typeSyntax, in: entry.scope)
        computeTags(of: type)
        entry.isBuilt = true
        guard let value = value(valueSyntax, governor: type, in: entry.scope) else { return nil }
        let definition = ValueDefinition(
            name: entry.syntax.name, module: entry.scope.model, range: entry.syntax.range, type: type, value: value)
        entry.value = definition
        return definition
    }

    /// A value of the type `governor`; reports what does not fit and gives nil then.
    func value(_ syntax: ValueSyntax, governor: ResolvedType, in scope: ModuleScope) -> ResolvedValue? {
        let base = baseBuildingDefinitions(governor)
        if case .reference(let reference) = syntax.kind {
            if reference.module == nil, let named = namedValue(reference.name.text, of: base) { return named }
            guard let entry = lookup(reference, in: scope), let definition = value(of: entry) else { return nil }
            guard definition.value.fits(base.kind) else {
                return mismatch(syntax, base, note: .init("'\(reference.name.text)' is defined here",
                    at: definition.name.range))
            }
            return definition.value
        }
        switch (base.kind, syntax.kind) {
        case (.boolean, .boolean(let value)): return .boolean(value)
        case (.null, .null): return .null
        case (.integer, .integer(let text)): return BigInteger(text).map { .integer($0) }
        case (.bitString, .binaryString(let bits)): return .bits(bits)
        case (.bitString, .hexadecimalString(let digits)):
            return .bits(digits.compactMap(\.hexDigitValue).map { value in
                String(repeating: "0", count: 4 - String(value, radix: 2).count) + String(value, radix: 2)
            }.joined())
        case (.bitString(let names), .braced(let braced)):
            guard let items = parse(braced, with: { $0.namedBits() }) else { return nil }
            return namedBits(items, of: names)
        case (.octetString, .hexadecimalString(let digits)):
            return .octets(octets(digits.compactMap(\.hexDigitValue), bitsPerDigit: 4))
        case (.octetString, .binaryString(let bits)):
            return .octets(octets(bits.compactMap(\.hexDigitValue), bitsPerDigit: 1))
        case (.characterString, .characterString(let text)): return .string(text)
        case (.objectIdentifier, .braced(let braced)):
            guard let oid = parse(braced, with: { $0.objectIdentifierValue() }) else { return nil }
            return objectIdentifier(oid, in: scope).map { .objectIdentifier($0) }
        case (.sequenceOf, .braced(let braced)) where braced.tokens.isEmpty,
            (.setOf, .braced(let braced)) where braced.tokens.isEmpty:
            return .emptyList
        case (.invalid, _): return nil
        case (.sequence, .braced), (.set, .braced), (.sequenceOf, .braced), (.setOf, .braced), (.choice, .choice),
            (.real, _), (.any, _), (.utcTime, _), (.generalizedTime, _), (.relativeObjectIdentifier, _),
            (.characterString, .braced):
            notSupported("a value of this type", at: syntax.range)
            return nil
        default: return mismatch(syntax, base, note: nil)
        }
    }

    private func mismatch(_ syntax: ValueSyntax, _ base: ResolvedType, note: Diagnostic.Note?) -> ResolvedValue? {
        error("this is not a value of type \(base.kind.spelling)", at: syntax.range,
            notes: (note.map { [$0] } ?? []) + [.init("the type is here", at: base.range)])
        return nil
    }

    /// The type behind all references, building definitions on the way where that has not happened yet.
    private func baseBuildingDefinitions(_ type: ResolvedType) -> ResolvedType {
        var current = type
        var steps = 0
        while case .reference(let definition) = current.kind, steps < 1000 {
            if case .invalid = definition.type.kind,
                case .found(let entry)? = symbols.module(named: definition.module.name).map({
                    symbols.lookup(definition.name.text, in: $0)
                })
            {
                buildType(of: entry)
            }
            current = definition.type
            steps += 1
        }
        return current
    }

    private func namedValue(_ name: String, of base: ResolvedType) -> ResolvedValue? {
        switch base.kind {
        case .integer(let names): names.first { $0.name.text == name }.map { .integer($0.value) }
        case .enumerated(let items): items.items.first { $0.name.text == name }.map { .enumerated($0) }
        default: nil
        }
    }

    private func namedBits(_ items: [Identifier], of names: [NamedNumber]) -> ResolvedValue? {
        var positions: [Int] = []
        for item in items {
            guard let named = names.first(where: { $0.name.text == item.text }) else {
                error("'\(item.text)' is not a bit of this type", at: item.range)
                return nil
            }
            guard let position = named.value.asInt, position < 1 << 16 else {
                notSupported("a named bit beyond position 65535", at: item.range)
                return nil
            }
            positions.append(position)
        }
        var bits = [Character](repeating: "0", count: (positions.max() ?? -1) + 1)
        for position in positions { bits[position] = "1" }
        return .bits(String(bits))
    }

    private func octets(_ digits: [Int], bitsPerDigit: Int) -> [UInt8] {
        let perOctet = 8 / bitsPerDigit
        return stride(from: 0, to: digits.count, by: perOctet).map { start in
            (0..<perOctet).reduce(UInt8(0)) { octet, index in
                let digit = start + index < digits.count ? UInt8(digits[start + index]) : 0
                return octet << UInt8(bitsPerDigit) | digit
            }
        }
    }

    /// Parses the tokens of a braced value as what its governor says it is.
    func parse<Result>(_ braced: BracedSyntax, with production: (inout BracedParser) -> Result?) -> Result? {
        var parser = BracedParser(braced, in: trees[Int(braced.file)])
        let result = production(&parser)
        for diagnostic in parser.diagnostics { add(diagnostic) }
        return parser.diagnostics.contains { $0.severity == .error } ? nil : result
    }

    // MARK: Object identifiers

    /// The arcs of an object identifier value, with the names of X.660 and references to other values expanded.
    private func objectIdentifier(_ syntax: ObjectIdentifierSyntax, in scope: ModuleScope) -> [BigInteger]? {
        var arcs: [BigInteger] = []
        for (index, component) in syntax.components.enumerated() {
            if let number = component.number {
                guard let arc = BigInteger(number) else { return nil }
                arcs.append(arc)
                continue
            }
            guard let name = component.name else { return nil }
            if let arc = ObjectIdentifierNames.arc(name.text, after: arcs) {
                arcs.append(arc)
                continue
            }
            guard case .found(let entry) = symbols.lookup(name.text, in: scope) else {
                error("'\(name.text)' is neither a well-known arc nor a defined value", at: name.range)
                return nil
            }
            guard let definition = value(of: entry) else { return nil }
            switch definition.value {
            case .objectIdentifier(let prefix) where index == 0: arcs += prefix
            case .integer(let arc): arcs.append(arc)
            default:
                error("'\(name.text)' is not an object identifier or integer", at: name.range)
                return nil
            }
        }
        guard arcs.count >= 2 else {
            error("an object identifier has at least two arcs", at: syntax.range)
            return nil
        }
        guard arcs[0] <= 2, arcs[0] == 2 || arcs[1] < 40 else {
            error("the first arc is 0, 1 or 2, and after 0 and 1 the second is less than 40", at: syntax.range)
            return nil
        }
        return arcs
    }
}

extension ResolvedValue {
    /// Whether a value fits a type by its kind.
    fileprivate func fits(_ kind: ResolvedType.Kind) -> Bool {
        switch (self, kind) {
        case (.boolean, .boolean), (.null, .null), (.integer, .integer), (.enumerated, .enumerated),
            (.bits, .bitString), (.octets, .octetString), (.string, .characterString),
            (.objectIdentifier, .objectIdentifier), (.emptyList, .sequenceOf), (.emptyList, .setOf):
            true
        default: false
        }
    }
}
