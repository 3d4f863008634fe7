"""Blocks of code in pages of Markdown, and in the comments that document declarations."""
import re
import shlex

DIRECTIVE = re.compile(r"<!-- sample: (.*) -->")
COMMENT = re.compile(r"\s*/// ?(.*)")
FENCE = re.compile(r"( *)(```+|~~~+)(.*)")
WORDS = {"uses", "generated", "manifest", "parsed", "runs", "output", "read", "right", "rows", "continues"}
SETTINGS = {"with", "flags", "fails", "shows"}


class SampleError(Exception):
    pass


class Block:
    """What stands between two fences, with what a comment before it says."""

    def __init__(self, page, line, language, words, settings):
        self.page, self.line, self.language = page, line, language
        self.words, self.settings = words, settings
        self.lines = []
        self.previous = None
        self.schema = None  # of an asn1 block: what was generated
        self.result = None  # what it printed, when it was run

    @property
    def text(self):
        return "".join(line + "\n" for line in self.lines)

    @property
    def place(self):
        return f"{self.page.name}:{self.line}"

    def before(self, *languages):
        """The nearest block above in one of these languages."""
        block = self.previous
        while block is not None and block.language not in languages:
            block = block.previous
        if block is None:
            raise SampleError(f"no block before it is in {' or '.join(languages)}")
        return block


class Page:
    def __init__(self, root, path):
        self.name = str(path.relative_to(root))
        self.blocks, self.failures = [], []
        lines = path.read_text().split("\n")
        self.is_source = path.suffix == ".swift"
        # What comments in a source file take for granted: the same for all, or its own.
        self.given = path.stem if (root / "Tests/Samples/Given" / path.name).exists() else "Comments"
        if self.is_source:
            lines = [match[1] if (match := COMMENT.fullmatch(line)) else "" for line in lines]
        self.read(lines)

    def read(self, lines):
        block = fence = directive = None
        for number, line in enumerate(lines, 1):
            match = FENCE.fullmatch(line)
            if block is not None and block.language == "table":
                if line.startswith("|"):
                    block.lines.append(line)
                    continue
                self.blocks.append(block)
                block = None
            if block is not None:
                if match and match[2] == fence and not match[3]:
                    self.blocks.append(block)
                    block = None
                else:
                    block.lines.append(line[len(indent):] if line.startswith(indent) else line)
            elif match:
                indent, fence = match[1], match[2]
                block = self.block(directive, number + 1, match[3].strip())
                directive = None
            elif line.startswith("|") and directive is not None:
                block = self.block(directive, number, "table")
                block.lines.append(line)
                directive = None
            elif (found := DIRECTIVE.fullmatch(line.strip())):
                directive = found[1]
            elif line.strip() and directive is not None:
                self.failures.append(f"{self.name}:{number}: error: the comment before it is about no block")
                directive = None
        if block is not None and block.language == "table":
            self.blocks.append(block)
            block = None
        if block is not None or directive is not None:
            self.failures.append(f"{self.name}:{len(lines)}: error: a block or a comment about one is not ended")

    def block(self, directive, line, language):
        words, settings = self.parsed(directive, line - 1)
        if self.is_source:
            settings.setdefault("with", self.given)
        block = Block(self, line, language, words, settings)
        block.previous = self.blocks[-1] if self.blocks else None
        return block

    def parsed(self, directive, line):
        words, settings = set(), {}
        for word in shlex.split(directive or ""):
            key, sign, value = word.partition("=")
            if sign and key in SETTINGS:
                settings[key] = value
            elif word in WORDS:
                words.add(word)
            else:
                self.failures.append(f"{self.name}:{line}: error: '{word}' means nothing about a sample")
        return words, settings
