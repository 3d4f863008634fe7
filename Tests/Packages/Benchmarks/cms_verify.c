// Validates a signed message by libcrypto's CMS_verify alone: cms_verify CASE FILE. The root to trust is root.der beside FILE; the moment
// is the first second of 2025. Prints `CASE <nanoseconds> ns`, of the process's time.
#include <openssl/bio.h>
#include <openssl/cms.h>
#include <openssl/x509_vfy.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static unsigned char message[1 << 20], root[1 << 14];

static long read_file(const char *path, unsigned char *buffer, long size) {
    FILE *file = fopen(path, "rb");
    long count = file ? (long)fread(buffer, 1, size, file) : 0;
    if (file) fclose(file);
    return count;
}

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return time.tv_sec * 1e9 + time.tv_nsec;
}

static int verify(long count, X509 *trusted) {
    const unsigned char *start = message;
    CMS_ContentInfo *info = d2i_CMS_ContentInfo(NULL, &start, count);
    X509_STORE *store = X509_STORE_new();
    X509_STORE_add_cert(store, trusted);
    X509_VERIFY_PARAM_set_time(X509_STORE_get0_param(store), 1735689600);
    X509_VERIFY_PARAM_set_purpose(X509_STORE_get0_param(store), X509_PURPOSE_ANY);
    BIO *content = BIO_new(BIO_s_mem());
    int result = CMS_verify(info, NULL, store, NULL, content, CMS_BINARY);
    BIO_free(content);
    X509_STORE_free(store);
    CMS_ContentInfo_free(info);
    return result;
}

int main(int argc, char **argv) {
    if (argc < 3) return 2;
    long count = read_file(argv[2], message, sizeof message);
    char *beside = malloc(strlen(argv[2]) + 10);
    strcpy(beside, argv[2]);
    char *slash = strrchr(beside, '/');
    strcpy(slash ? slash + 1 : beside, "root.der");
    long root_count = read_file(beside, root, sizeof root);
    const unsigned char *start = root;
    X509 *trusted = d2i_X509(NULL, &start, root_count);
    if (!trusted || verify(count, trusted) != 1) return 1;
    double first = now();
    int rounds = 0;
    while (now() - first < 2.5e8) {
        verify(count, trusted);
        rounds++;
    }
    printf("%s %.1f ns\n", argv[1], (now() - first) / rounds);
    return 0;
}
