import Testing

@testable import ASN1Compiler

/// Tags that must be distinct, and what IMPLICIT goes with: X.680 25 to 31, X.681 14.
struct TagsTests {
    @Test(arguments: right) func accepted(_ text: LanguageCase) { text.run() }

    @Test(arguments: wrong) func reported(_ text: LanguageCase) { text.run() }

    private static let right: [LanguageCase] = [
        LanguageCase(
            "X.680 31.2: tags of every class and mode",
            """
            A ::= [1] INTEGER B ::= [APPLICATION 2] IMPLICIT INTEGER C ::= [PRIVATE 3] EXPLICIT INTEGER
            D ::= [0] [1] IMPLICIT [2] BOOLEAN
            """),
        LanguageCase(
            "X.680 31.2: the number of a tag by reference",
            """
            A ::= [number] INTEGER
            number INTEGER ::= 5
            """),
        LanguageCase(
            "X.680 31.2.9: IMPLICIT goes with a tagged CHOICE",
            """
            A ::= [0] CHOICE { a INTEGER }
            B ::= [1] IMPLICIT A
            """),
        LanguageCase(
            "X.680 31.2.7: in a module of implicit tags both turn explicit",
            """
            M DEFINITIONS IMPLICIT TAGS ::= BEGIN
            A ::= CHOICE { a INTEGER }
            B ::= [1] A
            C ::= CLASS { &Type }
            D ::= [1] C.&Type
            END
            """),
        LanguageCase(
            "X.680 25.6: a component that is needed ends the run",
            """
            T ::= SEQUENCE { a INTEGER OPTIONAL, b BOOLEAN, c INTEGER OPTIONAL, d BOOLEAN }
            U ::= SEQUENCE { a INTEGER, b INTEGER }
            """),
        LanguageCase(
            "X.680 25.3: automatic tagging makes them different",
            """
            M DEFINITIONS AUTOMATIC TAGS ::= BEGIN
            A ::= CHOICE { a INTEGER, b INTEGER }
            B ::= SET { a INTEGER, b INTEGER, c A }
            C ::= SEQUENCE { a A OPTIONAL, b A OPTIONAL }
            END
            """),
        LanguageCase(
            "X.681 14.10: an untagged open type that is last or needed",
            """
            C ::= CLASS { &Type }
            T ::= SEQUENCE { a INTEGER, b C.&Type OPTIONAL }
            U ::= SEQUENCE { a C.&Type, b INTEGER OPTIONAL }
            """),
        LanguageCase(
            "X.681 14.10: a tag makes an open type as good as any",
            """
            C ::= CLASS { &Type }
            T ::= CHOICE { a INTEGER, b [0] C.&Type }
            U ::= SEQUENCE { a [0] C.&Type OPTIONAL, b INTEGER }
            """),
    ]

