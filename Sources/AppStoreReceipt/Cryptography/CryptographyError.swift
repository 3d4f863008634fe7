public import ASN1Runtime

/// Why a signature cannot be checked at all. One that does not fit is no error: it is not valid.
public enum CryptographyError: Error, Hashable, Sendable {
    /// A digest algorithm that is not accepted, such as MD5.
    case unsupportedDigest(String)
    /// A signature algorithm that is not accepted.
    case unsupportedSignatureAlgorithm(String)
    /// Parameters that the algorithm does not have, or that are not accepted.
    case unsupportedParameters(of: String)
    /// Parameters that are no encoding of their type.
    case malformedParameters(ASN1Error)
    /// A signature algorithm that has another digest in it than the one that stands beside it.
    case digestMismatch(signature: String, digest: DigestAlgorithm)
    /// A kind of key, a curve or an exponent that is not accepted.
    case unsupportedKey(String)
    /// A key that is no encoding of its type.
    case malformedKey(ASN1Error)
    /// A key of another kind than the signature algorithm.
    case otherKey
    /// The platform's library failed or does not have the algorithm.
    case platform(String)
}

extension CryptographyError: CustomStringConvertible {
    /// One line that names the algorithm or key.
    public var description: String {
        switch self {
        case .unsupportedDigest(let name): return "the digest algorithm \(name) is not accepted"
        case .unsupportedSignatureAlgorithm(let name): return "the signature algorithm \(name) is not accepted"
        case .unsupportedParameters(let name): return "the parameters of \(name) are not accepted"
        case .malformedParameters(let error): return "broken parameters of an algorithm: \(error)"
        case .digestMismatch(let signature, let digest):
            return "the signature algorithm \(signature) does not go with the digest algorithm \(digest)"
        case .unsupportedKey(let name): return "a key of \(name) is not accepted"
        case .malformedKey(let error): return "a broken key: \(error)"
        case .otherKey: return "the key is not one for the signature algorithm"
        case .platform(let problem): return "the cryptographic library cannot check it: \(problem)"
        }
    }
}
