import ASN1Runtime
import GeneratedNames

extension RoundTripSchemas {
    /// Names that need others in Swift.
    static let names = RoundTripSchemas(
        folder: "Tests/GeneratedNames",
        subjects: [
            Subject(GeneratedNames.AB.self), Subject(GeneratedNames.AB_2.self), Subject(GeneratedNames.Ab.self),
            Subject(GeneratedNames.AB_3.self), Subject(GeneratedNames.Collisions.self),
            Subject(GeneratedNames.OtherCollisions.self), Subject(GeneratedNames.Outer.self),
            Subject(GeneratedNames.CollisionsModule.Same.self, of: "Collisions"),
            Subject(GeneratedNames.OtherCollisionsModule_2.Same.self, of: "Other-Collisions"),
            Subject(GeneratedNames.String.self), Subject(GeneratedNames.Int.self),
            Subject(GeneratedNames.Optional.self),
            Subject(GeneratedNames.Self_.self), Subject(GeneratedNames.Type_.self), Subject(GeneratedNames.Any_.self),
            Subject(GeneratedNames.Protocol_.self), Subject(GeneratedNames.Element_.self),
            Subject(GeneratedNames.ASN1Error.self), Subject(GeneratedNames.List.self),
        ])
}
