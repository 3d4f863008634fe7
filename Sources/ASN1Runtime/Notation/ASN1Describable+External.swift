// Value notation of the types that say themselves what their values are: that of the SEQUENCE types they are encoded as.

extension ASN1External: ASN1Describable {
    /// `{ direct-reference { 2 1 1 }, encoding octet-aligned : '0500'H }`                                   (X.690 8.18)
    public func describe(to writer: inout ASN1ValueWriter) {
        writer.open()
        writer.component("direct-reference", directReference)
        writer.component("indirect-reference", indirectReference)
        writer.component("data-value-descriptor", dataValueDescriptor.map { ASN1OctetCharacters($0) })
        writer.component("encoding", encoding)
        writer.close()
    }
}

extension ASN1External.Encoding: ASN1Describable {
    /// `octet-aligned : '0500'H`                                                                            (X.690 8.18)
    public func describe(to writer: inout ASN1ValueWriter) {
        switch self {
        case .singleASN1Type(let value): writer.alternative("single-ASN1-type", value)
        case .octetAligned(let octets): writer.alternative("octet-aligned", octets)
        case .arbitrary(let bits): writer.alternative("arbitrary", bits)
        }
    }
}

extension ASN1EmbeddedPDV: ASN1Describable {
    /// `{ identification syntax : { 2 1 1 }, data-value '0500'H }`                                          (X.680 36.5)
    public func describe(to writer: inout ASN1ValueWriter) {
        writer.open()
        writer.component("identification", identification)
        writer.component("data-value", dataValue)
        writer.close()
    }
}

extension ASN1CharacterString: ASN1Describable {
    /// `{ identification syntax : { 2 1 1 }, string-value '616263'H }`                                      (X.680 44.5)
    public func describe(to writer: inout ASN1ValueWriter) {
        writer.open()
        writer.component("identification", identification)
        writer.component("string-value", stringValue)
        writer.close()
    }
}

extension ASN1DataIdentification: ASN1Describable {
    /// `syntax : { 2 1 1 }`                                                                           (X.680 36.5, 44.5)
    public func describe(to writer: inout ASN1ValueWriter) {
        switch self {
        case .syntaxes(let abstract, let transfer):
            writer.startAlternative("syntaxes")
            writer.open()
            writer.component("abstract", abstract)
            writer.component("transfer", transfer)
            writer.close()
        case .syntax(let identifier): writer.alternative("syntax", identifier)
        case .presentationContextID(let context): writer.alternative("presentation-context-id", context)
        case .contextNegotiation(let context, let transfer):
            writer.startAlternative("context-negotiation")
            writer.open()
            writer.component("presentation-context-id", context)
            writer.component("transfer-syntax", transfer)
            writer.close()
        case .transferSyntax(let identifier): writer.alternative("transfer-syntax", identifier)
        case .fixed: writer.alternative("fixed", ASN1Null())
        }
    }
}

extension ASN1InstanceOf: ASN1Describable {
    /// The value as its encoding: `{ type-id { 1 2 3 }, value '0500'H }`.                            (X.681 annex C)
    public func describe(to writer: inout ASN1ValueWriter) {
        writer.open()
        writer.component("type-id", typeID)
        writer.component("value", value)
        writer.close()
    }
}
