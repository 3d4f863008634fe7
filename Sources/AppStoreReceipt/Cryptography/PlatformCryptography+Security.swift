#if canImport(Security)
public import ASN1Runtime
internal import CryptoKit
@preconcurrency internal import Security

extension PlatformCryptography {
    /// The digest that CryptoKit computes.
    public func digest(of octets: ASN1Bytes, with algorithm: DigestAlgorithm) throws(CryptographyError) -> ASN1Bytes {
        switch algorithm {
        case .sha1: return Self.digest(of: octets, Insecure.SHA1.self)
        case .sha256: return Self.digest(of: octets, SHA256.self)
        case .sha384: return Self.digest(of: octets, SHA384.self)
        case .sha512: return Self.digest(of: octets, SHA512.self)
        }
    }

    private static func digest<Function: HashFunction>(of octets: ASN1Bytes, _ function: Function.Type) -> ASN1Bytes {
        var hash = Function()
        octets.withUnsafeBytes { hash.update(bufferPointer: $0) }
        return ASN1Bytes(Array(hash.finalize()))
    }

    /// Whether a signature is one over a message, by the Security framework.
    /// - Throws: ``CryptographyError`` for a key that is none, or not one for the algorithm, and for salts of RSASSA-PSS that have another
    ///   length than the digest.
    public func isValid(
        _ signature: ASN1Bytes, over message: ASN1Bytes, by key: PublicKey, with algorithm: SignatureAlgorithm
    ) throws(CryptographyError) -> Bool {
        try key.requireSuitable(for: algorithm)
        let securityAlgorithm = try algorithm.securityAlgorithm
        let securityKey = try Self.securityKey(key)
        guard let message = Self.data(message), let signature = Self.data(signature) else {
            throw .platform("out of memory")
        }
        // The error that could be asked for only says that the signature does not fit.
        return SecKeyVerifySignature(securityKey, securityAlgorithm, message, signature, nil)
    }

    /// A key of the Security framework, which takes an RSAPublicKey, or a point in the form of ANSI X9.63.
    private static func securityKey(_ key: PublicKey) throws(CryptographyError) -> SecKey {
        let type: CFString
        switch key.kind {
        case .rsa: type = kSecAttrKeyTypeRSA
        case .elliptic: type = kSecAttrKeyTypeECSECPrimeRandom
        }
        var keyCallBacks = kCFTypeDictionaryKeyCallBacks
        var valueCallBacks = kCFTypeDictionaryValueCallBacks
        guard let attributes = CFDictionaryCreateMutable(nil, 0, &keyCallBacks, &valueCallBacks),
            let encoded = data(key.info.subjectPublicKey.bytes)
        else { throw .platform("out of memory") }
        set(kSecAttrKeyType, to: type, in: attributes)
        set(kSecAttrKeyClass, to: kSecAttrKeyClassPublic, in: attributes)
        guard let securityKey = SecKeyCreateWithData(encoded, attributes, nil) else {
            throw .platform("Security does not take the key")
        }
        return securityKey
    }

    private static func set(_ name: CFString, to value: CFString, in attributes: CFMutableDictionary) {
        CFDictionarySetValue(
            attributes, Unmanaged.passUnretained(name).toOpaque(), Unmanaged.passUnretained(value).toOpaque())
    }

    private static func data(_ octets: ASN1Bytes) -> CFData? {
        octets.withUnsafeBytes { octets in
            CFDataCreate(nil, octets.bindMemory(to: UInt8.self).baseAddress, octets.count)
        }
    }
}

extension SignatureAlgorithm {
    /// The same as one of the Security framework, which digests the message itself. Its PSS has the message's digest for the mask
    /// too, and salts of that length.
    fileprivate var securityAlgorithm: SecKeyAlgorithm {
        get throws(CryptographyError) {
            switch self {
            case .rsaPKCS1(.sha1): return .rsaSignatureMessagePKCS1v15SHA1
            case .rsaPKCS1(.sha256): return .rsaSignatureMessagePKCS1v15SHA256
            case .rsaPKCS1(.sha384): return .rsaSignatureMessagePKCS1v15SHA384
            case .rsaPKCS1(.sha512): return .rsaSignatureMessagePKCS1v15SHA512
            case .ecdsa(.sha1): return .ecdsaSignatureMessageX962SHA1
            case .ecdsa(.sha256): return .ecdsaSignatureMessageX962SHA256
            case .ecdsa(.sha384): return .ecdsaSignatureMessageX962SHA384
            case .ecdsa(.sha512): return .ecdsaSignatureMessageX962SHA512
            case .rsaPSS(let digest, let mask, let saltLength):
                guard mask == digest, saltLength == digest.byteCount else {
                    throw .unsupportedParameters(of: "rsassaPss")
                }
                switch digest {
                case .sha1: return .rsaSignatureMessagePSSSHA1
                case .sha256: return .rsaSignatureMessagePSSSHA256
                case .sha384: return .rsaSignatureMessagePSSSHA384
                case .sha512: return .rsaSignatureMessagePSSSHA512
                }
            }
        }
    }
}
#endif
