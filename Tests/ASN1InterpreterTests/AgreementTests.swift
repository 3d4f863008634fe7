import ASN1Compiler
import ASN1Interpreter
import ASN1Runtime
import PKIX
import Testing

@testable import GeneratedCode

/// The interpreter and generated code accept the same inputs and report the same errors about all others.
@Suite
struct AgreementTests {
    /// A type, decoded by generated code.
    struct Subject: Sendable, CustomTestStringConvertible {
        let name: String
        let vectors: [String]
        let decode: @Sendable (ASN1Bytes, ASN1EncodingRules) -> String?

        init<Value: ASN1Decodable>(_ type: Value.Type, _ vectors: String...) {
            name = type.asn1Name.description
            self.vectors = vectors
            decode = { bytes, rules in
                do throws(ASN1Error) {
                    switch rules {
                    case .der: _ = try Value(derEncoded: bytes)
                    case .ber: _ = try Value(berEncoded: bytes)
                    }
                    return nil
                } catch { return error.description }
            }
        }

        var testDescription: String { name }
    }

    static let subjects: [Subject] = [
        Subject(Each.self, "8001F6", "80050100000000", "8109FF0000000000000000"),
        Subject(ConstrainedParts.self, "3014800109A10831040C0261623100820205A08301F9"),
        Subject(
            All.self,
            """
            307E8001008101008201FF83010184010285010086020640870204508801018A01558B0380FE018C01748D0200798E0D30303031
            30313030303030305A8F0F32303231303130313030303030305AB009800101810102820171B103020109B203020101B3028200B4
            06800105810100B503800101B6056703800103970102B900
            """,
            """
            3081958001FF8101FF8209010000000000000000830900FFFFFFFFFFFFFFFF8401018501028603068040870204A08803C0FFEE89
            008A032A86488B0380FF018D02007A8E0D3939313233313233353935395AB006810102820170B10A0201010201020202012CB200
            B309A107A000A103800101B406800104810101B503800107B605670382016D970101B8028200B9030201059A03C27B03
            """),
        Subject(Version1.self, "3003800101", "30108001018101FF8201638300840380FF05"),
        Subject(Version3.self, "30108001018101FF8201638300840380FF05"),
        Subject(Middle1.self, "300E8001018101029F3201FF9F33017A"),
        Subject(Middle2.self, "300E8001018101029F3201FF9F33017A"),
        Subject(EmptyExtensible.self, "3000", "30020500"),
        Subject(EmptySet.self, "3100", "31020500"),
        Subject(EmptySetExtensible.self, "3100", "31020500"),
        Subject(Choice1.self, "800105", "8101FF"),
        Subject(Choice2.self, "800105", "8101FF", "A200", "8300"),
        Subject(Level1.self, "0A0101"),
        Subject(Level2.self, "0A03011170", "0A01FF"),
        Subject(Chain.self, "3008800101A103800102"),
        Subject(Filter.self, "A009A104A2028300830101"),
        Subject(Odd.self, "3106 A002A000 8101 61"),
        Subject(Nested.self, "3006300030023000"),
        Subject(TagSizes.self, "301DBF1F030201019F7F01029F81000103DF81800001045F8FFFFFFF7F01FF"),
        Subject(Couple.self, "300DA007A1056203020105A7020500"),
        Subject(Third.self, "63056203020103"),
        Subject(Kind.self, "A005A1030A0101"),
        Subject(Counts.self, "A00AA1083006820101820105", "A007A1053003820106"),
        Subject(Switches.self, "A30403020490"),
        Subject(
            InPlace.self, "302CA0053003020101A1020500A2030A0101A303020102A40403020780A50A3108A6063104A7020500A803020108"
        ),
        Subject(
            Everything.self,
            """
            308183A007A1056203020101A509A107A1056203020102A609A107A1056203020103020104A005A0030101FFA106A104A2020500
            A20302010530030201066103020107620302010863056203020109A705620302010AA805A1030A0100A007A1053003820100
            A30403020410300A620302010B620302010C310CA90302010DA905A003010100
            """),
        Subject(
            Mixed.self, "31160101FF0C0174490107A006020101020102830105C000",
            "3116C000830105A0060201010201020C01740101FF490107"),
        Subject(Open.self, "3106800101810102"),
        Subject(EachFault.self, "B908300604010102010A", "BA09800105A30430020500", "BC0305 0100"),
        Subject(
            Certificate.self,
            """
            308201423081F5A003020102021450911A4B77922D30E1B6A5F7923E7716E332DFB6300506032B6570300F310D300B0603550403
            0C044C656166301E170D3236313133303035303030385A170D3336313132373035303030385A300F310D300B06035504030C044C
            656166302A300506032B65700321000D3D1FD0DBA7ACC7CFEF0219D62C05F7C7F4F9BBD4130F506CE43A58AADCD61CA363306130
            1D0603551D0E041604148F5F44CE1B5C4BAF5FED695B7F6B2045EDCFADC7301F0603551D230418301680148F5F44CE1B5C4BAF5F
            ED695B7F6B2045EDCFADC7300F0603551D130101FF040530030101FF300E0603551D0F0101FF040403020284300506032B657003
            4100966796FB750EFD9387C78A84A66494D1EF4CD008F514982DD2F5A23555B97153089533C1F99ABA1D3D0504805D944DF7D8E5
            374B114CAB82FF72B276A15E8302
            """),
    ]

