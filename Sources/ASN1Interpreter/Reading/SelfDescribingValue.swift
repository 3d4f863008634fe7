import ASN1Compiler
import ASN1Runtime

/// EXTERNAL, EMBEDDED PDV, CHARACTER STRING and INSTANCE OF, made of the components that their notation has.
///                                                                              (X.680 36.5, 37.5, 44.5, X.681 C.7, X.690 8.18)
enum SelfDescribingValue {
    /// How high the number of a bit may be that a text names: what a number alone can make take memory.
    static let bitLimit = 1 << 20

    /// The components of the notation; nil for other types.
    /// - Parameter isOld: Whether those of an EXTERNAL are the ones of its encoding.
    static func record(_ plan: TypePlan, isOld: Bool) -> RecordPlan? {
        let base = plan.type.base
        return base.kind.associatedComponents(isOld: isOld, at: base.range).map {
            RecordPlan($0, of: ResolvedType(.sequence($0), range: base.range), typeName: base.kind.spelling)
        }
    }

    /// The value; nil where the components are none of the type's.
    static func value(_ structure: InterpretedStructure, _ contents: TypePlan.Contents) -> InterpretedValue? {
        let value = InterpretedValue.structure(structure)
        switch contents {
        case .external: return external(value).map { .external($0) }
        case .embeddedPDV:
            guard let identification = value.part(named: "identification").flatMap(identification),
                case .octets(let octets)? = value.part(named: "data-value")
            else { return nil }
            return .embeddedPDV(ASN1EmbeddedPDV(identification: identification, dataValue: octets))
        case .unrestrictedCharacterString:
            guard let identification = value.part(named: "identification").flatMap(identification),
                case .octets(let octets)? = value.part(named: "string-value")
            else { return nil }
            return .characterString(ASN1CharacterString(identification: identification, stringValue: octets))
        case .instanceOf:
            guard case .objectIdentifier(let identifier)? = value.part(named: "type-id"),
                case .any(let any)? = value.part(named: "value")
            else { return nil }
            return .instanceOf(ASN1InstanceOf(typeID: identifier, value: any))
        default: return nil
        }
    }

    private static func external(_ value: InterpretedValue) -> ASN1External? {
        var external = ASN1External(encoding: .octetAligned(ASN1Bytes()))
        if case .octetCharacters(let octets)? = value.part(named: "data-value-descriptor") {
            external.dataValueDescriptor = octets
        }
        if case .choice(let form, let held)? = value.part(named: "encoding") {
            external.directReference = identifier(value, "direct-reference")
            external.indirectReference = number(value, "indirect-reference")
            switch (form, held) {
            case ("single-ASN1-type", .any(let any)): external.encoding = .singleASN1Type(any)
            case ("octet-aligned", .octets(let octets)): external.encoding = .octetAligned(octets)
            case ("arbitrary", .bits(let bits)): external.encoding = .arbitrary(bits)
            default: return nil
            }
            return external
        }
        guard case .octets(let octets)? = value.part(named: "data-value") else { return nil }
        external.encoding = .octetAligned(octets)
        switch value.part(named: "identification").flatMap(identification) {
        case .syntax(let identifier): external.directReference = identifier
        case .presentationContextID(let context): external.indirectReference = context
        case .contextNegotiation(let context, let transfer):
            (external.directReference, external.indirectReference) = (transfer, context)
        default: return nil
        }
        return external
    }

    private static func identification(_ value: InterpretedValue) -> ASN1DataIdentification? {
        guard case .choice(let name, let held) = value else { return nil }
        switch (name, held) {
        case ("syntaxes", _):
            guard let abstract = identifier(held, "abstract"), let transfer = identifier(held, "transfer") else {
                return nil
            }
            return .syntaxes(abstract: abstract, transfer: transfer)
        case ("syntax", .objectIdentifier(let identifier)): return .syntax(identifier)
        case ("presentation-context-id", .integer(let context, _)): return .presentationContextID(context)
        case ("context-negotiation", _):
            guard let context = number(held, "presentation-context-id"),
                let transfer = identifier(held, "transfer-syntax")
            else { return nil }
            return .contextNegotiation(presentationContextID: context, transferSyntax: transfer)
        case ("transfer-syntax", .objectIdentifier(let identifier)): return .transferSyntax(identifier)
        case ("fixed", .null): return .fixed
        default: return nil
        }
    }

    private static func identifier(_ value: InterpretedValue, _ name: String) -> ASN1ObjectIdentifier? {
        if case .objectIdentifier(let identifier)? = value.part(named: name) { identifier } else { nil }
    }

    private static func number(_ value: InterpretedValue, _ name: String) -> ASN1Integer? {
        if case .integer(let number, _)? = value.part(named: name) { number } else { nil }
    }
}

extension ASN1BitString {
    /// As many bits as the highest of these numbers asks for.
    init(setBits numbers: Set<Int>) {
        let count = (numbers.max() ?? -1) + 1
        self.init((0..<count).map { numbers.contains($0) })
    }
}
