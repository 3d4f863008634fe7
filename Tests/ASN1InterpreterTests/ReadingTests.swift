import ASN1Compiler
import ASN1Runtime
import Foundation
import Testing

@testable import ASN1Interpreter

/// Values read from what printing them writes, and from what people write.
@Suite
struct ReadingTests {
    /// Text → value → DER, or the error with its offsets in the text.
    private func encoded(_ text: String, _ type: String, isJSON: Bool, in schema: Schema) throws -> String {
        let definition = try schema.interpreter.definition(named: type)
        let file = SourceFile(path: "value", bytes: Array(text.utf8))
        do {
            let value = try schema.interpreter.read(file, index: 0, isJSON: isJSON, as: definition)
            return hexadecimal(try schema.interpreter.encode(value, as: definition))
        } catch let error as WrittenValueError { return "\(error.range.start)-\(error.range.end): \(error.message)" }
    }

    private func hexadecimal(_ octets: [UInt8]) -> String { ASN1Bytes(octets).description }

    // MARK: Round trips

    /// Every random value of every type, decoded, printed, read and encoded: the same octets, by both notations.
    @Test(arguments: RoundTripSchemas.all)
    func randomValues(schemas: RoundTripSchemas) throws {
        let interpreter = try Schema(folders: [schemas.folder] + schemas.imports).interpreter
        for subject in schemas.subjects {
            let definition = try interpreter.definition(named: subject.name)
            let plan = interpreter.planner.plan(definition.type, typeName: definition.name.text)
            let seed = subject.name.utf8.reduce(UInt64(7)) { $0 &* 31 &+ UInt64($1) }
            var random = RandomValue(
                planner: interpreter.planner, hasNativeIntegers: schemas.hasNativeIntegers, seed: seed)
            for _ in 0..<(schemas.count / 2) {
                guard let value = random.value(plan), let octets = try? interpreter.encode(value, as: definition),
                    let read = try? interpreter.decode(definition, from: ASN1Bytes(octets), rules: .der)
                else { continue }
                try expectSame(read, octets, definition, interpreter)
            }
        }
    }

    /// Files that others made.
    @Test(arguments: [
        ("Certificate", "/etc/ssl/certs", ".pem"), ("ContentInfo", "Tests/AppStoreReceiptTests/Receipts", ".p7"),
    ])
    func files(type: String, folder: String, suffix: String) throws {
        let interpreter = try Schema(
            folders: ["Schemas/PKIX", "Schemas/CMS", "Schemas/AppStoreReceipt"].filter(exists)
        )
        .interpreter
        let definition = try interpreter.definition(named: type)
        let path = folder.hasPrefix("/") ? folder : Schema.package.appending(path: folder).path
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        var count = 0
        for name in names.sorted() where name.hasSuffix(suffix) && count < 60 {
            let bytes = try octets(ofFile: path + "/" + name)
            // What is no DER comes back as DER, which is other octets.
            guard let value = try? interpreter.decode(definition, from: ASN1Bytes(bytes), rules: .der) else { continue }
            try expectSame(value, bytes, definition, interpreter)
            count += 1
        }
        // A system may have no store of certificates.
        #expect(count > 0 || folder.hasPrefix("/"))
    }

    private func exists(_ folder: String) -> Bool {
        FileManager.default.fileExists(atPath: Schema.package.appending(path: folder).path)
    }

