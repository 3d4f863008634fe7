"""What the receipts of make_receipts.py hold. Rows are (name of the field, value), or (number, octets) for what has no
name or must not hold what its name promises; a third member is the attribute's version, 1 without it."""

import base64
import json

CHAIN = ["leaf", "intermediate", "root"]  # as Apple orders them: not sorted, hence not DER
APPLE = {"certificates": CHAIN, "algorithms": ("sha256", "rsaEncryption")}
APPLE_SHA1 = {"certificates": CHAIN, "algorithms": ("sha1", "rsaEncryption")}
XCODE = {"certificates": ["storekit"], "algorithms": ("sha256", "sha256WithRSAEncryption")}


def blob(size, seed):
    return bytes((seed + index * 73) & 0xFF for index in range(size))


def app(environment, bundle, **more):
    """The attributes of a receipt from the App Store, most of what real ones have, in no order."""
    values = {
        20: b"\x0c\x00", 25: b"\x02\x01\x03", "ageRating": "4+", 14: b"\x02\x01\x6b", "transactionDate": "",
        "developerID": 87654321, "environment": environment, 13: b"\x02\x03\x01\xfb\xd0", "appItemID": 1234567890,
        "downloadID": 502519833498461, "versionExternalID": 862551234, "bundleIdentifier": bundle,
        "appVersion": "42", "originalAppVersion": "1.0", 9: b"\x02\x04\x50\x32\x4b\xf0",
        "originalPurchaseDate": "2021-11-05T09:41:00Z", "creationDate": "2024-02-23T17:27:16Z",
        "opaqueValue": blob(16, 7), "sha1Hash": blob(20, 99), 6: blob(58, 3), 7: blob(71, 41),
    }
    values.update(more)
    return list(values.items())


def purchase(product, transaction, **more):
    values = {
        1709: b"\x0c\x00", 1714: b"\x0c\x00", "cancellationDate": "", "quantity": 1, "productType": 3,
        1722: b"\x02\x01\x00", "itemID": 1463934721, "isTrialPeriod": 0, "isInIntroOfferPeriod": 0,
        "webOrderLineItemID": 1000000029801037, "transactionIdentifier": transaction,
        "originalTransactionIdentifier": transaction, "purchaseDate": "2024-02-20T08:00:00Z",
        "originalPurchaseDate": "2024-02-20T08:00:01Z", "subscriptionExpirationDate": "2024-03-20T08:00:00Z",
        "productIdentifier": product,
    }
    values.update(more)
    return ("inAppPurchases", list(values.items()))


def xcode(*more):
    return [
        ("environment", "Xcode"), ("appItemID", 0), ("bundleIdentifier", "com.example.xcode"), ("appVersion", "1"),
        ("opaqueValue", blob(8, 1)), ("sha1Hash", blob(20, 2)), ("transactionDate", ""),
        ("creationDate", "2022-10-16T14:29:30+0300"), *more, ("expirationDate", "4001-01-01T03:00:00+0300"),
    ]


def xcode_purchase(product, number, date):
    return ("inAppPurchases", [
        ("quantity", 1), ("productIdentifier", product), ("transactionIdentifier", number), ("purchaseDate", date),
        ("subscriptionExpirationDate", ""), ("isInIntroOfferPeriod", 1),
    ])


