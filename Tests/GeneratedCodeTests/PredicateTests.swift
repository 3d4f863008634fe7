import ASN1Runtime
import Testing

@testable import GeneratedCode

/// Constraints beyond ranges: values of every kind, REAL, combinations, WITH COMPONENTS (X.680 50, 51). The encodings are
/// those of the types themselves, written by hand after X.690.
struct PredicateTests {
    @Test(arguments: PredicateVectors.accepted.flatMap { entry in entry.values.map { (entry.type, $0) } })
    func satisfied(type: String, value: String) throws {
        let encoding = try #require(PredicateVectors.alternative(type, value))
        #expect(try EachPredicate(derEncoded: encoding).derEncoded() == encoding)
    }

    @Test(arguments: PredicateVectors.rejected.flatMap { entry in entry.values.map { (entry.type, $0) } })
    func violated(type: String, value: String) throws {
        let encoding = try #require(PredicateVectors.alternative(type, value))
        let error = #expect(throws: ASN1Error.self) { try EachPredicate(derEncoded: encoding) }
        #expect(error?.code == .constraintViolated)
        // The same value, once it is there, cannot be encoded.
        let unchecked = try EachPredicate(derEncoded: encoding, options: .uncheckedConstraints)
        let failure = #expect(throws: ASN1Error.self) { try unchecked.derEncoded() }
        #expect(failure?.code == .constraintViolated)
    }

    @Test func everyTypeIsTried() {
        #expect(PredicateVectors.accepted.map(\.type) == PredicateVectors.names)
        // All values of NULL are one, and all that an extensible constraint leaves out may come.
        #expect(
            PredicateVectors.rejected.map(\.type)
                == PredicateVectors.names.filter { !["Nothing1", "Extended"].contains($0) })
    }

    /// The text is the constraint's own, on one line.
    @Test func message() throws {
        let encoding = try #require(PredicateVectors.alternative("PartialPart", "3003800106"))
        let error = #expect(throws: ASN1Error.self) { try EachPredicate(derEncoded: encoding) }
        let text = "WITH COMPONENTS { ..., number (1..5), name (SIZE (1)), flags ABSENT, kind (red | green) }"
        #expect(error.map { "\($0)".contains(text) } == true)
    }
}
