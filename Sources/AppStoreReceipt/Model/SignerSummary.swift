public import ASN1Runtime
internal import CMS
internal import PKIX

/// What a signer says about the signature (RFC 5652, 5.3).
public struct SignerSummary: Hashable, Sendable {
    /// How the signer's certificate is named.
    public enum Identifier: Hashable, Sendable {
        /// By its issuer, in the string form of RFC 4514, and its serial number in hexadecimal.
        case issuerAndSerialNumber(issuer: String, serialNumber: String)
        /// By the identifier of its key.
        case subjectKeyIdentifier(ASN1Bytes)
    }

    /// The version of the structure: 1 for an issuer and serial number, 3 for a key identifier.
    public let version: Int

    /// Which certificate signed.
    public let identifier: Identifier

    /// The digest over the content, by its usual name or in dotted form.
    public let digestAlgorithm: String

    /// The signature algorithm, by its usual name or in dotted form. Apple's receipts name the key's: `rsaEncryption`.
    public let signatureAlgorithm: String

    init(_ info: SignerInfo) {
        version = Int(exactly: info.version.rawValue) ?? -1
        switch info.sid {
        case .issuerAndSerialNumber(let name):
            identifier = .issuerAndSerialNumber(
                issuer: name.issuer.rfc4514, serialNumber: name.serialNumber.uppercaseHexadecimal)
        case .subjectKeyIdentifier(let key):
            identifier = .subjectKeyIdentifier(key)
        }
        digestAlgorithm = info.digestAlgorithm.name
        signatureAlgorithm = info.signatureAlgorithm.name
    }
}
