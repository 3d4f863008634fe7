import Foundation

/// The files that the tests read.
enum Fixtures {
    /// The receipts made by `make-receipts.sh`.
    static let receipts = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Receipts")

    /// Inputs that are no receipts.
    static let bad = receipts.appending(path: "bad")

    /// Names of the receipts of our own, without extension.
    static let names = files(in: receipts, extension: "p7")

    /// Receipts of real apps with what an independent reader found in them. They are not part of the repository.
    enum Shared {
        /// `receipts` in the folder that ASN1SWIFT_SHARED names, or in `shared` beside the package.
        static let folder: URL = {
            if let path = ProcessInfo.processInfo.environment["ASN1SWIFT_SHARED"], !path.isEmpty {
                return URL(filePath: path).appending(path: "receipts")
            }
            let package = Fixtures.receipts.appending(path: "../../..").standardizedFileURL
            return package.deletingLastPathComponent().appending(path: "shared/receipts")
        }()

        /// Names of the receipts, without extension; none when the folder is absent.
        static let names = files(in: folder.appending(path: "der"), extension: "p7")

        static func receipt(_ name: String) throws -> [UInt8] { try bytes(folder.appending(path: "der/\(name).p7")) }
        static func oracle(_ name: String) throws -> JSONValue {
            try json(folder.appending(path: "oracle/\(name).json"))
        }
    }

    static func receipt(_ name: String) throws -> [UInt8] { try bytes(receipts.appending(path: "\(name).p7")) }
    static func expected(_ name: String) throws -> JSONValue { try json(receipts.appending(path: "\(name).json")) }

    static func bytes(_ file: URL) throws -> [UInt8] { [UInt8](try Data(contentsOf: file)) }
    static func json(_ file: URL) throws -> JSONValue {
        try JSONDecoder().decode(JSONValue.self, from: Data(contentsOf: file))
    }

    private static func files(in folder: URL, extension suffix: String) -> [String] {
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return files.filter { $0.pathExtension == suffix }.map { $0.deletingPathExtension().lastPathComponent }.sorted()
    }
}
