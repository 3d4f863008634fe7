import ASN1Runtime

/// A value as JSON, in the manner of the JSON encoding rules.                                                          (X.697)
///
/// - SEQUENCE and SET are objects with the schema's identifiers; additions that the schema does not know are a member `...`, an array
///   of encodings in hexadecimal. A CHOICE is an object with one member, an unknown alternative `{ "...": encoding }`.
/// - An INTEGER is a number where every reader of JSON keeps it exact, between -2^53 and 2^53, and a string of digits elsewhere; one of
///   more than 4096 octets is a string of `0x` and those octets in hexadecimal. An ENUMERATED is its identifier, or its number where it
///   has none. A REAL is a number, `"INF"`, `"-INF"`, `"NaN"` or `"-0"`.
/// - A value whose type another component decides is an object with one member, named after its type.
/// - An OCTET STRING and other values of an open type are strings of uppercase hexadecimal digits. A BIT STRING is
///   `{ "value": hexadecimal digits, "length": number of bits }`; one whose bits have names is an array of the names of the bits that
///   are set, or their numbers where they have none.
/// - Object identifiers are strings of arcs with points between them, times their ASN.1 text, strings themselves; a TeletexString or its
///   kin that is not printable ASCII is `{ "octets": hexadecimal digits }`.
extension InterpretedValue {
    /// How many octets an INTEGER may have that is written in decimal digits.
    static let decimalLimit = 4096

    /// The value as JSON text, indented, without a line break at its end.
    package var json: String {
        var writer = JSONWriter()
        write(to: &writer)
        return writer.text
    }

    private func write(to writer: inout JSONWriter) {
        switch self {
        case .boolean(let value): writer.put(value ? "true" : "false")
        case .null: writer.put("null")
        case .integer(let value, _): Self.write(value, to: &writer)
        case .enumerated(let value, let name):
            if let name { writer.string(name) } else { Self.write(ASN1Integer(value), to: &writer) }
        case .real(let value): Self.write(value, to: &writer)
        case .bits(let bits): Self.write(bits, to: &writer)
        case .namedBits(let flags):
            writer.open("[")
            for bit in flags.setBits {
                writer.separate()
                if let name = flags.names[bit] { writer.string(name) } else { writer.put(String(bit)) }
            }
            writer.close("]")
        case .octets(let octets): writer.hexadecimal(octets)
        case .objectIdentifier(let value): writer.string(value.description)
        case .relativeObjectIdentifier(let value): writer.string(value.description)
        case .text(let text): writer.string(text)
        case .octetCharacters(let octets): Self.write(characters: octets, to: &writer)
        case .utcTime(let value): Self.write(quoted: value.description, to: &writer)
        case .generalizedTime(let value): Self.write(quoted: value.description, to: &writer)
        case .time(let value): writer.string(value.text)
        case .date(let value): writer.string(value.iso8601)
        case .timeOfDay(let value): writer.string(value.iso8601)
        case .dateTime(let value): writer.string(value.iso8601)
        case .duration(let value): writer.string(value.iso8601)
        case .external(let value): Self.structure(of: value).write(to: &writer)
        case .embeddedPDV(let value):
            Self.structure(of: value.identification, "data-value", value.dataValue).write(to: &writer)
        case .characterString(let value):
            Self.structure(of: value.identification, "string-value", value.stringValue).write(to: &writer)
        case .instanceOf(let value):
            Self.members([("type-id", .objectIdentifier(value.typeID)), ("value", .any(value.value))])
                .write(to: &writer)
        case .structure(let structure): Self.write(structure, to: &writer)
        case .choice(let name, let value):
            writer.open("{")
            writer.name(name)
            value.write(to: &writer)
            writer.close("}")
        case .row(let row):
            writer.open("{")
            writer.name(row.typeName)
            row.value.write(to: &writer)
            writer.close("}")
        case .unknownAlternative(let value):
            writer.open("{")
            writer.name("...")
            writer.hexadecimal(value.bytes)
            writer.close("}")
        case .list(let elements):
            writer.open("[")
            for element in elements {
                writer.separate()
                element.write(to: &writer)
            }
            writer.close("]")
        case .any(let value): writer.hexadecimal(value.bytes)
        }
    }

