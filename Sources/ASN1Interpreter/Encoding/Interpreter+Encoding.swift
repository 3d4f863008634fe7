import ASN1Compiler
import ASN1Runtime

extension Interpreter {
    /// The encoding of a value in DER.                                                                        (X.690 10, 11)
    ///
    /// Constraints are not checked: decoding what comes out checks them.
    /// - Throws: ``ASN1Error`` when the value is not one of the type, or has no encoding.
    package func encode(
        _ value: InterpretedValue, as definition: TypeDefinition, limits: ASN1Limits = .default
    ) throws(ASN1Error) -> [UInt8] {
        let plan = planner.plan(definition.type, typeName: definition.name.text)
        return try PlannedValue(value: value, plan: plan, planner: planner).derEncoded(limits: limits)
    }
}

/// A value with what decides its encoding.
struct PlannedValue: ASN1Encodable, @unchecked Sendable {
    static let asn1Name: StaticString = ""

    let value: InterpretedValue
    // These are only used while the value is encoded, which one thread does.
    let plan: TypePlan
    let planner: Planner

    func encode(to encoder: inout ASN1Encoder) throws(ASN1Error) {
        try ValueEncoding(planner: planner).write(value, plan, &encoder)
    }
}

/// Writes values by plans of their types, last component first as ``ASN1Encoder`` asks.
struct ValueEncoding {
    let planner: Planner

    /// Writes a value with its tags.
    func write(
        _ value: InterpretedValue, _ plan: TypePlan, _ encoder: inout ASN1Encoder
    ) throws(ASN1Error) {
        if case .row(let row) = value { return try write(row.encoded, plan, &encoder) }
        var levels: [ASN1OpenValue] = []
        for _ in plan.outerTags { levels.append(try encoder.open()) }
        switch (value, plan.contents) {
        case (.structure(let structure), .sequence(let record)):
            let contents = try encoder.open()
            try sequence(structure, record, &encoder)
            encoder.close(contents, plan.tag)
        case (.structure(let structure), .set(let record)):
            let contents = try encoder.open()
            try encoder.unknownExtensions(structure.unknownExtensions)
            for component in record.components.reversed() { try member(component, of: structure, &encoder) }
            encoder.sortMembers(contents)
            encoder.close(contents, plan.tag)
        case (.choice(let name, let inner), .choice(let choice)):
            guard let alternative = choice.alternatives.first(where: { $0.name == name }) else { throw Self.mismatch }
            try write(inner, alternative.plan(planner), &encoder)
        case (.unknownAlternative(let any), .choice): try encoder.any(any)
        case (.list(let elements), .list(let element, let isSet)):
            let element = element.plan(planner)
            if isSet {
                try encoder.setOf(elements, plan.tag) {
                    (encoder: inout ASN1Encoder, value: InterpretedValue) throws(ASN1Error) in
                    try self.write(value, element, &encoder)
                }
            } else {
                try encoder.sequenceOf(elements, plan.tag) {
                    (encoder: inout ASN1Encoder, value: InterpretedValue) throws(ASN1Error) in
                    try self.write(value, element, &encoder)
                }
            }
        default: try Self.simple(value, plan.contents, plan.tag, &encoder)
        }
        for (level, tag) in zip(levels, plan.outerTags).reversed() { encoder.close(level, tag) }
    }

    private func sequence(
        _ structure: InterpretedStructure, _ record: RecordPlan, _ encoder: inout ASN1Encoder
    ) throws(ASN1Error) {
        for index in (0...record.components.count).reversed() {
            if index < record.components.count { try member(record.components[index], of: structure, &encoder) }
            // They stand in front of the component with this index.
            if index == record.leadingCount { try encoder.unknownExtensions(structure.unknownExtensions) }
        }
    }

    /// A component, unless it is absent or has its DEFAULT value.                                                (X.690 11.5)
    private func member(
        _ component: ComponentPlan, of structure: InterpretedStructure, _ encoder: inout ASN1Encoder
    ) throws(ASN1Error) {
        guard let value = structure.members.first(where: { $0.name == component.name })?.value else {
            guard component.mayBeAbsent else {
                throw ASN1Error(.missingComponent, dynamicText: component.expectation, at: 0).at(named: component.name)
            }
            return
        }
        let plan = component.plan(planner)
        do throws(ASN1Error) {
            switch component.comparison(plan) {
            case .encoding(let standard):
                try encoder.exceptDefault(encoded: standard) {
                    (encoder: inout ASN1Encoder) throws(ASN1Error) in
                    try self.write(value, plan, &encoder)
                }
            case .equality, .characters:
                let standard = component.standardValue(planner)
                if case .text(let text) = value, case .text(let other)? = standard {
                    guard encoder.differs(text, from: other) else { return }
                } else if value == standard {
                    return
                }
                try write(value, plan, &encoder)
            case nil: try write(value, plan, &encoder)
            }
        } catch { throw error.at(named: component.name) }
    }

    static var mismatch: ASN1Error { ASN1Error(.malformed, "a value of another type", at: 0) }
}
