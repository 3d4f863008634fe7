import Foundation
import Testing

@testable import ASN1Compiler

/// Schemas whose definitions double, or add to, what others say: a few lines would fill any memory.
struct ExpansionTests {
    /// A schema, and an error that generating code from it ends in; nil where it ends well.
    struct Expansion: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let body: String
        let message: String?

        /// - Parameter line: A definition that is made of the one before.
        init(_ name: String, _ first: String, count: Int = 40, _ message: String?, _ line: (Int) -> String) {
            testDescription = name
            body = first + "\n" + (1...count).map(line).joined(separator: "\n")
            self.message = message
        }
    }

    private static let chain = 3000

    static let expansions: [Expansion] = [
        Expansion(
            "COMPONENTS OF twice", "T0 ::= SEQUENCE { a NULL }",
            "COMPONENTS OF gives the types more than 100000 components; write some of the components out"
        ) { "T\($0) ::= SEQUENCE { COMPONENTS OF T\($0 - 1), COMPONENTS OF T\($0 - 1) }" },
        Expansion("COMPONENTS OF nothing", "T0 ::= SEQUENCE { }", nil) {
            "T\($0) ::= SEQUENCE { COMPONENTS OF T\($0 - 1), COMPONENTS OF T\($0 - 1) }"
        },
        Expansion(
            "strings", "s0 IA5String ::= \"0123456789\"",
            "a string made of others has more than 10000 octets; make it of fewer"
        ) { "s\($0) IA5String ::= { s\($0 - 1), s\($0 - 1) }" },
        Expansion(
            "arcs", "o0 RELATIVE-OID ::= { 1 }",
            "this object identifier has more than 256 arcs, the limit; give a shorter one"
        ) {
            "o\($0) RELATIVE-OID ::= { o\($0 - 1) o\($0 - 1) }"
        },
        Expansion(
            "one more arc each", "o0 OBJECT IDENTIFIER ::= { 1 2 }", count: chain,
            "this object identifier has more than 256 arcs, the limit; give a shorter one"
        ) { "o\($0) OBJECT IDENTIFIER ::= { o\($0 - 1) 1 }" },
        Expansion(
            "one more tag each", "T0 ::= NULL", count: chain, "a type has more than 64 tags, the limit; tag fewer types"
        ) {
            "T\($0) ::= [1] EXPLICIT T\($0 - 1)"
        },
        Expansion("tags in place of each other", "T0 ::= NULL", count: chain, nil) { "T\($0) ::= [1] T\($0 - 1)" },
        Expansion(
            "one more constraint each", "T0 ::= INTEGER", count: chain, nil
        ) { "T\($0) ::= T\($0 - 1) (0..\(10_000 - $0))" },
        Expansion(
            "selections", "T0 ::= CHOICE { a NULL }", count: chain,
            "a selection leads through more than 64 types; write some of the types out"
        ) { "T\(chain - $0 + 1) ::= CHOICE { a a < T\(chain - $0) }" },
        Expansion(
            "parameters in each other", "P0 {A, B} ::= SEQUENCE { a A, b B } T ::= P40 {NULL, INTEGER}",
            "this leads through more than 64 parameterised types; use some of them without parameters"
        ) { "P\($0) {A, B} ::= P\($0 - 1) {P\($0 - 1) {A, B}, P\($0 - 1) {B, A}}" },
        Expansion("parameters twice", "P0 {X} ::= X T ::= P40 {NULL}", nil) {
            "P\($0) {X} ::= P\($0 - 1) {SEQUENCE { a X, b X }}"
        },
        Expansion("constraints twice", "T0 ::= INTEGER (1 | 3)", nil) {
            "T\($0) ::= INTEGER (T\($0 - 1) | T\($0 - 1))"
        },
        Expansion("objects twice", "K ::= CLASS { &id INTEGER } S0 K ::= { { &id 1 } }", nil) {
            "S\($0) K ::= { S\($0 - 1) | S\($0 - 1) }"
        },
        Expansion("types twice", "T0 ::= NULL", nil) { "T\($0) ::= SEQUENCE { a T\($0 - 1), b T\($0 - 1) }" },
    ]

    @Test(arguments: expansions)
    func expands(expansion: Expansion) async {
        let text = "M DEFINITIONS AUTOMATIC TAGS ::= BEGIN\n\(expansion.body)\nEND"
        let (errors, seconds) = await withCheckedContinuation { continuation in
            let thread = Thread {
                let files = [SourceFile(path: "m.asn1", bytes: Array(text.utf8))]
                let found = Compiler.compile(files, options: Options()).diagnostics
                let errors = found.filter { $0.severity == .error }.map(\.message)
                continuation.resume(returning: (errors, threadSeconds()))
            }
            thread.stackSize = 2 << 20
            thread.start()
        }
        #expect(expansion.message.map(errors.contains) ?? errors.isEmpty, "\(errors.prefix(3))")
        // What doubles would never end; the limit leaves room for slow machines.
        #expect(seconds < 30)
    }

    /// A limit of schemas, with a schema that it just lets through for the number, and not for the number after it.
    struct Edge: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let limit: Int
        let message: String
        let body: @Sendable (Int) -> String
    }

    private static func lines(_ count: Int, _ line: (Int) -> String) -> String {
        (0..<count).map(line).joined(separator: "\n")
    }

    private static func times(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

    private static let brackets = "brackets are nested more than 64 deep; give what is inside a name of its own"
    private static let types =
        "types, values and constraints are nested more than 64 deep; give what is inside a name of its own"

    static let edges: [Edge] = [
        // The innermost type counts too, and of a constraint the type, the constraint and its value.
        Edge(testDescription: "types", limit: 63, message: types) {
            "T ::= \(times("SEQUENCE { a ", $0))NULL\(times(" }", $0))"
        },
        Edge(testDescription: "lists", limit: 63, message: types) { "T ::= \(times("SEQUENCE OF ", $0))NULL" },
        Edge(testDescription: "constraints", limit: 61, message: types) {
            "T ::= INTEGER \(times("(", $0))1\(times(")", $0))"
        },
        Edge(testDescription: "values", limit: 62, message: types) {
            "T ::= CHOICE { a T, b NULL } v T ::= \(times("a : ", $0))b : NULL"
        },
        Edge(testDescription: "brackets", limit: 64, message: brackets) {
            "T ::= SEQUENCE OF T v T ::= \(times("{", $0))\(times("}", $0))"
        },
        Edge(
            testDescription: "selections", limit: 64,
            message: "a selection leads through more than 64 types; write some of the types out"
        ) { count in
            lines(count) { "T\(count - $0) ::= CHOICE { a a < T\(count - $0 - 1) }" } + " T0 ::= CHOICE { a NULL }"
        },
        Edge(
            testDescription: "parameterised types", limit: 63,
            message: "this leads through more than 64 parameterised types; use some of them without parameters"
        ) { count in "P0 {X} ::= X\n\(lines(count) { "P\($0 + 1) {X} ::= P\($0) {X}" })\nT ::= P\(count) {NULL}" },
        Edge(
            testDescription: "constraints of others", limit: 64,
            message:
                "this includes types through more than 64 others that are not known yet; write some of the constraints out"
        ) { count in lines(count) { "A\($0) ::= INTEGER (A\($0 + 1))" } + "\nA\(count) ::= INTEGER (0..5)" },
        Edge(
            testDescription: "types that parameters expand to", limit: 20_000,
            message: "'P' expands to more than 20000 types; define types for the parameters that repeat"
        ) { count in
            let items = (0..<count).map { "e\($0) P {\($0)}" }.joined(separator: ", ")
            return "P {INTEGER:x} ::= INTEGER (0..x) T ::= CHOICE { \(items) }"
        },
        Edge(
            testDescription: "components", limit: 100_000,
            message: "COMPONENTS OF gives the types more than 100000 components; write some of the components out"
        ) { count in
            let some = (0..<20_000).map { "e\($0) NULL" }.joined(separator: ", ")
            let copies = lines(count / 20_000) { "T\($0) ::= SEQUENCE { COMPONENTS OF A }" }
            return "A ::= SEQUENCE { \(some) }\n\(copies)"
                + (count % 20_000 == 0 ? "" : "\nB ::= SEQUENCE { a NULL } C ::= SEQUENCE { COMPONENTS OF B }")
        },
        Edge(
            testDescription: "arcs", limit: 256,
            message: "this object identifier has more than 256 arcs, the limit; give a shorter one"
        ) { "o OBJECT IDENTIFIER ::= { \(times("1 ", $0))}" },
        Edge(
            testDescription: "digits of an arc", limit: 1000,
            message: "an arc of this object identifier has more than 1000 digits, the limit; give a shorter one"
        ) { "o OBJECT IDENTIFIER ::= { 2 x(\(times("9", $0))) 1 }" },
        Edge(
            testDescription: "digits of a number", limit: 10_000,
            message: "a number has more than 10000 digits, the limit; give a shorter one"
        ) { "v INTEGER ::= -\(times("9", $0))" },
        Edge(
            testDescription: "octets of strings", limit: 10_000,
            message: "a string made of others has more than 10000 octets; make it of fewer"
        ) { "a IA5String ::= \"\(times("x", $0 - 1))\" b IA5String ::= \"y\" c IA5String ::= { a, b }" },
    ]

    @Test("Just within limits and just beyond them", arguments: edges)
    func reaches(edge: Edge) {
        func errors(_ count: Int) -> [String] {
            Compiler.check([source("M DEFINITIONS AUTOMATIC TAGS ::= BEGIN\n\(edge.body(count))\nEND")])
                .filter { $0.severity == .error }.map(\.message)
        }
        #expect(errors(edge.limit) == [])
        #expect(errors(edge.limit + 1).contains(edge.message))
    }

    @Test("Constraints of references in a row that are checked", arguments: [(64, true), (65, false)])
    func constrained(count: Int, fits: Bool) {
        let body = "T0 ::= INTEGER\n" + Self.lines(count) { "T\($0 + 1) ::= T\($0) (0..\(1000 - $0))" }
        let schema = source("M DEFINITIONS AUTOMATIC TAGS ::= BEGIN \(body) U ::= SEQUENCE { a T\(count) } END")
        let found = Compiler.compile([schema], options: Options()).diagnostics
        #expect(found.contains { $0.message.contains("more than 64 types that refer to each other") } == !fits)
    }

    @Test("Tags in front of a type", arguments: [(64, true), (65, false), (100_000, false)])
    func tags(count: Int, fits: Bool) {
        let type = String(repeating: "[1] EXPLICIT ", count: count - 1) + "NULL"
        let errors = Compiler.check([source("M DEFINITIONS ::= BEGIN T ::= \(type) END")])
        #expect(errors.map(\.message) == (fits ? [] : ["a type has more than 64 tags, the limit; tag fewer types"]))
    }

    @Test("Items of a list", arguments: [(100_000, true), (100_001, false)])
    func items(count: Int, fits: Bool) {
        let items = (0..<count).map { "e\($0)" }.joined(separator: ",")
        let errors = Compiler.check([source("M DEFINITIONS ::= BEGIN T ::= ENUMERATED { \(items) } U ::= NULL END")])
        #expect(errors.map(\.message) == (fits ? [] : ["a list has more than 100000 items; split it"]))
    }

    @Test("The name of a file and a message are shown on one line, and steer no terminal")
    func fileName() {
        let file = SourceFile(path: "a\nb.asn1", bytes: Array("M".utf8))
        var printer = DiagnosticPrinter(files: [file], showsSource: false)
        let text = printer.text(of: .error("no \u{1B}[2J", at: SourceRange(file: 0, start: 0, end: 1)))
        #expect(text == "a\\u{a}b.asn1:1:1: error: no \\u{1b}[2J\n")
    }
}
