// Pass 4: values as their governing type says.

extension Resolver {
    /// An integer written as a number or through references; reports anything else.
    func integer(_ syntax: ValueSyntax, in scope: Scope) -> BigInteger? {
        if case .integer(let text) = syntax.kind { return BigInteger(text) }
        let governor = ResolvedType(.integer([]), range: syntax.range)
        guard case .integer(let value)? = value(syntax, governor: governor, in: scope) else { return nil }
        return value
    }

    /// Adds a value assignment to the model, or resolves it as an object or object set.
    ///
    /// - Parameter toModel: Whether a value becomes part of the model, which each does in the order of the module.
    func addValue(of entry: Entry, toModel: Bool) {
        guard entry.syntax.parameters.isEmpty else { return }
        switch entry.syntax.kind {
        case .value(let governor, _):
            if isClass(governor, in: Scope(entry.scope)) { return resolveObject(of: entry) }
            if let definition = value(of: entry), toModel { entry.scope.model.values.append(definition) }
        case .valueSet: if entry.isClassOrObjectSet { resolveObjectSet(of: entry) }
        case .objectClass:
            _ = objectClass(
                ReferenceSyntax(module: nil, name: entry.syntax.name), in: Scope(entry.scope))
        case .type, .macro: break
        }
    }

    /// The value of an assignment without parameters, resolved on first use; nil where that was reported.
    func value(of entry: Entry) -> ValueDefinition? {
        if let value = entry.value { return value }
        guard case .value(let typeSyntax, let valueSyntax) = entry.syntax.kind, entry.progress == .untouched else {
            return nil
        }
        resolveDependencies(of: entry)
        if let value = entry.value { return value }
        guard entry.progress == .untouched else { return nil }
        guard !entry.isResolving, resolutionDepth < Self.resolutionLimit else {
            if reportOnce(entry.syntax.name.range) {
                error(
                    "value '\(entry.syntax.name.text)' is defined by itself; give it a value of its own",
                    at: entry.syntax.name.range)
            }
            return nil
        }
        entry.isResolving = true
        resolutionDepth += 1
        defer {
            entry.isResolving = false
            entry.progress = .done
            resolutionDepth -= 1
        }
        let scope = Scope(entry.scope)
        let type = type(typeSyntax, in: scope)
        guard let value = value(valueSyntax, governor: type, in: scope) else { return nil }
        checkLater(value, type, at: valueSyntax.range)
        let definition = ValueDefinition(
            name: entry.syntax.name, module: entry.scope.model, range: entry.syntax.range, type: type, value: value)
        entry.value = definition
        return definition
    }

    /// A value of the type `governor`; reports what does not fit and gives nil then.
    func value(_ syntax: ValueSyntax, governor: ResolvedType, in scope: Scope) -> ResolvedValue? {
        let base = baseBuildingDefinitions(governor)
        switch syntax.kind {
        case .reference(let reference): return referenced(reference, syntax, base, governor, in: scope)
        case .field(let reference, let path):
            guard let setting = setting(reference, path, in: scope) else { return nil }
            if case .value(let value) = setting { return fitting(value, of: nil, syntax, base, from: nil) }
            if case .invalid = setting { return nil }
            return mismatch(syntax, base)
        case .containing(let contained): return containing(contained, syntax, base, governor, in: scope)
        default: return literal(syntax, base, in: scope)
        }
    }

