import ASN1Runtime
import GeneratedKeywords

extension RoundTripSchemas {
    /// Identifiers that are words of Swift, many in each type.
    static let keywords = RoundTripSchemas(
        folder: "Tests/GeneratedKeywords", hasNativeIntegers: true, count: 10,
        subjects: [
            Subject(Components.self), Subject(Members.self), Subject(Alternatives.self), Subject(OpenAlternatives.self),
            Subject(Items.self), Subject(OpenItems.self), Subject(Numbers.self), Subject(Bits.self),
            Subject(InPlace.self),
            Subject(Defaults.self),
        ])
}
