import ASN1Runtime
import PKIX

/// Whom the authority certified. The names are those of files, too.
enum Signer: String, CaseIterable, Sendable, CustomStringConvertible {
    case rsa
    /// With a key for signatures by PSS alone.
    case pss
    case ec
    case ed25519
    /// Who signs time stamps.
    case timestamper

    var description: String { rawValue }

    /// What openssl is told of the key. The RSA keys are short, so that they are soon made.
    var keyOptions: String {
        switch self {
        case .rsa: "-algorithm RSA -pkeyopt rsa_keygen_bits:1024"
        case .pss: "-algorithm RSA-PSS -pkeyopt rsa_keygen_bits:1024"
        case .ec, .timestamper: "-algorithm EC -pkeyopt ec_paramgen_curve:P-256"
        case .ed25519: "-algorithm ED25519"
        }
    }

    /// The section of the configuration with the certificate's extensions.
    var extensions: String { self == .timestamper ? "timestamps" : "signer" }

    /// The serial number of the certificate.
    var serialNumber: Int {
        switch self {
        case .rsa: 17
        case .pss: 18
        case .ec: 300
        case .ed25519: 20
        case .timestamper: 21
        }
    }
}
