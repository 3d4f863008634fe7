import ASN1Compiler
import ASN1Runtime

@testable import ASN1Interpreter

/// Numbers that are the same in every run.                                     (SplitMix64: Steele, Lea, Flood, OOPSLA 2014)
struct SplitMix64: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

/// Makes values of the types of a model, those at the ends of ranges more often than others.
struct RandomValue {
    /// How many constructed values may be in each other before only what must be there is made.
    private static let depthLimit = 5
    /// How many values are tried until one satisfies the constraints.
    private static let attemptLimit = 100

    let planner: Planner
    /// Whether no number may take more than 64 bits.
    let hasNativeIntegers: Bool
    var generator: SplitMix64
    private var depth = 0

    init(planner: Planner, hasNativeIntegers: Bool, seed: UInt64) {
        self.planner = planner
        self.hasNativeIntegers = hasNativeIntegers
        generator = SplitMix64(state: seed)
    }

    /// A value that satisfies the constraints of its type; none where none was found.
    mutating func value(_ plan: TypePlan) -> InterpretedValue? {
        guard depth < 3 * Self.depthLimit else { return nil }
        depth += 1
        defer { depth -= 1 }
        let checks = plan.steps.compactMap { if case .check(let check) = $0 { check } else { nil } }
        let hints = Hints(checks.map(\.condition))
        for _ in 0..<(depth > Self.depthLimit ? 10 : Self.attemptLimit) {
            var candidate: InterpretedValue?
            if let given = hints.values.randomElement(using: &generator), chance(2) {
                candidate = DefaultValues.value(of: given, as: plan, planner)
            }
            if candidate == nil { candidate = contents(plan, hints) }
            guard let candidate else { continue }
            if checks.allSatisfy({ $0.holds(candidate, plan, planner) }) { return candidate }
        }
        return nil
    }

    private mutating func contents(_ plan: TypePlan, _ hints: Hints) -> InterpretedValue? {
        switch plan.contents {
        case .sequence(let record), .set(let record): return structure(record)
        case .choice(let choice):
            if choice.isExtensible, chance(10) { return .unknownAlternative(unknown()) }
            for alternative in choice.alternatives.shuffled(using: &generator) {
                if let value = value(alternative.plan(planner)) { return .choice(alternative.name, value) }
            }
            return nil
        case .list(let element, let isSet):
            let element = element.plan(planner)
            var elements: [InterpretedValue] = []
            for _ in 0..<size(hints, most: depth > Self.depthLimit ? 0 : 4) {
                guard let value = value(element) else { return nil }
                elements.append(value)
            }
            guard isSet else { return .list(elements) }
            // DER puts them in the order of their encodings, which is the order in which they are read.
            let encoded = elements.compactMap { value in
                (try? PlannedElement.octets(of: value, element, planner)).map { ($0, value) }
            }
            return .list(encoded.sorted { $0.0.lexicographicallyPrecedes($1.0) }.map(\.1))
        default: return simple(plan.contents, hints)
        }
    }

    private mutating func structure(_ record: RecordPlan) -> InterpretedValue? {
        var members: [InterpretedStructure.Member] = []
        for component in record.components {
            var made: InterpretedValue?
            if !component.mayBeAbsent || (depth <= Self.depthLimit && chance(2)) {
                made = value(component.plan(planner))
                if made == nil, !component.mayBeAbsent { return nil }
            }
            guard let value = made ?? component.standardValue(planner) else { continue }
            members.append(InterpretedStructure.Member(name: component.name, value: value))
        }
        // In the order of their tags, which is that of a SET.
        let unknownCount = record.isExtensible && chance(3) ? UInt32.random(in: 1...2, using: &generator) : 0
        let unknown = (0..<unknownCount).map { self.unknown(1 + $0) }
        return .structure(InterpretedStructure(members: members, unknownExtensions: unknown))
    }

    /// True once in so many times.
    mutating func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &generator) == 0 }

    /// A number of octets, bits, characters or elements.
    mutating func size(_ hints: Hints, most: Int) -> Int {
        if let interval = hints.sizes.randomElement(using: &generator) {
            let lower = interval.lower ?? 0
            let upper = min(interval.upper ?? lower + most, lower + 40)
            return chance(2)
                ? [lower, upper].randomElement(using: &generator) ?? lower
                : Int.random(in: lower...max(lower, upper), using: &generator)
        }
        return min(most, [0, 1, 2, 3, most].randomElement(using: &generator) ?? 0)
    }
}

/// What constraints say about how a value can be made.
struct Hints {
    var integers: [(lower: ASN1Integer?, upper: ASN1Integer?)] = []
    var sizes: [(lower: Int?, upper: Int?)] = []
    var characters: [(lower: UInt32?, upper: UInt32?)] = []
    var values: [ResolvedValue] = []

    init(_ conditions: [Condition]) { for condition in conditions { add(condition) } }

    private mutating func add(_ condition: Condition) {
        switch condition {
        case .all(let parts), .any(let parts): for part in parts { add(part) }
        case .integer(let set): integers += set.intervals
        case .size(let set): sizes += set.intervals.filter { ($0.lower ?? 0) < 1000 }
        case .alphabet(let set): characters += set.intervals
        case .values(let list): values += list
        default: break
        }
    }
}

/// The encoding of one element.
enum PlannedElement {
    static func octets(of value: InterpretedValue, _ plan: TypePlan, _ planner: Planner) throws(ASN1Error) -> [UInt8] {
        try PlannedValue(value: value, plan: plan, planner: planner).derEncoded()
    }
}
