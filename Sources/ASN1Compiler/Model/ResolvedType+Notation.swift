extension ResolvedType {
    /// The name of the type, as value notation of an open type has it.                                     (X.681 14.6)
    package var notationName: String {
        var prefix = ""
        var current = self
        for _ in 0..<16 {
            switch current.kind {
            case .reference(let definition):
                guard definition.isHidden else { return prefix + definition.name.text }
                current = definition.type
            case .sequenceOf(let element):
                prefix += "SEQUENCE OF "
                current = element
            case .setOf(let element):
                prefix += "SET OF "
                current = element
            default: return prefix + current.kind.spelling
            }
        }
        return prefix + "…"
    }
}
