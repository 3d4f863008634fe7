public import ASN1Runtime
internal import PKIX

/// The digest algorithms that receipts and certificates may use (FIPS 180-4). MD5 and its kin are none of them.
public enum DigestAlgorithm: String, Hashable, Sendable, CaseIterable {
    /// For receipts and certificates of the years up to 2023, and for the hash over the device's identifier.
    case sha1
    case sha256
    case sha384
    case sha512

    /// The algorithm that an object identifier names (RFC 3279, 2.1; RFC 5754, 2); `nil` for all others.
    public init?(_ identifier: ASN1ObjectIdentifier) {
        switch identifier {
        case .idSha1: self = .sha1
        case .idSha256: self = .sha256
        case .idSha384: self = .sha384
        case .idSha512: self = .sha512
        default: return nil
        }
    }

    /// The length of a digest in octets.
    public var byteCount: Int {
        switch self {
        case .sha1: return 20
        case .sha256: return 32
        case .sha384: return 48
        case .sha512: return 64
        }
    }
}
