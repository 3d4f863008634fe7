import ASN1Runtime
import Testing

@testable import GeneratedCode

/// The rules that encoders and decoders most often break. The vectors are made by hand after X.690.
struct ProbeTests {
    @Test(arguments: [
        Probe("3003020105"), Probe("30060201050101FF"), Probe("3006020105010100", ber: "3003020105"),
        Probe("3080020105010100 0000", ber: "3003020105"),
    ])
    func explicitDefault(probe: Probe) {
        probe.check(Defaulted.self)
        expectCoded("3003020105", Defaulted(a: 5))
        expectCoded("30060201050101FF", Defaulted(a: 5, b: true))
    }

    @Test func untaggedChoiceUnderImplicit() {
        expectCoded("A1038001FF", ImplicitUntagged(.b(true)))
        expectCoded("A103810105", ImplicitUntagged(.i(5)))
        #expect(failure(ImplicitUntagged.self, der: "8101FF") == .notConstructed)
        #expect(failure(ImplicitUntagged.self, der: "8001FF") == .unexpectedTag)
    }

    @Test func taggedChoiceUnderImplicit() {
        expectCoded("A5038001FF", FifthChoice(.b(true)))
        expectCoded("A2038001FF", ImplicitFifth(FifthChoice(.b(true))))
        #expect(failure(ImplicitFifth.self, der: "A205A5038001FF") == .unexpectedTag)
    }

    @Test(arguments: [
        Probe("3006A00482026162"), Probe("30068004 82026162", .notConstructed),
        Probe("3008A006A204 04026162", ber: "3006A00482026162"),
        Probe("3006A00404026162", .unexpectedTag), Probe("300482026162", .unexpectedTag),
    ])
    func stackedTags(probe: Probe) { probe.check(StackedTags.self) }

    @Test func setOfOrder() throws {
        #expect(try TextSet(["ab", "c"]).derEncoded() == octets("31070C01630C026162"))
        #expect(failure(TextSet.self, der: "31070C0261620C0163") == .notDER)
        let received = try TextSet(berEncoded: octets("31070C0261620C0163"))
        #expect(received.elements == ["ab", "c"])
        #expect(try received.derEncoded() == octets("31070C01630C026162"))
        #expect(try TextSet(berEncoded: octets("31070C01630C026162")).elements == ["c", "ab"])
    }

    @Test(arguments: [Probe("31068001058101FF"), Probe("31068101FF800105", ber: "31068001058101FF")])
    func setMembers(probe: Probe) { probe.check(Swapped.self) }

    @Test func namedBits() throws {
        let bits = octets("80")
        let value = try #require(ASN1BitString(bytes: ASN1Bytes(bits)))
        #expect(try NamedBits(rawValue: value).derEncoded() == octets("03020780"))
        #expect(try Primitive.bits(value).derEncoded() == octets("03020080"))
        expectCoded("03020780", NamedBits.first)
        expectCoded("03020490", [.first, .fourth] as NamedBits)
        expectCoded("030100", [] as NamedBits)
        Probe("03020080", ber: "03020780").check(NamedBits.self)
        Probe("03020700", ber: "030100").check(NamedBits.self)
        Probe("03020080").check(Primitive.self)
    }

    /// 2^exponent + difference and its negative, in as few octets as two's complement needs.             (X.690 8.3)
    @Test(arguments: 0...128) func integers(exponent: Int) throws {
        for difference in [-1, 0, 1] {
            var positive = [UInt8](repeating: 0, count: 18)
            positive[17 - exponent / 8] = 1 << UInt8(exponent % 8)
            add(difference, to: &positive)
            var negative = positive.map { ~$0 }
            add(1, to: &negative)
            for number in [positive, negative] {
                let contents = minimal(number)
                let header: [UInt8] = [2, UInt8(contents.count)]
                let integer = ASN1Integer(twosComplement: ASN1Bytes(number))
                #expect(try Primitive.integer(integer).derEncoded() == header + contents)
                #expect(try Primitive(derEncoded: header + contents) == .integer(integer))
                #expect(try Primitive(berEncoded: header + contents) == .integer(integer))
                let sign: UInt8 = contents[0] & 0x80 == 0 ? 0 : 0xFF
                let padded = [2, UInt8(contents.count + 1), sign] + contents
                #expect(throws: ASN1Error.self) { try Primitive(derEncoded: padded) }
            }
        }
    }

