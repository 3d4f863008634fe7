extension ASN1Error {
    /// The same error, one component or type further out. An empty name adds nothing.
    @inline(never)
    public func at(_ component: StaticString) -> ASN1Error {
        let name = ASN1StaticText(component)
        if name.isEmpty { return self }
        var error = self
        error.steps = ASN1ErrorPath(.name(name), steps)
        return error
    }

    /// The same error, one component or type further out, whose name is known when the program runs. An empty name adds nothing.
    package func at(named component: String) -> ASN1Error {
        if component.isEmpty { return self }
        var error = self
        error.steps = ASN1ErrorPath(.dynamicName(component), steps)
        return error
    }

    /// The same error, inside the element of a list at this index, counted from 0.
    @inline(never)
    public func at(index: Int) -> ASN1Error {
        var error = self
        error.steps = ASN1ErrorPath(.index(index), steps)
        return error
    }

    /// The path to the value, such as `Certificate.tbsCertificate.extensions[3].critical`, starting with the name of the type that
    /// decoding started with; empty when nothing is known.
    public var path: String { steps?.place ?? "" }
}
