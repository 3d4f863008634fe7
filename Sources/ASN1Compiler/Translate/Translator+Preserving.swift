// Values that keep the octets they were decoded from: those of the types that the options name.

extension Translator {
    /// Whether values of a type keep their octets: of the definition being translated, not of a type inside it.
    func isPreserved(_ type: ResolvedType) -> Bool {
        guard let definition, definition.type === type else { return false }
        return applied.isPreserved(definition)
    }

    /// What a property that can be changed has after its type: changing it makes the octets those of another value.
    func forgetting(_ type: ResolvedType) -> String { isPreserved(type) ? " { didSet { preserved = .init() } }" : "" }

    /// The property that holds the octets.
    func preservedProperty(_ type: ResolvedType) -> [SwiftDeclaration] {
        guard isPreserved(type) else { return [] }
        return [
            .line(
                "\(access)private(set) var preserved = \(runtime("ASN1Preserved"))()",
                documentation: ["The octets that the value was decoded from, until a component is changed."])
        ]
    }

    /// The statement that stands in front of all others of the decoder.
    func notePreserved(_ type: ResolvedType, _ code: inout CodeBlock) {
        if isPreserved(type) { code.line("let start = decoder.offset") }
    }

    /// The statement that follows all others of the decoder.
    func keepPreserved(_ type: ResolvedType, _ code: inout CodeBlock) {
        if isPreserved(type) { code.line("self.preserved = decoder.preserved(since: start)") }
    }

    /// The statement that stands in front of all others of the encoder.
    func writePreserved(_ type: ResolvedType, _ code: inout CodeBlock) {
        if isPreserved(type) { code.line("if try encoder.writePreserved(preserved, tag) { return }") }
    }
}
