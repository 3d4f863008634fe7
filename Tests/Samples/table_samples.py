"""Tables of schemas and the Swift that they become, a row for each."""
import re
import subprocess

import asn1_samples
import declarations
import swift_samples
from pages import SampleError

CELL = re.compile(r"(?<!\\)\|")
CODE = re.compile(r"`([^`]+)`")


def check(block, package):
    rows = [line for line in block.lines[2:] if line.strip()]
    problems, shown = [], []
    for number, row in enumerate(rows, block.line + 2):
        cells = [cell.strip().replace("\\|", "|") for cell in CELL.split(row.strip().strip("|"))]
        try:
            shown += check_row(block, package, *cells)
        except SampleError as error:
            problems.append(f"line {number}: {error}")
    if problems or not rows:
        raise SampleError("\n".join(problems) or "the table has no rows")
    path = package.schema_folder() / "rows.swift"
    path.write_text("".join(declarations.as_swift(swift) + "\n" for swift in shown))
    package.run(["swiftc", "-frontend", "-parse", path])
    return "tables of schemas", len(rows)


def check_row(block, package, schema, swift, remark):
    """Generates what the schema of a row becomes; returns the Swift that the row shows."""
    folder = package.schema_folder()
    (folder / "Sample.asn1").write_text(asn1_samples.as_module(block, package, "\n".join(CODE.findall(schema)) + "\n"))
    command = [package.bin / "asn1swift", "generate", "--quiet", "--output", folder, folder / "Sample.asn1"]
    result = subprocess.run(command, capture_output=True, text=True)
    if result.returncode != 0 or not CODE.findall(schema):
        raise SampleError(f"it is not accepted\n{result.stderr.rstrip()}")
    if ("warning: " in result.stderr) != ("warning" in remark):
        raise SampleError(f"the generator says '{result.stderr.rstrip()}', and the row '{remark}'")
    made = (folder / "Sample.asn1.swift").read_text()
    for declaration in CODE.findall(swift):
        swift_samples.compare(declaration, made)
    return CODE.findall(swift)

