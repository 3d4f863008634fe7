import ASN1Runtime

/// A value of the schema whose contents the runtime knows how to write: numbers and times with several forms, of which DER has one,
/// and what says itself which type it holds.
struct SimpleValue: ASN1Encodable {
    static let asn1Name: StaticString = ""

    private let write: @Sendable (inout ASN1Encoder) throws(ASN1Error) -> Void

    /// Nil for a value that is none of these.
    /// - Parameter tag: The innermost tag of its type.
    init?(_ value: ResolvedValue, _ kind: ResolvedType.Kind, _ tag: ASN1Tag) {
        switch (value, kind) {
        case (.real(let number), .real):
            write = { encoder throws(ASN1Error) in try encoder.real(number, tag) }
        case (.string(let text), .iri(let isRelative)):
            write = { encoder throws(ASN1Error) in
                try isRelative ? encoder.relativeOIDIRI(text, tag) : encoder.oidIRI(text, tag)
            }
        case (.string(let text), .objectDescriptor):
            write = { encoder throws(ASN1Error) in try encoder.octetString(ASN1Bytes(Array(text.utf8)), tag) }
        case (.string(let text), .utcTime):
            guard let time = ASN1UTCTime(text) else { return nil }
            write = { encoder throws(ASN1Error) in try encoder.utcTime(time, tag) }
        case (.string(let text), .generalizedTime):
            guard let time = ASN1GeneralizedTime(text) else { return nil }
            write = { encoder throws(ASN1Error) in try encoder.generalizedTime(time, tag) }
        case (.string(let text), .time(.time)):
            guard let time = ASN1Time(text) else { return nil }
            write = { encoder throws(ASN1Error) in try encoder.time(time, tag) }
        case (.string(let text), .time(.date)):
            guard let date = ASN1Date(text) else { return nil }
            write = { encoder throws(ASN1Error) in try encoder.date(date, tag) }
        case (.string(let text), .time(.timeOfDay)):
            guard let time = ASN1TimeOfDay(text) else { return nil }
            write = { encoder throws(ASN1Error) in try encoder.timeOfDay(time, tag) }
        case (.string(let text), .time(.dateTime)):
            guard let time = ASN1DateTime(text) else { return nil }
            write = { encoder throws(ASN1Error) in try encoder.dateTime(time, tag) }
        case (.string(let text), .time(.duration)):
            guard let duration = ASN1Duration(text) else { return nil }
            write = { encoder throws(ASN1Error) in try encoder.duration(duration, tag) }
        case (.structure, .external):
            guard let external = ASN1External(value) else { return nil }
            write = { encoder throws(ASN1Error) in try encoder.external(external, tag) }
        case (.structure, .embeddedPDV):
            guard let embedded = ASN1EmbeddedPDV(value) else { return nil }
            write = { encoder throws(ASN1Error) in try encoder.embeddedPDV(embedded, tag) }
        case (.structure, .unrestrictedCharacterString):
            guard let string = ASN1CharacterString(value) else { return nil }
            write = { encoder throws(ASN1Error) in try encoder.characterString(string, tag) }
        case (.structure, .instanceOf):
            guard let instance = ASN1InstanceOf(value) else { return nil }
            write = { encoder throws(ASN1Error) in try encoder.instanceOf(instance, tag) }
        default: return nil
        }
    }

    func encode(to encoder: inout ASN1Encoder) throws(ASN1Error) { try write(&encoder) }
}
