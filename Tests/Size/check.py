"""Compares what asn1swift generates with what asn1c generates from the same schemas: lines, and octets of machine code.

usage: check.py ASN1SWIFT [--report]         --report writes what is measured into the page on speed and size

Lines are all lines of a file. Of asn1c's, those of the files that it writes for types count, and not those of its skeletons, as those of
the runtime do not. Machine code is what the sections .text of the objects that are made of these files hold, in Swift with all types
public; and of two programs that do the same with a receipt, linked so that what nothing calls is left out, less that of an empty
program: generated code and what it needs of the runtime or the skeletons.
"""
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

here = pathlib.Path(__file__).resolve().parent
root = here.parents[1]
page = root / "Sources/ASN1Runtime/Documentation.docc/Performance.md"

LINES_LIMIT = 1 / 3  # of asn1c's
SCHEMA_LINES_LIMIT = 16  # for a line of ASN.1
SCHEMA_CODE_LIMIT = 1_500  # octets of machine code for a line of ASN.1
CODE_LIMIT = 330_000  # octets of .text in the program, and in generated code alone
GENERATED_LIMIT = 16_000
STALE = 0.1  # by how much the page may differ from what is measured
SCHEMAS = {
    "Receipt": "receipts", "X509": "certificates and CRLs, RFC 5280", "CMS": "CMS, RFC 5652, with those",
    "LDAP": "LDAP, RFC 4511", "RadioResource": "in the manner of 3GPP's",
}
IMPORTED = {"CMS": ["X509"]}  # by these schemas; what is made of them counts as well
# A payload: a bundle identifier, a purchase without fields and one with a field.
RECEIPT = (
    "313a"
    "300a020111020101040231003015020102020101040d0c0b636f6d2e6578616d706c65"
    "3015020111020101040d310b3009020105020101040178"
)


def run(command, folder=None, input=None):
    result = subprocess.run([str(word) for word in command], cwd=folder, input=input, capture_output=True, text=True)
    if result.returncode != 0:
        sys.exit(f"error: '{' '.join(map(str, command))[:200]}' ended with {result.returncode}\n{result.stdout}{result.stderr}")
    return result.stdout


def lines(paths):
    return sum(len(path.read_text().splitlines()) for path in paths)


def code(*paths):
    """The octets of the sections .text and, of object code, those of single functions."""
    return sum(int(size) for size in re.findall(r"^\.text\S*\s+(\d+)", run(["size", "-A", *paths]), re.MULTILINE))


SWIFT_FLAGS = ["-Osize", "-wmo", "-swift-version", "6", "-suppress-warnings", "-package-name", "asn1swift"]
C_FLAGS = ["-O2", "-w", "-ffunction-sections", "-fdata-sections"]


class Generated:
    """What both compilers make of one schema."""

    def __init__(self, asn1swift, skeletons, name, folder, modules):
        schemas = [here / "Schemas" / f"{file}.asn1" for file in [*IMPORTED.get(name, []), name]]
        self.swift_folder, self.c_folder = folder / "swift", folder / "c"
        for path in (self.swift_folder, self.c_folder, folder / "public"):
            path.mkdir(parents=True)
        run([asn1swift, "generate", "--quiet", "--output", self.swift_folder, *schemas])
        run(["asn1c", "-fcompound-names", *schemas], self.c_folder)
        self.swift = sorted(self.swift_folder.glob("*.swift"))
        # Skeletons are links, and the sample program is none of the schema's.
        self.c = sorted(path for path in self.c_folder.glob("*.[ch]") if not (skeletons / path.name).exists())
        self.schema_lines = lines(schemas)
        self.swift_lines, self.c_lines = lines(self.swift), lines(self.c)
        # What is not public would be left out, where nothing uses it.
        run([asn1swift, "generate", "--quiet", "--access", "public", "--output", folder / "public", *schemas])
        run(["swiftc", *SWIFT_FLAGS, "-parse-as-library", "-module-name", name, "-I", modules, "-c", "-o", folder / "swift.o",
             *sorted((folder / "public").glob("*.swift"))])
        self.swift_code = code(folder / "swift.o")
        self.c_code = code(*c_objects([path for path in self.c if path.suffix == ".c"], self.c_folder, folder))

    def faults(self, name):
        if not self.swift_lines or self.swift_lines > self.c_lines * LINES_LIMIT:
            yield f"{name}: {self.swift_lines} lines of Swift, more than a third of {self.c_lines} of C"
        if self.swift_lines > self.schema_lines * SCHEMA_LINES_LIMIT:
            yield f"{name}: {self.swift_lines} lines of Swift for {self.schema_lines} of ASN.1"
        if not self.swift_code or self.swift_code > self.schema_lines * SCHEMA_CODE_LIMIT:
            yield f"{name}: {self.swift_code} octets of machine code for {self.schema_lines} lines of ASN.1"


def c_objects(sources, headers, folder):
    objects = []
    for source in sources:
        objects.append(folder / f"{source.stem}.o")
        run(["gcc", *C_FLAGS, "-I", headers, "-c", source, "-o", objects[-1]])
    return objects


