import ASN1Compiler
import ASN1Runtime

/// Compares values with those that a schema gives.                                                               (X.680 51.2)
enum ValueComparison {
    static func isEqual(
        _ value: InterpretedValue, _ other: ResolvedValue, _ plan: TypePlan, _ planner: Planner
    ) -> Bool {
        switch (value, other) {
        case (.structure(let structure), .structure(let given)):
            guard let record = plan.record else { return false }
            return record.components.allSatisfy { component in
                let member = structure.members.first { $0.name == component.name }?.value
                let written = given.first { $0.name.text == component.name }?.value ?? component.standard
                guard let member, let written else { return member == nil && written == nil }
                return isEqual(member, written, component.plan(planner), planner)
            }
        case (.choice(let name, let inner), .choice(let otherName, let otherInner)):
            guard name == otherName.text, case .choice(let choice) = plan.contents,
                let alternative = choice.alternatives.first(where: { $0.name == name })
            else { return false }
            return isEqual(inner, otherInner, alternative.plan(planner), planner)
        case (.list(let elements), .list(let others)):
            guard elements.count == others.count, case .list(let element, let isSet) = plan.contents else {
                return false
            }
            let plan = element.plan(planner)
            if isSet, others.count > 1 {
                let others = others.compactMap { DefaultValues.value(of: $0, as: plan, planner) }
                return ASN1Check.haveSameElements(elements, others)
            }
            return zip(elements, others).allSatisfy { isEqual($0, $1, plan, planner) }
        case (.text(let text), .string(let other)):
            return ASN1Check.isEqual(text, other)
        case (.integer(let number, _), .integer(let other)): return number == ASN1Integer(other)
        // NOT-A-NUMBER is a value like others here, and 0 and -0 are two.
        case (.real(let number), .real(let other)):
            return number.isNaN ? other.isNaN : number == other && number.sign == other.sign
        default:
            let other = DefaultValues.value(of: other, as: plan, planner)
            switch (value, other) {
            // Of times the moments are compared, whatever their notation.
            case (.utcTime(let time), .utcTime(let other)?): return ASN1Check.isSame(time, other)
            case (.generalizedTime(let time), .generalizedTime(let other)?): return ASN1Check.isSame(time, other)
            default: return value == other
            }
        }
    }
}
