import ASN1Runtime
import GeneratedPreserving

extension RoundTripSchemas {
    /// Types that keep the octets they were decoded from.
    static let preserving = RoundTripSchemas(
        folder: "Tests/GeneratedPreserving",
        subjects: [
            Subject(Signed.self), Subject(Body.self), Subject(Link.self), Subject(Attributes.self), Subject(Outer.self),
            Subject(Limited.self),
        ])
}
