extension ASN1Error {
    /// The same error, one component further out. An empty name adds nothing.
    @inline(never)
    public func at(_ component: StaticString) -> ASN1Error {
        let name = ASN1StaticText(component)
        return name.isEmpty ? self : adding(UInt64(name.bits))
    }

    /// The same error, inside the element of a list at this index, counted from 0.
    @inline(never)
    public func at(index: Int) -> ASN1Error {
        adding(Self.indexBit | UInt64(truncatingIfNeeded: index))
    }

    /// The same error, below the type that decoding started with. A root that it had before becomes a step of the path.
    @inline(never)
    public func inRoot(_ name: StaticString) -> ASN1Error {
        var error = rootAsStep
        error.root = ASN1StaticText(name)
        return error
    }

    /// The same error with its root, if any, as the outermost step, for steps further out to follow.
    private var rootAsStep: ASN1Error {
        if root.isEmpty { return self }
        var error = self
        error.root = ASN1StaticText()
        return error.adding(UInt64(root.bits))
    }

    private static var indexBit: UInt64 { 1 << 63 }

    private func adding(_ step: UInt64) -> ASN1Error {
        var error = root.isEmpty ? self : rootAsStep
        if Int(error.stepCount) < ASN1ErrorSteps.capacity {
            error.steps[Int(error.stepCount)] = step
            error.stepCount += 1
        } else {
            error.isPathCut = true
        }
        return error
    }

    /// The path to the value, such as `Certificate.tbsCertificate.extensions[3].critical`; empty when nothing is known.
    ///
    /// `…` stands for steps that were dropped because the path is longer than an error can hold.
    public var path: String {
        var text = root.string
        if isPathCut { text += text.isEmpty ? "…" : ".…" }
        var index = Int(stepCount)
        while index > 0 {
            index -= 1
            let step = steps[index]
            if step & Self.indexBit != 0 {
                text += "[\(step & ~Self.indexBit)]"
            } else {
                if !text.isEmpty { text += "." }
                text += ASN1StaticText(address: UInt(truncatingIfNeeded: step)).string
            }
        }
        return text
    }
}
