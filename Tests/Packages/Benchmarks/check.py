"""Counts instructions and allocations of the benchmarks' cases, which are the same on every run, and compares them with limits.

usage: check.py BENCHMARKS [--update]

Limits stand in thresholds.json beside this file, by architecture; more than 3 % above one is a failure, and so is less than 10 % below,
since a limit that nothing comes near guards nothing. --update writes what is counted as the new limits.
"""
import json
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile

import inputs

TOLERANCE = 1.03
SLACK = 0.90
# So many that what differs from one start of a process to the next does not count.
ITERATIONS = 20

# The cases, and the input of each.
CASES = [
    ("outer", "receipt.der"), ("nested", "receipt.der"), ("nested-ber", "receipt-ber.der"), ("leaf", "receipt.der"),
    ("cert", "certificate.der"), ("crl", "crl.der"), ("crl-each", "crl.der"), ("encode-receipt", "receipt.der"),
    ("encode-cert", "certificate.der"), ("reject", "receipt.der"),
]


def run(command):
    # Else hashing begins with a random number in each process.
    environment = os.environ | {"SWIFT_DETERMINISTIC_HASHING": "1"}
    result = subprocess.run(command, capture_output=True, text=True, env=environment)
    if result.returncode != 0:
        sys.exit(f"error: {' '.join(command)} ends with {result.returncode}: {result.stdout}{result.stderr}")
    return result.stderr


def instructions(command):
    text = run(["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"] + command)
    return int(re.search(r"Collected : (\d+)", text).group(1))


def allocations(command):
    text = run(["valgrind", "--leak-check=no", "--undef-value-errors=no"] + command)
    return int(re.search(r"total heap usage: ([\d,]+) allocs", text).group(1).replace(",", ""))


def each(count, command):
    """What one iteration takes: the difference of two runs, without what starting the process takes."""
    return (count(command + [str(ITERATIONS + 1)]) - count(command + ["1"])) // ITERATIONS


def main():
    tool = sys.argv[1]
    path = os.path.join(os.path.dirname(os.path.abspath(__file__)), "thresholds.json")
    if shutil.which("valgrind") is None:
        print("skipped: there is no valgrind")
        return
    with open(path) as file:
        thresholds = json.load(file)
    machine = platform.machine()
    limits = thresholds.get(machine)
    if limits is None and "--update" not in sys.argv:
        print(f"skipped: thresholds.json has no limits for {machine}")
        return
    found = {}
    failures = []
    with tempfile.TemporaryDirectory() as folder:
        inputs.write(folder)
        for case, file in CASES:
            command = [tool, case, os.path.join(folder, file)]
            found[case] = {"instructions": each(instructions, command), "allocations": each(allocations, command)}
            for what, count in found[case].items():
                limit = (limits or {}).get(case, {}).get(what)
                note = "" if not limit else f" ({count / limit:.3f} of {limit})"
                print(f"{case}: {count} {what}{note}", flush=True)
                if limit is None:
                    failures.append(f"{case} has no limit of {what}")
                elif count > limit * TOLERANCE:
                    failures.append(f"{case} takes {count} {what}; the limit is {limit}")
                elif count < limit * SLACK:
                    failures.append(f"{case} takes only {count} {what}; lower the limit of {limit} by --update")
    if "--update" in sys.argv:
        thresholds[machine] = found
        with open(path, "w") as file:
            json.dump(thresholds, file, indent=4)
            file.write("\n")
        return
    for failure in failures:
        print("error:", failure)
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
