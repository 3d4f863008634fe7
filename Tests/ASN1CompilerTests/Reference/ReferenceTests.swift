import Foundation
import Testing

@testable import ASN1Compiler

/// What is generated from the schemas in the folder beside this file, exactly. With ASN1SWIFT_REFRESH=1 in the environment, the expected
/// text is written anew, to be read before it is committed.
struct ReferenceTests {
    private static let directory = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
        "Schemas")
    private static let isRefreshing = ProcessInfo.processInfo.environment["ASN1SWIFT_REFRESH"] == "1"

    @Test(arguments: ["Clashes", "Flags", "Person", "Shadows", "Shapes", "Stock"])
    func generatedText(name: String) throws {
        let schema = try Data(contentsOf: Self.directory.appendingPathComponent(name + ".asn1"))
        let result = Compiler.compile(
            [SourceFile(path: name + ".asn1", bytes: [UInt8](schema))], options: Options())
        #expect(result.diagnostics.map(\.message) == [])
        let file = try #require(result.files.first)
        #expect(file.name == name + ".asn1.swift")
        // Not named `.swift`, so that it is no source of this target.
        let expected = Self.directory.appendingPathComponent(name + ".expected")
        if Self.isRefreshing { try Data(file.text.utf8).write(to: expected) }
        let lines = String(decoding: try Data(contentsOf: expected), as: UTF8.self).split(
            separator: "\n", omittingEmptySubsequences: false)
        let generated = file.text.split(separator: "\n", omittingEmptySubsequences: false)
        // The first line that differs says more than two whole files.
        let difference = zip(generated, lines).first { $0 != $1 }
        #expect(difference?.0 == difference?.1)
        #expect(generated.count == lines.count)
    }
}
