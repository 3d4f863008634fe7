/// Why a receipt is not valid.
public enum ReceiptFailure: Error, Hashable, Sendable {
    /// There is no receipt, or something else.
    case unreadable(ReceiptError)
    /// The receipt has several attributes of this type, which a check goes by.
    case repeatedField(Int)
    /// A signature does not hold. Signers are counted from 0.
    case signature(SignatureFailure, signer: Int)
    /// There are no signatures, or too many to check.
    case signerCount(Int)
    /// The certificates of a signer do not hold.
    case certificates(CertificateFailure, signer: Int)
    /// A certificate is not one that Apple signs receipts with.
    case marks(MissingMark, signer: Int)
    /// The environment is not an accepted one; `nil` when the receipt has none that can be read.
    case environment(String?)
    /// The root is not believed about receipts of such an environment.
    case rootOfOtherScope(TrustedRoot.Scope, environment: String?)
    /// Another bundle identifier; `nil` when the receipt has none that can be read.
    case bundleIdentifier(found: String?, expected: String)
    /// Another version; `nil` when the receipt has none that can be read.
    case appVersion(found: String?, expected: String)
    /// The hash is not one of this device.
    case deviceHash(DeviceHashFailure)
    /// The receipt ended at this time.
    case expired(ReceiptDate)
    /// The receipt has an expiration date that cannot be read.
    case unreadableExpiration(AttributeError)

    /// The check that the failure is one of.
    public var check: ReceiptCheck {
        switch self {
        case .unreadable, .repeatedField: return .located
        case .signature, .signerCount: return .signature
        case .certificates: return .certificates
        case .marks: return .marks
        case .environment, .rootOfOtherScope: return .environment
        case .bundleIdentifier: return .bundleIdentifier
        case .appVersion: return .appVersion
        case .deviceHash: return .deviceHash
        case .expired, .unreadableExpiration: return .expiration
        }
    }
}

/// A mark that certificates of receipts have, and these do not.
public enum MissingMark: Hashable, Sendable {
    /// The policy 1.2.840.113635.100.5.6.1 in the signer's or the intermediate certificate.
    case receiptPolicy
    /// The extension 1.2.840.113635.100.6.11.1 in the signer's certificate.
    case receiptMarker
    /// The extension 1.2.840.113635.100.6.2.1 in the certificate that issued the signer's.
    case intermediateMarker
}

/// Why the hash over the device's identifier does not hold.
public enum DeviceHashFailure: Hashable, Sendable {
    /// The policy has no identifier of the device, or just one of zeros.
    case noIdentifier
    /// The receipt lacks this attribute, or has one that cannot be read: 2, 4 or 5.
    case missingAttribute(Int)
    /// The hash is that of none of the identifiers.
    case mismatch
    /// The library failed.
    case cryptography(CryptographyError)
}

extension ReceiptFailure: CustomStringConvertible {
    /// One line, without the name of the check.
    public var description: String {
        switch self {
        case .unreadable(let error): return error.description
        case .repeatedField(let type): return "the receipt has several attributes \(type)"
        case .signature(let failure, let signer): return failure.description + Self.suffix(signer)
        case .signerCount(0): return "nobody signed the receipt"
        case .signerCount(let count): return "\(count) signers are more than are checked"
        case .certificates(let failure, let signer): return failure.description + Self.suffix(signer)
        case .marks(let mark, let signer): return mark.description + Self.suffix(signer)
        case .environment(nil): return "the receipt does not say which environment it is from"
        case .environment(let name?): return "receipts of the environment '\(name)' are not accepted"
        case .rootOfOtherScope(.xcode, let name):
            return "the root is one for receipts of Xcode, not of \(name.map { "the environment '\($0)'" } ?? "others")"
        case .rootOfOtherScope(.appStore, let name): return "the root is not one for receipts of \(name ?? "others")"
        case .bundleIdentifier(let found, let expected):
            return "expected '\(expected)', found \(Self.quoted(found, "no bundle identifier"))"
        case .appVersion(let found, let expected):
            return "expected '\(expected)', found \(Self.quoted(found, "no version"))"
        case .deviceHash(let failure): return failure.description
        case .expired(let date): return "the receipt expired at \(date.utc)"
        case .unreadableExpiration(let error): return "the expiration date cannot be read: \(error)"
        }
    }

    /// Names the signer when it is not the first one, which is the only one of all known receipts.
    private static func suffix(_ signer: Int) -> String { signer == 0 ? "" : " (signer \(signer + 1))" }

    private static func quoted(_ text: String?, _ absent: String) -> String { text.map { "'\($0)'" } ?? absent }
}

extension MissingMark: CustomStringConvertible {
    /// One line with the identifier.
    public var description: String {
        switch self {
        case .receiptPolicy: return "no certificate has the policy 1.2.840.113635.100.5.6.1"
        case .receiptMarker: return "the signer's certificate has no extension 1.2.840.113635.100.6.11.1"
        case .intermediateMarker: return "the intermediate certificate has no extension 1.2.840.113635.100.6.2.1"
        }
    }
}

extension DeviceHashFailure: CustomStringConvertible {
    /// One line.
    public var description: String {
        switch self {
        case .noIdentifier: return "there is no identifier of the device to check with"
        case .missingAttribute(let type): return "the receipt has no attribute \(type) to check with"
        case .mismatch: return "the hash is that of another device"
        case .cryptography(let error): return error.description
        }
    }
}
