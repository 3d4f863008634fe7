import ASN1Runtime

// Values of EXTERNAL, EMBEDDED PDV, CHARACTER STRING and INSTANCE OF as Swift expressions.

extension Translator {
    /// The expression; nil for a value that is none of the type.
    func associated(_ value: ResolvedValue, of kind: ResolvedType.Kind) -> String? {
        switch kind {
        case .external: ASN1External(value).map { external($0) }
        case .embeddedPDV:
            ASN1EmbeddedPDV(value).map {
                "\(runtime("ASN1EmbeddedPDV"))(identification: \(identification($0.identification)), "
                    + "dataValue: \(bytes($0.dataValue)))"
            }
        case .unrestrictedCharacterString:
            ASN1CharacterString(value).map {
                "\(runtime("ASN1CharacterString"))(identification: \(identification($0.identification)), "
                    + "stringValue: \(bytes($0.stringValue)))"
            }
        case .instanceOf:
            ASN1InstanceOf(value).map {
                "\(runtime("ASN1InstanceOf"))(typeID: \(identifier($0.typeID)), value: \(any($0.value)))"
            }
        default: nil
        }
    }

    private func external(_ value: ASN1External) -> String {
        var arguments: [String] = []
        if let reference = value.directReference { arguments.append("directReference: \(identifier(reference))") }
        if let reference = value.indirectReference { arguments.append("indirectReference: \(integer(reference))") }
        if let descriptor = value.dataValueDescriptor {
            arguments.append("dataValueDescriptor: \(bytes(descriptor))")
        }
        let encoding =
            switch value.encoding {
            case .singleASN1Type(let value): ".singleASN1Type(\(any(value)))"
            case .octetAligned(let octets): ".octetAligned(\(bytes(octets)))"
            case .arbitrary(let bits): ".arbitrary(\(bitString(bits.map { $0 })))"
            }
        arguments.append("encoding: \(encoding)")
        return "\(runtime("ASN1External"))(\(arguments.joined(separator: ", ")))"
    }

    private func identification(_ value: ASN1DataIdentification) -> String {
        switch value {
        case .syntaxes(let abstract, let transfer):
            ".syntaxes(abstract: \(identifier(abstract)), transfer: \(identifier(transfer)))"
        case .syntax(let syntax): ".syntax(\(identifier(syntax)))"
        case .presentationContextID(let context): ".presentationContextID(\(integer(context)))"
        case .contextNegotiation(let context, let transfer):
            ".contextNegotiation(presentationContextID: \(integer(context)), transferSyntax: \(identifier(transfer)))"
        case .transferSyntax(let syntax): ".transferSyntax(\(identifier(syntax)))"
        case .fixed: ".fixed"
        }
    }

    private func identifier(_ value: ASN1ObjectIdentifier) -> String {
        objectIdentifier(value.description.split(separator: ".").compactMap { BigInteger(String($0)) })
    }

    private func integer(_ value: ASN1Integer) -> String {
        BigInteger(value.description).map { literal($0, .big) } ?? "0"
    }

    private func bytes(_ value: ASN1Bytes) -> String { "\(runtime("ASN1Bytes"))(\(array(Array(value))))" }

    private func any(_ value: ASN1Any) -> String { "\(runtime("ASN1Any"))(constant: \(array(Array(value.bytes))))" }

    /// A BIT STRING without names.
    func bitString(_ bits: [Bool]) -> String {
        let flags = bits.map { $0 ? "true" : "false" }.joined(separator: ", ")
        return "\(runtime("ASN1BitString"))([\(flags)] as [\(standard("Bool"))])"
    }
}
