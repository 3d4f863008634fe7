import Foundation
import Testing

@testable import ASN1Compiler

/// Input that would overflow a stack, take forever or stop a careless parser.
struct HostileInputTests {
    /// Parses on a thread whose stack is as small as that of threads on Apple's systems.
    private func parseOnSmallStack(_ text: String) async -> [Diagnostic] { await measureOnSmallStack(text).0 }

    /// The same with the seconds of computing that it took.
    private func measureOnSmallStack(_ text: String) async -> ([Diagnostic], Double) {
        await withCheckedContinuation { continuation in
            let thread = Thread {
                let diagnostics = Parser.parse(source(text), index: 0).1
                continuation.resume(returning: (diagnostics, threadSeconds()))
            }
            thread.stackSize = 512 * 1024
            thread.start()
        }
    }

    private static let megabyte = 1_000_000

    @Test(arguments: [
        ("T ::= ", "{"), ("v T ::= ", "{"), ("T ::= INTEGER ", "("), ("T ::= ", "["), ("T ::= ", "SEQUENCE { a "),
        ("T ::= ", "SEQUENCE OF "), ("T ::= ", "a < "), ("v T ::= ", "a : "), ("v T ::= ", "INTEGER : "),
        ("v T ::= ", "CONTAINING "), ("T ::= ", "A {"), ("T ::= A ", "(SIZE "), ("T ::= A ", "(WITH COMPONENTS {a "),
        ("T ::= ", "A (CONTAINING "), ("T ::= A ", "(ALL EXCEPT "), ("T ::= A ", "(INCLUDES B "),
        ("T ::= ", "SEQUENCE { a A DEFAULT "), ("T ::= A (1 ", "! INTEGER : "), ("", "({["),
    ])
    func nestingIsLimited(start: String, repeated: String) async {
        let count = Self.megabyte / repeated.utf8.count
        let text = "M DEFINITIONS ::= BEGIN\n" + start + String(repeating: repeated, count: count)
        let diagnostics = await parseOnSmallStack(text)
        #expect(diagnostics.contains { $0.severity == .error })
        #expect(diagnostics.count < 10)
    }

    /// The deepest that is allowed must fit on that stack too.
    @Test(arguments: [
        ("SEQUENCE { a ", "}"), ("SEQUENCE { a SEQUENCE { b A DEFAULT A : 5, c ", "}}"), ("A {", "}"),
        ("CHOICE { ..., [[ a ", "]]}"), ("A (CONTAINING ", ")"), ("SEQUENCE { a [1] SET (SIZE (1)) OF ", "}"),
        ("A (WITH COMPONENTS {a (WITH COMPONENT (CONTAINING ", "))})"), ("A (INCLUDES B (ALL EXCEPT (", ")))"),
    ])
    func allowedNestingFits(opening: String, closing: String) async {
        for depth in [10, 12, 15, 16, 20, 21, 22, 31, 32, 33, 62, 63, Parser.nestingLimit] {
            let type =
                String(repeating: opening, count: depth) + "INTEGER" + String(repeating: closing, count: depth)
            let diagnostics = await parseOnSmallStack("M DEFINITIONS ::= BEGIN T ::= \(type) END")
            #expect(diagnostics.allSatisfy { $0.message.contains("nested more than") })
        }
    }

    @Test(arguments: [
        ",", ";", "'", "''", "\"", "--", "-", "/*", "*/", "&", "\0", "_", "é", ".", "::= ", "A ::= ", "a B ::= ", "a ",
        "}",
        "BEGIN END ", "M DEFINITIONS ::= BEGIN ", "IMPORTS ", "IMPORTS A FROM B ", "A MACRO ", "[0] ", "9", "a B C ",
    ])
    func repetitionTakesLinearTime(repeated: String) async {
        let count = Self.megabyte / 8 / repeated.utf8.count
        let text = "M DEFINITIONS ::= BEGIN " + String(repeating: repeated, count: count)
        let (_, seconds) = await measureOnSmallStack(text)
        // Quadratic time would be minutes, unoptimised; linear time is a tenth of a second.
        #expect(seconds < 10)
    }

    private static let sample = """
        M { iso(1) 2 } DEFINITIONS AUTOMATIC TAGS ::= BEGIN IMPORTS A, b FROM N { 1 2 } C FROM O;
        T ::= SEQUENCE { a [0] INTEGER (1..5 | 7, ...) OPTIONAL, b B DEFAULT x : '01'B, ..., [[ 2: c C ]] }
        K ::= CLASS { &id INTEGER UNIQUE, &Type } WITH SYNTAX { [TYPE &Type] ID &id }
        s K ::= { TYPE INTEGER ID 5 } S K ::= { s | { ID 6 }, ... } u UTF8String ::= "a""b"
        U ::= SEQUENCE { i K.&id ({S}), t K.&Type ({S}{@i}) } /* x /* y */ */ -- z -- END
        """

    /// Every prefix of a module, and the module without each of its bytes, is only wrong.
    @Test func mutations() {
        let bytes = Array(Self.sample.utf8)
        for position in bytes.indices {
            var shorter = bytes
            shorter.remove(at: position)
            for mutation in [Array(bytes[..<position]), shorter] {
                let (tree, _) = Parser.parse(SourceFile(path: "M.asn1", bytes: mutation), index: 0)
                readAllBraces(of: tree)
            }
        }
    }

    private func readAllBraces(of tree: SyntaxTree) {
        let fields: [String: FieldSettingKind] = ["id": .value, "Type": .type]
        let place = SourceRange(file: 0, start: 0, end: 0)
        let syntax: [SyntaxListItem] = [
            .optional([.literal("TYPE", place), .field(Identifier("Type", at: place))]), .literal("ID", place),
            .field(Identifier("id", at: place)),
        ]
        for (index, token) in tree.tokens.enumerated() where token.kind == .leftBrace && Int(token.partner) > index {
            let range = SourceRange(file: 0, start: token.start, end: token.end)
            let braced = BracedSyntax(file: 0, tokens: (index + 1)..<Int(token.partner), range: range)
            _ = tree.objectIdentifier(in: braced)
            _ = tree.namedValues(in: braced)
            _ = tree.values(in: braced)
            _ = tree.bitNames(in: braced)
            _ = tree.characters(in: braced)
            _ = tree.elementSet(in: braced)
            _ = tree.object(in: braced, fields: fields)
            _ = tree.object(in: braced, syntax: syntax, fields: fields)
        }
    }
}
