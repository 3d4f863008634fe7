internal import ASN1Runtime
internal import PKIX

extension SignatureAlgorithm {
    /// The algorithm of a certificate's signature (RFC 5280, 4.1.1.2).
    /// - Throws: ``CryptographyError`` for an algorithm that is not accepted, and for parameters that it does not have.
    init(_ identifier: AlgorithmIdentifier) throws(CryptographyError) {
        switch identifier.algorithm {
        case .idSha1WithRSAEncryption: self = .rsaPKCS1(.sha1)
        case .idSha256WithRSAEncryption: self = .rsaPKCS1(.sha256)
        case .idSha384WithRSAEncryption: self = .rsaPKCS1(.sha384)
        case .idSha512WithRSAEncryption: self = .rsaPKCS1(.sha512)
        case .idEcdsaWithSHA1: self = .ecdsa(.sha1)
        case .idEcdsaWithSHA256: self = .ecdsa(.sha256)
        case .idEcdsaWithSHA384: self = .ecdsa(.sha384)
        case .idEcdsaWithSHA512: self = .ecdsa(.sha512)
        case .idRSASSAPSS: self = try .pss(identifier)
        default: throw .unsupportedSignatureAlgorithm(identifier.name)
        }
        try Self.requireNoParameters(of: identifier)
    }

    /// The algorithm of a signer of a message, which may name that of its key alone: the digest stands beside it (RFC 5652, 5.3).
    /// - Throws: ``CryptographyError``, also when the algorithm has another digest than the one beside it.
    init(_ identifier: AlgorithmIdentifier, signerDigest digest: DigestAlgorithm) throws(CryptographyError) {
        if identifier.algorithm == .idRsaEncryption {
            try Self.requireNoParameters(of: identifier)
            self = .rsaPKCS1(digest)
            return
        }
        try self.init(identifier)
        guard self.digest == digest else { throw .digestMismatch(signature: identifier.name, digest: digest) }
    }

    /// RSA's have NULL or, as some write it, none; those of ECDSA have none (RFC 3279, 2.2.1; RFC 5758, 3.2).
    private static func requireNoParameters(of identifier: AlgorithmIdentifier) throws(CryptographyError) {
        guard let parameters = identifier.parameters, identifier.algorithm != .idRSASSAPSS else { return }
        guard parameters.tag == .null, parameters.contents.isEmpty else {
            throw .unsupportedParameters(of: identifier.name)
        }
    }

    /// RSASSA-PSS with its parameters (RFC 4055, 3.1).
    static func pss(_ identifier: AlgorithmIdentifier) throws(CryptographyError) -> SignatureAlgorithm {
        let parameters: RSASSAPSSParams?
        let maskDigest: AlgorithmIdentifier?
        do throws(ASN1Error) {
            parameters = try identifier.decode(.rsassaPSS)
            maskDigest = try parameters?.maskGenAlgorithm.decode(.mgf1)
        } catch {
            throw .malformedParameters(error)
        }
        guard let parameters, parameters.trailerField == .trailerFieldBC,
            let digest = DigestAlgorithm(parameters.hashAlgorithm.algorithm),
            let mask = maskDigest.flatMap({ DigestAlgorithm($0.algorithm) }),
            let saltLength = Int(exactly: parameters.saltLength), (0...64).contains(saltLength)
        else { throw .unsupportedParameters(of: identifier.name) }
        return .rsaPSS(digest, mask: mask, saltLength: saltLength)
    }
}
