"""Measures the benchmarks beside other implementations and writes the tables of the documentation: report.py BENCHMARKS ASN1SWIFT APPRECEIPT PAGE

PAGE is a Markdown file with the lines <!-- table --> and <!-- end of table -->, between which the tables go. What to measure against is
looked for in the folder PEERS (the environment variable): `walk`, a loop in C that goes over all headers and octets and keeps nothing,
`asn1c_rcpt` and `asn1c_x509`, decoders that asn1c generates, built with -O2 and without its debugging output, `asn1c_encode_rcpt` and
`asn1c_encode_x509`, encoders of the same kind, and `cms_verify`, which validates by libcrypto alone. Each is called as
`PROGRAM CASE FILE` and prints `CASE <nanoseconds> ns …`, in time of the process. Columns of what is not there stay empty.

Every time is the median of five rounds in which all programs take turns, so that what else the machine does meets all of them.
"""
import base64
import os
import platform
import shutil
import statistics
import subprocess
import sys
import tempfile
import time as clock

import check
import inputs

ROUNDS = 5
# Receipts in a batch.
BATCH = 1_000
ROWS = [
    ("receipt, 37 KB: attributes", "outer", "receipt.der", "rcpt"),
    ("receipt: purchases too", "nested", "receipt.der", "rcpt"),
    ("receipt: purchases too, indefinite lengths", "nested-ber", "receipt-ber.der", None),
    ("receipt: every value", "leaf", "receipt.der", "rcpt"),
    ("certificate, RSA-2048", "cert", "certificate.der", "x509"),
    ("CRL, 100,000 entries", "crl", "crl-large.der", "x509"),
    ("CRL, entry by entry", "crl-each", "crl-large.der", None),
    ("CRL, looking for one serial number", "crl-find", "crl-large.der", None),
    ("encoding the receipt", "encode-receipt", "receipt.der", "encode_rcpt"),
    ("encoding the certificate", "encode-cert", "certificate.der", "encode_x509"),
    ("rejecting 7 octets", "reject", "receipt.der", None),
]
# Purchases of receipts from one KB to 50 MB.
SIZES = (2, 27, 275, 2_750, 27_500, 137_000)


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


def peer(name):
    path = os.path.join(os.environ.get("PEERS", ""), name)
    return path if os.environ.get("PEERS") and os.access(path, os.X_OK) else None


def decoding(tool, folder):
    """Times and counts of the decoders and encoders."""
    lines = ["| | time | of asn1c | of walking | instructions | allocations |", "|---|---:|---:|---:|---:|---:|"]
    for title, case, file, kind in ROWS:
        path = os.path.join(folder, file)
        # Walking knows the cases by the names of what they go over.
        walked = {"crl-each": "crl", "crl-find": "crl"}.get(case, case)
        walk = peer("walk") if kind in ("rcpt", "x509") or walked != case else None
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


def growth(tool, folder):
    """How the time grows with the size of the input, with definite and with indefinite lengths."""
    lines = ["| size of the receipt | DER, an octet | BER with indefinite lengths, an octet |", "|---:|---:|---:|"]
    for count in SIZES:
        cells = []
        for case, form in (("nested", inputs.tlv), ("nested-ber", inputs.indefinite)):
            path = os.path.join(folder, "growing.der")
            with open(path, "wb") as output:
                size = output.write(inputs.receipt(count, form))
            cells.append(f"{medians([[tool, case, path]])[0] / size:.2f} ns")
        lines.append(f"| {size / 1000:,.0f} KB | {' | '.join(cells)} |")
        print(lines[-1], flush=True)
    return lines


def whole(tool, folder):
    """Validating, and decoding on two threads."""
    receipt = os.path.join(folder, "receipt.p7")
    lines = []
    if os.path.exists(receipt):
        verify = peer("cms_verify")
        ours, libcrypto = medians([[tool, "validate", receipt], [verify, "validate", receipt] if verify else None])
        beside = f", {ratio(ours, libcrypto)} of what `CMS_verify` of libcrypto takes" if libcrypto else ""
        lines += ["", f"Validating a receipt of 40 KB with three certificates and RSA keys of 2048 bits: {time(ours)}{beside}."]
    payload = os.path.join(folder, "receipt.der")
    alone, together = medians([[tool, "nested", payload], [tool, "two-threads", payload]])
    lines += ["", "Two threads that decode the same octets at a time: each takes "
              f"{together / (128 * alone):.2f} times as much of a processor as one that is alone."]
    print("\n".join(lines), flush=True)
    return lines