    private func referenced(
        _ reference: ReferenceSyntax, _ syntax: ValueSyntax, _ base: ResolvedType, _ governor: ResolvedType,
        in scope: Scope
    ) -> ResolvedValue? {
        if reference.module == nil, let named = namedValue(reference.name.text, of: base) { return named }
        if let argument = scope.argument(reference) {
            if argument.isUnknown { return nil }
            switch argument.syntax {
            case .value(let value): return self.value(value, governor: governor, in: argument.scope)
            case .braced(let braced):
                return value(ValueSyntax(.braced(braced), at: braced.range), governor: governor, in: argument.scope)
            case .type:
                if reportOnce(argument.range) {
                    error("a value is needed for parameter '\(argument.name.text)', not a type", at: argument.range)
                }
                return nil
            }
        }
        if reference.module == nil, case .enumerated(let items) = base.kind,
            case .undefined = symbols.lookup(reference.name.text, in: scope.module)
        {
            return missingItem(reference.name, items, base)
        }
        guard let entry = lookup(reference, in: scope) else { return nil }
        guard case .value(let typeSyntax, let valueSyntax) = entry.syntax.kind else {
            wrongKind(reference, entry, is: entry.kindName, not: "a value")
            return nil
        }
        if isClass(typeSyntax, in: Scope(entry.scope)) {
            wrongKind(reference, entry, is: "an information object", not: "a value")
            return nil
        }
        if entry.syntax.parameters.isEmpty {
            guard let definition = value(of: entry) else { return nil }
            return fitting(definition.value, of: definition.type, syntax, base, from: definition.name)
        }
        guard let arguments = bind(entry, reference, in: scope) else { return nil }
        let key = "v\(entry.id)|\(arguments.key)"
        guard activeInstances.insert(key).inserted else {
            if reportOnce(syntax.range) {
                error("this value is defined by itself; give it a value of its own", at: syntax.range)
            }
            return nil
        }
        defer { activeInstances.remove(key) }
        let place = Scope(entry.scope, arguments: arguments)
        let type = type(typeSyntax, in: place)
        guard let value = value(valueSyntax, governor: type, in: place) else { return nil }
        return fitting(value, of: type, syntax, base, from: entry.syntax.name)
    }

    private func missingItem(_ name: Identifier, _ items: Enumeration, _ base: ResolvedType) -> ResolvedValue? {
        if reportOnce(name.range) {
            let hint = Spelling.hint(for: name.text, among: items.items.map(\.name.text))
            error(
                "the ENUMERATED has no item '\(name.text)'\(hint)", at: name.range,
                notes: [.init("the type is here", at: base.range)])
        }
        return nil
    }

    /// A value that was found elsewhere, as one of the type it is used for.
    private func fitting(
        _ value: ResolvedValue, of type: ResolvedType?, _ syntax: ValueSyntax, _ base: ResolvedType,
        from name: Identifier?
    ) -> ResolvedValue? {
        if let type {
            switch base.kind {
            case .any, .openType: return .open(type, value)
            default: break
            }
        }
        if case .integer(let number) = value, case .real = base.kind {
            return held(RealNumber(number.description), at: syntax.range)
        }
        if let converted = value.converted(to: base.kind) { return converted }
        return mismatch(syntax, base, note: name.map { .init("'\($0.text)' is defined here", at: $0.range) })
    }

    private func mismatch(_ syntax: ValueSyntax, _ base: ResolvedType, note: Diagnostic.Note? = nil) -> ResolvedValue? {
        if case .invalid = base.kind { return nil }
        if reportOnce(syntax.range) {
            var notes = note.map { [$0] } ?? []
            if base.range != syntax.range { notes.append(.init("the type is here", at: base.range)) }
            var hint = base.kind.notationHint
            if case .integer = syntax.kind, base.kind.hasLength { hint += ", or 'SIZE (…)' for a length" }
            error("this is not a value of type \(base.kind.spelling)\(hint)", at: syntax.range, notes: notes)
        }
        return nil
    }

    // MARK: Literals