    private func add(_ difference: Int, to number: inout [UInt8]) {
        var carry = difference
        for index in number.indices.reversed() {
            let sum = Int(number[index]) + carry
            number[index] = UInt8(sum & 0xFF)
            carry = sum >> 8
        }
    }

    private func minimal(_ number: [UInt8]) -> [UInt8] {
        var rest = number[...]
        while let first = rest.first, let second = rest.dropFirst().first,
            first == 0 && second < 0x80 || first == 0xFF && second >= 0x80
        {
            rest.removeFirst()
        }
        return Array(rest)
    }

    @Test func integerLimits() {
        expectCoded("020900FFFFFFFFFFFFFFFF", Primitive.integer(ASN1Integer(UInt64.max)))
        expectCoded("02088000000000000000", Primitive.integer(ASN1Integer(Int64.min)))
        expectCoded("02087FFFFFFFFFFFFFFF", Primitive.integer(ASN1Integer(Int64.max)))
    }

    @Test(arguments: [
        Probe("010101", ber: "0101FF"), Probe("0101FF"), Probe("010100"), Probe("048101FF", ber: "0401FF"),
        Probe("2403040161", ber: "040161"), Probe("24800401610401620000", ber: "04026162"),
        Probe("2C060C01610C0162", .unexpectedTag, der: .notDER), Probe("2C0604016104 0162", ber: "0C026162"),
        Probe("03020781", ber: "03020780"), Probe("230803020080030200FF", ber: "03030080FF"),
        Probe("2C8004016104016200 00", ber: "0C026162"), Probe("04820001FF", ber: "0401FF"),
        Probe("02810101", ber: "020101"), Probe("0C8100", ber: "0C00"),
    ])
    func formsOfBER(probe: Probe) { probe.check(Primitive.self) }

