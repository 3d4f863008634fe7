"""What is known of the codecs: faults, modules that they cannot read, and how much they must agree on."""
import re

# The most values of each type that a slow codec is asked about.
MOST_VALUES = {}

# How many values must agree at least, so that nothing is left out unseen.
LEAST_AGREED = {'asn1tools': 1, 'pycrate': 1, 'asn1ct': 1, 'asn1crypto': 1}

# Modules that a codec cannot read, and why.
NOT_COMPILED = {}


class Fault:
    """A fault of a codec."""

    def __init__(self, codec, place, answer, reason, octets=''):
        self.codec = codec
        self.place = re.compile(place)
        self.answer = re.compile(answer)
        self.octets = re.compile(octets)
        self.reason = reason


FAULTS = []


def fault(codec, module, type_name, octets, answer):
    """The fault that a disagreement comes from; None for one that is none of them."""
    for fault in FAULTS:
        if fault.codec == codec and fault.place.fullmatch(f'{module}.{type_name}') and fault.octets.search(octets) \
                and fault.answer.search(answer):
            return fault
    return None
