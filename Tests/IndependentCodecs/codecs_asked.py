"""The codecs that are asked. Each decodes octets and encodes the value again."""
import contextlib
import copy
import functools
import importlib
import json
import os
import runpy
import shutil
import signal
import subprocess
import tempfile

from asn1crypto_types import class_of
from readable import readable


class NotCompiled(Exception):
    """A codec cannot read a module or one that it imports from."""


def message(error):
    """An exception on one line."""
    return f'{type(error).__name__}: {error}'.replace('\n', ' ')[:300]


def stop(*_):
    """Ends what a codec does not come to an end with."""
    raise TimeoutError


class PythonCodec:
    """A codec that is a Python package: values are asked about one by one."""
    package = ''

    @classmethod
    def missing(cls):
        """Why the codec cannot be asked; None when it can."""
        try:
            importlib.import_module(cls.package)
        except ImportError as error:
            return message(error)
        return None

    def answers(self, schemas, vectors):
        """What comes out for each value of each module, in hexadecimal, or a message; why a module is not compiled."""
        found = {}
        for name, values in vectors.items():
            try:
                found[name] = (self.module_answers(schemas, name, values), None)
            except NotCompiled as error:
                found[name] = ([], str(error))
        return found

    def module_answers(self, schemas, name, values):
        again = self.compiled(schemas, name)
        signal.signal(signal.SIGALRM, stop)
        result = []
        for type_name, octets in values:
            signal.alarm(2)
            try:
                result.append(again(type_name, octets).hex())
            except Exception as error:  # Whatever a codec throws is its answer.
                result.append(message(error))
            finally:
                signal.alarm(0)
        return result


class Asn1tools(PythonCodec):
    name = 'asn1tools'
    package = 'asn1tools'

    @staticmethod
    @functools.cache
    def parsed(text):
        return importlib.import_module('asn1tools').parse_string(text)

    def compiled(self, schemas, name):
        asn1tools = importlib.import_module('asn1tools')
        try:
            tree = {}
            for module in schemas.needed(name):
                tree.update(copy.deepcopy(self.parsed(readable(self.name, module))))
            types = asn1tools.compile_dict(tree, 'der').modules[name]
        except Exception as error:
            raise NotCompiled(message(error)) from error
        return lambda type_name, octets: bytes(types[type_name].encode(types[type_name].decode(octets)))


class Pycrate(PythonCodec):
    name = 'pycrate'
    package = 'pycrate_asn1c.asnproc'

    def compiled(self, schemas, name):
        asnproc = importlib.import_module(self.package)
        asnproc.GLOBAL.clear()
        try:
            with open(os.devnull, 'w') as nothing, contextlib.redirect_stdout(nothing):
                asnproc.compile_text('\n'.join(readable(self.name, module) for module in schemas.needed(name)))
                with tempfile.TemporaryDirectory() as folder:
                    path = os.path.join(folder, 'generated.py')
                    asnproc.generate_modules(asnproc.PycrateGenerator, path)
                    loaded = runpy.run_path(path)
            types = next(value for key, value in loaded.items() if getattr(value, '_name_', None) == name)
        except Exception as error:
            raise NotCompiled(message(error)) from error

        def again(type_name, octets):
            kind = getattr(types, type_name.replace('-', '_'))
            kind.from_der(octets)
            return bytes(kind.to_der())

        return again


class Asn1crypto(PythonCodec):
    """It has no compiler, but classes for certificates and CMS."""
    name = 'asn1crypto'
    package = 'asn1crypto'

    def compiled(self, schemas, name):
        def again(type_name, octets):
            part, class_name = class_of(name, type_name)
            value = getattr(importlib.import_module('asn1crypto.' + part), class_name).load(octets, strict=True)
            value.native  # Decodes all of it.
            return value.dump(force=True)

        return again


class Erlang:
    """asn1ct: all modules are compiled and all values are read in one run of the virtual machine."""
    name = 'asn1ct'
    script = '''
-module(again).
-export([main/1]).
main(Modules) ->
    [io:format("compiled ~s ~0p~n", [M, asn1ct:compile(M, [der, {outdir, "."}, silent])]) || M <- Modules],
    {ok, Text} = file:read_file("values"),
    [io:format("value ~s~n", [again(binary:split(Line, <<9>>, [global]))])
        || Line <- binary:split(Text, <<10>>, [global]), Line =/= <<>>].
again([Module, Type, Hex]) ->
    try
        M = binary_to_atom(Module),
        T = binary_to_atom(Type),
        {ok, Value} = M:decode(T, binary:decode_hex(Hex)),
        {ok, Octets} = M:encode(T, Value),
        string:lowercase(binary:encode_hex(Octets))
    catch _:E -> lists:sublist(lists:flatten(io_lib:format("error: ~0p", [E])), 300)
    end.
'''

    @staticmethod
    def missing():
        return None if shutil.which('erlc') else 'there is no erlc'

    def answers(self, schemas, vectors):
        """What comes out for each value of each module, in hexadecimal, or a message; why a module is not compiled."""
        modules = {module.name: module for name in vectors for module in schemas.needed(name)}
        with tempfile.TemporaryDirectory() as folder:
            texts = {name + '.asn1': readable(self.name, module) for name, module in modules.items()}
            texts['again.erl'] = self.script
            texts['values'] = ''.join(f'{name}\t{type_name}\t{octets.hex()}\n'
                                      for name, values in vectors.items() for type_name, octets in values)
            for file_name, text in texts.items():
                with open(os.path.join(folder, file_name), 'w', encoding='utf-8') as file:
                    file.write(text)
            subprocess.run(['erlc', 'again.erl'], cwd=folder, check=True, stdout=subprocess.DEVNULL)
            call = f'again:main({json.dumps(list(modules))}), halt().'
            result = subprocess.run(['erl', '-noshell', '-eval', call], cwd=folder, text=True, errors='replace',
                                    capture_output=True, timeout=240, stdin=subprocess.DEVNULL)
        lines = result.stdout.splitlines()
        failures = dict(line.split(' ', 2)[1:] for line in lines if line.startswith('compiled ') and not line.endswith(' ok'))
        answers = [line[6:] for line in lines if line.startswith('value ')]
        if len(answers) != sum(len(values) for values in vectors.values()):
            raise NotCompiled(' '.join((result.stdout + result.stderr).split())[-300:])
        found = {}
        for name, values in vectors.items():
            own, answers = answers[:len(values)], answers[len(values):]
            failed = [module.name for module in schemas.needed(name) if module.name in failures]
            found[name] = ([], failures[failed[0]]) if failed else (own, None)
        return found


ALL = {codec.name: codec for codec in (Asn1tools, Pycrate, Erlang, Asn1crypto)}
