internal import ASN1Runtime
internal import PKIX

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What there is to know at a glance about a certificate of a receipt (RFC 5280, 4.1).
public struct CertificateSummary: Hashable, Sendable {
    /// The subject's name in the string form of RFC 4514.
    public let subject: String

    /// The issuer's name in the string form of RFC 4514.
    public let issuer: String

    /// The serial number in hexadecimal, upper case and without zeros in front, as openssl prints it.
    public let serialNumber: String

    /// The first moment at which the certificate is valid.
    public let notBefore: Date

    /// The last moment at which the certificate is valid.
    public let notAfter: Date

    /// The algorithm that the issuer signed with, by its usual name or in dotted form.
    public let signatureAlgorithm: String

    /// The algorithm of the subject's key, by its usual name or in dotted form.
    public let publicKeyAlgorithm: String

    init(_ certificate: Certificate) {
        let contents = certificate.tbsCertificate
        subject = contents.subject.rfc4514
        issuer = contents.issuer.rfc4514
        serialNumber = contents.serialNumber.uppercaseHexadecimal
        notBefore = contents.validity.notBefore.date
        notAfter = contents.validity.notAfter.date
        signatureAlgorithm = certificate.signatureAlgorithm.name
        publicKeyAlgorithm = contents.subjectPublicKeyInfo.algorithm.name
    }
}
