import Foundation

/// The files of the package that seeds and schemas are read from.
enum PackageFiles {
    static let folder: URL = {
        var folder = URL(fileURLWithPath: #filePath)
        for _ in 0..<6 { folder.deleteLastPathComponent() }
        return folder
    }()

    /// The contents of the files in a folder of the package with these endings, those in its folders included, in a stable order.
    static func contents(of path: String, endings: String...) throws -> [[UInt8]] {
        let root = folder.appending(path: path)
        return try FileManager.default.subpathsOfDirectory(atPath: root.path).sorted()
            .filter { name in endings.contains { name.hasSuffix($0) } }
            .map { [UInt8](try Data(contentsOf: root.appending(path: $0))) }
    }

    /// The receipts of the tests, the broken ones too.
    static func receipts() throws -> [[UInt8]] {
        try contents(of: "Tests/AppStoreReceiptTests/Receipts", endings: ".p7", ".txt", ".jws", ".xml", ".der", "zeros")
    }

    /// The texts between three quotes in the files of a folder of tests.
    static func literals(of path: String) throws -> [String] {
        try contents(of: path, endings: ".swift").flatMap { file in
            let parts = String(decoding: file, as: UTF8.self).components(separatedBy: "\"\"\"")
            return parts.indices.filter { $0 % 2 == 1 }.map { index in
                parts[index].split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
                    .joined(separator: "\n")
            }
        }
    }
}
