/// Which definitions generated code has a type of its own for; the others are other names for one of these, or for types of
/// the standard library and the runtime.
///
/// Constraints and names in messages go by it, so everything that must agree with generated code asks here.
package final class NominalTypes {
    /// What is known of each definition so far, by identity.
    private var nominals: [ObjectIdentifier: TypeDefinition?] = [:]

    package init() {}

    /// Whether a definition is a type of its own.
    package func isNominal(_ definition: TypeDefinition) -> Bool { nominal(definition) === definition }

    /// The definition whose type a definition's values have: itself, or what it is another name for; nil for types of the
    /// standard library and the runtime.
    package func nominal(_ definition: TypeDefinition) -> TypeDefinition? {
        // To the end of the references and back, so that a long chain needs neither stack nor a second walk.
        var chain: [TypeDefinition] = []
        var current = definition
        while nominals[ObjectIdentifier(current)] == nil {
            nominals[ObjectIdentifier(current)] = .some(nil)
            chain.append(current)
            guard case .reference(let next) = current.type.kind else { break }
            current = next
        }
        for definition in chain.reversed() { nominals[ObjectIdentifier(definition)] = .some(own(definition)) }
        return nominals[ObjectIdentifier(definition)] ?? nil
    }

    /// The same, once what the definition refers to is known.
    private func own(_ definition: TypeDefinition) -> TypeDefinition? {
        switch definition.type.kind {
        case .sequence, .set, .choice, .sequenceOf, .setOf, .enumerated: return definition
        case .integer(let numbers): return numbers.isEmpty ? nil : definition
        case .bitString(let bits): return bits.isEmpty ? nil : definition
        case .reference(let target):
            guard let held = nominals[ObjectIdentifier(target)] ?? nil else { return nil }
            return held.type.tags == definition.type.tags ? held : definition
        default: return nil
        }
    }
}
