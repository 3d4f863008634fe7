/// Steps of the path of an error that it has no room for itself, and those further in.
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
        /// What stood in the error itself before there were more steps.
        case several(ASN1ErrorSteps)
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

    /// Adds the steps to a text, from the outermost inwards, such as `Certificate.extensions[3].critical`.
    func append(to place: inout String) {
        var next: ASN1ErrorPath? = self
        while let path = next {
            Self.append(path.step, to: &place)
            next = path.inner
        }
    }

    static func append(_ step: Step, to place: inout String) {
        switch step {
        case .name(let name): append(name.string, to: &place)
        case .dynamicName(let name): append(name, to: &place)
        case .index(let index): place += "[\(index)]"
        case .several(let steps): for step in steps.steps { append(step, to: &place) }
        case .text, .found: break
        }
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
