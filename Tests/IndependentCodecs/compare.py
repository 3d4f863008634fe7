#!/usr/bin/env python3
"""Other codecs decode and encode again what the tests of round trips wrote: all must give the same octets.

    Tests/IndependentCodecs/compare.py VECTORS SCHEMA...

VECTORS has a line for each value: module, type, octets in hexadecimal, and those without the extension additions that the schema
does not know, which a codec may drop; separated by tabs. For each codec the numbers of values are printed that were compared, that
agree and that meet a known fault of the codec, and every other disagreement; of these there must be none.
"""
import collections
import multiprocessing
import sys
import time

import codecs_asked
import known
from asn1crypto_types import class_of
from schemas import Schemas

# How many disagreements of a codec are shown.
SHOWN = 40


def read_vectors(path):
    """For each module: type, octets, and what may come out."""
    vectors = collections.defaultdict(list)
    with open(path, encoding='utf-8') as file:
        for line in file:
            module, type_name, octets, plain = line.rstrip('\n').split('\t')
            vectors[module].append((type_name, octets, {octets, plain}))
    return vectors


def ask(job):
    """What a codec answers about the values of some modules."""
    codec, schemas, vectors = job
    start = time.monotonic()
    questions = {module: [(type_name, bytes.fromhex(octets)) for type_name, octets, _ in values]
                 for module, values in vectors.items()}
    return codec, codecs_asked.ALL[codec]().answers(schemas, questions), time.monotonic() - start


def selected(codec, module, values):
    """The values of a module that a codec is asked about."""
    if codec == 'asn1crypto':
        return [value for value in values if class_of(module, value[0])]
    return [value for value in values if known.is_asked(codec, f'{module}.{value[0]}')]


class Report:
    """What one codec came to."""

    def __init__(self, codec):
        self.codec = codec
        self.agreed = self.compared = self.problems = 0
        self.seconds = 0.0
        self.faults = collections.Counter()

    def problem(self, text):
        self.problems += 1
        if self.problems <= SHOWN:
            print(f'{self.codec}: {text}')

    def add(self, module, values, answers, error):
        if error:
            self.problem(f'{module} is not compiled: {error}')
        for (type_name, octets, right), answer in zip(values, answers):
            self.compared += 1
            if answer in right:
                self.agreed += 1
                continue
            fault = known.fault(self.codec, f'{module}.{type_name}', octets, len(right) > 1, answer)
            if fault:
                self.faults[fault.reason] += 1
            else:
                self.problem(f'{module}.{type_name}: {octets} became {answer}')

    def finish(self):
        excused = sum(self.faults.values())
        print(f'{self.codec}: compared {self.compared}, agreed {self.agreed}, excused {excused} by known faults, '
              f'{self.problems} disagreements, in {self.seconds:.0f} s')
        for reason, count in sorted(self.faults.items()):
            print(f'    {count} excused: {reason}')
        for codec, pattern, reason in known.NOT_ASKED:
            if codec == self.codec:
                print(f'    not asked about {pattern}: {reason}')
        if self.agreed < known.LEAST_AGREED[self.codec]:
            self.problem(f'fewer than {known.LEAST_AGREED[self.codec]} values agree')


def main(arguments):
    if len(arguments) < 2:
        sys.exit(__doc__)
    vectors = read_vectors(arguments[0])
    schemas = Schemas(arguments[1:])
    for module in vectors:
        if module not in schemas.modules:
            sys.exit(f'error: there is no schema of {module}')
    reports = {}
    jobs = []
    chosen = {}
    for name, codec in codecs_asked.ALL.items():
        reason = codec.missing()
        if reason:
            print(f'skipped: {name}: {reason}')
            continue
        reports[name] = Report(name)
        chosen[name] = {module: selected(name, module, values) for module, values in vectors.items()}
        chosen[name] = {module: values for module, values in chosen[name].items() if values}
        if codec is codecs_asked.Erlang:
            jobs.insert(0, (name, schemas, chosen[name]))
        else:
            jobs += [(name, schemas, {module: values}) for module, values in chosen[name].items()]
    # A process for each core that the gate counts on.
    with multiprocessing.Pool(2) as pool:
        for name, found, seconds in pool.imap_unordered(ask, jobs):
            reports[name].seconds += seconds
            for module, (answers, error) in found.items():
                reports[name].add(module, chosen[name][module], answers, error)
    for report in reports.values():
        report.finish()
    sys.exit(1 if any(report.problems for report in reports.values()) else 0)


if __name__ == '__main__':
    main(sys.argv[1:])
