"""Schemas that are long, deep, in a circle or no schemas at all: name -> text, made when it is asked for."""

MEGABYTE = 1_000_000


def module(body, tags="AUTOMATIC"):
    return f"M DEFINITIONS {tags} TAGS ::= BEGIN\n{body}\nEND\n"


def lines(count, line):
    return "\n".join(line(number) for number in range(count))


def commas(count, item):
    return ", ".join(item(number) for number in range(count))


K = "K ::= CLASS { &id INTEGER UNIQUE, &T OPTIONAL } WITH SYNTAX { [&T] ID &id }\n"

# Definitions that refer to themselves where they must not, and some where they may.
CIRCLES = [
    "A ::= B B ::= C C ::= A", "A ::= [0] B B ::= [1] A", "A ::= SEQUENCE { b B } B ::= SEQUENCE { a A }",
    "A ::= SEQUENCE OF A", "a INTEGER ::= b b INTEGER ::= a", "T ::= SEQUENCE { a T OPTIONAL } v T ::= { a v }",
    "a OBJECT IDENTIFIER ::= { b 1 } b OBJECT IDENTIFIER ::= { a 1 }", "K ::= L L ::= K",
    K + "A K ::= { B | C } B K ::= { A } C K ::= { A }", K + "a K ::= b b K ::= a",
    "K ::= CLASS { &o K OPTIONAL } a K ::= { &o b.&o } b K ::= { &o a.&o }",
    "K ::= CLASS { &v INTEGER, &o K OPTIONAL } o K ::= { &v o.&v }",
    "A ::= SEQUENCE { COMPONENTS OF B } B ::= SEQUENCE { COMPONENTS OF A }", "A ::= a < B B ::= CHOICE { a A }",
    "A ::= INTEGER (0..a) a B ::= 2 B ::= INTEGER (0..b) b A ::= 2", "A ::= INTEGER (B) B ::= INTEGER (A)",
    "A ::= INTEGER (INCLUDES B | 5) B ::= INTEGER (ALL EXCEPT (A))",
    "A ::= SEQUENCE { a A OPTIONAL } (WITH COMPONENTS { a (B) }) B ::= A (WITH COMPONENTS { a (B) })",
    "A ::= SEQUENCE (WITH COMPONENT (A)) OF A", "A ::= OCTET STRING (SIZE (B)) B ::= INTEGER (0..b) b B ::= c c B ::= b",
    "A ::= IA5String (FROM (B)) B ::= IA5String (FROM (A) | \"a\")", "A ::= OCTET STRING (CONTAINING A)",
    "A ::= SEQUENCE { a A DEFAULT v } v A ::= {}", "A ::= INTEGER { a(b), b(a) }", "A ::= [v] INTEGER v A ::= 3",
    "P {X} ::= SEQUENCE { a P {SEQUENCE OF X} OPTIONAL } T ::= P {NULL}", "P {X} ::= X {X} T ::= P {P}",
    "P {X} ::= Q {X} Q {X} ::= P {X} T ::= P {NULL}", "P {X:x, X} ::= X (x) T ::= P {5, INTEGER}",
    K + "P {K:S} K ::= { S | P {S} } Q K ::= { P {{ {NULL ID 1} }} }",
    K + "S K ::= { { A ID 1 } } A ::= SEQUENCE { i K.&id ({S}), t K.&T ({S}{@i}) }",
    "END N DEFINITIONS ::= BEGIN IMPORTS A FROM O; B ::= A END O DEFINITIONS ::= BEGIN IMPORTS B FROM N; A ::= B",
    "END N DEFINITIONS ::= BEGIN IMPORTS A FROM O; END O DEFINITIONS ::= BEGIN IMPORTS A FROM N;",
]

# One mark again and again, alone and where a type should be.
MARKS = ["{", "[", "(", '"', "<", "...", "@", "/*", "*/", "--", "\0", "\ufeff", "9", ",", "&", "\u2028"]


