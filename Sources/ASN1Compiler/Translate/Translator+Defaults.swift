// Whether a component has its default value, which DER leaves out.                                       (X.690 11.5)

extension Translator {
    /// A DEFAULT in Swift.
    struct Standard {
        /// The expression of the value.
        var expression: String
        /// How values are compared with it.
        var comparison: DefaultComparison
    }

    /// The DEFAULT of a component; nil for one that was reported.
    func standard(_ value: ResolvedValue, of component: Component) -> Standard? {
        checkedExpression(value, of: component.type, at: component.name.range).map {
            Standard(expression: $0, comparison: component.type.comparison(with: value))
        }
    }

    /// The expression that hands on a value read, unless it is the default.
    func exceptDefault(_ value: String, _ standard: Standard) -> String {
        guard case .encoding(let octets) = standard.comparison else {
            return "try decoder.exceptDefault(\(value), \(standard.expression))"
        }
        return "try decoder.exceptDefault(encoded: \(array(octets))) "
            + "{ decoder throws(\(runtime("ASN1Error"))) in \(value) }"
    }

    /// Statements that write a component unless it has the default value.
    func encode(_ type: ResolvedType, _ value: String, except standard: Standard, _ code: inout CodeBlock) {
        let condition: String
        switch standard.comparison {
        case .encoding(let octets):
            let head = "try encoder.exceptDefault(encoded: \(array(octets)))"
            code.line("\(head) { encoder throws(\(runtime("ASN1Error"))) in")
            code.indented { self.encode(type, value, &$0) }
            return code.line("}")
        case .characters: condition = "encoder.differs(\(value), from: \(standard.expression))"
        case .equality:
            switch standard.expression {
            case "false": condition = value
            case "true": condition = "!" + value
            default: condition = "\(value) != \(standard.expression)"
            }
        }
        code.compactBlock("if \(condition)") { self.encode(type, value, &$0) }
    }
}
