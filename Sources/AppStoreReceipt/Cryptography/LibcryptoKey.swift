#if !canImport(Security)
internal import ASN1Runtime
internal import CLibcrypto

/// A public key of libcrypto; freed with the value. Safe, since nothing else has the pointer.
@safe
struct LibcryptoKey: ~Copyable {
    /// An `EVP_PKEY`.
    let pointer: OpaquePointer

    /// Builds a key from its numbers, which takes a fraction of the time that decoding a SubjectPublicKeyInfo takes.
    /// - Throws: ``CryptographyError`` for numbers that are no key.
    init(_ key: PublicKey) throws(CryptographyError) {
        let made: OpaquePointer?
        switch key.kind {
        case .rsa(let modulus, let exponent):
            var modulus = Self.nativeOrder(modulus)
            var exponent = Self.nativeOrder(exponent)
            unsafe made = clibcrypto_rsa_key(&modulus, modulus.count, &exponent, exponent.count)
        case .elliptic(let curve, let point):
            var name = Array((curve == .p256 ? "prime256v1" : "secp384r1").utf8CString)
            var octets = [UInt8](point)
            unsafe made = clibcrypto_elliptic_key(&name, &octets, octets.count)
        }
        guard let made = unsafe made else { throw .libcrypto() }
        unsafe pointer = made
    }

    deinit { unsafe EVP_PKEY_free(pointer) }

    /// A big-endian number in the order of this machine.
    private static func nativeOrder(_ number: ASN1Bytes) -> [UInt8] {
        #if _endian(little)
        return number.reversed()
        #else
        return Array(number)
        #endif
    }
}

extension CryptographyError {
    /// What libcrypto says of its last failure; forgets it, since failures stay with the thread.
    static func libcrypto() -> CryptographyError {
        let code = ERR_get_error()
        ERR_clear_error()
        guard let reason = unsafe ERR_reason_error_string(code) else { return .platform("libcrypto failed") }
        return .platform(unsafe String(cString: reason))
    }
}
#endif