    private static let wrong: [LanguageCase] = [
        LanguageCase(
            "X.680 31.2.4: the class UNIVERSAL is not for users",
            "A ::= [UNIVERSAL 30] IMPLICIT OCTET STRING",
            [
                "2:7: warning: tags of class UNIVERSAL are for the types of X.680 itself; choose class APPLICATION, PRIVATE or none"
            ]),
        LanguageCase(
            "X.680 31.2: the number of a tag is not negative",
            """
            A ::= [minus] INTEGER
            minus INTEGER ::= -1
            """,
            [
                "2:8: error: tag number -1 is out of range; 0 to 4294967295 are possible"
            ]),
        LanguageCase(
            "X.680 31.2: the number of a tag is a number",
            "A ::= [INTEGER] BOOLEAN",
            [
                "2:8: error: expected the number of the tag, found 'INTEGER'"
            ]),
        LanguageCase(
            "X.680 31.2.9: IMPLICIT does not go with an untagged CHOICE",
            """
            A ::= CHOICE { a INTEGER }
            B ::= [1] IMPLICIT A
            """,
            [
                "3:7: error: a CHOICE has no tag that [1] IMPLICIT could replace; write EXPLICIT"
            ]),
        LanguageCase(
            "X.680 31.2.9: IMPLICIT does not go with an open type",
            """
            C ::= CLASS { &Type }
            A ::= [1] IMPLICIT C.&Type
            """,
            [
                "3:7: error: an open type has no tag that [1] IMPLICIT could replace; write EXPLICIT"
            ]),
        LanguageCase(
            "X.680 25.6: an optional component and the next have different tags",
            "T ::= SEQUENCE { a INTEGER OPTIONAL, b INTEGER }",
            [
                "2:38: error: component 'b' has the same tag [UNIVERSAL 2] as 'a', so a decoder cannot "
                    + "tell them apart",
                "2:18: note: 'a' is optional and stands before it; give one of them a tag, such as [0]",
            ]),
        LanguageCase(
            "X.680 25.6: through a run of optional components",
            "T ::= SEQUENCE { a INTEGER OPTIONAL, b BOOLEAN DEFAULT TRUE, c NULL OPTIONAL, d INTEGER }",
            [
                "2:79: error: component 'd' has the same tag [UNIVERSAL 2] as 'a', so a decoder cannot "
                    + "tell them apart",
                "2:18: note: 'a' is optional and stands before it; give one of them a tag, such as [0]",
            ]),
        LanguageCase(
            "X.680 25.6: through an untagged CHOICE",
            """
            C ::= CHOICE { x INTEGER, y BOOLEAN }
            T ::= SEQUENCE { a C OPTIONAL, b BOOLEAN }
            """,
            [
                "3:32: error: component 'b' has the same tag [UNIVERSAL 1] as 'a', so a decoder cannot "
                    + "tell them apart",
                "3:18: note: 'a' is optional and stands before it; give one of them a tag, such as [0]",
            ]),
        LanguageCase(
            "X.680 25.6: through a CHOICE in a CHOICE",
            """
            C ::= CHOICE { x D, y NULL }
            D ::= CHOICE { z BOOLEAN }
            T ::= SEQUENCE { a C OPTIONAL, b D }
            """,
            [
                "4:32: error: component 'b' has the same tag [UNIVERSAL 1] as 'a', so a decoder cannot "
                    + "tell them apart",
                "4:18: note: 'a' is optional and stands before it; give one of them a tag, such as [0]",
            ]),
        LanguageCase(
            "X.680 25.6: across an extension marker",
            "T ::= SEQUENCE { a INTEGER OPTIONAL, ..., b BOOLEAN OPTIONAL, ..., c INTEGER }",
            [
                "2:68: error: component 'c' has the same tag [UNIVERSAL 2] as 'a', so a decoder cannot "
                    + "tell them apart",
                "2:18: note: 'a' is optional and stands before it; give one of them a tag, such as [0]",
            ]),
        LanguageCase(
            "X.680 25.6: through references",
            """
            T ::= SEQUENCE { a A OPTIONAL, b B }
            A ::= [5] INTEGER
            B ::= [5] IMPLICIT OCTET STRING
            """,
            [
                "2:32: error: component 'b' has the same tag [5] as 'a', so a decoder cannot tell them apart",
                "2:18: note: 'a' is optional and stands before it; give one of them another tag",
            ]),
        LanguageCase(
            "X.680 25.6: through COMPONENTS OF",
            """
            A ::= SEQUENCE { b INTEGER OPTIONAL }
            T ::= SEQUENCE { a INTEGER OPTIONAL, COMPONENTS OF A }
            """,
            [
                "3:38: error: component 'b' has the same tag [UNIVERSAL 2] as 'a', so a decoder cannot "
                    + "tell them apart",
                "3:18: note: 'a' is optional and stands before it; give one of them a tag, such as [0]",
            ]),
        LanguageCase(
            "X.680 27.3: components of a SET have different tags",
            "T ::= SET { a INTEGER, b BOOLEAN, c INTEGER }",
            [
                "2:35: error: component 'c' has the same tag [UNIVERSAL 2] as 'a', so a decoder cannot "
                    + "tell them apart",
                "2:13: note: 'a' is in the same SET; give one of them a tag, such as [0]",
            ]),
        LanguageCase(
            "X.680 27.3: in a SET through an untagged CHOICE",
            """
            C ::= CHOICE { x INTEGER, y BOOLEAN }
            T ::= SET { a C, b BOOLEAN }
            """,
            [
                "3:18: error: component 'b' has the same tag [UNIVERSAL 1] as 'a', so a decoder cannot "
                    + "tell them apart",
                "3:13: note: 'a' is in the same SET; give one of them a tag, such as [0]",
            ]),
        LanguageCase(
            "X.680 29.3: alternatives have different tags",
            "T ::= CHOICE { a INTEGER, b BOOLEAN, c INTEGER }",
            [
                "2:38: error: alternative 'c' has the same tag [UNIVERSAL 2] as 'a', so a decoder cannot "
                    + "tell them apart",
                "2:16: note: 'a' is in the same CHOICE; give one of them a tag, such as [0]",
            ]),
        LanguageCase(
            "X.680 29.3: in a CHOICE through a CHOICE",
            "T ::= CHOICE { a INTEGER, c CHOICE { b INTEGER, d NULL } }",
            [
                "2:27: error: alternative 'c' has the same tag [UNIVERSAL 2] as 'a', so a decoder cannot "
                    + "tell them apart",
                "2:16: note: 'a' is in the same CHOICE; give one of them a tag, such as [0]",
            ]),
        LanguageCase(
            "X.680 29.3: additions too",
            "T ::= CHOICE { a INTEGER, ..., b INTEGER }",
            [
                "2:32: error: alternative 'b' has the same tag [UNIVERSAL 2] as 'a', so a decoder cannot "
                    + "tell them apart",
                "2:16: note: 'a' is in the same CHOICE; give one of them a tag, such as [0]",
            ]),
        LanguageCase(
            "X.680 29.3: SEQUENCE and SEQUENCE OF have the same tag",
            "T ::= CHOICE { a SEQUENCE { }, b SEQUENCE OF INTEGER }",
            [
                "2:32: error: alternative 'b' has the same tag [UNIVERSAL 16] as 'a', so a decoder cannot "
                    + "tell them apart",
                "2:16: note: 'a' is in the same CHOICE; give one of them a tag, such as [0]",
            ]),
        LanguageCase(
            "X.680 25.3: there is none where a tag is written",
            """
            M DEFINITIONS AUTOMATIC TAGS ::= BEGIN
            T ::= CHOICE { a INTEGER, b INTEGER, c [7] BOOLEAN }
            END
            """,
            [
                "2:27: error: alternative 'b' has the same tag [UNIVERSAL 2] as 'a', so a decoder cannot "
                    + "tell them apart",
                "2:16: note: 'a' is in the same CHOICE; give one of them a tag, such as [0]",
            ]),
        LanguageCase(
            "X.680 52.7: two extensible alternatives",
            """
            A ::= CHOICE { a [0] INTEGER, ... }
            B ::= CHOICE { b [1] INTEGER, ... }
            T ::= CHOICE { a A, b B }
            """,
            [
                "4:21: error: 'b' and 'a' are both CHOICEs that can be extended, so a decoder could not "
                    + "tell whose an unknown alternative is",
                "4:16: note: give 'a' a tag, such as [0]",
            ]),
        LanguageCase(
            "X.681 14.10: an untagged open type that may be left out",
            """
            C ::= CLASS { &Type }
            T ::= SEQUENCE { a C.&Type OPTIONAL, b INTEGER }
            """,
            [
                "3:18: error: 'a' can start with any tag and may be left out, so a decoder cannot tell it "
                    + "from what follows",
                "3:38: note: 'b' stands after it; give 'a' a tag, such as [0]",
            ]),
        LanguageCase(
            "X.681 14.10: an untagged open type after what may be left out",
            """
            C ::= CLASS { &Type }
            T ::= SEQUENCE { a INTEGER OPTIONAL, b C.&Type }
            """,
            [
                "3:38: error: 'b' can start with any tag, so a decoder cannot tell it from what may stand "
                    + "before it",
                "3:18: note: 'a' is optional and stands before it; give 'b' a tag, such as [0]",
            ]),
        LanguageCase(
            "X.681 14.10: an untagged open type in a SET",
            """
            C ::= CLASS { &Type }
            T ::= SET { a INTEGER, b C.&Type }
            """,
            [
                "3:24: error: 'b' can start with any tag, so a decoder cannot tell it from the others of "
                    + "the SET; give it a tag, such as [0]"
            ]),
        LanguageCase(
            "X.681 14.10: an untagged open type in a CHOICE",
            """
            C ::= CLASS { &Type }
            T ::= CHOICE { a INTEGER, b C.&Type }
            """,
            [
                "3:27: error: 'b' can start with any tag, so a decoder cannot tell it from the others of "
                    + "the CHOICE; give it a tag, such as [0]"
            ]),
    ]
}
