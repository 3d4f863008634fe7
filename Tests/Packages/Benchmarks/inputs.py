"""Makes the inputs of the benchmarks, the same octets every time: inputs.py FOLDER

receipt.der      a receipt's payload with 100 in-app purchases of 17 attributes each
receipt-ber.der  the same with indefinite lengths
certificate.der  a certificate with an RSA key of 2048 bits and nine extensions; its signature is made up
crl.der          a CRL of 1,000 entries, crl-large.der one of 100,000
receipt.p7       the receipt, signed, with the certificates of signer, intermediate authority and root, all with RSA keys of 2048 bits;
                 keys are new each time, and where there is no openssl to make them there is no such file
root.der         the last of these certificates
schema-N.asn1    a schema of N lines
"""
import os
import random
import shutil
import subprocess
import sys
import tempfile


def tlv(tag, *parts):
    contents = b"".join(parts)
    count = len(contents)
    if count < 128:
        return bytes([tag, count]) + contents
    octets = count.to_bytes((count.bit_length() + 7) // 8, "big")
    return bytes([tag, 0x80 | len(octets)]) + octets + contents


def indefinite(tag, *parts):
    return bytes([tag, 0x80]) + b"".join(parts) + b"\0\0"


def integer(value):
    return tlv(2, value.to_bytes(value.bit_length() // 8 + 1, "big", signed=True))


def oid(text):
    arcs = [int(arc) for arc in text.split(".")]
    octets = b""
    for arc in [arcs[0] * 40 + arcs[1]] + arcs[2:]:
        piece = bytes([arc & 0x7F])
        while arc := arc >> 7:
            piece = bytes([0x80 | arc & 0x7F]) + piece
        octets += piece
    return tlv(6, octets)


def text(value, tag=0x0C):
    return tlv(tag, value.encode())


# MARK: Receipts


def set_of(elements, form):
    return form(0x31, *sorted(elements)) if form is tlv else form(0x31, *elements)


def attributes(fields, form):
    return set_of([form(0x30, integer(kind), integer(1), tlv(4, value)) for kind, value in fields], form)


def purchase(index, form):
    date = text(f"20{index % 20:02}-0{index % 9 + 1}-1{index % 10}T0{index % 10}:3{index % 10}:4{index % 10}Z", 0x16)
    transaction = text(f"{100_000_000_000_000 + index}")
    fields = [
        (1701, integer(1)), (1702, text(f"com.example.product.{index}")), (1703, transaction), (1704, date),
        (1705, transaction), (1706, date), (1707, integer(3)), (1708, date), (1709, integer(0)), (1710, text("")),
        (1711, integer(1_000_000_000 + index)), (1712, text("", 0x16)), (1713, integer(0)), (1714, integer(0)),
        (1715, text("", 0x16)), (1716, text(f"offer{index}")), (1719, integer(0)),
    ]
    return attributes(fields, form)


def receipt(count, form=tlv):
    octets = random.Random(1)
    fields = [
        (0, text("Production")), (1, integer(123)), (2, text("com.example.app")), (3, text("1.2.3")),
        (4, octets.randbytes(16)), (5, octets.randbytes(20)), (6, octets.randbytes(60)), (7, octets.randbytes(66)),
        (10, text("4+", 0x16)), (12, text("2024-05-06T07:08:09Z", 0x16)), (19, text("1.0")),
    ]
    fields += [(100 + index, octets.randbytes(8)) for index in range(19)]
    return attributes(fields + [(17, purchase(index, form)) for index in range(count)], form)


# MARK: Certificates


def algorithm(identifier):
    return tlv(0x30, oid(identifier), tlv(5))


def name(common_name):
    pairs = [("2.5.4.6", text("US", 0x13)), ("2.5.4.10", text("Example Org")), ("2.5.4.11", text("Test")),
             ("2.5.4.3", text(common_name))]
    return tlv(0x30, *[tlv(0x31, tlv(0x30, oid(kind), value)) for kind, value in pairs])


def extension(identifier, value, critical=False):
    return tlv(0x30, oid(identifier), b"\x01\x01\xff" if critical else b"", tlv(4, value))


def certificate():
    octets = random.Random(2)
    key = tlv(0x30, tlv(2, b"\0\x91" + octets.randbytes(255)), integer(65537))
    url = lambda path: text(f"http://ca.example.com/{path}", 0x86)
    access = lambda kind, path: tlv(0x30, oid(f"1.3.6.1.5.5.7.48.{kind}"), url(path))
    extensions = [
        extension("2.5.29.19", tlv(0x30), True), extension("2.5.29.15", b"\x03\x02\x05\xa0", True),
        extension("2.5.29.37", tlv(0x30, oid("1.3.6.1.5.5.7.3.1"), oid("1.3.6.1.5.5.7.3.2"))),
        extension("2.5.29.14", tlv(4, octets.randbytes(20))),
        extension("2.5.29.35", tlv(0x30, tlv(0x80, octets.randbytes(20)))),
        extension("2.5.29.17", tlv(0x30, text("perf.example.com", 0x82), text("www.perf.example.com", 0x82))),
        extension("2.5.29.31", tlv(0x30, tlv(0x30, tlv(0xA0, tlv(0xA0, url("a.crl")))))),
        extension("1.3.6.1.5.5.7.1.1", tlv(0x30, access(1, "ocsp"), access(2, "ca.crt"))),
        extension("2.5.29.32", tlv(0x30, tlv(0x30, oid("1.3.6.1.4.1.99999.1")))),
    ]
    validity = tlv(0x30, text("240101000000Z", 0x17), text("340101000000Z", 0x17))
    body = tlv(
        0x30, tlv(0xA0, integer(2)), tlv(2, b"\x5b" + octets.randbytes(15)), algorithm("1.2.840.113549.1.1.11"), name("Example CA"),
        validity, name("perf.example.com"),
        tlv(0x30, algorithm("1.2.840.113549.1.1.1"), tlv(3, b"\0", key)), tlv(0xA3, tlv(0x30, *extensions)))
    return tlv(0x30, body, algorithm("1.2.840.113549.1.1.11"), tlv(3, b"\0", octets.randbytes(256)))


def revocation_list(count):
    octets = random.Random(3)
    reason = tlv(0x30, extension("2.5.29.21", b"\x0a\x01\x01"))
    entries = [tlv(0x30, tlv(2, b"\x10" + octets.randbytes(15)), text("240506070809Z", 0x17), reason) for _ in range(count)]
    number = tlv(0xA0, tlv(0x30, extension("2.5.29.20", integer(7))))
    body = tlv(
        0x30, integer(1), algorithm("1.2.840.113549.1.1.11"), name("Example CA"), text("240506070809Z", 0x17),
        text("240513070809Z", 0x17), tlv(0x30, *entries), number)
    return tlv(0x30, body, algorithm("1.2.840.113549.1.1.11"), tlv(3, b"\0", octets.randbytes(256)))


# MARK: Signatures


class Key:
    """An RSA key of 2048 bits in a file, by the openssl command."""

    def __init__(self, folder, title):
        self.file = os.path.join(folder, title)
        self.openssl("genpkey", "-algorithm", "RSA", "-pkeyopt", "rsa_keygen_bits:2048", "-out", self.file)
        self.public = self.openssl("pkey", "-in", self.file, "-pubout", "-outform", "DER")

    @staticmethod
    def openssl(*arguments, given=None):
        return subprocess.run(["openssl", *arguments], input=given, capture_output=True, check=True).stdout

    def sign(self, octets):
        return self.openssl("dgst", "-sha256", "-sign", self.file, given=octets)


SHA256_WITH_RSA = "1.2.840.113549.1.1.11"


def issued(number, subject, key, issuer, by, extensions):
    validity = tlv(0x30, text("240101000000Z", 0x17), text("440101000000Z", 0x17))
    body = tlv(
        0x30, tlv(0xA0, integer(2)), integer(number), algorithm(SHA256_WITH_RSA), name(issuer), validity, name(subject), key.public,
        tlv(0xA3, tlv(0x30, *extensions)))
    return tlv(0x30, body, algorithm(SHA256_WITH_RSA), tlv(3, b"\0", by.sign(body)))


def signed_receipt(payload):
    """The octets of a signed receipt, and those of its root."""
    authority = [extension("2.5.29.19", tlv(0x30, b"\x01\x01\xff"), True), extension("2.5.29.15", b"\x03\x02\x01\x06", True)]
    marks = [
        extension("2.5.29.32", tlv(0x30, tlv(0x30, oid("1.2.840.113635.100.5.6.1")))),
        extension("1.2.840.113635.100.6.11.1", tlv(5)), extension("2.5.29.15", b"\x03\x02\x07\x80", True)]
    with tempfile.TemporaryDirectory() as folder:
        root, middle, signer = (Key(folder, title) for title in ("root", "middle", "signer"))
        certificates = [
            issued(3, "Signer", signer, "Intermediate", middle, marks),
            issued(2, "Intermediate", middle, "Root", root, authority + [extension("1.2.840.113635.100.6.2.1", tlv(5))]),
            issued(1, "Root", root, "Root", root, authority),
        ]
        digest = algorithm("2.16.840.1.101.3.4.2.1")
        info = tlv(
            0x30, integer(1), tlv(0x30, name("Intermediate"), integer(3)), digest, algorithm("1.2.840.113549.1.1.1"),
            tlv(4, signer.sign(payload)))
        content = tlv(0x30, oid("1.2.840.113549.1.7.1"), tlv(0xA0, tlv(4, payload)))
        message = tlv(0x30, integer(1), tlv(0x31, digest), content, tlv(0xA0, *certificates), tlv(0x31, info))
        return tlv(0x30, oid("1.2.840.113549.1.7.2"), tlv(0xA0, message)), certificates[-1]


# MARK: Schemas

SCHEMA_LINES = (1000, 21_000, 200_000)

def schema(count):
    """A schema of that many lines, of SEQUENCE, CHOICE, ENUMERATED and lists that refer to each other."""
    lines = ["Large DEFINITIONS AUTOMATIC TAGS ::= BEGIN", ""]
    number = 0
    while len(lines) + 20 < count:
        number += 1
        before = max(1, number - 7)
        lines += [
            f"Record{number} ::= SEQUENCE {{", f"    identity{number} INTEGER (0..{number}),", "    name UTF8String (SIZE (1..40)) OPTIONAL,",
            f"    choice Choice{before} OPTIONAL,", "    flags BIT STRING { first (0), second (1) } (SIZE (2)),",
            "    isOn BOOLEAN DEFAULT TRUE,", "    ...,", "    [[ more OCTET STRING OPTIONAL ]]", "}", "",
            f"Choice{number} ::= CHOICE {{", f"    record Record{before},", f"    list SEQUENCE (SIZE (0..maximum)) OF Record{before},",
            "    nothing NULL,", "    ...", "}", "", f"Kind{number} ::= ENUMERATED {{ one, two, three{number}, ... }}", "",
        ]
    return "\n".join(lines + ["maximum INTEGER ::= 64", "", "END", ""])


def write(folder):
    os.makedirs(folder, exist_ok=True)
    inputs = {
        "receipt.der": receipt(100), "receipt-ber.der": receipt(100, indefinite), "certificate.der": certificate(),
        "crl.der": revocation_list(1000), "crl-large.der": revocation_list(100_000),
    }
    for file, octets in inputs.items():
        with open(os.path.join(folder, file), "wb") as output:
            output.write(octets)
    for count in SCHEMA_LINES:
        with open(os.path.join(folder, f"schema-{count}.asn1"), "w") as output:
            output.write(schema(count))
    if shutil.which("openssl"):
        for file, octets in zip(("receipt.p7", "root.der"), signed_receipt(inputs["receipt.der"])):
            with open(os.path.join(folder, file), "wb") as output:
                output.write(octets)


if __name__ == "__main__":
    write(sys.argv[1])
