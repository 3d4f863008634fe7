import Testing

@testable import ASN1Compiler

/// The types of X.680 17 to 47, without their tags and constraints.
struct TypesTests {
    @Test(arguments: right) func accepted(_ text: LanguageCase) { text.run() }

    @Test(arguments: wrong) func reported(_ text: LanguageCase) { text.run() }

    private static let right: [LanguageCase] = [
        LanguageCase(
            "X.680 17: every type without parts",
            """
            A ::= BOOLEAN B ::= INTEGER C ::= BIT STRING D ::= OCTET STRING E ::= NULL F ::= OBJECT IDENTIFIER
            G ::= ObjectDescriptor H ::= EXTERNAL I ::= REAL J ::= EMBEDDED PDV K ::= UTF8String L ::= RELATIVE-OID
            N ::= OID-IRI O ::= RELATIVE-OID-IRI P ::= CHARACTER STRING
            """),
        LanguageCase(
            "X.680 41.1: every character string type",
            """
            A ::= BMPString B ::= GeneralString C ::= GraphicString D ::= IA5String
            E ::= ISO646String F ::= NumericString
            G ::= PrintableString H ::= TeletexString I ::= T61String J ::= UniversalString K ::= UTF8String
            L ::= VideotexString N ::= VisibleString
            """),
        LanguageCase(
            "X.680 38, 46, 47: every time type",
            "A ::= TIME B ::= DATE C ::= TIME-OF-DAY D ::= DATE-TIME E ::= DURATION F ::= UTCTime G "
                + "::= GeneralizedTime"),
        LanguageCase(
            "X.680 19.1: named numbers, also negative and by reference",
            """
            T ::= INTEGER { none(0), less(-5), more(most) }
            most INTEGER ::= 100000000000000000000
            """),
        LanguageCase(
            "X.680 20.3: numbers of an enumeration by their places, with gaps",
            "T ::= ENUMERATED { a, b(5), c, d(0) }"),
        LanguageCase(
            "X.680 20.4: additions to an enumeration",
            """
            T ::= ENUMERATED { a, b, ..., c, d(10), e }
            U ::= ENUMERATED { a, ... }
            V ::= ENUMERATED { a(1), ... ! 5, b(0) }
            """),
        LanguageCase(
            "X.680 22.1: named bits",
            """
            T ::= BIT STRING { a(0), b(7), c(last) }
            last INTEGER ::= 1000
            """),
        LanguageCase(
            "X.680 25.1: components that are needed, optional or have a default",
            """
            T ::= SEQUENCE { a INTEGER, b BOOLEAN OPTIONAL, c OCTET STRING DEFAULT 'FF'H }
            U ::= SEQUENCE { }
            V ::= SET { }
            """),
        LanguageCase(
            "X.680 25.1: extension markers and additions",
            """
            M DEFINITIONS AUTOMATIC TAGS ::= BEGIN
            A ::= SEQUENCE { ... }
            B ::= SEQUENCE { a INTEGER, ... }
            C ::= SEQUENCE { a INTEGER, ..., b INTEGER, [[ c INTEGER, d INTEGER OPTIONAL ]] }
            D ::= SEQUENCE { a INTEGER, ..., [[ b INTEGER ]], ..., c INTEGER }
            E ::= SEQUENCE { ..., [[ 2: a INTEGER ]], [[ 3: b INTEGER ]] }
            F ::= CHOICE { a INTEGER, ..., [[ 2: b INTEGER, c BOOLEAN ]], d NULL }
            G ::= SET { ..., ..., a INTEGER }
            H ::= SEQUENCE { a INTEGER, ... ! 5, ... }
            I ::= SEQUENCE { a INTEGER, ... ! BOOLEAN : TRUE }
            END
            """),
        LanguageCase(
            "X.680 25.4: COMPONENTS OF a SEQUENCE in a SEQUENCE, a SET in a SET",
            """
            A ::= SEQUENCE { a INTEGER, b BOOLEAN OPTIONAL }
            B ::= SEQUENCE { COMPONENTS OF A, c NULL }
            C ::= SET { a INTEGER }
            D ::= SET { COMPONENTS OF C, COMPONENTS OF SET { b BOOLEAN } }
            """),
        LanguageCase(
            "X.680 26, 28: lists, with a name for the element and sizes",
            """
            A ::= SEQUENCE OF INTEGER B ::= SET OF INTEGER C ::= SEQUENCE OF item INTEGER
            D ::= SEQUENCE SIZE (1..5) OF INTEGER E ::= SET (SIZE (1)) OF item BOOLEAN F ::= SEQUENCE OF SET OF NULL
            """),
        LanguageCase(
            "X.680 30.1: selection types",
            """
            A ::= CHOICE { a INTEGER, b BOOLEAN }
            B ::= a < A
            C ::= SEQUENCE { x b < A, y a < CHOICE { a NULL } }
            """),
        LanguageCase(
            "X.680 3.8.61: recursion with an end",
            """
            A ::= SEQUENCE { a A OPTIONAL }
            B ::= SEQUENCE { b SEQUENCE OF B }
            C ::= CHOICE { a INTEGER, c C2 } C2 ::= [1] C
            D ::= SET { e E, d BOOLEAN } E ::= CHOICE { n NULL, d D }
            F ::= SEQUENCE { a INTEGER, ..., f F }
            """),
        LanguageCase(
            "X.680 36, 34, 44: EXTERNAL, EMBEDDED PDV and CHARACTER STRING have components to constrain",
            """
            A ::= EXTERNAL (WITH COMPONENTS { ..., data-value-descriptor ABSENT })
            B ::= EMBEDDED PDV (WITH COMPONENTS { ..., data-value-descriptor ABSENT })
            C ::= CHARACTER STRING (WITH COMPONENTS { ..., identification })
            """),
        LanguageCase(
            "X.681 C.2: INSTANCE OF",
            "T ::= INSTANCE OF TYPE-IDENTIFIER"),
    ]

