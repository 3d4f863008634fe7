import Testing

@testable import ASN1Compiler

/// Parameterised assignments: X.683.
struct ParametersTests {
    @Test(arguments: right) func accepted(_ text: LanguageCase) { text.run() }

    @Test(arguments: wrong) func reported(_ text: LanguageCase) { text.run() }

    private static let right: [LanguageCase] = [
        LanguageCase(
            "X.683 8.1: parameters of every kind",
            """
            M DEFINITIONS AUTOMATIC TAGS ::= BEGIN
            C ::= CLASS { &id INTEGER UNIQUE, &Type } WITH SYNTAX { &Type ID &id }
            Typ{T} ::= SEQUENCE { a T }
            Val{INTEGER:max} ::= INTEGER (0..max)
            Set{INTEGER:S} ::= INTEGER (S)
            Obj{C:obj} ::= SEQUENCE { a obj.&Type }
            Objs{C:Set} ::= SEQUENCE { id C.&id ({Set}), v C.&Type ({Set}{@id}) }
            Cls{CLS} ::= SEQUENCE { id CLS.&id }
            A ::= Typ{BOOLEAN} B ::= Val{10} D ::= Set{{1 | 3..5}} E ::= Obj{a} F ::= Objs{{a, ...}} G ::= Cls{C}
            a C ::= { NULL ID 1 }
            v{INTEGER:n} INTEGER ::= n
            w INTEGER ::= v{7}
            o{T, INTEGER:n} C ::= { T ID n }
            S{C:x} C ::= { x | o{BOOLEAN, 9} }
            H ::= Objs{{S{a}}}
            END
            """),
        LanguageCase(
            "X.683 8.3: dummy governors",
            """
            M DEFINITIONS AUTOMATIC TAGS ::= BEGIN
            P{T, T:value} ::= SEQUENCE { a T DEFAULT value }
            A ::= P{INTEGER, 5} B ::= P{BOOLEAN, TRUE}
            Q{CLS, CLS:Set} ::= SEQUENCE { id CLS.&id ({Set}) }
            C ::= CLASS { &id INTEGER }
            D ::= Q{C, {...}}
            END
            """),
        LanguageCase(
            "X.683 9: parameters through several levels",
            """
            M DEFINITIONS AUTOMATIC TAGS ::= BEGIN
            P{T} ::= SEQUENCE { a T }
            Q{T, U} ::= SEQUENCE { p P{T}, q P{SEQUENCE OF U} }
            R{T} ::= Q{T, P{T}}
            A ::= R{INTEGER}
            B ::= R{R{BOOLEAN}}
            END
            """),
        LanguageCase(
            "X.683 9: a parameterised type that contains itself",
            """
            M DEFINITIONS AUTOMATIC TAGS ::= BEGIN
            List{T} ::= SEQUENCE { head T, tail List{T} OPTIONAL }
            A ::= List{INTEGER}
            END
            """),
        LanguageCase(
            "X.683 8: errors that depend on a parameter are none there",
            """
            M DEFINITIONS AUTOMATIC TAGS ::= BEGIN
            P{T, INTEGER:n, CLS, CLS:Set, C:obj} ::= SEQUENCE {
             a T (1..n) DEFAULT n, b CLS.&id ({Set}), c CLS.&Type ({Set}{@b}) OPTIONAL,
             d T (SIZE (n)), e obj.&Type, f INSTANCE OF CLS,
             g SEQUENCE SIZE (1..n) OF T, COMPONENTS OF T, h x < T, i [n] NULL,
             j P2{T, n}, k OCTET STRING (CONTAINING T) }
            P2{T, INTEGER:n} ::= SEQUENCE { a T, b INTEGER (0..n) }
            C ::= CLASS { &Type }
            v{INTEGER:n} SEQUENCE OF INTEGER ::= { n, n }
            END
            """),
        LanguageCase(
            "X.683 8: parameterised classes",
            """
            M DEFINITIONS AUTOMATIC TAGS ::= BEGIN
            C{T} ::= CLASS { &id T UNIQUE, &Type } WITH SYNTAX { &Type ID &id }
            D ::= C{INTEGER}
            a D ::= { BOOLEAN ID 5 }
            S D ::= { a }
            T ::= SEQUENCE { id D.&id ({S}), v D.&Type ({S}{@id}) }
            END
            """),
        LanguageCase(
            "X.683 8: parameterised governors",
            """
            M DEFINITIONS AUTOMATIC TAGS ::= BEGIN
            OPERATION ::= CLASS { &code INTEGER UNIQUE, &Arg OPTIONAL } WITH SYNTAX { CODE &code [ARG &Arg] }
            Forward{OPERATION:Ops} OPERATION ::= { Ops | { CODE 99 } }
            a OPERATION ::= { CODE 1 ARG NULL }
            All OPERATION ::= { Forward{{a}} }
            Invoke{OPERATION:Ops} ::= SEQUENCE { code OPERATION.&code ({Ops}),
             arg OPERATION.&Arg ({Ops}{@code}) OPTIONAL }
            T ::= Invoke{{Forward{{a}}}}
            END
            """),
    ]

