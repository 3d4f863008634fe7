public import ASN1Runtime

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Why the certificates of a signer do not hold (RFC 5280, 6.1). Certificates are named by subject in the form of RFC 4514.
public enum CertificateFailure: Hashable, Sendable {
    /// The receipt has no creation date, at which certificates are checked.
    case noCreationDate
    /// The message has more certificates than are looked at.
    case tooManyCertificates(Int)
    /// Chains of these certificates are too long, or too many to try.
    case tooManyChains
    /// The issuer of a certificate is neither in the message nor a trusted root.
    case noIssuer(String, of: String)
    /// The chain ends in a certificate that issued itself and is no trusted root.
    case untrustedRoot(String)
    /// The signature of a certificate is not one by its issuer's key.
    case badSignature(String, by: String)
    /// The algorithms or the key of a certificate are not accepted.
    case cryptography(String, CryptographyError)
    /// The signature of a certificate is over SHA-1, which the policy does not accept.
    case sha1(String)
    /// An RSA key of so many bits.
    case shortKey(String, bits: Int)
    /// A certificate names two different signature algorithms (RFC 5280, 4.1.1.2).
    case twoAlgorithms(String)
    /// A certificate was not valid at the creation date.
    case notValid(String, from: Date, to: Date, at: Date)
    /// An issuer that is no authority by its basic constraints (RFC 5280, 4.2.1.9).
    case notAnAuthority(String)
    /// An issuer below which fewer authorities may stand than do.
    case pathLength(String)
    /// A key that is not for signing certificates, or not for signing content (RFC 5280, 4.2.1.3).
    case keyUsage(String)
    /// A critical extension that is not understood.
    case criticalExtension(String, ASN1ObjectIdentifier)
    /// An extension that occurs twice.
    case repeatedExtension(String, ASN1ObjectIdentifier)
    /// An extension that is no encoding of its type.
    case brokenExtension(String, ASN1Error)
}

extension CertificateFailure: CustomStringConvertible {
    /// One line that names the certificate.
    public var description: String {
        switch self {
        case .noCreationDate: return "the receipt has no creation date to check certificates at"
        case .tooManyCertificates(let count): return "\(count) certificates are more than are looked at"
        case .tooManyChains: return "the certificates form chains that are too long or too many"
        case .noIssuer(let issuer, let subject):
            return "the certificate '\(issuer)', which issued '\(subject)', is missing"
        case .untrustedRoot(let subject): return "the root '\(subject)' is not trusted"
        case .badSignature(let subject, let issuer): return "'\(subject)' is not signed by the key of '\(issuer)'"
        case .cryptography(let subject, let error): return "'\(subject)': \(error)"
        case .sha1(let subject): return "'\(subject)' is signed over SHA-1, which is not accepted"
        case .shortKey(let subject, let bits): return "'\(subject)' has a key of \(bits) bits, which is too short"
        case .twoAlgorithms(let subject): return "'\(subject)' names two signature algorithms"
        case .notValid(let subject, let start, let end, let date):
            return "'\(subject)' is valid from \(start.formatted(.iso8601)) to \(end.formatted(.iso8601)), "
                + "not at \(date.formatted(.iso8601))"
        case .notAnAuthority(let subject): return "'\(subject)' issued a certificate and is no authority"
        case .pathLength(let subject): return "'\(subject)' does not allow so many authorities below it"
        case .keyUsage(let subject): return "the key of '\(subject)' is not for this use"
        case .criticalExtension(let subject, let type):
            return "'\(subject)' has a critical extension \(type) that is not understood"
        case .repeatedExtension(let subject, let type): return "'\(subject)' has the extension \(type) twice"
        case .brokenExtension(let subject, let error): return "'\(subject)' has a broken extension: \(error)"
        }
    }
}