    private let schema: Schema

    init() throws { schema = try Schema(folders: ["Tests/GeneratedCode", "Schemas/PKIX"]) }

    /// Values that are those of a DEFAULT, which DER does not encode, each alone.
    @Test(arguments: DefaultVectors.components)
    func agreesAboutDefaults(component: String) throws {
        let contents = octets(component)
        let input = ASN1Bytes([0x30, UInt8(contents.count)] + contents)
        let all = try schema.interpreter.definition(named: "All")
        let expected = #expect(throws: ASN1Error.self) { try All(derEncoded: input) }
        let found = #expect(throws: ASN1Error.self) {
            try schema.interpreter.decode(all, from: input, rules: .der)
        }
        #expect(found?.description == expected?.description)
        #expect(
            try schema.interpreter.decode(all, from: input, rules: .ber)
                == schema.interpreter.decode(all, from: ASN1Bytes([0x30, 0]), rules: .der))
    }

    /// Values that are, or nearly are, those of a structured DEFAULT: what each of the two decodes and encodes.
    @Test(arguments: DefaultVectors.below + DefaultVectors.beside)
    func agreesAboutEquality(component: String) throws {
        let contents = octets(component)
        let input = ASN1Bytes([0x30, UInt8(contents.count)] + contents)
        let below = try schema.interpreter.definition(named: "Beneath")
        let value = try schema.interpreter.decode(below, from: input, rules: .ber)
        #expect(try schema.interpreter.encode(value, as: below) == Beneath(berEncoded: input).derEncoded())
        var found: String?
        do throws(ASN1Error) {
            _ = try schema.interpreter.decode(below, from: input, rules: .der)
        } catch { found = error.description }
        var expected: String?
        do throws(ASN1Error) { _ = try Beneath(derEncoded: input) } catch { expected = error.description }
        #expect(found == expected)
    }

    /// DEFAULTs whose notation is that of other types.
    @Test(arguments: DefaultVectors.described)
    func agreesAboutNotation(component: String) throws {
        let contents = octets(component)
        let input = ASN1Bytes([0x30, UInt8(contents.count)] + contents)
        let described = try schema.interpreter.definition(named: "Described")
        let value = try schema.interpreter.decode(described, from: input, rules: .ber)
        #expect(try value == schema.interpreter.decode(described, from: ASN1Bytes([0x30, 0]), rules: .der))
        #expect(try schema.interpreter.encode(value, as: described) == [0x30, 0])
        #expect(throws: ASN1Error.self) { try schema.interpreter.decode(described, from: input, rules: .der) }
    }

    /// What is wrong in one place, and how it is described.
    @Test(arguments: FaultVectors.errors + FaultVectors.notDER)
    func agreesAboutFaults(encoding: String, error: String) throws {
        let each = try schema.interpreter.definition(named: "EachFault")
        let found = #expect(throws: ASN1Error.self) {
            try schema.interpreter.decode(each, from: ASN1Bytes(octets(encoding)), rules: .der)
        }
        #expect(found?.description == error)
    }

    @Test(arguments: FaultVectors.moments + FaultVectors.notDER.map(\.encoding))
    func agreesAboutBER(encoding: String) throws {
        let each = try schema.interpreter.definition(named: "EachFault")
        #expect(throws: Never.self) {
            try schema.interpreter.decode(each, from: ASN1Bytes(octets(encoding)), rules: .ber)
        }
    }

    /// Each vector as it is, with every octet changed to several others, and cut short everywhere.
    @Test(arguments: subjects)
    func agrees(subject: Subject) throws {
        let definition = try schema.interpreter.definition(named: subject.name)
        for vector in subject.vectors {
            let original = octets(vector)
            var inputs = [original]
            for index in original.indices {
                let octet = original[index]
                for other in [0, 1, 0x7F, 0x80, 0xFF, octet ^ 0x20, octet &+ 1, octet &- 1] where other != octet {
                    var changed = original
                    changed[index] = other
                    inputs.append(changed)
                }
                inputs.append(Array(original[..<index]))
            }
            for input in inputs {
                for rules in [ASN1EncodingRules.der, .ber] {
                    var found: String?
                    do throws(ASN1Error) {
                        _ = try schema.interpreter.decode(definition, from: ASN1Bytes(input), rules: rules)
                    } catch { found = error.description }
                    let expected = subject.decode(ASN1Bytes(input), rules)
                    #expect(found == expected, "\(rules): \(ASN1Bytes(input))")
                }
            }
        }
    }

    /// Values just inside and just outside of constraints of every kind, their notation included.
    @Test(arguments: PredicateVectors.encodings)
    func agreesAboutConditions(encoding: [UInt8]) throws {
        let each = try schema.interpreter.definition(named: "EachPredicate")
        let input = ASN1Bytes(encoding)
        for rules in [ASN1EncodingRules.der, .ber] {
            var found: String
            do throws(ASN1Error) {
                found = try schema.interpreter.decode(each, from: input, rules: rules).valueNotation()
            } catch { found = error.description }
            var expected: String
            do throws(ASN1Error) {
                switch rules {
                case .der: expected = try EachPredicate(derEncoded: input).description
                case .ber: expected = try EachPredicate(berEncoded: input).description
                }
            } catch { expected = error.description }
            #expect(found == expected, "\(rules): \(input)")
        }
    }
}