    private static let wrong: [LanguageCase] = [
        LanguageCase(
            "X.683 8.3: the value of a dummy governor",
            """
            M DEFINITIONS AUTOMATIC TAGS ::= BEGIN
            P{T, T:value} ::= SEQUENCE { a T DEFAULT value }
            A ::= P{INTEGER, TRUE}
            END
            """,
            [
                "3:18: error: this is not a value of type INTEGER; write one such as 5",
                "2:32: note: the type is here",
            ]),
        LanguageCase(
            "X.683 9: parameters that grow without end",
            """
            M DEFINITIONS AUTOMATIC TAGS ::= BEGIN
            P{T} ::= SEQUENCE { a P{SEQUENCE OF T} OPTIONAL }
            A ::= P{INTEGER}
            END
            """,
            [
                "2:23: error: 'P' uses itself with ever new parameters, without end; pass on the same ones"
            ]),
        LanguageCase(
            "X.683 9: parameters that double without end",
            """
            M DEFINITIONS AUTOMATIC TAGS ::= BEGIN
            P{T, U} ::= SEQUENCE { a P{P{T, U}, P{U, T}} OPTIONAL }
            A ::= P{INTEGER, BOOLEAN}
            END
            """,
            [
                "2:26: error: 'P' uses itself with ever new parameters, without end; pass on the same ones"
            ]),
        LanguageCase(
            "X.683 9.5: parameters that are missing",
            """
            P{T} ::= SEQUENCE { a T }
            A ::= P
            """,
            [
                "3:7: error: 'P' needs 1 parameter in braces",
                "2:1: note: it is defined here",
            ]),
        LanguageCase(
            "X.683 9.5: too many parameters",
            """
            P{T} ::= SEQUENCE { a T }
            A ::= P{INTEGER, BOOLEAN}
            """,
            [
                "3:7: error: 'P' takes 1 parameter, not 2",
                "2:1: note: it is defined here",
            ]),
        LanguageCase(
            "X.683 9.5: parameters for what takes none",
            """
            P ::= SEQUENCE { a INTEGER }
            A ::= P{INTEGER}
            """,
            [
                "3:7: error: 'P' takes no parameters; leave the braces out",
                "2:1: note: it is defined here",
            ]),
        LanguageCase(
            "X.683 9.5: a type where a value is needed",
            """
            P{INTEGER:n} ::= INTEGER (0..n)
            A ::= P{BOOLEAN}
            """,
            [
                "3:9: error: a value is needed for parameter 'n', not a type"
            ]),
        LanguageCase(
            "X.683 9.5: a value where a type is needed",
            """
            P{T} ::= SEQUENCE { a T }
            A ::= P{5}
            """,
            [
                "3:9: error: a type is needed for parameter 'T', not a value",
                "2:23: note: it is used as a type here",
            ]),
        LanguageCase(
            "X.683 9.5: a value of another type",
            """
            P{INTEGER:n} ::= INTEGER (0..n)
            A ::= P{"x"}
            """,
            [
                "3:9: error: this is not a value of type INTEGER; write one such as 5",
                "2:18: note: the type is here",
            ]),
        LanguageCase(
            "X.683 9.5: a parameter that is not defined",
            """
            P{T} ::= SEQUENCE { a T }
            A ::= P{Gone}
            """,
            [
                "3:9: error: 'Gone' is not defined in module 'M'; define or import it"
            ]),
        LanguageCase(
            "X.683 8.4: names of parameters are distinct",
            """
            P{T, T} ::= SEQUENCE { a T }
            A ::= P{INTEGER, BOOLEAN}
            """,
            [
                "2:6: error: parameter 'T' is named twice",
                "2:3: note: the first one is here; rename one of the two",
            ]),
        LanguageCase(
            "X.683 8.4: a parameter without use",
            """
            P{T, U} ::= SEQUENCE { a T }
            A ::= P{INTEGER, BOOLEAN}
            """,
            [
                "2:6: warning: parameter 'U' is never used; remove it"
            ]),
        LanguageCase(
            "X.683 8: what is never used is looked into all the same",
            "P{T} ::= SEQUENCE { a T, b Gone, c INTEGER (0..max) }",
            [
                "2:28: error: 'Gone' is not defined in module 'M'; define or import it",
                "2:48: error: 'max' is not defined in module 'M'; define or import it",
            ]),
        LanguageCase(
            "X.683 8: with its values, classes and sets",
            """
            C{T} ::= CLASS { &id T, &x Gone }
            v{INTEGER:n} BOOLEAN ::= 5
            S{D:x} D ::= { x | gone }
            D ::= CLASS { &id INTEGER }
            """,
            [
                "2:28: error: 'Gone' is not defined in module 'M'; define or import it",
                "3:11: warning: parameter 'n' is never used; remove it",
                "3:26: error: this is not a value of type BOOLEAN; write one such as TRUE",
                "3:14: note: the type is here",
                "4:20: error: 'gone' is not defined in module 'M'; define or import it",
            ]),
        LanguageCase(
            "X.683 8: a parameterised class has its parameters in its fields",
            """
            C{T} ::= CLASS { &id T }
            D ::= C{INTEGER}
            a D ::= { &id TRUE }
            """,
            [
                "4:15: error: this is not a value of type INTEGER; write one such as 5",
                "2:22: note: the type is here",
            ]),
        LanguageCase(
            "X.683 9: the error is where the parameter is wrong",
            """
            P{INTEGER:n} ::= OCTET STRING (SIZE (0..n))
            A ::= P{-1}
            """,
            [
                "2:38: error: the range is empty: it starts at 0 and ends at -1; let it end where it starts, or later"
            ]),
    ]
}