def swift_runtime(folder):
    """The runtime as an object and a module."""
    run(["swiftc", *SWIFT_FLAGS, "-parse-as-library", "-module-name", "ASN1Runtime", "-emit-module", "-emit-module-path",
         folder / "ASN1Runtime.swiftmodule", "-c", "-o", folder / "runtime.o", *sorted((root / "Sources/ASN1Runtime").rglob("*.swift"))])


def swift_program(generated, folder):
    """The octets of the whole program and of generated code."""
    sources = [here / "Programs/main.swift", *generated.swift]
    run(["swiftc", *SWIFT_FLAGS, "-module-name", "Program", "-I", folder.parent, "-c", "-o", folder / "program.o", *sources])
    (folder / "empty").mkdir()
    (folder / "empty/main.swift").write_text('print(readLine() ?? "")\n')
    run(["swiftc", *SWIFT_FLAGS, "-c", "-o", folder / "empty.o", folder / "empty/main.swift"])
    for name, objects in (("program", ["program.o", "../runtime.o"]), ("none", ["empty.o"])):
        run(["swiftc", *[folder / object for object in objects], "-o", folder / name, "-Xlinker", "--gc-sections"])
    return folder / "program", code(folder / "program") - code(folder / "none"), code(folder / "program.o")


def c_program(generated, folder):
    sources = [path for path in sorted(generated.c_folder.glob("*.c")) if path.name != "converter-sample.c"]
    objects = c_objects([here / "Programs/main.c", *sources], generated.c_folder, folder)
    (folder / "empty.c").write_text("int main(void) { return 0; }\n")
    run(["gcc", "-Wl,--gc-sections", *objects, "-o", folder / "program"])
    run(["gcc", "-O2", "-Wl,--gc-sections", folder / "empty.c", "-o", folder / "none"])
    own = {path.stem for path in generated.c} | {"main"}
    return folder / "program", code(folder / "program") - code(folder / "none"), code(*[path for path in objects if path.stem in own])


def table(rows, programs):
    text = ["| schema | lines of ASN.1 | of Swift | of asn1c's C | Swift to C | machine code of Swift | of C |", "|---|--:|--:|--:|--:|--:|--:|"]
    text += [f"| {SCHEMAS[name]} | {made.schema_lines:,} | {made.swift_lines:,} | {made.c_lines:,} | {made.swift_lines / made.c_lines:.2f} | "
             f"{made.swift_code:,} | {made.c_code:,} |" for name, made in rows.items()]
    text += ["", "| program that reads receipts | machine code, octets | of it generated, and `main` |", "|---|--:|--:|"]
    text += [f"| {name} | {all:,} | {generated:,} |" for name, (all, generated) in programs.items()]
    return "\n".join(text)


def numbers(text):
    return [float(number.replace(",", "")) for row in text.splitlines() if row.startswith("| ")
            for number in re.findall(r"\| ([\d,.]+) (?=\|)", row)]


def main():
    if shutil.which("asn1c") is None or shutil.which("gcc") is None:
        print("skipped: there is no asn1c, or no gcc")
        return 0
    asn1swift = pathlib.Path(sys.argv[1]).resolve()
    help = subprocess.run(["asn1c", "-h"], capture_output=True, text=True)
    help_text = help.stdout + help.stderr
    skeletons = pathlib.Path(re.search(r'Default is "(.*?)"', help_text)[1])
    failures = []
    with tempfile.TemporaryDirectory() as scratch:
        folder = pathlib.Path(scratch)
        swift_runtime(folder)
        rows = {name: Generated(asn1swift, skeletons, name, folder / name, folder) for name in SCHEMAS}
        for name, made in rows.items():
            failures += made.faults(name)
        programs, answers = {}, []
        for name, build in (("Swift, `-Osize`", swift_program), ("asn1c, `gcc -O2`", c_program)):
            (folder / build.__name__).mkdir()
            program, *programs[name] = build(rows["Receipt"], folder / build.__name__)
            answers.append(run([program], input=RECEIPT + "\n"))
        if answers != [f"2 {len(RECEIPT) // 2}\n"] * 2:
            failures.append(f"the programs say {answers}")
    all, generated = programs["Swift, `-Osize`"]
    if all > CODE_LIMIT:
        failures.append(f"{all} octets of machine code in the program, more than {CODE_LIMIT}")
    if generated > GENERATED_LIMIT:
        failures.append(f"{generated} octets of machine code in generated code and main, more than {GENERATED_LIMIT}")

    measured = table(rows, programs)
    print(measured)
    before, begin, rest = page.read_text().partition("<!-- sizes -->\n")
    old, end, after = rest.partition("<!-- end of sizes -->\n")
    if "--report" in sys.argv:
        page.write_text(f"{before}{begin}\n{measured}\n\n{end}{after}")
    else:
        told, found = numbers(old), numbers(measured)
        if len(told) != len(found) or any(abs(one - other) > STALE * max(one, other) for one, other in zip(told, found)):
            failures.append(f"{page.relative_to(root)} tells other figures; 'Tests/Size/check.py ASN1SWIFT --report' writes them anew")
    for failure in failures:
        print("error:", failure, file=sys.stderr)
    print(f"by {help_text.splitlines()[0]}")
    checks = 3 * len(rows) + 4
    print(f"{checks - len(failures)} passed, {len(failures)} failed")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
