"""Schemas and options files in the documentation."""
import json
import re
import shlex
import subprocess

from pages import SampleError


def module(block, package):
    return as_module(block, package, block.text)


def as_module(block, package, text):
    """A text of a block as modules. Assignments alone become a module on the line of the text's first one."""
    if re.search(r"\bDEFINITIONS\b", text):
        return text.rstrip("\n")
    imports = package.given_text(block.settings.get("with"), ".imports").strip()
    # The tour says which line its modules begin with.
    begin = "M DEFINITIONS ::= BEGIN" if "DiagnosticsTour" in block.page.name else "Sample DEFINITIONS AUTOMATIC TAGS ::= BEGIN"
    return f"{begin} {imports}\n{text}END\n".replace("BEGIN \n", "BEGIN\n")


def said_after(block):
    """The output that the page shows after a schema, when it is about the schema: what is wrong with it."""
    blocks = block.page.blocks
    index = blocks.index(block) + 1
    if index < len(blocks) and blocks[index].language == "" and re.match(r"\S+\.asn1:\d+:\d+: ", blocks[index].text):
        return blocks[index]
    return None


def dependencies(package):
    flags = []
    for name in ("PKIX", "CMS", "AppStoreReceipt"):
        for file in sorted((package.root / "Schemas" / name).glob("*.asn1*")):
            flags += ["--dependency", f"{name}={file}"]
    return flags


def check(block, package):
    folder = package.schema_folder()
    said = said_after(block)
    if said is not None:
        name = said.lines[0].partition(":")[0]
        (folder / name).write_text(module(block, package))
        result = subprocess.run([package.bin / "asn1swift", "check", name], cwd=folder, capture_output=True, text=True)
        # Where it prints to no terminal, the lines of the schema are left out.
        shown = [line for line in said.lines if line.startswith(name + ":")]
        if result.stderr.splitlines() != shown:
            raise SampleError("what is said about it is\n" + result.stderr.rstrip())
        said.result = said.text
        return "schemas that are wrong"
    (folder / "Sample.asn1").write_text(module(block, package))
    flags = shlex.split(block.settings.get("flags", ""))
    if "with" in block.settings or "IMPORTS" in block.text:
        flags += dependencies(package)
    package.run([package.bin / "asn1swift", "generate", "--quiet", *flags, "--output", folder, "Sample.asn1"], folder)
    block.schema = folder / "Sample.asn1.swift"
    return "schemas"


def check_options(block, package):
    folder = package.schema_folder()
    try:
        json.loads(block.text)
    except ValueError as error:
        raise SampleError(f"it is no JSON: {error}") from None
    if "with" not in block.settings:
        raise SampleError("with=NAME must give a schema for it")
    (folder / "Sample.asn1").write_text(package.given_text(block.settings["with"], ".asn1"))
    (folder / "asn1.json").write_text(block.text)
    package.run([package.bin / "asn1swift", "generate", "--dry-run", "--options", "asn1.json", "Sample.asn1"], folder)
    return "options files"
