import ASN1Compiler
import ASN1Runtime

/// Which types of a schema an encoding may be of.
package struct FittingTypes {
    /// Those that say most about it: one where one says more than all others.
    package var definitions: [TypeDefinition] = []
    /// How many types it decodes as at all.
    package var count = 0
    /// Where none fits, the type that got furthest, and why it went no further.
    package var nearest: (definition: TypeDefinition, error: ASN1Error)?
}

extension Interpreter {
    /// A type that an encoding decodes as.
    private struct Candidate {
        var definition: TypeDefinition
        var coverage: Coverage
        /// What the octets are values of too: see `definitions(behind:of:)`.
        var behind: [TypeDefinition]
        /// Whether no other type refers to it.
        var isRoot: Bool
        /// Whether any encoding at all would be one of it.
        var isLoose: Bool
    }

    /// The types that an encoding may be of: those that no other type refers to, and where none of these says all about it, all others
    /// too. Of several it is those that leave the fewest octets to open types, ANY and unknown extensions.
    package func typesFitting(_ bytes: ASN1Bytes, rules: ASN1EncodingRules) -> FittingTypes {
        var result = FittingTypes()
        let graph = TypeGraph(model)
        var fitting = candidates(graph.nodes.filter(\.isRoot), bytes, rules, &result.nearest)
        if !fitting.contains(where: { $0.coverage.isWhole && !$0.isLoose }) {
            fitting += candidates(graph.nodes.filter { !$0.isRoot }, bytes, rules, &result.nearest)
        }
        result.count = fitting.count
        guard !fitting.isEmpty else { return result }
        result.nearest = nil
        result.definitions = best(of: fitting).map(\.definition)
        return result
    }

    private func candidates(
        _ nodes: [TypeGraph.Node], _ bytes: ASN1Bytes, _ rules: ASN1EncodingRules,
        _ nearest: inout (definition: TypeDefinition, error: ASN1Error)?
    ) -> [Candidate] {
        var result: [Candidate] = []
        for node in nodes {
            let definition = node.definition
            do throws(ASN1Error) {
                let value = try decode(definition, from: bytes, rules: rules)
                result.append(
                    Candidate(
                        definition: definition, coverage: Coverage(of: value),
                        behind: Self.definitions(behind: definition, of: value), isRoot: node.isRoot,
                        isLoose: definition.type.takesAnything))
            } catch {
                if error.offset ?? 0 > nearest?.error.offset ?? -1 { nearest = (definition, error) }
            }
        }
        return result
    }

    /// Those that say most, and of these those that do not stand for another one.
    private func best(of candidates: [Candidate]) -> [Candidate] {
        var best = candidates
        if best.contains(where: { !$0.isLoose }) { best.removeAll(where: \.isLoose) }
        if let most = best.map(\.coverage).max() { best.removeAll { $0.coverage < most } }
        if best.contains(where: \.isRoot) { best.removeAll { !$0.isRoot } }
        guard best.count > 1 else { return best }
        // Other names for one type, and CHOICEs of it without a tag, say the same as the type itself.
        for definition in [best[0].definition] + best[0].behind {
            guard best.allSatisfy({ $0.definition === definition || $0.behind.contains { $0 === definition } }) else {
                continue
            }
            var common = best[0]
            common.definition = definition
            return [common]
        }
        return best
    }

    /// The definitions that the same octets are values of: those that a type is only another name for, or of which they are an
    /// alternative of its untagged CHOICE.
    private static func definitions(behind definition: TypeDefinition, of value: InterpretedValue) -> [TypeDefinition] {
        var result: [TypeDefinition] = []
        var seen: Set<ObjectIdentifier> = []
        var type = definition.type
        var value = value
        while seen.insert(ObjectIdentifier(type)).inserted {
            switch type.kind {
            case .reference(let target):
                guard type.prefixes.isEmpty else { return result }
                result.append(target)
                type = target.type
            case .choice(let list):
                guard type.tags.isEmpty, case .choice(let name, let inner) = value,
                    let alternative = list.all.first(where: { $0.name.text == name })
                else { return result }
                (type, value) = (alternative.type, inner)
            default: return result
            }
        }
        return result
    }
}
