// Whether a component has its default value, which DER leaves out.                                       (X.690 11.5)

extension Translator {
    /// Of what types Swift's `==` is not the equality of ASN.1 values.
    private enum Equality {
        case plain
        /// 0 and -0 are two values of REAL, and NOT-A-NUMBER is one; characters are told apart by their codes.
        case exact
        /// The order of the elements of a SET OF means nothing.                                         (X.680 28.3)
        case inAnyOrder
    }

    private func equality(of type: ResolvedType) -> Equality {
        switch type.base.kind {
        case .real, .iri: return .exact
        case .characterString(let kind): return kind.isText ? .exact : .plain
        case .setOf: return retagged(behind: type) == nil ? .inAnyOrder : .plain
        default: return .plain
        }
    }

    /// The expression that hands on a value read, unless it is the default.
    func exceptDefault(_ value: String, _ standard: String, of type: ResolvedType) -> String {
        let label = equality(of: type) == .inAnyOrder ? "inAnyOrder: " : ""
        return "try decoder.exceptDefault(\(value), \(label)\(standard))"
    }

    /// The condition that a value is not the default.
    func differs(_ value: String, from standard: String, of type: ResolvedType) -> String {
        switch equality(of: type) {
        case .exact: return "encoder.differs(\(value), from: \(standard))"
        case .inAnyOrder: return "encoder.differs(\(value), inAnyOrderFrom: \(standard))"
        case .plain: break
        }
        switch standard {
        case "false": return value
        case "true": return "!" + value
        default: return "\(value) != \(standard)"
        }
    }
}
