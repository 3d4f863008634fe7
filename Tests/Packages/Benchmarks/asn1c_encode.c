// Encodes in DER, by code that asn1c generated, what it has decoded from a file: asn1c_encode CASE FILE. TYPE, a macro, is the name of the
// file's type. What is written must be what was read. Prints `CASE <nanoseconds> ns`, of the process's time.
#include <stdio.h>
#include <string.h>
#include <time.h>
#define QUOTED(text) #text
#define HEADER(type) QUOTED(type.h)
#define JOINED(one, other) one##other
#define DEFINITION(type) JOINED(asn_DEF_, type)
#include HEADER(TYPE)

static unsigned char input[1 << 20], output[1 << 20];

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return time.tv_sec * 1e9 + time.tv_nsec;
}

int main(int argc, char **argv) {
    if (argc < 3) return 2;
    FILE *file = fopen(argv[2], "rb");
    size_t count = file ? fread(input, 1, sizeof input, file) : 0;
    if (file) fclose(file);
    void *value = NULL;
    if (ber_decode(NULL, &DEFINITION(TYPE), &value, input, count).code != RC_OK) return 1;
    asn_enc_rval_t result = der_encode_to_buffer(&DEFINITION(TYPE), value, output, sizeof output);
    if (result.encoded != (ssize_t)count || memcmp(input, output, count) != 0) return 1;
    double first = now();
    long rounds = 0;
    while (now() - first < 2.5e8) {
        // Several at a time, since asking for the time takes some.
        for (int index = 0; index < 100; index++) der_encode_to_buffer(&DEFINITION(TYPE), value, output, sizeof output);
        rounds += 100;
    }
    printf("%s %.1f ns\n", argv[1], (now() - first) / rounds);
    return 0;
}
