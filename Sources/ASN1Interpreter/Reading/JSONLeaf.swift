import ASN1Compiler
import ASN1Runtime

/// A value without components as JSON has it.                                                                         (X.697)
struct JSONLeaf {
    let json: JSONValue

    /// The value.
    func value(_ contents: TypePlan.Contents) throws(WrittenValueError) -> InterpretedValue {
        switch contents {
        case .boolean:
            guard case .boolean(let flag) = json.content else { throw wrong("true or false") }
            return .boolean(flag)
        case .null:
            guard case .null = json.content else { throw wrong("null") }
            return .null
        case .integer(_, let names): return try integer(names)
        case .real: return .real(try real())
        case .octetString: return .octets(ASN1Bytes(try octets("a string of hexadecimal digits")))
        case .objectIdentifier:
            let arcs = try text("an object identifier")
            guard let value = try WrittenNumber.objectIdentifier(arcs, at: json.range) else {
                throw wrong("an object identifier such as '2.5.4.3'")
            }
            return .objectIdentifier(value)
        case .relativeObjectIdentifier:
            let arcs = try text("a relative object identifier")
            guard let value = try WrittenNumber.relativeObjectIdentifier(arcs, at: json.range) else {
                throw wrong("arcs such as '8571.3'")
            }
            return .relativeObjectIdentifier(value)
        case .iri: return .text(try text("an identifier such as '/ISO/Standard'"))
        case .characterString(let kind): return kind.isText ? .text(try text("a string")) : try characters()
        case .objectDescriptor: return try characters()
        case .utcTime, .generalizedTime, .time: return try time(contents)
        case .any: return .any(try encoding())
        default: throw wrong("another form of value")
        }
    }

    /// The encoding of a value, as hexadecimal digits.
    func encoding() throws(WrittenValueError) -> ASN1Any {
        try WrittenEncoding.value(try octets("an encoding in hexadecimal"), at: json.range)
    }

    /// The octets of hexadecimal digits.
    func octets(_ expected: String) throws(WrittenValueError) -> [UInt8] {
        guard case .string(let digits) = json.content else { throw wrong(expected) }
        guard let octets = digits.hexadecimalOctets else {
            throw WrittenValueError(message: "expected an even number of hexadecimal digits", range: json.range)
        }
        return octets
    }

    private func text(_ expected: String) throws(WrittenValueError) -> String {
        guard case .string(let text) = json.content else { throw wrong(expected) }
        return text
    }

    /// A number, or a string where readers of JSON might round one: digits, or the octets of a very large number.
    private func integer(_ names: [ASN1Integer: String]) throws(WrittenValueError) -> InterpretedValue {
        let digits: String
        switch json.content {
        case .number(let text): digits = text
        case .string(let text):
            digits = text
            if let named = names.first(where: { $0.value == text })?.key { return .integer(named, name: text) }
            if text.hasPrefix("0x"), let octets = text.dropFirst(2).hexadecimalOctets {
                // Whoever writes a short one means a number without sign, which these octets are not.
                guard octets.count > InterpretedValue.decimalLimit else {
                    throw WrittenValueError(
                        message: "'0x' is for integers of more than \(InterpretedValue.decimalLimit) octets, in two's "
                            + "complement; write decimal digits",
                        range: json.range)
                }
                let number = ASN1Integer(twosComplement: ASN1Bytes(octets))
                return .integer(number, name: names[number])
            }
        default: throw wrong("a whole number")
        }
        let form = "write the octets of its encoding as a string of '0x' and hexadecimal digits"
        guard let number = try WrittenNumber.integer(digits, otherwise: form, at: json.range) else {
            throw wrong("a whole number")
        }
        return .integer(number, name: names[number])
    }

    private func real() throws(WrittenValueError) -> Double {
        switch json.content {
        case .number(let text): if let value = Double(text), value.isFinite { return value }
        case .string("INF"): return .infinity
        case .string("-INF"): return -.infinity
        case .string("NaN"): return .nan
        case .string("-0"): return -0.0
        default: break
        }
        throw wrong("a number, 'INF', '-INF', 'NaN' or '-0'")
    }

    /// A string of a type that switches alphabets: printable ASCII, or an object with its octets.
    private func characters() throws(WrittenValueError) -> InterpretedValue {
        switch json.content {
        case .string(let text):
            guard text.utf8.allSatisfy({ $0 < 0x80 }) else {
                throw WrittenValueError(
                    message: "only ASCII can be written as text here; write { \"octets\": hexadecimal digits }",
                    range: json.range)
            }
            return .octetCharacters(ASN1Bytes(Array(text.utf8)))
        case .object(let members):
            guard let member = members.first, members.count == 1, member.key == "octets" else { break }
            return .octetCharacters(ASN1Bytes(try JSONLeaf(json: member.value).octets("hexadecimal digits")))
        default: break
        }
        throw wrong("a string, or an object with 'octets'")
    }

    private func time(_ contents: TypePlan.Contents) throws(WrittenValueError) -> InterpretedValue {
        let text = try self.text("a time")
        guard let value = WrittenNumber.time(text, contents) else { throw wrong("a time of the type") }
        return value
    }

    private func wrong(_ expected: String) -> WrittenValueError { JSONValueReader.wrong(json, expected) }
}
