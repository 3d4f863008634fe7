#!/usr/bin/env python3
"""Other codecs decode and encode again what the tests of round trips wrote: all must give the same octets.

    Tests/independent-codecs.py VECTORS SCHEMA...

VECTORS has a line for each value: schema's file, module, type and octets in hexadecimal, separated by tabs. For each codec the
number of values that agree is printed, and every disagreement that is no known fault of the codec; of these there must be none.
"""
import collections
import importlib
import os
import shutil
import subprocess
import sys
import tempfile

# Faults of the codecs: (codec, module, type, part of the message or '') and the reason. '*' stands for any module or type.
KNOWN_FAULTS = []


class Asn1tools:
    name = 'asn1tools'

    def __init__(self, schema):
        self.codec = importlib.import_module('asn1tools').compile_files([schema], 'der')

    def again(self, module, type_name, octets):
        return bytes(self.codec.encode(type_name, self.codec.decode(type_name, octets)))


class Pycrate:
    name = 'pycrate'

    def __init__(self, schema):
        asnproc = importlib.import_module('pycrate_asn1c.asnproc')
        asnproc.GLOBAL.clear()
        with open(schema, encoding='utf-8') as file:
            text = file.read()
        with open(os.devnull, 'w') as nothing:
            output, sys.stdout = sys.stdout, nothing
            try:
                asnproc.compile_text(text)
            finally:
                sys.stdout = output
        self.modules = {name: asnproc.GLOBAL.MOD[name] for name in asnproc.GLOBAL.MOD}

    def again(self, module, type_name, octets):
        kind = self.modules[module][type_name]
        kind.from_der(octets)
        return bytes(kind.to_der())


class Erlang:
    """asn1ct: a module is compiled and all its values are read in one run of the virtual machine."""
    name = 'asn1ct'
    script = '''
-module(again).
-export([main/1]).
main([Schema, Module, Values]) ->
    ok = asn1ct:compile(Schema, [der, {outdir, "."}, silent]),
    {ok, Text} = file:read_file(Values),
    M = list_to_atom(Module),
    [io:format("~s~n", [again(M, binary:split(Line, <<9>>))])
        || Line <- binary:split(Text, <<10>>, [global]), Line =/= <<>>].
again(M, [Type, Hex]) ->
    try
        T = binary_to_atom(Type),
        {ok, Value} = M:decode(T, binary:decode_hex(Hex)),
        {ok, Octets} = M:encode(T, Value),
        string:lowercase(binary:encode_hex(Octets))
    catch _:E -> lists:sublist(lists:flatten(io_lib:format("error: ~0p", [E])), 200)
    end.
'''

    def __init__(self, schema):
        self.schema = os.path.abspath(schema)

    def all(self, module, values):
        with tempfile.TemporaryDirectory() as folder:
            with open(folder + '/again.erl', 'w') as file:
                file.write(self.script)
            with open(folder + '/values', 'w') as file:
                file.writelines(f'{type_name}\t{octets.hex()}\n' for type_name, octets in values)
            subprocess.run(['erlc', 'again.erl'], cwd=folder, check=True, stdout=subprocess.DEVNULL)
            call = f'again:main(["{self.schema}", "{module}", "values"]), halt().'
            result = subprocess.run(['erl', '-noshell', '-eval', call], cwd=folder, text=True, capture_output=True,
                                    timeout=300)
            lines = result.stdout.splitlines()[-len(values):]
            if len(lines) != len(values):
                raise ValueError((result.stdout + result.stderr)[-300:])
            return lines


def missing(codec):
    """Why a codec cannot be asked; None when it can."""
    if codec is Erlang:
        return None if shutil.which('erlc') else 'there is no erlc'
    try:
        importlib.import_module({'asn1tools': 'asn1tools', 'pycrate': 'pycrate_asn1c.asnproc'}[codec.name])
    except ImportError as error:
        return str(error)
    return None


def is_known(codec, module, type_name, message):
    return any(name == codec and where in ('*', module) and what in ('*', type_name) and part in message
               for (name, where, what, part), _ in KNOWN_FAULTS)


def answers(codec, schema, vectors):
    """For each value of a schema: the octets in hexadecimal that come out, or a message."""
    try:
        reader = codec(schema)
        if codec is Erlang:
            return reader.all(vectors[0][0], [(type_name, octets) for _, type_name, octets in vectors])
    except Exception as error:
        return ['schema: ' + str(error).replace('\n', ' ')[:200]] * len(vectors)
    result = []
    for module, type_name, octets in vectors:
        try:
            result.append(reader.again(module, type_name, octets).hex())
        except Exception as error:
            result.append(f'{type(error).__name__}: {error}'.replace('\n', ' ')[:200])
    return result


def main(arguments):
    if len(arguments) < 2:
        sys.exit(__doc__)
    vectors = collections.defaultdict(list)
    with open(arguments[0], encoding='utf-8') as file:
        for line in file:
            schema, module, type_name, octets = line.rstrip('\n').split('\t')
            vectors[os.path.basename(schema)].append((module, type_name, bytes.fromhex(octets)))
    if not vectors:
        sys.exit('error: there are no vectors')
    disagreements = 0
    for codec in (Asn1tools, Pycrate, Erlang):
        reason = missing(codec)
        if reason:
            print(f'skipped: {codec.name}: {reason}')
            continue
        agreed = known = total = 0
        for schema in arguments[1:]:
            values = vectors.get(os.path.basename(schema), [])
            if not values:
                continue
            for (module, type_name, octets), answer in zip(values, answers(codec, schema, values)):
                total += 1
                if answer == octets.hex():
                    agreed += 1
                elif is_known(codec.name, module, type_name, answer):
                    known += 1
                else:
                    disagreements += 1
                    print(f'{codec.name}: {module}.{type_name}: {octets.hex()} became {answer}')
        print(f'{codec.name}: {agreed} of {total} values agree, {known} meet known faults')
    sys.exit(1 if disagreements else 0)


if __name__ == '__main__':
    main(sys.argv[1:])