    @Test func unknownExtensions() throws {
        let encoding = "300D 020105 84016B A603020107 8901FF"
        let length = octets(encoding).count - 2
        let sized = "30" + (length < 16 ? "0" : "") + String(length, radix: 16) + encoding.dropFirst(4)
        let value = try OpenRecord(derEncoded: octets(sized))
        #expect(value.a == 5)
        #expect(value.unknownExtensions.map { Array($0.bytes) }.contains([0x84, 1, 0x6B]))
        #expect(try value.derEncoded() == octets(sized))
        #expect(
            errorText(ClosedRecord.self, der: "300602010584016B")
                == "ClosedRecord: unexpected [4] after the last component at offset 5")
    }

    @Test func mandatoryBoolean() {
        #expect(
            errorText(Needed.self, der: "3000")
                == "Needed.flag: expected BOOLEAN [UNIVERSAL 1], found the end of the value around it at offset 2")
        expectCoded("3003010100", Needed(flag: false))
        expectCoded("30030101FF", Needed(flag: true))
    }

    @Test(arguments: [
        Probe("0900", "real : 0"), Probe("090143", "real : -0"), Probe("090140", "real : PLUS-INFINITY"),
        Probe("090141", "real : MINUS-INFINITY"), Probe("090142", "real : NOT-A-NUMBER"),
        Probe("090380FF01", "real : 0.5"), Probe("0903C00001", "real : -1"),
        Probe("0903800002", ber: "0903800101"), Probe("0903900101", ber: "0903800301"),
        Probe("0903A00101", ber: "0903800401"), Probe("0903840001", ber: "0903800101"),
        Probe("090481000001", ber: "0903800001"), Probe("0905 01 34393032", ber: "09048001 0993"),
        Probe("0904022E3530", ber: "090380FF01"), Probe("0905032E354530", ber: "090380FF01"),
        Probe("090144", .malformed), Probe("0903B00001", .malformed), Probe("09020478", .malformed),
    ])
    func reals(probe: Probe) { probe.check(Primitive.self) }

    private static func time(_ tag: UInt8, _ text: String) -> String {
        ([tag, UInt8(text.utf8.count)] + text.utf8).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    @Test(
        arguments: [
            ("20240506070809Z", nil), ("20240506070809.001Z", nil), ("20240506070809.5Z", nil),
            ("20240506070809.1000Z", "20240506070809.1Z"), ("20240506070809,5Z", "20240506070809.5Z"),
            ("202405060708Z", "20240506070800Z"), ("2024050607Z", "20240506070000Z"),
            ("20240506070809+0000", "20240506070809Z"), ("20240506070809.0Z", "20240506070809Z"),
        ] as [(String, String?)])
    func generalizedTimes(text: String, canonical: String?) throws {
        let encoding = octets(Self.time(0x18, text))
        let value = try Primitive(berEncoded: encoding)
        if text.hasSuffix("Z"), canonical == nil {
            #expect(try Primitive(derEncoded: encoding) == value)
            #expect(try value.derEncoded() == encoding)
        } else {
            #expect(failure(Primitive.self, der: Self.time(0x18, text)) == .notDER)
            if let canonical { #expect(try value.derEncoded() == octets(Self.time(0x18, canonical))) }
        }
    }

    /// Other zones, the end of a day and a leap second; DER has Z alone, and 00:00 for midnight.         (X.690 11.7)
    @Test(arguments: [
        ("20240506070809+0200", "20240506050809Z"), ("20240506010809-0130", "20240506023809Z"),
        ("20240506010809+02", "20240505230809Z"), ("20240506240000Z", "20240507000000Z"),
        ("20241231240000Z", "20250101000000Z"), ("20161231235960Z", "20161231235960Z"),
    ])
    func rareTimes(text: String, canonical: String) throws {
        let value = try Primitive(berEncoded: octets(Self.time(0x18, text)))
        #expect(try value.derEncoded() == octets(Self.time(0x18, canonical)))
        #expect(failure(Primitive.self, der: Self.time(0x18, text)) == (text == canonical ? nil : .notDER))
    }

    @Test(arguments: ["20241306070809Z", "20240230070809Z", "20240506250000Z", "20240506076009Z", "2024050607080Z", ""])
    func noTimes(text: String) {
        #expect(throws: ASN1Error.self) { try Primitive(berEncoded: octets(Self.time(0x18, text))) }
    }

    @Test(arguments: [
        ("500101000000Z", 1950), ("991231235959Z", 1999), ("000101000000Z", 2000), ("491231235959Z", 2049),
    ])
    func pivot(text: String, year: Int) throws {
        let value = try Primitive(derEncoded: octets(Self.time(0x17, text)))
        guard case .utc(let time) = value else {
            Issue.record("no UTCTime")
            return
        }
        #expect(time.year == year)
        #expect(try value.derEncoded() == octets(Self.time(0x17, text)))
        #expect(failure(Primitive.self, der: Self.time(0x17, String(text.prefix(10)) + "Z")) == .notDER)
    }

    @Test(arguments: [
        ("0603883703", "2.999.3"), ("060127", "0.39"), ("06017F", "2.47"), ("06028100", "2.48"), ("06022A03", "1.2.3"),
        ("060C8837 84808080808080808000", "2.999.36893488147419103232"),
    ])
    func objectIdentifiers(encoding: String, dotted: String) throws {
        expectCoded(encoding, Primitive.identifier(try #require(ASN1ObjectIdentifier(dotted))))
    }

    @Test(arguments: [
        Probe("0600", .malformed), Probe("06028001", .malformed), Probe("06032A8001", .malformed),
        Probe("06022A80", .malformed), Probe("0D028001", .malformed), Probe("0D0181", .malformed),
        Probe("0D03 883703"), Probe("2603060100", .notPrimitive),
    ])
    func subidentifiers(probe: Probe) { probe.check(Primitive.self) }

    @Test(arguments: [
        ("9F1F00", LongTags.t31(ASN1Null())), ("9F7F00", .t127(ASN1Null())), ("9F810000", .t128(ASN1Null())),
        ("9F888080800000", .t2147483648(ASN1Null())),
    ])
    func tags(encoding: String, value: LongTags) {
        expectCoded(encoding, value)
        // A leading zero digit.
        let padded = "9F80" + encoding.dropFirst(2)
        #expect(throws: ASN1Error.self) { try LongTags(berEncoded: octets(padded)) }
    }

    @Test(arguments: [0, 1, 127, 128, 255, 256, 65535, 65536, 16_777_216])
    func lengths(count: Int) throws {
        var length: [UInt8] = []
        var rest = count
        while rest > 0 {
            length.insert(UInt8(rest & 0xFF), at: 0)
            rest >>= 8
        }
        let header: [UInt8] = count < 128 ? [4, UInt8(count)] : [4, 0x80 | UInt8(length.count)] + length
        let contents = [UInt8](repeating: 0xA5, count: count)
        let encoding = header + contents
        #expect(try Primitive.octets(ASN1Bytes(contents)).derEncoded() == encoding)
        #expect(try Primitive(derEncoded: encoding) == .octets(ASN1Bytes(contents)))
        #expect(throws: ASN1Error.self) { try Primitive(derEncoded: Array(encoding.dropLast())) }
    }

    @Test(arguments: ["0484FFFFFFFF00", "04850100000000", "0484FFFFFFFE", "0488FFFFFFFFFFFFFFFF00"])
    func lengthsBeyondTheInput(encoding: String) {
        #expect(throws: ASN1Error.self) { try Primitive(derEncoded: octets(encoding)) }
        #expect(throws: ASN1Error.self) { try Primitive(berEncoded: octets(encoding)) }
    }

    @Test func empty() {
        expectCoded("3000", NoMembers())
        expectCoded("3100", NoMembersSet())
        expectCoded("3000", Lists())
        expectCoded("30043000 3000", Lists([[], []]))
        Probe("30803080000030800000 0000", ber: "300430003000").check(Lists.self)
        Probe("3080308030800000 00000000", ber: "300430023000").check(Nest.self)
    }

    @Test(arguments: [
        Probe("0400 00", .trailingBytes), Probe("0000", .unexpectedTag), Probe("24800401 61", .truncated, der: .notDER),
        Probe("0200", .malformed), Probe("0100", .malformed), Probe("0600", .malformed), Probe("0300", .malformed),
        Probe("03020800", .malformed), Probe("030101", .malformed), Probe("050100", .malformed),
        Probe("01020000", .malformed), Probe("0480616200 00", .malformed, der: .notDER),
    ])
    func broken(probe: Probe) { probe.check(Primitive.self) }

    @Test func primitiveSequence() {
        #expect(
            errorText(ClosedRecord.self, der: "1003020105")
                == "ClosedRecord: SEQUENCE [UNIVERSAL 16] is primitive and must be constructed at offset 0")
        Probe("3080020105", .truncated, der: .notDER).check(ClosedRecord.self)
        Probe("00003003020105", .unexpectedTag).check(ClosedRecord.self)
    }

    /// A SEQUENCE in a SEQUENCE and so on, the innermost one empty.
    private func nested(_ depth: Int) -> [UInt8] {
        var encoding: [UInt8] = []
        for _ in 0..<depth {
            let count = encoding.count
            let length: [UInt8] = count < 128 ? [UInt8(count)] : [0x82, UInt8(count >> 8), UInt8(count & 0xFF)]
            let shorter: [UInt8] = count >= 128 && count < 256 ? [0x81, UInt8(count)] : length
            encoding = [0x30] + shorter + encoding
        }
        return encoding
    }

    private func recursion<Value: ASN1Codable & Equatable>(_ type: Value.Type) throws {
        let deepest = nested(64)
        let value = try Value(derEncoded: deepest)
        #expect(try value.derEncoded() == deepest)
        #expect(try Value(berEncoded: deepest) == value)
        for bytes in [nested(65), nested(1000)] {
            for decode in [{ try Value(derEncoded: bytes) }, { try Value(berEncoded: bytes) }] {
                let error = #expect(throws: ASN1Error.self) { try decode() }
                #expect(error?.code == .limitExceeded)
            }
        }
        let shallow = ASN1Limits(depth: 3)
        #expect(throws: Never.self) { try Value(derEncoded: nested(3), limits: shallow) }
        #expect(throws: ASN1Error.self) { try Value(derEncoded: nested(4), limits: shallow) }
    }

    @Test func depth() throws {
        try recursion(Loop.self)
        try recursion(Left.self)
        try recursion(Nest.self)
        try recursion(BooleanChain.self)
    }

    @Test(arguments: [
        Probe("280806025101A0020500"), Probe("28080602510181026162"), Probe("280806025101820205A0"),
        Probe("281106025101020103070464657363A0020500"),
        Probe("2B10A00BA009800251018103 2A8648820161"), Probe("2B07A0028500820161"), Probe("3D07A0028500820161"),
        Probe("2806025101", .truncated), Probe("0808060251018102 6162", .notConstructed),
        Probe("288006025101A08005000000 0000", ber: "280806025101A0020500"),
    ])
    func external(probe: Probe) { probe.check(Primitive.self) }

    @Test func instanceOf() throws {
        Probe("300C280A06025101A0040202012C").check(Instance.self)
        Probe("300828060602 5101A000", .unexpectedTag).check(Instance.self)
    }
}
