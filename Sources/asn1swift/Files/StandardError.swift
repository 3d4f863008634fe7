import Foundation

/// Standard error, where everything goes that is not a result.
///
/// What cannot be written is lost: it may be closed, or a disk full, and there is no other place to say so. The exit
/// status tells what went wrong.
enum StandardError {
    static var isTerminal: Bool { isatty(FileHandle.standardError.fileDescriptor) == 1 }

    /// Prints `text` and a line break; nothing when it is nil or empty.
    static func print(_ text: String?) {
        guard let text, !text.isEmpty else { return }
        write(text.hasSuffix("\n") ? text : text + "\n")
    }

    /// Writes text as it is, for lines that are written over.
    static func write(_ text: String) { try? FileHandle.standardError.write(contentsOf: Data(text.utf8)) }
}
