import Foundation
import Testing

@testable import ASN1Compiler

/// Published modules, where a folder of them is at hand: `ASN1SWIFT_SHARED`, or `shared` beside the package.
struct CorpusParsingTests {
    private static let corpus: URL? = {
        let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let shared = ProcessInfo.processInfo.environment["ASN1SWIFT_SHARED"].map { URL(fileURLWithPath: $0) }
        let folder = (shared ?? package.deletingLastPathComponent().appendingPathComponent("shared"))
            .appendingPathComponent("corpus")
        return FileManager.default.fileExists(atPath: folder.appendingPathComponent("units.tsv").path) ? folder : nil
    }()

    /// Files of the units that are surely or likely right, and have their verdict from more than the absence of crashes.
    private static let acceptedFiles: [String] = {
        guard let corpus,
            let table = try? String(contentsOf: corpus.appendingPathComponent("units.tsv"), encoding: .utf8)
        else { return [] }
        var files: Set<String> = []
        for line in table.split(separator: "\n").dropFirst() {
            let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard columns.count == 6, columns[2] == "accept", columns[3] != "no-crash-only" else { continue }
            files.formUnion(columns[5].split(separator: ",").map(String.init))
        }
        return files.sorted()
    }()

    @Test(.enabled(if: corpus != nil, "skipped: no corpus at hand"))
    func publishedModulesParseWithoutErrors() throws {
        let corpus = try #require(Self.corpus)
        #expect(Self.acceptedFiles.count > 500)
        for path in Self.acceptedFiles {
            let bytes = [UInt8](try Data(contentsOf: corpus.appendingPathComponent(path)))
            let file = SourceFile(path: path, bytes: bytes)
            let errors = Parser.parse(file, index: 0).1.filter { $0.severity == .error }
            var printer = DiagnosticPrinter(files: [file], showsSource: true)
            #expect(errors.isEmpty, "\(printer.text(of: errors))")
        }
    }
}
