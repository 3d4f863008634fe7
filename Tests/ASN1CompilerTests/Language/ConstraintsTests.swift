import Testing

@testable import ASN1Compiler

/// Constraints: X.680 49 to 53, X.682 9 and 11.
struct ConstraintsTests {
    @Test(arguments: right) func accepted(_ text: LanguageCase) { text.run() }

    @Test(arguments: wrong) func reported(_ text: LanguageCase) { text.run() }

    private static let right: [LanguageCase] = [
        LanguageCase(
            "X.680 51.2, 51.4: values and ranges",
            """
            A ::= INTEGER (1 | 3 | 5..7)
            B ::= INTEGER (MIN..0) C ::= INTEGER (0..MAX) D ::= INTEGER (0<..<10) E ::= INTEGER (MIN..MAX)
            F ::= REAL (0..1.5) G ::= BOOLEAN (TRUE) H ::= ENUMERATED { a, b } (a) I ::= NULL (NULL)
            J ::= IA5String ("yes" | "no") K ::= OBJECT IDENTIFIER ({ 1 2 3 } | { 1 2 4 }) L ::= OCTET STRING ('00'H)
            """),
        LanguageCase(
            "X.680 50.8: serial constraints",
            """
            A ::= INTEGER (0..10) (2..8) (3 | 4)
            B ::= INTEGER (0..10, ...) (0..20)
            """),
        LanguageCase(
            "X.680 51.5: SIZE of strings and lists",
            """
            A ::= OCTET STRING (SIZE (4)) B ::= BIT STRING (SIZE (0..8, ...)) C ::= UTF8String (SIZE (1..MAX))
            D ::= SEQUENCE (SIZE (1..5)) OF INTEGER E ::= SET SIZE (2 | 4) OF INTEGER F ::= CHARACTER STRING (SIZE (5))
            """),
        LanguageCase(
            "X.680 51.5: MAX is that of the parent type",
            """
            A ::= OCTET STRING (SIZE (1..4))
            B ::= A (SIZE (2..MAX))
            """),
        LanguageCase(
            "X.680 51.7: FROM of strings",
            """
            A ::= IA5String (FROM ("a".."z" | "0123")) B ::= PrintableString (FROM ("A".."F")) (SIZE (2))
            C ::= BMPString (FROM ({0, 0, 0, 0}..{0, 0, 0, 255})) D ::= IA5String (FROM (ALL EXCEPT "x"))
            """),
        LanguageCase(
            "X.680 51.9: PATTERN",
            """
            A ::= IA5String (PATTERN "[a-z]#(2,4)")
            B ::= UTF8String (PATTERN p) p UTF8String ::= "x*"
            """),
        LanguageCase(
            "X.680 51.10: SETTINGS of times",
            "A ::= TIME (SETTINGS \"Basic=Date Date=YMD\") B ::= TIME ((SETTINGS \"Midnight=Start\") "
                + "EXCEPT (SETTINGS \"Date=YD\"))"),
        LanguageCase(
            "X.680 51.3: type inclusion",
            "A ::= INTEGER (0..10) B ::= INTEGER (INCLUDES A) C ::= INTEGER (A | 20..30) D ::= "
                + "IA5String (FROM (E)) E ::= IA5String (\"ab\")"),
        LanguageCase(
            "X.680 51.8.2: WITH COMPONENT",
            """
            A ::= SEQUENCE OF INTEGER
            B ::= A (WITH COMPONENT (0..5)) C ::= A (SIZE (1..3)) (WITH COMPONENT (1))
            """),
        LanguageCase(
            "X.680 51.8.3: WITH COMPONENTS, full and partial",
            """
            A ::= SEQUENCE { a INTEGER OPTIONAL, b BOOLEAN OPTIONAL, c [1] INTEGER }
            B ::= A (WITH COMPONENTS { a PRESENT, b ABSENT, c (0..5) })
            C ::= A (WITH COMPONENTS { ..., a (1..5) PRESENT }) D ::= A (WITH COMPONENTS { ..., b OPTIONAL })
            E ::= CHOICE { a INTEGER, b BOOLEAN } (WITH COMPONENTS { a PRESENT }) F ::= A (WITH COMPONENTS { ... })
            G ::= REAL (WITH COMPONENTS { ..., base (2) })
            """),
        LanguageCase(
            "X.680 50.1: unions, intersections and exclusions",
            """
            A ::= INTEGER (1 | 2 UNION 3) B ::= INTEGER ((1..10) ^ (5..20)) C ::= INTEGER (1..10 EXCEPT 5)
            D ::= INTEGER (ALL EXCEPT (1..5)) E ::= IA5String (SIZE (1..3) ^ FROM ("a".."z"))
            F ::= INTEGER (1..10 INTERSECTION 3..5 | 7)
            """),
        LanguageCase(
            "X.680 50.4: extensible constraints with additions",
            """
            A ::= INTEGER (1..5, ...) B ::= INTEGER (1..5, ..., 6..10) C ::= INTEGER ((1..5), ... ! 3)
            D ::= OCTET STRING (SIZE (1..5, ..., 6..10)) E ::= INTEGER (1..5, ..., 6..10 ! BOOLEAN : FALSE)
            """),
        LanguageCase(
            "X.680 53.4: exceptions",
            "A ::= INTEGER (1..5 ! 7) B ::= INTEGER (1..5 ! v) C ::= INTEGER (1..5 ! PrintableString : "
                + "\"no\") v INTEGER ::= 3"),
        LanguageCase(
            "X.682 11: CONTAINING and ENCODED BY",
            """
            A ::= OCTET STRING (CONTAINING INTEGER) B ::= BIT STRING (CONTAINING C ENCODED BY { 2 1 1 })
            C ::= SEQUENCE { a A }
            D ::= OCTET STRING (ENCODED BY der)
            der OBJECT IDENTIFIER ::= { joint-iso-itu-t asn1(1) ber-derived(2) 1 }
            """),
        LanguageCase(
            "X.682 9: CONSTRAINED BY",
            "A ::= OCTET STRING (CONSTRAINED BY { -- anything -- }) B ::= INTEGER (CONSTRAINED BY { "
                + "INTEGER : 5, A } ! 1)"),
        LanguageCase(
            "X.680 51.4: bounds through references",
            """
            A ::= INTEGER (lo..hi) lo INTEGER ::= -5 hi INTEGER ::= max max INTEGER ::= 10
            B ::= INTEGER { low(0), high(9) } (low..high)
            """),
        LanguageCase(
            "X.680 49.5: constraints before and after OF",
            "A ::= SEQUENCE (SIZE (1..3)) OF INTEGER (0..5) B ::= SET SIZE (1) OF A (SIZE (2))"),
    ]

