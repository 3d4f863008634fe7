import Testing

@testable import ASN1Compiler

/// Information object classes, objects and sets: X.681; table constraints: X.682 10.
struct ClassesTests {
    @Test(arguments: right) func accepted(_ text: LanguageCase) { text.run() }

    @Test(arguments: wrong) func reported(_ text: LanguageCase) { text.run() }

    private static let right: [LanguageCase] = [
        LanguageCase(
            "X.681 9: all kinds of fields",
            """
            C ::= CLASS {
             &Type, &OptType OPTIONAL, &DefType DEFAULT INTEGER,
             &id INTEGER UNIQUE, &opt BOOLEAN OPTIONAL, &def INTEGER DEFAULT 5,
             &var &Type OPTIONAL, &Set INTEGER OPTIONAL, &DefSet INTEGER DEFAULT { 1 | 2 },
             &VarSet &Type OPTIONAL, &obj C OPTIONAL, &Objs C OPTIONAL }
            a C ::= { &Type BOOLEAN, &id 1, &var TRUE, &Set { 1..5 }, &obj b, &Objs { a | b } }
            b C ::= { &Type NULL, &id 2 }
            """),
        LanguageCase(
            "X.681 9.2: classes by reference and from other modules",
            """
            A DEFINITIONS ::= BEGIN C ::= CLASS { &id INTEGER } END
            B DEFINITIONS ::= BEGIN IMPORTS C FROM A; D ::= C E ::= D a E ::= { &id 5 } b A.C ::= a END
            """),
        LanguageCase(
            "X.681 9.13: fields of fields",
            """
            C ::= CLASS { &d D, &Ds D OPTIONAL }
            D ::= CLASS { &id INTEGER, &Type OPTIONAL }
            T ::= SEQUENCE { a C.&d.&id, b [1] C.&Ds.&Type }
            """),
        LanguageCase(
            "X.681 10: WITH SYNTAX with optional groups in groups",
            """
            C ::= CLASS { &id INTEGER UNIQUE, &Type OPTIONAL, &x INTEGER OPTIONAL, &y INTEGER OPTIONAL }
             WITH SYNTAX { [TYPE &Type] ID &id [WITH X &x [AND Y &y]] }
            a C ::= { ID 1 } b C ::= { TYPE INTEGER ID 2 WITH X 5 } c C ::= { ID 3 WITH X 5 AND Y 6 }
            """),
        LanguageCase(
            "X.681 10.6: words that are like keywords and commas",
            """
            C ::= CLASS { &id INTEGER, &T } WITH SYNTAX { ERRORS &id, RESULT &T LINKED }
            a C ::= { ERRORS 5, RESULT BOOLEAN LINKED }
            """),
        LanguageCase(
            "X.681 12: object sets with unions, references and objects in place",
            """
            C ::= CLASS { &id INTEGER UNIQUE } WITH SYNTAX { ID &id }
            a C ::= { ID 1 } b C ::= { ID 2 } S C ::= { a | b } T C ::= { S | { ID 3 }, ..., c } c C ::= { ID 4 }
            U C ::= { ... }
            V C ::= { T EXCEPT a } W C ::= { (a | b) ^ S }
            """),
        LanguageCase(
            "X.681 9.6: one object that is in two sets",
            """
            C ::= CLASS { &id INTEGER UNIQUE } WITH SYNTAX { ID &id }
            a C ::= { ID 1 }
            R C ::= { a } S C ::= { a } T C ::= { R | S | a }
            """),
        LanguageCase(
            "X.681 15: fields of objects and sets",
            """
            C ::= CLASS { &id INTEGER UNIQUE, &Type, &Set C OPTIONAL } WITH SYNTAX { &Type ID &id [SET &Set] }
            a C ::= { BOOLEAN ID 5 } b C ::= { NULL ID 6 SET { a } }
            v INTEGER ::= a.&id T ::= a.&Type S C ::= { b.&Set | b }
            """),
        LanguageCase(
            "X.681 A, B: TYPE-IDENTIFIER and ABSTRACT-SYNTAX",
            """
            a TYPE-IDENTIFIER ::= { INTEGER IDENTIFIED BY { 1 2 3 } }
            b ABSTRACT-SYNTAX ::= { BOOLEAN IDENTIFIED BY { 1 2 4 } HAS PROPERTY { handles-invalid-encodings } }
            T ::= SEQUENCE { id TYPE-IDENTIFIER.&id, value [0] TYPE-IDENTIFIER.&Type }
            """),
        LanguageCase(
            "X.682 10: table constraints and component relations",
            """
            C ::= CLASS { &id INTEGER UNIQUE, &Type } WITH SYNTAX { &Type ID &id }
            a C ::= { BOOLEAN ID 5 }
            S C ::= { a, ... }
            T ::= SEQUENCE { id C.&id ({S}), inner SEQUENCE { kind C.&id ({S}), v C.&Type ({S}{@inner.kind}),
              w C.&Type ({S}{@.kind}) },
             list SEQUENCE OF C.&Type ({S}{@id}), v C.&Type ({S}{@id}) }
            """),
        LanguageCase(
            "X.681 9.9: a field may name a field that stands after it",
            "C ::= CLASS { &Others C.&id OPTIONAL, &id INTEGER }"),
    ]

