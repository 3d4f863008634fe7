"""Small changes to encodings: to any octet, and to whole values with the lengths around them put right."""

INTERESTING = [0x00, 0x01, 0x02, 0x03, 0x05, 0x0C, 0x13, 0x17, 0x18, 0x1F, 0x30, 0x31, 0x7F, 0x80, 0x81, 0x82, 0xA0, 0xA3, 0xFF]


class Value:
    """A value of definite length: its identifier octets, and its contents as octets or as values."""

    def __init__(self, identifier, contents, children):
        self.identifier, self.contents, self.children = identifier, contents, children

    def encode(self):
        contents = b"".join(child.encode() for child in self.children) if self.children is not None else self.contents
        length = len(contents)
        if length < 0x80:
            return self.identifier + bytes([length]) + contents
        octets = length.to_bytes((length.bit_length() + 7) // 8, "big")
        return self.identifier + bytes([0x80 | len(octets)]) + octets + contents

    def all(self):
        yield self
        for child in self.children or []:
            yield from child.all()


def parse(data, start, end):
    """The values that stand there, or None where something else does, such as an indefinite length."""
    values = []
    while start < end:
        if end - start < 2 or data[start] & 0x1F == 0x1F:
            return None
        length, header = data[start + 1], 2
        if length >= 0x80:
            count = length & 0x7F
            if not 0 < count <= 4 or start + 2 + count > end:
                return None
            length, header = int.from_bytes(data[start + 2 : start + 2 + count], "big"), 2 + count
        contents = start + header
        if contents + length > end:
            return None
        children = parse(data, contents, contents + length) if data[start] & 0x20 else None
        if data[start] & 0x20 and children is None:
            return None
        values.append(Value(data[start : start + 1], data[contents : contents + length], children))
        start = contents + length
    return values


def changed_octets(data, random):
    data = bytearray(data)
    for _ in range(random.choice([1, 1, 1, 2, 4])):
        at = random.randrange(len(data))
        kind = random.randrange(6)
        if kind == 0:
            data[at] ^= 1 << random.randrange(8)
        elif kind == 1:
            data[at] = random.choice(INTERESTING)
        elif kind == 2:
            data[at] = (data[at] + random.choice([-1, 1])) & 0xFF
        elif kind == 3:
            data.insert(at, random.choice(INTERESTING))
        elif kind == 4 and len(data) > 1:
            del data[at]
        else:
            data = data[:at] if random.random() < 0.2 and at else data[:at] + data[at : at + 8] + data[at:]
    return bytes(data)


def changed_value(data, random):
    roots = parse(data, 0, len(data))
    if not roots:
        return changed_octets(data, random)
    values = [value for root in roots for value in root.all()]
    value, kind = random.choice(values), random.randrange(6)
    if kind == 0:
        value.identifier = bytes([random.choice([value.identifier[0] ^ 0x20, *INTERESTING])])
    elif kind == 1 and value.children:
        value.children.pop(random.randrange(len(value.children)))
    elif kind == 2 and value.children:
        at = random.randrange(len(value.children))
        value.children.insert(at, value.children[at])
    elif kind == 3 and value.children and len(value.children) > 1:
        at = random.randrange(len(value.children) - 1)
        value.children[at], value.children[at + 1] = value.children[at + 1], value.children[at]
    elif kind == 4:
        # A tree that goes back into itself would have no end.
        other = random.choice(values)
        value.identifier, value.contents, value.children = other.identifier, other.encode(), None
        value.contents = other.contents if other.children is None else b"".join(c.encode() for c in other.children)
    elif value.children is None:
        value.contents = changed_octets(value.contents, random) if value.contents else bytes([random.choice(INTERESTING)])
    return b"".join(root.encode() for root in roots)


def mutate(data, random):
    return changed_octets(data, random) if random.random() < 0.4 else changed_value(data, random)