    private func literal(_ syntax: ValueSyntax, _ base: ResolvedType, in scope: Scope) -> ResolvedValue? {
        switch (base.kind, syntax.kind) {
        case (.invalid, _): return nil
        case (.boolean, .boolean(let value)): return .boolean(value)
        case (.null, .null): return .null
        case (.integer, .integer(let text)): return BigInteger(text).map { .integer($0) }
        case (.real, .integer(let text)), (.real, .real(let text)): return held(RealNumber(text), at: syntax.range)
        case (.real, .plusInfinity): return .real(.infinity)
        case (.real, .minusInfinity): return .real(-.infinity)
        case (.real, .notANumber): return .real(.nan)
        case (.real, .braced(let braced)): return real(braced, in: scope).flatMap { held($0, at: braced.range) }
        case (.bitString, .binaryString(let bits)): return .bits(bits)
        case (.bitString, .hexadecimalString(let digits)): return .bits(Self.bits(digits))
        case (.bitString, .braced(let braced)):
            return unwrap(tree(braced).bitNames(in: braced), braced).flatMap { namedBits($0, base) }
        case (.octetString, .hexadecimalString(let digits)):
            return .octets(Self.octets(digits.compactMap(\.hexDigitValue), bitsPerDigit: 4))
        case (.octetString, .binaryString(let bits)):
            return .octets(Self.octets(bits.compactMap(\.hexDigitValue), bitsPerDigit: 1))
        case (.characterString, .characterString(let text)), (.utcTime, .characterString(let text)),
            (.generalizedTime, .characterString(let text)), (.time, .characterString(let text)),
            (.iri, .characterString(let text)), (.objectDescriptor, .characterString(let text)):
            return .string(text)
        case (.characterString, .braced(let braced)), (.objectDescriptor, .braced(let braced)):
            return unwrap(tree(braced).characters(in: braced), braced)
                .flatMap { string($0, governor: base, in: scope) }
        case (.objectIdentifier, .braced(let braced)):
            return unwrap(tree(braced).objectIdentifier(in: braced), braced)
                .flatMap { arcs($0, isRelative: false, in: scope) }.map { .objectIdentifier($0) }
        case (.relativeObjectIdentifier, .braced(let braced)):
            return unwrap(tree(braced).objectIdentifier(in: braced), braced)
                .flatMap { arcs($0, isRelative: true, in: scope) }.map { .relativeObjectIdentifier($0) }
        case (.choice(let list), .choice(let name, let value)):
            return choice(name, value, list, base, in: scope)
        case (.sequence(let list), .braced(let braced)), (.set(let list), .braced(let braced)):
            return structure(braced, list, base, in: scope)
        case (.sequenceOf(let element), .braced(let braced)), (.setOf(let element), .braced(let braced)):
            return self.list(braced, of: element, in: scope)
        case (.openType, .typed(let type, let value)), (.any, .typed(let type, let value)):
            let governor = self.type(type, in: scope)
            return self.value(value, governor: governor, in: scope).map { .open(governor, $0) }
        // X.208 wrote values of ANY without their type.
        case (.any, .null), (.openType, .null): return .null
        case (.any, .boolean(let flag)), (.openType, .boolean(let flag)): return .boolean(flag)
        case (.any, .integer(let text)), (.openType, .integer(let text)): return BigInteger(text).map { .integer($0) }
        case (.any, _), (.openType, _): return .untyped(syntax)
        // Numbers where X.680 wants a name or string, as older tools take them.
        case (.boolean, .integer(let text)) where text == "0" || text == "1":
            tolerate(syntax, base)
            return .boolean(text == "1")
        case (.enumerated(let items), .integer(let text)):
            guard let item = items.items.first(where: { $0.value == BigInteger(text) }) else {
                return mismatch(syntax, base)
            }
            tolerate(syntax, base)
            return .enumerated(item)
        case (_, .braced(let braced)) where base.kind.associatedComponents(at: base.range) != nil:
            return associated(braced, base, in: scope)
        default: return mismatch(syntax, base)
        }
    }

    private func tolerate(_ syntax: ValueSyntax, _ base: ResolvedType) {
        guard reportOnce(syntax.range) else { return }
        warning("a number is not a value of \(base.kind.spelling) in X.680; it is taken by its place", at: syntax.range)
    }

    /// A value of a type whose notation is that of a SEQUENCE.                             (X.680 36.6, 37.6, 44.6, X.681 C.8)
    private func associated(_ braced: BracedSyntax, _ base: ResolvedType, in scope: Scope) -> ResolvedValue? {
        let isOld = tree(braced).namedValues(in: braced).syntax?.contains { $0.name.text == "encoding" } ?? false
        return base.kind.associatedComponents(isOld: isOld, at: base.range)
            .flatMap { structure(braced, $0, base, in: scope) }
    }

