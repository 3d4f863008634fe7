"""Measures the benchmarks beside other implementations and writes the table of the documentation: report.py BENCHMARKS PAGE

PAGE is a Markdown file with the lines <!-- table --> and <!-- end of table -->, between which the table goes. What to measure against is
looked for in the folder PEERS (the environment variable): `walk`, a loop in C that goes over all headers and octets and keeps nothing,
and `asn1c_rcpt` and `asn1c_x509`, decoders that asn1c generates, built with -O2 and without its debugging output. Each is called as
`PROGRAM CASE FILE` and prints `CASE <nanoseconds> ns …`, in time of the process. Columns of what is not there stay empty.

Every time is the median of five rounds in which all programs take turns, so that what else the machine does meets all of them.
"""
import os
import platform
import shutil
import statistics
import subprocess
import sys
import tempfile

import check
import inputs

ROUNDS = 5
ROWS = [
    ("receipt, 37 KB: attributes", "outer", "receipt.der", "rcpt"),
    ("receipt: purchases too", "nested", "receipt.der", "rcpt"),
    ("receipt: purchases too, indefinite lengths", "nested-ber", "receipt-ber.der", None),
    ("receipt: every value", "leaf", "receipt.der", "rcpt"),
    ("certificate, RSA-2048", "cert", "certificate.der", "x509"),
    ("CRL, 100,000 entries", "crl", "crl-large.der", "x509"),
    ("CRL, entry by entry", "crl-each", "crl-large.der", None),
    ("CRL, looking for one serial number", "crl-find", "crl-large.der", None),
    ("encoding the receipt", "encode-receipt", "receipt.der", None),
    ("encoding the certificate", "encode-cert", "certificate.der", None),
    ("rejecting 7 octets", "reject", "receipt.der", None),
]


def nanoseconds(command):
    result = subprocess.run(command, capture_output=True, text=True)
    words = result.stdout.split()
    if result.returncode != 0 or len(words) < 2:
        sys.exit(f"error: {' '.join(command)} says {result.stdout}{result.stderr}")
    return float(words[1])


def medians(commands):
    rounds = [[nanoseconds(command) if command else None for command in commands] for _ in range(ROUNDS)]
    return [statistics.median(column) if column[0] is not None else None for column in zip(*rounds)]


def time(value):
    if value is None:
        return ""
    for unit, size in (("ms", 1e6), ("µs", 1e3)):
        if value >= size:
            return f"{value / size:.3g} {unit}"
    return f"{value:.3g} ns"


def ratio(value, other):
    return "" if not other else f"{value / other:.2f}"


def version(command, fallback):
    if shutil.which(command[0]) is None:
        return fallback
    result = subprocess.run(command, capture_output=True, text=True)
    return ((result.stdout or result.stderr).strip().splitlines() or [fallback])[0]


def processor():
    with open("/proc/cpuinfo") as file:
        names = [line.split(":")[1].strip() for line in file if line.startswith("model name")]
    return names[0] if names else platform.machine()


def table(tool):
    peers = os.environ.get("PEERS", "")
    peer = lambda name: os.path.join(peers, name) if name and os.access(os.path.join(peers, name), os.X_OK) else None
    lines = [
        f"{processor()}, {os.cpu_count()} cores; {version(['swift', '--version'], 'Swift')}; "
        f"asn1c {version(['asn1c', '-version'], 'not installed')}.", "",
        "| | time | of asn1c | of walking | instructions | allocations |", "|---|---:|---:|---:|---:|---:|",
    ]
    with tempfile.TemporaryDirectory() as folder:
        inputs.write(folder)
        for title, case, file, kind in ROWS:
            path = os.path.join(folder, file)
            # Walking knows the cases by the names of what they go over.
            walked = {"crl-each": "crl", "crl-find": "crl"}.get(case, case)
            walk = peer("walk") if kind or walked != case else None
            asn1c = peer(f"asn1c_{kind}") if kind else None
            ours, walking, generated = medians([
                [tool, case, path], [walk, walked, path] if walk else None, [asn1c, case, path] if asn1c else None])
            counted = [tool, case, path]
            numbers = ["", ""]
            if shutil.which("valgrind") and not file.startswith("crl-large"):
                numbers = [f"{check.each(count, counted):,}" for count in (check.instructions, check.allocations)]
            lines.append(f"| {title} | {time(ours)} | {ratio(ours, generated)} | {ratio(ours, walking)} | {' | '.join(numbers)} |")
            print(lines[-1], flush=True)
    return lines


def main():
    tool, page = sys.argv[1:3]
    with open(page) as file:
        text = file.read()
    start, end = "<!-- table -->\n", "<!-- end of table -->"
    if start not in text or end not in text:
        sys.exit(f"error: {page} has no place for the table")
    head, rest = text.split(start, 1)
    lines = table(tool)
    with open(page, "w") as file:
        file.write(head + start + "\n" + "\n".join(lines) + "\n\n" + end + rest.split(end, 1)[1])


main()