    private static func write(_ structure: InterpretedStructure, to writer: inout JSONWriter) {
        writer.open("{")
        for member in structure.members {
            writer.name(member.name)
            member.value.write(to: &writer)
        }
        if !structure.unknownExtensions.isEmpty {
            writer.name("...")
            writer.open("[")
            for value in structure.unknownExtensions {
                writer.separate()
                writer.hexadecimal(value.bytes)
            }
            writer.close("]")
        }
        writer.close("}")
    }

    private static func write(_ value: ASN1Integer, to writer: inout JSONWriter) {
        if let small = Int64(exactly: value), small.magnitude < 1 << 53 {
            writer.put(String(small))
        } else if value.twosComplement.count <= decimalLimit {
            writer.string(value.description)
        } else {
            // As in value notation: decimal digits would take too long.
            writer.string("0x" + value.twosComplement.description)
        }
    }

    private static func write(_ value: Double, to writer: inout JSONWriter) {
        if value.isNaN {
            writer.string("NaN")
        } else if value.isInfinite {
            writer.string(value < 0 ? "-INF" : "INF")
        } else if value.isZero {
            if value.sign == .minus { writer.string("-0") } else { writer.put("0") }
        } else {
            writer.put(value.valueNotation())
        }
    }

    private static func write(_ bits: ASN1BitString, to writer: inout JSONWriter) {
        writer.open("{")
        writer.name("value")
        // Bits that do not count are 0 here, whatever was received.
        let octets = bits.unusedBits == 0 ? bits.bytes : ASN1BitString(bits).bytes
        writer.hexadecimal(octets)
        writer.name("length")
        writer.put(String(bits.count))
        writer.close("}")
    }

    private static func write(characters octets: ASN1Bytes, to writer: inout JSONWriter) {
        if octets.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) {
            writer.string(String(decoding: octets, as: UTF8.self))
        } else {
            writer.open("{")
            writer.name("octets")
            writer.hexadecimal(octets)
            writer.close("}")
        }
    }

    /// A text that stands in quotation marks.
    private static func write(quoted text: String, to writer: inout JSONWriter) {
        writer.string(String(text.dropFirst().dropLast()))
    }

    // MARK: Types that X.680 defines by a SEQUENCE

    private static func members(_ members: [(String, InterpretedValue)]) -> InterpretedValue {
        .structure(
            InterpretedStructure(members: members.map { InterpretedStructure.Member(name: $0.0, value: $0.1) }))
    }

    private static func structure(of value: ASN1External) -> InterpretedValue {
        var list: [(String, InterpretedValue)] = []
        if let identifier = value.directReference { list.append(("direct-reference", .objectIdentifier(identifier))) }
        if let context = value.indirectReference { list.append(("indirect-reference", .integer(context, name: nil))) }
        if let descriptor = value.dataValueDescriptor {
            list.append(("data-value-descriptor", .octetCharacters(descriptor)))
        }
        let encoding: InterpretedValue
        switch value.encoding {
        case .singleASN1Type(let inner): encoding = .choice("single-ASN1-type", .any(inner))
        case .octetAligned(let octets): encoding = .choice("octet-aligned", .octets(octets))
        case .arbitrary(let bits): encoding = .choice("arbitrary", .bits(bits))
        }
        return members(list + [("encoding", encoding)])
    }

    private static func structure(
        of identification: ASN1DataIdentification, _ name: String, _ octets: ASN1Bytes
    ) -> InterpretedValue {
        let choice: InterpretedValue
        switch identification {
        case .syntaxes(let abstract, let transfer):
            choice = .choice(
                "syntaxes",
                members([("abstract", .objectIdentifier(abstract)), ("transfer", .objectIdentifier(transfer))]))
        case .syntax(let identifier): choice = .choice("syntax", .objectIdentifier(identifier))
        case .presentationContextID(let context):
            choice = .choice("presentation-context-id", .integer(context, name: nil))
        case .contextNegotiation(let context, let transfer):
            choice = .choice(
                "context-negotiation",
                members([
                    ("presentation-context-id", .integer(context, name: nil)),
                    ("transfer-syntax", .objectIdentifier(transfer)),
                ]))
        case .transferSyntax(let identifier): choice = .choice("transfer-syntax", .objectIdentifier(identifier))
        case .fixed: choice = .choice("fixed", .null)
        }
        return members([("identification", choice), (name, .octets(octets))])
    }
}
