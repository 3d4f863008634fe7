import ASN1Compiler
import ASN1Runtime

/// Makes values of those that a schema gives as a DEFAULT.
struct DefaultValues {
    /// How many parts a value may have: values that refer to each other can double with each reference.
    private static let sizeLimit = 20_000
    /// How deep they may be nested.
    private static let nestingLimit = 64

    private let planner: Planner
    private var size = 0
    private var depth = 0

    /// The value; none for one that is no value of its type, or too large.
    static func value(of value: ResolvedValue, as plan: TypePlan, _ planner: Planner) -> InterpretedValue? {
        var values = DefaultValues(planner: planner)
        return values.value(of: value, as: plan)
    }

    private init(planner: Planner) { self.planner = planner }

    private mutating func value(of value: ResolvedValue, as plan: TypePlan) -> InterpretedValue? {
        size += 1
        guard size <= Self.sizeLimit, depth < Self.nestingLimit else { return nil }
        depth += 1
        defer { depth -= 1 }
        switch (value, plan.contents) {
        case (_, .any): return DEREncoder.encodeOpen(value).map { .any(ASN1Any(constant: $0)) }
        case (.boolean(let flag), .boolean): return .boolean(flag)
        case (.null, .null): return .null
        case (.integer(let number), .integer(_, let names)):
            let integer = ASN1Integer(number)
            return .integer(integer, name: names[integer])
        case (.enumerated(let item), .enumerated):
            return item.value.asInt.map { .enumerated($0, name: item.name.text) }
        case (.real(let number), .real): return .real(number)
        case (.bits(let bits), .bitString): return .bits(Self.bits(bits))
        case (.bits(let bits), .namedBits(let names)):
            return .namedBits(InterpretedBits(Self.bits(bits), names: names))
        case (.octets(let octets), .octetString): return .octets(ASN1Bytes(octets))
        case (.objectIdentifier(let arcs), .objectIdentifier):
            return ASN1ObjectIdentifier(Self.dotted(arcs)).map { .objectIdentifier($0) }
        case (.relativeObjectIdentifier(let arcs), .relativeObjectIdentifier):
            return ASN1RelativeObjectIdentifier(Self.dotted(arcs)).map { .relativeObjectIdentifier($0) }
        case (.containing(let type, let inner), .octetString):
            return DEREncoder.encode(inner, as: type).map { .octets(ASN1Bytes($0)) }
        case (.containing(let type, let inner), .bitString):
            return DEREncoder.encode(inner, as: type).flatMap { ASN1BitString(bytes: ASN1Bytes($0)) }.map { .bits($0) }
        case (.structure, .external): return ASN1External(value).map { .external($0) }
        case (.structure, .embeddedPDV): return ASN1EmbeddedPDV(value).map { .embeddedPDV($0) }
        case (.structure, .unrestrictedCharacterString): return ASN1CharacterString(value).map { .characterString($0) }
        case (.structure, .instanceOf): return ASN1InstanceOf(value).map { .instanceOf($0) }
        case (.string(let text), _): return Self.text(text, plan.contents)
        case (.choice(let name, let inner), .choice(let choice)):
            guard let alternative = choice.alternatives.first(where: { $0.name == name.text }) else { return nil }
            return self.value(of: inner, as: alternative.plan(planner)).map { .choice(name.text, $0) }
        case (.structure(let members), .sequence(let record)), (.structure(let members), .set(let record)):
            return structure(members, record)
        case (.list(let values), .list(let element, _)):
            let plan = element.plan(planner)
            var elements: [InterpretedValue] = []
            for inner in values {
                guard let element = self.value(of: inner, as: plan) else { return nil }
                elements.append(element)
            }
            return .list(elements)
        default: return nil
        }
    }

    private mutating func structure(
        _ members: [(name: Identifier, value: ResolvedValue)], _ record: RecordPlan
    ) -> InterpretedValue? {
        let written = Dictionary(members.map { ($0.name.text, $0.value) }, uniquingKeysWith: { first, _ in first })
        var result: [InterpretedStructure.Member] = []
        for component in record.components {
            // Where it is absent, its own DEFAULT is what the value has.
            guard let member = written[component.name] ?? component.standard else { continue }
            guard let value = value(of: member, as: component.plan(planner)) else { return nil }
            result.append(InterpretedStructure.Member(name: component.name, value: value))
        }
        return .structure(InterpretedStructure(members: result))
    }

    private static func text(_ text: String, _ contents: TypePlan.Contents) -> InterpretedValue? {
        switch contents {
        case .characterString(let kind):
            return kind.isText ? .text(text) : .octetCharacters(ASN1Bytes(Array(text.utf8)))
        case .objectDescriptor: return .octetCharacters(ASN1Bytes(Array(text.utf8)))
        case .iri: return .text(text)
        case .utcTime: return ASN1UTCTime(text).map { .utcTime($0) }
        case .generalizedTime: return ASN1GeneralizedTime(text).map { .generalizedTime($0) }
        case .time(.time): return ASN1Time(text).map { .time($0) }
        case .time(.date): return ASN1Date(text).map { .date($0) }
        case .time(.timeOfDay): return ASN1TimeOfDay(text).map { .timeOfDay($0) }
        case .time(.dateTime): return ASN1DateTime(text).map { .dateTime($0) }
        case .time(.duration): return ASN1Duration(text).map { .duration($0) }
        default: return nil
        }
    }

    private static func bits(_ digits: String) -> ASN1BitString { ASN1BitString(digits.utf8.map { $0 == 0x31 }) }

    private static func dotted(_ arcs: [BigInteger]) -> String { arcs.map(\.description).joined(separator: ".") }
}
