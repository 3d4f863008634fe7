/// One step of the path of an error, and the steps further in.
///
/// Steps are added while an error is passed outwards, so the first one is the outermost. An error thus stays as small as a few words,
/// which keeps the stack frames of decoders small, and a path can have any length.
final class ASN1ErrorPath: Hashable, Sendable {
    /// What a step says.
    enum Step: Hashable, Sendable {
        /// The name of a component or type, from generated code.
        case name(ASN1StaticText)
        /// An element of a list, counted from 0.
        case index(Int)
        /// The name of a component or type, from a schema that is read when the program runs.
        case dynamicName(String)
        /// No place, but what is wrong, where that is no constant. It is the innermost step.
        case text(String)
        /// No place, but what was found where a constraint is violated.
        case found(String)
    }

    private let step: Step
    private let inner: ASN1ErrorPath?

    /// A step around `inner`.
    init(_ step: Step, _ inner: ASN1ErrorPath?) {
        self.step = step
        self.inner = inner
    }

    /// The steps from the outermost inwards, such as `Certificate.extensions[3].critical`.
    var place: String {
        var place = ""
        var next: ASN1ErrorPath? = self
        while let path = next {
            switch path.step {
            case .name(let name): Self.append(name.string, to: &place)
            case .dynamicName(let name): Self.append(name, to: &place)
            case .index(let index): place += "[\(index)]"
            case .text, .found: break
            }
            next = path.inner
        }
        return place
    }

    /// The text that the innermost step holds, if it does.
    var text: String? {
        var path = self
        while let inner = path.inner { path = inner }
        if case .text(let text) = path.step { return text }
        return nil
    }

    /// What was found, where a step says so.
    var found: String? {
        var next: ASN1ErrorPath? = self
        while let path = next {
            if case .found(let found) = path.step { return found }
            next = path.inner
        }
        return nil
    }

    private static func append(_ name: String, to place: inout String) {
        if !place.isEmpty { place += "." }
        place += name
    }

    static func == (left: ASN1ErrorPath, right: ASN1ErrorPath) -> Bool {
        left === right || (left.step == right.step && left.inner == right.inner)
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(step)
        hasher.combine(inner)
    }
}
