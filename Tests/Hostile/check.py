"""Gives the command line tool schemas that are out to harm it, and files and streams that fail.

usage: check.py ASN1SWIFT [NAME…]      only the cases with one of these texts in their names
"""

import os
import sys
import tempfile
import time

import files
from schemas import LINEAR, RIGHT, schemas
from tool import SECONDS, Failure, expect, run

KNOWN = (0, 1)
LONG_SECONDS = 10


def answers(tool, text, seconds=SECONDS):
    """A schema is accepted or rejected, with an error that says where; what is accepted is generated too."""
    with tempfile.TemporaryDirectory() as folder:
        files.write(f"{folder}/M.asn1", text)
        result = run(tool, "check", "M.asn1", folder=folder, seconds=seconds)
        expect(result.status in KNOWN, "ends in another way", result)
        said = result.errors
        expect(result.status == 0 or "M.asn1:" in said or "M?" in said, "says nothing", result)
        if result.status == 0:
            result = run(tool, "generate", "--quiet", "--output", "out", "M.asn1", folder=folder, seconds=seconds)
            # Some values are right and too long for Swift.
            expect(result.status == 0 or "M.asn1:" in result.errors and "error: " in result.errors, "is not generated", result)
            expect(result.status != 0 or os.path.exists(f"{folder}/out/M.asn1.swift"), "is generated without a file", result)


def works(tool, text):
    """A large schema goes through every subcommand."""
    with tempfile.TemporaryDirectory() as folder:
        files.write(f"{folder}/M.asn1", text)
        files.write(f"{folder}/nested", bytes.fromhex("3080") * 20_000 + bytes(40_000))
        files.write(f"{folder}/braces", "{" * 1_000_000)
        schema = "M.asn1"
        for command in [
            ["check", schema], ["print", schema], ["graph", schema], ["graph", "--dot", schema],
            ["generate", "--output", "out", schema],
        ]:
            result = run(tool, *command, folder=folder)
            expect(result.status == 0, f"{command[0]} fails", result)
        # What is written out in full may be too much, and the files hold no values of these types.
        for command in [
            ["print", "--resolved", schema], ["decode", "--type", "T1", schema, "nested"],
            ["encode", "--type", "T1", schema, "braces"], ["encode", "--json", "--type", "T1", schema, "braces"],
            ["dump", "--flat", "nested"],
        ]:
            result = run(tool, *command, folder=folder)
            expect(result.status in KNOWN, f"{command[0]} ends in another way", result)


def main():
    tool = os.path.abspath(sys.argv[1])
    words = sys.argv[2:]
    cases = [(name, lambda text=text: answers(tool, text())) for name, text in schemas()]
    cases += [(name, lambda text=text: answers(tool, text(), LONG_SECONDS)) for name, text in LINEAR.items()]
    cases += [(f"{name}, right", lambda text=text: works(tool, text())) for name, text in RIGHT.items()]
    cases += files.cases(tool)
    failures = count = 0
    for name, case in cases:
        if words and not any(word in name for word in words):
            continue
        count += 1
        start = time.monotonic()
        try:
            case()
        except Failure as failure:
            failures += 1
            print(f"{name}: {failure}")
        elapsed = time.monotonic() - start
        if elapsed > 5:
            print(f"{name}: took {elapsed:.0f} s")
    print(f"{count - failures} passed, {failures} failed")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
