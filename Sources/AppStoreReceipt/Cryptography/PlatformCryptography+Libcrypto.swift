#if !canImport(Security)
internal import CLibcrypto
public import ASN1Runtime

extension PlatformCryptography {
    /// The digest that libcrypto computes.
    /// - Throws: ``CryptographyError`` when it fails.
    public func digest(of octets: ASN1Bytes, with algorithm: DigestAlgorithm) throws(CryptographyError) -> ASN1Bytes {
        var digest = [UInt8](repeating: 0, count: algorithm.byteCount)
        let result = unsafe octets.withUnsafeBytes {
            unsafe EVP_Digest($0.baseAddress, $0.count, &digest, nil, algorithm.evp, nil)
        }
        guard result == 1 else { throw .libcrypto() }
        return ASN1Bytes(digest)
    }

    /// Whether a signature is one over a message, by libcrypto.
    /// - Throws: ``CryptographyError`` for a key that is none, or not one for the algorithm.
    public func isValid(
        _ signature: ASN1Bytes, over message: ASN1Bytes, by key: PublicKey, with algorithm: SignatureAlgorithm
    ) throws(CryptographyError) -> Bool {
        try key.requireSuitable(for: algorithm)
        let evpKey = try LibcryptoKey(key)
        guard let context = unsafe EVP_MD_CTX_new() else { throw .libcrypto() }
        defer { unsafe EVP_MD_CTX_free(context) }
        var keyContext: OpaquePointer?
        guard unsafe EVP_DigestVerifyInit(context, &keyContext, algorithm.digest.evp, nil, evpKey.pointer) == 1 else {
            throw .libcrypto()
        }
        if case .rsaPSS(_, let mask, let saltLength) = algorithm {
            guard unsafe EVP_PKEY_CTX_set_rsa_padding(keyContext, RSA_PKCS1_PSS_PADDING) == 1,
                unsafe EVP_PKEY_CTX_set_rsa_mgf1_md(keyContext, mask.evp) == 1,
                unsafe EVP_PKEY_CTX_set_rsa_pss_saltlen(keyContext, Int32(truncatingIfNeeded: saltLength)) == 1
            else { throw .libcrypto() }
        }
        let result = unsafe signature.withUnsafeBytes { signature in
            unsafe message.withUnsafeBytes { message in
                unsafe EVP_DigestVerify(
                    context, signature.assumingMemoryBound(to: UInt8.self).baseAddress, signature.count,
                    message.assumingMemoryBound(to: UInt8.self).baseAddress, message.count)
            }
        }
        // Negative results are mostly signatures that are no encoding; none of them is a valid signature.
        ERR_clear_error()
        return result == 1
    }
}

extension DigestAlgorithm {
    fileprivate var evp: OpaquePointer? {
        switch self {
        case .sha1: return unsafe EVP_sha1()
        case .sha256: return unsafe EVP_sha256()
        case .sha384: return unsafe EVP_sha384()
        case .sha512: return unsafe EVP_sha512()
        }
    }
}
#endif
