#include <openssl/pkcs7.h>
#include <openssl/sha.h>
#include <openssl/x509.h>
#include <stdlib.h>

BIO *file, *payload;
X509_STORE *store;
X509 *apple_root;
const unsigned char *position, *end;
long length;
int type, class;
SHA_CTX context;
unsigned char device_identifier[6];
size_t device_identifier_length;
