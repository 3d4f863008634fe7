import ASN1Runtime
import Testing

@testable import GeneratedCode

/// Tags. The vectors were made with asn1ct of Erlang/OTP from the same schema, with its stacked tags taken apart into
/// definitions, since asn1ct reads one tag a type.
struct TagTests {
    @Test func sizes() {
        expectCoded(
            "301DBF1F030201019F7F01029F81000103DF81800001045F8FFFFFFF7F01FF",
            TagSizes(a: 1, b: 2, c: 3, d: ASN1Bytes([4]), e: true))
    }

    @Test func stacked() {
        expectCoded("300DA007A1056203020105A7020500", Couple(stack: 5, end: ASN1Null()))
    }

    @Test func ofTagged() {
        expectCoded("6103020101", First(Plain(n: 1)))
        expectCoded("6203020102", Second(First(Plain(n: 2))))
        expectCoded("63056203020103", Third(Second(First(Plain(n: 3)))))
    }

    @Test func ofPrimitives() {
        expectCoded("A005A1030A0101", Kind.large)
        expectCoded("A00AA1083006820101820105", Counts([1, 5]))
        expectCoded("A30403020490", [.on, .off] as Switches)
        #expect(failure(Counts.self, der: "A007A1053003820106") == .constraintViolated)
    }

    /// Vector of pycrate.
    @Test func inPlace() {
        expectCoded(
            "302CA0053003020101A1020500A2030A0101A303020102A40403020780A50A3108A6063104A7020500A803020108",
            InPlace(
                a: .init(n: 1), b: .m(ASN1Null()), c: .one, d: .two, e: .first, f: [.init(n: ASN1Null())], g: .n(8)))
    }

    @Test func together() {
        let plain = { First(Plain(n: $0)) }
        expectCoded(
            """
            308183A007A1056203020101A509A107A1056203020102A609A107A1056203020103020104A005A0030101FFA106A104A2020500
            A20302010530030201066103020107620302010863056203020109A705620302010AA805A1030A0100A007A1053003820100
            A30403020410300A620302010B620302010C310CA90302010DA905A003010100
            """,
            Everything(
                stack: 1, restacked: 2, over: 3, item: .number(4), tagged: TaggedItem(.flag(true)),
                implicit: Implicit(TaggedItem(.twice(ASN1Null()))),
                again: Implicit(TaggedItem(.number(5))), plain: Plain(n: 6), first: plain(7), second: Second(plain(8)),
                third: Third(Second(plain(9))), fourth: Third(Second(plain(10))), kind: .small, counts: [0],
                switches: .off, seconds: [Second(plain(11)), Second(plain(12))], items: [.number(13), .flag(false)]))
    }

    @Test(arguments: ["6103020101", "3003020101", "A205620302010A"]) func another(encoding: String) {
        #expect(failure(Third.self, der: encoding) == .unexpectedTag)
    }
}
