import ASN1Runtime

@testable import GeneratedShapes

extension RoundTripSchemas {
    /// Types whose numbers all fit in 64 bits.
    static let shapes = RoundTripSchemas(
        folder: "Tests/GeneratedShapes", hasNativeIntegers: true,
        subjects: [
            Subject(Time.self), Subject(Validity.self), Subject(Extension.self), Subject(Extensions.self),
            Subject(Members.self), Subject(Tree.self),
        ])
}
