import Testing

@testable import ASN1Compiler

/// What constraints leave, through references and one after the other; what object sets hold.
struct EffectiveConstraintsTests {
    private static let text =
        """
        M DEFINITIONS AUTOMATIC TAGS ::= BEGIN
        A ::= INTEGER (0..100)
        B ::= A (10..MAX)
        C ::= B (MIN..50) (20..40)
        D ::= INTEGER (A)
        E ::= INTEGER (1 | 3 | 5..7 | 6..9)
        F ::= INTEGER ((0..10) ^ (5..20) EXCEPT 7)
        G ::= INTEGER (ALL EXCEPT (0..5))
        H ::= INTEGER (0<..<10)
        I ::= INTEGER (0..10, ...)
        J ::= I (2..5)
        K ::= A (2..5, ..., 7)
        L INTEGER ::= { 1 | 2 }
        N ::= SEQUENCE { n L (2), p P{A, 30} }
        P{T, INTEGER:max} ::= T (0..max)
        Q ::= a < CHOICE { a INTEGER (4..5) }
        R ::= SEQUENCE { COMPONENTS OF SEQUENCE { r INTEGER (8) } }
        Big ::= INTEGER (0..18446744073709551616)
        SA ::= OCTET STRING (SIZE (1..10))
        SB ::= SA (SIZE (5..MAX))
        SC ::= SEQUENCE (SIZE (2 | 4)) OF NULL
        SD ::= IA5String (SIZE (1..8) ^ FROM ("a".."c" | "xz"))
        SE ::= SD (FROM ("b".."c"))
        CLS ::= CLASS { &id INTEGER UNIQUE, &Others CLS OPTIONAL } WITH SYNTAX { ID &id [WITH &Others] }
        a CLS ::= { ID 1 } b CLS ::= { ID 2 } c CLS ::= b d CLS ::= { ID 4 WITH { a | b } }
        S1 CLS ::= { a | c }
        S2 CLS ::= { S1 | { ID 3 }, ..., d }
        S3 CLS ::= { S2 EXCEPT a, ... }
        S4 CLS ::= { S1 ^ S2 }
        S5 CLS ::= { d.&Others | d }
        S7 CLS ::= { Join{{S1}, {ID 9}} }
        Join{CLS:Set, CLS:one} CLS ::= { Set | one }
        T ::= SEQUENCE { t1 CLS.&id ({S1}), t2 CLS.&id ({S2}), t3 CLS.&id ({S3}), t4 CLS.&id ({S4}),
            t5 CLS.&id ({S5}), t7 CLS.&id ({S7}) }
        END
        """

    private let schema = ResolvedSchema(Self.text)

    @Test func isRight() { #expect(schema.diagnostics == []) }

    @Test(arguments: [
        ("A", "0..100"), ("B", "10..100"), ("C", "20..40"), ("D", "0..100"), ("E", "1 | 3 | 5..9"),
        ("F", "5..6 | 8..10"),
        ("G", "MIN..-1 | 6..MAX"), ("H", "1..9"), ("J", "2..5"), ("K", "0..100"), ("L", "1..2"), ("N.n", "2"),
        ("N.p", "0..30"), ("Q", "4..5"), ("R.r", "8"), ("Big", "0..18446744073709551616"),
    ])
    func values(path: String, set: String) throws {
        #expect(try schema.type(at: path).effectiveConstraints.value?.description == set)
    }

    @Test func extensibleIsUnlimited() throws {
        #expect(try schema.type("I").effectiveConstraints.value == nil)
        #expect(try schema.type("I").constraints.value?.isExtensible == true)
    }

    @Test(arguments: [("SA", "1..10"), ("SB", "5..10"), ("SC", "2 | 4"), ("SD", "1..8"), ("SE", "1..8")])
    func sizes(path: String, set: String) throws {
        #expect(try schema.type(at: path).effectiveConstraints.size?.description == set)
    }

    @Test(arguments: [("SD", "97..99 | 120 | 122"), ("SE", "98..99")])
    func alphabets(path: String, set: String) throws {
        #expect(try schema.type(at: path).effectiveConstraints.alphabet?.description == set)
    }

    @Test(arguments: [
        ("t1", [1, 2], false), ("t2", [1, 2, 3, 4], true), ("t3", [2, 3, 4], true), ("t4", [1, 2], false),
        ("t5", [1, 2, 4], false), ("t7", [1, 2, 9], false),
    ])
    func objectSets(name: String, identifiers: [Int], isExtensible: Bool) throws {
        let set = try #require(try schema.type(at: "T." + name).constraints.table?.set)
        let found = set.objects.compactMap { object -> Int? in
            if case .value(.integer(let id))? = object.settings["id"] { id.asInt } else { nil }
        }
        #expect(found == identifiers)
        #expect(set.isExtensible == isExtensible)
    }
}
