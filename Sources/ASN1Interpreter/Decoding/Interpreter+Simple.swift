import ASN1Compiler
import ASN1Runtime

extension Interpreter {
    /// Reads a value that has no components.
    static func simple(
        _ contents: TypePlan.Contents, _ tag: ASN1Tag, _ decoder: inout ASN1Decoder
    ) throws(ASN1Error) -> InterpretedValue {
        switch contents {
        case .boolean: return .boolean(try decoder.boolean(tag))
        case .null:
            _ = try decoder.null(tag)
            return .null
        case .integer(let form, let names):
            let value = try integer(form, tag, &decoder)
            return .integer(value, name: names.isEmpty ? nil : names[value])
        case .enumerated(let enumeration):
            let number = try decoder.enumerated(tag)
            let name = enumeration.names[number]
            guard name != nil || enumeration.isExtensible else {
                throw decoder.unlisted(number, dynamic: enumeration.typeName)
            }
            return .enumerated(number, name: name)
        case .real: return .real(try decoder.real(tag))
        case .bitString: return .bits(try decoder.bitString(tag))
        case .namedBits(let names): return .namedBits(InterpretedBits(try decoder.namedBits(tag), names: names))
        case .octetString: return .octets(try decoder.octetString(tag))
        case .objectIdentifier: return .objectIdentifier(try decoder.objectIdentifier(tag))
        case .relativeObjectIdentifier:
            return .relativeObjectIdentifier(try decoder.relativeObjectIdentifier(tag))
        case .iri(let isRelative):
            return .text(isRelative ? try decoder.relativeOIDIRI(tag) : try decoder.oidIRI(tag))
        case .characterString(let kind): return try characters(kind, tag, &decoder)
        case .unrestrictedCharacterString: return .characterString(try decoder.characterString(tag))
        case .embeddedPDV: return .embeddedPDV(try decoder.embeddedPDV(tag))
        case .external: return .external(try decoder.external(tag))
        case .instanceOf: return .instanceOf(try decoder.instanceOf(tag))
        case .objectDescriptor: return .octetCharacters(try decoder.objectDescriptor(tag))
        case .utcTime: return .utcTime(try decoder.utcTime(tag))
        case .generalizedTime: return .generalizedTime(try decoder.generalizedTime(tag))
        case .time(.time): return .time(try decoder.time(tag))
        case .time(.date): return .date(try decoder.date(tag))
        case .time(.timeOfDay): return .timeOfDay(try decoder.timeOfDay(tag))
        case .time(.dateTime): return .dateTime(try decoder.dateTime(tag))
        case .time(.duration): return .duration(try decoder.duration(tag))
        case .any, .sequence, .set, .choice, .list: return .any(try decoder.any())
        }
    }

    private static func integer(
        _ form: IntegerForm, _ tag: ASN1Tag, _ decoder: inout ASN1Decoder
    ) throws(ASN1Error) -> ASN1Integer {
        switch form {
        case .int: ASN1Integer(try decoder.integer(tag))
        case .unsigned: ASN1Integer(try decoder.unsignedInteger(tag))
        case .big: try decoder.bigInteger(tag)
        }
    }

    private static func characters(
        _ kind: CharacterStringKind, _ tag: ASN1Tag, _ decoder: inout ASN1Decoder
    ) throws(ASN1Error) -> InterpretedValue {
        switch kind {
        case .utf8: return .text(try decoder.utf8String(tag))
        case .numeric: return .text(try decoder.numericString(tag))
        case .printable: return .text(try decoder.printableString(tag))
        case .ia5: return .text(try decoder.ia5String(tag))
        case .visible, .iso646: return .text(try decoder.visibleString(tag))
        case .universal: return .text(try decoder.universalString(tag))
        case .bmp: return .text(try decoder.bmpString(tag))
        case .teletex, .t61: return .octetCharacters(try decoder.teletexString(tag))
        case .videotex: return .octetCharacters(try decoder.videotexString(tag))
        case .graphic: return .octetCharacters(try decoder.graphicString(tag))
        case .general: return .octetCharacters(try decoder.generalString(tag))
        }
    }
}