    private static let wrong: [LanguageCase] = [
        LanguageCase(
            "X.680 51.4: a range that ends before it starts",
            "A ::= INTEGER (5..1)",
            [
                "2:16: error: the range is empty: it starts at 5 and ends at 1; let it end where it starts, or later"
            ]),
        LanguageCase(
            "X.680 51.4: an open range without a value",
            "A ::= INTEGER (1<..<2)",
            [
                "2:16: error: the range is empty: it starts at 2 and ends at 1; let it end where it starts, or later"
            ]),
        LanguageCase(
            "X.680 51.4: a range starts at MIN and ends at MAX",
            """
            A ::= INTEGER (MAX..5)
            B ::= INTEGER (5..MIN)
            """,
            [
                "2:16: error: a range cannot start at MAX",
                "3:19: error: a range cannot end at MIN",
            ]),
        LanguageCase(
            "X.680 51.4: MIN and MAX are no values",
            "A ::= INTEGER (MAX)",
            [
                "2:19: error: expected '..' after MIN or MAX, found ')'"
            ]),
        LanguageCase(
            "X.680 51.1: a range on what has no order",
            """
            A ::= BOOLEAN (0..1)
            B ::= OCTET STRING (0..5)
            C ::= SEQUENCE { } (1..2)
            """,
            [
                "2:16: error: a range does not apply to BOOLEAN; it is for numbers, times and characters",
                "2:7: note: the type is here",
                "3:21: error: a range does not apply to OCTET STRING; it is for numbers, times and characters",
                "3:7: note: the type is here",
                "4:21: error: a range does not apply to SEQUENCE; it is for numbers, times and characters",
                "4:7: note: the type is here",
            ]),
        LanguageCase(
            "X.680 51.4.4: the ends of a range are in the parent type",
            """
            A ::= INTEGER (0..10)
            B ::= A (5..20)
            """,
            [
                "3:13: error: 20 is not among the values of the parent type (0..10); choose one of these",
                "2:7: note: the type is here",
            ]),
        LanguageCase(
            "X.680 51.2.3: a value is in the parent type",
            """
            A ::= INTEGER (0..10)
            B ::= A (11 | 12)
            """,
            [
                "3:10: error: 11 is not among the values of the parent type (0..10); choose one of these",
                "2:7: note: the type is here",
                "3:15: error: 12 is not among the values of the parent type (0..10); choose one of these",
                "2:7: note: the type is here",
            ]),
        LanguageCase(
            "X.680 51.2: a value of another type",
            #"A ::= INTEGER ("x" | TRUE)"#,
            [
                "2:16: error: this is not a value of type INTEGER; write one such as 5",
                "2:7: note: the type is here",
                "2:22: error: this is not a value of type INTEGER; write one such as 5",
                "2:7: note: the type is here",
            ]),
        LanguageCase(
            "X.680 51.5: SIZE on what has no size",
            """
            A ::= INTEGER (SIZE (4))
            B ::= SEQUENCE { a BOOLEAN } (SIZE (1))
            C ::= NULL (SIZE (0))
            """,
            [
                "2:16: error: SIZE does not apply to INTEGER; it is for strings and lists",
                "2:7: note: the type is here",
                "3:31: error: SIZE does not apply to SEQUENCE; it is for strings and lists",
                "3:7: note: the type is here",
                "4:13: error: SIZE does not apply to NULL; it is for strings and lists",
                "4:7: note: the type is here",
            ]),
        LanguageCase(
            "X.680 51.5: a size is not negative",
            "A ::= OCTET STRING (SIZE (-1..5))",
            [
                "2:27: error: a size is not negative; the least is 0"
            ]),
        LanguageCase(
            "X.680 51.5: a size is an INTEGER",
            #"A ::= OCTET STRING (SIZE ("4"))"#,
            [
                "2:27: error: this is not a value of type INTEGER; write one such as 5",
                "2:21: note: the type is here",
            ]),
        LanguageCase(
            "X.680 51.5: SIZE takes no other constraint",
            "A ::= OCTET STRING (SIZE (SIZE (4)))",
            [
                "2:27: error: SIZE does not apply to INTEGER; it is for strings and lists",
                "2:21: note: the type is here",
            ]),
        LanguageCase(
            "X.680 51.5: no size of the parent type is left",
            """
            A ::= OCTET STRING (SIZE (1..4))
            B ::= A (SIZE (5..8))
            """,
            [
                "3:16: error: no size satisfies both this and the constraint of the parent type (1..4); widen one of them"
            ]),
        LanguageCase(
            "X.680 51.5: a size outside the parent type",
            """
            A ::= OCTET STRING (SIZE (1..4))
            B ::= A (SIZE (2..8))
            """,
            [
                "3:16: error: 8 is not among the sizes of the parent type (1..4); choose one of these"
            ]),
        LanguageCase(
            "X.680 51.7: FROM on what has no characters",
            """
            A ::= OCTET STRING (FROM ("a"))
            B ::= INTEGER (FROM ("0".."9"))
            """,
            [
                "2:21: error: FROM does not apply to OCTET STRING; it is for character strings",
                "2:7: note: the type is here",
                "3:16: error: FROM does not apply to INTEGER; it is for character strings",
                "3:7: note: the type is here",
            ]),
        LanguageCase(
            "X.680 51.4: the end of a range of characters is one character",
            #"A ::= IA5String (FROM ("ab".."z"))"#,
            [
                "2:24: error: the end of a range of characters is one character, as in (FROM (\"a\"..\"z\"))"
            ]),
        LanguageCase(
            "X.680 51.4: a range of characters that ends before it starts",
            #"A ::= IA5String (FROM ("z".."a"))"#,
            [
                "2:24: error: the range is empty: its end comes before its start; let it end later"
            ]),
        LanguageCase(
            "X.680 51.7: no character of the parent type is left",
            """
            A ::= IA5String (FROM ("a".."f"))
            B ::= A (FROM ("x".."z"))
            """,
            [
                "3:16: error: no character satisfies both this and the constraint of the parent type; widen one of them"
            ]),
        LanguageCase(
            "X.680 51.9: PATTERN on what has no characters",
            #"A ::= INTEGER (PATTERN "1*")"#,
            [
                "2:16: error: PATTERN does not apply to INTEGER; it is for character strings",
                "2:7: note: the type is here",
            ]),
        LanguageCase(
            "X.680 51.10: SETTINGS on what is no time",
            #"A ::= INTEGER (SETTINGS "Basic=Date")"#,
            [
                "2:16: error: SETTINGS does not apply to INTEGER; it is for times",
                "2:7: note: the type is here",
            ]),
        LanguageCase(
            "X.680 51.3: inclusion of another type",
            """
            A ::= INTEGER (B)
            B ::= BOOLEAN
            """,
            [
                "2:16: error: values of type BOOLEAN are no values of type INTEGER; name a type that has some of its values",
                "2:7: note: the constrained type is here",
            ]),
        LanguageCase(
            "X.680 51.3: a type that is constrained by itself",
            "A ::= INTEGER (A)",
            [
                "2:16: error: this type is constrained by itself; name another type"
            ]),
        LanguageCase(
            "X.680 51.3: types that are constrained by each other",
            """
            A ::= INTEGER (B)
            B ::= INTEGER (A)
            """,
            [
                "3:16: error: this type is constrained by itself; name another type"
            ]),
        LanguageCase(
            "X.680 51.8.2: WITH COMPONENT on what is no list",
            "A ::= SEQUENCE { a INTEGER } (WITH COMPONENT (0..5))",
            [
                "2:31: error: WITH COMPONENT does not apply to SEQUENCE; it is for SEQUENCE OF and SET OF",
                "2:7: note: the type is here",
            ]),
        LanguageCase(
            "X.680 51.8.2: WITH COMPONENT constrains the element",
            """
            A ::= SEQUENCE OF BOOLEAN
            B ::= A (WITH COMPONENT (0..5))
            """,
            [
                "3:26: error: a range does not apply to BOOLEAN; it is for numbers, times and characters",
                "2:19: note: the type is here",
            ]),
        LanguageCase(
            "X.680 51.8.5: a component that is not there",
            """
            A ::= SEQUENCE { count INTEGER OPTIONAL }
            B ::= A (WITH COMPONENTS { ..., cuont PRESENT })
            """,
            [
                "3:33: error: the SEQUENCE has no component 'cuont'; did you mean 'count'?",
                "2:7: note: the type is here",
            ]),
        LanguageCase(
            "X.680 51.8.5: a component twice",
            """
            A ::= SEQUENCE { a INTEGER OPTIONAL }
            B ::= A (WITH COMPONENTS { a PRESENT, a ABSENT })
            """,
            [
                "3:39: error: 'a' is constrained twice; remove one of the two"
            ]),
        LanguageCase(
            "X.680 51.8.3: WITH COMPONENTS on what has none",
            "A ::= INTEGER (WITH COMPONENTS { a PRESENT })",
            [
                "2:16: error: WITH COMPONENTS does not apply to INTEGER; it is for SEQUENCE, SET and CHOICE",
                "2:7: note: the type is here",
            ]),
        LanguageCase(
            "X.680 51.8.10: what is needed cannot be ABSENT",
            """
            A ::= SEQUENCE { a INTEGER }
            B ::= A (WITH COMPONENTS { a ABSENT })
            """,
            [
                "3:28: error: 'a' cannot be ABSENT, as it is neither OPTIONAL nor has a DEFAULT",
                "2:18: note: the component is here; make it OPTIONAL, or leave ABSENT out",
            ]),
        LanguageCase(
            "X.680 51.8.10: an alternative is not OPTIONAL",
            """
            A ::= CHOICE { a INTEGER, b NULL }
            B ::= A (WITH COMPONENTS { ..., a OPTIONAL })
            """,
            [
                "3:33: error: an alternative of a CHOICE is PRESENT or ABSENT, not OPTIONAL",
                "2:7: note: the CHOICE is here",
            ]),
        LanguageCase(
            "X.680 51.8.5: the constraint goes with the type of the component",
            """
            A ::= SEQUENCE { a BOOLEAN }
            B ::= A (WITH COMPONENTS { a (0..5) })
            """,
            [
                "3:31: error: a range does not apply to BOOLEAN; it is for numbers, times and characters",
                "2:20: note: the type is here",
            ]),
        LanguageCase(
            "X.680 50.2: an intersection without a value",
            "A ::= INTEGER ((1..3) ^ (5..7))",
            [
                "2:16: error: no value satisfies all of these constraints; widen one of them"
            ]),
        LanguageCase(
            "X.680 50.2: an intersection without a size",
            "A ::= OCTET STRING (SIZE (1..3) ^ SIZE (5..7))",
            [
                "2:21: error: no value satisfies all of these constraints; widen one of them"
            ]),
        LanguageCase(
            "X.680 53.4: the value of an exception has its type",
            "A ::= INTEGER (1..5 ! BOOLEAN : 5)",
            [
                "2:33: error: this is not a value of type BOOLEAN; write one such as TRUE",
                "2:23: note: the type is here",
            ]),
        LanguageCase(
            "X.682 11.2: CONTAINING on what is no octets or bits",
            "A ::= INTEGER (CONTAINING BOOLEAN)",
            [
                "2:15: error: CONTAINING does not apply to INTEGER; it is for OCTET STRING and BIT STRING"
            ]),
        LanguageCase(
            "X.682 11.3: ENCODED BY an object identifier",
            "A ::= OCTET STRING (ENCODED BY 5)",
            [
                "2:32: error: this is not a value of type OBJECT IDENTIFIER; write one such as { iso 2 }"
            ]),
        LanguageCase(
            "X.680 50.1: a constraint that is never closed",
            "A ::= INTEGER (1..5",
            [
                "3:1: error: expected ')' after the constraint, found 'END'",
                "2:15: note: to match this '('",
            ]),
        LanguageCase(
            "X.680 51.4: a value that is not defined in a range",
            """
            A ::= INTEGER (0..max)
            B ::= OCTET STRING (SIZE (1..ub-size))
            """,
            [
                "2:19: error: 'max' is not defined in module 'M'; define or import it",
                "3:30: error: 'ub-size' is not defined in module 'M'; define or import it",
            ]),
        LanguageCase(
            "X.680 51.5: SIZE of the parent type through references",
            """
            A ::= B (SIZE (9))
            B ::= C
            C ::= OCTET STRING (SIZE (1..8))
            """,
            [
                "2:16: error: no size satisfies both this and the constraint of the parent type (1..8); widen one of them"
            ]),
    ]
}
