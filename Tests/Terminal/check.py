"""Runs the command line tool on a terminal, and without one, and looks at how it shows how far it is.

usage: check.py ASN1SWIFT
"""

import fcntl
import os
import pty
import re
import struct
import subprocess
import sys
import tempfile
import termios

# How wide the schema is, until it takes longer than the moment in which nothing is shown.
TYPES = (4_000, 16_000, 64_000)
LINE = re.compile(r"(parsing|resolving|checking|generating) (\d+)/(\d+)( \S+)?")
PART = re.compile(r"[a-z]+( [\d/]*)?( \S+)?")  # Of such a line, where it does not fit.


def schema(types):
    lines = "\n".join(
        f"T{number} ::= SEQUENCE {{ a INTEGER (0..{number}), b UTF8String (SIZE (1..9)), c BOOLEAN OPTIONAL }}"
        for number in range(types)
    )
    return f"Wide DEFINITIONS AUTOMATIC TAGS ::= BEGIN\n{lines}\nEND\n"


def on_terminal(arguments, folder, columns=80, **variables):
    """What a command writes to standard error that is a terminal; standard output is none. Without columns the terminal does not say
    how wide it is."""
    master, slave = pty.openpty()
    fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24 if columns else 0, columns, 0, 0))
    environment = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "TERM")}
    process = subprocess.Popen(arguments, cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=slave,
                               env=environment | {"TERM": "xterm"} | variables)
    os.close(slave)
    text = b""
    while True:
        try:
            part = os.read(master, 4096)
        except OSError:  # The other side is closed.
            break
        if not part:
            break
        text += part
    os.close(master)
    expect(process.wait() == 0, f"{arguments} fails: {text!r}")
    return text.decode()


def expect(condition, message):
    if not condition:
        sys.exit(f"error: {message}")


def check_shown(text, columns=80):
    """Each line erases the one before, fits on a terminal and counts up; the last is erased."""
    expect(text.startswith("\r\x1b[K") and text.endswith("\r\x1b[K"), f"a line is left over: {text[-80:]!r}")
    expect("\n" not in text, "progress takes more than one line")
    last = {}
    for line in filter(None, text.split("\r\x1b[K")):
        expect(len(line) < columns, f"a line is wider than a terminal of {columns} columns: {line!r}")
        if columns < 40:
            expect(PART.fullmatch(line), f"not a line of progress: {line!r}")
            continue
        match = LINE.fullmatch(line)
        expect(match, f"not a line of progress: {line!r}")
        kind, number, count = match[1], int(match[2]), int(match[3])
        expect(last.get(kind, 0) <= number <= count, f"counts backwards or too far: {line!r}")
        last[kind] = number


def main():
    tool = os.path.abspath(sys.argv[1])
    with tempfile.TemporaryDirectory() as folder:
        name = "Wide" * 30 + ".asn1"
        generate = [tool, "generate", "--output", "out", name]
        for command in generate, [tool, "check", name]:
            for types in TYPES:
                with open(f"{folder}/{name}", "w") as file:
                    file.write(schema(types))
                text = on_terminal(command, folder)
                if text:
                    break
            expect(text, f"nothing is shown of {types} types")
            check_shown(text)
        for columns, variables in (40, {}), (12, {}), (0, {"COLUMNS": "30"}), (0, {"COLUMNS": "wide"}), (50, {"COLUMNS": "200"}):
            text = on_terminal(generate, folder, columns, **variables)
            expect(text, f"nothing is shown on a terminal of {columns} columns with {variables}")
            check_shown(text, columns or (30 if variables["COLUMNS"] == "30" else 80))
        expect(on_terminal(generate, folder, TERM="dumb") == "", "a terminal that erases nothing shows progress")
        expect(on_terminal([*generate, "--quiet"], folder) == "", "'--quiet' shows progress")
        piped = subprocess.run(generate, cwd=folder, capture_output=True)
        expect(piped.returncode == 0 and piped.stderr == b"", "progress is shown where there is no terminal")
        # A short schema is done before there is anything to say.
        with open(f"{folder}/Short.asn1", "w") as file:
            file.write("Short DEFINITIONS ::= BEGIN T ::= NULL END\n")
        expect(on_terminal([tool, "generate", "--output", "out", "Short.asn1"], folder) == "", "a short schema is shown")
    print("progress is shown on terminals alone, no wider than they are, and erased")


main()