    /// `CONTAINING value`                                                                        (X.680 22.9, 23.3, X.682 11)
    private func containing(
        _ contained: ValueSyntax, _ syntax: ValueSyntax, _ base: ResolvedType, _ governor: ResolvedType,
        in scope: Scope
    ) -> ResolvedValue? {
        switch base.kind {
        case .octetString, .bitString: break
        default: return mismatch(syntax, base)
        }
        governor.settleConstraints()
        var type = governor
        var loop = LoopDetector()
        while type.constraints.contents == nil, case .reference(let definition) = type.kind, loop.isNew(type) {
            type = definition.type
        }
        guard let contents = type.constraints.contents else {
            if reportOnce(syntax.range) {
                error(
                    "the type has no CONTAINING that says what this is a value of; leave CONTAINING out",
                    at: syntax.range)
            }
            return nil
        }
        return value(contained, governor: contents, in: scope).map { .containing(contents, $0) }
    }

    private func choice(
        _ name: Identifier, _ value: ValueSyntax, _ list: ComponentList, _ base: ResolvedType, in scope: Scope
    ) -> ResolvedValue? {
        guard let alternative = list.all.first(where: { $0.name.text == name.text }) else {
            if reportOnce(name.range) {
                let hint = Spelling.hint(for: name.text, among: list.all.map(\.name.text))
                error(
                    "the CHOICE has no alternative '\(name.text)'\(hint)", at: name.range,
                    notes: [.init("the CHOICE is here", at: base.range)])
            }
            return nil
        }
        return self.value(value, governor: alternative.type, in: scope).map { .choice(name, $0) }
    }

    private func structure(
        _ braced: BracedSyntax, _ list: ComponentList, _ base: ResolvedType, in scope: Scope
    ) -> ResolvedValue? {
        guard let items = unwrap(tree(braced).namedValues(in: braced), braced) else { return nil }
        let components = Dictionary(list.all.map { ($0.name.text, $0) }, uniquingKeysWith: { first, _ in first })
        var result: [(name: Identifier, value: ResolvedValue)] = []
        var given: Set<String> = []
        var isWhole = true
        if case .sequence = base.kind { checkOrder(items, list) }
        for item in items {
            guard let component = components[item.name.text] else {
                if reportOnce(item.name.range) {
                    let hint = Spelling.hint(for: item.name.text, among: list.all.map(\.name.text))
                    error(
                        "the \(base.kind.spelling) has no component '\(item.name.text)'\(hint)", at: item.name.range,
                        notes: [.init("the type is here", at: base.range)])
                }
                isWhole = false
                continue
            }
            if !given.insert(item.name.text).inserted, reportOnce(item.name.range) {
                error("'\(item.name.text)' is given twice; remove one of the two", at: item.name.range)
            }
            guard let value = value(item.value, governor: component.type, in: scope) else {
                isWhole = false
                continue
            }
            result.append((item.name, value))
        }
        for component in list.first + list.second where !given.contains(component.name.text) {
            guard case .required = component.presence else { continue }
            if reportOnce(braced.range) {
                error(
                    "the value lacks component '\(component.name.text)'", at: braced.range,
                    notes: [
                        .init("the component is here; give it a value, or make it OPTIONAL", at: component.name.range)
                    ])
            }
            isWhole = false
        }
        return isWhole ? .structure(result) : nil
    }

    /// The parts of a SEQUENCE value stand in the order of the components.                                (X.680 25.19)
    private func checkOrder(_ items: [NamedValueSyntax], _ list: ComponentList) {
        let places = Dictionary(
            list.all.enumerated().map { ($0.element.name.text, $0.offset) }, uniquingKeysWith: { first, _ in first })
        var last = -1
        for item in items {
            guard let place = places[item.name.text] else { continue }
            if place < last, reportOnce(item.name.range) {
                warning(
                    "'\(item.name.text)' stands in another order here than in the SEQUENCE; move it",
                    at: item.name.range)
            }
            last = place
        }
    }

