/// One step of the path of an error, and the steps further in.
///
/// Steps are added while an error is passed outwards, so the first one is the outermost. An error thus stays as small as a few words,
/// which keeps the stack frames of decoders small, and a path can have any length.
final class ASN1ErrorPath: Hashable, Sendable {
    /// The name of a component or type; none for an index.
    private let name: ASN1StaticText
    private let index: Int
    private let inner: ASN1ErrorPath?

    /// A component or type around `inner`.
    init(_ name: ASN1StaticText, _ inner: ASN1ErrorPath?) {
        self.name = name
        index = 0
        self.inner = inner
    }

    /// An element of a list around `inner`.
    init(index: Int, _ inner: ASN1ErrorPath?) {
        name = ASN1StaticText()
        self.index = index
        self.inner = inner
    }

    /// The steps from the outermost inwards, such as `Certificate.extensions[3].critical`.
    var text: String {
        var text = ""
        var next: ASN1ErrorPath? = self
        while let step = next {
            if step.name.isEmpty {
                text += "[\(step.index)]"
            } else {
                if !text.isEmpty { text += "." }
                text += step.name.string
            }
            next = step.inner
        }
        return text
    }

    static func == (left: ASN1ErrorPath, right: ASN1ErrorPath) -> Bool {
        left === right || (left.name == right.name && left.index == right.index && left.inner == right.inner)
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(index)
        hasher.combine(inner)
    }
}
