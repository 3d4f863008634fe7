import Foundation

/// Writes a file that was asked for by name.
enum OutputFile {
    /// Writes a file as a whole or not at all.
    static func write(_ bytes: [UInt8], to path: String) throws(CommandError) {
        do {
            try Data(bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw .failure("'\(path)' cannot be written\(SystemError.suffix(for: error))")
        }
    }
}
