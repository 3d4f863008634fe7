import ASN1Compiler
import Foundation

/// Shows on a terminal how far the compiler is, once it has taken a moment: a line that is written over.
final class Progress {
    /// How long nothing is shown, and how long a line stays at least, in seconds.
    private static let delay = 0.4
    private static let interval = 0.1
    /// How much of the line is for the name of the file, in characters.
    private static let width = 60

    private let isShown: Bool
    private var next = Date.now.addingTimeInterval(Progress.delay)
    private var hasLine = false

    init(isShown: Bool) { self.isShown = isShown }

    /// Shows a step, if it is time to.
    func show(_ step: Compiler.Step) {
        guard isShown, Date.now >= next else { return }
        next = Date.now.addingTimeInterval(Self.interval)
        hasLine = true
        let count = step.count > 1 ? " \(step.number)/\(step.count)" : ""
        // Names with control characters would do more than be shown.
        let name = String(step.path.suffix(Self.width).map { $0.isASCII && $0 >= " " ? $0 : "?" })
        StandardError.write("\r\u{1B}[K\(step.kind.rawValue)\(count) \(name)")
    }

    /// Removes the line.
    func end() {
        if hasLine { StandardError.write("\r\u{1B}[K") }
        hasLine = false
    }
}
