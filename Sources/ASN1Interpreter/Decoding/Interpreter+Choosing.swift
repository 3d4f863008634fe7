import ASN1Compiler
import ASN1Runtime

/// Which types of a schema an encoding may be of.
package struct FittingTypes {
    /// Those that it decodes as, without any that would take everything if there is one that would not.
    package var definitions: [TypeDefinition] = []
    /// Where none fits, the type that got furthest, and why it went no further.
    package var nearest: (definition: TypeDefinition, error: ASN1Error)?
}

extension Interpreter {
    /// The types that an encoding may be of: those that no other type refers to, and where none of these fits, all.
    package func typesFitting(_ bytes: ASN1Bytes, rules: ASN1EncodingRules) -> FittingTypes {
        let graph = TypeGraph(model)
        let roots = fitting(graph.nodes.filter(\.isRoot).map(\.definition), bytes, rules)
        if !roots.definitions.isEmpty { return roots }
        let others = fitting(graph.nodes.filter { !$0.isRoot }.map(\.definition), bytes, rules)
        guard others.definitions.isEmpty else { return others }
        return FittingTypes(nearest: roots.nearest ?? others.nearest)
    }

    private func fitting(
        _ definitions: [TypeDefinition], _ bytes: ASN1Bytes, _ rules: ASN1EncodingRules
    ) -> FittingTypes {
        var result = FittingTypes()
        var loose: [TypeDefinition] = []
        for definition in definitions {
            do throws(ASN1Error) {
                _ = try decode(definition, from: bytes, rules: rules)
                if definition.type.takesAnything {
                    loose.append(definition)
                } else {
                    result.definitions.append(definition)
                }
            } catch {
                if error.offset ?? 0 > result.nearest?.error.offset ?? -1 { result.nearest = (definition, error) }
            }
        }
        if result.definitions.isEmpty { result.definitions = loose }
        return result
    }
}
