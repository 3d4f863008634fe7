import ASN1Runtime

extension InterpretedValue: ASN1Describable {
    /// The value in value notation, character for character what generated code prints.                       (X.680 17)
    package func describe(to writer: inout ASN1ValueWriter) {
        switch self {
        case .boolean(let value): value.describe(to: &writer)
        case .null: ASN1Null().describe(to: &writer)
        case .integer(let value, let name):
            if let name { writer.identifier(named: name) } else { value.describe(to: &writer) }
        case .enumerated(let value, let name):
            if let name { writer.identifier(named: name) } else { value.describe(to: &writer) }
        case .real(let value): value.describe(to: &writer)
        case .bits(let bits): bits.describe(to: &writer)
        case .namedBits(let flags): writer.namedBits(flags.bits) { flags.names[$0] }
        case .octets(let octets): octets.describe(to: &writer)
        case .objectIdentifier(let value): value.describe(to: &writer)
        case .relativeObjectIdentifier(let value): value.describe(to: &writer)
        case .text(let text): text.describe(to: &writer)
        case .octetCharacters(let octets): writer.characters(octets)
        case .utcTime(let value): value.describe(to: &writer)
        case .generalizedTime(let value): value.describe(to: &writer)
        case .time(let value): value.describe(to: &writer)
        case .date(let value): value.describe(to: &writer)
        case .timeOfDay(let value): value.describe(to: &writer)
        case .dateTime(let value): value.describe(to: &writer)
        case .duration(let value): value.describe(to: &writer)
        case .external(let value): value.describe(to: &writer)
        case .embeddedPDV(let value): value.describe(to: &writer)
        case .characterString(let value): value.describe(to: &writer)
        case .instanceOf(let value): value.describe(to: &writer)
        case .structure(let structure):
            writer.open()
            for member in structure.members {
                writer.startComponent(member.name)
                member.value.describe(to: &writer)
            }
            writer.unknownExtensions(structure.unknownExtensions)
            writer.close()
        case .choice(let name, let value):
            writer.startAlternative(name)
            value.describe(to: &writer)
        case .unknownAlternative(let value): writer.unknown(value)
        case .list(let elements): writer.list(elements)
        case .any(let value): value.describe(to: &writer)
        case .row(let row):
            writer.startTyped(row.typeName, isContained: row.isContained)
            row.value.describe(to: &writer)
        }
    }
}
