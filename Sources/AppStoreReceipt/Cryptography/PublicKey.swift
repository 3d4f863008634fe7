public import ASN1Runtime
public import PKIX

/// A key that signatures are checked with.
public struct PublicKey: Hashable, Sendable {
    /// What a key consists of.
    public enum Kind: Hashable, Sendable {
        /// Modulus and exponent as unsigned big-endian numbers without zeros in front (RFC 8017, 3.1).
        case rsa(modulus: ASN1Bytes, exponent: ASN1Bytes)
        /// A point of a curve as it is encoded (SEC 1, 2.3.3).
        case elliptic(EllipticCurve, point: ASN1Bytes)
    }

    /// The key as certificates have it; its `derEncoded()` is what most libraries take.
    public let info: SubjectPublicKeyInfo

    /// What it consists of.
    public let kind: Kind

    /// Reads a key of a certificate (RFC 5280, 4.1.2.7).
    /// - Throws: ``CryptographyError`` for a key that is broken or not accepted: other kinds and curves, RSA keys above 8192 bits,
    ///   whose check takes too long, and exponents that are even, 1, or above 64 bits.
    public init(_ info: SubjectPublicKeyInfo) throws(CryptographyError) {
        self.info = info
        guard info.subjectPublicKey.unusedBits == 0 else { throw .unsupportedKey("a fraction of an octet") }
        switch info.algorithm.algorithm {
        case .idRsaEncryption, .idRSASSAPSS:
            kind = try Self.rsa(info.subjectPublicKey.bytes)
        case .idEcPublicKey:
            let curve = try Self.curve(info.algorithm)
            let point = info.subjectPublicKey.bytes
            guard point.count == 2 * curve.byteCount + 1, point[0] == 0x04 else {
                throw .unsupportedKey("a compressed or broken point")
            }
            kind = .elliptic(curve, point: point)
        default:
            throw .unsupportedKey(info.algorithm.name)
        }
    }

    /// The length in bits: that of the modulus or of the curve.
    public var bitCount: Int {
        switch kind {
        case .rsa(let modulus, _): return modulus.count * 8 - (modulus.first?.leadingZeroBitCount ?? 0)
        case .elliptic(let curve, _): return curve.byteCount * 8
        }
    }

    /// Checks that a signature algorithm goes with the key. One for RSASSA-PSS alone may say with which parameters (RFC 4055, 1.2).
    /// - Throws: ``CryptographyError``.
    public func requireSuitable(for algorithm: SignatureAlgorithm) throws(CryptographyError) {
        switch (kind, algorithm) {
        case (.elliptic, .ecdsa): return
        case (.rsa, .rsaPKCS1): guard info.algorithm.algorithm == .idRsaEncryption else { throw .otherKey }
        case (.rsa, .rsaPSS(let digest, let mask, let saltLength)):
            guard info.algorithm.algorithm == .idRSASSAPSS, info.algorithm.parameters != nil else { return }
            guard case .rsaPSS(digest, mask, let least) = try SignatureAlgorithm.pss(info.algorithm),
                saltLength >= least
            else { throw .otherKey }
        default: throw .otherKey
        }
    }

    private static func rsa(_ encoded: ASN1Bytes) throws(CryptographyError) -> Kind {
        let key: RSAPublicKey
        do throws(ASN1Error) {
            key = try RSAPublicKey(berEncoded: encoded)
        } catch {
            throw .malformedKey(error)
        }
        let modulus = key.modulus.magnitude
        let exponent = key.publicExponent.magnitude
        guard !key.modulus.isNegative, !key.publicExponent.isNegative, modulus.count <= 1024, exponent.count <= 8,
            key.publicExponent > 1, let last = exponent.last, last & 1 == 1
        else { throw .unsupportedKey("such numbers") }
        return .rsa(modulus: modulus, exponent: exponent)
    }

    private static func curve(_ algorithm: AlgorithmIdentifier) throws(CryptographyError) -> EllipticCurve {
        let parameters: ECParameters?
        do throws(ASN1Error) {
            parameters = try algorithm.decode(.ecPublicKey)
        } catch {
            throw .malformedParameters(error)
        }
        switch parameters {
        case .namedCurve(.secp256r1): return .p256
        case .namedCurve(.secp384r1): return .p384
        case .namedCurve(let other): throw .unsupportedKey("the curve \(other)")
        default: throw .unsupportedKey("a curve without a name")
        }
    }
}

/// The curves that keys may be of (FIPS 186-4, D.1.2).
public enum EllipticCurve: Hashable, Sendable {
    case p256
    case p384

    /// The length of a coordinate in octets.
    public var byteCount: Int { self == .p256 ? 32 : 48 }
}
