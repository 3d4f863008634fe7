import Testing

@testable import ASN1Compiler

/// Modules, exports, imports and references: X.680 13 and 14.
struct ModulesTests {
    @Test(arguments: right) func accepted(_ text: LanguageCase) { text.run() }

    @Test(arguments: wrong) func reported(_ text: LanguageCase) { text.run() }

    private static let right: [LanguageCase] = [
        LanguageCase(
            "X.680 13.1: several modules in one file",
            """
            A DEFINITIONS ::= BEGIN T ::= INTEGER END
            B DEFINITIONS ::= BEGIN IMPORTS T FROM A; U ::= T END
            """),
        LanguageCase(
            "X.680 13.1: an empty module",
            "A DEFINITIONS ::= BEGIN END"),
        LanguageCase(
            "X.680 13.2: all tag defaults",
            """
            A DEFINITIONS EXPLICIT TAGS ::= BEGIN T ::= [1] INTEGER END
            B DEFINITIONS IMPLICIT TAGS ::= BEGIN T ::= [1] INTEGER END
            C DEFINITIONS AUTOMATIC TAGS ::= BEGIN T ::= [1] INTEGER END
            """),
        LanguageCase(
            "X.680 13.4: EXTENSIBILITY IMPLIED",
            "A DEFINITIONS AUTOMATIC TAGS EXTENSIBILITY IMPLIED ::= BEGIN T ::= SEQUENCE { a INTEGER } END"),
        LanguageCase(
            "X.680 13.5: object identifiers of all three forms",
            """
            A { iso standard 8571 } DEFINITIONS ::= BEGIN END
            B { 1 0 8571 2 } DEFINITIONS ::= BEGIN END
            C { iso(1) standard(0) name(8571) 3 } "/ISO/Standard/8571/3" DEFINITIONS ::= BEGIN END
            """),
        LanguageCase(
            "X.680 13.6: versions of a module differ in their object identifiers",
            """
            A { 1 2 3 1 } DEFINITIONS ::= BEGIN T ::= INTEGER END
            A { 1 2 3 2 } DEFINITIONS ::= BEGIN T ::= BOOLEAN END
            B DEFINITIONS ::= BEGIN IMPORTS T FROM A { 1 2 3 1 }; v T ::= 5 END
            C DEFINITIONS ::= BEGIN IMPORTS T FROM A { 1 2 3 2 }; v T ::= TRUE END
            """),
        LanguageCase(
            "X.680 13.7: EXPORTS of all, some and nothing",
            """
            A DEFINITIONS ::= BEGIN EXPORTS ALL; T ::= INTEGER END
            B DEFINITIONS ::= BEGIN EXPORTS T, v; T ::= INTEGER v T ::= 1 END
            C DEFINITIONS ::= BEGIN EXPORTS ; T ::= INTEGER END
            """),
        LanguageCase(
            "X.680 13.12: a module under another name, found by its object identifier",
            """
            Real { 1 2 3 } DEFINITIONS ::= BEGIN T ::= INTEGER END
            B DEFINITIONS ::= BEGIN IMPORTS T FROM Alias { 1 2 3 }; V ::= T  w Alias.T ::= 5 END
            """),
        LanguageCase(
            "X.680 13.18: WITH SUCCESSORS takes a later version",
            """
            A { 1 2 3 } DEFINITIONS ::= BEGIN T ::= INTEGER END
            B DEFINITIONS ::= BEGIN IMPORTS T FROM A { 1 2 2 } WITH SUCCESSORS; V ::= T END
            """),
        LanguageCase(
            "X.680 13.19: WITH DESCENDANTS takes what lies under the object identifier",
            """
            A { 1 2 3 5 } DEFINITIONS ::= BEGIN T ::= INTEGER END
            B DEFINITIONS ::= BEGIN IMPORTS T FROM A { 1 2 3 } WITH DESCENDANTS; V ::= T END
            """),
        LanguageCase(
            "X.680 13.16: an object identifier by reference",
            """
            A { 1 2 3 } DEFINITIONS ::= BEGIN T ::= INTEGER END
            B DEFINITIONS ::= BEGIN IMPORTS T FROM A oid; V ::= T  oid OBJECT IDENTIFIER ::= { 1 2 3 } END
            """),
        LanguageCase(
            "X.680 13.1: nothing is imported",
            "B DEFINITIONS ::= BEGIN IMPORTS ; V ::= INTEGER END"),
        LanguageCase(
            "X.683 9.1: parameterised references are imported with and without braces",
            """
            A DEFINITIONS ::= BEGIN P{T} ::= SEQUENCE { a T } Q{T} ::= SET { a T } END
            B DEFINITIONS ::= BEGIN IMPORTS P{}, Q FROM A; V ::= P{INTEGER} W ::= Q{BOOLEAN} END
            """),
        LanguageCase(
            "X.680 13.15: the module in front makes the name unambiguous",
            """
            A DEFINITIONS ::= BEGIN T ::= INTEGER END
            B DEFINITIONS ::= BEGIN T ::= BOOLEAN END
            C DEFINITIONS ::= BEGIN
            IMPORTS T FROM A T FROM B;
            U ::= A.T
            v B.T ::= TRUE
            END
            """),
        LanguageCase(
            "X.680 14.6: external references to types and values",
            """
            A DEFINITIONS ::= BEGIN T ::= INTEGER  v T ::= 5 END
            B DEFINITIONS ::= BEGIN IMPORTS T, v FROM A; U ::= A.T (0..A.v) w A.T ::= A.v END
            """),
        LanguageCase(
            "X.680 13.12: modules may import from each other",
            """
            A DEFINITIONS ::= BEGIN IMPORTS U FROM B; T ::= SEQUENCE { u U OPTIONAL } END
            B DEFINITIONS ::= BEGIN IMPORTS T FROM A; U ::= SEQUENCE { t T OPTIONAL } END
            """),
        LanguageCase(
            "X.680 54.1: ENCODING-CONTROL sections are skipped",
            """
            A DEFINITIONS ::= BEGIN T ::= INTEGER
            ENCODING-CONTROL PER anything { at all }
            ENCODING-CONTROL XER GLOBAL-DEFAULTS MODIFIED-ENCODINGS
            END
            """,
            [
                "2:1: note: the ENCODING-CONTROL section PER is skipped; it does not change BER and DER",
                "3:1: note: the ENCODING-CONTROL section XER is skipped; it does not change BER and DER",
            ]),
    ]

