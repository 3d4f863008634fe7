"""Asks the shells that are there how they complete a command by what the command line tool writes for them.

usage: completion.py ASN1SWIFT
"""

import os
import pty
import re
import select
import shutil
import subprocess
import sys
import tempfile
import time

FILES = ["Plain.asn1", "Other.txt"]
FOLDER = "place"
# A command up to the cursor; what it is completed by; and what must not be offered.
CASES = [
    ("asn1swift de", ["decode"], ["encode"]),
    ("asn1swift co", ["completion"], ["check"]),
    ("asn1swift Pl", ["Plain.asn1"], ["print"]),
    ("asn1swift check Pl", ["Plain.asn1"], ["Other.txt"]),
    ("asn1swift decode --type T Plain.asn1 Ot", ["Other.txt"], ["Plain.asn1"]),
    ("asn1swift --access=", ["internal", "package", "public"], ["Plain.asn1"]),
    ("asn1swift --access ", ["internal", "package", "public"], ["Plain.asn1"]),
    ("asn1swift --access=pu", ["public"], ["internal"]),
    ("asn1swift generate --integers ", ["big", "native"], ["Plain.asn1"]),
    ("asn1swift --opt", ["--options"], ["--output"]),
    ("asn1swift decode --ber", ["--ber", "--berfile"], ["--der"]),
    ("asn1swift generate --output ", [FOLDER], FILES),
    ("asn1swift generate --output=", [FOLDER], FILES),
    ("asn1swift generate --options=Ot", ["Other.txt"], ["Plain.asn1"]),
    ("asn1swift encode --output Pl", ["Plain.asn1"], ["Other.txt"]),
    ("asn1swift completion ", ["bash", "zsh", "fish"], ["Plain.asn1"]),
    ("asn1swift help gr", ["graph"], ["print"]),
    ("asn1swift decode --type ", [], FILES),
    ("asn1swift man ", [], FILES),
]


def expect(condition, message):
    if not condition:
        sys.exit(f"error: {message}")


class Bash:
    """Calls the function with the words that bash would give it; what is before the cursor, '=' breaking words or not."""

    def __init__(self, script, folder):
        self.script, self.folder = script, folder

    def offered(self, line):
        answers = [self.words(re.split(r" +", line)), self.words(self.broken(line))]
        expect(self.bare(answers[0], line) == answers[1], f"bash completes '{line}' in two ways: {answers}")
        return answers[1]

    @staticmethod
    def broken(line):
        words = []
        for word in re.split(r" +", line):
            parts = re.split(r"(=)", word)
            words += [part for index, part in enumerate(parts) if part or len(parts) == 1]
        return words

    @staticmethod
    def bare(names, line):
        """Without the option that all names start with where '=' breaks no words."""
        prefix = re.search(r"--\w+=$|(--\w+=)\S*$", line)
        prefix = (prefix[1] or prefix[0]) if prefix else ""
        expect(all(name.startswith(prefix) for name in names), f"bash would replace '{prefix}' by {names}")
        return [name.removeprefix(prefix) for name in names]

    def words(self, words):
        array = " ".join(f"'{word}'" for word in words)
        program = f"""
            source {self.script}
            compopt() {{ :; }}  # There is none outside of a completion.
            [ "$(complete -p asn1swift)" = 'complete -F _asn1swift asn1swift' ] || exit
            COMP_WORDS=({array}) COMP_CWORD={len(words) - 1}
            _asn1swift
            printf '%s\\n' "${{COMPREPLY[@]}}"
        """
        return subprocess.run(["bash", "--norc", "-c", program], cwd=self.folder, capture_output=True, text=True).stdout.split()


class Fish:
    def __init__(self, script, folder):
        self.script, self.folder = script, folder

    def offered(self, line):
        text = subprocess.run(["fish", "--no-config", "-c", f"source {self.script}; complete -C '{line}'"], cwd=self.folder,
                              capture_output=True, text=True).stdout
        names = [name.split("\t")[0] for name in text.splitlines()]
        prefix = re.search(r"--\w+=", line)
        expect(not prefix or all(name.startswith(prefix[0]) for name in names), f"fish would replace '{line}' by {names}")
        names = [name.removeprefix(prefix[0]) if prefix else name for name in names]
        expect(not any("=" in name for name in names), f"fish offers {names} after '{line}'")
        return [name.removesuffix("/") for name in names]


class Zsh:
    """Types the command on a terminal, since zsh completes nowhere else, and asks for all that is possible."""

    START = """
        PS1='> ' LISTMAX=1000
        setopt no_beep no_always_last_prompt
        autoload -U compinit && compinit -D -u
        zstyle ':completion:*' verbose no
        zstyle ':completion:*' list-colors ''
        bindkey '^T' list-choices
    """

    def __init__(self, script, folder):
        functions = f"{folder}/.functions"
        os.makedirs(functions)
        shutil.copy(script, f"{functions}/_asn1swift")
        self.folder, self.functions = folder, functions

    def offered(self, line):
        process, master = self.start()
        try:
            self.read(master, "READY\r\n")
            os.write(master, line.encode() + b"\x14")
            return self.names(self.read(master), line)
        finally:
            process.kill()
            process.wait()
            os.close(master)

    def start(self):
        master, slave = pty.openpty()
        environment = {"PATH": os.environ["PATH"], "TERM": "dumb", "HOME": self.folder, "COLUMNS": "200", "LINES": "50"}
        process = subprocess.Popen(["zsh", "-f", "-i"], cwd=self.folder, stdin=slave, stdout=slave, stderr=slave, env=environment,
                                   start_new_session=True)
        os.close(slave)
        lines = "; ".join(line.strip() for line in self.START.strip().splitlines())
        os.write(master, f"fpath=({self.functions} $fpath); {lines}; print -n READ; print Y\n".encode())
        return process, master

    @staticmethod
    def read(master, mark=None):
        """What comes up to a mark; without one, until nothing more does."""
        text, end = "", time.monotonic() + (30 if mark else 5)
        while time.monotonic() < end:
            if not select.select([master], [], [], 1)[0]:
                if "\n" in text and mark is None:
                    break
                continue
            text += os.read(master, 4096).decode(errors="replace")
            if mark is not None and mark in text:
                break
        expect(mark is None or mark in text, f"zsh says only {text!r}")
        return text

    @staticmethod
    def names(text, line):
        text = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]|\r", " ", text)
        return [name.rstrip("/") for name in text.replace(line, " ").split()]


SHELLS = {"bash": Bash, "zsh": Zsh, "fish": Fish}


def main():
    tool = os.path.abspath(sys.argv[1])
    asked = []
    for name, kind in SHELLS.items():
        if shutil.which(name) is None:
            print(f"skipped: there is no {name}")
            continue
        with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory() as scripts:
            for file in FILES:
                open(f"{folder}/{file}", "w").close()
            os.makedirs(f"{folder}/{FOLDER}")
            script = f"{scripts}/completion"
            with open(script, "w") as file:
                subprocess.run([tool, "completion", name], stdout=file, check=True)
            shell = kind(script, folder)
            for line, right, wrong in CASES:
                offered = shell.offered(line)
                expect(set(right) <= set(offered), f"{name} offers {offered} after '{line}', not {right}")
                expect(not set(wrong) & set(offered), f"{name} offers {offered} after '{line}', of which some are wrong")
        asked.append(name)
    expect("bash" in asked, "not even bash is there")
    print(f"{len(CASES)} commands are completed by {', '.join(asked)}")


main()
