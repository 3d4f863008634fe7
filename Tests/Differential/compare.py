#!/usr/bin/env python3
"""Compares verdicts on changed certificates and receipts: ours, libcrypto's and, where it is installed, asn1crypto's.

    compare.py FUZZING [--count N] [--seed N] [--show]

FUZZING is the program of Tests/Packages/Fuzzing, which decodes many inputs at once. The inputs are made from the certificates and receipts
of the tests, the same for the same seed. Where one takes what another refuses, the difference must be one of those below, which say who is
right; one that is not fails. '--show' prints how often each was met.
"""
import argparse
import collections
import pathlib
import random
import re
import subprocess
import sys

import libcrypto
import mutations

try:
    from asn1crypto import cms, x509
except ImportError:
    cms = x509 = None

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
RECEIPTS = ROOT / "Tests/AppStoreReceiptTests/Receipts"

# What we refuse and others take: who, our error, and why we are right. X.690 unless another document is named.
REFUSED = [
    ("both", r"violates SIZE", "the schema has the bound (RFC 5280, RFC 5652); others do not look at it"),
    ("libcrypto", r"in the time|date or time of day|time is too short|Time without", "times are kept as characters until asked for"),
    ("libcrypto", r"must be constructed", "8.9.1, 8.11.1: SEQUENCE and SET are constructed; in values of any type, and of lists, it does not look"),
    ("libcrypto", r"beyond the end|tag number|reserved|indefinite|two zero octets|end-of-contents|input ends",
     "8.1: what is of any type is an encoding too; its octets are kept unread"),
    ("libcrypto", r"expected OCTET STRING", "8.7.3.2: the segments of an OCTET STRING are OCTET STRINGs"),
    ("asn1crypto", r"BOOLEAN must have one contents octet", "8.2.1"),
    ("asn1crypto", r"last arc does not end|an arc starts with", "8.19.2"),
    ("asn1crypto", r"after the last component", "no such component; what is left in a SEQUENCE is passed over"),
]
# What we take and libcrypto refuses, by its reason.
TAKEN = [
    (r"wrong length|utf8string|bits left|zero content|string too short|mstring",
     "names' attributes, parameters and other values that an identifier gives the type of are decoded when they are asked for"),
    (r"field missing", "RFC 2315, 7: the content of a ContentInfo is OPTIONAL"),
]
# What we take and asn1crypto refuses, by its message. It decodes keys, extensions and attributes along with the rest.
TAKEN_BY_ASN1CRYPTO = [
    (r"^KeyError|^TypeError|^IndexError", "algorithms that it does not know stop it"),
    (r"^UnicodeDecodeError|^ValueError", "values that an identifier gives the type of are decoded when they are asked for"),
]


def seeds(kind):
    receipts = [path.read_bytes() for path in sorted(RECEIPTS.glob("*.p7"))]
    if kind == "message":
        return receipts
    found = {(RECEIPTS / "bad/certificate.der").read_bytes()}
    for receipt in receipts:
        # A certificate is a SEQUENCE of SEQUENCEs that libcrypto takes.
        for match in re.finditer(rb"\x30\x82", receipt):
            at = match.start()
            length = int.from_bytes(receipt[at + 2 : at + 4], "big") + 4
            if libcrypto.verdict("certificate", receipt[at : at + length]) is None:
                found.add(receipt[at : at + length])
    return sorted(found)


def own_verdicts(program, kind, inputs):
    data = b"".join(len(data).to_bytes(4, "big") + data for data in inputs)
    result = subprocess.run([program, "--verdicts", kind], input=data, stdout=subprocess.PIPE, check=True)
    lines = result.stdout.decode().splitlines()
    if len(lines) != len(inputs):
        sys.exit(f"error: {len(lines)} verdicts on {len(inputs)} inputs")
    return [line.removeprefix("error: ") if line.startswith("error: ") else None for line in lines]


def asn1crypto_verdict(kind, data):
    try:
        value = (x509.Certificate if kind == "certificate" else cms.ContentInfo).load(data, strict=True)
        value.native
        return None
    except Exception as error:  # It raises many kinds, also for what it does not foresee.
        return f"{type(error).__name__}: {error}".split("\n")[0]


def explanation(name, ours, theirs, list_of_taken):
    if ours is not None:
        return next((why for who, what, why in REFUSED if who in (name, "both") and re.search(what, ours)), None)
    return next((why for what, why in list_of_taken if re.search(what, theirs)), None)


def compare(program, kind, count, seed, totals, show):
    source, chooser = seeds(kind), random.Random(f"{kind} {seed}")
    inputs = [mutations.mutate(chooser.choice(source), chooser) for _ in range(count)]
    taken = unexplained = 0
    for data, ours in zip(inputs, own_verdicts(program, kind, inputs)):
        taken += ours is None
        others = [("libcrypto", libcrypto.verdict(kind, data), TAKEN)]
        if x509:
            others.append(("asn1crypto", asn1crypto_verdict(kind, data), TAKEN_BY_ASN1CRYPTO))
        for name, theirs, list_of_taken in others:
            if (ours is None) == (theirs is None):
                totals[name, kind, "same verdict"] += 1
                continue
            reason = explanation(name, ours, theirs, list_of_taken)
            totals[name, kind, reason or "UNEXPLAINED"] += 1
            if reason is None:
                unexplained += 1
                if unexplained <= 20 or show:
                    print(f"{kind}: ours: {ours or 'taken'}; {name}: {theirs or 'taken'}: {data.hex()[:show and 100000 or 400]}")
    print(f"{kind}: {count} inputs, {taken} taken, {unexplained} differences without an explanation")
    return unexplained


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--count", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--show", action="store_true")
    arguments = parser.parse_args()
    if not x509:
        print("asn1crypto is not installed: only libcrypto is compared")
    totals, unexplained = collections.Counter(), 0
    for kind in ["certificate", "message"]:
        unexplained += compare(arguments.program, kind, arguments.count // 2, arguments.seed, totals, arguments.show)
    if arguments.show:
        for (name, kind, reason), number in sorted(totals.items()):
            print(f"{number:7} {name} {kind}: {reason}")
    return 1 if unexplained else 0


if __name__ == "__main__":
    sys.exit(main())
