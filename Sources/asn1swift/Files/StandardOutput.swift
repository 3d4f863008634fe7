import Foundation

/// Standard output, for results that may be long.
enum StandardOutput {
    static var isTerminal: Bool { isatty(FileHandle.standardOutput.fileDescriptor) == 1 }

    /// Writes bytes as they are.
    static func write(_ bytes: [UInt8]) throws(CommandError) {
        do {
            try FileHandle.standardOutput.write(contentsOf: Data(bytes))
        } catch {
            throw .failure("standard output cannot be written\(SystemError.suffix(for: error))")
        }
    }
}
