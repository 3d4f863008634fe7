import ASN1Compiler
import ASN1Runtime
import Testing

@testable import ASN1Interpreter

/// What the rules allow, what errors say, and that schemas and inputs can ask for no more than there is.
struct DecodingTests {
    private static let types = """
        Flagged ::= SEQUENCE { a INTEGER, b BOOLEAN DEFAULT FALSE }
        Wrapped ::= [1] IMPLICIT SEQUENCE { choice CHOICE { b BOOLEAN, n INTEGER } }
        Words ::= SET OF UTF8String
        Members ::= SET { a INTEGER, b BOOLEAN, c NULL OPTIONAL }
        Small ::= INTEGER (0..10)
        Loose ::= INTEGER (0..10, ...)
        Letters ::= PrintableString (SIZE (1..2)) (FROM ("a".."c"))
        Level ::= ENUMERATED { low, high }
        List ::= SEQUENCE OF SEQUENCE { item Small }
        Bytes ::= OCTET STRING
        Real ::= SEQUENCE { r REAL DEFAULT 0 }
        """

    /// The value in value notation, or the error.
    private func outcome(_ type: String, _ encoding: String, _ rules: ASN1EncodingRules, in schema: Schema) -> String {
        do {
            return try schema.decode(type, octets(encoding), rules).valueNotation()
        } catch { return "\(error)" }
    }

    @Test(arguments: [
        ("Flagged", "3003800105", "{ a 5, b FALSE }", "{ a 5, b FALSE }"),
        (
            "Flagged", "3006800105810100",
            "Flagged.b: not DER: the default value is encoded (X.690 11.5) at offset 5", "{ a 5, b FALSE }"
        ),
        (
            "Flagged", "30808001050000", "Flagged: not DER: an indefinite length (X.690 10.1) at offset 0",
            "{ a 5, b FALSE }"
        ),
        ("Wrapped", "A105A0038001FF", "{ choice b : TRUE }", "{ choice b : TRUE }"),
        ("Words", "31070C01630C026162", "{ \"c\", \"ab\" }", "{ \"c\", \"ab\" }"),
        (
            "Words", "31070C0261620C0163",
            "Words[1]: not DER: SET OF elements that are not in ascending order (X.690 11.6) at offset 6",
            "{ \"ab\", \"c\" }"
        ),
        ("Members", "31068001058101FF", "{ a 5, b TRUE }", "{ a 5, b TRUE }"),
        (
            "Members", "31068101FF800105",
            "Members.a: not DER: SET components that are not in the order of their tags (X.690 10.3) at offset 5",
            "{ a 5, b TRUE }"
        ),
        ("Bytes", "2406040101040102", "Bytes: not DER: a constructed string (X.690 10.2) at offset 0", "'0102'H"),
        ("Real", "3003800143", "{ r -0 }", "{ r -0 }"), ("Loose", "02010B", "11", "11"),
    ])
    func rules(type: String, encoding: String, der: String, ber: String) throws {
        let schema = try Schema(Self.types)
        #expect(outcome(type, encoding, .der, in: schema) == der)
        #expect(outcome(type, encoding, .ber, in: schema) == ber)
    }

    @Test(arguments: [
        ("Flagged", "3003810100", "Flagged.a: expected [0], found [1] at offset 2"),
        ("Flagged", "30068001058201FF", "Flagged: unexpected [2] after the last component at offset 5"),
        ("Members", "3103800105", "Members.b: expected [1], found the end of the value around it at offset 5"),
        ("Members", "3106800105800105", "Members.a: a component occurs twice, tag [0] at offset 5"),
        ("Members", "3103840105", "Members: expected a member of Members, found [4] at offset 2"),
        ("Wrapped", "A104A0028400", "Wrapped.choice: expected [0] or [1], found [4] at offset 4"),
        ("Small", "02010B", "Small: the value violates (0..10), found 11 at offset 0"),
        ("Letters", "1303616161", "Letters: the value violates (SIZE (1..2)), found 3 at offset 0"),
        ("Letters", "130164", "Letters: the value violates (FROM (\"a\"..\"c\")), found \"d\" at offset 0"),
        ("Level", "0A0102", "Level: number 2 is none of Level at offset 0"),
        ("List", "300A30038001013003800114", "List[1].item: the value violates (0..10), found 20 at offset 9"),
        ("List", "30030500", "List: the value goes beyond the end of what is around it at offset 0"),
        ("Small", "02010505", "Small: bytes follow the value at offset 3"),
        ("Small", "", "Small: the input is empty at offset 0"),
    ])
    func errors(type: String, encoding: String, error: String) throws {
        #expect(outcome(type, encoding, .ber, in: try Schema(Self.types)) == error)
    }