    private func octets(ofFile path: String) throws -> [UInt8] {
        let data = try Data(contentsOf: URL(fileURLWithPath: path))
        let text = String(decoding: data, as: UTF8.self)
        guard text.hasPrefix("-----BEGIN") else { return [UInt8](data) }
        let body = text.split(separator: "\n").filter { !$0.hasPrefix("-----") }.joined()
        return [UInt8](try #require(Data(base64Encoded: body)))
    }

    private func expectSame(
        _ value: InterpretedValue, _ octets: [UInt8], _ definition: TypeDefinition, _ interpreter: Interpreter
    ) throws {
        for (isJSON, text) in [
            (true, value.json), (false, value.valueNotation(.indented)), (false, value.valueNotation()),
        ] {
            let file = SourceFile(path: "value", bytes: Array(text.utf8))
            do {
                let read = try interpreter.read(file, index: 0, isJSON: isJSON, as: definition)
                let encoding = try interpreter.encode(read, as: definition)
                #expect(encoding == octets, "\(definition.name.text): \(text)")
            } catch { Issue.record("\(definition.name.text): \(error): \(text)") }
        }
    }

    // MARK: What people write

    private static let types = """
        Person ::= SEQUENCE { name UTF8String (SIZE (1..8)), age INTEGER { child(9) } (0..150) DEFAULT 5, likes SET OF Colour }
        Colour ::= ENUMERATED { red, green, ... }
        Shape ::= CHOICE { round NULL, sides INTEGER, ... }
        Flags ::= BIT STRING { read(0), write(2) }
        Number ::= INTEGER
        Ident ::= OBJECT IDENTIFIER
        Time ::= UTCTime
        Printable ::= PrintableString
        Open ::= SEQUENCE { ..., known NULL OPTIONAL }
        Real ::= REAL
        example OBJECT IDENTIFIER ::= { 2 999 }
        five INTEGER ::= 5
        """

    /// The encodings are asn1tools', or follow from X.690 directly.
    @Test(arguments: [
        ("Person", "{ name \"Jo\", age 7, likes { green, red } }", "300f80024a6f810107a2060a01000a0101"),
        ("Person", "{ likes { }, name \"Jo\" }", "300680024a6fa200"),
        ("Person", "{ name \"Jo\", age 5, likes {} }", "300680024a6fa200"),
        ("Person", "{ name { \"J\", {0,0,0,111} }, age child, likes {} }", "300980024a6f810109a200"),
        ("Shape", "sides : -1", "8101ff"), ("Shape", "round:NULL", "8000"), ("Shape", "-- [5] 850101 --", "850101"),
        ("Flags", "{ write }", "03020520"), ("Flags", "'1'B", "03020780"), ("Flags", "{ }", "030100"),
        ("Number", "five", "020105"), ("Number", "'FF00'H", "0202ff00"), ("Number", "-129", "0202ff7f"),
        ("Ident", "{ iso member-body 840 }", "06032a8648"), ("Ident", "{ example 3 }", "0603883703"),
        ("Ident", "{ joint-iso-itu-t(2) 5 }", "060155"),
        ("Time", "\"240506070809Z\"", "170d3234303530363037303830395a"),
        ("Real", "{ mantissa 5, base 2, exponent -1 }", "090380ff05"),
        ("Open", "{ -- [7] 8700 -- }", "30028700"), ("Open", "{ known NULL -- [7] 8700 -- }", "300480008700"),
    ])
    func notation(type: String, text: String, encoding: String) throws {
        #expect(try encoded(text, type, isJSON: false, in: try Schema(Self.types)) == encoding)
    }

    @Test(arguments: [
        ("Person", #"{ "likes": ["red"], "name": "Jo" }"#, "300980024a6fa2030a0100"),
        ("Shape", #"{ "sides": 3 }"#, "810103"), ("Shape", #"{ "...": "850101" }"#, "850101"),
        ("Flags", #"["read", 5]"#, "03020284"), ("Number", #""18446744073709551616""#, "0209010000000000000000"),
        ("Ident", #""2.999.3""#, "0603883703"), ("Real", "2.5", "090380ff05"), ("Real", #""-INF""#, "090141"),
        ("Open", #"{ "...": ["8700"] }"#, "30028700"),
    ])
    func json(type: String, text: String, encoding: String) throws {
        #expect(try encoded(text, type, isJSON: true, in: try Schema(Self.types)) == encoding)
    }

    /// Octets that stand for a value are one: BER among them becomes DER, and what is none is an error at its place.
    @Test(arguments: [
        ("Any", "{ value '0101BF'H }", #"{ "value": "0101bf" }"#, "3005a0030101ff"),
        ("Any", "{ value '24800401610000'H }", #"{ "value": "24800401610000" }"#, "3005a003040161"),
        ("Any", "{ value '300502021005'H }", nil, "expected the whole encoding"),
        ("Any", "{ value '3005'H }", #"{ "value": "3005" }"#, "expected the whole encoding"),
        ("Any", "{ value '05000500'H }", #"{ "value": "05000500" }"#, "expected the whole encoding"),
        (
            "Any", "{ value NULL : NULL -- [7] 8701 -- }", #"{ "value": "0500", "...": ["8701"] }"#,
            "expected the whole encoding"
        ),
        ("Shape", "-- [5] 8502 --", #"{ "...": "8502" }"#, "expected the whole encoding"),
        ("Shape", "-- [0] 8000 --", #"{ "...": "8000" }"#, "write alternative 'round' by its name"),
        ("Open", "{ -- [0] 8000 -- }", #"{ "...": ["8000"] }"#, "write component 'known' by its name"),
        // Contents that are none of their universal type are in no rules: a segment that is no string, unused bits, a REAL.
        ("Any", "{ value '33050500020105'H }", #"{ "value": "33050500020105" }"#, "expected the whole encoding"),
        ("Any", "{ value '31050301053100'H }", #"{ "value": "31050301053100" }"#, "expected the whole encoding"),
        ("Any", "{ value '3005090105'H }", nil, "expected the whole encoding"),
        // Behind an addition that is unknown, a decoder takes all others for unknown too, and what follows for what it is.
        ("Open", "{ -- [9] 8900 -- -- [0] 8000 -- }", #"{ "...": ["8900", "8000"] }"#, "300489008000"),
        (
            "Split", "{ a NULL -- [9] 8900 -- -- [0] 8000 -- -- [5] 8500 -- }",
            #"{ "a": null, "...": ["8900", "8000", "8500"] }"#, "write component 'c' by its name"
        ),
        ("Open", "{ '870'H }", nil, "two digits for each octet"),
        ("Open", "{ '8701FF'H, 5 }", #"{ "...": ["8701FF", 5] }"#, "expected an"),
        ("Wide", "{ '0500'H }", #"{ "...": ["0500"] }"#, "write component 'value' by its name"),
    ])
    func encodings(type: String, notation: String, json: String?, expected: String) throws {
        let schema = try Schema(
            Self.types + "\nAny ::= SEQUENCE { value TYPE-IDENTIFIER.&Type, ... }"
                + "\nWide ::= SEQUENCE { first [5] NULL OPTIONAL, value ANY OPTIONAL, ... }"
                + "\nSplit ::= SEQUENCE { a NULL, ..., b [0] NULL OPTIONAL, ..., c [5] NULL OPTIONAL }")
        #expect(try encoded(notation, type, isJSON: false, in: schema).contains(expected))
        if let json { #expect(try encoded(json, type, isJSON: true, in: schema).contains(expected)) }
    }

    /// Each error names the part of the text that is wrong.
    @Test(arguments: [
        ("Person", "{ nam \"Jo\", likes {} }", "2-5: the type has no component 'nam'; did you mean 'name'?"),
        ("Person", "{ name \"Jo\" }", "0-13: component 'likes' is missing; it is [2]"),
        ("Person", "{ name \"Jo\", name \"Jo\" }", "13-17: 'name' is given twice; remove one of the two"),
        ("Person", "{ name \"Johanna P\", likes {} }", "7-18: the value violates (SIZE (1..8)), found 9"),
        ("Person", "{ name \"Jo\", age 151, likes {} }", "17-20: the value violates (0..150), found 151"),
        ("Person", "{ name 5, likes {} }", "7-8: this is not a value of type UTF8String"),
        ("Person", "{ name \"Jo\", likes { rde } }", "21-24: the type has no item 'rde'; did you mean 'red'?"),
        ("Shape", "corners : 5", "0-7: the type has no alternative 'corners'; there are 'round', 'sides'"),
        ("Shape", "5", "0-1: expected a value of a CHOICE, 'alternative : value'"),
        ("Number", "six", "0-3: the schema has no value 'six'; write the value itself"),
        ("Number", "5 6", "2-3: expected the end of the file after the value, found '6'"),
        (
            "Ident", "{ 2 name }",
            "4-8: this is no arc of an object identifier: neither a number nor a value of the schema"
        ),
        ("Printable", "\"a*b\"", "0-5: a character that PrintableString does not have"),
        ("Colour", "{", "0-1: this '{' is never closed; add the '}'"),
    ])
    func notationErrors(type: String, text: String, error: String) throws {
        #expect(try encoded(text, type, isJSON: false, in: try Schema(Self.types)) == error)
    }

    @Test(arguments: [
        ("Person", #"{ "nam": "Jo" }"#, "2-7: the type has no component 'nam'; did you mean 'name'?"),
        ("Person", #"{ "name": 5 }"#, "10-11: expected a string, found the number 5"),
        (
            "Person", #"{ "name": "Jo", "likes": ["blue"] }"#,
            "26-32: the type has no item 'blue'; there are 'red', 'green'"
        ),
        ("Person", #"{ "name": "Jo" "#, "15-15: expected ',' or '}', found the end of the file"),
        (
            "Shape", #"{ "round": null, "sides": 3 }"#,
            "0-29: expected an object with one member, the alternative, found an object"
        ),
        ("Number", "1.5", "0-3: expected a whole number, found the number 1.5"),
        (
            "Number", #""0xFF""#,
            "0-6: '0x' is for integers of more than 4096 octets, in two's complement; write decimal digits"
        ),
        ("Ident", #""3.4""#, "0-5: expected an object identifier such as '2.5.4.3', found '3.4'"),
        ("Time", #""yesterday""#, "0-11: expected a time of the type, found 'yesterday'"),
    ])
    func jsonErrors(type: String, text: String, error: String) throws {
        #expect(try encoded(text, type, isJSON: true, in: try Schema(Self.types)) == error)
    }

    /// A number that is too long to be read in decimal says so, and what to write instead can be read.
    @Test(arguments: [true, false])
    func longNumbers(isJSON: Bool) throws {
        let schema = try Schema("Number ::= INTEGER")
        let digits = String(repeating: "7", count: 10_001)
        let form = isJSON ? "as a string of '0x' and hexadecimal digits" : "in hexadecimal, '…'H"
        #expect(
            try encoded(digits, "Number", isJSON: isJSON, in: schema)
                == "0-10001: a decimal number has at most 10000 digits here, and this one 10001; write the octets of its "
                + "encoding \(form)")
        // A number of JSON is no hexadecimal one, however long.
        #expect(try encoded(digits + "7", "Number", isJSON: isJSON, in: schema).contains("this one 10002"))
        let hexadecimal = String(repeating: "7", count: 10_002)
        let text = isJSON ? "\"0x\(hexadecimal)\"" : "'\(hexadecimal)'H"
        #expect(try encoded(text, "Number", isJSON: isJSON, in: schema).lowercased().hasSuffix(hexadecimal))
    }

    /// Of an object identifier that decoders would not take, the octets are not even made, which would take minutes.
    @Test(arguments: [true, false])
    func longIdentifiers(isJSON: Bool) throws {
        let schema = try Schema("Ident ::= OBJECT IDENTIFIER Relative ::= RELATIVE-OID")
        func text(_ arcs: [String]) -> String {
            isJSON ? "\"" + arcs.joined(separator: ".") + "\"" : "{ " + arcs.joined(separator: " ") + " }"
        }
        let ones = [String](repeating: "1", count: 4096)
        #expect(try encoded(text(ones), "Relative", isJSON: isJSON, in: schema).hasPrefix("0d821000"))
        #expect(
            try encoded(text(["2", "5"] + ones.dropFirst()), "Ident", isJSON: isJSON, in: schema).hasPrefix("06821000"))
        for (arcs, type) in [
            (ones + ["1"], "Relative"), (["2", "5"] + ones, "Ident"),
            (["2", String(repeating: "9", count: 500_000)], "Ident"),
            ([String(repeating: "9", count: 500_000)], "Relative"),
        ] {
            let message = try encoded(text(arcs), type, isJSON: isJSON, in: schema)
            #expect(message.hasSuffix("an object identifier has at most 4096 octets, and this one has more"))
        }
    }

    /// A large number that is written is read again as the same, though its hexadecimal digits are all decimal ones.
    @Test(arguments: [4095, 4096, 4097, 4500, 5000, 6000])
    func largeNumbers(count: Int) throws {
        let schema = try Schema("Number ::= INTEGER")
        let definition = try schema.interpreter.definition(named: "Number")
        let number = ASN1Integer(twosComplement: ASN1Bytes([UInt8](repeating: 0x55, count: count)))
        let octets = try schema.interpreter.encode(.integer(number, name: nil), as: definition)
        try expectSame(.integer(number, name: nil), octets, definition, schema.interpreter)
    }

    /// Texts can ask for no more stack than there is.
    @Test
    func deepNesting() throws {
        let schema = try Schema("Nested ::= SEQUENCE OF Nested")
        let depth = 100_000
        let open = String(repeating: "{", count: depth) + String(repeating: "}", count: depth)
        #expect(try encoded(open, "Nested", isJSON: false, in: schema).contains("nested"))
        let json = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        #expect(try encoded(json, "Nested", isJSON: true, in: schema).contains("nested too deeply"))
    }
}
