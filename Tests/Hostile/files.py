"""Files and streams that fail the tool: full, closed, broken, in the wrong place, written by two at once."""

import os
import resource
import signal
import subprocess
import tempfile

from tool import expect, run

SCHEMA = "M DEFINITIONS AUTOMATIC TAGS ::= BEGIN Person ::= SEQUENCE { name UTF8String, age INTEGER OPTIONAL } END\n"
ENCODING = bytes.fromhex("3007800241428101 05")
VALUE = '{ name "AB", age 5 }'
LARGE = "L DEFINITIONS ::= BEGIN\n" + "\n".join(f"T{n} ::= SEQUENCE {{ a NULL }}" for n in range(2000)) + "\nEND\n"
NAMES = ["a b", "quote'", 'quote"', "line\nexit(1)", "return\rexit(1)", "back\\slash", "$(exit)", "`exit`", "*∕", "é", "-"]


def write(path, content):
    with open(path, "wb") as file:
        file.write(content if isinstance(content, bytes) else content.encode())


def read(path):
    with open(path, "rb") as file:
        return file.read()


def cases(tool):
    """All of them, as pairs of a name and a function that checks it, in a folder of its own."""
    for test in [outputs, messages, places, unreadable, links, full_disk, killed, together, names]:
        yield test.__doc__.rstrip("."), lambda test=test: in_folder(tool, test)


def in_folder(tool, test):
    """Runs a test in a new folder with a few files."""
    with tempfile.TemporaryDirectory() as folder:
        os.chmod(folder, 0o755)
        write(f"{folder}/M.asn1", SCHEMA)
        write(f"{folder}/L.asn1", LARGE)
        write(f"{folder}/person", ENCODING)
        write(f"{folder}/value", VALUE)
        test(tool, folder)


def outputs(tool, folder):
    """A result that cannot be written is an error."""
    commands = [
        ["--help"], ["--version"], ["man"], ["completion", "bash"], ["options", "--json-schema"], ["print", "M.asn1"],
        ["print", "--resolved", "M.asn1"], ["graph", "M.asn1"], ["dump", "person"],
        ["decode", "--type", "Person", "M.asn1", "person"], ["encode", "--type", "Person", "M.asn1", "value"],
        ["generate", "M.asn1"], ["generate", "--dry-run", "M.asn1"],
    ]
    for command in commands:
        with open("/dev/full", "wb") as full:
            result = run(tool, *command, stdout=full, folder=folder)
        expect(result.status == 1, f"{command} takes no notice of a full disk", result)
        expect("cannot be written: no space left" in result.errors, f"{command} does not say why it fails", result)
        result = run(tool, *command, setup=lambda: os.close(1), folder=folder)
        expect(result.status == 1, f"{command} takes no notice of a closed output", result)
    expect(os.path.exists(f"{folder}/M.asn1.swift"), "a file is not written, since its name cannot be shown")
    for signals in [True, False]:
        reading, writing = os.pipe()
        os.close(reading)
        result = run(tool, "print", "L.asn1", stdout=writing, folder=folder, signals=signals)
        os.close(writing)
        expect(result.status == (-signal.SIGPIPE if signals else 1), "a broken pipe is not noticed", result)


def messages(tool, folder):
    """Messages that cannot be written change nothing."""
    for stream in ["/dev/full", None]:
        with open(stream or os.devnull, "wb") as file:
            setup = None if stream else lambda: os.close(2)
            expect(run(tool, "check", "M.asn1", stderr=file, setup=setup, folder=folder).status == 0, "check fails")
            expect(run(tool, "check", "none", stderr=file, setup=setup, folder=folder).status == 1, "no error")
            expect(run(tool, "check", stderr=file, setup=setup, folder=folder).status == 2, "no error of usage")


def places(tool, folder):
    """Files where folders should be, and the other way round."""
    os.mkdir(f"{folder}/D.asn1")
    os.makedirs(f"{folder}/out/M.asn1.swift")
    for arguments, message in [
        (["check", "D.asn1"], "'D.asn1' is a directory"),
        (["generate", "--options", "D.asn1", "M.asn1"], "'D.asn1' is a directory"),
        (["generate", "--output", "person", "M.asn1"], "'person' is not a directory"),
        (["generate", "--output", "person/x", "M.asn1"], "cannot be made: not a directory"),
        (["generate", "--output", "out", "M.asn1"], "'out/M.asn1.swift' cannot be written: is a directory"),
        (["encode", "--type", "Person", "--output", "out", "M.asn1", "value"], "cannot be written: is a directory"),
        (["check", "none/../M.asn1"], "there is no file"),
        (["check", ""], "there is no file ''"),
    ]:
        result = run(tool, *arguments, folder=folder)
        expect(result.status == 1 and message in result.errors, f"{arguments} is not told apart", result)
    expect(read(f"{folder}/person") == ENCODING, "a file in the place of a folder was written")
    os.mkfifo(f"{folder}/pipe")
    writer = subprocess.Popen(["cp", "M.asn1", "pipe"], cwd=folder)
    expect(run(tool, "check", "pipe", folder=folder).status == 0, "a schema is not read from a pipe")
    writer.wait()