    private func list(_ braced: BracedSyntax, of element: ResolvedType, in scope: Scope) -> ResolvedValue? {
        var items = tree(braced).values(in: braced)
        if items.syntax == nil || !items.diagnostics.isEmpty {
            // `{ name value, … }`, for a list whose element has a name.
            let named = tree(braced).namedValues(in: braced)
            if named.diagnostics.isEmpty { items = Reparsed(syntax: named.syntax?.map(\.value), diagnostics: []) }
        }
        guard let values = unwrap(items, braced) else { return nil }
        let resolved = values.map { value($0, governor: element, in: scope) }
        return resolved.contains { $0 == nil } ? nil : .list(resolved.compactMap { $0 })
    }

    /// `{ mantissa 314, base 10, exponent -2 }`                                                             (X.680 21.5)
    private func real(_ braced: BracedSyntax, in scope: Scope) -> RealNumber? {
        guard let items = unwrap(tree(braced).namedValues(in: braced), braced) else { return nil }
        var parts: [String: BigInteger] = [:]
        for item in items { parts[item.name.text] = integer(item.value, in: scope) }
        guard let mantissa = parts["mantissa"], let base = parts["base"], let exponent = parts["exponent"],
            items.count == 3
        else {
            if reportOnce(braced.range) {
                error(
                    "a REAL in braces has a mantissa, a base and an exponent, as in { mantissa 5, base 2, exponent -1 }",
                    at: braced.range)
            }
            return nil
        }
        guard base == 2 || base == 10 else {
            if reportOnce(braced.range) { error("the base of a REAL is 2 or 10", at: braced.range) }
            return nil
        }
        if base == 10 { return RealNumber("\(mantissa)e\(exponent)") }
        return RealNumber(mantissa: mantissa, exponentOf2: exponent)
    }

    /// The number as a value; one that `Double` does not hold is reported.
    private func held(_ number: RealNumber, at range: SourceRange) -> ResolvedValue? {
        if case .held(let value) = number { return .real(value) }
        if let problem = number.problem, reportOnce(range) { error(problem, at: range) }
        return nil
    }

    /// A number that is written for the end of a range of REAL, which may be one that `Double` does not hold; nil for anything else.
    func realNumber(_ syntax: ValueSyntax, in scope: Scope) -> RealNumber? {
        switch syntax.kind {
        case .integer(let text), .real(let text): RealNumber(text)
        case .braced(let braced): real(braced, in: scope)
        default: nil
        }
    }

    // MARK: Strings and bits

    private func string(_ parts: [CharactersSyntax], governor: ResolvedType, in scope: Scope) -> ResolvedValue? {
        var text = ""
        for part in parts {
            switch part.kind {
            case .string(let string): text += string
            case .tuple(let column, let row):
                guard let column = UInt32(column), let row = UInt32(row), column <= 7, row <= 15,
                    let scalar = Unicode.Scalar(column * 16 + row)
                else {
                    error("a tuple has a column up to 7 and a row up to 15", at: part.range)
                    return nil
                }
                text.unicodeScalars.append(scalar)
            case .quadruple(let group, let plane, let row, let cell):
                guard let group = UInt32(group), let plane = UInt32(plane), let row = UInt32(row),
                    let cell = UInt32(cell), group <= 127, plane <= 255, row <= 255, cell <= 255
                else {
                    error("a quadruple has a group up to 127, and a plane, row and cell up to 255", at: part.range)
                    return nil
                }
                // Codes beyond Unicode and surrogates have no character in a Swift string.
                let code = group << 24 | plane << 16 | row << 8 | cell
                text.unicodeScalars.append(Unicode.Scalar(code) ?? "\u{FFFD}")
            case .reference(let reference):
                let syntax = ValueSyntax(.reference(reference), at: part.range)
                guard case .string(let string)? = value(syntax, governor: governor, in: scope) else { return nil }
                guard text.utf8.count + string.utf8.count <= Self.joinedStringLimit else {
                    if reportOnce(part.range) {
                        error(
                            "a string made of others has more than \(Self.joinedStringLimit) octets; make it of fewer",
                            at: part.range)
                    }
                    return nil
                }
                text += string
            }
        }
        return .string(text)
    }

