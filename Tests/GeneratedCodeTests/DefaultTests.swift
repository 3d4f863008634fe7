import ASN1Runtime
import Testing

@testable import GeneratedCode

/// DEFAULT values. The vectors were made with asn1ct of Erlang/OTP from the same schema; `markedShape`, which asn1ct tags
/// otherwise, was then taken out by hand.
struct DefaultTests {
    @Test func absent() throws {
        let all = try All(derEncoded: octets("3000"))
        #expect(all == everything)
        #expect(all.boolean && all.integer == -1 && all.wide.description == "18446744073709551616")
        #expect(all.unsigned == .max && all.named.rawValue == 1 && all.colour.rawValue == 2)
        #expect(all.flags.rawValue.map { $0 ? 1 : 0 } == [1, 0, 0, 0, 0, 0, 0, 0, 0, 1])
        #expect(all.bits.map { $0 ? 1 : 0 } == [1, 0, 1, 0] && Array(all.octets) == [0xC0, 0xFF, 0xEE])
        #expect(all.identifier.description == "1.2.840" && all.relative.description == "8571.3")
        #expect(all.real == 0.5 && all.text == "a \"b\" \\ é" && all.bmp == "z")
        #expect(all.utc.year == 1999 && all.generalized.year == 2020)
        #expect(all.point == Point(x: 0, y: 2, name: "p") && all.numbers == [1, 2, 300] && all.none.isEmpty)
        #expect(all.shape == .line(.init(from: Point(), to: Point(x: 1))) && all.place == .init(a: 4, b: .d))
        #expect(all.marked.value == Point(x: 7) && all.markedTwice.value.value == Point(name: "m"))
        #expect(all.markedColour.value == .lightBlue && all.markedShape.value == .none(ASN1Null()))
        #expect(all.markedNumbers.value == [5])
        #expect(Shape.Line(from: Point()).to.x == 9)
        #expect(choices.a?.rawValue == 0 && choices.b == Shape.none(ASN1Null()))
        #expect(aPoint.value.value == Point(x: 1, y: 2) && inPlace.b == .d)
    }

    @Test func present() throws {
        let vector = """
            307E8001008101008201FF83010184010285010086020640870204508801018A01558B0380FE018C01748D0200798E0D303030
            3130313030303030305A8F0F32303231303130313030303030305AB009800101810102820171B103020109B203020101B3028200
            B406800105810100B503800101B6056703800103970102B900
            """
        expectCoded(
            vector,
            All(
                boolean: false, integer: 0, wide: -1, unsigned: 1, named: .init(rawValue: 2), colour: .red,
                flags: .second, bits: ASN1BitString([false, true, false, true]), octets: ASN1Bytes([1]),
                identifier: ASN1ObjectIdentifier(2, 5),
                real: 0.25, text: "t", bmp: "y", utc: try #require(ASN1UTCTime("000101000000Z")),
                generalized: try #require(ASN1GeneralizedTime("20210101000000Z")), point: Point(x: 1, y: 2, name: "q"),
                numbers: [9], none: [1], shape: .none(ASN1Null()), place: .init(a: 5, b: .c),
                marked: Marked(Point(x: 1)), markedTwice: MarkedTwice(Marked(Point(x: 3))),
                markedColour: MarkedColour(.lightBlue_),
                markedNumbers: MarkedNumbers([])))
    }

    /// DER leaves out what is the default.                                                               (X.690 11.5)
    @Test(arguments: DefaultVectors.components)
    func defaultsAreLeftOut(component: String) throws {
        let contents = octets(component)
        let encoding = [0x30, UInt8(contents.count)] + contents
        let error = #expect(throws: ASN1Error.self) { try All(derEncoded: encoding) }
        #expect(error?.code == .notDER)
        #expect(try All(berEncoded: encoding) == everything)
    }

    /// The elements of a SET OF in another order are the same value; characters made up in another way are not.
    @Test func equality() throws {
        expectCoded("3000", Unordered())
        #expect(try Unordered(set: [2, 1, 2], named: ["b", "a"]).derEncoded() == octets("3000"))
        #expect(failure(Unordered.self, der: "300BA009020101020102020102") == .notDER)
        expectCoded("3008A006020101020102", Unordered(set: [1, 2]))
        #expect(try Unordered(text: "e\u{301}").derEncoded() == octets("3005820365CC81"))
        #expect(try Unordered(derEncoded: octets("3005820365CC81")).text.unicodeScalars.count == 2)
    }

    /// The same below the top of the value: values are equal if their encodings in DER are.                  (X.690 11.5)
    @Test(arguments: DefaultVectors.below)
    func equalityBelow(component: String) throws {
        let contents = octets(component)
        let encoding = [0x30, UInt8(contents.count)] + contents
        #expect(throws: ASN1Error.self) { try Beneath(derEncoded: encoding) }
        #expect(try Beneath(berEncoded: encoding).derEncoded() == [0x30, 0])
    }

    @Test(arguments: DefaultVectors.beside)
    func differenceBelow(component: String) throws {
        let contents = octets(component)
        let encoding = [0x30, UInt8(contents.count)] + contents
        #expect(try Beneath(derEncoded: encoding).derEncoded() == encoding)
        #expect(try Beneath(berEncoded: encoding).derEncoded() == encoding)
    }

    /// Comparing what is nested with its default does not take twice as long with each level.
    @Test(.timeLimit(.minutes(1))) func nesting() throws {
        var link = Link(number: 0)
        for number in 1...30 { link = Link(number: ASN1Integer(number), next: .link(link)) }
        let encoding = try link.derEncoded()
        #expect(try Link(derEncoded: encoding) == link)
        #expect(encoding.suffix(5) == [0xA1, 3, 0x80, 1, 0])
    }

    /// A value that breaks a rule of its own is reported, not taken for another one than the default.
    @Test func unencodable() {
        let local = ASN1GeneralizedTime("20200101000000")
        let error = #expect(throws: ASN1Error.self) { try Beneath(time: .init(t: try #require(local))).derEncoded() }
        #expect(error?.code == .outOfRange)
        #expect(error?.description.hasPrefix("Beneath.time.t: ") == true)
    }
}
