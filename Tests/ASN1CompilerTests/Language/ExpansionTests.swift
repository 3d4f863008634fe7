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
