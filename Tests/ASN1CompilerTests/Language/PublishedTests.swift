import Testing

@testable import ASN1Compiler

/// What published modules have and X.680 does not, and some odd files that are right.
struct PublishedTests {
    @Test(arguments: right) func accepted(_ text: LanguageCase) { text.run() }

    @Test(arguments: wrong) func reported(_ text: LanguageCase) { text.run() }

    private static let right: [LanguageCase] = [
        LanguageCase(
            "RFC 4120: a GeneralString constrained by IA5String",
            "T ::= GeneralString (IA5String)"),
        LanguageCase(
            "an object set without objects",
            """
            C ::= CLASS { &id INTEGER }
            S C ::= { }
            """),
        LanguageCase(
            "a trailing form feed and control-Z",
            "T ::= INTEGER"),
        LanguageCase(
            "X.680 13.1: nothing but comments between modules",
            """
            A DEFINITIONS ::= BEGIN END -- one --
            /* two */
            B DEFINITIONS ::= BEGIN END -- three
            """),
    ]

    private static let wrong: [LanguageCase] = [
        LanguageCase(
            "RFC 5280: types of the language in IMPORTS",
            """
            A DEFINITIONS ::= BEGIN X ::= INTEGER END
            B DEFINITIONS ::= BEGIN
            IMPORTS BMPString, UTF8String, X FROM A;
            T ::= CHOICE { a BMPString, b UTF8String, c X }
            END
            """,
            [
                "3:9: warning: 'BMPString' is a type of the language and needs no import; remove it from the IMPORTS",
                "3:20: warning: 'UTF8String' is a type of the language and needs no import; remove it from the IMPORTS",
            ]),
        LanguageCase(
            "RFC 3280: string types are defined again",
            """
            UTF8String ::= [UNIVERSAL 12] IMPLICIT OCTET STRING
            T ::= CHOICE { a UTF8String, b INTEGER }
            """,
            [
                "2:1: warning: 'UTF8String' is a type of the language and needs no definition; remove this one",
                "2:16: warning: tags of class UNIVERSAL are for the types of X.680 itself; choose class APPLICATION, PRIVATE or none",
            ]),
        LanguageCase(
            "X.208: ANY and ANY DEFINED BY",
            """
            T ::= SEQUENCE { id OBJECT IDENTIFIER, value ANY DEFINED BY id }
            U ::= SEQUENCE { a ANY }
            """,
            [
                "2:46: warning: ANY is no type of X.680 any more; its value is kept as it is encoded",
                "3:20: warning: ANY is no type of X.680 any more; its value is kept as it is encoded",
            ]),
        LanguageCase(
            "X.208: ANY at the end of a SEQUENCE may be left out",
            "T ::= SEQUENCE { algorithm OBJECT IDENTIFIER, parameters ANY DEFINED BY algorithm OPTIONAL }",
            [
                "2:58: warning: ANY is no type of X.680 any more; its value is kept as it is encoded"
            ]),
        LanguageCase(
            "X.208: ANY that a decoder cannot tell",
            "T ::= SEQUENCE { a INTEGER OPTIONAL, b ANY }",
            [
                "2:40: warning: ANY is no type of X.680 any more; its value is kept as it is encoded",
                "2:38: warning: 'b' can start with any tag, so a decoder cannot tell it from what may "
                    + "stand before it",
                "2:18: note: 'a' is optional and stands before it; give 'b' a tag, such as [0]",
            ]),
        LanguageCase(
            "X.208: ANY in a CHOICE",
            "T ::= CHOICE { a INTEGER, b ANY }",
            [
                "2:29: warning: ANY is no type of X.680 any more; its value is kept as it is encoded",
                "2:27: warning: 'b' can start with any tag, so a decoder cannot tell it from the others of "
                    + "the CHOICE; give it a tag, such as [0]",
            ]),
        LanguageCase(
            "X.208: components without a name",
            "T ::= SEQUENCE { INTEGER, BOOLEAN OPTIONAL, a NULL }",
            [
                "2:18: warning: a component without a name, which X.680 does not allow; give it one",
                "2:27: warning: a component without a name, which X.680 does not allow; give it one",
            ]),
        LanguageCase(
            "X.208: macros and what is defined by them",
            """
            OBJECT-TYPE MACRO ::= BEGIN
            TYPE NOTATION ::= "SYNTAX" type(TYPE Syntax) "ACCESS" Access
            VALUE NOTATION ::= value(VALUE ObjectName)
            Access ::= "read-only" | "read-write"
            END
            sysDescr OBJECT-TYPE SYNTAX OCTET STRING ACCESS read-only ::= { 1 3 6 1 }
            T ::= INTEGER
            v T ::= 5
            """,
            [
                "2:1: warning: the macro 'OBJECT-TYPE' is read over; X.680 has information object classes instead",
                "7:10: warning: the use of the macro 'OBJECT-TYPE' is read over; write the type that it stands for instead",
            ]),
        LanguageCase(
            "X.880-88: operations by macro",
            """
            ERROR MACRO ::= BEGIN TYPE NOTATION ::= empty VALUE NOTATION ::= value(VALUE INTEGER) END
            OPERATION MACRO ::= BEGIN TYPE NOTATION ::= Argument VALUE NOTATION ::= value(VALUE INTEGER) END
            bad ERROR PARAMETER NULL ::= 1
            do OPERATION ARGUMENT SEQUENCE { a INTEGER } RESULT NULL ERRORS { bad } ::= 2
            T ::= SEQUENCE { a INTEGER }
            """,
            [
                "2:1: warning: the macro 'ERROR' is read over; X.680 has information object classes instead",
                "3:1: warning: the macro 'OPERATION' is read over; X.680 has information object classes instead",
                "4:5: warning: the use of the macro 'ERROR' is read over; write the type that it stands for instead",
                "5:4: warning: the use of the macro 'OPERATION' is read over; write the type that it stands for instead",
            ]),
        LanguageCase(
            "RFC 3281: a space is missing",
            """
            id-xOBJECT IDENTIFIER ::= { 1 2 3 }
            T ::= OBJECT IDENTIFIER
            """,
            [
                "2:1: warning: a space is missing before 'OBJECT' in 'id-xOBJECT'"
            ]),
        LanguageCase(
            "modules of before 2008 define DATE",
            """
            DATE ::= SEQUENCE { year INTEGER }
            T ::= SEQUENCE { a DATE }
            """,
            [
                "2:1: warning: 'DATE' is a reserved word today; it is read as a name in this file"
            ]),
        LanguageCase(
            "PKCS #1: an object identifier that all know",
            "id OBJECT IDENTIFIER ::= { rsadsi 5 }",
            [
                "2:28: warning: 'rsadsi' is not defined; it is taken to be what PKCS #1 to #9 call so"
            ]),
        LanguageCase(
            "a number for a BOOLEAN",
            "T ::= SEQUENCE { a BOOLEAN DEFAULT 0 }",
            [
                "2:36: warning: a number is not a value of BOOLEAN in X.680; it is taken by its place"
            ]),
        LanguageCase(
            "parts of a SEQUENCE value in another order",
            """
            T ::= SEQUENCE { a INTEGER, b BOOLEAN }
            v T ::= { b TRUE, a 5 }
            """,
            [
                "3:19: warning: 'a' stands in another order here than in the SEQUENCE; move it"
            ]),
    ]
}
