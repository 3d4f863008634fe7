import Foundation
import Testing

@testable import ASN1Compiler

/// Schemas that are long, deep or run in a circle: no stack overflow, and time in proportion to the size.
struct ScaleTests {
    private static let count = 10_000

    private static func chain(_ line: (Int) -> String, _ last: String, before: String = "") -> String {
        "M DEFINITIONS AUTOMATIC TAGS ::= BEGIN\n\(before)\n" + (0..<count).map(line).joined(separator: "\n")
            + "\n\(last)\nEND"
    }

    /// Errors of a check on a thread with the small stack of those on Apple's systems.
    private func errors(_ text: String) async -> [String] {
        await withCheckedContinuation { continuation in
            let thread = Thread {
                let found = Compiler.check([SourceFile(path: "m.asn1", bytes: Array(text.utf8))])
                continuation.resume(returning: found.filter { $0.severity == .error }.map(\.message))
            }
            thread.stackSize = 2 << 20
            thread.start()
        }
    }

    private static let chains: [String] = [
        chain({ "A\($0) ::= A\($0 + 1)" }, "A\(count) ::= INTEGER"),
        chain({ "A\($0) ::= A\($0 + 1) (0..\($0 + 5))" }, "A\(count) ::= INTEGER"),
        chain({ "A\($0) ::= SEQUENCE { a A\($0 + 1) }" }, "A\(count) ::= INTEGER"),
        chain({ "A\($0) ::= CHOICE { a [0] A\($0 + 1) }" }, "A\(count) ::= INTEGER"),
        chain({ "a\($0) INTEGER ::= a\($0 + 1)" }, "a\(count) INTEGER ::= 5", before: "T ::= [a0] INTEGER (0..a1)"),
        chain({ "S\($0) C ::= { S\($0 + 1) }" }, "S\(count) C ::= { {&id 5} }", before: "C ::= CLASS { &id INTEGER }"),
        chain({ "C\($0) ::= C\($0 + 1)" }, "C\(count) ::= CLASS { &id INTEGER } o C0 ::= { &id 5 }"),
        chain({ "o\($0) C ::= { &o o\($0 + 1) }" }, "o\(count) C ::= { }", before: "C ::= CLASS { &o C OPTIONAL }"),
        // In the other order, so that the last one holds all others when they go.
        chain({ "A\($0 + 1) ::= A\($0)" }, "A0 ::= INTEGER"),
        chain({ "A\($0 + 1) ::= SEQUENCE { a A\($0) }" }, "A0 ::= INTEGER"),
        chain({ "A\($0 + 1) ::= SEQUENCE OF A\($0)" }, "A0 ::= INTEGER"),
    ]

    @Test(arguments: chains.indices)
    func longChains(index: Int) async { #expect(await errors(Self.chains[index]) == []) }

    private static let circles: [(text: String, message: String)] = [
        (
            chain({ "A\($0) ::= A\($0 + 1)" }, "A\(count) ::= A0"),
            "this type is defined by itself, so it has no end; name another type in one of the steps round"
        ),
        (
            chain({ "a\($0) INTEGER ::= a\($0 + 1)" }, "a\(count) INTEGER ::= a0"),
            "value 'a63' is defined by itself; give it a value of its own"
        ),
        (
            chain({ "a\($0) OBJECT IDENTIFIER ::= { a\($0 + 1) 1 }" }, "a\(count) OBJECT IDENTIFIER ::= { a0 1 }"),
            "value 'a63' is defined by itself; give it a value of its own"
        ),
    ]

    @Test(arguments: circles.indices)
    func longCircles(index: Int) async {
        #expect(await errors(Self.circles[index].text) == [Self.circles[index].message])
    }

    @Test func longCircleOfSets() async {
        let text = Self.chain(
            { "S\($0) C ::= { S\($0 + 1) }" }, "S\(Self.count) C ::= { S0 }", before: "C ::= CLASS { &id INTEGER }")
        #expect(await errors(text).allSatisfy { $0.hasSuffix("contains itself; leave it out of itself") })
        #expect(await errors(text).isEmpty == false)
    }

    private static func list(_ separator: String, _ item: (Int) -> String) -> String {
        (0..<count).map(item).joined(separator: separator)
    }

    private static let bodies: [String] = [
        "T ::= SEQUENCE { \(list(",") { "e\($0) INTEGER OPTIONAL" }) }",
        "T ::= INTEGER (\(list("|") { String(2 * $0) }))",
        "T ::= BIT STRING { \(list(",") { "e\($0)(\($0))" }) } v T ::= { \(list(",") { "e\($0)" }) }",
        "v IA5String ::= \"\(String(repeating: "text ", count: 200_000))\"",
        "T ::= INTEGER (\(list("|") { _ in String(repeating: "9", count: 100) }))",
    ]

    /// Quadratic time would be hours; the limit leaves room for a machine that does other things too.
    @Test(.timeLimit(.minutes(5)), arguments: bodies.indices)
    func longLists(index: Int) async {
        #expect(await errors("M DEFINITIONS AUTOMATIC TAGS ::= BEGIN \(Self.bodies[index]) END") == [])
    }
}
