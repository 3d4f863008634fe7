#!/usr/bin/env python3
"""Finds what could stop the program, or read what it must not, in the code that reads input, and says why it cannot.

    traps.py [--generated FOLDER]... [--list]

Looked at are the runtime, the receipt library, and generated code in folders given. Each kind of construct in each file must be in
traps.allowed with its number and the reason why no input reaches a trap there: one that is added makes the numbers differ, and its author
read the file again. '--list' prints what there is instead.
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
SOURCES = ["Sources/ASN1Runtime", "Sources/AppStoreReceipt"]
# What stands in code, comments and texts left out.
KINDS = {
    "unwrap": r"(?<=[\w)\]\"}])!(?=$|[\s.,:;)\]\[}(?])(?!=)",
    "try!": r"\btry!",
    "as!": r"\bas!",
    "stop": r"\b(?:fatalError|precondition|preconditionFailure|assert|assertionFailure)\(",
    "wrapping": r"&(?:\+|-|\*|<<|>>)=?",
    "unsafe": r"(?<!-)\bunsafe\b|\bunsafe(?:lyUnwrapped|BitCast|Downcast)\b",
    # Declarations that are taken as safe as they are: their members' `unsafe` are counted.
    "@safe": r"@safe\b",
    # A conversion that stops the program where the number does not fit.
    "conversion": r"(?<![\w.])(?:U?Int(?:8|16|32|64)?)\((?!ascii:|truncatingIfNeeded:|clamping:|exactly:|bitPattern:|bigEndian:|littleEndian:)",
}


def code(text):
    """The lines of a file without comments and texts, so that words in these do not count."""
    text = re.sub(r'"""(.*?)"""', lambda found: '"' + "\n" * found[1].count("\n") + '"', text, flags=re.S)
    for line in text.split("\n"):
        # What is interpolated is code; there is little enough of it to keep the whole.
        line = re.sub(r'"(?:[^"\\]|\\[^(])*"', '""', line)
        yield re.sub(r"//.*", "", line)


def found_in(path):
    numbers = {}
    for number, line in enumerate(code(path.read_text(encoding="utf-8")), 1):
        for kind, pattern in KINDS.items():
            for _ in re.finditer(pattern, line):
                numbers.setdefault(kind, []).append(number)
    return numbers


def all_found(folders):
    """For each file and kind the lines; files of generated code are named after their schemas alone."""
    found = {}
    for folder in SOURCES:
        for path in sorted((ROOT / folder).rglob("*.swift")):
            for kind, lines in found_in(path).items():
                found[str(path.relative_to(ROOT)), kind] = lines
    for folder in folders:
        for path in sorted(pathlib.Path(folder).rglob("*.asn1.swift")):
            for kind, lines in found_in(path).items():
                found["generated/" + path.name, kind] = lines
    return found


def allowed():
    """For each file and kind how many there may be; every line has a reason, by its name or in full."""
    numbers, reasons = {}, set()
    for line in (ROOT / "Tests/traps.allowed").read_text(encoding="utf-8").splitlines():
        if not line.strip() or line.startswith("#"):
            continue
        if line.startswith("reason "):
            reasons.add(line.split()[1].rstrip(":"))
            continue
        path, kind, number, reason = line.split(None, 3)
        if not " " in reason and reason not in reasons:
            sys.exit(f"error: traps.allowed: {path} {kind} has no reason: there is none of the name '{reason}'")
        numbers[path, kind] = int(number)
    return numbers


def main(arguments):
    folders = [arguments[index + 1] for index, word in enumerate(arguments) if word == "--generated"]
    found = all_found(folders)
    if "--list" in arguments:
        for (path, kind), lines in found.items():
            print(path, kind, len(lines), "lines", ",".join(map(str, lines)))
        return 0
    expected = allowed()
    failed = False
    for (path, kind), lines in found.items():
        if expected.get((path, kind), 0) != len(lines):
            failed = True
            print(f"error: {path}: {len(lines)} of kind '{kind}', not {expected.get((path, kind), 0)} as allowed: lines {lines}")
    for path, kind in expected.keys() - found.keys():
        if not path.startswith("generated/") or folders:
            failed = True
            print(f"error: {path}: nothing of kind '{kind}' any more")
    print(f"{sum(map(len, found.values()))} places in {len({path for path, _ in found})} files, each with its reason")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
