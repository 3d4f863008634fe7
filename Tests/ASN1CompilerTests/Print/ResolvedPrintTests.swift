import Testing

@testable import ASN1Compiler

/// What `print --resolved` makes of modules. The tags, numbers and values expected are those of the clauses named.
struct ResolvedPrintTests {
    private func print(_ text: String) -> String {
        let printed = Compiler.print([source(text)], resolved: true)
        #expect(lines(printed.diagnostics.filter { $0.severity == .error }, in: text) == [])
        return printed.text
    }

    @Test("automatic and implicit tags are written with the mode that takes effect (X.680 25.7, 31.2.7)")
    func tags() {
        #expect(
            print(
                """
                A DEFINITIONS AUTOMATIC TAGS ::= BEGIN
                Any ::= CHOICE { a NULL, b BOOLEAN }
                T ::= SEQUENCE { x INTEGER, y Any, ..., [[ z SET OF Any ]], ..., w [5] NULL OPTIONAL }
                U ::= SEQUENCE { x INTEGER, y Any, ..., [[ 2: z SET OF Any ]], ..., w NULL OPTIONAL }
                END
                I DEFINITIONS IMPLICIT TAGS EXTENSIBILITY IMPLIED ::= BEGIN
                IMPORTS Any FROM A;
                T ::= [APPLICATION 1] SEQUENCE { x [0] INTEGER, y [1] Any, z [2] EXPLICIT [3] NULL }
                END
                """) == """
                    A DEFINITIONS EXPLICIT TAGS ::= BEGIN

                    Any ::= CHOICE {
                        a [0] IMPLICIT NULL,
                        b [1] IMPLICIT BOOLEAN
                    }

                    T ::= SEQUENCE {
                        x INTEGER,
                        y Any,
                        ...,
                        [[
                            z SET OF Any
                        ]],
                        ...,
                        w [5] IMPLICIT NULL OPTIONAL
                    }

                    U ::= SEQUENCE {
                        x [0] IMPLICIT INTEGER,
                        y [1] EXPLICIT Any,
                        ...,
                        [[ 2:
                            z [3] IMPLICIT SET OF Any
                        ]],
                        ...,
                        w [2] IMPLICIT NULL OPTIONAL
                    }

                    END

                    I DEFINITIONS EXPLICIT TAGS ::= BEGIN

                    IMPORTS
                        Any FROM A;

                    T ::= [APPLICATION 1] IMPLICIT SEQUENCE {
                        x [0] IMPLICIT INTEGER,
                        y [1] EXPLICIT Any,
                        z [2] EXPLICIT [3] IMPLICIT NULL,
                        ...
                    }

                    END

                    """)
    }

    @Test("components, alternatives, numbers and values stand where they are used (X.680 20.3, 25.5, 30)")
    func references() {
        #expect(
            print(
                """
                M DEFINITIONS AUTOMATIC TAGS ::= BEGIN
                max INTEGER ::= 64
                Base ::= SEQUENCE { first BOOLEAN DEFAULT TRUE, ..., more NULL, ..., second Money }
                Money ::= CHOICE { cash [5] INTEGER (0..<max, ...), card SEQUENCE { id OCTET STRING (SIZE (1..max)) } }
                T ::= SEQUENCE { COMPONENTS OF Base, cash cash < Money,
                  state ENUMERATED { a, b(5), c } DEFAULT c,
                  real REAL DEFAULT { mantissa 5, base 2, exponent -1 } }
                Bits ::= BIT STRING { on(0), off(max) } (CONTAINING SEQUENCE { z Money })
                on Bits ::= { on }
                oid OBJECT IDENTIFIER ::= { iso standard 8571 }
                list SEQUENCE OF INTEGER ::= { max, -1 }
                money Money ::= card : { id 'AB'H }
                crlf IA5String ::= { quote, {0, 13}, "b" }
                quote IA5String ::= "a""c"
                Values INTEGER ::= { 1 | max, ... }
                Part ::= T (WITH COMPONENTS { ..., state (b) PRESENT })
                END
                """) == """
                    M DEFINITIONS EXPLICIT TAGS ::= BEGIN

                    max INTEGER ::= 64

                    Base ::= SEQUENCE {
                        first [0] IMPLICIT BOOLEAN DEFAULT TRUE,
                        ...,
                        more [2] IMPLICIT NULL,
                        ...,
                        second [1] EXPLICIT Money
                    }

                    Money ::= CHOICE {
                        cash [5] IMPLICIT INTEGER (0..<64, ...),
                        card SEQUENCE {
                            id [0] IMPLICIT OCTET STRING (SIZE (1..64))
                        }
                    }

                    T ::= SEQUENCE {
                        first [0] IMPLICIT BOOLEAN DEFAULT TRUE,
                        second [1] EXPLICIT Money,
                        cash [2] IMPLICIT [5] IMPLICIT INTEGER (0..<64, ...),
                        state [3] IMPLICIT ENUMERATED { a(0), b(5), c(1) } DEFAULT c,
                        real [4] IMPLICIT REAL DEFAULT 2.5
                    }

                    Bits ::= BIT STRING { on(0), off(64) } (CONTAINING SEQUENCE {
                        z [0] EXPLICIT Money
                    })

                    on Bits ::= '1'B
                    oid OBJECT IDENTIFIER ::= { 1 0 8571 }
                    list SEQUENCE OF INTEGER ::= { 64, -1 }
                    money Money ::= card : { id 'AB'H }
                    crlf IA5String ::= { "a""c", {0, 13}, "b" }
                    quote IA5String ::= "a""c"
                    Values ::= INTEGER (1 | 64, ...)
                    Part ::= T (WITH COMPONENTS { ..., state (b) PRESENT })

                    END

                    """)
    }

    @Test("instances of parameterised types and sets get names; classes and objects come along (X.681, X.683)")
    func parametersAndObjects() {
        #expect(
            print(
                """
                B DEFINITIONS ::= BEGIN
                C ::= CLASS { &id OBJECT IDENTIFIER UNIQUE, &Type, &n INTEGER { low(1) } DEFAULT low }
                  WITH SYNTAX { [LEVEL &n] ID &id, TYPE &Type }
                Wrapped{T, C:Set} ::= SEQUENCE { value [0] T, id C.&id ({Set}), type C.&Type ({Set}{@id}) }
                a C ::= { ID { 1 2 1 }, TYPE Name }
                Name ::= UTF8String
                Unused C ::= { a }
                END
                S DEFINITIONS ::= BEGIN
                IMPORTS C, Wrapped{}, a FROM B;
                T ::= SEQUENCE { x Wrapped{INTEGER, {Set}}, y Wrapped{[9] NULL, {{ ID { 1 2 3 }, TYPE Name }, ...}} }
                Set C ::= { a | b, ... }
                b C ::= { LEVEL 5 ID { 1 2 2 }, TYPE BOOLEAN }
                Name ::= NULL
                END
                """) == """
                    B DEFINITIONS EXPLICIT TAGS ::= BEGIN

                    C ::= CLASS {
                        &id OBJECT IDENTIFIER UNIQUE,
                        &Type,
                        &n INTEGER { low(1) } DEFAULT 1
                    } WITH SYNTAX { [LEVEL &n] ID &id, TYPE &Type }

                    a C ::= { LEVEL 1 ID { 1 2 1 }, TYPE Name }
                    Name ::= UTF8String

                    END

                    S DEFINITIONS EXPLICIT TAGS ::= BEGIN

                    IMPORTS
                        C, a FROM B;

                    T ::= SEQUENCE {
                        x Wrapped-Set,
                        y Wrapped-ID
                    }

                    Set C ::= { a | b, ... }
                    b C ::= { LEVEL 5 ID { 1 2 2 }, TYPE BOOLEAN }
                    Name ::= NULL

                    Wrapped-Set ::= SEQUENCE {
                        value [0] EXPLICIT INTEGER,
                        id C.&id ({Set}),
                        type C.&Type ({Set}{@id})
                    }

                    Wrapped-ID ::= SEQUENCE {
                        value [0] EXPLICIT T-2,
                        id C.&id ({Set-2}),
                        type C.&Type ({Set-2}{@id})
                    }

                    T-2 ::= [9] EXPLICIT NULL
                    Set-2 C ::= { { LEVEL 1 ID { 1 2 3 }, TYPE Name }, ... }

                    END

                    """)
    }

    @Test("a name that would be ambiguous has its module in front (X.680 14)")
    func ambiguousNames() {
        #expect(
            print(
                """
                A DEFINITIONS ::= BEGIN T ::= NULL Pair{X} ::= SEQUENCE { a T, b X } END
                B DEFINITIONS ::= BEGIN IMPORTS Pair{} FROM A; T ::= BOOLEAN U ::= Pair{T} END
                """) == """
                    A DEFINITIONS EXPLICIT TAGS ::= BEGIN

                    T ::= NULL

                    END

                    B DEFINITIONS EXPLICIT TAGS ::= BEGIN

                    IMPORTS
                        T FROM A;

                    T ::= BOOLEAN

                    U ::= SEQUENCE {
                        a A.T,
                        b T
                    }

                    END

                    """)
    }

    /// `C0` to `C<count>`, each with the alternative of the one before in it.
    private func selections(_ count: Int, body: (String) -> String) -> SourceFile {
        let choices = (1...count).map { "C\($0) ::= CHOICE { a SEQUENCE { \(body("a < C\($0 - 1)")) } }" }
        return source(
            "M DEFINITIONS ::= BEGIN C0 ::= CHOICE { a NULL }\n\(choices.joined(separator: "\n")) END")
    }

    @Test("what few lines multiply beyond measure is an error")
    func sizeLimit() {
        let file = selections(12) { "p [0] \($0), q [1] \($0)" }
        let resolver = Resolver.resolved(trees: [Parser.parse(file, index: 0).0], files: [file], swiftModules: [nil])
        let printed = ResolvedPrinter.print(resolver, sizeLimit: 10_000)
        #expect(printed.text.isEmpty)
        #expect(
            printed.error?.message
                == "with all references followed this is too large to be printed; print it without '--resolved'")
        #expect(ResolvedPrinter.print(resolver, sizeLimit: 100_000).error == nil)
    }

    @Test func nestingLimit() {
        let printed = Compiler.print([selections(200) { "p [0] \($0)" }], resolved: true)
        #expect(printed.text.isEmpty)
        #expect(
            printed.diagnostics.last?.message
                == "with all references followed this is too large to be printed; print it without '--resolved'")
    }

    @Test func errorsLeaveNothing() {
        let printed = Compiler.print([source("M DEFINITIONS ::= BEGIN T ::= U END")], resolved: true)
        #expect(printed.text.isEmpty)
        #expect(printed.diagnostics.contains { $0.severity == .error })
    }
}
