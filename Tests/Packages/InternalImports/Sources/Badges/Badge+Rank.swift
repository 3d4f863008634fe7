extension Badge {
    /// Code of the module itself, beside what is generated.
    public var isHighest: Bool { level == 9 }
}
