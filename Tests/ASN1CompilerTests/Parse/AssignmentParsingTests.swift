import Testing

@testable import ASN1Compiler

/// What assignments are read as, construct by construct.
struct AssignmentParsingTests {
    private func expect(_ text: String, _ expected: String, _ location: Testing.SourceLocation) {
        let (module, _, diagnostics) = parseModule(text)
        #expect(diagnostics.filter { $0.severity == .error }.map(\.message) == [], sourceLocation: location)
        #expect(module?.assignments.map(Describe.assignment) == [expected], sourceLocation: location)
    }

    @Test(arguments: [
        ("T ::= BOOLEAN", "T = boolean"),
        ("T ::= INTEGER { a(1), b(-2), c(ref), d(M.ref) }", "T = integer{a(1), b(-2), c(ref), d(M.ref)}"),
        ("T ::= BIT STRING { a(0) }", "T = bitString{a(0)}"),
        ("T ::= ENUMERATED { a, b(5), ... ! 5, c }", "T = enumerated{a, b(5); ... ! 5; c}"),
        ("T ::= OCTET STRING", "T = octetString"),
        ("T ::= OBJECT IDENTIFIER", "T = objectIdentifier"),
        ("T ::= RELATIVE-OID", "T = relativeObjectIdentifier"),
        ("T ::= OID-IRI", "T = oidIRI"),
        ("T ::= EMBEDDED PDV", "T = embeddedPDV"),
        ("T ::= CHARACTER STRING", "T = unrestrictedCharacterString"),
        ("T ::= INSTANCE OF TYPE-IDENTIFIER", "T = instanceOf TYPE-IDENTIFIER"),
        ("T ::= TIME-OF-DAY", "T = timeOfDay"),
        ("T ::= T61String", "T = T61String"),
        ("T ::= ANY DEFINED BY id", "T = any(id)"),
        ("T ::= [0] A", "T = [contextSpecific 0] A"),
        (
            "T ::= [APPLICATION 1] IMPLICIT [UNIVERSAL n] EXPLICIT A",
            "T = [application 1 implicit] [universal n explicit] A"
        ),
        ("T ::= [TAG: PRIVATE 3] A", "T = [private 3] A"),
        ("T ::= [XER:NAME AS \"a\"] A", "T = A"),
        ("T ::= SEQUENCE {}", "T = sequence{}"),
        (
            "T ::= SEQUENCE { a A OPTIONAL, b B DEFAULT x : NULL, COMPONENTS OF C }",
            "T = sequence{a A optional, b B = x: null, componentsOf C}"
        ),
        ("T ::= SEQUENCE--c--{ a A }", "T = sequence{a A}"),
        (
            "T ::= SEQUENCE { a A, ..., [[ b B ]], [[ 3: c C, d D ]], ..., e E }",
            "T = sequence{a A, ..., [[b B]], [[3: c C, d D]], ..., e E}"
        ),
        ("T ::= SET { ... ! A : 5 }", "T = set{... ! A : 5}"),
        ("T ::= SEQUENCE { INTEGER, A OPTIONAL, b < C }", "T = sequence{integer, A optional, b < C}"),
        ("T ::= CHOICE { a A, b x < C }", "T = choice{a A, b x < C}"),
        ("T ::= SEQUENCE OF a A", "T = sequenceOf(a A)"),
        ("T ::= SEQUENCE SIZE (1..MAX) OF A (5)", "T = sequenceOf(A (5)) (size(1..max))"),
        ("T ::= SET (SIZE (3)) OF A", "T = setOf(A) (size(3))"),
        ("T ::= M.A", "T = M.A"),
        (
            "T ::= A { INTEGER, 5, {1, 2}, a : 3, b, B, o.&f, o.&F, S.&id, NULL : NULL, M.v, \"x\", c < C }",
            "T = A{type integer, value 5, braced(3), value a: 3, value b, type B, value o.&f, type o.&F, value S.&id, "
                + "value <null> null, value M.v, value \"x\", type c < C}"
        ),
        ("T ::= A{}", "T = A{}"),
        ("T ::= CLS.&Type.&x.&Y", "T = CLS.&Type.&x.&Y"),
        ("T ::= M.Set{A}.&T", "T = M.Set{type A}.&T"),
        ("T ::= object.&Type", "T = object.&Type"),
        ("T{A, B:v, INTEGER:w, C:D} ::= A", "T{A, B : v, integer : w, C : D} = A"),
    ])
    func types(text: String, expected: String) { expect(text, expected, #_sourceLocation) }

    @Test(arguments: [
        ("v A ::= 5", "v A = 5"),
        ("v A ::= - 5", "v A = -5"),
        ("v A ::= 18446744073709551617", "v A = 18446744073709551617"),
        ("v A ::= -3.14E-2", "v A = real -3.14E-2"),
        ("v A ::= 1.", "v A = real 1."),
        ("v A ::= TRUE", "v A = true"),
        ("v A ::= NOT-A-NUMBER", "v A = notANumber"),
        ("v A ::= '1 1\n0'B", "v A = b'110'"),
        ("v A ::= ''H", "v A = h''"),
        ("v A ::= \"a\"\"b\"", "v A = \"a\"b\""),
        ("v A ::= \"ab \n\t cd\"", "v A = \"abcd\""),
        ("v A ::= a : b : { c }", "v A = a: b: braced(1)"),
        ("v A ::= INTEGER : 5", "v A = <integer> 5"),
        ("v A ::= B (1..2) : c", "v A = <B (1..2)> c"),
        ("v A ::= M.v{5}", "v A = M.v{value 5}"),
        ("v A ::= M.o.&f.&g", "v A = M.o.&f.&g"),
        ("v A ::= CONTAINING { a 1 }", "v A = containing braced(2)"),
        ("v{A:x} B{x} ::= { x }", "v{A : x} B{value x} = braced(1)"),
        ("v OBJECT IDENTIFIER ::= { a 1 }", "v objectIdentifier = braced(2)"),
    ])
    func values(text: String, expected: String) { expect(text, expected, #_sourceLocation) }

    @Test(arguments: [
        ("(5)", "5"), ("(1..2)", "1..2"), ("(1<..<2)", "open 1..open 2"), ("(MIN..MAX)", "min..max"),
        ("(1.5..2)", "real 1.5..2"), ("(1...2)", "real 1...2"), ("(-2..- 1)", "-2..-1"),
        ("(a..M.b)", "a..M.b"), ("(o.&f..9)", "o.&f..9"),
        ("(1 | 2 ^ 3 EXCEPT 4, ...)", "(1 | (2 ^ (3 - 4))), ..."),
        ("(1 UNION 2 INTERSECTION 3, ..., 4)", "(1 | (2 ^ 3)), ..., 4"),
        ("(ALL EXCEPT (1 | 2))", "(all - group((1 | 2)))"),
        ("(B | INCLUDES C)", "(type B | includes C)"),
        ("(a < B)", "type a < B"), ("(a : 5 | b : c)", "(a: 5 | b: c)"), ("({1, 2} | {})", "(braced(3) | braced(0))"),
        ("(SIZE (1..2) ^ FROM (\"a\"..\"z\"))", "(size(1..2) ^ from(\"a\"..\"z\"))"),
        ("(PATTERN \"a*\")", "pattern \"a*\""), ("(SETTINGS \"Basic=Date\")", "settings \"Basic=Date\""),
        ("(WITH COMPONENT (1))", "component(1)"),
        ("(WITH COMPONENTS {..., a (1) PRESENT, b ABSENT, c})", "components{..., a (1) present, b absent, c}"),
        ("(CONTAINING B ENCODED BY v)", "containing B encodedBy v"), ("(ENCODED BY {a 1})", " encodedBy braced(2)"),
        ("(CONSTRAINED BY { -- text -- })", "constrainedBy(0)"),
        ("({Set})", "table Set"), ("({M.Set{A}}{@a.b, @.c, @...d})", "table M.Set{type A} @0:a.b @1:c @3:d"),
        ("({A | B})", "braced(3)"), ("({...})", "braced(1)"),
        ("(1 ! 5)", "1 ! 5"), ("(1 ! v)", "1 ! v"), ("(1 ! M.T : v)", "1 ! M.T : v"),
        ("(NULL | NULL : NULL | TRUE)", "(null | <null> null | true)"),
    ])
    func constraints(text: String, expected: String) {
        expect("T ::= A \(text)", "T = A (\(expected))", #_sourceLocation)
    }

    @Test(arguments: [
        ("C ::= CLASS { &Type }", "C = class{&Type type}"),
        (
            "C ::= CLASS { &id INTEGER UNIQUE, &Type OPTIONAL, &v &Type DEFAULT 5, &Set B DEFAULT {1 | 2}, "
                + "&VS &obj.&F OPTIONAL, &T DEFAULT NULL }",
            "C = class{&id value integer unique, &Type type optional, &v value.&Type = 5, &Set set B = {(1 | 2)}, "
                + "&VS set.&obj.&F optional, &T type = null}"
        ),
        (
            "C ::= CLASS { &a A, &B } WITH SYNTAX { [ID &a] [[A] &B , TYPE] BY }",
            "C = class{&a value A, &B type} syntax{[ID &a] [[A] &B , TYPE] BY}"
        ),
        ("C ::= CLASS { &a A } WITH SYNTAX { [A [B &a]] }", "C = class{&a value A} syntax{[A [B &a]]}"),
        ("S C ::= { a | {ID 5} | T | o.&S, ..., b }", "S C = {(a | braced(2) | type T | type o.&S), ..., b}"),
        ("S C ::= { ... }", "S C = {...}"), ("S C ::= { ..., a }", "S C = {..., a}"), ("S C ::= {}", "S C = {}"),
        ("S{C:P} C ::= { P | M.S }", "S{C : P} C = {(type P | type M.S)}"),
        ("S INTEGER ::= { 1..5 | 7 }", "S integer = {(1..5 | 7)}"),
    ])
    func classesAndSets(text: String, expected: String) { expect(text, expected, #_sourceLocation) }

    @Test(arguments: [
        ("OP MACRO ::= BEGIN TYPE NOTATION ::= \"A\" VALUE NOTATION ::= value (VALUE INTEGER) END", "OP = macro"),
        ("OP MACRO ::= OTHER", "OP = macro"),
        (
            "sysDescr OBJECT-TYPE SYNTAX DisplayString (SIZE (0..255)) DEFVAL { {0 0} } ::= { system 1 }",
            "sysDescr macro(OBJECT-TYPE) = braced(2)"
        ),
        ("Name ::= TEXTUAL-CONVENTION STATUS current SYNTAX OCTET STRING (SIZE (2))", "Name = octetString (size(2))"),
        ("T ::= SIGNED SEQUENCE { a A }", "T = macro(SIGNED)"),
        ("T ::= SEQUENCE { a ENCRYPTED OCTET STRING, b B }", "T = sequence{a macro(ENCRYPTED), b B}"),
        ("UTF8String ::= [UNIVERSAL 12] IMPLICIT OCTET STRING", "UTF8String = [universal 12 implicit] octetString"),
        ("DATE ::= INTEGER", "DATE = integer"),
        ("id-xOBJECT IDENTIFIER ::= { a 1 }", "id-x objectIdentifier = braced(2)"),
    ])
    func asPublishedWithWarning(text: String, expected: String) {
        expect(text, expected, #_sourceLocation)
        #expect(parseModule(text).diagnostics.map(\.severity) == [.warning])
    }

    @Test func macroUseEndsAtTheNextAssignment() {
        let (module, _, diagnostics) = parseModule(
            """
            A ::= SIGNED SEQUENCE { a B }
            B ::= INTEGER
            c FOO BAR x ::= 5
            d B ::= 6
            """)
        #expect(diagnostics.allSatisfy { $0.severity == .warning })
        #expect(
            module?.assignments.map(Describe.assignment) == [
                "A = macro(SIGNED)", "B = integer", "c macro(FOO) = 5", "d B = 6",
            ])
    }
}
