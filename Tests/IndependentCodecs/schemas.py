"""The modules of schema files, each with the text that other compilers are given."""
import re


class Module:
    """A module: its name, its text, and the names of those that it imports from."""

    def __init__(self, name, text):
        self.name = name
        self.text = text
        clauses = re.findall(r'\bIMPORTS\b(.*?);', text, re.DOTALL)
        self.imports = [name for clause in clauses for name in re.findall(r'\bFROM\s+([A-Z][\w-]*)', clause)]
        # Module.Type needs no IMPORTS.
        self.imports += re.findall(r'\b([A-Z][\w-]*)\.[A-Z]', text)


class Schemas:
    """Modules by their names."""

    def __init__(self, paths):
        self.modules = {}
        for path in paths:
            with open(path, encoding='utf-8') as file:
                text = file.read()
            heads = list(re.finditer(r'^([A-Z][\w-]*)\s+DEFINITIONS\b', text, re.MULTILINE))
            ends = [head.start() for head in heads[1:]] + [len(text)]
            for head, end in zip(heads, ends):
                self.modules[head[1]] = Module(head[1], text[head.start():end])

    def needed(self, name):
        """A module after all that it imports from, directly or not; those that import from each other in any order."""
        found = []
        seen = set()

        def visit(name):
            if name in seen or name not in self.modules:
                return
            seen.add(name)
            for other in self.modules[name].imports:
                visit(other)
            found.append(name)

        visit(name)
        return [self.modules[name] for name in found]
