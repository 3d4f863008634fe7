import ASN1Compiler
import Foundation
import Testing

@testable import asn1swift

@Suite("Progress of long work")
final class ProgressTests {
    private static let erasure = "\r\u{1B}[K"
    private var time = Date(timeIntervalSince1970: 0)
    private var written: [String] = []

    private func progress(isShown: Bool = true, width: Int = 80) -> ProgressLine {
        ProgressLine(isShown: isShown, width: { width }, now: { self.time }, write: { self.written.append($0) })
    }

    @Test("nothing is shown at first, then a line at most every tenth of a second, which is erased at the end")
    func pace() {
        let progress = progress()
        for number in 1...100 {
            time += 0.03
            progress.show(Compiler.Step(kind: .resolving, number: number, count: 100, path: ""))
        }
        progress.end()
        progress.end()
        let numbers = written.dropLast().map { $0.split(separator: " ").last.map(String.init) ?? "" }
        #expect(written.first == Self.erasure + "resolving 14/100" && written.last == Self.erasure)
        #expect((10...30).contains(numbers.count) && Set(numbers).count == numbers.count)
    }

    @Test("short work, and work on what is no terminal, shows nothing")
    func silence() {
        let short = progress()
        short.show(Compiler.Step(kind: .parsing, number: 1, count: 1, path: "A.asn1"))
        short.end()
        let piped = progress(isShown: false)
        time += 10
        piped.show(Compiler.Step(kind: .parsing, number: 1, count: 1, path: "A.asn1"))
        piped.end()
        #expect(written == [])
    }

    @Test(
        "a line is no wider than a terminal, and names do nothing but be shown",
        arguments: [
            ("A.asn1", "A.asn1"), ("a\u{1B}[2J\n\u{9B}é.asn1", "a?[2J???.asn1"),
            (String(repeating: "x", count: 100), String(repeating: "x", count: 63)),
        ])
    func names(path: String, shown: String) {
        let progress = progress()
        time += 1
        progress.show(Compiler.Step(kind: .generating, number: 10, count: 10, path: path))
        #expect(written == [Self.erasure + "generating 10/10" + " " + String(shown.prefix(79 - 17))])
    }

    @Test(
        "a narrow terminal has less of the name, and in the end of the numbers",
        arguments: [(40, "checking 1/20 ong/name/of/a/schema.asn1"), (14, "checking 1/20"), (8, "checkin"), (1, "")])
    func narrow(width: Int, shown: String) {
        let progress = progress(width: width)
        time += 1
        progress.show(
            Compiler.Step(kind: .checking, number: 1, count: 20, path: "a/very/long/name/of/a/schema.asn1"))
        #expect(written.first.map { $0.utf8.count < width + Self.erasure.utf8.count } ?? false)
        #expect(written == [Self.erasure + shown])
    }

    @Test("the compiler tells of every definition")
    func steps() {
        let text = "M DEFINITIONS ::= BEGIN A ::= NULL B ::= SEQUENCE { a A } b A ::= NULL END"
        var steps: [Compiler.Step] = []
        let source = SourceFile(path: "M.asn1", bytes: Array(text.utf8))
        _ = Compiler.compile([source], options: Options(), progress: { steps.append($0) })
        #expect(steps.filter { $0.kind == .parsing }.map(\.path) == ["M.asn1"])
        #expect(steps.filter { $0.kind == .generating }.map(\.number) == [1, 2])
        for kind in [Compiler.Step.Kind.resolving, .checking] {
            let numbers = steps.filter { $0.kind == kind }
            #expect(numbers.map(\.number) == Array(1...numbers.count))
            #expect(numbers.allSatisfy { $0.count == numbers.count })
        }
    }
}
