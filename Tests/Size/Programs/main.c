// What main.swift does, with what asn1c generates.
#include <stdio.h>

#include "InAppReceipt.h"
#include "Payload.h"

static unsigned char octets[1 << 16], encoded[1 << 16];

int main(void) {
    size_t length = 0;
    unsigned octet;
    while (length < sizeof octets && scanf("%2x", &octet) == 1) octets[length++] = (unsigned char)octet;
    Payload_t *payload = NULL;
    asn_dec_rval_t result = ber_decode(NULL, &asn_DEF_Payload, (void **)&payload, octets, length);
    if (result.code != RC_OK) return printf("not decoded, at %zu\n", result.consumed), 1;
    int count = 0;
    for (int index = 0; index < payload->list.count; index++) {
        const ReceiptAttribute_t *attribute = payload->list.array[index];
        if (attribute->type != 17) continue;
        InAppReceipt_t *purchase = NULL;
        result = ber_decode(NULL, &asn_DEF_InAppReceipt, (void **)&purchase, attribute->value.buf, attribute->value.size);
        if (result.code != RC_OK) return printf("a purchase is not decoded\n"), 1;
        count++;
        ASN_STRUCT_FREE(asn_DEF_InAppReceipt, purchase);
    }
    char reason[128];
    size_t reason_length = sizeof reason;
    if (asn_check_constraints(&asn_DEF_Payload, payload, reason, &reason_length)) return printf("%s\n", reason), 1;
    asn_enc_rval_t written = der_encode_to_buffer(&asn_DEF_Payload, payload, encoded, sizeof encoded);
    printf("%d %zd\n", count, written.encoded);
    ASN_STRUCT_FREE(asn_DEF_Payload, payload);
    return 0;
}
