import Foundation
import Testing

@testable import ASN1Compiler

/// Published modules, where a folder of them is at hand: printed, read and printed again they stay the same.
struct CorpusPrintTests {
    private static let corpus: URL? = {
        let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let shared = ProcessInfo.processInfo.environment["ASN1SWIFT_SHARED"].map { URL(fileURLWithPath: $0) }
        let folder = (shared ?? package.deletingLastPathComponent().appendingPathComponent("shared"))
            .appendingPathComponent("corpus")
        return FileManager.default.fileExists(atPath: folder.appendingPathComponent("units.tsv").path) ? folder : nil
    }()

    /// The files of each unit. Of the large ones, whose files have more than `sizeLimit` bytes together, there are enough
    /// of the others in kind; printing them too takes minutes without optimisation.
    private static func units() throws -> [[SourceFile]] {
        let corpus = try #require(corpus)
        let table = try String(contentsOf: corpus.appendingPathComponent("units.tsv"), encoding: .utf8)
        return try table.split(separator: "\n").dropFirst().compactMap { line in
            let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard columns.count == 6 else { return nil }
            let files = try columns[5].split(separator: ",").map { path in
                let bytes = try Data(contentsOf: corpus.appendingPathComponent(String(path)))
                return SourceFile(path: String(path), bytes: [UInt8](bytes))
            }
            return files.reduce(0) { $0 + $1.bytes.count } <= sizeLimit ? files : nil
        }
    }

    private static let sizeLimit = 60_000

    private func printed(_ files: [SourceFile], resolved: Bool) -> String? {
        let result = Compiler.print(files, resolved: resolved)
        return result.diagnostics.contains { $0.severity == .error } ? nil : result.text
    }

    private func isAccepted(_ files: [SourceFile]) -> Bool {
        !Compiler.check(files).contains { $0.severity == .error }
    }

    @Test(.enabled(if: corpus != nil, "skipped: no corpus at hand"))
    func printedFilesReadBack() throws {
        var seen: Set<String> = []
        var count = 0
        for file in try Self.units().joined() where seen.insert(file.path).inserted {
            guard let text = printed([file], resolved: false) else { continue }
            count += 1
            let again = SourceFile(path: file.path, bytes: Array(text.utf8))
            #expect(printed([again], resolved: false) == text, "\(file.path)")
            #expect(isAccepted([again]) == isAccepted([file]), "\(file.path)")
        }
        #expect(count > 200)
    }

    /// `DEFAULT 0` in a parameterised type, one of whose instances does not allow 0. It is accepted because the place is
    /// warned of for another instance; once each instance has a place of its own, it is an error.
    private static let unreadable = ["asn1c-vlm/84-param-tags-OK.asn1"]

    @Test(.enabled(if: corpus != nil, "skipped: no corpus at hand"))
    func resolvedUnitsReadBack() throws {
        var count = 0
        for files in try Self.units() where !files.contains(where: { Self.unreadable.contains($0.path) }) {
            guard let text = printed(files, resolved: true) else { continue }
            count += 1
            let again = SourceFile(path: "resolved.asn1", bytes: Array(text.utf8))
            #expect(printed([again], resolved: true) == text, "\(files.map(\.path))")
        }
        #expect(count > 150)
    }
}
