/// What an INTEGER is held in, by the name of the Swift type.
package enum IntegerForm: String {
    case int = "Int"
    case unsigned = "UInt64"
    case big = "ASN1Integer"
}

extension ResolvedType {
    /// The form of an INTEGER whose bounds decide it; nil where they do not, so that it is a matter of options.
    package var boundedForm: IntegerForm? {
        guard let bounds = parentBounds, let lower = bounds.lower, let upper = bounds.upper else { return nil }
        if lower.asInt != nil, upper.asInt != nil { return .int }
        return lower.asUInt64 != nil && upper.asUInt64 != nil ? .unsigned : nil
    }
}