    @Test
    func limits() throws {
        let schema = try Schema("Nested ::= SEQUENCE OF Nested")
        let deep = try #require(
            #expect(throws: ASN1Error.self) {
                try schema.decode("Nested", [[UInt8]](repeating: [0x30, 0x80], count: 200).flatMap { $0 }, .ber)
            })
        #expect(deep.code == .limitExceeded)
        #expect(deep.path == "Nested" + String(repeating: "[0]", count: 64))
        let wide = #expect(throws: ASN1Error.self) {
            try schema.decode("Nested", octets("3006300030003000"), .der, limits: ASN1Limits(elements: 2))
        }
        #expect(wide?.code == .limitExceeded)
    }

    /// CHOICEs without tags nest without octets of their own.
    @Test
    func nestedChoices() throws {
        let count = 400
        let choices = (0..<count).map { "C\($0) ::= CHOICE { a\($0) [\($0)] NULL, next\($0) C\($0 + 1) }" }
        let schema = try Schema(
            "M DEFINITIONS IMPLICIT TAGS ::= BEGIN \(choices.joined(separator: "\n")) C\(count) ::= INTEGER END")
        #expect(outcome("C0", "8100", .der, in: schema) == "next0 : a1 : NULL")
        #expect(outcome("C399", "020105", .der, in: schema) == "next399 : 5")
        let error = #expect(throws: ASN1Error.self) { try schema.decode("C0", octets("020105"), .der) }
        #expect(error?.code == .limitExceeded)
    }

    /// What counts are CHOICEs that stand directly in each other, not all that are open.
    @Test
    func openChoices() throws {
        let schema = try Schema("C ::= CHOICE { end NULL, more SEQUENCE { next C } }")
        var encoding = octets("8000")
        for _ in 0..<300 {
            encoding = Self.constructed(0xA1, Self.constructed(0xA0, encoding))
        }
        let value = try schema.decode("C", encoding, .der, limits: ASN1Limits(depth: 1000))
        #expect(value.valueNotation().hasSuffix("end : NULL" + String(repeating: " }", count: 300)))
    }

    /// A header of definite length, and contents of up to 65535 octets.
    private static func constructed(_ identifier: UInt8, _ contents: [UInt8]) -> [UInt8] {
        let length = contents.count
        let octets =
            length < 128
            ? [UInt8(length)]
            : length < 256
                ? [0x81, UInt8(length)] : [0x82, UInt8(length >> 8), UInt8(length & 0xFF)]
        return [identifier] + octets + contents
    }

    /// References are followed without recursion, each with its constraints.
    @Test
    func longChains() throws {
        let count = 5000
        let chain = (0..<count).map { "T\($0) ::= T\($0 + 1)" + ($0 == 9 ? " (1..5)" : "") }
        let schema = try Schema(chain.joined(separator: "\n") + "\nT\(count) ::= INTEGER (0..10)")
        #expect(outcome("T0", "020106", .der, in: schema) == "T0: the value violates (1..5), found 6 at offset 0")
        #expect(outcome("T10", "020106", .der, in: schema) == "6")
    }

    @Test
    func typeNames() throws {
        let schema = try Schema(
            """
            M1 DEFINITIONS ::= BEGIN Person ::= NULL Place ::= NULL END
            M2 DEFINITIONS ::= BEGIN Person ::= NULL PersonName ::= NULL END
            """)
        let find = { (name: String) throws(TypeNameError) -> String in
            let definition = try schema.interpreter.definition(named: name)
            return definition.module.name + "." + definition.name.text
        }
        #expect(try find("Place") == "M1.Place")
        #expect(try find("M2.Person") == "M2.Person")
        #expect(throws: TypeNameError.ambiguous(["M1.Person", "M2.Person"])) { try find("Person") }
        #expect(throws: TypeNameError.unknown(near: ["Person", "PersonName"])) { try find("person") }
        #expect(throws: TypeNameError.unknown(near: ["M1.Place"])) { try find("M1.Plaec") }
        #expect(throws: TypeNameError.unknown(near: [])) { try find("Something") }
        #expect(throws: TypeNameError.unknown(near: [])) { try find("") }
    }
}
