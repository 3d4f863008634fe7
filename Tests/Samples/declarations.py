"""Declarations of Swift, as far as documentation shows what is generated: their members, what these are called and of which types.

What a sample shows of a declaration is all of it but for comments, protocols that a type conforms to, initialisers and what codes the
type. '…' in place of members stands for what is made from others, such as a property with a body; never for a stored property, a case,
a constant or a type that codes a part of the schema. ' { … }' is a body left out.
"""
import dataclasses
import re

ELISION = re.compile(r"\{ … \}")
TYPE = re.compile(r"(?:\w+ )*?(?:struct|enum|extension|class|actor) ")
# What codes a type, and the initialisers.
CODING = re.compile(r"(?:[@\w()]+ )*(?:init\b|func |(?:static )?var (?:asn1Name|defaultTag|coding)\b)")
CONFORMANCE = re.compile(r"\b(?:ASN1(?:Taggable|Codable|Enumerated|NamedBits|List)|RawRepresentable)\b")
CONSTANT = re.compile(r"(?:\w+ )*static (?:let \S+ = |var \S+: Self$)")
STORED = re.compile(r"(?!.*\bstatic )(?:[@\w()]+ )*(?:var|let|case) ")
# The type of an enum's raw values is no protocol: without it numbers behind the cases are no Swift.
RAW_TYPE = re.compile(r": (Int)\b")
LEFT_OUT = "…"


class DeclarationError(Exception):
    """What text is no declarations."""


@dataclasses.dataclass
class Declaration:
    """One of them: what stands before its body, and the body."""

    head: str
    body: str | None = None  # of code, with each run of white space as a space
    members: list | None = None  # of a type

    @property
    def name(self):
        """What a type is known by: all but the protocols."""
        return re.split(r":| where ", self.head)[0].strip() + "".join(re.findall(r" where .*", self.head))

    @property
    def is_coding(self):
        return self.members is None and CODING.match(self.head) is not None

    @property
    def is_essential(self):
        """Whether nothing stands for it but itself."""
        if self.members is not None:
            return CONFORMANCE.search(self.head) is not None
        return CONSTANT.match(self.head) is not None or self.body is None and STORED.match(self.head) is not None


class Reader:
    def __init__(self, text):
        self.text, self.place = text, 0

    def declarations(self, inside=False):
        """Those up to the end, or to the brace that closes a type."""
        found, head, depth = [], "", 0
        while self.place < len(self.text):
            character = self.text[self.place]
            if self.text.startswith("//", self.place):
                self.place = (self.text + "\n").index("\n", self.place)
            elif character == '"':
                head += self.string()
            elif character in "([":
                depth += 1
                head += self.next()
            elif character in ")]":
                depth -= 1
                head += self.next()
            elif character == "}":
                if not inside or depth:
                    raise DeclarationError(f"a brace closes nothing after '{one_line(head)}'")
                self.next()
                return found + named(head)
            elif character == "{":
                self.next()
                declaration = Declaration(one_line(head))
                if TYPE.match(declaration.head):
                    declaration.members = self.declarations(inside=True)
                else:
                    declaration.body = self.code()
                found.append(declaration)
                head = ""
            elif character in "\n;" and depth == 0:
                self.next()
                found += named(head)
                head = ""
            else:
                head += self.next()
        if inside:
            raise DeclarationError("a body is not ended")
        return found + named(head)

    def next(self):
        self.place += 1
        return self.text[self.place - 1]

    def string(self):
        """A literal, in which braces mean nothing."""
        match = re.compile(r'"(?:[^"\\\n]|\\.)*"').match(self.text, self.place)
        if match is None:
            raise DeclarationError("a string is not ended")
        self.place = match.end()
        return match[0]

    def code(self):
        """A body up to its closing brace."""
        depth, body = 1, ""
        while self.place < len(self.text):
            if self.text[self.place] == '"':
                body += self.string()
                continue
            character = self.next()
            depth += {"{": 1, "}": -1}.get(character, 0)
            if depth == 0:
                return one_line(body)
            body += character
        raise DeclarationError("a body is not ended")


def one_line(text):
    return " ".join(text.split())


def named(head):
    return [Declaration(one_line(head))] if head.strip() else []


def parsed(text):
    return Reader(text).declarations()


def as_swift(text):
    """What a sample shows, as Swift that can be parsed."""
    return re.sub(r"(^|[{;])\s*…\s*(?:;|(?=$|[};]))", r"\1 ", ELISION.sub("{}", text), flags=re.MULTILINE)


def difference(shown, made):
    """What is wrong with declarations that are shown, where others were made; none where nothing is. They come in the order of those."""
    rest = list(made)
    for declaration in shown:
        index = next((index for index, one in enumerate(rest) if is_same(declaration, one)), None)
        if index is None:
            near = next((one for one in rest if declaration.members is not None and one.name == declaration.name), None)
            return f"{declaration.head}: " + (raw_type(declaration, near) if near else "it is not generated, or not there")
        if declaration.members is not None:
            wrong = member_difference(declaration, rest[index])
            if wrong is not None:
                return f"{declaration.head}: {wrong}"
        del rest[:index + 1]
    return None


def member_difference(shown, made):
    """The same of the members of two types: all of them count."""
    rest, leaves_out = [one for one in made.members if not one.is_coding], False
    for member in shown.members:
        if member.head == LEFT_OUT:
            leaves_out = True
            continue
        while rest and not is_same(member, rest[0]) and not rest[0].is_essential and leaves_out:
            rest.pop(0)
        if not rest or not is_same(member, rest[0]):
            return f"it shows '{member.head}', where " + (f"'{rest[0].head}' is generated" if rest else "nothing more is generated")
        if member.members is not None:
            wrong = member_difference(member, rest[0])
            if wrong is not None:
                return f"{member.head}: {wrong}"
        rest.pop(0)
        leaves_out = False
    absent = next((one for one in rest if one.is_essential or not leaves_out), None)
    if absent is None:
        return None
    return f"it leaves out '{absent.head}'" + ("" if absent.is_essential else "; '…' may stand for it")


def is_same(shown, made):
    if shown.members is not None:
        return made.members is not None and shown.name == made.name and raw_type(shown, made) is None
    if made.members is not None or shown.head != made.head:
        return False
    return shown.body == made.body or shown.body == LEFT_OUT and made.body is not None


def raw_type(shown, made):
    if RAW_TYPE.findall(shown.head)[:1] == RAW_TYPE.findall(made.head)[:1]:
        return None
    return "its raw values are of another type"
