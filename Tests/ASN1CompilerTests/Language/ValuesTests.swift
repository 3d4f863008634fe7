import Testing

@testable import ASN1Compiler

/// The notation for values of every type: X.680 16 to 47.
struct ValuesTests {
    @Test(arguments: right) func accepted(_ text: LanguageCase) { text.run() }

    @Test(arguments: wrong) func reported(_ text: LanguageCase) { text.run() }

    private static let right: [LanguageCase] = [
        LanguageCase(
            "X.680 18, 24: BOOLEAN and NULL",
            """
            a BOOLEAN ::= TRUE
            b NULL ::= NULL
            c SEQUENCE { x NULL, y BOOLEAN } ::= { x NULL, y FALSE }
            """),
        LanguageCase(
            "X.680 19.9: INTEGER by number, name and reference",
            """
            T ::= INTEGER { one(1), two(2) }
            a T ::= 5
            b T ::= two
            c INTEGER ::= a
            d INTEGER ::= -9999999999999999999999999999999
            """),
        LanguageCase(
            "X.680 20.9: ENUMERATED by name",
            """
            T ::= ENUMERATED { red, green, ..., blue }
            a T ::= green
            b T ::= blue
            c T ::= a
            """),
        LanguageCase(
            "X.680 21.6: REAL in every notation",
            """
            a REAL ::= 0
            b REAL ::= -1.5E3
            c REAL ::= { mantissa 314159, base 10, exponent -5 }
            d REAL ::= { mantissa -1, base 2, exponent 10 }
            e REAL ::= PLUS-INFINITY
            f REAL ::= MINUS-INFINITY
            g REAL ::= NOT-A-NUMBER
            h REAL ::= c
            """),
        LanguageCase(
            "X.680 22.9: BIT STRING in every notation",
            """
            T ::= BIT STRING { a(0), b(1), c(9) }
            u T ::= { a, c }
            v T ::= { }
            w T ::= '0101'B
            x BIT STRING ::= 'F0F'H
            y BIT STRING (CONTAINING INTEGER) ::= CONTAINING 5
            """),
        LanguageCase(
            "X.680 23.3: OCTET STRING in every notation",
            """
            a OCTET STRING ::= '0AFF'H
            b OCTET STRING ::= '0000000011'B
            c OCTET STRING ::= ''H
            d OCTET STRING (CONTAINING INTEGER) ::= CONTAINING 5
            """),
        LanguageCase(
            "X.680 25.18: values of a SEQUENCE and SET",
            """
            T ::= SEQUENCE { a INTEGER, b BOOLEAN OPTIONAL, c SEQUENCE { d NULL } DEFAULT { d NULL } }
            v T ::= { a 5, b TRUE, c { d NULL } }
            w T ::= { a 5 }
            x SET { b BOOLEAN, a INTEGER } ::= { a 1, b TRUE }
            y SEQUENCE { } ::= { }
            """),
        LanguageCase(
            "X.680 26.3: values of lists",
            """
            a SEQUENCE OF INTEGER ::= { 1, 2, 3 }
            b SET OF BOOLEAN ::= { }
            c SEQUENCE OF SEQUENCE { x INTEGER } ::= { { x 1 }, { x 2 } }
            d SEQUENCE OF n INTEGER ::= { n 1, n 2 }
            e SEQUENCE OF CHOICE { x INTEGER } ::= { x : 1 }
            """),
        LanguageCase(
            "X.680 29.11: values of a CHOICE",
            """
            T ::= CHOICE { a INTEGER, b CHOICE { c NULL } }
            v T ::= a : 5
            w T ::= b : c : NULL
            x SEQUENCE { t T DEFAULT b:c:NULL } ::= { t a:0 }
            """),
        LanguageCase(
            "X.680 32.3: object identifiers in every notation",
            """
            a OBJECT IDENTIFIER ::= { iso standard 8571 }
            b OBJECT IDENTIFIER ::= { iso(1) member-body(2) 840 }
            c OBJECT IDENTIFIER ::= { b 113549 pkcs(1) }
            d OBJECT IDENTIFIER ::= { 2 5 n }
            e OBJECT IDENTIFIER ::= { itu-t recommendation x(24) }
            f OBJECT IDENTIFIER ::= { b name(n) }
            g OBJECT IDENTIFIER ::= c
            n INTEGER ::= 7
            """),
        LanguageCase(
            "X.680 33.3: relative object identifiers",
            """
            a RELATIVE-OID ::= { 8571 3 }
            b RELATIVE-OID ::= { a 5 }
            c OBJECT IDENTIFIER ::= { iso standard a }
            """),
        LanguageCase(
            "X.680 34, 35: IRIs",
            """
            a OID-IRI ::= "/ISO/Registration-Authority/19785.CBEFF"
            b RELATIVE-OID-IRI ::= "Registration-Authority/19785.CBEFF"
            """),
        LanguageCase(
            "X.680 41.8: characters in every notation",
            """
            a IA5String ::= { 0, 13 }
            b IA5String ::= { "abc", { 1, 5 }, a }
            c UTF8String ::= { 0, 0, 1, 5 }
            d BMPString ::= { c2, "x" }
            c2 BMPString ::= { 0, 0, 3, 169 }
            """),
        LanguageCase(
            "X.680 46.3, 47.3: times",
            """
            a UTCTime ::= "9912312359Z"
            b UTCTime ::= "991231235959+0100"
            c GeneralizedTime ::= "20251231235959.123Z"
            d GeneralizedTime ::= "2025123123"
            e DATE ::= "2025-12-31"
            f TIME-OF-DAY ::= "23:59:59"
            g DATE-TIME ::= "2025-12-31T23:59:59"
            h DURATION ::= "P1Y2M"
            """),
        LanguageCase(
            "X.680 14.1: references to values through any chain",
            """
            a INTEGER ::= b
            b T ::= c
            T ::= INTEGER (0..10)
            c INTEGER ::= 10
            """),
        LanguageCase(
            "X.680 16.6: value sets",
            """
            T INTEGER ::= { 1 | 3..5, ..., 9 }
            S T ::= { 1 | 3 }
            v S ::= 3
            """),
        LanguageCase(
            "X.681 14.6: values of an open type",
            """
            C ::= CLASS { &Type }
            T ::= SEQUENCE { a C.&Type }
            v T ::= { a INTEGER : 5 }
            """),
        LanguageCase(
            "X.680 16.2: values outside an extensible type",
            "v INTEGER (0..10, ...) ::= 11"),
        LanguageCase(
            "X.680 22.7: bits that have names are added as needed",
            """
            T ::= BIT STRING { a(0) } (SIZE (4))
            v T ::= { a }
            """),
    ]

