/// The outermost steps of an error's path in a few bits, so that most errors need no memory of their own: up to two names and one index.
///
/// Steps are added from the inside out.
struct ASN1ErrorSteps: Hashable, Sendable {
    /// The names as distances; see `ASN1StaticText.distance`. The inner one is in the lower half.
    private(set) var names: UInt64

    /// 20 bits: how many names there are in the lowest two; where the index is in the next two; and the index.
    private(set) var form: UInt32

    /// No step.
    init() { self.init(names: 0, form: 0) }

    init(names: UInt64, form: UInt32) {
        self.names = names
        self.form = form
    }

    var isEmpty: Bool { form == 0 }

    private var nameCount: UInt32 { form & 3 }

    /// 1 more than the number of names inside the index; 0 without an index.
    private var indexPlace: UInt32 { form >> 2 & 3 }

    /// Adds a name around the steps.
    /// - Returns: Whether there was room, and the name is near enough.
    mutating func add(_ name: ASN1StaticText) -> Bool {
        let distance = name.distance
        guard nameCount < 2, distance != 0 else { return false }
        names |= UInt64(distance) << UInt64(nameCount &* 32)
        form &+= 1
        return true
    }

    /// Adds an index around the steps.
    /// - Returns: Whether there was room for an index of this size.
    mutating func add(_ index: Int) -> Bool {
        guard indexPlace == 0, 0..<0x10000 ~= index else { return false }
        form |= (nameCount &+ 1) << 2 | UInt32(truncatingIfNeeded: index) << 4
        return true
    }

    /// The steps from the outermost inwards.
    var steps: [ASN1ErrorPath.Step] {
        var steps: [ASN1ErrorPath.Step] = []
        var inside = nameCount
        while true {
            if indexPlace == inside + 1 { steps.append(.index(Int(form >> 4))) }
            if inside == 0 { return steps }
            inside -= 1
            steps.append(.name(ASN1StaticText(distance: UInt32(truncatingIfNeeded: names >> UInt64(inside * 32)))))
        }
    }
}
