/// How one tells whether a component has its DEFAULT value, which DER leaves out.                          (X.690 11.5)
///
/// Two values are the same exactly if their encodings in DER are. Where something cheaper says as much, that is used instead;
/// generated code and the interpreter both go by this.
package enum DefaultComparison {
    /// `==` of the Swift type.
    case equality
    /// The codes of the characters, which Swift's `==` of strings does not go by.                         (X.680 41)
    case characters
    /// The encoding, which is this for the default. Of REAL, 0 and -0 are two values and NOT-A-NUMBER is one; a time is the same in
    /// all forms that BER has for it; the order in a SET OF means nothing: parts of a value can differ in all of these ways.
    case encoding([UInt8])
}

extension ResolvedType {
    /// How values of the type are compared with a DEFAULT.
    package func comparison(with standard: ResolvedValue) -> DefaultComparison {
        if case .list(let elements) = standard, elements.isEmpty { return .equality }
        switch base.kind {
        case .boolean, .null, .integer, .enumerated, .bitString, .octetString, .objectIdentifier,
            .relativeObjectIdentifier, .objectDescriptor:
            return .equality
        case .characterString(let kind) where !kind.isText: return .equality
        case .characterString, .iri: return .characters
        case .real, .utcTime, .generalizedTime, .time, .sequence, .set, .choice, .sequenceOf, .setOf, .external,
            .embeddedPDV, .unrestrictedCharacterString, .instanceOf, .any, .openType, .invalid, .reference:
            // What has no encoding, such as a local time, or none of a sensible size, is only ever equal to itself.
            return DEREncoder.encode(standard, as: self).map { .encoding($0) } ?? .equality
        }
    }
}
