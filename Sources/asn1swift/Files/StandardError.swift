import Foundation

/// Standard error, where everything goes that is not a result.
///
/// What cannot be written is lost: it may be closed, or a disk full, and there is no other place to say so. The exit
/// status tells what went wrong.
enum StandardError {
    static var isTerminal: Bool { isatty(FileHandle.standardError.fileDescriptor) == 1 }

    /// Whether lines that are written over can be shown: on a terminal that erases.
    static var isErasable: Bool { isTerminal && ProcessInfo.processInfo.environment["TERM"] != "dumb" }

    /// How many characters a line of the terminal has: what it says itself, else what the shell says, else the usual 80.
    static var width: Int {
        #if !os(Windows)
        var size = winsize()
        if ioctl(FileHandle.standardError.fileDescriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 {
            return Int(size.ws_col)
        }
        #endif
        let columns = ProcessInfo.processInfo.environment["COLUMNS"].flatMap { Int($0) } ?? 0
        return columns > 0 ? columns : 80
    }

    /// Prints `text` and a line break; nothing when it is nil or empty.
    static func print(_ text: String?) {
        guard let text, !text.isEmpty else { return }
        write(text.hasSuffix("\n") ? text : text + "\n")
    }

    /// Writes text as it is, for lines that are written over.
    static func write(_ text: String) { try? FileHandle.standardError.write(contentsOf: Data(text.utf8)) }
}
