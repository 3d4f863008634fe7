/// A text that is only ever sent: printing it, or whatever holds it, does not show it.
struct Secret: Hashable, Sendable {
    let text: String

    init(_ text: String) { self.text = text }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    var description: String { "<secret>" }
    var debugDescription: String { description }
    var customMirror: Mirror { Mirror(self, children: []) }
}
