/// How an EMBEDDED PDV or a CHARACTER STRING says what its octets are: which values they stand for (the abstract syntax) and how those
/// are encoded (the transfer syntax).                                                                   (X.680 36.5, 44.5)
public enum ASN1DataIdentification: Hashable, Sendable {
    /// Both syntaxes, each by an identifier of its own.
    case syntaxes(abstract: ASN1ObjectIdentifier, transfer: ASN1ObjectIdentifier)
    /// Both syntaxes by one identifier.
    case syntax(ASN1ObjectIdentifier)
    /// Both syntaxes as agreed for a presentation context of OSI.
    case presentationContextID(ASN1Integer)
    /// The abstract syntax by a presentation context that is still being agreed on, and the transfer syntax.
    case contextNegotiation(presentationContextID: ASN1Integer, transferSyntax: ASN1ObjectIdentifier)
    /// The transfer syntax alone; sender and receiver know the type.
    case transferSyntax(ASN1ObjectIdentifier)
    /// Nothing; sender and receiver know both.
    case fixed
}

extension ASN1DataIdentification: CustomStringConvertible {
    /// Value notation of the CHOICE, object identifiers in dotted form: `syntax: 2.1.1`.
    public var description: String {
        switch self {
        case .syntaxes(let abstract, let transfer):
            return "syntaxes: {abstract \(abstract.description), transfer \(transfer.description)}"
        case .syntax(let identifier):
            return "syntax: \(identifier.description)"
        case .presentationContextID(let context):
            return "presentation-context-id: \(context.description)"
        case .contextNegotiation(let context, let transfer):
            return "context-negotiation: {presentation-context-id \(context.description), "
                + "transfer-syntax \(transfer.description)}"
        case .transferSyntax(let identifier):
            return "transfer-syntax: \(identifier.description)"
        case .fixed:
            return "fixed: NULL"
        }
    }
}
