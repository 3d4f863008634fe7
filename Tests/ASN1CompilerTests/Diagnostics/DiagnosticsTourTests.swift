import Foundation
import Testing

@testable import ASN1Compiler

/// The page of the documentation that shows what is said about wrong schemas: every message on it is what the compiler says.
///
/// The page is the test's data too: a schema in a block marked `asn1`, and in the block after it what is said. With ASN1SWIFT_REFRESH=1
/// in the environment, what is said is written anew, to be read before it is committed.
struct DiagnosticsTourTests {
    private static let page = URL(fileURLWithPath: #filePath)
        .appending(path: "../../../../Sources/asn1swift/Documentation.docc/DiagnosticsTour.md").standardizedFileURL

    /// A part of the page: text, or a block of code with the word after its first fence.
    private enum Part {
        case text(String)
        case code(String, [Substring])
    }

    @Test
    func messages() throws {
        let parts = try parts()
        var count = 0
        var page = ""
        var schema: [Substring] = []
        for part in parts {
            if case .code("asn1", let lines) = part { schema = lines }
            guard case .code("", let shown) = part else {
                page += Self.text(of: part)
                continue
            }
            let said = said(schema.joined(separator: "\n"))
            #expect(!said.isEmpty)
            if ProcessInfo.processInfo.environment["ASN1SWIFT_REFRESH"] != "1" {
                #expect(shown.map(String.init) == said, "\(schema.joined(separator: "\n"))")
            }
            page += Self.text(of: .code("", said.map { $0[...] }))
            count += 1
        }
        #expect(count >= 40)
        if ProcessInfo.processInfo.environment["ASN1SWIFT_REFRESH"] == "1" {
            try Data(page.utf8).write(to: Self.page)
        }
    }

    /// What the compiler prints on a terminal.
    private func said(_ schema: String) -> [String] {
        let file = LanguageCase.source(schema)
        var printer = DiagnosticPrinter(files: [file], showsSource: true)
        let lines = printer.text(of: Compiler.check([file])).split(separator: "\n", omittingEmptySubsequences: false)
        return lines.dropLast().map(String.init)
    }

    private func parts() throws -> [Part] {
        var parts: [Part] = []
        var text = ""
        var code: (word: String, lines: [Substring])?
        let page = try String(contentsOf: Self.page, encoding: .utf8)
        for line in page.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
            if !line.hasPrefix("```") {
                if code == nil { text += line + "\n" } else { code?.lines.append(line) }
            } else if let block = code {
                parts.append(.code(block.word, block.lines))
                code = nil
            } else {
                parts.append(.text(text))
                text = ""
                code = (String(line.dropFirst(3)), [])
            }
        }
        return text.isEmpty ? parts : parts + [.text(text)]
    }

    private static func text(of part: Part) -> String {
        switch part {
        case .text(let text): text
        case .code(let word, let lines): "```\(word)\n" + lines.map { $0 + "\n" }.joined() + "```\n"
        }
    }
}
