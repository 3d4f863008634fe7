public import ASN1Runtime
public import PKIX

/// A root certificate that chains of certificates may end in.
public struct TrustedRoot: Hashable, Sendable {
    /// Which receipts a root is believed about.
    ///
    /// The two are kept apart because the key of Xcode's root is known to everyone who has Xcode: a receipt signed with it can claim to
    /// be from the App Store.
    public enum Scope: Hashable, Sendable {
        /// All environments but Xcode, and receipts without an environment.
        case appStore
        /// The environment Xcode alone.
        case xcode
    }

    /// The certificate.
    public let certificate: Certificate

    /// Which receipts the root is believed about.
    public let scope: Scope

    /// The SHA-256 digest of the certificate's encoding, which is what roots are told apart by in public.
    public let fingerprint: ASN1Bytes

    /// A root from the bytes of its certificate in DER (RFC 5280, 4.1).
    /// - Parameters:
    ///   - certificate: The encoded certificate.
    ///   - scope: Which receipts the root is believed about. The StoreKit test certificate that Xcode exports must be `.xcode`.
    /// - Throws: ``ReceiptPolicyError`` when the bytes are no certificate, or cannot be digested.
    public init(_ certificate: some Sequence<UInt8>, scope: Scope) throws(ReceiptPolicyError) {
        let encoded = ASN1Bytes(certificate)
        do throws(ASN1Error) {
            self.certificate = try Certificate(berEncoded: encoded)
        } catch {
            throw .malformedRoot(error)
        }
        do throws(CryptographyError) {
            fingerprint = try PlatformCryptography().digest(of: encoded, with: .sha256)
        } catch {
            throw .cryptography(error)
        }
        self.scope = scope
    }

    /// Whether a certificate is this one: all that is signed is the same. Its own signature proves nothing about a root.
    func isSame(as other: Certificate) -> Bool {
        certificate.tbsCertificate.preserved.bytes == other.tbsCertificate.preserved.bytes
    }
}

/// Why a part of a policy cannot be used.
public enum ReceiptPolicyError: Error, Hashable, Sendable {
    /// A root that is no certificate in DER.
    case malformedRoot(ASN1Error)
    /// The platform's library failed.
    case cryptography(CryptographyError)
}

extension ReceiptPolicyError: CustomStringConvertible {
    /// One line that says what is wrong.
    public var description: String {
        switch self {
        case .malformedRoot(let error): return "not a certificate: \(error)"
        case .cryptography(let error): return error.description
        }
    }
}
