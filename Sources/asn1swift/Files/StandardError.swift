import Foundation

/// Standard error, where everything goes that is not a result.
enum StandardError {
    static var isTerminal: Bool { isatty(FileHandle.standardError.fileDescriptor) == 1 }

    /// Prints `text` and a line break; nothing when it is nil or empty.
    static func print(_ text: String?) {
        guard let text, !text.isEmpty else { return }
        FileHandle.standardError.write(Data((text.hasSuffix("\n") ? text : text + "\n").utf8))
    }

    /// Writes text as it is, for lines that are written over.
    static func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}
