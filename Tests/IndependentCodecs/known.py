"""What is known of the codecs: types that they cannot be asked about, faults, and how much they must agree on."""
import re

# How many values must agree at least, so that nothing is left out unseen.
LEAST_AGREED = {'asn1tools': 6000, 'pycrate': 5600, 'asn1ct': 11000, 'asn1crypto': 1000}

# Types that a codec cannot compile, as patterns, and why. readable.py takes single types out of what the codec is given.
ENDLESS = r'Recursion\.(Integers|Pairs)|Probes\.BooleanChain'
NOT_ASKED = [
    ('asn1tools', ENDLESS, 'it does not come to an end with parameterized types that contain themselves'),
    ('pycrate', ENDLESS, 'it does not come to an end with parameterized types that contain themselves'),
    ('asn1ct', ENDLESS, 'it does not come to an end with parameterized types that contain themselves'),
    ('pycrate', r'Recursion\.Deep|Probes\.(Loop|Left|Right)', 'it does not resolve types that only contain themselves'),
    ('pycrate', r'Recursion\.(Even|Odd|Tagged|Inner)|Shapes\.Tree|Predicates\.(Node|Pick|Part|Labelled)',
     'it has one object for a type and those inside it, and mixes up their values or does not end'),
    ('asn1ct', r'Keywords\..*', 'it takes minutes for types of 200 components'),
    ('asn1tools', r'(PKIX|CMS).*', 'it does not read WITH SYNTAX of information object classes'),
    ('pycrate', r'(PKIX|CMS).*', 'it does not read table constraints by a component of a component'),
    ('asn1tools', r'(Written|Faults)\..*', 'it does not read values of open types, nor tags in values'),
    ('pycrate', r'(Written|Faults)\..*', 'it does not read values of open types, nor alphabets of TeletexString'),
    ('asn1ct', r'(Written|Faults)\..*', 'it does not read values with CONTAINING, nor REAL with digits after a point'),
]


def is_asked(codec, place):
    """Whether a codec is asked about a type."""
    return not any(name == codec and re.fullmatch(pattern, place) for name, pattern, _ in NOT_ASKED)


class Fault:
    """A fault of a codec: patterns of the types, of the octets in hexadecimal and of the answer, all of which must be met.

    `is_extended` says that it only shows with extension additions that the schema does not know.
    """

    def __init__(self, codec, reason, place='.*', octets='', answer='', is_extended=False):
        self.codec = codec
        self.reason = reason
        self.place = re.compile(place)
        self.octets = re.compile(octets)
        self.answer = re.compile(answer)
        self.is_extended = is_extended

    def is_met(self, place, octets, is_extended, answer):
        return bool(self.place.fullmatch(place) and self.octets.search(octets) and self.answer.search(answer)
                    and (is_extended or not self.is_extended))


