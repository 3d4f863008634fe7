import ASN1Compiler
import ASN1Runtime

/// What the first tag of an encoding may be, so that a decoder can tell what comes next.
enum FirstTags {
    /// One of these.
    case oneOf([ASN1Tag])
    /// Any: the type is ANY, an open type, or an untagged CHOICE that can be extended or has an alternative of such a type.
    case anything

    init(_ type: ResolvedType) {
        self = type.firstTags.map { .oneOf($0.map { ASN1Tag($0) }) } ?? .anything
    }

    /// Whether any tag will do.
    var isAnything: Bool {
        if case .anything = self { true } else { false }
    }

    /// Whether a value with one of the tags comes next.
    func isNext(in decoder: borrowing ASN1Decoder) -> Bool {
        switch self {
        case .oneOf(let tags):
            for tag in tags where decoder.peek(tag) { return true }
            return false
        case .anything: return decoder.hasMore
        }
    }
}
