extension ASN1Error {
    /// The same error, one component or type further out. An empty name adds nothing.
    @inline(never)
    public consuming func at(_ component: StaticString) -> ASN1Error {
        let name = ASN1StaticText(component)
        return name.isEmpty || steps.add(name) ? self : withRoom(for: name)
    }

    /// The same error, one component or type further out, whose name is known when the program runs. An empty name adds nothing.
    package consuming func at(named component: String) -> ASN1Error {
        if component.isEmpty { return self }
        makeRoom()
        inner = ASN1ErrorPath(.dynamicName(component), inner)
        return self
    }

    /// The same error, inside the element of a list at this index, counted from 0.
    @inline(never)
    public consuming func at(index: Int) -> ASN1Error {
        steps.add(index) ? self : withRoom(for: index)
    }

    // What is rare is apart, so that the rest needs no stack frame.

    @inline(never)
    private consuming func withRoom(for name: ASN1StaticText) -> ASN1Error {
        makeRoom()
        if !steps.add(name) { inner = ASN1ErrorPath(.name(name), inner) }
        return self
    }

    @inline(never)
    private consuming func withRoom(for index: Int) -> ASN1Error {
        makeRoom()
        if !steps.add(index) { inner = ASN1ErrorPath(.index(index), inner) }
        return self
    }

    /// Moves the steps that stand in the error itself to a place of their own.
    private mutating func makeRoom() {
        if !steps.isEmpty { inner = ASN1ErrorPath(.several(steps), inner) }
        steps = ASN1ErrorSteps()
    }

    /// The path to the value, such as `Certificate.tbsCertificate.extensions[3].critical`, starting with the name of the type that
    /// decoding started with; empty when nothing is known.
    public var path: String {
        var place = ""
        ASN1ErrorPath.append(.several(steps), to: &place)
        inner?.append(to: &place)
        return place
    }
}
