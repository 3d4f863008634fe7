"""Schemas in words that a codec can read, where it cannot read those of the schema. The encodings stay the same.

Left out are constraints, DEFAULTs and values that nothing refers to, and at last whole types, whose values are then not asked
about: `known.py` names these.
"""
import re


def identified(tag, octets):
    """The associated type of EMBEDDED PDV and CHARACTER STRING.                                   (X.680 36.5, 44.5)"""
    return f'''[UNIVERSAL {tag}] IMPLICIT SEQUENCE {{
        identification [0] EXPLICIT CHOICE {{
            syntaxes [0] IMPLICIT SEQUENCE {{
                abstract [0] IMPLICIT OBJECT IDENTIFIER, transfer [1] IMPLICIT OBJECT IDENTIFIER }},
            syntax [1] IMPLICIT OBJECT IDENTIFIER, presentation-context-id [2] IMPLICIT INTEGER,
            context-negotiation [3] IMPLICIT SEQUENCE {{
                presentation-context-id [0] IMPLICIT INTEGER, transfer-syntax [1] IMPLICIT OBJECT IDENTIFIER }},
            transfer-syntax [4] IMPLICIT OBJECT IDENTIFIER, fixed [5] IMPLICIT NULL }},
        {octets} [2] IMPLICIT OCTET STRING }}'''


# Named values of constructed types, which no type needs.
VALUES = r'(?m)^[a-z][\w-]* +([A-Z][\w-]*|OBJECT IDENTIFIER) +::= +\{[^}]*\}$'

# DER encodes no value that is a DEFAULT, and none that is absent.
DEFAULTS = (r'DEFAULT ([a-z]+ : NULL|([a-z]+ : )?\{([^{}]|\{[^{}]*\})*\})|DEFAULT "a .*"(?=,)|(?<=DURATION )DEFAULT "PT1H"')

# Parameterized types that contain themselves.
ENDLESS = [
    ('Recursion', r'(?s)Pair \{ First \}.*Pairs ::=.*?\n', ''),
    ('Probes', r'(Parameterized|BooleanChain) .*', ''),
]

# For each codec: a pattern of names of modules, a pattern of text, and what stands there instead.
EDITS = {
    'asn1tools': [
        # X.208 had ANY in place of open types.
        ('.*', r'[\w-]+\.&Type\b', 'ANY'),
        ('.*', r'(?s)EXTENSION-ATTRIBUTE ::= CLASS \{.*?\}', ''),
        ('.*', VALUES, ''),
        ('Defaults|Times', DEFAULTS, 'OPTIONAL'),
        ('Defaults', r'DEFAULT NULL', 'OPTIONAL'),
        ('Defaults', r'DEFAULT origin', 'DEFAULT 0'),
        ('Defaults', r'DEFAULT one', 'DEFAULT 1'),
        ('Probes|Times', r'(IDENTIFIED|DESCRIBED) ::= TYPE-IDENTIFIER', ''),
        *ENDLESS,
    ],
    'pycrate': [
        ('Times', DEFAULTS, 'OPTIONAL'),
        ('Probes|Times', r'(IDENTIFIED|DESCRIBED) ::= TYPE-IDENTIFIER', ''),
        *ENDLESS,
        ('Recursion', r'Deep ::= .*', ''),
        ('Probes', r'(Loop|Left|Right) ::= .*', ''),
    ],
    'asn1ct': [
        ('.*', r'REAL +DEFAULT [0-9.]+', 'REAL OPTIONAL'),
        ('Defaults', VALUES, ''),
        ('Defaults|Times', DEFAULTS, 'OPTIONAL'),
        # An implicit tag takes the place of that of a tagged CHOICE, which it rejects.                     (X.680 31.2.7)
        ('Probes', r'IMPLICIT FifthChoice', 'EXPLICIT UntaggedChoice'),
        ('Tags', r'IMPLICIT (TaggedItem|Implicit)\b', 'EXPLICIT Item'),
        *ENDLESS,
    ],
}

