"""Checks every block of code in the readme, in the documentation catalogs and in comments that document declarations.

usage: check.py [--only TEXT] BIN            BIN is what 'swift build --show-bin-path' prints, everything in it built

A block is judged by the language after its fence. A comment before it, '<!-- sample: WORD… -->', which no reader sees, says what
the language does not:

  swift    The body of a function, or declarations if it declares an extension or '@main'. It is type-checked with the modules of
           the package. ' { … }' is a body left out.
           with=NAME      what Given/NAME.swift declares is given
           uses           the Swift of the schema before it on the page is given
           generated      it shows declarations that are generated from that schema, in this order, and all of each: '…' stands for
                          members that are made from others (declarations.py)
           manifest       it is the arguments of a 'Package'
           parsed         it calls a library that is not here, so that only its grammar is checked
           runs           it is run, and the output after it is compared
  asn1     A module, or assignments of one. 'asn1swift check' must accept it, or say what the output after it says.
           with=NAME      Given/NAME.asn1 is what the assignments import
           flags=…        flags of 'generate' for the blocks after it
  json     An options file, for the schema that with=NAME gives; or with the word output, the output of the command before it.
  c        A function's body in C, calling OpenSSL. It must compile.
  shell    Commands, which are run in a folder with the files that documentation names. Names in capitals stand for what the reader
           has: such a command is read, but not run.
           fails=STATUS   its exit status
           read           only the arguments are checked
  (table)  Of its rows, since the comment says rows: a schema in the first column, which must be accepted, with a warning if the third
           says so; and in the second declarations that are generated from it, ';' for the end of a line, all of each as above.
  (none)   The output of the command, the Swift or the schema before it. '…' at the end of a line is what may follow.
           shows=NAME     it is what Given/NAME.swift prints, with the Swift of the schema before it

A block that none of this fits is an error. So is a link to a file that is not there, or the name of one in the text.
"""
import argparse
import collections
import pathlib
import sys
import tempfile

import asn1_samples
import c_samples
import command_samples
import links
import mentions
import swift_samples
import table_samples
from package import Package
from pages import Page, SampleError


def check_block(block, package, counts):
    if block.language == "swift":
        counts[swift_samples.check(block, package)] += 1
    elif block.language == "asn1":
        counts[asn1_samples.check(block, package)] += 1
    elif block.language == "json" and "output" not in block.words:
        counts[asn1_samples.check_options(block, package)] += 1
    elif block.language == "shell":
        counts.update(command_samples.check(block, package))
    elif block.language == "c":
        counts[c_samples.check(block, package)] += 1
    elif block.language == "table":
        kind, rows = table_samples.check(block, package)
        counts[kind] += 1
        counts["rows of them"] += rows
    elif block.language in ("", "json"):
        counts[command_samples.check_output(block, package)] += 1
    else:
        raise SampleError(f"'{block.language}' is no language that samples are checked in")


def check_faults(package):
    """Checks the page of samples that are wrong; returns those in which nothing is found."""
    page = Page(package.root, package.root / "Tests/Samples/faults.md")
    passed, count = [], 0
    for block in page.blocks:
        found = any(failure.startswith(f"{page.name}:{block.line - 1}:") for failure in page.failures)
        package.together.clear()
        try:
            check_block(block, package, collections.Counter())
            found = found or bool(swift_samples.check_together(package))
        except SampleError:
            found = True
        if found == ("right" in block.words):
            passed.append(f"{block.place}: error: it is not judged as it should be")
        count += "right" not in block.words
    package.together.clear()
    return passed, count


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("--only", default="")
    parser.add_argument("bin")
    arguments = parser.parse_args()
    root = pathlib.Path(__file__).resolve().parents[2]
    counts, failures = collections.Counter(), []
    with tempfile.TemporaryDirectory() as scratch:
        package = Package(root, pathlib.Path(arguments.bin).resolve(), pathlib.Path(scratch))
        for path in package.pages():
            if arguments.only not in str(path):
                continue
            page = Page(root, path)
            failures += page.failures
            if not page.is_source:
                missing, found = links.check(path, package)
                failures += missing
                counts["names of files, commands and options"] += found
            for block in page.blocks:
                try:
                    check_block(block, package, counts)
                except SampleError as error:
                    failures.append(f"{block.place}: error: {error}")
        failures += swift_samples.check_together(package)
        if not arguments.only:
            missing, found = mentions.check(root)
            failures += missing
            counts["members that pages mention"] += found
            passed, faults = check_faults(package)
            failures += passed
            counts["faults that must be found"] += faults
    for failure in failures:
        print(failure, file=sys.stderr)
    print(", ".join(f"{count} {kind}" for kind, count in sorted(counts.items())))
    print(f"{sum(counts.values())} samples, {len(failures)} failures")
    return 1 if failures or not counts else 0


if __name__ == "__main__":
    sys.exit(main())
