/// Values that say themselves which type they have: EXTERNAL, EMBEDDED PDV, CHARACTER STRING and INSTANCE OF.
///                                                                                                (X.690 8.16-8.18, 8.24)
extension ASN1Encoder {
    /// An EXTERNAL, which must have one of the two references.                                                (X.690 8.18)
    public mutating func external(_ value: ASN1External, _ tag: ASN1Tag = .external) throws(ASN1Error) {
        var component: StaticString = "encoding"
        do throws(ASN1Error) {
            let contents = try open()
            switch value.encoding {
            case .singleASN1Type(let any): try explicit(any, .context(0))
            case .octetAligned(let octets): try octetString(octets, .context(1))
            case .arbitrary(let bits): try bitString(bits, .context(2))
            }
            component = ""
            if let descriptor = value.dataValueDescriptor { try objectDescriptor(descriptor) }
            if let reference = value.indirectReference { try bigInteger(reference) }
            if let reference = value.directReference { try objectIdentifier(reference) }
            close(contents, tag)
            if value.directReference == nil && value.indirectReference == nil {
                try fail(.malformed, "an EXTERNAL without direct-reference and indirect-reference (X.690 8.18)")
            }
        } catch { throw error.at(component) }
    }

    /// An EMBEDDED PDV.                                                                          (X.680 36.5, X.690 8.17)
    public mutating func embeddedPDV(_ value: ASN1EmbeddedPDV, _ tag: ASN1Tag = .embeddedPDV) throws(ASN1Error) {
        try identified(value.dataValue, value.identification, tag)
    }

    /// A CHARACTER STRING.                                                                       (X.680 44.5, X.690 8.24)
    public mutating func characterString(
        _ value: ASN1CharacterString, _ tag: ASN1Tag = .characterString
    ) throws(ASN1Error) {
        try identified(value.stringValue, value.identification, tag)
    }

    /// An INSTANCE OF, whose tag is that of EXTERNAL.                                         (X.681 annex C, X.690 8.16)
    public mutating func instanceOf(_ value: ASN1InstanceOf, _ tag: ASN1Tag = .external) throws(ASN1Error) {
        let contents = try open()
        do throws(ASN1Error) { try explicit(value.value, .context(0)) } catch { throw error.at("value") }
        try objectIdentifier(value.typeID)
        close(contents, tag)
    }

    private mutating func explicit(_ value: ASN1Any, _ tag: ASN1Tag) throws(ASN1Error) {
        let contents = try open()
        try any(value)
        close(contents, tag)
    }

    /// The associated type of EMBEDDED PDV and CHARACTER STRING.                                       (X.680 36.5, 44.5)
    private mutating func identified(
        _ octets: ASN1Bytes, _ identification: ASN1DataIdentification, _ tag: ASN1Tag
    ) throws(ASN1Error) {
        let contents = try open()
        try octetString(octets, .context(2))
        let choice = try open()
        switch identification {
        case .syntaxes(let abstract, let transfer):
            let syntaxes = try open()
            try objectIdentifier(transfer, .context(1))
            try objectIdentifier(abstract, .context(0))
            close(syntaxes, .context(0))
        case .syntax(let syntax): try objectIdentifier(syntax, .context(1))
        case .presentationContextID(let context): try bigInteger(context, .context(2))
        case .contextNegotiation(let context, let transfer):
            let negotiation = try open()
            try objectIdentifier(transfer, .context(1))
            try bigInteger(context, .context(0))
            close(negotiation, .context(3))
        case .transferSyntax(let syntax): try objectIdentifier(syntax, .context(4))
        case .fixed: try null(ASN1Null(), .context(5))
        }
        close(choice, .context(0))
        close(contents, tag)
    }
}