def schemas():
    """All of them, as pairs of a name and a function that makes the text."""
    for number, circle in enumerate(CIRCLES):
        yield f"circle {number}", lambda circle=circle: module(circle)
    for mark in MARKS:
        yield f"{mark!r} alone", lambda mark=mark: mark * (MEGABYTE // len(mark))
        yield f"{mark!r} as type", lambda mark=mark: module("T ::= " + mark * (MEGABYTE // len(mark)))
    yield from LONG.items()


LONG = {
    "invalid UTF-8": lambda: b"M DEFINITIONS ::= BEGIN T ::= NULL -- \xff\xc3 -- v UTF8String ::= \"\xff\" END",
    "UTF-16": lambda: module("T ::= NULL").encode("utf-16"),
    "line ends": lambda: module("T ::= NULL -- a\rU ::= T -- b\r\nV ::= U\x0bW ::= V\x0c"),
    "tags": lambda: module("T ::= " + "[1] EXPLICIT " * 100_000 + "NULL"),
    "items": lambda: module(f"T ::= ENUMERATED {{ {commas(MEGABYTE, lambda n: f'e{n}')} }}"),
    "components": lambda: module(f"T ::= SEQUENCE {{ {commas(20_000, lambda n: f'e{n} [{n}] NULL OPTIONAL')} }}"),
    "digits": lambda: module(f"T ::= INTEGER (-{'9' * 300}..{'9' * 300}) v INTEGER ::= {'7' * MEGABYTE}"),
    "exponents": lambda: module(f"v REAL ::= 1{'0' * 300}.5e99999999999 T ::= [{'9' * 300}] NULL"),
    "sizes": lambda: module(f"T ::= OCTET STRING (SIZE (0..{'9' * 300})) U ::= IA5String (SIZE (9223372036854775808))"),
    "name": lambda: module(f"T{'a' * MEGABYTE} ::= SEQUENCE {{ b{'-b' * (MEGABYTE // 2)} NULL }}"),
    "string": lambda: module(f"T ::= SEQUENCE {{ a UTF8String DEFAULT \"{'x' * MEGABYTE}\" }}"),
    "modules": lambda: lines(100_000, lambda n: f"M{n} DEFINITIONS ::= BEGIN T ::= NULL END"),
    "imports": lambda: module(f"IMPORTS {commas(50_000, lambda n: f'T{n}')} FROM N; U ::= T5 END\n"
                              f"N DEFINITIONS ::= BEGIN {lines(50_000, lambda n: f'T{n} ::= NULL')}"),
    "imports from nowhere": lambda: module(f"IMPORTS {lines(20_000, lambda n: f'T{n} FROM N{n}')};"),
    "names of nothing": lambda: module(lines(10_000, lambda n: f"Type{n} ::= Typ{n}")),
    "union": lambda: module(f"T ::= INTEGER ({'|'.join(str(2 * n) for n in range(100_000))})"),
    "intersection": lambda: module(f"T ::= INTEGER ({'^'.join(f'0..{n}' for n in range(100_000))})"),
    "constraints": lambda: module("T ::= INTEGER " + "".join(f"(0..{n})" for n in range(20_000, 0, -1))),
    "strings": lambda: module("T ::= IA5String (" + "|".join(f'"s{n}"' for n in range(20_000)) + ")"),
    "values in each other": lambda: module("T ::= SEQUENCE OF T v T ::= " + "{" * 100_000 + "}" * 100_000),
    "values twice": lambda: module("T ::= SEQUENCE OF T v0 T ::= {}\n"
                                   + lines(40, lambda n: f"v{n + 1} T ::= {{ v{n}, v{n} }}")),
    "syntax": lambda: module(f"K ::= CLASS {{ {commas(10_000, lambda n: f'&f{n} INTEGER OPTIONAL')} }} WITH SYNTAX {{ "
                             + " ".join(f"[W{chr(65 + n % 26) * (n // 26 + 1)} &f{n}]" for n in range(500))
                             + " } o K ::= { WA 5 }"),
    "syntax in syntax": lambda: module("K ::= CLASS { &a INTEGER OPTIONAL } WITH SYNTAX { " + "[" * 100_000 + "A &a"
                                       + "]" * 100_000 + " } o K ::= { A 5 }"),
    "objects": lambda: module(K + "S K ::= { " + "|".join(f"{{ NULL ID {n} }}" for n in range(10_000)) + " }\n"
                              "T ::= SEQUENCE { i K.&id ({S}), t K.&T ({S}{@i}) }"),
    "parameters": lambda: module("P0 {X} ::= SEQUENCE { a X, b X }\n" + lines(39, lambda n: (
        f"P{n + 1} {{X}} ::= SEQUENCE {{ a P{n} {{SEQUENCE {{ x X }}}}, b P{n} {{SEQUENCE {{ y X }}}} }}"))
        + "\nT ::= P39 {NULL}"),
    "a ring": lambda: module(lines(10_000, lambda n: f"T{n} ::= SEQUENCE {{ a T{(n + 1) % 10_000} OPTIONAL }}")),
    "a knot": lambda: module(lines(1000, lambda n: (
        f"T{n} ::= CHOICE {{ a T{(n + 1) % 1000}, b T{(n * n + 1) % 1000}, c NULL }}"))),
}

# Large, right, and read and generated in time that grows with their size alone.
LINEAR = {
    "CHOICEs in each other, of one alternative": lambda: module(
        lines(20_000, lambda n: f"T{n} ::= CHOICE {{ a T{n + 1} }}") + "\nT20000 ::= [APPLICATION 1] NULL", "IMPLICIT"),
    "CHOICEs in each other": lambda: module(
        lines(10_000, lambda n: f"T{n} ::= CHOICE {{ a T{n + 1}, b [{n}] NULL }}") + "\nT10000 ::= [APPLICATION 1] NULL", "IMPLICIT"),
    "many imports": lambda: module(f"IMPORTS {commas(50_000, lambda n: f'T{n}')} FROM N; U ::= T5 END\n"
                                   f"N DEFINITIONS ::= BEGIN {lines(50_000, lambda n: f'T{n} ::= NULL')}"),
    "alternatives": lambda: module(f"T ::= CHOICE {{ {commas(50_000, lambda n: f'e{n} [{n}] NULL')} }}"),
}

# Large, but right: what is made from them is made by every subcommand.
RIGHT = {
    "references": lambda: module("T0 ::= SEQUENCE { a INTEGER }\n" + lines(1000, lambda n: f"T{n + 1} ::= T{n}")),
    "a chain": lambda: module(lines(10_000, lambda n: f"T{n} ::= T{n + 1}") + "\nT10000 ::= INTEGER"),
    "lists in each other": lambda: module("T0 ::= NULL\n" + lines(500, lambda n: f"T{n + 1} ::= SEQUENCE OF T{n}")),
    "structures in each other": lambda: module(
        "T0 ::= NULL\n" + lines(500, lambda n: f"T{n + 1} ::= SEQUENCE {{ a T{n} OPTIONAL }}")),
    "types twice": lambda: module(
        "T0 ::= NULL\n" + lines(60, lambda n: f"T{n + 1} ::= SEQUENCE {{ a T{n}, b T{n} OPTIONAL }}")),
    "a ring": lambda: module(lines(300, lambda n: f"T{n} ::= SEQUENCE {{ a T{(n + 1) % 300} OPTIONAL }}")),
    "items": lambda: module(f"T0 ::= ENUMERATED {{ {commas(2000, lambda n: f'e{n}')} }}"),
    "values twice": lambda: module("T0 ::= SEQUENCE OF T0 v0 T0 ::= {}\n"
                                   + lines(8, lambda n: f"v{n + 1} T0 ::= {{ v{n}, v{n} }}")
                                   + "\nT1 ::= SEQUENCE { x T0 DEFAULT v8 }"),
}
