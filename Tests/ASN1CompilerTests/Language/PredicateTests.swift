import Testing

@testable import ASN1Compiler

/// The conditions that constraints come to, and which of them generated code is said not to check.
struct PredicateTests {
    private static let text =
        """
        M DEFINITIONS AUTOMATIC TAGS ::= BEGIN
        A ::= IA5String ("a" | SIZE (0) | "b")
        B ::= IA5String ((SIZE (1..3) | SIZE (5)) ^ FROM ("a".."c") | "LIT")
        C ::= IA5String (SIZE (1..9) EXCEPT ("root" | FROM ("0".."9")))
        D ::= IA5String (A ^ SIZE (1))
        E ::= REAL (0<..1 | 5)
        F ::= SEQUENCE { a INTEGER OPTIONAL, b BOOLEAN DEFAULT TRUE, c NULL, ..., d INTEGER }
        FullF ::= F (WITH COMPONENTS { a })
        PartF ::= F (WITH COMPONENTS { ..., a (1..5) PRESENT, b ABSENT, d (7) })
        G ::= CHOICE { a INTEGER, b BOOLEAN, c NULL }
        FullG ::= G (WITH COMPONENTS { a (1..5), b })
        PartG ::= G (WITH COMPONENTS { ..., a (1..5), b ABSENT })
        OneG ::= G (WITH COMPONENTS { ..., a (1..5) PRESENT, b })
        TwoG ::= G (WITH COMPONENTS { a PRESENT, b PRESENT })
        H ::= SEQUENCE OF F
        PartH ::= H (WITH COMPONENT (WITH COMPONENTS { ..., a ABSENT })) (SIZE (1..2))
        EmptyH ::= H (WITH COMPONENT (ALL EXCEPT (WITH COMPONENTS { ... })))
        I ::= F ({ a 1, c NULL } | { b FALSE, c NULL })
        J ::= IA5String ("a", ..., "b")
        K ::= IA5String (J ^ SIZE (1))
        L ::= INTEGER (1..10 EXCEPT (2 | 4))
        N ::= UTF8String (PrintableString) (FROM ("a".."c"))
        O ::= NULL (NULL)
        P ::= OCTET STRING (SIZE (1..5)) ('00'H | '01'H) (ALL EXCEPT '01'H)
        Q {IA5String:a, B} ::= IA5String (a | B)
        QA ::= Q {"q", A}
        R ::= G (a : 5 | b : TRUE)
        S ::= OCTET STRING (CONTAINING INTEGER) (SIZE (3))
        END
        """

    private let schema = ResolvedSchema(Self.text)

