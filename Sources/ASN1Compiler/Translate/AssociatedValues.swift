import ASN1Runtime

// Values that are written as those of a SEQUENCE, as the runtime holds them; nil for what is no value of the type.

extension ASN1External {
    /// A value in the notation of X.680, whose octets are octet-aligned, or in that of X.208.      (X.680 37.5, X.690 8.18)
    package init?(_ value: ResolvedValue) {
        if case .choice(let form, let held)? = value["encoding"] {
            self.init(encoding: .octetAligned(ASN1Bytes()))
            switch (form.text, held) {
            case ("single-ASN1-type", _):
                guard let octets = DEREncoder.encodeOpen(held) else { return nil }
                encoding = .singleASN1Type(ASN1Any(constant: octets))
            case ("octet-aligned", .octets(let octets)): encoding = .octetAligned(ASN1Bytes(octets))
            case ("arbitrary", .bits(let bits)): encoding = .arbitrary(ASN1BitString(bits.utf8.map { $0 == 0x31 }))
            default: return nil
            }
            directReference = value["direct-reference"]?.identifier
            indirectReference = value["indirect-reference"]?.number
        } else {
            guard let octets = value["data-value"]?.octets, let identification = value["identification"] else {
                return nil
            }
            self.init(encoding: .octetAligned(octets))
            switch ASN1DataIdentification(identification) {
            case .syntax(let identifier): directReference = identifier
            case .presentationContextID(let context): indirectReference = context
            case .contextNegotiation(let context, let transfer):
                (directReference, indirectReference) = (transfer, context)
            default: return nil
            }
        }
        if case .string(let text)? = value["data-value-descriptor"] {
            dataValueDescriptor = ASN1Bytes(Array(text.utf8))
        }
    }
}

extension ASN1EmbeddedPDV {
    package init?(_ value: ResolvedValue) {
        guard let octets = value["data-value"]?.octets,
            let identification = value["identification"].flatMap({ ASN1DataIdentification($0) })
        else { return nil }
        self.init(identification: identification, dataValue: octets)
    }
}

extension ASN1CharacterString {
    package init?(_ value: ResolvedValue) {
        guard let octets = value["string-value"]?.octets,
            let identification = value["identification"].flatMap({ ASN1DataIdentification($0) })
        else { return nil }
        self.init(identification: identification, stringValue: octets)
    }
}

extension ASN1InstanceOf {
    package init?(_ value: ResolvedValue) {
        guard let identifier = value["type-id"]?.identifier,
            let octets = value["value"].flatMap({ DEREncoder.encodeOpen($0) })
        else { return nil }
        self.init(typeID: identifier, value: ASN1Any(constant: octets))
    }
}

extension ASN1DataIdentification {
    /// A value of the CHOICE of that name.                                                             (X.680 36.5, 44.5)
    init?(_ value: ResolvedValue) {
        guard case .choice(let name, let value) = value else { return nil }
        switch name.text {
        case "syntaxes":
            guard let abstract = value["abstract"]?.identifier, let transfer = value["transfer"]?.identifier else {
                return nil
            }
            self = .syntaxes(abstract: abstract, transfer: transfer)
        case "syntax":
            guard let identifier = value.identifier else { return nil }
            self = .syntax(identifier)
        case "presentation-context-id":
            guard let context = value.number else { return nil }
            self = .presentationContextID(context)
        case "context-negotiation":
            guard let context = value["presentation-context-id"]?.number,
                let transfer = value["transfer-syntax"]?.identifier
            else { return nil }
            self = .contextNegotiation(presentationContextID: context, transferSyntax: transfer)
        case "transfer-syntax":
            guard let identifier = value.identifier else { return nil }
            self = .transferSyntax(identifier)
        default: self = .fixed
        }
    }
}

extension ResolvedValue {
    /// A component of a structured value.
    subscript(_ name: String) -> ResolvedValue? {
        guard case .structure(let members) = self else { return nil }
        return members.first { $0.name.text == name }?.value
    }

    fileprivate var octets: ASN1Bytes? {
        if case .octets(let octets) = self { ASN1Bytes(octets) } else { nil }
    }

    fileprivate var number: ASN1Integer? {
        if case .integer(let number) = self { ASN1Integer(number) } else { nil }
    }

    fileprivate var identifier: ASN1ObjectIdentifier? {
        guard case .objectIdentifier(let arcs) = self else { return nil }
        return ASN1ObjectIdentifier(arcs.map(\.description).joined(separator: "."))
    }
}
