import ASN1Runtime
import Testing

@testable import GeneratedCode

/// Extension additions. The vectors were made with asn1ct of Erlang/OTP from the same schema.
struct ExtensionTests {
    @Test func versions() throws {
        expectCoded("3003800101", Version1(a: 1))
        expectCoded("3003800101", Version3(a: 1))
        expectCoded("30068001018101FF", Version2(a: 1, b: true))
        expectCoded("30108001018101FF8201638300840380FF05", Version3(a: 1, b: true, c: "c", d: ASN1Null(), e: 2.5))
        let old = try Version1(derEncoded: octets("30108001018101FF8201638300840380FF05"))
        #expect(old.unknownExtensions.map(\.bytes.count) == [3, 3, 2, 5])
    }

    @Test func betweenRoots() throws {
        expectCoded("300E8001018101029F3201FF9F33017A", Middle2(a: 1, b: ASN1Bytes([2]), y: true, z: "z"))
        expectCoded("30078001019F33017A", Middle1(a: 1, z: "z"))
        let old = try Middle1(derEncoded: octets("300E8001018101029F3201FF9F33017A"))
        #expect(old.y == true && old.z == "z" && old.unknownExtensions.map { Array($0.bytes) } == [[0x81, 1, 2]])
    }

    @Test func empty() throws {
        expectCoded("3000", Empty())
        expectCoded("3000", EmptyExtensible())
        expectCoded("3100", EmptySet())
        #expect(failure(Empty.self, der: "30020500") == .unexpectedElement)
        #expect(failure(EmptySet.self, der: "31020500") != nil)
        #expect(try EmptyExtensible(derEncoded: octets("30020500")).unknownExtensions.count == 1)
        #expect(try EmptySetExtensible(derEncoded: octets("31020500")).unknownExtensions.count == 1)
    }

    @Test func choices() throws {
        expectCoded("8101FF", Choice2.b(true))
        expectCoded("A200", Choice2.c(EmptySet()))
        expectCoded("8300", Choice2.d(ASN1Null()))
        guard case .unknown(let any) = try Choice1(derEncoded: octets("8101FF")) else {
            Issue.record("the alternative is known")
            return
        }
        #expect(Array(any.bytes) == [0x81, 1, 0xFF])
    }

    @Test func enumerations() {
        expectCoded("0A03011170", Level2.high)
        expectCoded("0A03011171", Level2.higher)
        expectCoded("0A01FF", Level2.low)
        expectCoded("0A0102", Level1.unknown(2))
    }
}