    @Test func isRight() { #expect(schema.diagnostics == []) }

    @Test(arguments: [
        ("A", "size 0 or {\"a\" \"b\"}"), ("B", "{\"LIT\"} or (size 1..3 | 5 and from 97..99)"),
        ("C", "size 1..9; not ({\"root\"} or from 48..57)"), ("D", "size 1; size 0 or {\"a\" \"b\"}"),
        ("E", "real 0.0<..1.0 or real 5.0..5.0"), ("FullF", "components a PRESENT, b ABSENT"),
        ("PartF", "components a 1..5 PRESENT, b ABSENT, d 7"), ("FullG", "alternatives a 1..5, b"),
        ("PartG", "alternatives a 1..5, b never, ..."), ("OneG", "alternatives a 1..5"), ("TwoG", "never"),
        ("PartH", "size 1..2; each (components a ABSENT)"), ("EmptyH", "size 0"),
        ("I", "{{a 1, c NULL} {b FALSE, c NULL}}"), ("J", ""), ("K", "size 1"), ("L", "1 | 3 | 5..10"),
        ("N", "from 97..99"), ("O", ""), ("P", "size 1..5; {'0'H '1'H}; not {'1'H}"),
        ("QA", "size 0 or {\"q\" \"a\" \"b\"}"), ("R", "{a:5 b:TRUE}"), ("S", "size 3"),
    ])
    func conditions(name: String, expected: String) throws {
        let constraints = try schema.type(name).constraints
        #expect(constraints.conditions.map { Self.text($0.predicate) }.joined(separator: "; ") == expected)
        #expect(constraints.unenforced.isEmpty)
    }

    @Test func words() throws {
        let conditions = try schema.type("PartH").constraints.conditions
        #expect(conditions.map(\.text) == ["(SIZE (1..2))", "(WITH COMPONENT (WITH COMPONENTS { ..., a ABSENT }))"])
    }

    // MARK: Warnings

    /// Each with the columns of line 2 that are warned of.
    @Test(arguments: [
        ("IA5String (PATTERN \"a*\")", [18]), ("IA5String (PATTERN \"a*\" ^ SIZE (2))", [18]),
        ("IA5String (\"b\" EXCEPT PATTERN \"a*\")", [29]), ("OCTET STRING (CONSTRAINED BY { })", [20]),
        ("INTEGER (CONSTRAINED BY { }) (1..5)", [15]), ("TIME (SETTINGS \"Date=YMD\")", [13]),
        ("UTCTime (\"240101000000Z\"..\"250101000000Z\")", [16]), ("REAL (WITH COMPONENTS { ..., base (2) })", [13]),
        ("EXTERNAL (WITH COMPONENTS { ..., data-value-descriptor ABSENT })", [17]),
        ("CHARACTER STRING (SIZE (5))", [25]), ("IA5String (P)", [18]), ("IA5String (SIZE (1) EXCEPT P)", [34]),
        ("IA5String (SIZE (1) EXCEPT X)", [34]), ("IA5String (SIZE (1) ^ X)", []),
        ("SEQUENCE { a IA5String (PATTERN \"a*\") }", [31]),
        ("S (WITH COMPONENTS { ..., a (PATTERN \"a*\" | \"b\"), b (1) })", [36]),
        ("S (WITH COMPONENTS { ..., a (CONSTRAINED BY { }) })", [35]), ("IA5String (PATTERN \"a*\", ...)", []),
        ("OCTET STRING (CONTAINING INTEGER)", [32]), ("C.&id ({Set})", []), ("C.&T ({Set})", []),
        ("GeneralString (\"ab\")", []), ("GeneralString (\"é\")", [22]),
        ("TIME (\"2024-01-01\")", []), ("OCTET STRING (CONTAINING INTEGER) (SIZE (2))", [32]),
    ])
    func warnings(type: String, columns: [Int]) {
        let text = """
            M DEFINITIONS AUTOMATIC TAGS ::= BEGIN
            T ::= \(type) U ::= SEQUENCE { t [1] T }
            P ::= IA5String (PATTERN "b*") X ::= IA5String ("a", ...)
            S ::= SEQUENCE { a IA5String, b INTEGER }
            C ::= CLASS { &id INTEGER UNIQUE, &T } Set C ::= { { &id 1, &T NULL } }
            END
            """
        let result = Compiler.compile([SourceFile(path: "m.asn1", bytes: Array(text.utf8))], options: Options())
        let bytes = Array(text.utf8)
        let start = bytes.firstIndex(of: 0x0A).map { $0 + 1 } ?? 0
        let places = result.diagnostics.compactMap { diagnostic in
            diagnostic.range.map { Int($0.start) - start + 1 }
        }.filter { $0 <= type.utf8.count + 30 }
        #expect(places == columns)
        #expect(result.diagnostics.allSatisfy { $0.message.hasPrefix("generated code does not check ") })
    }

    // MARK: Scale

    /// Ten thousand members, and types that include each other in every way, in time that a user does not notice.
    @Test(arguments: [
        "T ::= IA5String (" + (0..<10_000).map { "\"s\($0)\"" }.joined(separator: " | ") + ")",
        "T ::= OCTET STRING ("
            + (0..<10_000).map { "'\(String($0 + 0x100000, radix: 16, uppercase: true))'H" }
            .joined(separator: " | ") + ")",
        "A0 ::= IA5String (\"a\") "
            + (1..<2000).map { "A\($0) ::= IA5String (A\($0 - 1) | \"a\($0)\")" }.joined(separator: "\n"),
        "A0 ::= IA5String (SIZE (1) EXCEPT \"a\") "
            + (1..<40).map { "A\($0) ::= IA5String ((A\($0 - 1) | SIZE (2)) ^ (A\($0 - 1) | \"b\"))" }
            .joined(separator: "\n"),
        "A0 ::= SEQUENCE OF A0 A1 ::= A0 (WITH COMPONENT (SIZE (1))) "
            + (2..<1000).map { "A\($0) ::= A0 (WITH COMPONENT (A\($0 - 1)))" }.joined(separator: "\n"),
        "A0 ::= IA5String (\"a\") "
            + (1..<2000).map { "A\($0) ::= A\($0 - 1) (SIZE (1) | \"b\($0)\")" }.joined(separator: "\n"),
    ])
    func scale(assignments: String) {
        let text = "M DEFINITIONS AUTOMATIC TAGS ::= BEGIN \(assignments) END"
        let start = threadSeconds()
        let result = Compiler.compile([SourceFile(path: "m.asn1", bytes: Array(text.utf8))], options: Options())
        #expect(result.diagnostics.allSatisfy { $0.severity == .warning })
        #expect(threadSeconds() - start < 20)
    }

    /// Types that include ones which are defined after them, one after the other, are followed to a limit.
    @Test func longWayForward() {
        let chain = (0..<10_000).map { "A\($0) ::= INTEGER (A\($0 + 1))" }.joined(separator: "\n")
        let text = "M DEFINITIONS ::= BEGIN \(chain) A10000 ::= INTEGER (0..5) END"
        let found = Compiler.check([SourceFile(path: "m.asn1", bytes: Array(text.utf8))])
        #expect(found.contains { $0.message.contains("through more than 64 others") })
    }

    // MARK: Text

    private static func text(_ predicate: Predicate) -> String {
        switch predicate.kind {
        case .always: return "always"
        case .never: return "never"
        case .all(let parts): return "(" + parts.map(text).joined(separator: " and ") + ")"
        case .any(let parts): return parts.map(text).joined(separator: " or ")
        case .not(let part):
            if case .any = part.kind { return "not (\(text(part)))" }
            return "not " + text(part)
        case .integer(let set): return set.description
        case .size(let set): return "size \(set)"
        case .alphabet(let set): return "from \(set)"
        case .real(let range):
            let lower = range.lower.map(\.description) ?? "MIN"
            let upper = range.upper.map(\.description) ?? "MAX"
            return "real \(lower)\(range.isLowerOpen ? "<" : "")..\(range.isUpperOpen ? "<" : "")\(upper)"
        case .values(let values): return "{\(values.map { ResolvedSchema.text($0) }.joined(separator: " "))}"
        case .elements(let part): return "each (\(text(part)))"
        case .components(let parts): return "components " + list(parts)
        case .alternatives(let parts, let others): return "alternatives " + list(parts) + (others ? ", ..." : "")
        }
    }

    private static func list(_ parts: [Predicate.Part]) -> String {
        parts.map { part in
            let presence =
                switch part.presence {
                case .present: " PRESENT"
                case .absent: " ABSENT"
                case .either: ""
                }
            return part.name + (part.value.isAlways ? "" : " " + text(part.value)) + presence
        }.joined(separator: ", ")
    }
}
