import ASN1Compiler
import Foundation

/// Shows on a terminal how far the compiler is, once it has taken a moment: a line that is written over.
final class ProgressLine {
    /// How long nothing is shown, and how long a line stays at least, in seconds.
    private static let delay = 0.4
    private static let interval = 0.1
    /// Erases the line.
    private static let erasure = "\r\u{1B}[K"

    private let isShown: Bool
    private let width: () -> Int
    private let now: () -> Date
    private let write: (String) -> Void
    private var next: Date
    private var hasLine = false

    /// - Parameters:
    ///   - isShown: Whether anything is shown at all: on a terminal, unless it is to be quiet.
    ///   - width: How many characters a line of the terminal has, now.
    ///   - now: The clock.
    ///   - write: What takes the text.
    init(
        isShown: Bool, width: @escaping () -> Int = { StandardError.width }, now: @escaping () -> Date = { .now },
        write: @escaping (String) -> Void = StandardError.write
    ) {
        self.isShown = isShown
        self.width = width
        self.now = now
        self.write = write
        next = now().addingTimeInterval(Self.delay)
    }

    /// Shows a step, if it is time to.
    func show(_ step: Compiler.Step) {
        guard isShown, case let time = now(), time >= next else { return }
        next = time.addingTimeInterval(Self.interval)
        hasLine = true
        // A line that the terminal breaks could not be erased, and some break one that fills it.
        let width = max(0, width() - 1)
        let line = "\(step.kind.rawValue) \(step.number)/\(step.count) "
        // Names with control characters would do more than be shown, and those in other scripts can be wider than they are long.
        let name = step.path.suffix(max(0, width - line.count)).map {
            $0.isASCII && $0 >= " " && $0 != "\u{7F}" ? $0 : "?"
        }
        write(Self.erasure + (name.isEmpty ? String(line.dropLast().prefix(width)) : line + String(name)))
    }

    /// Erases the line.
    func end() {
        if hasLine { write(Self.erasure) }
        hasLine = false
    }
}
