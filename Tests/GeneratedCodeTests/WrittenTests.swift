import ASN1Runtime
import Testing

@testable import GeneratedCode

/// Constants and DEFAULTs of types whose values are written as those of others. The encodings follow X.690 8.16 to 8.18, 8.24 and 8.26.
struct WrittenTests {
    @Test func externals() throws {
        #expect(try anExternal.derEncoded() == octets("280E 06025101 070474657874 81020500"))
        #expect(try contextExternal.derEncoded() == octets("280A 06025102 020103 8101AB"))
        #expect(try oldExternal.derEncoded() == octets("280C 06025101 020105 A003020107"))
        #expect(try bitExternal.derEncoded() == octets("2807 020105 820205A0"))
    }

    @Test func identified() throws {
        #expect(try anEmbedded.derEncoded() == octets("2B0F A00AA00880025101 81025102 820101"))
        #expect(try fixedEmbedded.derEncoded() == octets("2B06 A0028500 8200"))
        #expect(
            try aString.derEncoded()
                == ASN1CharacterString(
                    identification: .transferSyntax(ASN1ObjectIdentifier(2, 1, 1)),
                    stringValue: ASN1Bytes(Array("abc".utf8))
                ).derEncoded())
        #expect(try anInstance.derEncoded() == octets("2809 06025101 A0030101FF"))
    }

    @Test func held() throws {
        #expect(Array(contained) == octets("3003800105"))
        #expect(Array(containedBits.bytes) == octets("3003800105") && containedBits.unusedBits == 0)
        #expect(Array(heldReal.value.bytes) == octets("090380FF03"))
        #expect(Array(heldTime.value.bytes) == octets("180F") + Array("20191231230000Z".utf8))
        #expect(Array(heldExternal.value.bytes) == octets("2806 020101 810105"))
    }

    /// The members of a SET stand in the order of their tags: class, then number, whatever octets show it.  (X.690 10.3)
    @Test func orderOfTags() {
        #expect(Array(heldSet.value.bytes) == octets("3111 5F822C0104 810103 9F1F0101 9F81480102"))
    }

    @Test(arguments: DefaultVectors.described)
    func defaults(component: String) throws {
        let contents = octets(component)
        let encoding = [0x30, UInt8(contents.count)] + contents
        let error = #expect(throws: ASN1Error.self) { try Described(derEncoded: encoding) }
        #expect(error?.code == .notDER)
        #expect(try Described(berEncoded: encoding) == Described())
        #expect(try Described(berEncoded: encoding).derEncoded() == [0x30, 0])
    }
}