    private func namedValue(_ name: String, of base: ResolvedType) -> ResolvedValue? {
        switch base.kind {
        case .integer(let names): names.isEmpty ? nil : base.namedNumber(name).map { .integer($0.value) }
        case .enumerated: base.namedNumber(name).map { .enumerated($0) }
        default: nil
        }
    }

    private func namedBits(_ items: [Identifier], _ base: ResolvedType) -> ResolvedValue? {
        var positions: [Int] = []
        for item in items {
            guard let named = base.namedNumber(item.text) else {
                if reportOnce(item.range) {
                    let hint = Spelling.hint(for: item.text, among: base.memberIdentifiers)
                    error(
                        "'\(item.text)' is not a bit of this type\(hint)", at: item.range,
                        notes: [.init("the type is here", at: base.range)])
                }
                return nil
            }
            guard let position = named.value.asInt, position < 1 << 16 else {
                if reportOnce(item.range) {
                    error("a value can name bits up to number 65535, and this is number \(named.value)", at: item.range)
                }
                return nil
            }
            positions.append(position)
        }
        var bits = [Character](repeating: "0", count: (positions.max() ?? -1) + 1)
        for position in positions { bits[position] = "1" }
        return .bits(String(bits))
    }

    private static func bits(_ hexadecimal: String) -> String {
        hexadecimal.compactMap(\.hexDigitValue).map { value in
            let digits = String(value, radix: 2)
            return String(repeating: "0", count: 4 - digits.count) + digits
        }.joined()
    }

    private static func octets(_ digits: [Int], bitsPerDigit: Int) -> [UInt8] {
        let perOctet = 8 / bitsPerDigit
        return stride(from: 0, to: digits.count, by: perOctet).map { start in
            (0..<perOctet).reduce(UInt8(0)) { octet, index in
                let digit = start + index < digits.count ? UInt8(truncatingIfNeeded: digits[start + index]) : 0
                return octet << UInt8(bitsPerDigit) | digit
            }
        }
    }

    // MARK: Object identifiers

    /// The arcs of an object identifier value, with the names of X.660 and references to other values expanded.
    private func arcs(_ syntax: ObjectIdentifierSyntax, isRelative: Bool, in scope: Scope) -> [BigInteger]? {
        var arcs: [BigInteger] = []
        for (index, component) in syntax.components.enumerated() {
            if let number = component.number {
                guard let arc = BigInteger(number) else { return nil }
                arcs.append(arc)
            } else if let reference = component.numberReference {
                guard let arc = integer(ValueSyntax(.reference(reference), at: component.range), in: scope) else {
                    return nil
                }
                arcs.append(arc)
            } else if let name = component.name {
                if component.reference == nil, !isRelative, let arc = ObjectIdentifierNames.arc(name.text, after: arcs)
                {
                    arcs.append(arc)
                    continue
                }
                let reference = component.reference ?? ReferenceSyntax(module: nil, name: name)
                guard let more = self.arcs(of: reference, isFirst: index == 0, isRelative: isRelative, in: scope) else {
                    return nil
                }
                arcs += more
            }
            guard arcs.count <= Self.arcLimit else {
                if reportOnce(syntax.range) {
                    error(
                        "this object identifier has more than \(Self.arcLimit) arcs, the limit; give a shorter one",
                        at: syntax.range)
                }
                return nil
            }
        }
        guard arcs.allSatisfy({ $0.digitCount <= Self.arcDigitLimit }) else {
            if reportOnce(syntax.range) {
                error(
                    "an arc of this object identifier has more than \(Self.arcDigitLimit) digits, the limit; give a shorter one",
                    at: syntax.range)
            }
            return nil
        }
        if !isRelative, !ObjectIdentifierNames.isEncodable(arcs), reportOnce(syntax.range) {
            // Harmless as the start of another one, and published modules have such.
            warning(
                "this object identifier cannot be encoded: it needs two arcs, the first 0, 1 or 2, and after 0 and 1 "
                    + "the second less than 40", at: syntax.range)
        }
        return arcs
    }

