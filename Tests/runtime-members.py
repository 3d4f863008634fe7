"""Lists what of the runtime generated code refers to: types, and members of types, decoders, encoders and the like.

usage: runtime-members.py GENERATED…     folders of generated code
"""
import pathlib
import re
import sys

root = pathlib.Path(__file__).resolve().parents[1]
STRING = re.compile(r'"(?:[^"\\]|\\.)*"')
TYPE = re.compile(r"\b(?:struct|enum|class|protocol|typealias)\s+(ASN1\w+)")
# Variables of generated code that hold what the runtime declares.
VARIABLES = "decoder|encoder|writer|members|preserved|error"
MEMBER = re.compile(rf"\b({VARIABLES}|ASN1\w+)\.(\w+)")
DECLARED = re.compile(r"\b(?:func|var|let|case|subscript)\s+`?(\w+)")


def code(path):
    """A file without comments and without what stands in string literals."""
    return "\n".join(line.split("//")[0] for line in STRING.sub('""', path.read_text()).splitlines())


def main():
    files = [path for folder in sys.argv[1:] for path in pathlib.Path(folder).rglob("*.asn1.swift")]
    if not files:
        sys.exit(f"error: there is no generated code in {' '.join(sys.argv[1:])}")
    runtime = [code(path) for path in (root / "Sources/ASN1Runtime").rglob("*.swift")]
    types = {name for text in runtime for name in TYPE.findall(text)}
    members = {name for text in runtime for name in DECLARED.findall(text)} | {"init", "self"}
    found = set()
    for text in map(code, files):
        found |= set(re.findall(r"\bASN1\w+", text)) & types
        found |= {f"{holder}.{name}" for holder, name in MEMBER.findall(text) if name in members and (holder in types or not holder.startswith("ASN1"))}
    print("\n".join(sorted(found)))


main()
