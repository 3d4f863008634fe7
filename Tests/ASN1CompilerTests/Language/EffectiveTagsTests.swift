import Testing

@testable import ASN1Compiler

/// The tags that encodings show, as X.680 31.2.7 decides them on resolved types.
struct EffectiveTagsTests {
    private static let text =
        """
        E DEFINITIONS ::= BEGIN
        A ::= [1] INTEGER
        B ::= [2] IMPLICIT A
        C ::= [3] EXPLICIT B
        D ::= [4] IMPLICIT [5] [6] IMPLICIT BOOLEAN
        F ::= CHOICE { a INTEGER }
        G ::= [7] F
        H ::= [8] IMPLICIT G
        S ::= a < CHOICE { a [9] IMPLICIT NULL }
        R ::= SEQUENCE { COMPONENTS OF Auto.AT }
        CLS ::= CLASS { &Type }
        O ::= SEQUENCE { o CLS.&Type, t [1] CLS.&Type }
        N ::= INSTANCE OF TYPE-IDENTIFIER
        END
        Imp DEFINITIONS IMPLICIT TAGS ::= BEGIN
        IA ::= [1] INTEGER
        IB ::= [2] IA
        IC ::= [3] CHOICE { a NULL }
        ID ::= [4] IC
        IE ::= [5] EXPLICIT IA
        P{T} ::= [6] T
        IF ::= P{INTEGER}
        IG ::= P{CHOICE { a NULL }}
        IH ::= SEQUENCE { x P{IA}, y P{ANY} }
        CLS ::= CLASS { &Type }
        IO ::= [7] CLS.&Type
        END
        Auto DEFINITIONS AUTOMATIC TAGS ::= BEGIN
        AT ::= SEQUENCE { a INTEGER, b CHOICE { x NULL, y BOOLEAN }, ..., e REAL, ..., c [APPLICATION 1] SEQUENCE OF NULL }
        U ::= SEQUENCE { a INTEGER, ..., e REAL, [[ f REAL ]], ..., c NULL }
        V ::= SEQUENCE { COMPONENTS OF U, z [5] NULL }
        W ::= SEQUENCE { z NULL, COMPONENTS OF X }
        X ::= SEQUENCE { p INTEGER, q CHOICE { r NULL } }
        Y ::= SET { a INTEGER, ..., b [9] INTEGER }
        Z ::= SEQUENCE OF CHOICE { a INTEGER, b INTEGER }
        K ::= a < CHOICE { z NULL, a INTEGER }
        END
        """

    private let schema = ResolvedSchema(Self.text)

    @Test(arguments: [
        ("A", "[1] [UNIVERSAL 2]"), ("B", "[2] [UNIVERSAL 2]"), ("C", "[3] [2] [UNIVERSAL 2]"),
        ("D", "[4] [6]"), ("F", ""), ("G", "[7]"), ("H", "[8]"), ("S", "[9]"),
        ("O.o", ""), ("O.t", "[1]"), ("N", "[UNIVERSAL 8]"),
    ])
    func explicit(path: String, tags: String) throws { #expect(try schema.tags(path) == tags) }

    /// A tag in front of a parameter is explicit, whatever the parameter stands for.                         (31.2.7 c)
    @Test(arguments: [
        ("IA", "[1]"), ("IB", "[2]"), ("IC", "[3]"), ("ID", "[4]"), ("IE", "[5] [1]"), ("IF", "[6] [UNIVERSAL 2]"),
        ("IG", "[6]"),
        ("IH.x", "[6] [1]"), ("IH.y", "[6]"), ("IO", "[7]"),
    ])
    func implicit(path: String, tags: String) throws { #expect(try schema.tags(path) == tags) }

    @Test(arguments: [
        // A tag in the root: no automatic tagging of this list, but of the one in it.
        ("AT.a", "[UNIVERSAL 2]"), ("AT.b", ""), ("AT.b.x", "[0]"), ("AT.b.y", "[1]"), ("AT.c", "[APPLICATION 1]"),
        // The root first, on both sides of the additions.                                                 (25.7.3)
        ("U.a", "[0]"), ("U.c", "[1]"), ("U.e", "[2]"), ("U.f", "[3]"),
        // Automatic tags do not come along with COMPONENTS OF; a written tag then leaves the others without.
        ("V.a", "[UNIVERSAL 2]"), ("V.c", "[UNIVERSAL 5]"), ("V.z", "[5]"),
        ("W.z", "[0]"), ("W.p", "[1]"), ("W.q", "[2]"), ("W.q.r", "[0]"),
        // A tag among the additions does not matter.                                                      (25.3)
        ("Y.a", "[0]"), ("Y.b", "[1]"), ("Z.*.a", "[0]"), ("Z.*.b", "[1]"), ("K", "[UNIVERSAL 2]"),
    ])
    func automatic(path: String, tags: String) throws { #expect(try schema.tags(path) == tags) }
}
