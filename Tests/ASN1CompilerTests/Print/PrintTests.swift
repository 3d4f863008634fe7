import Testing

@testable import ASN1Compiler

/// What `print` makes of modules: the same constructs, laid out anew.
struct PrintTests {
    private func print(_ body: String) -> String {
        let text = Compiler.print([source("M DEFINITIONS ::= BEGIN\n\(body)\nEND\n")], resolved: false).text
        let head = "M DEFINITIONS EXPLICIT TAGS ::= BEGIN\n\n"
        let tail = "\nEND\n"
        guard text.hasPrefix(head), text.hasSuffix(tail) else { return text }
        return String(text.dropFirst(head.count).dropLast(tail.count))
    }

    @Test func headAndClauses() {
        let printed = Compiler.print(
            [
                source(
                    """
                    -- A comment.
                    Shop { iso org(3) 1 } "/ISO/Shop" DEFINITIONS AUTOMATIC TAGS EXTENSIBILITY IMPLIED ::= BEGIN
                    EXPORTS Order,max; IMPORTS Money,rate FROM Bank{iso 3 2} WITH SUCCESSORS Name{}
                    FROM People id-people T FROM Other;
                    max INTEGER::=64 END
                    Empty DEFINITIONS ::= BEGIN EXPORTS; END
                    """)
            ], resolved: false)
        #expect(!printed.diagnostics.contains { $0.severity == .error })
        #expect(
            printed.text == """
                Shop { iso org(3) 1 } "/ISO/Shop" DEFINITIONS AUTOMATIC TAGS EXTENSIBILITY IMPLIED ::= BEGIN

                EXPORTS Order, max;

                IMPORTS
                    Money, rate FROM Bank { iso 3 2 } WITH SUCCESSORS
                    Name FROM People id-people
                    T FROM Other;

                max INTEGER ::= 64

                END

                Empty DEFINITIONS EXPLICIT TAGS ::= BEGIN

                EXPORTS;

                END

                """)
    }

    @Test func types() {
        #expect(
            print(
                """
                Order ::= [APPLICATION max] IMPLICIT SEQUENCE { number INTEGER{first(1),last(max)} (1..<max|7,...,9)
                DEFAULT 1, note[0]UTF8String(SIZE(1..max))(FROM("a".."z"|"A".."Z")!5) OPTIONAL, COMPONENTS OF Base,
                ... ! Money:3, [[2:extra SET SIZE(0..MAX)OF item Item]], ..., end NULL }
                Item ::= CHOICE{state ENUMERATED{open,closed(5),...,lost}, price a<Money, inner SEQUENCE{}, o obj.&Type}
                Old ::= SET (SIZE (1)) (ALL EXCEPT {}) OF ANY DEFINED BY code
                I ::= INSTANCE OF M.CLASS-X
                """) == """
                    Order ::= [APPLICATION max] IMPLICIT SEQUENCE {
                        number INTEGER { first(1), last(max) } (1..<max | 7, ..., 9) DEFAULT 1,
                        note [0] UTF8String (SIZE (1..max)) (FROM ("a".."z" | "A".."Z") ! 5) OPTIONAL,
                        COMPONENTS OF Base,
                        ... ! Money : 3,
                        [[ 2:
                            extra SET SIZE (0..MAX) OF item Item
                        ]],
                        ...,
                        end NULL
                    }

                    Item ::= CHOICE {
                        state ENUMERATED { open, closed(5), ..., lost },
                        price a < Money,
                        inner SEQUENCE {},
                        o obj.&Type
                    }

                    Old ::= SET (SIZE (1)) (ALL EXCEPT {}) OF ANY DEFINED BY code
                    I ::= INSTANCE OF M.CLASS-X

                    """)
    }

    @Test func valuesAndConstraints() {
        #expect(
            print(
                """
                names Names ::= { first "A""B", second '0 1'B, third {1.5E3,-2,{}} , fourth a:NULL:NULL }
                r REAL ::= -1.50
                T ::= A(WITH COMPONENTS{...,number(1..9 EXCEPT 5)PRESENT,note ABSENT})(a:1|'0A'H INTERSECTION INCLUDES B)
                O ::= OCTET STRING(CONTAINING A ENCODED BY{joint-iso-itu-t asn1(1)})(CONSTRAINED BY{--c-- A,INTEGER:max})
                S INTEGER ::= { 1 | 3..5, ... }
                R ::= REAL (0.5 .. 1.0)
                D ::= TIME (SETTINGS "Basic=Date") (PATTERN "\\d")
                """) == """
                    names Names ::= { first "A""B", second '01'B, third { 1.5E3, -2, {} }, fourth a : NULL : NULL }
                    r REAL ::= -1.50

                    T ::= A (WITH COMPONENTS { ..., number (1..9 EXCEPT 5) PRESENT, note ABSENT })
                        (a : 1 | '0A'H ^ INCLUDES B)

                    O ::= OCTET STRING (CONTAINING A ENCODED BY { joint-iso-itu-t asn1(1) })
                        (CONSTRAINED BY { A, INTEGER : max })

                    S INTEGER ::= { 1 | 3..5, ... }
                    R ::= REAL (0.5 .. 1.0)
                    D ::= TIME (SETTINGS "Basic=Date") (PATTERN "\\d")

                    """)
    }

    @Test func classesObjectsAndParameters() {
        #expect(
            print(
                """
                C ::= CLASS{&id OBJECT IDENTIFIER UNIQUE,&Type OPTIONAL,&v &Type DEFAULT 5,&Set INTEGER DEFAULT{1|2}}
                WITH SYNTAX{ID &id,[TYPE &Type[VALUE &v]]}
                Set C ::= {{ID{1 2},TYPE INTEGER(0..5)VALUE 5}|other|o.&a,...}
                Pair{Type,INTEGER:limit,C:Set}::=SEQUENCE{a Type,b C.&Type({Set}{@.a,@b.c}),c Pair{Type,limit,{Set}}}
                """) == """
                    C ::= CLASS {
                        &id OBJECT IDENTIFIER UNIQUE,
                        &Type OPTIONAL,
                        &v &Type DEFAULT 5,
                        &Set INTEGER DEFAULT { 1 | 2 }
                    } WITH SYNTAX { ID &id, [TYPE &Type [VALUE &v]] }

                    Set C ::= { { ID { 1 2 }, TYPE INTEGER (0..5) VALUE 5 } | other | o.&a, ... }

                    Pair {Type, INTEGER:limit, C:Set} ::= SEQUENCE {
                        a Type,
                        b C.&Type ({Set}{@.a, @b.c}),
                        c Pair {Type, limit, { Set }}
                    }

                    """)
    }

    @Test("lines are broken where they would get too long: a list item a line, or before the item that does not fit")
    func longLines() {
        let names = (1...9).map { "component-number-\($0)" }
        let lines = names.map { "    \($0) 5" }.joined(separator: ",\n")
        #expect(
            print("v T ::= {\(names.map { "\($0) 5" }.joined(separator: ","))}") == "v T ::= {\n\(lines)\n}\n")
        #expect(
            print("T ::= INTEGER (\(names.joined(separator: "|")))") == """
                T ::= INTEGER (component-number-1 | component-number-2 | component-number-3 | component-number-4 |
                    component-number-5 | component-number-6 | component-number-7 | component-number-8 |
                    component-number-9)

                """)
    }

    @Test("macros and their uses keep their lines")
    func macros() {
        #expect(
            print(
                """
                KIND  MACRO ::= BEGIN
                  TYPE NOTATION ::= "X"
                  VALUE NOTATION ::= value (VALUE INTEGER)
                END
                x KIND
                      TEXT "more
                  text" ::= { y 5 }
                """) == """
                    KIND MACRO ::= BEGIN
                        TYPE NOTATION ::= "X"
                        VALUE NOTATION ::= value(VALUE INTEGER)
                        END

                    x KIND
                        TEXT "more
                      text" ::= { y 5 }

                    """)
    }

    @Test("a module that an earlier file has is left out")
    func overlappingFiles() {
        let first = source("M DEFINITIONS ::= BEGIN A ::= NULL END")
        let second = source("M DEFINITIONS ::= BEGIN B ::= NULL END N DEFINITIONS ::= BEGIN END")
        let text = Compiler.print([first, second], resolved: false).text
        #expect(text.contains("A ::= NULL"))
        #expect(!text.contains("B ::= NULL"))
        #expect(text.contains("N DEFINITIONS"))
    }

    @Test func errorsLeaveNothing() {
        let printed = Compiler.print([source("M DEFINITIONS ::= BEGIN T ::= END")], resolved: false)
        #expect(printed.text.isEmpty)
        #expect(printed.diagnostics.contains { $0.severity == .error })
    }
}