# Types that a codec lacks.
IRI = (r'\bOID-IRI\b', '[UNIVERSAL 35] IMPLICIT OCTET STRING')
RELATIVE = (r'\bRELATIVE-OID\b', '[UNIVERSAL 13] IMPLICIT OCTET STRING')
TIME = (r'(?<!-)\bTIME(?=,| OPT)', '[UNIVERSAL 14] IMPLICIT OCTET STRING')
DURATION = (r'\bDURATION\b', '[UNIVERSAL 34] IMPLICIT OCTET STRING')
USEFUL_TIMES = [
    (r'\bDATE-TIME\b', '[UNIVERSAL 33] IMPLICIT OCTET STRING'),
    (r'\bTIME-OF-DAY\b', '[UNIVERSAL 32] IMPLICIT OCTET STRING'),
    (r'(?<= )DATE\b(?!-)', '[UNIVERSAL 31] IMPLICIT OCTET STRING'),
]
# X.681 annex C
INSTANCE = (r'INSTANCE OF (IDENTIFIED|DESCRIBED)',
            '[UNIVERSAL 8] IMPLICIT SEQUENCE { type-id OBJECT IDENTIFIER, value [0] EXPLICIT ANY }')
PDV = (r'EMBEDDED PDV', identified(11, 'data-value'))
CHARACTERS = (r'CHARACTER STRING', identified(29, 'string-value'))
LACKING = {
    'asn1tools': [IRI, RELATIVE, TIME, DURATION, INSTANCE, PDV, CHARACTERS],
    # It has types of its own for the last two, but without the tags of X.680 36.5 and 44.5.
    'pycrate': [IRI, TIME, DURATION, *USEFUL_TIMES, INSTANCE, PDV, CHARACTERS],
    'asn1ct': [IRI, TIME, DURATION, *USEFUL_TIMES, PDV, CHARACTERS],
}

# Modules whose constraints no codec can read. Encodings in DER do not depend on them.
UNCONSTRAINED = ('Constraints', 'Predicates')
STRING_OR_PARENTHESIS = re.compile(r'"(?:[^"]|"")*"|[()]')


def unconstrained(text):
    """The text without constraints: what is in parentheses that follow a space, as those of numbers do not."""
    result = ''
    depth = start = 0
    for token in STRING_OR_PARENTHESIS.finditer(text):
        if token[0] == '(' and (depth or text[token.start() - 1] == ' '):
            if not depth:
                result += re.sub(r' SIZE $', ' ', text[start:token.start()])
            depth += 1
        elif token[0] == ')' and depth:
            depth -= 1
            start = token.end()
    return result + text[start:]


STACKED = re.compile(r'(\[[A-Z ]*\d+\] (?:EXPLICIT |IMPLICIT )?)(?=\[)')


def unstacked(text):
    """A type of its own for what follows the first of two tags."""
    count = 0
    while found := STACKED.search(text):
        depth = 0
        end = found.end()
        while end < len(text) and not (depth == 0 and text[end] in ',}\n'):
            depth += {'{': 1, '(': 1, '}': -1, ')': -1}.get(text[end], 0)
            end += 1
        inner = text[found.end():end]
        rest = re.search(r'\s+(OPTIONAL|DEFAULT .*)?\s*$', inner)
        inner, rest = (inner[:rest.start()], rest[0]) if rest else (inner, '')
        count += 1
        text = text[:found.end()] + f'Unstacked{count}' + rest + text[end:]
        text = re.sub(r'\nEND\s*$', lambda _: f'\nUnstacked{count} ::= {inner}\nEND\n', text)
    return text


def replaced(text, types):
    """Types that a codec lacks as references to others with the same encoding.

    The tags of these must not stand in the components themselves, since automatic tagging would end there. (X.680 25.3)
    """
    for number, (pattern, definition) in enumerate(types):
        if re.search(pattern, text):
            text = re.sub(pattern, f'Instead{number}', text)
            text = re.sub(r'\nEND\s*$', lambda _: f'\nInstead{number} ::= {definition}\nEND\n', text)
    return text


def readable(codec, module):
    """The text of a module for a codec."""
    text = module.text
    if module.name in UNCONSTRAINED:
        text = unconstrained(text)
    for names, pattern, replacement in EDITS.get(codec, []):
        if re.fullmatch(names, module.name):
            text = re.sub(pattern, lambda _: replacement, text)
    return unstacked(replaced(text, LACKING.get(codec, [])))