    /// What a name within an object identifier adds: the arcs of another value, or one arc.
    private func arcs(
        of reference: ReferenceSyntax, isFirst: Bool, isRelative: Bool, in scope: Scope
    ) -> [BigInteger]? {
        let syntax = ValueSyntax(.reference(reference), at: reference.range)
        if let argument = scope.argument(reference) {
            let kind: ResolvedType.Kind = isFirst && !isRelative ? .objectIdentifier : .integer([])
            return value(syntax, governor: ResolvedType(kind, range: argument.range), in: scope)?.arcs
        }
        if isFirst, reference.module == nil, case .undefined = symbols.lookup(reference.name.text, in: scope.module),
            let arcs = ObjectIdentifierNames.customary[reference.name.text]
        {
            if reportOnce(reference.range) {
                warning(
                    "'\(reference.name.text)' is not defined; it is taken to be what PKCS #1 to #9 call so",
                    at: reference.range)
            }
            return arcs
        }
        if reference.module == nil, !isRelative, !isFirst,
            case .undefined = symbols.lookup(reference.name.text, in: scope.module)
        {
            if reportOnce(reference.range) {
                error(
                    "'\(reference.name.text)' is neither defined in module '\(scope.module.syntax.name.text)' nor the name of "
                        + "an arc that needs no number; write it with its number, '\(reference.name.text)(…)'",
                    at: reference.range)
            }
            return nil
        }
        guard let entry = lookup(reference, in: scope) else { return nil }
        if entry.syntax.parameters.isEmpty, case .value = entry.syntax.kind {
            guard let definition = value(of: entry) else { return nil }
            switch definition.value {
            case .integer, .relativeObjectIdentifier: return definition.value.arcs
            case .objectIdentifier(let arcs) where isFirst && !isRelative: return arcs
            default: break
            }
            if reportOnce(reference.range) {
                error(
                    "'\(reference.name.text)' is no arc: neither an integer nor, in front, an object identifier",
                    at: reference.range, notes: [.init("it is defined here", at: definition.name.range)])
            }
            return nil
        }
        let kind: ResolvedType.Kind = isFirst && !isRelative ? .objectIdentifier : .integer([])
        return value(syntax, governor: ResolvedType(kind, range: reference.range), in: scope)?.arcs
    }
}

extension ResolvedValue {
    /// The value as one of another type that it fits, or nil.
    fileprivate func converted(to kind: ResolvedType.Kind) -> ResolvedValue? {
        switch (self, kind) {
        case (.boolean, .boolean), (.null, .null), (.integer, .integer), (.real, .real), (.enumerated, .enumerated),
            (.bits, .bitString), (.octets, .octetString), (.string, .characterString), (.string, .utcTime),
            (.string, .generalizedTime), (.string, .time), (.string, .iri), (.string, .objectDescriptor),
            (.objectIdentifier, .objectIdentifier), (.relativeObjectIdentifier, .relativeObjectIdentifier),
            (.choice, .choice), (.structure, .sequence), (.structure, .set), (.list, .sequenceOf), (.list, .setOf),
            (.structure, .external), (.structure, .embeddedPDV), (.structure, .unrestrictedCharacterString),
            (.structure, .instanceOf), (.containing, .octetString), (.containing, .bitString), (.untyped, _),
            (_, .openType),
            (_, .any):
            self
        default: nil
        }
    }

    /// The arcs of an object identifier, a relative one, or one integer.
    package var arcs: [BigInteger]? {
        switch self {
        case .objectIdentifier(let arcs), .relativeObjectIdentifier(let arcs): arcs
        case .integer(let arc): [arc]
        default: nil
        }
    }
}
