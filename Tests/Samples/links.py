"""What the text of the documentation names: files, by links and by paths and names of source files, and commands with options."""
import re

import command_samples
from pages import SampleError

LINK = re.compile(r"\]\((?!https?:|#)([^)#]+)(?:#[^)]*)?\)")
CODE = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
# Paths from the package's folder, paths of source files from that of their module, and names of source files such as Parser+Type.
PATH = re.compile(r"(?:Tests|Sources|Schemas|Plugins|\.ci)/[\w+./-]*")
SOURCE_PATH = re.compile(r"[A-Z]\w+/[\w+]+\.swift")
COMMAND = re.compile(r"(?:asn1swift|appreceipt|swift (?:run|build|test|package)) .*")
OPTION = re.compile(r"(--[a-z][\w-]*).*")
SOURCE_NAME = re.compile(r"[A-Z]\w+\+\w+(?:\.swift)?")


def check(page_path, package):
    """What is wrong with the names in a page, and how many are right."""
    failures, count = [], 0
    inside = False
    for number, line in enumerate(page_path.read_text().split("\n"), 1):
        inside ^= line.lstrip().startswith("```")
        if inside:
            continue
        names = [(name, [page_path.parent / name]) for name in LINK.findall(line)]
        names += [(name, places(name, package)) for code in CODE.findall(line) if (name := named(code))]
        for name, found in names:
            if any(place.exists() for place in found):
                count += 1
            else:
                failures.append(f"{page_path.relative_to(package.root)}:{number}: error: there is no '{name}'")
        for code in CODE.findall(line):
            try:
                count += check_command(code, package)
            except SampleError as error:
                failures.append(f"{page_path.relative_to(package.root)}:{number}: error: {error}")
    return failures, count


def check_command(code, package):
    """Checks a command, or an option of the tools, in the text; returns whether it is one."""
    if COMMAND.fullmatch(code):
        command_samples.read_line(code, package)
        return True
    if option := OPTION.fullmatch(code):
        if option[1] not in package.options | {"--output", "--build-system", "--target"}:
            raise SampleError(f"there is no option '{option[1]}'")
        return True
    return False


def named(code):
    """The file that a piece of code in the text is the name of; the first word of a command."""
    word = code.split()[0] if code.split() else ""
    return word if any(pattern.fullmatch(word) for pattern in (PATH, SOURCE_PATH, SOURCE_NAME)) else None


def places(name, package):
    if PATH.fullmatch(name):
        # What the reader has is called so in an example.
        return [package.root / name, package.root / "Tests/Packages/Consumer" / name]
    if SOURCE_PATH.fullmatch(name):
        return list(package.root.glob(f"Sources/*/{name}"))
    return list(package.root.glob(f"Sources/**/{name.removesuffix('.swift')}.swift"))
