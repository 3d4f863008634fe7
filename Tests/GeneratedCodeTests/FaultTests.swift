import ASN1Runtime
import Testing

@testable import GeneratedCode

/// What errors say: where the value is, what was expected and what was found.
struct FaultTests {
    @Test(arguments: FaultVectors.errors)
    func described(encoding: String, error: String) {
        #expect(#expect(throws: ASN1Error.self) { try EachFault(derEncoded: octets(encoding)) }?.description == error)
        #expect(#expect(throws: ASN1Error.self) { try EachFault(berEncoded: octets(encoding)) }?.description == error)
    }

    @Test(arguments: FaultVectors.notDER)
    func notDER(encoding: String, error: String) {
        #expect(#expect(throws: ASN1Error.self) { try EachFault(derEncoded: octets(encoding)) }?.description == error)
        #expect(throws: Never.self) { try EachFault(berEncoded: octets(encoding)) }
    }

    @Test(arguments: FaultVectors.moments)
    func sameMoment(encoding: String) {
        #expect(throws: Never.self) { try EachFault(berEncoded: octets(encoding)) }
    }

    /// The encoder says the same of a value that is there already, as far as encodings of it can be made.
    @Test(arguments: FaultVectors.errors.filter { $0.error.contains("violates") })
    func notEncoded(encoding: String, error: String) throws {
        let value = try EachFault(derEncoded: octets(encoding), options: .uncheckedConstraints)
        #expect(#expect(throws: ASN1Error.self) { try value.derEncoded() }?.description == error)
    }

    @Test func unknownItem() throws {
        #expect(try Light.green.derEncoded() == octets("0A0101"))
        #expect(try Light.unknown(2).derEncoded() == octets("0A0102"))
        #expect(#expect(throws: ASN1Error.self) { try Light.unknown(1).derEncoded() }?.code == .malformed)
    }

    @Test func largeArcs() throws {
        #expect(GeneratedCode.largeArcs.description == "18446744073709551616.5")
        #expect(try LargeArcs(derEncoded: octets("3000")).a.description == "18446744073709551616")
        expectCoded("300D 810B 828080808080808080 00 05", LargeArcs(b: GeneratedCode.largeArcs))
        #expect(failure(LargeArcs.self, der: "3003 810105") == .constraintViolated)
    }
}
