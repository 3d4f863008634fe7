/// OID-IRI and RELATIVE-OID-IRI.                                                               (X.680 34 and 35, X.690 8.21, 8.22)
extension ASN1Decoder {
    /// An OID-IRI, such as `/ISO/Registration_Authority/19785.CBEFF`, its syntax checked.                  (X.690 8.21)
    public mutating func oidIRI(_ tag: ASN1Tag = .oidIRI) throws(ASN1Error) -> String {
        try iri(tag, isRelative: false)
    }

    /// A RELATIVE-OID-IRI, such as `Registration_Authority/19785.CBEFF`, its syntax checked.               (X.690 8.22)
    public mutating func relativeOIDIRI(_ tag: ASN1Tag = .relativeOIDIRI) throws(ASN1Error) -> String {
        try iri(tag, isRelative: true)
    }

    /// Reads text that must be primitive.
    private mutating func iri(_ tag: ASN1Tag, isRelative: Bool) throws(ASN1Error) -> String {
        let start = position
        let header = try primitiveHeader(tag)
        let octets = unsafe UnsafeRawBufferPointer(start: base + header.contents, count: header.length)
        guard header.length <= identifierLimit else {
            throw ASN1Error(.limitExceeded, "an object identifier longer than the limit", at: start)
        }
        guard let text = unsafe ASN1StringKind.utf8.text(octets, options) else {
            throw ASN1Error(.malformed, ASN1StringKind.utf8.problem, at: start)
        }
        if let problem = ASN1IRI.problem(text, isRelative: isRelative) {
            throw ASN1Error(.malformed, problem, at: start)
        }
        valueStart = start
        position = header.contents &+ header.length
        return text
    }
}