def batch(tool, folder):
    """How much faster many receipts are validated on two cores than on one: in time that passes, not of the process."""
    receipt = os.path.join(folder, "receipt.p7")
    if not os.path.exists(receipt) or not shutil.which("taskset") or (os.cpu_count() or 1) < 2:
        return []
    with open(receipt, "rb") as file:
        lines = (base64.b64encode(file.read()) + b"\n") * BATCH
    command = [tool, "validate", "--batch", "--bundle-id", "com.example.app", "--any-version", "--root", os.path.join(folder, "root.der")]
    rounds = []
    for _ in range(ROUNDS):
        rounds.append([])
        for cores in ("0", "0,1"):
            start = clock.monotonic()
            result = subprocess.run(["taskset", "-c", cores, *command], input=lines, capture_output=True)
            rounds[-1].append(clock.monotonic() - start)
            if result.stdout.count(b'"valid":true') != BATCH:
                sys.exit(f"error: {' '.join(command)} says {result.stdout[:300]}{result.stderr}")
    one, two = (statistics.median(column) for column in zip(*rounds))
    line = f"`appreceipt validate --batch` validates {BATCH / one:,.0f} such receipts a second on one core and {one / two:.2f} times as many on two."
    print(line, flush=True)
    return ["", line]


def usage(command):
    """Seconds of a processor and KB of memory that a command takes.

    A process of its own asks, since what a process has in memory counts for those that it starts, too.
    """
    script = "import resource, subprocess, sys; subprocess.run(sys.argv[1:], check=True); " \
        "used = resource.getrusage(resource.RUSAGE_CHILDREN); print(used.ru_utime + used.ru_stime, used.ru_maxrss)"
    result = subprocess.run([sys.executable, "-c", script, *command], capture_output=True, text=True)
    if result.returncode != 0:
        sys.exit(f"error: {' '.join(command)} fails: {result.stderr}")
    return [float(word) for word in result.stdout.split()]


def generating(tool, folder):
    """What the generator takes for schemas of several sizes."""
    lines = ["| lines of the schema | time | memory |", "|---:|---:|---:|"]
    for count in inputs.SCHEMA_LINES:
        command = [tool, "generate", "--quiet", "--output", os.path.join(folder, f"out-{count}"), os.path.join(folder, f"schema-{count}.asn1")]
        runs = [usage(command) for _ in range(3)]
        seconds, memory = (statistics.median(column) for column in zip(*runs))
        lines.append(f"| {count:,} | {seconds:.2f} s | {memory / 1000:.0f} MB |")
        print(lines[-1], flush=True)
    return lines


def tables(tool, generator, validator):
    with tempfile.TemporaryDirectory() as folder:
        inputs.write(folder)
        return [
            f"{processor()}, {os.cpu_count()} cores; {version(['swift', '--version'], 'Swift')}; "
            f"asn1c {version(['asn1c', '-version'], 'not installed')}; {version(['openssl', 'version'], 'no OpenSSL')}.", "",
            *decoding(tool, folder), *whole(tool, folder), *batch(validator, folder), "", *growth(tool, folder), "",
            "Generating, by a release build of the tool:", "", *generating(generator, folder),
        ]


def main():
    tool, generator, validator, page = sys.argv[1:5]
    with open(page) as file:
        text = file.read()
    start, end = "<!-- table -->\n", "<!-- end of table -->"
    if start not in text or end not in text:
        sys.exit(f"error: {page} has no place for the table")
    head, rest = text.split(start, 1)
    lines = tables(tool, generator, validator)
    with open(page, "w") as file:
        file.write(head + start + "\n" + "\n".join(lines) + "\n\n" + end + rest.split(end, 1)[1])


main()