    private static let wrong: [LanguageCase] = [
        LanguageCase(
            "X.680 18.3: a BOOLEAN is TRUE or FALSE",
            #"a BOOLEAN ::= "true""#,
            [
                "2:15: error: this is not a value of type BOOLEAN; write one such as TRUE",
                "2:3: note: the type is here",
            ]),
        LanguageCase(
            "X.680 24.3: NULL has one value",
            "a NULL ::= 0",
            [
                "2:12: error: this is not a value of type NULL; the only one is NULL",
                "2:3: note: the type is here",
            ]),
        LanguageCase(
            "X.680 19.9: an INTEGER is no string",
            #"a INTEGER ::= "5""#,
            [
                "2:15: error: this is not a value of type INTEGER; write one such as 5",
                "2:3: note: the type is here",
            ]),
        LanguageCase(
            "X.680 19.9: names of numbers belong to their type",
            """
            T ::= INTEGER { one(1) }
            a INTEGER ::= one
            """,
            [
                "3:15: error: 'one' is not defined in module 'M'; define or import it"
            ]),
        LanguageCase(
            "X.680 20.9: an item that the ENUMERATED does not have",
            """
            T ::= ENUMERATED { red, green }
            a T ::= blue
            """,
            [
                "3:9: error: the ENUMERATED has no item 'blue'; there are 'red', 'green'",
                "2:7: note: the type is here",
            ]),
        LanguageCase(
            "X.680 20.9: an item by its number",
            """
            T ::= ENUMERATED { red(3), green(4) }
            a T ::= 4
            """,
            [
                "3:9: warning: a number is not a value of ENUMERATED in X.680; it is taken by its place"
            ]),
        LanguageCase(
            "X.680 20.9: a number that no item has",
            """
            T ::= ENUMERATED { red(3), green(4) }
            a T ::= 5
            """,
            [
                "3:9: error: this is not a value of type ENUMERATED; write the name of an item",
                "2:7: note: the type is here",
            ]),
        LanguageCase(
            "X.680 21.5: the base of a REAL is 2 or 10",
            "a REAL ::= { mantissa 1, base 16, exponent 0 }",
            [
                "2:12: error: the base of a REAL is 2 or 10"
            ]),
        LanguageCase(
            "X.680 21.5: a REAL in braces has three parts",
            "a REAL ::= { mantissa 1, base 10 }",
            [
                "2:12: error: a REAL in braces has a mantissa, a base and an exponent, as in { mantissa 5, base 2, exponent -1 }"
            ]),
        LanguageCase(
            "X.680 21.6: an INTEGER is no fraction",
            "a INTEGER ::= 1.5",
            [
                "2:15: error: this is not a value of type INTEGER; write one such as 5",
                "2:3: note: the type is here",
            ]),
        LanguageCase(
            "X.680 22.9: a bit that the type does not name",
            """
            T ::= BIT STRING { a(0), b(1) }
            u T ::= { a, d }
            """,
            [
                "3:14: error: 'd' is not a bit of this type; there are 'a', 'b'",
                "2:7: note: the type is here",
            ]),
        LanguageCase(
            "X.680 22.9: bits of a type without names",
            "u BIT STRING ::= { a }",
            [
                "2:20: error: 'a' is not a bit of this type",
                "2:3: note: the type is here",
            ]),
        LanguageCase(
            "X.680 23.3: an OCTET STRING is no characters",
            #"a OCTET STRING ::= "text""#,
            [
                "2:20: error: this is not a value of type OCTET STRING; write one such as '0A'H",
                "2:3: note: the type is here",
            ]),
        LanguageCase(
            "X.680 25.18: a component that is needed",
            """
            T ::= SEQUENCE { a INTEGER, b BOOLEAN }
            v T ::= { a 5 }
            """,
            [
                "3:9: error: the value lacks component 'b'",
                "2:29: note: the component is here; give it a value, or make it OPTIONAL",
            ]),
        LanguageCase(
            "X.680 25.18: a component that the type does not have",
            """
            T ::= SEQUENCE { a INTEGER }
            v T ::= { a 5, b TRUE }
            """,
            [
                "3:16: error: the SEQUENCE has no component 'b'; there is 'a'",
                "2:7: note: the type is here",
            ]),
        LanguageCase(
            "X.680 25.18: a component twice",
            """
            T ::= SEQUENCE { a INTEGER }
            v T ::= { a 5, a 6 }
            """,
            [
                "3:16: error: 'a' is given twice; remove one of the two"
            ]),
        LanguageCase(
            "X.680 25.18: a component of another type",
            """
            T ::= SEQUENCE { a INTEGER }
            v T ::= { a TRUE }
            """,
            [
                "3:13: error: this is not a value of type INTEGER; write one such as 5",
                "2:20: note: the type is here",
            ]),
        LanguageCase(
            "X.680 25.19: components stand in the order of the type",
            """
            T ::= SEQUENCE { a INTEGER, b BOOLEAN }
            v T ::= { b TRUE, a 5 }
            """,
            [
                "3:19: warning: 'a' stands in another order here than in the SEQUENCE; move it"
            ]),
        LanguageCase(
            "X.680 26.3: an element of another type",
            "a SEQUENCE OF INTEGER ::= { 1, TRUE }",
            [
                "2:32: error: this is not a value of type INTEGER; write one such as 5",
                "2:15: note: the type is here",
            ]),
        LanguageCase(
            "X.680 29.11: an alternative that the CHOICE does not have",
            """
            T ::= CHOICE { a INTEGER }
            v T ::= b : 5
            """,
            [
                "3:9: error: the CHOICE has no alternative 'b'; there is 'a'",
                "2:7: note: the CHOICE is here",
            ]),
        LanguageCase(
            "X.680 29.11: the value of another type",
            """
            T ::= CHOICE { a INTEGER }
            v T ::= a : "x"
            """,
            [
                "3:13: error: this is not a value of type INTEGER; write one such as 5",
                "2:18: note: the type is here",
            ]),
        LanguageCase(
            "X.680 29.11: a CHOICE needs the name of the alternative",
            """
            T ::= CHOICE { a INTEGER }
            v T ::= 5
            """,
            [
                "3:9: error: this is not a value of type CHOICE; write one such as alternative : value",
                "2:7: note: the type is here",
            ]),
        LanguageCase(
            "X.680 32.3: an arc that is not defined",
            "a OBJECT IDENTIFIER ::= { iso nothing 5 }",
            [
                "2:31: error: 'nothing' is neither defined in module 'M' nor the name of an arc that needs no number; write it "
                    + "with its number, 'nothing(…)'"
            ]),
        LanguageCase(
            "X.680 32.3: an arc that is no number",
            """
            b BOOLEAN ::= TRUE
            a OBJECT IDENTIFIER ::= { iso 5 b }
            """,
            [
                "3:33: error: 'b' is no arc: neither an integer nor, in front, an object identifier",
                "2:1: note: it is defined here",
            ]),
        LanguageCase(
            "X.680 32.3: an object identifier is no number",
            "a OBJECT IDENTIFIER ::= 5",
            [
                "2:25: error: this is not a value of type OBJECT IDENTIFIER; write one such as { iso 2 }",
                "2:3: note: the type is here",
            ]),
        LanguageCase(
            "X.660 7: the second arc under 0 and 1 is less than 40",
            "a OBJECT IDENTIFIER ::= { 1 40 }",
            [
                "2:25: warning: this object identifier cannot be encoded: it needs two arcs, the first 0, "
                    + "1 or 2, and after 0 and 1 the second less than 40"
            ]),
        LanguageCase(
            "X.680 41.8: a tuple has a column up to 7 and a row up to 15",
            "a IA5String ::= { 8, 0 }",
            [
                "2:17: error: a tuple has a column up to 7 and a row up to 15"
            ]),
        LanguageCase(
            "X.680 41.8: a quadruple has a group up to 127",
            "a UTF8String ::= { 128, 0, 0, 0 }",
            [
                "2:18: error: a quadruple has a group up to 127, and a plane, row and cell up to 255"
            ]),
        LanguageCase(
            "X.680 41.4: a digit string has digits",
            #"a NumericString ::= "12a""#,
            [
                "2:21: warning: 'a' is not a character of NumericString",
                "2:3: note: the type is here",
            ]),
        LanguageCase(
            "X.680 41.5: characters of PrintableString",
            #"a PrintableString ::= "a@b""#,
            [
                "2:23: warning: '@' is not a character of PrintableString",
                "2:3: note: the type is here",
            ]),
        LanguageCase(
            "X.680 47.3: a UTCTime has this form",
            #"a UTCTime ::= "1999-12-31""#,
            [
                "2:15: warning: this is no UTCTime; one is written 'YYMMDDhhmmssZ'",
                "2:3: note: the type is here",
            ]),
        LanguageCase(
            "X.680 38.1: a TIME has one of the forms of ISO 8601",
            #"a TIME ::= "soon""#,
            [
                "2:12: error: this is no TIME; one is written '2024-05-06T07:08:09Z'",
                "2:3: note: the type is here",
            ]),
        LanguageCase(
            "X.680 38.4.1: a DATE is a day that there is",
            #"a DATE ::= "2024-02-30""#,
            [
                "2:12: error: this is no DATE; one is written 'YYYY-MM-DD'",
                "2:3: note: the type is here",
            ]),
        LanguageCase(
            "X.680 38.4.2: a TIME-OF-DAY is a time that there is",
            #"a TIME-OF-DAY ::= "25:00:00""#,
            [
                "2:19: error: this is no TIME-OF-DAY; one is written 'hh:mm:ss'",
                "2:3: note: the type is here",
            ]),
        LanguageCase(
            "X.680 38.4.3: a DATE-TIME is one of both",
            #"a DATE-TIME ::= "2024-01-01""#,
            [
                "2:17: error: this is no DATE-TIME; one is written 'YYYY-MM-DDThh:mm:ss'",
                "2:3: note: the type is here",
            ]),
        LanguageCase(
            "X.680 38.4.4: a DURATION starts with P",
            #"a DURATION ::= "1Y""#,
            [
                "2:16: error: this is no DURATION; one is written 'P1Y2M3DT4H5M6S'",
                "2:3: note: the type is here",
            ]),
        LanguageCase(
            "X.680 34.3: an OID-IRI starts with a solidus",
            #"a OID-IRI ::= "ISO""#,
            [
                "2:15: error: an OID-IRI that does not start with a solidus; this type's values are written '/ISO/Registration-Authority/19785'",
                "2:3: note: the type is here",
            ]),
        LanguageCase(
            "X.680 34.3: labels have the characters of an IRI",
            #"a OID-IRI ::= "/a b""#,
            [
                "2:15: error: a character that labels of arcs do not have; this type's values are written '/ISO/Registration-Authority/19785'",
                "2:3: note: the type is here",
            ]),
        LanguageCase(
            "X.680 35.3: a RELATIVE-OID-IRI has a label for each arc",
            #"a RELATIVE-OID-IRI ::= "a//b""#,
            [
                "2:24: error: an arc without a label; this type's values are written 'Registration-Authority/19785'",
                "2:3: note: the type is here",
            ]),
        LanguageCase(
            "X.680 46.3: a GeneralizedTime has this form",
            #"a GeneralizedTime ::= "20251331000000Z""#,
            [
                "2:23: warning: this is no GeneralizedTime; one is written 'YYYYMMDDhhmmssZ'",
                "2:3: note: the type is here",
            ]),
        LanguageCase(
            "X.680 12.14: characters that quotes cannot hold are no time",
            "a GeneralizedTime ::= \"20251231\u{0}000000Z\"",
            [
                "2:23: error: this is no GeneralizedTime; one is written 'YYYYMMDDhhmmssZ'",
                "2:3: note: the type is here",
            ]),
        LanguageCase(
            "X.680 14.1: a value that is itself",
            "a INTEGER ::= a",
            [
                "2:1: error: value 'a' is defined by itself; give it a value of its own"
            ]),
        LanguageCase(
            "X.680 14.1: values that are each other",
            """
            a INTEGER ::= b
            b INTEGER ::= c
            c INTEGER ::= a
            """,
            [
                "4:1: error: value 'c' is defined by itself; give it a value of its own"
            ]),
        LanguageCase(
            "X.680 14.1: an object identifier that begins with itself",
            """
            a OBJECT IDENTIFIER ::= { b 1 }
            b OBJECT IDENTIFIER ::= { a 2 }
            """,
            [
                "3:1: error: value 'b' is defined by itself; give it a value of its own"
            ]),
        LanguageCase(
            "X.680 14.1: a value of another type",
            """
            a BOOLEAN ::= TRUE
            b INTEGER ::= a
            """,
            [
                "3:15: error: this is not a value of type INTEGER; write one such as 5",
                "2:1: note: 'a' is defined here",
                "3:3: note: the type is here",
            ]),
        LanguageCase(
            "X.680 16.6: a value set has values of its type",
            "T INTEGER ::= { 1 | TRUE }",
            [
                "2:21: error: this is not a value of type INTEGER; write one such as 5",
                "2:3: note: the type is here",
            ]),
        LanguageCase(
            "X.681 14.6: the value has the type in front of it",
            """
            C ::= CLASS { &Type }
            T ::= SEQUENCE { a C.&Type }
            v T ::= { a INTEGER : "x" }
            """,
            [
                "4:23: error: this is not a value of type INTEGER; write one such as 5",
                "4:13: note: the type is here",
            ]),
        LanguageCase(
            "X.680 25.10: a DEFAULT has the type of its component",
            "T ::= SEQUENCE { a INTEGER DEFAULT TRUE, b ENUMERATED { x, y } DEFAULT z }",
            [
                "2:36: error: this is not a value of type INTEGER; write one such as 5",
                "2:20: note: the type is here",
                "2:72: error: the ENUMERATED has no item 'z'; there are 'x', 'y'",
                "2:44: note: the type is here",
            ]),
        LanguageCase(
            "X.680 25.10: a DEFAULT is among the values of its type",
            "T ::= SEQUENCE { a INTEGER (0..10) DEFAULT 11 }",
            [
                "2:44: error: 11 is not among the values that the type allows (0..10); choose one of these",
                "2:20: note: the type is here",
            ]),
        LanguageCase(
            "X.680 16.2: a value is among the values of its type",
            """
            T ::= INTEGER (0..10)
            U ::= T (1..5)
            v U ::= 7
            """,
            [
                "4:9: error: 7 is not among the values that the type allows (1..5); choose one of these",
                "4:3: note: the type is here",
            ]),
        LanguageCase(
            "X.680 16.2: a value has a size that its type allows",
            """
            a OCTET STRING (SIZE (2)) ::= '000000'H
            b IA5String (SIZE (1..3)) ::= ""
            c SEQUENCE (SIZE (2..MAX)) OF INTEGER ::= { 1 }
            d BIT STRING (SIZE (8)) ::= '1'B
            """,
            [
                "2:31: error: 3 octets are not a size that the type allows (2)",
                "2:3: note: the type is here",
                "3:31: error: 0 characters are not a size that the type allows (1..3)",
                "3:3: note: the type is here",
                "4:43: error: 1 element is not a size that the type allows (2..MAX)",
                "4:3: note: the type is here",
                "5:29: error: 1 bit is not a size that the type allows (8)",
                "5:3: note: the type is here",
            ]),
        LanguageCase(
            "X.680 16.2: a value has the characters that its type allows",
            #"a IA5String (FROM ("a".."f")) ::= "abcxyz""#,
            [
                "2:35: error: 'x' is not among the characters that the type allows",
                "2:3: note: the type is here",
            ]),
        LanguageCase(
            "X.680 16.2: a part of a value is among the values of its type",
            """
            T ::= SEQUENCE { a INTEGER (0..5), b CHOICE { c IA5String (SIZE (1)) } }
            v T ::= { a 6, b c : "xy" }
            """,
            [
                "3:11: error: 6 is not among the values that the type allows (0..5); choose one of these",
                "2:20: note: the type is here",
                "3:16: error: 2 characters are not a size that the type allows (1)",
                "2:49: note: the type is here",
            ]),
        LanguageCase(
            "X.680 17.10: XML value notation",
            "v INTEGER ::= <INTEGER>5</INTEGER>",
            [
                "2:15: error: values in XML are not supported (X.680 16.3); write this one in the notation of X.680 16.2, "
                    + "'name Type ::= value'"
            ]),
        LanguageCase(
            "X.680 12.24: braces that are never closed",
            "v SEQUENCE OF INTEGER ::= { 1, 2",
            [
                "2:27: error: this '{' is never closed; add the '}'"
            ]),
    ]
}
