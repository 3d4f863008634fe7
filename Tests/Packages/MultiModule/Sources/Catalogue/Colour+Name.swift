extension Colour {
    /// Code of the module itself, beside what is generated.
    package var isBright: Bool { self == .red }
}
