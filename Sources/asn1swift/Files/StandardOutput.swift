import ASN1Inspection
import Foundation

/// Standard output, for results. Swift's `print` would not notice that they are lost, on a full disk for one.
enum StandardOutput {
    /// What stands for standard output where a file to write is named.
    static let name = "-"

    static var isTerminal: Bool { isatty(FileHandle.standardOutput.fileDescriptor) == 1 }

    /// Writes bytes as they are.
    static func write(_ bytes: [UInt8]) throws(CommandError) {
        do {
            try FileHandle.standardOutput.write(contentsOf: Data(bytes))
        } catch {
            throw .failure("standard output cannot be written\(SystemError.suffix(for: error))")
        }
    }

    /// Writes text as it is.
    static func write(_ text: String) throws(CommandError) { try write(Array(text.utf8)) }
}