    private static let wrong: [LanguageCase] = [
        LanguageCase(
            "X.680 19.5: names of numbers are distinct",
            "T ::= INTEGER { a(1), b(2), a(3) }",
            [
                "2:29: error: 'a' is named twice",
                "2:17: note: the first one is here; rename one of the two",
            ]),
        LanguageCase(
            "X.680 19.6: named numbers are distinct",
            "T ::= INTEGER { a(1), b(1) }",
            [
                "2:23: error: 'b' has the same number 1 as 'a'",
                "2:17: note: 'a' is here; give one of the two another number",
            ]),
        LanguageCase(
            "X.680 20.3: numbers of an enumeration are distinct",
            "T ::= ENUMERATED { a(1), b(2), c(1) }",
            [
                "2:32: error: 'c' has the same number 1 as 'a'",
                "2:20: note: 'a' is here; give one of the two another number",
            ]),
        LanguageCase(
            "X.680 20.2: names of an enumeration are distinct",
            "T ::= ENUMERATED { a, b, a }",
            [
                "2:26: error: 'a' is named twice",
                "2:20: note: the first one is here; rename one of the two",
            ]),
        LanguageCase(
            "X.680 20.5: numbers of additions ascend",
            "T ::= ENUMERATED { a, ..., b(5), c(3) }",
            [
                "2:36: error: 'c' stands after '...' and must have a number greater than 5, that of the "
                    + "item before it"
            ]),
        LanguageCase(
            "X.680 20.6: an addition has a number of its own",
            "T ::= ENUMERATED { a, b, ..., c(1) }",
            [
                "2:31: error: 'c' has the same number 1 as 'b'",
                "2:23: note: 'b' is here; give one of the two another number",
            ]),
        LanguageCase(
            "X.680 20.1: one extension marker in an enumeration",
            "T ::= ENUMERATED { a, ..., b, ..., c }",
            [
                "2:31: error: an ENUMERATED has one '...' at most; remove this one",
                "2:23: note: the first is here",
            ]),
        LanguageCase(
            "X.680 20.1: an enumeration has an item in its root",
            "T ::= ENUMERATED { ..., a }",
            [
                "2:20: error: an ENUMERATED needs an item before '...'"
            ]),
        LanguageCase(
            "X.680 22.3: bits have no negative numbers",
            "T ::= BIT STRING { a(0), b(-1) }",
            [
                "2:28: error: bit 'b' has the negative number -1; the least is 0"
            ]),
        LanguageCase(
            "X.680 22.4: named bits are distinct",
            "T ::= BIT STRING { a(0), b(0) }",
            [
                "2:26: error: 'b' has the same number 0 as 'a'",
                "2:20: note: 'a' is here; give one of the two another number",
            ]),
        LanguageCase(
            "X.680 22.4: names of bits are distinct",
            "T ::= BIT STRING { a(0), a(1) }",
            [
                "2:26: error: 'a' is named twice",
                "2:20: note: the first one is here; rename one of the two",
            ]),
        LanguageCase(
            "X.680 25.11: names of components are distinct",
            "T ::= SEQUENCE { a INTEGER, b BOOLEAN, a NULL }",
            [
                "2:40: error: 'a' is named twice",
                "2:18: note: the first one is here; rename one of the two",
            ]),
        LanguageCase(
            "X.680 27.2: names of components are distinct in a SET too",
            "T ::= SET { a INTEGER, a BOOLEAN }",
            [
                "2:24: error: 'a' is named twice",
                "2:13: note: the first one is here; rename one of the two",
            ]),
        LanguageCase(
            "X.680 29.2: names of alternatives are distinct",
            "T ::= CHOICE { a INTEGER, a BOOLEAN }",
            [
                "2:27: error: 'a' is named twice",
                "2:16: note: the first one is here; rename one of the two",
            ]),
        LanguageCase(
            "X.680 25.1: a third extension marker",
            """
            M DEFINITIONS AUTOMATIC TAGS ::= BEGIN
            T ::= SEQUENCE { a INTEGER, ..., b INTEGER, ..., c INTEGER, ... }
            END
            """,
            [
                "2:61: error: a third '...' in one list; remove it, or one before it"
            ]),
        LanguageCase(
            "X.680 25.1: a second extension marker ends a CHOICE",
            """
            M DEFINITIONS AUTOMATIC TAGS ::= BEGIN
            T ::= CHOICE { a INTEGER, ..., b INTEGER, ..., c INTEGER }
            END
            """,
            [
                "2:48: error: nothing can stand after the second '...' of a CHOICE; move it to where additions stand, before that"
            ]),
        LanguageCase(
            "X.680 25.1: additions in brackets stand after '...'",
            """
            M DEFINITIONS AUTOMATIC TAGS ::= BEGIN
            T ::= SEQUENCE { a INTEGER, [[ b INTEGER ]] }
            END
            """,
            [
                "2:29: error: '[[' may only stand between '...' and the end or a second '...'; move it there"
            ]),
        LanguageCase(
            "X.680 25.1: additions in brackets are not empty",
            """
            M DEFINITIONS AUTOMATIC TAGS ::= BEGIN
            T ::= SEQUENCE { a INTEGER, ..., [[ ]] }
            END
            """,
            [
                "2:37: error: expected the name of a component, found ']'"
            ]),
        LanguageCase(
            "X.680 25.1: additions in brackets are not nested",
            """
            M DEFINITIONS AUTOMATIC TAGS ::= BEGIN
            T ::= SEQUENCE { a INTEGER, ..., [[ b INTEGER, [[ c INTEGER ]] ]] }
            END
            """,
            [
                "2:49: error: expected the number of the tag, found '['"
            ]),
        LanguageCase(
            "X.680 25.15: version numbers ascend",
            """
            M DEFINITIONS AUTOMATIC TAGS ::= BEGIN
            T ::= SEQUENCE { ..., [[ 3: a INTEGER ]], [[ 2: b INTEGER ]] }
            END
            """,
            [
                "2:43: error: version number 2 must be greater than 3, that of what stands before"
            ]),
        LanguageCase(
            "X.680 25.14: the first version has the number 1, which no addition has",
            """
            M DEFINITIONS AUTOMATIC TAGS ::= BEGIN
            T ::= SEQUENCE { ..., [[ 1: a INTEGER ]] }
            END
            """,
            [
                "2:23: error: version number 1 must be greater than 1, that of what stands before"
            ]),
        LanguageCase(
            "X.680 25.1: a component is OPTIONAL or has a default",
            "T ::= SEQUENCE { a INTEGER OPTIONAL DEFAULT 5 }",
            [
                "2:37: error: a component is either OPTIONAL or has a DEFAULT, not both; remove one of them"
            ]),
        LanguageCase(
            "X.680 29.1: an alternative is not OPTIONAL",
            "T ::= CHOICE { a INTEGER OPTIONAL, b NULL }",
            [
                "2:26: error: an alternative of a CHOICE cannot be OPTIONAL or have a DEFAULT; the CHOICE itself can"
            ]),
        LanguageCase(
            "X.680 29.1: a CHOICE has an alternative",
            "T ::= CHOICE { }",
            [
                "2:16: error: expected an alternative, found '}'"
            ]),
        LanguageCase(
            "X.680 29.1: a CHOICE has an alternative in its root",
            "T ::= CHOICE { ... }",
            [
                "2:7: error: a CHOICE needs at least one alternative"
            ]),
        LanguageCase(
            "X.680 25.1: a comma between components",
            "T ::= SEQUENCE { a INTEGER b BOOLEAN }",
            [
                "2:28: error: expected ',' or '}', found 'b'",
                "2:16: note: to match this '{'",
            ]),
        LanguageCase(
            "X.680 25.1: a comma too many",
            "T ::= SEQUENCE { a INTEGER, }",
            [
                "2:29: error: expected a component, found '}'; no ',' stands after the last one"
            ]),
        LanguageCase(
            "X.680 25.4: COMPONENTS OF what has none",
            """
            A ::= SEQUENCE { COMPONENTS OF B }
            B ::= INTEGER
            """,
            [
                "2:32: error: COMPONENTS OF needs a SEQUENCE here, not INTEGER; for a component of this type write a name in place of COMPONENTS OF",
                "3:7: note: the type is here",
            ]),
        LanguageCase(
            "X.680 25.4: COMPONENTS OF a SET in a SEQUENCE",
            """
            A ::= SEQUENCE { COMPONENTS OF B }
            B ::= SET { a INTEGER }
            """,
            [
                "2:32: error: COMPONENTS OF needs a SEQUENCE here, not SET; for a component of this type write a name in place of COMPONENTS OF",
                "3:7: note: the type is here",
            ]),
        LanguageCase(
            "X.680 25.4: COMPONENTS OF the type itself",
            "A ::= SEQUENCE { a INTEGER, COMPONENTS OF A }",
            [
                "2:29: error: the components of 'A' are those of this type itself; name another type"
            ]),
        LanguageCase(
            "X.680 25.4: COMPONENTS OF each other",
            """
            A ::= SEQUENCE { a INTEGER, COMPONENTS OF B }
            B ::= SEQUENCE { b BOOLEAN, COMPONENTS OF A }
            """,
            [
                "3:29: error: the components of 'A' are those of this type itself; name another type"
            ]),
        LanguageCase(
            "X.680 25.11: names that COMPONENTS OF brings are distinct",
            """
            A ::= SEQUENCE { a INTEGER }
            B ::= SEQUENCE { a BOOLEAN, COMPONENTS OF A }
            """,
            [
                "3:29: error: 'a' is named twice",
                "3:18: note: the first one is here; rename one of the two",
            ]),
        LanguageCase(
            "X.680 29.1: no COMPONENTS OF in a CHOICE",
            """
            A ::= SEQUENCE { a INTEGER }
            B ::= CHOICE { COMPONENTS OF A }
            """,
            [
                "3:16: error: COMPONENTS OF cannot stand in a CHOICE; write the alternatives out"
            ]),
        LanguageCase(
            "X.680 30.2: the alternative of a selection type exists",
            """
            A ::= CHOICE { a INTEGER, b BOOLEAN }
            B ::= c < A
            """,
            [
                "3:7: error: the CHOICE has no alternative 'c'; there are 'a', 'b'",
                "2:7: note: the CHOICE is here",
            ]),
        LanguageCase(
            "X.680 30.1: a selection type needs a CHOICE",
            """
            A ::= SEQUENCE { a INTEGER }
            B ::= a < A
            """,
            [
                "3:11: error: a selection needs a CHOICE, not SEQUENCE"
            ]),
        LanguageCase(
            "X.680 3.8.61: a type that needs itself has no end",
            "A ::= SEQUENCE { n INTEGER, next A }",
            [
                "2:1: error: type 'A' has no end: every value of it contains another one",
                "2:29: note: 'next' is needed on the way round; make it OPTIONAL, or a CHOICE with another "
                    + "way out",
            ]),
        LanguageCase(
            "X.680 3.8.61: a CHOICE without another way out",
            "A ::= CHOICE { a [0] A, b [1] SEQUENCE { c A } }",
            [
                "2:1: error: type 'A' has no end: every value of it contains another one",
                "2:16: note: 'a' is needed on the way round; make it OPTIONAL, or a CHOICE with another way out",
            ]),
        LanguageCase(
            "X.680 3.8.61: a list that is not empty",
            "A ::= SEQUENCE SIZE (1..5) OF A",
            [
                "2:1: error: type 'A' has no end: every value of it contains another one"
            ]),
        LanguageCase(
            "X.680 3.8.61: types that need each other have no end",
            """
            A ::= SEQUENCE { b B }
            B ::= SEQUENCE { a A }
            """,
            [
                "3:1: warning: type 'B' has no end: every value of it contains another one",
                "2:18: note: 'b' is needed on the way round; make it OPTIONAL, or a CHOICE with another way out",
                "3:18: note: 'a' is needed on the way round; make it OPTIONAL, or a CHOICE with another way out",
            ]),
        LanguageCase(
            "X.680 3.8.61: a type that is itself",
            "A ::= A",
            [
                "2:7: error: this type is defined by itself, so it has no end; name another type in one of the steps round"
            ]),
        LanguageCase(
            "X.680 3.8.61: types that are each other",
            """
            A ::= B
            B ::= [1] C
            C ::= A
            """,
            [
                "2:7: error: this type is defined by itself, so it has no end; name another type in one of the steps round"
            ]),
        LanguageCase(
            "X.681 C.2: INSTANCE OF needs a class of that form",
            """
            C ::= CLASS { &a INTEGER }
            T ::= INSTANCE OF C
            """,
            [
                "3:19: error: INSTANCE OF needs a class with the fields &id and &Type, as TYPE-IDENTIFIER has"
            ]),
        LanguageCase(
            "X.681 C.2: INSTANCE OF needs a class",
            """
            C ::= INTEGER
            T ::= INSTANCE OF C
            """,
            [
                "3:19: error: 'C' is a type, not an information object class",
                "2:1: note: it is defined here",
            ]),
        LanguageCase(
            "X.680 17: a word that is nearly a type",
            "T ::= SEQUENCE { a INTEGR, b Boolean }",
            [
                "2:20: error: 'INTEGR' is not defined in module 'M'; did you mean 'INTEGER'?",
                "2:30: error: 'Boolean' is not defined in module 'M'; did you mean 'BOOLEAN'?",
            ]),
    ]
}
