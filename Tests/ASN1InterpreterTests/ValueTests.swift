import ASN1Runtime
import Testing

@testable import ASN1Interpreter

/// Values of all kinds of types, in both notations. Encodings are the examples of X.690 where it has one.
struct ValueTests {
    @Test(arguments: [
        ("BOOLEAN", "0101FF", "TRUE", "true"), ("NULL", "0500", "NULL", "null"), ("INTEGER", "020180", "-128", "-128"),
        ("INTEGER { one(1), two(2) }", "020102", "two", "2"), ("INTEGER { one(1), two(2) }", "020103", "3", "3"),
        ("INTEGER", "02071FFFFFFFFFFFFF", "9007199254740991", "9007199254740991"),
        ("INTEGER", "020720000000000000", "9007199254740992", "\"9007199254740992\""),
        ("INTEGER", "0207E0000000000000", "-9007199254740992", "\"-9007199254740992\""),
        ("INTEGER", "0209010000000000000000", "18446744073709551616", "\"18446744073709551616\""),
        ("ENUMERATED { red, light-blue }", "0A0101", "light-blue", "\"light-blue\""),
        ("ENUMERATED { red, ... }", "0A0107", "7", "7"), ("REAL", "0900", "0", "0"),
        ("REAL", "090380FF05", "2.5", "2.5"), ("REAL", "090140", "PLUS-INFINITY", "\"INF\""),
        ("REAL", "090141", "MINUS-INFINITY", "\"-INF\""), ("REAL", "090142", "NOT-A-NUMBER", "\"NaN\""),
        ("REAL", "090143", "-0", "\"-0\""), ("OCTET STRING", "040204FF", "'04FF'H", "\"04FF\""),
        (
            "BIT STRING", "0307040A3B5F291CD0", "'00001010001110110101111100101001000111001101'B",
            #"{"value": "0A3B5F291CD0","length": 44}"#
        ),
        ("BIT STRING", "030204AF", "'1010'B", #"{"value": "A0","length": 4}"#),
        ("BIT STRING { a(0), c(2) }", "030205A0", "{ a, c }", #"["a","c"]"#),
        ("BIT STRING { a(0), c(2) }", "030204B0", "'1011'B", #"["a","c",3]"#),
        ("OBJECT IDENTIFIER", "0603883703", "{ 2 999 3 }", "\"2.999.3\""),
        ("RELATIVE-OID", "0D04C27B0302", "{ 8571 3 2 }", "\"8571.3.2\""),
        ("UTF8String", "0C0461620A22", "{ \"ab\", {0,0,0,10}, \"\"\"\" }", #""ab\n\"""#),
        ("UTF8String", "0C02C285", "{ {0,0,0,133} }", #""\u0085""#),
        ("UTF8String", "0C0561E280AE62", "{ \"a\", {0,0,32,46}, \"b\" }", #""a\u202eb""#),
        ("UTF8String", "0C04F3A08081", "{ {0,14,0,1} }", #""\udb40\udc01""#),
        ("VisibleString", "1A054A6F6E6573", "\"Jones\"", "\"Jones\""),
        ("BMPString", "1E0400480069", "\"Hi\"", "\"Hi\""),
        ("TeletexString", "14024869", "\"Hi\"", "\"Hi\""),
        ("TeletexString", "1402E948", "'E948'H", #"{"octets": "E948"}"#),
        ("ObjectDescriptor", "07024869", "\"Hi\"", "\"Hi\""),
        ("UTCTime", "170D3939303130333035343430305A", "\"990103054400Z\"", "\"990103054400Z\""),
        ("GeneralizedTime", "181131393932303732323133323130302E335A", "\"19920722132100.3Z\"", "\"19920722132100.3Z\""),
        ("DATE", "1F1F083139383531313134", "\"1985-11-14\"", "\"1985-11-14\""),
        ("TIME-OF-DAY", "1F2006313532373436", "\"15:27:46\"", "\"15:27:46\""),
        ("OID-IRI", "1F23042F49534F", "\"/ISO\"", "\"/ISO\""), ("SEQUENCE OF INTEGER", "3000", "{ }", "[]"),
        ("SEQUENCE {}", "3000", "{ }", "{}"),
        ("CHOICE { a BOOLEAN, ... }", "850101", "-- [5] 850101 --", #"{"...": "850101"}"#),
        (
            "SEQUENCE { a INTEGER, ... }", "30098001058101FF820100", "{ a 5 -- [1] 8101FF -- -- [2] 820100 -- }",
            #"{"a": 5,"...": ["8101FF","820100"]}"#
        ),
        ("SEQUENCE { a INTEGER DEFAULT 3, b NULL OPTIONAL }", "3000", "{ a 3 }", #"{"a": 3}"#),
        (
            "EXTERNAL", "280806022A0381020500", "{ direct-reference { 1 2 3 }, encoding octet-aligned : '0500'H }",
            #"{"direct-reference": "1.2.3","encoding": {"octet-aligned": "0500"}}"#
        ),
        (
            "EMBEDDED PDV", "2B0AA00481022A0382020500", "{ identification syntax : { 1 2 3 }, data-value '0500'H }",
            #"{"identification": {"syntax": "1.2.3"},"data-value": "0500"}"#
        ),
        (
            "CHARACTER STRING", "3D08A002850082020500", "{ identification fixed : NULL, string-value '0500'H }",
            #"{"identification": {"fixed": null},"string-value": "0500"}"#
        ),
    ])
    func each(type: String, encoding: String, notation: String, json: String) throws {
        let value = try Schema("T ::= " + type).decode("T", octets(encoding), .ber)
        #expect(value.valueNotation() == notation)
        #expect(value.json.split(separator: "\n").map { $0.drop { $0 == " " } }.joined() == json)
    }

    @Test
    func openTypes() throws {
        let schema = try Schema(
            """
            C ::= CLASS { &id INTEGER UNIQUE, &Type } WITH SYNTAX { ID &id TYPE &Type }
            T ::= SEQUENCE { id C.&id ({ Set }), value C.&Type ({ Set }{ @id }) }
            Set C ::= { { ID 1 TYPE BOOLEAN } }
            """)
        let value = try schema.decode("T", octets("3008800101A1030101FF"), .der)
        #expect(value.valueNotation() == "{ id 1, value BOOLEAN : TRUE }")
    }

    /// The encoding and the notation are those of asn1tools (DER and GSER), but for quotation marks in a string and object identifiers,
    /// which X.680 12.14 and 32.3 write otherwise, and for the `Z` that it leaves out of the GeneralizedTime.
    @Test
    func nested() throws {
        let schema = try Schema(
            """
            Colour ::= ENUMERATED { red, light-blue }
            Point ::= SEQUENCE { x INTEGER, y INTEGER OPTIONAL, name UTF8String OPTIONAL }
            Shape ::= CHOICE { point Point, circle SEQUENCE { centre Point, radius INTEGER }, none NULL }
            Drawing ::= SEQUENCE {
                title UTF8String, colour Colour, shapes SEQUENCE OF Shape, visible BOOLEAN, id OBJECT IDENTIFIER,
                data OCTET STRING, bits BIT STRING, set SET OF INTEGER, empty SEQUENCE OF INTEGER, none NULL, when UTCTime,
                gen GeneralizedTime, num INTEGER
            }
            """)
        let encoding = octets(
            """
            307F800C486520736169642022686922810101A227A0068001018101FEA11BA006800100820163811101000000000000000000000000
            0000000082008301FF84062A864886F70D850204FF860204A0A709020103020101020102A80089008A0D323430353036303730383039
            5A8B0F32303234303530363037303830395A8C01FB
            """)
        let value = try schema.decode("Drawing", encoding, .ber)
        #expect(
            value.description
                == "{ title \"He said \"\"hi\"\"\", colour light-blue, shapes { point : { x 1, y -2 }, circle : { centre "
                + "{ x 0, name \"c\" }, radius 340282366920938463463374607431768211456 }, none : NULL }, visible TRUE, "
                + "id { 1 2 840 113549 }, data '04FF'H, bits '1010'B, set { 3, 1, 2 }, empty { }, none NULL, "
                + "when \"240506070809Z\", gen \"20240506070809Z\", num -5 }")
        #expect(
            value.valueNotation(.indented).hasPrefix(
                """
                {
                  title "He said ""hi""\",
                  colour light-blue,
                  shapes {
                    point : {
                      x 1,
                      y -2
                    },
                    circle : {
                      centre {
                """))
        #expect(
            value.json.hasPrefix(
                """
                {
                  "title": "He said \\"hi\\"",
                  "colour": "light-blue",
                  "shapes": [
                    {
                      "point": {
                        "x": 1,
                        "y": -2
                      }
                    },
                    {
                      "circle": {
                        "centre": {
                          "x": 0,
                          "name": "c"
                        },
                        "radius": "340282366920938463463374607431768211456"
                      }
                    },
                    {
                      "none": null
                    }
                  ],
                  "visible": true,
                """))
    }
}
