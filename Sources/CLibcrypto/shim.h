// The part of OpenSSL that digests and verifies: what Sources/AppStoreReceipt/Cryptography calls where there is no Security
// framework.

#ifndef CLIBCRYPTO_SHIM_H
#define CLIBCRYPTO_SHIM_H

#include <openssl/opensslv.h>

#if !defined(OPENSSL_VERSION_MAJOR) || OPENSSL_VERSION_MAJOR < 3
#error "OpenSSL 3 or later is needed"
#endif

#include <openssl/core_names.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/params.h>
#include <openssl/rsa.h>

// libcrypto keeps the pointers to the names of parameters, so that these must be constants of C.

/// Makes a key from numbers in the byte order of the machine.
/// - Returns: `NULL` when they are no key, or libcrypto fails.
static inline EVP_PKEY *clibcrypto_key(const char *kind, OSSL_PARAM parameters[]) {
    EVP_PKEY *key = NULL;
    EVP_PKEY_CTX *context = EVP_PKEY_CTX_new_from_name(NULL, kind, NULL);
    if (context == NULL || EVP_PKEY_fromdata_init(context) != 1 ||
        EVP_PKEY_fromdata(context, &key, EVP_PKEY_PUBLIC_KEY, parameters) != 1) {
        key = NULL;
    }
    EVP_PKEY_CTX_free(context);
    return key;
}

/// A public key of RSA; the numbers are unsigned and in the byte order of the machine.
static inline EVP_PKEY *clibcrypto_rsa_key(
    unsigned char *modulus, size_t modulus_count, unsigned char *exponent, size_t exponent_count) {
    OSSL_PARAM parameters[] = {
        OSSL_PARAM_construct_BN(OSSL_PKEY_PARAM_RSA_N, modulus, modulus_count),
        OSSL_PARAM_construct_BN(OSSL_PKEY_PARAM_RSA_E, exponent, exponent_count),
        OSSL_PARAM_construct_end(),
    };
    return clibcrypto_key("RSA", parameters);
}

/// A point of a curve that libcrypto knows by name, as SEC 1 encodes it.
static inline EVP_PKEY *clibcrypto_elliptic_key(char *curve, unsigned char *point, size_t point_count) {
    OSSL_PARAM parameters[] = {
        OSSL_PARAM_construct_utf8_string(OSSL_PKEY_PARAM_GROUP_NAME, curve, 0),
        OSSL_PARAM_construct_octet_string(OSSL_PKEY_PARAM_PUB_KEY, point, point_count),
        OSSL_PARAM_construct_end(),
    };
    return clibcrypto_key("EC", parameters);
}

#endif