    private static let wrong: [LanguageCase] = [
        LanguageCase(
            "X.681 9.4: names of fields are distinct",
            "C ::= CLASS { &a INTEGER, &a BOOLEAN }",
            [
                "2:27: error: the class has two fields '&a'",
                "2:15: note: the first one is here; rename one of the two",
            ]),
        LanguageCase(
            "X.681 9.4: a field begins with an ampersand",
            "C ::= CLASS { id INTEGER }",
            [
                "2:15: error: expected a field, such as '&id', found 'id'"
            ]),
        LanguageCase(
            "X.681 7.3: the field of a value has a type",
            "C ::= CLASS { &id }",
            [
                "2:19: error: expected the type of the field '&id', found '}'"
            ]),
        LanguageCase(
            "X.681 9.2: classes that are each other",
            """
            C ::= D
            D ::= C
            a C ::= { &id 5 }
            """,
            [
                "2:7: error: this type is defined by itself, so it has no end; name another type in one of the steps round"
            ]),
        LanguageCase(
            "X.681 14.1: a field that the class does not have",
            """
            C ::= CLASS { &id INTEGER }
            T ::= SEQUENCE { a C.&Id }
            """,
            [
                "3:22: error: class 'C' has no field '&Id'; did you mean '&id'?",
                "2:1: note: the class is here",
            ]),
        LanguageCase(
            "X.681 14.1: objects are no type",
            """
            C ::= CLASS { &obj C OPTIONAL }
            T ::= SEQUENCE { a C.&obj }
            """,
            [
                "3:22: error: '&obj' holds objects, so it is no type; name a field that holds a type",
                "2:15: note: the field is here",
            ]),
        LanguageCase(
            "X.681 14.1: what is no class has no fields",
            """
            C ::= INTEGER
            T ::= SEQUENCE { a C.&id }
            """,
            [
                "3:20: error: 'C' is a type, not an information object class",
                "2:1: note: it is defined here",
            ]),
        LanguageCase(
            "X.681 10.5: a field that the class does not have",
            "C ::= CLASS { &id INTEGER } WITH SYNTAX { ID &idx }",
            [
                "2:46: error: the class has no field '&idx'; did you mean '&id'?",
                "2:1: note: class 'C' is here",
            ]),
        LanguageCase(
            "X.681 10.5: a group is not empty",
            "C ::= CLASS { &id INTEGER } WITH SYNTAX { ID &id [] }",
            [
                "2:51: error: an optional group cannot be empty; remove it"
            ]),
        LanguageCase(
            "X.681 10.6: words are capitals",
            "C ::= CLASS { &id INTEGER } WITH SYNTAX { Id &id }",
            [
                "2:43: error: a word of WITH SYNTAX has capitals and hyphens only, 'Id' does not; write 'ID'"
            ]),
        LanguageCase(
            "X.681 11.7: a word that the syntax does not have",
            """
            C ::= CLASS { &id INTEGER, &T OPTIONAL } WITH SYNTAX { ID &id [TYPE &T] }
            a C ::= { ID 1 TYP INTEGER }
            """,
            [
                "3:16: error: expected 'TYPE' or '}', found 'TYP'; did you mean 'TYPE'?",
                "2:56: note: the class's syntax is here",
            ]),
        LanguageCase(
            "X.681 11.7: a word that is missing",
            """
            C ::= CLASS { &id INTEGER } WITH SYNTAX { ID &id }
            a C ::= { 5 }
            """,
            [
                "3:11: error: expected 'ID', found '5'",
                "2:43: note: the class's syntax is here",
            ]),
        LanguageCase(
            "X.681 11.5: a field that is needed",
            """
            C ::= CLASS { &id INTEGER, &T }
            a C ::= { &id 5 }
            """,
            [
                "3:9: error: the object does not set '&T', which is mandatory",
                "2:28: note: the field is here; set it, or make it OPTIONAL",
            ]),
        LanguageCase(
            "X.681 11.5: a field twice",
            """
            C ::= CLASS { &id INTEGER }
            a C ::= { &id 5, &id 6 }
            """,
            [
                "3:18: error: '&id' is set twice; remove one of the two"
            ]),
        LanguageCase(
            "X.681 11.5: a field that the class does not have",
            """
            C ::= CLASS { &id INTEGER }
            a C ::= { &id 5, &ID INTEGER }
            """,
            [
                "3:18: error: the class has no field '&ID'; did you mean '&id'?"
            ]),
        LanguageCase(
            "X.681 11.6: the value of a field has its type",
            """
            C ::= CLASS { &id INTEGER } WITH SYNTAX { ID &id }
            a C ::= { ID "x" }
            """,
            [
                "3:14: error: this is not a value of type INTEGER; write one such as 5",
                "2:19: note: the type is here",
            ]),
        LanguageCase(
            "X.681 11.6: the value of a field is among those of its type",
            """
            C ::= CLASS { &id INTEGER (0..255) } WITH SYNTAX { ID &id }
            a C ::= { ID 256 }
            """,
            [
                "3:14: error: 256 is not among the values that the type allows (0..255); choose one of these",
                "2:19: note: the type is here",
            ]),
        LanguageCase(
            "X.681 11.6: an undefined type in an object",
            """
            C ::= CLASS { &id INTEGER, &T } WITH SYNTAX { &T ID &id }
            a C ::= { Gone ID 5 }
            """,
            [
                "3:11: error: 'Gone' is not defined in module 'M'; define or import it"
            ]),
        LanguageCase(
            "X.681 12: an object of another class",
            """
            C ::= CLASS { &id INTEGER }
            D ::= CLASS { &id INTEGER }
            a D ::= { &id 1 }
            S C ::= { a }
            """,
            [
                "5:11: error: 'a' is an object of class 'D', not 'C'",
                "4:1: note: it is defined here",
            ]),
        LanguageCase(
            "X.681 12: an object set of another class",
            """
            C ::= CLASS { &id INTEGER }
            D ::= CLASS { &id INTEGER }
            a D ::= { &id 1 }
            R D ::= { a }
            S C ::= { R }
            """,
            [
                "6:11: error: 'R' is a set of class 'D', not 'C'"
            ]),
        LanguageCase(
            "X.681 12: an object that is not defined",
            """
            C ::= CLASS { &id INTEGER }
            S C ::= { a }
            """,
            [
                "3:11: error: 'a' is not defined in module 'M'; define or import it"
            ]),
        LanguageCase(
            "X.681 12: a set that contains itself",
            """
            C ::= CLASS { &id INTEGER }
            S C ::= { T }
            T C ::= { S }
            """,
            [
                "3:11: error: object set 'T' contains itself; leave it out of itself",
                "4:1: note: it is defined here",
            ]),
        LanguageCase(
            "X.681 11: an object that is itself",
            """
            C ::= CLASS { &id INTEGER }
            a C ::= b
            b C ::= a
            """,
            [
                "3:1: error: object 'a' is defined by itself; give it fields of its own",
                "4:1: error: object 'b' is defined by itself; give it fields of its own",
            ]),
        LanguageCase(
            "X.681 9.6: values of UNIQUE fields are distinct in a set",
            """
            C ::= CLASS { &id INTEGER UNIQUE, &T } WITH SYNTAX { &T ID &id }
            a C ::= { INTEGER ID 1 }
            b C ::= { BOOLEAN ID 1 }
            S C ::= { a | b }
            """,
            [
                "5:9: warning: 'a' and 'b' have the same value in field '&id', which is UNIQUE",
                "3:1: note: the first object is here",
                "4:1: note: the second is here",
            ]),
        LanguageCase(
            "X.681 9.6: through references and in place",
            """
            C ::= CLASS { &id OBJECT IDENTIFIER UNIQUE } WITH SYNTAX { ID &id }
            a C ::= { ID oid }
            oid OBJECT IDENTIFIER ::= { 1 2 3 }
            R C ::= { a }
            S C ::= { R | { ID { 1 2 3 } } }
            """,
            [
                "6:9: warning: 'a' and an object have the same value in field '&id', which is UNIQUE",
                "3:1: note: the first object is here",
                "6:15: note: the second is here",
            ]),
        LanguageCase(
            "X.681 9.8: UNIQUE goes with values",
            "C ::= CLASS { &T UNIQUE }",
            [
                "2:18: error: expected ',' or '}', found 'UNIQUE'",
                "2:13: note: to match this '{'",
            ]),
        LanguageCase(
            "X.681 15: a field that the object does not set",
            """
            C ::= CLASS { &id INTEGER, &v INTEGER OPTIONAL }
            a C ::= { &id 5 }
            v INTEGER ::= a.&v
            """,
            [
                "4:17: error: '&v' is not set here; set it in the object"
            ]),
        LanguageCase(
            "X.681 15: a value of the field of another type",
            """
            C ::= CLASS { &id INTEGER }
            a C ::= { &id 5 }
            v BOOLEAN ::= a.&id
            """,
            [
                "4:15: error: this is not a value of type BOOLEAN; write one such as TRUE",
                "4:3: note: the type is here",
            ]),
        LanguageCase(
            "X.682 10.8: '@' names a component",
            """
            C ::= CLASS { &id INTEGER UNIQUE, &Type } WITH SYNTAX { &Type ID &id }
            S C ::= { ... }
            T ::= SEQUENCE { ident C.&id ({S}), v C.&Type ({S}{@idnet}) }
            """,
            [
                "4:52: error: '@' names no component 'idnet' of the type that it counts from; did you mean "
                    + "'ident'?",
                "4:7: note: that type is here",
            ]),
        LanguageCase(
            "X.682 10.8: '@' names a component of a component",
            """
            C ::= CLASS { &id INTEGER UNIQUE, &Type } WITH SYNTAX { &Type ID &id }
            S C ::= { ... }
            T ::= SEQUENCE { h SEQUENCE { id C.&id ({S}) }, v C.&Type ({S}{@h.key}) }
            """,
            [
                "4:64: error: '@' names no component 'key' of the type that it counts from",
                "4:7: note: that type is here",
            ]),
        LanguageCase(
            "X.682 10.9: '@.' has a type around it",
            """
            C ::= CLASS { &id INTEGER UNIQUE, &Type } WITH SYNTAX { &Type ID &id }
            S C ::= { ... }
            T ::= SEQUENCE { id C.&id ({S}), v C.&Type ({S}{@...id}) }
            """,
            [
                "4:49: error: no SEQUENCE, SET or CHOICE encloses this as many levels up as '@' has dots; remove dots"
            ]),
        LanguageCase(
            "X.682 10.8: '@' counts from the outermost type",
            """
            C ::= CLASS { &id INTEGER UNIQUE, &Type } WITH SYNTAX { &Type ID &id }
            S C ::= { ... }
            T ::= SEQUENCE { a SEQUENCE { id C.&id ({S}), v C.&Type ({S}{@id}) } }
            """,
            [
                "4:62: warning: 'id' is found in another type around this one than '@' says; it needs as many dots as there are types in between",
                "4:20: note: the type that has it is here",
            ]),
        LanguageCase(
            "X.682 10.3: a table constraint needs an object set",
            """
            C ::= CLASS { &id INTEGER }
            T ::= SEQUENCE { id C.&id ({S}) }
            S ::= SEQUENCE { }
            """,
            [
                "3:29: error: values of type SEQUENCE are no values of type INTEGER; name a type that has some of its values",
                "3:21: note: the constrained type is here",
            ]),
        LanguageCase(
            "X.682 10.3: an object set that is not defined",
            """
            C ::= CLASS { &id INTEGER }
            T ::= SEQUENCE { id C.&id ({Gone}) }
            """,
            [
                "3:29: error: 'Gone' is not defined in module 'M'; define or import it"
            ]),
        LanguageCase(
            "X.682 10.4: the set has the class of the field",
            """
            C ::= CLASS { &id INTEGER }
            D ::= CLASS { &id INTEGER }
            S D ::= { ... }
            T ::= SEQUENCE { id C.&id ({S}) }
            """,
            [
                "5:29: error: this is a set of class 'D', not 'C'",
                "5:21: note: the field is of class 'C'",
            ]),
        LanguageCase(
            "X.681: an object set is no type",
            """
            C ::= CLASS { &id INTEGER }
            S C ::= { ... }
            T ::= SEQUENCE { a S }
            """,
            [
                "4:20: error: 'S' is an information object class or object set, not a type",
                "3:1: note: it is defined here",
            ]),
        LanguageCase(
            "X.681: a class is no type",
            """
            C ::= CLASS { &id INTEGER }
            T ::= SEQUENCE { a C }
            """,
            [
                "3:20: error: 'C' is an information object class, not a type",
                "2:1: note: it is defined here",
            ]),
    ]
}
