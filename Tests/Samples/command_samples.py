"""Commands in the documentation, and what they print."""
import collections
import os
import re
import shlex
import shutil
import subprocess

import swift_samples
from package import OPTION_NAME
from pages import SampleError

# What the reader puts in: FILE, TYPE, SCHEMA, or what is optional and repeated in a synopsis.
PLACEHOLDER = re.compile(r"(^|[=\s])[A-Z][A-Z0-9]+\b(?![.\w/-])|…|\[")
TOOLS = ("asn1swift", "appreceipt")
# Programs of others, which are there or not; what they are told is theirs to judge when they are run.
OTHERS = {"apt-get", "yum", "openssl", "dot", "man", "xargs", "cat", "git", "diff", "source", "cp", "ln"}


def check(block, package):
    """Checks each command of a block; returns how many were run and how many only read."""
    counts = collections.Counter()
    block.result = ""
    for line in re.sub(r"\\\n\s*", "", block.text).splitlines():
        line = line.strip()
        if not line or line.startswith("#"):
            continue
        if "read" in block.words or PLACEHOLDER.search(line) or not runs_tool(line):
            read_line(line, package)
            counts["commands that were read"] += 1
        else:
            block.result += run(line, package, int(block.settings.get("fails", 0)))
            counts["commands that were run"] += 1
    return counts


def read_line(line, package):
    """Checks all commands of a line."""
    for command in re.split(r"\s[|;&<>]+\s", line):
        read(shlex.split(command.strip("[]"), comments=True), package)


def runs_tool(line):
    words = line.removeprefix("swift run ").split()
    return words[0].split("/")[-1] in TOOLS


def run(line, package, status):
    folder = package.folder
    line = re.sub(r"\bswift run (?=asn1swift|appreceipt)", "", line)
    line = re.sub(r"(^|\s)\.build/(debug|release)/", r"\1", line)
    # What only draws or shows may be missing.
    for program in ("dot", "man"):
        if not shutil.which(program):
            line = re.sub(rf"\|\s*{program}\b[^|]*", "", line)
    environment = os.environ | {"PATH": f"{package.scratch}/tools:{os.environ['PATH']}", "MANPAGER": "cat"}
    result = subprocess.run(["bash", "-o", "pipefail", "-c", line], cwd=folder, env=environment, capture_output=True, text=True,
                            stdin=subprocess.DEVNULL)
    if result.returncode != status:
        raise SampleError(f"'{line}' ended with {result.returncode}\n{result.stderr}{result.stdout}")
    return result.stdout + result.stderr


def read(words, package):
    """Checks that a command is one, and its options are there."""
    if not words:
        return
    program, arguments = words[0].split("/")[-1], words[1:]
    if program == "swift":
        read_swift(arguments, package)
    elif program in TOOLS:
        read_tool(program, arguments, package)
    elif program not in OTHERS and not program.endswith((".sh", ".der", ".svg", ".json", ".mmd", "run")):
        raise SampleError(f"'{program}' is no command that samples may have")


def read_tool(program, arguments, package):
    helps = package.helps[program]
    name = arguments[0].strip("[]") if arguments else ""
    text = helps.get(name, helps.get("generate", "")) + helps[""]
    check_flags(arguments, set(re.findall(OPTION_NAME, text)))


def read_swift(arguments, package):
    subcommand, rest = arguments[0], arguments[1:]
    if subcommand not in ("run", "build", "test", "package"):
        raise SampleError(f"'swift {subcommand}' is no command that samples may have")
    if subcommand == "package":
        verbs = set(re.findall(r'verb: "([\w-]+)"', package.manifest)) | {"diagnose-api-breaking-changes"}
        if not verbs & set(rest):
            raise SampleError("the package has no such command")
        return
    known = set(re.findall(r"--?[a-z][\w-]*", package.run(["swift", subcommand, "--help"])))
    names = [word for word in rest if not word.startswith("-")]
    if subcommand == "run" and names:
        at = rest.index(names[0])
        if names[0] not in package.products():
            raise SampleError(f"the package has no product '{names[0]}'")
        read([names[0], *rest[at + 1:]], package) if names[0] in TOOLS else None
        rest = rest[:at]
    if "--product" in rest and rest[rest.index("--product") + 1] not in package.products():
        raise SampleError("the package has no such product")
    check_flags(rest, known)


def check_flags(arguments, known):
    for word in arguments:
        flag = word.strip("[]").partition("=")[0]
        if re.match(r"--?[a-z]", flag) and flag not in known:
            raise SampleError(f"there is no option '{flag}'")


def check_output(block, package):
    """Compares what the page shows with what the block before it printed."""
    if block.result is not None:
        return "outputs"
    if "shows" in block.settings:
        result = swift_samples.run_given(block, package, block.settings["shows"])
    else:
        result = block.before("shell", "swift", "asn1").result
    if result is None:
        raise SampleError("nothing before it was run")
    printed, shown = result.rstrip("\n").split("\n"), without_source_lines(block.lines)
    cut = shown and shown[-1] == "…"
    if cut:
        shown, printed = shown[:-1], printed[:len(shown) - 1]
    if len(shown) != len(printed) or not all(equal(*pair) for pair in zip(shown, printed)):
        raise SampleError("what is printed is\n" + "\n".join(printed))
    return "outputs"


def without_source_lines(lines):
    """What is printed where standard error is no terminal: messages without the lines that they are about."""
    kept = []
    for index, line in enumerate(lines):
        marks = [other for other in lines[index:index + 2] if re.fullmatch(r" *\^~*", other)]
        if not marks or not kept or not re.match(r"\S+:\d+:\d+: ", kept[-1]):
            kept.append(line)
    return kept


def equal(shown, printed):
    if shown.rstrip() == printed.rstrip():
        return True
    pattern = ".*".join(re.escape(part) for part in shown.rstrip().split("…"))
    return "…" in shown and re.fullmatch(pattern, printed.rstrip()) is not None
