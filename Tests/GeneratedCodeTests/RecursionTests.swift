import ASN1Runtime
import Testing

@testable import GeneratedCode

/// Types that contain themselves. The vectors were made with asn1ct of Erlang/OTP from the same schema, but for those of
/// parameterised types, which it does not end on.
struct RecursionTests {
    @Test func directly() {
        expectCoded(
            "300D800101A108800102A103800103",
            Chain(value: 1, next: Chain(value: 2, next: Chain(value: 3))))
    }

    @Test func throughChoice() {
        expectCoded(
            "A00AA102A000A20483026162", Filter.and([.or([.and([])]), .not(.present(ASN1Bytes([0x61, 0x62])))]))
    }

    @Test func mutually() {
        expectCoded(
            "300BA009A004A002A000810178",
            Even(odd: Odd(even: Even(odd: Odd(even: Even())), label: "x")))
    }

    @Test func throughLists() {
        expectCoded("30083000300430023000", Nested([[], [[[]]]]))
    }

    /// Vector of pycrate.
    @Test func throughTags() {
        expectCoded(
            "610A6100A7063004A7023000", Tagged(Inner(outer: Tagged(Inner()), again: Inner(again: Inner()))))
    }

    @Test func throughTypesInPlace() {
        expectCoded(
            "3014A00CA00AA008A004A0028100A100A1043002A100",
            Deep(
                one: .init(two: .three(Deep(one: .init(two: .end(ASN1Null())), more: []))), more: [Deep(more: [])]))
    }

    /// By hand: the tag in front of the parameter `First` is explicit, whatever it stands for (X.680 31.2.7 c).
    @Test func throughParameters() {
        expectCoded(
            "3013A003020101A10CA003020102A105A003020103",
            Integers(first: 1, rest: Integers(first: 2, rest: Integers(first: 3))))
    }
}
