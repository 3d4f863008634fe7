import ASN1Compiler
import ASN1Runtime

/// A value without components in value notation.                                                                    (X.680 17)
struct NotationLeaf {
    let syntax: ValueSyntax
    let tree: SyntaxTree
    let names: ValueNames

    /// The value.
    func value(_ plan: TypePlan) throws(WrittenValueError) -> InterpretedValue {
        switch (plan.contents, syntax.kind) {
        case (.boolean, .boolean(let flag)): return .boolean(flag)
        case (.null, .null): return .null
        case (.integer(_, let names), .integer(let text)):
            let form = "write the octets of its encoding in hexadecimal, '…'H"
            if let number = try WrittenNumber.integer(text, otherwise: form, at: syntax.range) {
                return .integer(number, name: names[number])
            }
        case (.integer, .hexadecimalString(let digits)):
            if let octets = digits.hexadecimalOctets {
                return .integer(ASN1Integer(twosComplement: ASN1Bytes(octets)), name: nil)
            }
        case (.enumerated(let enumeration), .integer(let text)):
            if let number = Int(text), enumeration.names[number] != nil || enumeration.isExtensible {
                return .enumerated(number, name: enumeration.names[number])
            }
        case (.real, _): if let number = real() { return .real(number) }
        case (.bitString, _): if let bits = bits() { return .bits(bits) }
        case (.namedBits(let names), .braced(let braced)):
            return .namedBits(InterpretedBits(try bits(named: braced, names), names: names))
        case (.namedBits(let names), _):
            if let bits = bits() { return .namedBits(InterpretedBits(bits, names: names)) }
        case (.octetString, .hexadecimalString(let digits)), (.any, .hexadecimalString(let digits)):
            // A digit that is missing at the end is 0.                                                       (X.680 23.6)
            let octets = (digits.utf8.count % 2 == 0 ? digits : digits + "0").hexadecimalOctets ?? []
            if case .any = plan.contents { return .any(try WrittenEncoding.value(octets, at: syntax.range)) }
            return .octets(ASN1Bytes(octets))
        case (.octetString, .binaryString(let digits)):
            return .octets(ASN1BitString(digits.utf8.map { $0 == 0x31 }).bytes)
        case (.objectIdentifier, .braced(let braced)):
            let arcs = try arcs(braced, isRelative: false)
            if let value = try WrittenNumber.objectIdentifier(arcs, at: syntax.range) {
                return .objectIdentifier(value)
            }
        case (.relativeObjectIdentifier, .braced(let braced)):
            let arcs = try arcs(braced, isRelative: true)
            if let value = try WrittenNumber.relativeObjectIdentifier(arcs, at: syntax.range) {
                return .relativeObjectIdentifier(value)
            }
        case (.iri, .characterString(let text)): return .text(text)
        case (.characterString(let kind), _): return try characters(isText: kind.isText, plan)
        case (.objectDescriptor, _): return try characters(isText: false, plan)
        case (.utcTime, .characterString(let text)), (.generalizedTime, .characterString(let text)),
            (.time, .characterString(let text)):
            if let time = WrittenNumber.time(text, plan.contents) { return time }
        default: break
        }
        throw Self.wrong(syntax, plan)
    }

    static func wrong(_ syntax: ValueSyntax, _ plan: TypePlan) -> WrittenValueError {
        let kind = plan.type.base.kind.spelling
        let name = plan.type.notationName
        let hint: String =
            switch plan.contents {
            case .any: ", whose encoding is written '…'H"
            case .sequence, .set: ", which is written { name value, … }"
            case .list: ", which is written { value, … }"
            case .octetString: ", which is written '…'H"
            case .bitString, .namedBits: ", which is written '…'B or '…'H"
            default: ""
            }
        let type = name == kind ? kind : "\(name), \(kind)"
        return WrittenValueError(message: "this is not a value of type \(type)\(hint)", range: syntax.range)
    }

    static func unwrap<Syntax>(_ reparsed: Reparsed<Syntax>) throws(WrittenValueError) -> Syntax {
        if let error = reparsed.diagnostics.first(where: { $0.severity == .error }), let range = error.range {
            throw WrittenValueError(message: error.message, range: range)
        }
        guard let syntax = reparsed.syntax else {
            throw WrittenValueError(
                message: "this is no value", range: SourceRange(file: 0, start: 0, end: 0))
        }
        return syntax
    }

    // MARK: Numbers and bits

    private func real() -> Double? {
        switch syntax.kind {
        case .integer(let text), .real(let text): return Double(text).flatMap { $0.isFinite ? $0 : nil }
        case .plusInfinity: return .infinity
        case .minusInfinity: return -.infinity
        case .notANumber: return .nan
        case .braced(let braced): return real(braced)
        default: return nil
        }
    }

