"""Encodings for the page, with what is known of each value by construction."""


class Value:
    """A value in DER or, with an indefinite length, in BER, and those inside it."""

    def __init__(self, tag, contents=b"", inside=(), indefinite=False, prefix=b""):
        self.tag = bytes([tag])
        self.inside = list(inside)
        self.contents = contents
        self.indefinite = indefinite
        self.prefix = prefix  # the initial octet of a BIT STRING
        if self.inside or not contents:
            self.contents = prefix + b"".join(value.encoding for value in self.inside)
        length = b"\x80" if indefinite else self.length(len(self.contents))
        self.header = self.tag + length
        self.encoding = self.header + self.contents + (b"\0\0" if indefinite else b"")

    @staticmethod
    def length(count):
        if count < 128:
            return bytes([count])
        octets = count.to_bytes((count.bit_length() + 7) // 8, "big")
        return bytes([0x80 | len(octets)]) + octets

    def places(self, offset=0):
        """Start and end of this value and of all inside it, in the order of the octets; end-of-contents octets too."""
        yield offset, offset + len(self.encoding)
        start = offset + len(self.header) + len(self.prefix)
        for value in self.inside:
            yield from value.places(start)
            start += len(value.encoding)
        if self.indefinite:
            yield start, start + 2


def small():
    """Each form: primitive, constructed, indefinite, and strings that hold encodings."""
    attribute = Value(0x30, inside=[Value(0x06, bytes([0x55, 4, 3])), Value(0x0C, '<img src=x onerror="window.hit=1">&'.encode())])
    return Value(
        0x30,
        inside=[
            Value(0x02, b"\x05"),
            Value(0x04, inside=[attribute]),
            Value(0xA0, inside=[Value(0x01, b"\xff"), Value(0x05)], indefinite=True),
            Value(0x03, inside=[Value(0x30, inside=[Value(0x02, b"\x01"), Value(0x02, b"\x02")])], prefix=b"\0"),
            Value(0x04, bytes(range(1, 101))),
        ],
    )


# What small() is a value of, and the names that its values have by it.
SMALL_SCHEMA = """
Small DEFINITIONS IMPLICIT TAGS ::=
BEGIN
Outer ::= SEQUENCE {
    number  INTEGER,
    wrapped OCTET STRING (CONTAINING Attribute),
    pair    [0] SEQUENCE { flag BOOLEAN, nothing NULL },
    bits    BIT STRING (CONTAINING Point),
    data    OCTET STRING
}
Attribute ::= SEQUENCE { kind OBJECT IDENTIFIER, text UTF8String }
Point ::= SEQUENCE { across INTEGER, down INTEGER }
END
"""
SMALL_NAMES = {0: "Outer", 1: "number", 2: "wrapped", 4: "kind", 5: "text", 6: "pair", 7: "flag", 8: "nothing", 10: "bits", 12: "across",
               13: "down", 14: "data"}


def revocation_list(size):
    """A CRL of about `size` bytes: the entries are like those of real ones, the signature is not."""
    name = Value(0x30, inside=[Value(0x31, inside=[Value(0x30, inside=[Value(0x06, bytes([0x55, 4, 3])), Value(0x0C, b"Example CA")])])])
    algorithm = Value(0x30, inside=[Value(0x06, bytes.fromhex("2a864886f70d01010b")), Value(0x05)])
    time = Value(0x17, b"261130000000Z")
    reason = Value(0x30, inside=[Value(0x06, bytes([0x55, 0x1D, 0x15])), Value(0x04, inside=[Value(0x0A, b"\x01")])])
    entries = []
    total = 0
    while total < size:
        number = (0x4000_0000_0000_0000 + len(entries) * 0x1_0000_0001_0001).to_bytes(16, "big")
        entries.append(Value(0x30, inside=[Value(0x02, b"\x01" + number[1:]), time, Value(0x30, inside=[reason])]))
        total += len(entries[-1].encoding)
    body = Value(0x30, inside=[Value(0x02, b"\x01"), algorithm, name, time, time, Value(0x30, inside=entries)])
    return Value(0x30, inside=[body, algorithm, Value(0x03, b"\0" + b"\x5a" * 256)])
