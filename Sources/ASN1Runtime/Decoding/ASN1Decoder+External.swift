/// Values that say themselves which type they have: EXTERNAL, EMBEDDED PDV, CHARACTER STRING and INSTANCE OF.
///                                                                                                (X.690 8.16-8.18, 8.24)
extension ASN1Decoder {
    /// An EXTERNAL. One that has neither reference is an error in DER; BER takes it, because older systems write it.
    ///                                                                                                       (X.690 8.18)
    public mutating func external(_ tag: ASN1Tag = .external) throws(ASN1Error) -> ASN1External {
        var component: StaticString = ""
        do throws(ASN1Error) {
            let scope = try enter(tag)
            component = "direct-reference"
            let direct = try peek(.objectIdentifier) ? objectIdentifier() : nil
            component = "indirect-reference"
            let indirect = try peek(.integer) ? bigInteger() : nil
            component = ""
            if direct == nil && indirect == nil && rules == .der {
                throw missing("OBJECT IDENTIFIER [UNIVERSAL 6] or INTEGER [UNIVERSAL 2]")
            }
            component = "data-value-descriptor"
            let descriptor = try peek(.objectDescriptor) ? objectDescriptor() : nil
            component = "encoding"
            let encoding = try externalEncoding()
            component = ""
            try leave(scope)
            return ASN1External(
                directReference: direct, indirectReference: indirect, dataValueDescriptor: descriptor,
                encoding: encoding)
        } catch { throw error.at(component) }
    }

    /// An EMBEDDED PDV.                                                                          (X.680 36.5, X.690 8.17)
    public mutating func embeddedPDV(_ tag: ASN1Tag = .embeddedPDV) throws(ASN1Error) -> ASN1EmbeddedPDV {
        let (identification, octets) = try identifiedOctets(tag, "data-value")
        return ASN1EmbeddedPDV(identification: identification, dataValue: octets)
    }

    /// A CHARACTER STRING.                                                                       (X.680 44.5, X.690 8.24)
    public mutating func characterString(_ tag: ASN1Tag = .characterString) throws(ASN1Error) -> ASN1CharacterString {
        let (identification, octets) = try identifiedOctets(tag, "string-value")
        return ASN1CharacterString(identification: identification, stringValue: octets)
    }

    /// An INSTANCE OF, whose tag is that of EXTERNAL.                                         (X.681 annex C, X.690 8.16)
    public mutating func instanceOf(_ tag: ASN1Tag = .external) throws(ASN1Error) -> ASN1InstanceOf {
        var component: StaticString = ""
        do throws(ASN1Error) {
            let scope = try enter(tag)
            component = "type-id"
            let identifier = try objectIdentifier()
            component = "value"
            let value = try explicitAny(.context(0))
            component = ""
            try leave(scope)
            return ASN1InstanceOf(typeID: identifier, value: value)
        } catch { throw error.at(component) }
    }

    /// The CHOICE `encoding` of EXTERNAL.                                                               (X.690 8.18)
    private mutating func externalEncoding() throws(ASN1Error) -> ASN1External.Encoding {
        if peek(.context(0)) { return .singleASN1Type(try explicitAny(.context(0))) }
        if peek(.context(1)) { return .octetAligned(try octetString(.context(1))) }
        if peek(.context(2)) { return .arbitrary(try bitString(.context(2))) }
        throw unexpected("single-ASN1-type [0], octet-aligned [1] or arbitrary [2]")
    }

    /// One value of an open type in an explicit tag.
    private mutating func explicitAny(_ tag: ASN1Tag) throws(ASN1Error) -> ASN1Any {
        let scope = try enter(tag)
        let value = try any()
        try leave(scope)
        return value
    }

    /// The associated type of EMBEDDED PDV and CHARACTER STRING: `identification` [0] and the octets [2]. Between them stands [1], a
    /// descriptor that must be absent.                                                              (X.680 36.5, 44.5)
    private mutating func identifiedOctets(
        _ tag: ASN1Tag, _ name: StaticString
    ) throws(ASN1Error) -> (ASN1DataIdentification, ASN1Bytes) {
        var component: StaticString = ""
        do throws(ASN1Error) {
            let scope = try enter(tag)
            component = "identification"
            // The tag of a CHOICE is always explicit.                                                    (X.680 31.2.7)
            let explicit = try enter(.context(0))
            let identification = try dataIdentification()
            try leave(explicit)
            component = name
            let octets = try octetString(.context(2))
            component = ""
            try leave(scope)
            return (identification, octets)
        } catch { throw error.at(component) }
    }

    private mutating func dataIdentification() throws(ASN1Error) -> ASN1DataIdentification {
        if peek(.context(0)) {
            let scope = try enter(.context(0))
            let abstract = try objectIdentifier(.context(0))
            let transfer = try objectIdentifier(.context(1))
            try leave(scope)
            return .syntaxes(abstract: abstract, transfer: transfer)
        }
        if peek(.context(1)) { return .syntax(try objectIdentifier(.context(1))) }
        if peek(.context(2)) { return .presentationContextID(try bigInteger(.context(2))) }
        if peek(.context(3)) {
            let scope = try enter(.context(3))
            let context = try bigInteger(.context(0))
            let transfer = try objectIdentifier(.context(1))
            try leave(scope)
            return .contextNegotiation(presentationContextID: context, transferSyntax: transfer)
        }
        if peek(.context(4)) { return .transferSyntax(try objectIdentifier(.context(4))) }
        if peek(.context(5)) {
            _ = try null(.context(5))
            return .fixed
        }
        throw unexpected(
            "syntaxes [0], syntax [1], presentation-context-id [2], context-negotiation [3], transfer-syntax [4] or fixed [5]"
        )
    }
}
