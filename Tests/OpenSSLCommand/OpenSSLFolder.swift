package import Foundation

/// A temporary folder in which openssl reads and writes files. It is removed when the process ends.
package struct OpenSSLFolder: Sendable {
    package let url: URL

    /// An empty folder.
    package init() throws {
        url = Self.root.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    /// What holds the folders of this process. What tests share lives as long as that.
    private static let root: URL = {
        atexit { try? FileManager.default.removeItem(at: OpenSSLFolder.root) }
        return FileManager.default.temporaryDirectory.appending(path: "asn1swift-\(UUID().uuidString)")
    }()

    /// Runs a command that must succeed.
    /// - Parameter command: Its arguments with spaces between them, such as `x509 -in a.pem -noout`.
    /// - Returns: What it wrote to the standard output.
    @discardableResult
    package func openssl(_ command: String) throws -> String {
        let outcome = try outcome(command)
        guard outcome.status == 0 else { throw OpenSSL.Failure(description: "openssl \(command): \(outcome.errors)") }
        return outcome.text
    }

    /// Runs a command that may fail.
    package func outcome(_ command: String) throws -> OpenSSL.Outcome {
        guard let executable = OpenSSL.executable else { throw OpenSSL.Failure(description: OpenSSL.missing) }
        return try OpenSSL.run(executable, command.split(separator: " ").map(String.init), in: url)
    }

    /// The bytes of a file.
    package func bytes(_ name: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: url.appending(path: name))) }

    /// Writes a file.
    package func write(_ bytes: some Sequence<UInt8>, to name: String) throws {
        try Data(bytes).write(to: url.appending(path: name))
    }

    /// Writes a file of text.
    package func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }
}
