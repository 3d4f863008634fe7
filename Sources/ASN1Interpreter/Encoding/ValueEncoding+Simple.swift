import ASN1Compiler
import ASN1Runtime

extension ValueEncoding {
    /// Writes a value that has no components.
    static func simple(
        _ value: InterpretedValue, _ contents: TypePlan.Contents, _ tag: ASN1Tag, _ encoder: inout ASN1Encoder
    ) throws(ASN1Error) {
        switch (value, contents) {
        case (.boolean(let flag), .boolean): try encoder.boolean(flag, tag)
        case (.null, .null): try encoder.null(ASN1Null(), tag)
        case (.integer(let number, _), .integer): try encoder.bigInteger(number, tag)
        case (.enumerated(let number, _), .enumerated): try encoder.enumerated(number, tag)
        case (.real(let number), .real): try encoder.real(number, tag)
        case (.bits(let bits), .bitString): try encoder.bitString(bits, tag)
        case (.namedBits(let flags), .namedBits): try encoder.namedBits(flags.bits, tag)
        case (.octets(let octets), .octetString): try encoder.octetString(octets, tag)
        case (.objectIdentifier(let arcs), .objectIdentifier): try encoder.objectIdentifier(arcs, tag)
        case (.relativeObjectIdentifier(let arcs), .relativeObjectIdentifier):
            try encoder.relativeObjectIdentifier(arcs, tag)
        case (.text(let text), .iri(false)): try encoder.oidIRI(text, tag)
        case (.text(let text), .iri(true)): try encoder.relativeOIDIRI(text, tag)
        case (.text(let text), .characterString(let kind)): try characters(text, kind, tag, &encoder)
        // The octets are all that such a string is.
        case (.octetCharacters(let octets), _): try encoder.octetString(octets, tag)
        case (.utcTime(let time), .utcTime): try encoder.utcTime(time, tag)
        case (.generalizedTime(let time), .generalizedTime): try encoder.generalizedTime(time, tag)
        case (.time(let time), .time): try encoder.time(time, tag)
        case (.date(let date), .time): try encoder.date(date, tag)
        case (.timeOfDay(let time), .time): try encoder.timeOfDay(time, tag)
        case (.dateTime(let time), .time): try encoder.dateTime(time, tag)
        case (.duration(let duration), .time): try encoder.duration(duration, tag)
        case (.external(let external), .external): try encoder.external(external, tag)
        case (.embeddedPDV(let value), .embeddedPDV): try encoder.embeddedPDV(value, tag)
        case (.characterString(let value), .unrestrictedCharacterString): try encoder.characterString(value, tag)
        case (.instanceOf(let value), .instanceOf): try encoder.instanceOf(value, tag)
        case (.any(let any), .any): try encoder.any(any)
        default: throw mismatch
        }
    }

    private static func characters(
        _ text: String, _ kind: CharacterStringKind, _ tag: ASN1Tag, _ encoder: inout ASN1Encoder
    ) throws(ASN1Error) {
        switch kind {
        case .utf8: try encoder.utf8String(text, tag)
        case .numeric: try encoder.numericString(text, tag)
        case .printable: try encoder.printableString(text, tag)
        case .ia5: try encoder.ia5String(text, tag)
        case .visible, .iso646: try encoder.visibleString(text, tag)
        case .universal: try encoder.universalString(text, tag)
        case .bmp: try encoder.bmpString(text, tag)
        case .teletex, .t61, .videotex, .graphic, .general: throw mismatch
        }
    }
}