    private static let wrong: [LanguageCase] = [
        LanguageCase(
            "X.680 13.1: a module ends with END",
            "A DEFINITIONS ::= BEGIN T ::= INTEGER",
            [
                "1:38: error: expected 'END' of module 'A', found the end of the file",
                "1:1: note: the module begins here",
            ]),
        LanguageCase(
            "X.680 13.1: definitions stand in a module",
            """
            T ::= INTEGER
            A DEFINITIONS ::= BEGIN END
            """,
            [
                "1:3: error: expected 'DEFINITIONS', found '::='; definitions stand in a module: 'Name "
                    + "DEFINITIONS ::= BEGIN … END'"
            ]),
        LanguageCase(
            "X.680 13.1: the name of a module starts with a capital letter",
            "a DEFINITIONS ::= BEGIN END",
            [
                "1:1: error: the name of a module starts with a capital letter, 'a' does not; write 'A'"
            ]),
        LanguageCase(
            "X.680 13.6: a module is defined once",
            """
            A DEFINITIONS ::= BEGIN END
            A DEFINITIONS ::= BEGIN END
            """,
            [
                "2:1: error: module 'A' is defined twice",
                "1:1: note: the first definition is here; rename one of the two",
            ]),
        LanguageCase(
            "X.680 13.8: what is exported is defined",
            """
            A DEFINITIONS ::= BEGIN
            EXPORTS Tipe;
            Type ::= INTEGER
            END
            """,
            [
                "2:9: warning: 'Tipe' is exported but not defined in module 'A'; did you mean 'Type'?"
            ]),
        LanguageCase(
            "X.680 13.8: a name is exported once",
            """
            A DEFINITIONS ::= BEGIN
            EXPORTS T, T;
            T ::= INTEGER
            END
            """,
            [
                "2:12: warning: 'T' is exported twice",
                "2:9: note: the first one is here; remove one of the two",
            ]),
        LanguageCase(
            "X.680 13.8: what is not exported cannot be imported",
            """
            A DEFINITIONS ::= BEGIN EXPORTS T; T ::= INTEGER U ::= T END
            B DEFINITIONS ::= BEGIN
            IMPORTS T, U FROM A;
            V ::= U
            END
            """,
            [
                "3:12: error: module 'A' does not export 'U'",
                "1:1: note: its EXPORTS do not list it; add it there",
            ]),
        LanguageCase(
            "X.680 13.12: what a module does not define cannot be imported",
            """
            A DEFINITIONS ::= BEGIN Count ::= INTEGER END
            B DEFINITIONS ::= BEGIN IMPORTS Cuont FROM A; V ::= Cuont END
            """,
            [
                "2:33: error: module 'A' does not define 'Cuont'; did you mean 'Count'?",
                "1:1: note: the module is here",
            ]),
        LanguageCase(
            "X.680 13.12: a module that is not there",
            "B DEFINITIONS ::= BEGIN IMPORTS T FROM A; V ::= T END",
            [
                "1:40: error: module 'A' is not among the schemas; add the file that defines it, or depend on the Swift module that has it"
            ]),
        LanguageCase(
            "X.680 13.12: a module that is not there and not needed",
            "B DEFINITIONS ::= BEGIN IMPORTS T FROM A; V ::= INTEGER END",
            [
                "1:40: warning: module 'A' is not among the schemas; nothing that is imported from it is used"
            ]),
        LanguageCase(
            "X.680 13.12: a module with another object identifier",
            """
            A { 1 2 3 } DEFINITIONS ::= BEGIN T ::= INTEGER END
            B DEFINITIONS ::= BEGIN IMPORTS T FROM A { 1 2 4 }; V ::= T END
            """,
            [
                "2:40: warning: the module 'A' among the schemas is { 1 2 3 }, not { 1 2 4 }; it is used "
                    + "all the same",
                "1:1: note: the module is here",
            ]),
        LanguageCase(
            "X.680 13.18: an earlier version is no successor",
            """
            A { 1 2 1 } DEFINITIONS ::= BEGIN T ::= INTEGER END
            B DEFINITIONS ::= BEGIN IMPORTS T FROM A { 1 2 2 } WITH SUCCESSORS; V ::= T END
            """,
            [
                "2:40: warning: the module 'A' among the schemas is { 1 2 1 }, not { 1 2 2 }; it is used "
                    + "all the same",
                "1:1: note: the module is here",
            ]),
        LanguageCase(
            "X.680 13.15: a name from two modules is ambiguous",
            """
            A DEFINITIONS ::= BEGIN T ::= INTEGER END
            B DEFINITIONS ::= BEGIN T ::= BOOLEAN END
            C DEFINITIONS ::= BEGIN
            IMPORTS T FROM A T FROM B;
            U ::= T
            END
            """,
            [
                "5:7: error: 'T' is imported from two modules; write 'Module.T'",
                "4:9: note: the first import is here",
                "4:18: note: the second is here",
            ]),
        LanguageCase(
            "X.680 14.6: an external reference to what is not there",
            """
            A DEFINITIONS ::= BEGIN T ::= INTEGER END
            B DEFINITIONS ::= BEGIN IMPORTS T FROM A; U ::= A.V END
            """,
            [
                "2:49: error: 'V' is not defined in module 'A'; define it there"
            ]),
        LanguageCase(
            "X.680 14.6: an external reference to a module that is not there",
            "B DEFINITIONS ::= BEGIN U ::= Gone.V END",
            [
                "1:31: error: module 'Gone' is not among the schemas; add the file that defines it, or depend on the Swift module that has it"
            ]),
        LanguageCase(
            "X.680 13.12: imports in a circle are no definition",
            """
            A DEFINITIONS ::= BEGIN IMPORTS T FROM B; U ::= T END
            B DEFINITIONS ::= BEGIN IMPORTS T FROM A; END
            """,
            [
                "1:49: error: modules import 'T' from each other, and none of them defines it",
                "1:33: note: this import leads in a circle; import it from the module that defines it",
            ]),
        LanguageCase(
            "X.680 13.12: a name is imported once",
            """
            A DEFINITIONS ::= BEGIN T ::= INTEGER END
            B DEFINITIONS ::= BEGIN IMPORTS T, T FROM A; U ::= T END
            """,
            [
                "2:36: warning: 'T' is imported twice",
                "2:33: note: the first import is here; remove one of the two",
            ]),
        LanguageCase(
            "X.680 13.12: a name that is imported and defined",
            """
            A DEFINITIONS ::= BEGIN T ::= INTEGER END
            B DEFINITIONS ::= BEGIN IMPORTS T FROM A; T ::= BOOLEAN v T ::= TRUE END
            """,
            [
                "2:33: warning: 'T' is defined in this module too, and that definition is used; remove the import, or rename one of them",
                "2:43: note: the definition is here",
            ]),
        LanguageCase(
            "X.680 13.14: names of assignments are distinct",
            """
            T ::= INTEGER
            v INTEGER ::= 1
            T ::= BOOLEAN
            """,
            [
                "4:1: error: 'T' is defined twice in module 'M'",
                "2:1: note: the first definition is here; rename one of the two",
            ]),
        LanguageCase(
            "X.680 13.1: IMPORTS ends with a semicolon",
            "B DEFINITIONS ::= BEGIN IMPORTS T FROM A U ::= T END",
            [
                "1:42: error: expected ';' at the end of IMPORTS, found 'U'"
            ]),
        LanguageCase(
            "X.680 14.1: an undefined type, with a guess",
            """
            Colour ::= INTEGER
            T ::= Color
            """,
            [
                "3:7: error: 'Color' is not defined in module 'M'; did you mean 'Colour'?"
            ]),
        LanguageCase(
            "X.680 14.1: an undefined value",
            "T ::= INTEGER (0..maximum)",
            [
                "2:19: error: 'maximum' is not defined in module 'M'; define or import it"
            ]),
        LanguageCase(
            "X.680 14.1: a value is no type",
            """
            count INTEGER ::= 5
            T ::= SEQUENCE { a Count }
            """,
            [
                "3:20: error: 'Count' is not defined in module 'M'; did you mean 'count'?"
            ]),
        LanguageCase(
            "X.680 14.1: a type reference where a value is used",
            """
            Size ::= INTEGER
            T ::= OCTET STRING (SIZE (1..Size))
            """,
            [
                "3:30: error: expected a value, found a type; a value of this type is written 'Type : value'"
            ]),
        LanguageCase(
            "all errors of one run, in the order of the places",
            """
            A DEFINITIONS ::= BEGIN
            T ::= SEQUENCE { a Gone, b INTEGER, b BOOLEAN }
            v INTEGER ::= TRUE
            U ::= BOOLEAN (1..2)
            T ::= NULL
            END
            """,
            [
                "2:20: error: 'Gone' is not defined in module 'A'; define or import it",
                "2:37: error: 'b' is named twice",
                "2:26: note: the first one is here; rename one of the two",
                "3:15: error: this is not a value of type INTEGER; write one such as 5",
                "3:3: note: the type is here",
                "4:16: error: a range does not apply to BOOLEAN; it is for numbers, times and characters",
                "4:7: note: the type is here",
                "5:1: error: 'T' is defined twice in module 'A'",
                "2:1: note: the first definition is here; rename one of the two",
            ]),
    ]
}
