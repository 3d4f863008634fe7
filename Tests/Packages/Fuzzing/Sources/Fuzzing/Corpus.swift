import Foundation

/// Inputs in files: a folder with a file for each, as libFuzzer has them, or one file with a line of base64 for each, as the
/// repository has them.
enum Corpus {
    /// Writes the seeds of a harness into a folder, and its dictionary beside it.
    static func write(_ harness: Harness, to folder: URL) throws {
        let seeds = try harness.seeds().filter { $0.count <= harness.maxLength }
        try write(seeds, to: folder)
        let lines = harness.words.map { word in "\"" + word.map(escaped).joined() + "\"\n" }
        try Data(lines.joined().utf8).write(to: folder.deletingLastPathComponent().appending(path: "dictionary"))
        print("\(harness.name): \(seeds.count) seeds")
    }

    private static func escaped(_ octet: UInt8) -> String {
        let digits = String(octet, radix: 16)
        return "\\x" + (digits.count == 1 ? "0" : "") + digits
    }

    /// Writes the inputs of a folder into one file, the shortest first.
    static func pack(_ folder: URL, to file: URL) throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        let lines = try names.map { try Data(contentsOf: folder.appending(path: $0)).base64EncodedString() }
        let sorted = lines.sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
        try Data((sorted.joined(separator: "\n") + "\n").utf8).write(to: file)
    }

    /// Writes the inputs of a file into a folder.
    static func unpack(_ file: URL, to folder: URL) throws { try write(inputs(of: file), to: folder) }

    /// The inputs of a file.
    static func inputs(of file: URL) throws -> [[UInt8]] {
        let text = try String(contentsOf: file, encoding: .utf8)
        return text.split(separator: "\n").compactMap { Data(base64Encoded: String($0)).map([UInt8].init) }
    }

    private static func write(_ inputs: [[UInt8]], to folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (index, input) in inputs.enumerated() {
            try Data(input).write(to: folder.appending(path: "input-\(index)"))
        }
    }
}