RECEIPTS = {
    "production-with-purchases": {**APPLE, "attributes": app("Production", "com.example.production") + [
        purchase("com.example.coins", "350001234567890", quantity=25, productType=1, subscriptionExpirationDate="",
                 webOrderLineItemID=0),
        purchase("com.example.monthly", "350001234567891", isTrialPeriod=1, isInIntroOfferPeriod=1,
                 webOrderLineItemID=2**63 - 1, cancellationDate="2024-02-21T10:30:00Z"),
        purchase("com.example.abonnement.fran\u00e7ais", "350001234567892", webOrderLineItemID=2**64 - 1,
                 promotionalOfferIdentifier="com.example.offer.3m", itemID=2**40),
    ]},
    "production-without-purchases": {**APPLE, "attributes": app("Production", "com.example.production",
                                                                transactionDate="2024-02-23T17:27:16Z")},
    "production-volume-purchase": {**APPLE, "attributes": app(
        "ProductionVPP", "com.example.business", ageRating="17+", expirationDate="2025-01-01T00:00:00Z",
        volumePurchaseDate="2023-12-31T23:59:59Z")},
    "sandbox-with-purchases": {**APPLE_SHA1, "attributes": app(
        "ProductionSandbox", "com.example.sandbox", creationDate="2020-05-06T18:28:49.123Z",
        originalPurchaseDate="2013-08-01T07:00:00.000Z") + [
            purchase(f"com.example.product{number}", f"{1000000156444989 + number}",
                     purchaseDate=f"2020-05-06T1{number}:00:00.{number}5Z") for number in range(8)]},
    "sandbox-without-purchases": {**APPLE, "attributes": app(
        "ProductionSandbox", "com.example.sandbox", originalPurchaseDate="2013-08-01T09:30:00+02:30")},
    # the pre-release layout of 2010: no environment, no original purchase
    "mac-early": {**APPLE_SHA1, "attributes": [
        ("bundleIdentifier", "com.example.SampleApp"), ("appVersion", "1.0.2", 2), ("opaqueValue", blob(16, 50)),
        ("sha1Hash", blob(20, 60)), ("creationDate", "2010-10-20T00:49:02Z"), ("appItemID", 0, 2),
    ]},
    "xcode-with-purchases": {**XCODE, "chunks": [], "attributes": xcode(
        xcode_purchase("pass.premium", "0", "2022-10-16T14:20:00+0300"),
        xcode_purchase("pass.basic", "1", "2022-10-16T14:25:00.250-0130"))},
    "xcode-without-purchases": {**XCODE, "chunks": [], "attributes": xcode()},
    # the content in pieces, some of them in a string of their own (X.690 8.7.3)
    "xcode-in-chunks": {**XCODE, "chunks": [100, [1, 0, 30], [], [20, [40]], 7],
                        "attributes": xcode(xcode_purchase("pass.premium", "0", "2022-10-16T11:20:00Z"))},
    "signer-by-key-identifier": {**APPLE, "keyIdentifier": True,
                                 "attributes": app("Production", "com.example.production")},
    # no attribute at all, and a certificate less
    "empty-payload": {**APPLE, "certificates": ["leaf"], "attributes": []},
    # what a reader must not stumble over, nor lose
    "odd-attributes": {**APPLE, "certificates": ["leaf"], "attributes": [
        ("bundleIdentifier", "com.example.first"), ("bundleIdentifier", "com.example.second"),
        ("opaqueValue", b""), ("ageRating", ""), ("versionExternalID", 0, 7),
        (3, b"\x16\x031.0"),                       # an IA5String where a UTF8String belongs
        (1, b"\x02\x09\x01" + b"\0" * 8),          # 2^64
        (11, b"\x02\x01\xff"),                     # a negative number
        (12, b"\x16\x09yesterday"),                # no date
        (18, b"\x16\x142023-02-30T00:00:00Z"),     # no day of the calendar
        (19, b"\x0c\x02\xff\xfe"),                 # no UTF-8
        (15, b"\x02\x05\x01"),                     # cut short
        (16, b"\x02\x01\x05\x00"),                 # followed by more
        (17, b"\x31\x04\x30\x02\x02\x00"),         # a purchase that is none
        (99999, blob(5, 9), 3), (4000000000, b"\xff"), (98, b""),
    ] + [("inAppPurchases", [
        ("quantity", 2), (1713, b"\x02\x01\x02"),  # neither 0 nor 1
        (1704, b"\x02\x01\x01"), (1799, b"\x0c\x05Group"), ("productIdentifier", "com.example.odd"),
    ])]},
}


def base64url(octets):
    return base64.urlsafe_b64encode(octets).rstrip(b"=")


PROPERTY_LIST = b"""{
\t"signature" = "AhJvc2Vh";
\t"purchase-info" = "ewoJInF1YW50aXR5IiA9ICIxIjsKfQ==";
\t"environment" = "Sandbox";
\t"pod" = "100";
\t"signing-status" = "0";
}"""
XML_PROPERTY_LIST = b"""<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0"><dict><key>CFBundleIdentifier</key><string>com.example</string></dict></plist>
"""
HEADER = json.dumps({"alg": "ES256", "kid": "Apple_Xcode_Key", "typ": "JWT"}).encode()
CLAIMS = json.dumps({"transactionId": "0", "bundleId": "com.example.xcode", "environment": "Xcode"}).encode()

BAD = {
    "empty": b"",
    "only-spaces.txt": b" \r\n\t\n",
    "plain-text.txt": b"This is no receipt.\n",
    "transaction.jws": b".".join([base64url(HEADER), base64url(CLAIMS), base64url(blob(64, 5))]) + b"\n",
    "property-list.base64.txt": base64.b64encode(PROPERTY_LIST),
    "property-list.txt": PROPERTY_LIST,
    "property-list.xml": XML_PROPERTY_LIST,
    "base64-of-text.txt": base64.encodebytes(b"Hello, this is only text in base64.\n"),
    "zeros": b"\0" * 64,
}
