"""Writes the receipts of make-receipts.sh and the JSON a reader has to give for each.

The JSON is made from the values that went in and from what openssl says about the certificates, never by reading
the receipts back. Standard library alone; keys and certificates come from make-receipts.sh.
"""

import argparse
import base64
import json
import pathlib
import re
import subprocess
from datetime import datetime, timedelta

from receipt_values import BAD, RECEIPTS

# MARK: BER


def tlv(tag, *contents, indefinite=False):
    body = b"".join(contents)
    if indefinite:
        return bytes([tag, 0x80]) + body + b"\0\0"
    size = len(body)
    if size < 0x80:
        return bytes([tag, size]) + body
    length = size.to_bytes((size.bit_length() + 7) // 8, "big")
    return bytes([tag, 0x80 | len(length)]) + length + body


def integer(value):
    return tlv(0x02, value.to_bytes(value.bit_length() // 8 + 1, "big", signed=True))


def oid(text):
    arcs = [int(arc) for arc in text.split(".")]
    octets = b""
    for arc in [arcs[0] * 40 + arcs[1]] + arcs[2:]:
        group = [arc & 0x7F]
        while arc := arc >> 7:
            group.insert(0, 0x80 | arc & 0x7F)
        octets += bytes(group)
    return tlv(0x06, octets)


NULL = tlv(0x05)
SIGNED_DATA, DATA = "1.2.840.113549.1.7.2", "1.2.840.113549.1.7.1"
DIGESTS = {"sha1": "1.3.14.3.2.26", "sha256": "2.16.840.1.101.3.4.2.1"}
SIGNATURES = {"rsaEncryption": "1.2.840.113549.1.1.1", "sha256WithRSAEncryption": "1.2.840.113549.1.1.11"}

# MARK: Payload

# name of a field -> (number, kind), as Apple documents them or as real receipts show them
APP_FIELDS = {
    "environment": (0, "utf8"), "appItemID": (1, "integer"), "bundleIdentifier": (2, "utf8"),
    "appVersion": (3, "utf8"), "opaqueValue": (4, "raw"), "sha1Hash": (5, "raw"), "transactionDate": (8, "date"),
    "ageRating": (10, "ia5"), "developerID": (11, "integer"), "creationDate": (12, "date"),
    "downloadID": (15, "integer"), "versionExternalID": (16, "integer"), "inAppPurchases": (17, "purchase"),
    "originalPurchaseDate": (18, "date"), "originalAppVersion": (19, "utf8"), "expirationDate": (21, "date"),
    "volumePurchaseDate": (22, "date"),
}
PURCHASE_FIELDS = {
    "quantity": (1701, "integer"), "productIdentifier": (1702, "utf8"), "transactionIdentifier": (1703, "utf8"),
    "purchaseDate": (1704, "date"), "originalTransactionIdentifier": (1705, "utf8"),
    "originalPurchaseDate": (1706, "date"), "productType": (1707, "integer"),
    "subscriptionExpirationDate": (1708, "date"), "itemID": (1710, "integer"),
    "webOrderLineItemID": (1711, "integer"), "cancellationDate": (1712, "date"), "isTrialPeriod": (1713, "flag"),
    "isInIntroOfferPeriod": (1719, "flag"), "promotionalOfferIdentifier": (1721, "utf8"),
}


def date(text):
    """Both forms of a date: as recorded, and in UTC with the fraction as it was."""
    stamp, fraction, offset = re.fullmatch(r"(.{19})(\.\d+)?(.*)", text).groups()
    moment = datetime.fromisoformat(stamp)
    if offset != "Z":
        hours, minutes = int(offset[1:3]), int(offset[-2:])
        moment -= timedelta(hours=hours, minutes=minutes) * (-1 if offset[0] == "-" else 1)
    return {"recorded": text, "utc": moment.isoformat() + (fraction or "") + "Z"}


def encode(kind, value):
    """The octets inside the attribute's OCTET STRING, and the value that the JSON shows: None where it is empty."""
    if kind == "raw":
        return value, value.hex() or None
    if kind in ("utf8", "ia5", "date"):
        shown = date(value) if kind == "date" and value else value
        return tlv(0x0C if kind == "utf8" else 0x16, value.encode()), shown or None
    if kind in ("integer", "flag"):
        return integer(value), bool(value) if kind == "flag" else value
    raise ValueError(kind)


def attribute_set(rows, fields):
    """Encodes (name or number, value) rows in their order; gives the SET OF and the object that the JSON shows."""
    encoded, shown, attributes = [], {}, []
    for row in rows:
        name, value, version = (*row, 1)[:3]
        entry = {}
        if isinstance(name, int):
            number, octets = name, value
            named = next((field for field, (known, _) in fields.items() if known == number), None)
            if named is not None:  # octets given by hand for a field that has a name: they do not hold its value
                entry = {"name": named, "error": True}
        else:
            number, kind = fields[name]
            if kind == "purchase":
                octets, purchase = attribute_set(value, PURCHASE_FIELDS)
                shown.setdefault(name, []).append(purchase)
            else:
                octets, readable = encode(kind, value)
                if readable is not None:
                    shown.setdefault(name, readable)
            entry = {"name": "inAppPurchase" if kind == "purchase" else name}
        attributes.append({**entry, "type": number, "version": version, "value": octets.hex()})
        encoded.append(tlv(0x30, integer(number), integer(version), tlv(0x04, octets)))
    return tlv(0x31, *encoded), {**shown, "attributes": attributes}


# MARK: Container


class Signer:
    """A certificate with its private key."""

    def __init__(self, folder, name):
        self.key, self.pem = folder / f"{name}.key", folder / f"{name}.pem"
        self.der = openssl("x509", "-in", self.pem, "-outform", "DER")
        text = openssl("x509", "-in", self.pem, "-noout", "-subject", "-issuer", "-serial", "-startdate", "-enddate",
                       "-nameopt", "RFC2253,-esc_msb,utf8").decode()
        lines = dict(line.split("=", 1) for line in text.splitlines())
        self.summary = {
            "subject": lines["subject"], "issuer": lines["issuer"], "serialNumber": lines["serial"].lstrip("0"),
            "notBefore": moment(lines["notBefore"]), "notAfter": moment(lines["notAfter"]),
            "signatureAlgorithm": algorithm(self.pem, "Signature Algorithm"),
            "publicKeyAlgorithm": algorithm(self.pem, "Public Key Algorithm"),
        }
        # IssuerAndSerialNumber: the certificate's own octets of the two, found by openssl's listing of offsets
        rows = [re.match(r" *(\d+):d=(\d+) +hl=(\d+) l= *(\d+)", line) for line in
                openssl("asn1parse", "-inform", "DER", input=self.der).decode().splitlines()]
        level2 = [tuple(map(int, row.groups())) for row in rows if int(row.group(2)) == 2]
        serial, issuer = ([self.der[at:at + head + size] for at, _, head, size in level2][index] for index in (1, 3))
        self.identifier = tlv(0x30, issuer, serial)

    def sign(self, content, digest):
        return openssl("dgst", f"-{digest}", "-sign", self.key, input=content)


def openssl(*arguments, input=None):
    return subprocess.run(["openssl", *map(str, arguments)], input=input, check=True, capture_output=True).stdout


def moment(text):
    return datetime.strptime(text, "%b %d %H:%M:%S %Y GMT").isoformat() + "Z"


def algorithm(pem, label):
    text = openssl("x509", "-in", pem, "-noout", "-text").decode()
    return re.search(rf"{label}: (\S+)", text).group(1)


def octet_string(content, chunks):
    """A constructed OCTET STRING of indefinite length, in pieces of these sizes; a list of sizes is a nested one."""
    pieces = []
    for size in chunks:
        nested = isinstance(size, list)
        count = total(size) if nested else size
        piece, content = content[:count], content[count:]
        pieces.append(octet_string(piece, size) if nested else tlv(0x04, piece))
    if content:
        pieces.append(tlv(0x04, content))
    return tlv(0x24, *pieces, indefinite=True)


def total(sizes):
    return sum(total(size) if isinstance(size, list) else size for size in sizes)


def container(content, certificates, signer, digest, signature, chunks):
    """ContentInfo with SignedData. chunks: None for definite lengths, else the pieces of the content."""
    loose = {"indefinite": chunks is not None}
    digest_algorithm = tlv(0x30, oid(DIGESTS[digest]), NULL)
    info = tlv(0x30, integer(1), signer.identifier, digest_algorithm, tlv(0x30, oid(SIGNATURES[signature]), NULL),
               tlv(0x04, signer.sign(content, digest)))
    octets = tlv(0x04, content) if chunks is None else octet_string(content, chunks)
    signed = tlv(0x30, integer(1), tlv(0x31, digest_algorithm), tlv(0x30, oid(DATA), tlv(0xA0, octets, **loose), **loose),
                 tlv(0xA0, *(certificate.der for certificate in certificates)), tlv(0x31, info), **loose)
    return tlv(0x30, oid(SIGNED_DATA), tlv(0xA0, signed, **loose), **loose)


def receipt(row, signers):
    chain = [signers[name] for name in row["certificates"]]
    digest, signature = row["algorithms"]
    content, shown = attribute_set(row["attributes"], APP_FIELDS)
    signer = {"version": 1, "digestAlgorithm": digest, "signatureAlgorithm": signature,
              "issuer": chain[0].summary["issuer"], "serialNumber": chain[0].summary["serialNumber"]}
    if row.get("keyIdentifier"):
        # openssl's own message: a signer named by its key, with signed attributes
        arguments = ["-signer", chain[0].pem, "-inkey", chain[0].key, "-keyid", "-md", digest]
        others = chain[0].pem.with_name("others.pem")
        others.write_bytes(b"".join(link.pem.read_bytes() for link in chain[1:]))
        arguments += ["-certfile", others]
        octets = openssl("cms", "-sign", "-nodetach", "-binary", "-outform", "DER", *arguments, input=content)
        text = openssl("x509", "-in", chain[0].pem, "-noout", "-ext", "subjectKeyIdentifier").decode()
        key = text.splitlines()[1].strip().replace(":", "").lower()
        chain.sort(key=lambda link: link.der)  # DER's order of a SET OF (X.690 11.6)
        signer = {"version": 3, "digestAlgorithm": digest, "signatureAlgorithm": signature, "subjectKeyIdentifier": key}
    else:
        octets = container(content, chain, chain[0], digest, signature, row.get("chunks"))
    shown = {"inAppPurchases": [], **shown, "signers": [signer], "certificates": [link.summary for link in chain]}
    return octets, shown


# MARK: Files


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--keys", type=pathlib.Path, required=True)
    parser.add_argument("--output", type=pathlib.Path, required=True)
    options = parser.parse_args()
    signers = {name: Signer(options.keys, name) for name in ("root", "intermediate", "leaf", "storekit")}
    made = {}
    for name, row in RECEIPTS.items():
        made[name], shown = receipt(row, signers)
        (options.output / f"{name}.p7").write_bytes(made[name])
        text = json.dumps(shown, indent=2, sort_keys=True, ensure_ascii=False)
        (options.output / f"{name}.json").write_text(text + "\n", encoding="utf-8")

    # the same receipts as text
    lines = base64.encodebytes(made["production-with-purchases"])
    (options.output / "production-with-purchases.base64.txt").write_bytes(lines)
    single = base64.b64encode(made["sandbox-without-purchases"])
    (options.output / "sandbox-without-purchases.base64.txt").write_bytes(single)
    blocks = re.findall(rb".{1,60}", base64.b64encode(made["xcode-with-purchases"]))
    (options.output / "xcode-with-purchases.base64.txt").write_bytes(
        b"\xef\xbb\xbf\r\n" + b"".join(b"\t" + block[:30] + b"  " + block[30:] + b"\r\n" for block in blocks) + b"\r\n")

    bad = options.output / "bad"
    bad.mkdir(exist_ok=True)
    sample = made["production-without-purchases"]
    content = b"not a payload\n"
    detached = openssl("cms", "-sign", "-binary", "-outform", "DER", "-signer", signers["leaf"].pem,
                       "-inkey", signers["leaf"].key, "-nocerts", input=content)
    enveloped = openssl("cms", "-encrypt", "-binary", "-outform", "DER", "-aes128", signers["leaf"].pem, input=content)
    other = openssl("cms", "-sign", "-nodetach", "-binary", "-outform", "DER", "-signer", signers["leaf"].pem,
                    "-inkey", signers["leaf"].key, "-nocerts", input=content)
    files = {
        **BAD,
        "truncated.p7": sample[:500],
        "truncated-in-header.p7": sample[:3],
        "truncated-base64.txt": base64.encodebytes(sample)[:1000],
        "truncated-indefinite.p7": made["xcode-without-purchases"][:-4],
        "trailing-bytes.p7": sample + b"\0\1\2",
        "detached-signature.p7": detached,
        "enveloped-data.p7": enveloped,
        "text-as-payload.p7": other,
        "certificate.der": signers["leaf"].der,
        "certificate-base64.txt": base64.encodebytes(signers["leaf"].der),
    }
    for name, octets in files.items():
        (bad / name).write_bytes(octets)


main()
