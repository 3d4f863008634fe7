/// The same for names that are known when a program runs.
extension ASN1ValueWriter {
    /// Starts a component, whose value is to be written then.
    package mutating func startComponent(_ name: String) {
        separate()
        put(name)
        put(0x20)
    }

    /// Starts the alternative of a CHOICE, whose value is to be written then.
    package mutating func startAlternative(_ name: String) {
        put(name)
        put(" : ")
    }

    /// Starts a value whose type another component decides; see ``typed(_:_:)`` and ``containing(_:_:)``.
    package mutating func startTyped(_ type: String, isContained: Bool) {
        if isContained { put("CONTAINING ") }
        put(type)
        put(" : ")
    }

    /// An item of an ENUMERATED or the name of a number.
    package mutating func identifier(named name: String) { put(name) }

    /// The bits of a BIT STRING by the names that `name` gives them; see ``namedBits(_:_:)``.
    package mutating func namedBits(_ bits: ASN1BitString, _ name: (Int) -> String?) {
        namedBits(bits, name) { $0.put($1) }
    }
}
