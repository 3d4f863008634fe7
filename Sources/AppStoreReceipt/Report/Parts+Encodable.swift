#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

// The parts of a receipt's JSON; `AppReceipt`'s conformance lists the keys.

extension ReceiptDate: Encodable {
    private enum CodingKeys: String, CodingKey {
        case recorded
        case utc
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(recorded, forKey: .recorded)
        try container.encode(utc, forKey: .utc)
    }
}

extension AppReceipt.Attribute: Encodable {
    private enum CodingKeys: String, CodingKey {
        case type
        case version
        case value
        case name
        case error
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(type, forKey: .type)
        try container.encode(version, forKey: .version)
        try container.encode(value.description, forKey: .value)
        try container.encodeIfPresent(name, forKey: .name)
        try container.encodeIfPresent(error?.description, forKey: .error)
    }
}

extension SignerSummary: Encodable {
    private enum CodingKeys: String, CodingKey {
        case version
        case issuer
        case serialNumber
        case subjectKeyIdentifier
        case digestAlgorithm
        case signatureAlgorithm
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(version, forKey: .version)
        switch identifier {
        case .issuerAndSerialNumber(let issuer, let serialNumber):
            try container.encode(issuer, forKey: .issuer)
            try container.encode(serialNumber, forKey: .serialNumber)
        case .subjectKeyIdentifier(let identifier):
            try container.encode(identifier.description, forKey: .subjectKeyIdentifier)
        }
        try container.encode(digestAlgorithm, forKey: .digestAlgorithm)
        try container.encode(signatureAlgorithm, forKey: .signatureAlgorithm)
    }
}

extension CertificateSummary: Encodable {
    private enum CodingKeys: String, CodingKey {
        case subject
        case issuer
        case serialNumber
        case notBefore
        case notAfter
        case signatureAlgorithm
        case publicKeyAlgorithm
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(subject, forKey: .subject)
        try container.encode(issuer, forKey: .issuer)
        try container.encode(serialNumber, forKey: .serialNumber)
        try container.encode(notBefore.formatted(.iso8601), forKey: .notBefore)
        try container.encode(notAfter.formatted(.iso8601), forKey: .notAfter)
        try container.encode(signatureAlgorithm, forKey: .signatureAlgorithm)
        try container.encode(publicKeyAlgorithm, forKey: .publicKeyAlgorithm)
    }
}
