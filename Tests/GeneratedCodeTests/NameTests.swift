import ASN1Runtime
import GeneratedNames
import Testing

/// Whatever the schema calls things, the generated code compiles and reads what it should.
///
/// The vectors were made with asn1ct of Erlang/OTP from the same schema.
struct NameTests {
    @Test func wordsOfSwift() {
        expectCoded(
            """
            3036800103A10B3109300030053003800107A3098001FF81010582016DA40680010181010285020640
            8601038701048801058901068A0163
            """,
            String(
                init: .swiftStyle, self_: .self_([[], [Element_(index: 7)]]),
                hashValue_: ASN1Error(member0: true, unknown_: 5, members: "m"),
                rawValue_: .init(rawValue_: 1, rawValue__: 2), rawValue__: .rawValue_,
                decoder: 3, tag: 4, component: 5, error: 6, contents: "c"))
    }

    @Test func moreWordsOfSwift() {
        expectCoded(
            """
            3032800101A106A504A5020500820107A3068001FF810105A40680010181010285030600408601038701048801058901068A0163
            """,
            String(
                init: .`init`, self_: Type_.some(.some(.`init`(ASN1Null()))), default: .unknown_,
                hashValue_: ASN1Error(member0: true, unknown_: 5),
                rawValue_: .init(rawValue_: 1, rawValue__: 2), rawValue__: .isSet_,
                decoder: 3, tag: 4, component: 5, error: 6, contents: "c"))
    }

    /// Made with asn1tools.
    @Test func lists() {
        expectCoded(
            "300F300DA003800101A1060A01000A0101",
            List([.init(element: Element_(index: 1), item: [.index, .element])]))
    }
}
