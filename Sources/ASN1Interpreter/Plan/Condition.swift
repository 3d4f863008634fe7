import ASN1Compiler
import ASN1Runtime

/// A ``Predicate`` of the model with its numbers in the form that values have.
indirect enum Condition {
    case always
    case never
    case all([Condition])
    case any([Condition])
    case not(Condition)
    case integer(Intervals<ASN1Integer>)
    case size(Intervals<Int>)
    case alphabet(Intervals<UInt32>)
    case real(RealRange)
    case values([ResolvedValue])
    case elements(Condition)
    case components([Part])
    case alternatives([Part], others: Bool)

    /// What is said of one component or alternative.
    struct Part {
        var name: String
        var presence: Predicate.Part.Presence
        var condition: Condition
    }

    init(_ predicate: Predicate) {
        func part(_ part: Predicate.Part) -> Part {
            Part(name: part.name, presence: part.presence, condition: Condition(part.value))
        }
        switch predicate.kind {
        case .always: self = .always
        case .never: self = .never
        case .all(let parts): self = .all(parts.map { Condition($0) })
        case .any(let parts): self = .any(parts.map { Condition($0) })
        case .not(let part): self = .not(Condition(part))
        case .integer(let set): self = .integer(Intervals(set) { ASN1Integer($0) })
        case .size(let set): self = .size(Intervals(set) { $0.asInt ?? ($0 < 0 ? .min : .max) })
        case .alphabet(let set): self = .alphabet(Intervals(set) { UInt32(clamping: $0.asInt ?? 0) })
        case .real(let range): self = .real(range)
        case .values(let values): self = .values(values)
        case .elements(let part): self = .elements(Condition(part))
        case .components(let parts): self = .components(parts.map(part))
        case .alternatives(let parts, let others): self = .alternatives(parts.map(part), others: others)
        }
    }

    /// Whether a value satisfies the condition; one of another kind than the condition is about does.
    /// - Parameter plan: The plan by which the value was read.
    func holds(_ value: InterpretedValue, _ plan: TypePlan, _ planner: Planner) -> Bool {
        switch self {
        case .always: return true
        case .never: return false
        case .all(let parts): return parts.allSatisfy { $0.holds(value, plan, planner) }
        case .any(let parts): return parts.contains { $0.holds(value, plan, planner) }
        case .not(let part): return !part.holds(value, plan, planner)
        case .integer(let intervals):
            guard case .integer(let number, _) = value else { return true }
            return intervals.contains(number)
        case .size(let intervals):
            if case .namedBits(let flags) = value {
                // Zeros at the end do not count, and those that SIZE asks for are as good as there.          (X.680 22.7)
                guard let upper = intervals.intervals.last?.upper else { return true }
                return (flags.bits.lastIndex(of: true) ?? -1) < upper
            }
            return Self.size(of: value).map { intervals.contains($0) } ?? true
        case .alphabet(let intervals):
            switch value {
            case .text(let text): return text.unicodeScalars.allSatisfy { intervals.contains($0.value) }
            case .octetCharacters(let octets): return octets.allSatisfy { intervals.contains(UInt32($0)) }
            default: return true
            }
        case .real(let range):
            guard case .real(let number) = value else { return true }
            return range.contains(number)
        case .values(let values):
            return values.contains { ValueComparison.isEqual(value, $0, plan, planner) }
        case .elements(let part):
            guard case .list(let elements) = value, case .list(let element, _) = plan.contents else { return true }
            let plan = element.plan(planner)
            return elements.allSatisfy { part.holds($0, plan, planner) }
        case .components(let parts): return Self.components(parts, value, plan, planner)
        case .alternatives(let parts, let others):
            guard case .choice(let name, let inner) = value, case .choice(let choice) = plan.contents,
                let part = parts.first(where: { $0.name == name }),
                let alternative = choice.alternatives.first(where: { $0.name == name })
            else { return others }
            return part.condition.holds(inner, alternative.plan(planner), planner)
        }
    }

    /// What of a value that does not satisfy the condition an error shows.
    func found(in value: InterpretedValue) -> String {
        switch (self, value) {
        case (.size, _): Self.size(of: value)?.shortNotation ?? value.shortNotation
        case (.alphabet(let intervals), .text(let text)):
            ASN1Check.stranger(in: text, to: intervals.ranges).shortNotation
        case (.alphabet(let intervals), .octetCharacters(let octets)):
            ASN1Check.stranger(in: octets, to: intervals.ranges).shortNotation
        case (_, .integer(let number, _)): number.shortNotation
        default: value.shortNotation
        }
    }

    private static func components(
        _ parts: [Part], _ value: InterpretedValue, _ plan: TypePlan, _ planner: Planner
    ) -> Bool {
        guard case .structure(let structure) = value, let record = plan.record else { return true }
        for part in parts {
            guard let component = record.components.first(where: { $0.name == part.name }) else { continue }
            guard let member = structure.members.first(where: { $0.name == part.name })?.value else {
                if part.presence == .present { return false }
                continue
            }
            if part.presence == .absent {
                // A component that has its DEFAULT counts as absent.
                guard let standard = component.standard,
                    ValueComparison.isEqual(member, standard, component.plan(planner), planner)
                else { return false }
            } else if !part.condition.holds(member, component.plan(planner), planner) {
                return false
            }
        }
        return true
    }

    /// What SIZE counts.                                                                                        (X.680 51.5)
    private static func size(of value: InterpretedValue) -> Int? {
        switch value {
        case .octets(let octets), .octetCharacters(let octets): octets.count
        case .bits(let bits): bits.count
        case .text(let text): text.unicodeScalars.count
        case .list(let elements): elements.count
        default: nil
        }
    }
}
