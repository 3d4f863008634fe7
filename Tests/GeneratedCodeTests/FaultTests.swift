import ASN1Runtime
import Testing

@testable import GeneratedCode

/// What errors say: where the value is, what was expected and what was found.
struct FaultTests {
    @Test(arguments: FaultVectors.errors)
    func described(encoding: String, error: String) {
        #expect(Self.error(encoding, .der) == error)
        #expect(Self.error(encoding, .ber) == error)
    }

    @Test(arguments: FaultVectors.notDER)
    func notDER(encoding: String, error: String) {
        #expect(Self.error(encoding, .der) == error)
        #expect(Self.error(encoding, .ber) == nil)
    }

    /// Constraints on times allow moments, whatever their notation.
    @Test(arguments: FaultVectors.moments)
    func sameMoment(encoding: String) {
        #expect(Self.error(encoding, .ber) == nil)
    }

    /// The encoder says the same of a value that is there already, as far as encodings of it can be made.
    @Test(arguments: FaultVectors.errors.filter { $0.error.contains("violates") })
    func notEncoded(encoding: String, error: String) throws {
        let value = try EachFault(derEncoded: octets(encoding), options: .uncheckedConstraints)
        let failure = #expect(throws: ASN1Error.self) { try value.derEncoded() }
        #expect(failure?.description == error)
    }

    /// A known item given by its number is not what it would be read as.
    @Test func unknownItem() throws {
        #expect(try Light.green.derEncoded() == octets("0A0101"))
        #expect(try Light.unknown(2).derEncoded() == octets("0A0102"))
        let failure = #expect(throws: ASN1Error.self) { try Light.unknown(1).derEncoded() }
        #expect(failure?.code == .malformed)
    }

    @Test func arcsBeyond64Bits() throws {
        #expect(largeArcs.description == "18446744073709551616.5")
        #expect(try LargeArcs(derEncoded: octets("3000")).a.description == "18446744073709551616")
        expectCoded("300D 810B 828080808080808080 00 05", LargeArcs(b: largeArcs))
        #expect(failure(LargeArcs.self, der: "3003 810105") == .constraintViolated)
    }

    private static func error(_ encoding: String, _ rules: ASN1EncodingRules) -> String? {
        do throws(ASN1Error) {
            switch rules {
            case .der: _ = try EachFault(derEncoded: octets(encoding))
            case .ber: _ = try EachFault(berEncoded: octets(encoding))
            }
            return nil
        } catch { return error.description }
    }
}