    /// `{ mantissa 314, base 10, exponent -2 }`                                                                (X.680 21.5)
    private func real(_ braced: BracedSyntax) -> Double? {
        guard let parts = tree.namedValues(in: braced).syntax, parts.count == 3 else { return nil }
        var numbers: [String: String] = [:]
        for part in parts { if case .integer(let text) = part.value.kind { numbers[part.name.text] = text } }
        guard let mantissa = numbers["mantissa"], let base = numbers["base"], let exponent = numbers["exponent"] else {
            return nil
        }
        if base == "10" { return Double("\(mantissa)e\(exponent)").flatMap { $0.isFinite ? $0 : nil } }
        guard base == "2", let mantissa = Double(mantissa), let exponent = Int(exponent), abs(exponent) < 3000 else {
            return nil
        }
        let value = Double(sign: .plus, exponent: exponent, significand: mantissa)
        return value.isFinite ? value : nil
    }

    private func bits() -> ASN1BitString? {
        switch syntax.kind {
        case .binaryString(let digits): return ASN1BitString(digits.utf8.map { $0 == 0x31 })
        case .hexadecimalString(let digits):
            let isWhole = digits.utf8.count % 2 == 0
            guard let octets = (isWhole ? digits : digits + "0").hexadecimalOctets else { return nil }
            return ASN1BitString(bytes: ASN1Bytes(octets), unusedBits: isWhole ? 0 : 4)
        case .braced(let braced) where braced.tokens.isEmpty: return ASN1BitString()
        default: return nil
        }
    }

    private func bits(named braced: BracedSyntax, _ names: [Int: String]) throws(WrittenValueError) -> ASN1BitString {
        var numbers: Set<Int> = []
        for item in try Self.unwrap(tree.bitNames(in: braced)) {
            guard let number = names.first(where: { $0.value == item.text })?.key else {
                let known = names.sorted { $0.key < $1.key }.map(\.value)
                throw ValueChecks.unknown("bit", item.text, among: known, at: item.range)
            }
            guard number < SelfDescribingValue.bitLimit else {
                throw WrittenValueError(message: "the number of this bit is too high", range: item.range)
            }
            numbers.insert(number)
        }
        return ASN1BitString(setBits: numbers)
    }

    // MARK: Characters and arcs

    /// `"text"`, or a list of texts, characters by their codes, and values of the schema.                       (X.680 41.8)
    private func characters(isText: Bool, _ plan: TypePlan) throws(WrittenValueError) -> InterpretedValue {
        var text = ""
        switch syntax.kind {
        case .characterString(let string): text = string
        case .hexadecimalString(let digits):
            guard !isText, let octets = digits.hexadecimalOctets else { throw Self.wrong(syntax, plan) }
            return .octetCharacters(ASN1Bytes(octets))
        case .braced(let braced):
            for part in try Self.unwrap(tree.characters(in: braced)) {
                switch part.kind {
                case .string(let string): text += string
                case .tuple(let column, let row): text.unicodeScalars.append(try scalar([column, row], 16, part.range))
                case .quadruple(let group, let plane, let row, let cell):
                    text.unicodeScalars.append(try scalar([group, plane, row, cell], 256, part.range))
                case .reference(let reference):
                    guard let value = names.value(named: reference.name.text, of: reference.module?.text)?.value,
                        case .string(let string) = value
                    else {
                        throw WrittenValueError(
                            message: "the schema has no string '\(reference.name.text)'", range: part.range)
                    }
                    text += string
                }
            }
        default: throw Self.wrong(syntax, plan)
        }
        if isText { return .text(text) }
        guard text.utf8.allSatisfy({ $0 < 0x80 }) else {
            throw WrittenValueError(
                message: "only ASCII can be written as text here; write the octets, '…'H", range: syntax.range)
        }
        return .octetCharacters(ASN1Bytes(Array(text.utf8)))
    }

    /// The character of a tuple or quadruple.
    private func scalar(
        _ parts: [String], _ base: UInt32, _ range: SourceRange
    ) throws(WrittenValueError) -> Unicode.Scalar {
        var code: UInt32 = 0
        for part in parts {
            guard let number = UInt32(part), number < base, code < 1 << 21 else {
                throw WrittenValueError(message: "this is the code of no character", range: range)
            }
            code = code * base + number
        }
        guard let scalar = Unicode.Scalar(code) else {
            throw WrittenValueError(message: "this is the code of no character", range: range)
        }
        return scalar
    }

    /// The arcs with points between them.                                                                 (X.680 32.3, 33.3)
    private func arcs(_ braced: BracedSyntax, isRelative: Bool) throws(WrittenValueError) -> String {
        var arcs: [BigInteger] = []
        for component in try Self.unwrap(tree.objectIdentifier(in: braced)).components {
            if let number = component.number, let arc = BigInteger(number) {
                arcs.append(arc)
            } else if let name = component.name?.text, component.numberReference == nil, !isRelative,
                let arc = ObjectIdentifierNames.arc(name, after: arcs)
            {
                arcs.append(arc)
            } else if let name = component.numberReference?.name.text ?? component.reference?.name.text
                ?? component.name?.text,
                let more = names.value(named: name, of: component.reference?.module?.text)?.value.arcs
            {
                arcs += more
            } else {
                throw WrittenValueError(
                    message: "this is no arc of an object identifier: neither a number nor a value of the schema",
                    range: component.range)
            }
        }
        return arcs.map(\.description).joined(separator: ".")
    }
}