def unreadable(tool, folder):
    """What the user may not read or write."""
    os.chmod(f"{folder}/M.asn1", 0)
    setup = (lambda: os.setuid(65534)) if os.getuid() == 0 else None
    result = run(tool, "check", "M.asn1", setup=setup, folder=folder)
    expect(result.status == 1 and "cannot be read: permission denied" in result.errors, "no reason", result)
    os.mkdir(f"{folder}/out")
    os.chmod(f"{folder}/out", 0o555)
    result = run(tool, "generate", "--output", "out", "L.asn1", setup=setup, folder=folder)
    expect(result.status == 1 and "cannot be written: permission denied" in result.errors, "no reason", result)
    result = run(tool, "generate", "--output", "out/x", "L.asn1", setup=setup, folder=folder)
    expect(result.status == 1 and "cannot be made: permission denied" in result.errors, "no reason", result)


def links(tool, folder):
    """Devices, pipes and links are written to, and stay what they are."""
    encode = ["encode", "--type", "Person", "M.asn1", "value", "--output"]
    result = run(tool, *encode, "/dev/stdout", folder=folder)
    expect(result.status == 0, "/dev/stdout is not written", result)
    os.symlink("target", f"{folder}/link")
    result = run(tool, *encode, "link", folder=folder)
    expect(os.path.islink(f"{folder}/link") and read(f"{folder}/target") == ENCODING, "a link is not followed", result)
    os.mkfifo(f"{folder}/pipe")
    reader = subprocess.Popen(["cat", "pipe"], cwd=folder, stdout=subprocess.PIPE)
    result = run(tool, *encode, "pipe", folder=folder)
    expect(reader.communicate()[0] == ENCODING, "a pipe is not written", result)
    # A copy, since a tool that replaces it by a file would do so for all.
    if os.getuid() == 0:
        os.mknod(f"{folder}/full", 0o20666, os.makedev(1, 7))
        result = run(tool, *encode, "full", folder=folder)
        expect(result.status == 1 and "no space left" in result.errors, "a full device is not noticed", result)
        expect(not os.path.isfile(f"{folder}/full"), "a device was replaced by a file")


def full_disk(tool, folder):
    """A file that does not fit leaves the one that was there."""
    write(f"{folder}/L.asn1.swift", "before")

    def setup():
        resource.setrlimit(resource.RLIMIT_FSIZE, (1 << 16, 1 << 16))

    result = run(tool, "generate", "L.asn1", setup=setup, folder=folder, signals=False)
    expect(result.status == 1 and "cannot be written: file too large" in result.errors, "no reason", result)
    expect(read(f"{folder}/L.asn1.swift") == b"before", "a file is lost")
    expect(len(os.listdir(folder)) == 5, f"something is left over: {os.listdir(folder)}")


def killed(tool, folder):
    """One that is killed while it writes leaves the file that was there, and no other Swift file."""
    write(f"{folder}/L.asn1.swift", "before")

    def setup():
        resource.setrlimit(resource.RLIMIT_FSIZE, (1 << 16, 1 << 16))

    result = run(tool, "generate", "L.asn1", setup=setup, folder=folder)
    expect(result.status == -signal.SIGXFSZ, "it was not killed", result)
    expect(read(f"{folder}/L.asn1.swift") == b"before", "half a file is there")
    swift = [name for name in os.listdir(folder) if name.endswith(".swift")]
    expect(swift == ["L.asn1.swift"], f"half a file is taken for Swift: {swift}")


def together(tool, folder):
    """Several at once write what one writes."""
    run(tool, "generate", "--output", "one", "L.asn1", folder=folder)
    command = [tool, "generate", "--quiet", "--output", "all", "L.asn1"]
    processes = [subprocess.Popen(command, cwd=folder) for _ in range(3)]
    expect([process.wait() for process in processes] == [0, 0, 0], "one of several fails")
    expect(os.listdir(f"{folder}/all") == ["L.asn1.swift"], "something is left over")
    expect(read(f"{folder}/all/L.asn1.swift") == read(f"{folder}/one/L.asn1.swift"), "files differ")


def names(tool, folder):
    """The name of a schema becomes neither code nor a line of its own."""
    for name in NAMES:
        write(f"{folder}/{name}.asn1", SCHEMA)
        result = run(tool, "generate", "--output", "out", f"./{name}.asn1", folder=folder)
        expect(result.status == 0, f"{name!r} fails", result)
        lines = read(f"{folder}/out/{name}.asn1.swift").decode().replace("\r", "\n").split("\n")
        expect(lines[0].startswith("// Generated") and lines[1] == "// swift-format-ignore-file", f"{name!r} is not in a comment")
        expect(not any(line.startswith("exit") for line in lines), f"{name!r} becomes code")
        write(f"{folder}/{name}.asn1", "M")
        result = run(tool, "check", f"./{name}.asn1", folder=folder)
        expect(result.errors.count("\n") == 1, f"{name!r} makes a message of several lines", result)