MARKED = 'an implicit tag does not take the place of that of a tagged CHOICE (X.680 31.2.7)'
OCTETS = '^[0-9a-f]*$'
YEAR_1 = '3030303130313031303030303030(2e[0-9a-f]*)?5a'
FAULTS = [
    # GeneralizedTime 00010101000000Z
    Fault('asn1tools', 'years before 1000 lose their zeros (X.680 46.3)', octets=YEAR_1, answer='31303130313030303030305a'),
    Fault('asn1crypto', 'years before 1000 lose their zeros (X.680 46.3)', octets=YEAR_1, answer='31303130313030303030305a'),
    Fault('asn1tools', 'members of a SET keep the order of the schema (X.690 10.3)', answer=OCTETS,
          place='Sets.Mixed|Probes.Swapped|Preserving.Outer'),
    Fault('asn1tools', 'elements of a SET OF keep their order (X.690 11.6)', place='Names.Any', answer=OCTETS, is_extended=True),
    Fault('asn1tools', 'an addition is dropped where one before it is absent (X.680 25.16)',
          place='Extensions.Version3|Predicates.(Part|Pick|Labelled|EachPredicate)', answer=OCTETS),
    Fault('asn1tools', 'additions in front of the rest of the root are not read (X.680 25.5)', place='Extensions.Middle[12]',
          answer='DecodeTagError: Middle[12].z'),
    Fault('asn1tools', 'Other-Collisions.Same is taken for Other-Collisions (X.680 14.1)',
          place='Collisions.(AB|Same|Collisions)', answer='DecodeTagError'),
    Fault('asn1tools', 'the class UNIVERSAL of a tag is taken for context-specific (X.680 31.2.1)', place='Probes.Primitive',
          octets='^0d', answer='Expected CHOICE'),
    Fault('asn1tools', 'single-ASN1-type of EXTERNAL is not in an explicit tag (X.690 8.18.1)', octets='(28|06|02|07).*a0',
          place='Times.SelfDescribing|Probes.Primitive', answer='external.encoding: Expected CHOICE'),
    Fault('asn1tools', 'a leap second and the end of a day are rejected (ISO 8601)', place='Times.*',
          octets='323335393630|323430303030', answer='second must be in|unconverted data'),
    Fault('asn1tools', MARKED, place='Defaults.All', answer='markedShape'),
    Fault('pycrate', MARKED, place='Defaults.All', answer='markedShape: invalid tag'),
    Fault('pycrate', 'an EXTERNAL without direct-reference or with a descriptor is not read (X.690 8.18.1)',
          place='Times.SelfDescribing|Probes.Primitive', answer='external: missing mandatory component, identification'),
    Fault('asn1tools', '-0 of REAL becomes 0 (X.690 8.5.9)', octets='0143', answer='00'),
    Fault('pycrate', '-0 of REAL becomes 0 (X.690 8.5.9)', octets='0143', answer='00'),
    Fault('pycrate', 'additions that are not known are not read (X.680 52)', is_extended=True),
    Fault('asn1ct', 'an addition to the extension must be there to be encoded (X.680 25.16)', answer='asn1_NOVALUE',
          place='Extensions.(Version[23]|Middle2)|Predicates.(Part|Pick|Labelled|EachPredicate)|Probes.OpenRecord|Sets.Open'),
    Fault('asn1ct', 'an explicit tag on a type inside itself is not read (X.690 8.14)', place='Recursion.(Inner|Tagged)', octets='a7',
          answer='unexpected'),
    Fault('asn1ct', 'members of a SET are encoded in another order than they are decoded in (X.690 10.3)', answer='error',
          place='Probes.Swapped|Preserving.Outer|Sets.Mixed|CMSEnhancedSecurity.(ESSSecurityLabel|EquivalentLabels)'),
    Fault('asn1ct', 'a SEQUENCE gets the identifier octet of a primitive value (X.690 8.9.1)', answer=OCTETS,
          place='Preserving.(Link|Body|Signed)', octets='a0'),
    Fault('asn1ct', 'numbers of tags above 16383 are not read (X.690 8.1.2.4)', place='Tags.TagSizes|Probes.LongTags',
          answer='invalid_tag'),
    Fault('asn1ct', 'an empty BIT STRING is not compared with a DEFAULT of named bits (X.680 22.7)',
          place='Names.*|PKIXAttributes.Clearance',
          answer='bit_size,.*check_named_bitstring'),
    Fault('asn1ct', '0, -0 and infinities of REAL are not read (X.690 8.5.2, 8.5.9)', octets='0900|09014[013]|8[0-9a-f]00|8[0-9a-f]014[013]',
          place='Extensions.Version3|Defaults.(All|Beneath)|Predicates.EachPredicate|Probes.Primitive|Names.Type',
          answer='decode_real'),
    Fault('asn1ct', 'EXTERNAL without direct-reference or with a descriptor is not read (X.690 8.18.1)', answer='EXTERNAL',
          place='Times.SelfDescribing|Probes.Primitive'),
    # Random values are of types that the identifiers beside them do not have; the other codecs do not look.
    Fault('asn1ct', 'it decodes what identifiers decide the types of at once (X.682 10)', place='(PKIX|CMS).*',
          answer='Type not compatible with table constraint'),
    Fault('asn1ct', MARKED, place='Defaults.All', answer='match_tags|invalid_choice_tag'),
    Fault('asn1crypto', 'the number of unused bits becomes 0 (X.690 8.6.2.2)', octets='03[0-9a-f]{2}0[1-7]', answer=OCTETS,
          place='.*ObjectDigestInfo|.*CertificateList|.*RevocationInfoChoices?'),
    Fault('asn1crypto', 'TeletexString has no ~', place='PKIXNames.DirectoryString', octets='7e', answer='charmap'),
]


def fault(codec, place, octets, is_extended, answer):
    """The fault that a disagreement comes from; None for one that is none of them."""
    return next((fault for fault in FAULTS
                 if fault.codec == codec and fault.is_met(place, octets, is_extended, answer)), None)
