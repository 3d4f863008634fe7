"""Runs the command line tool within bounds."""

import os
import resource
import signal
import subprocess
import tempfile

SECONDS = 20  # of computing, in a debug build on a machine that does other things too
MEGABYTES = 1024


class Failure(Exception):
    """What the tool did and must not do."""


class Result:
    """How a run of the tool ended."""

    def __init__(self, status, output, errors, usage):
        self.status = os.waitstatus_to_exitcode(status)
        self.output = output
        self.errors = errors
        self.seconds = usage.ru_utime + usage.ru_stime
        self.megabytes = usage.ru_maxrss / 1024


def run(tool, *arguments, stdin=subprocess.DEVNULL, stdout=None, stderr=None, setup=None, folder=None, signals=True,
        seconds=SECONDS):
    """The result of one run; a crash, too much time and too much memory are failures."""

    def limit():
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        if setup:
            setup()

    with tempfile.TemporaryFile() as output, tempfile.TemporaryFile() as errors:
        process = subprocess.Popen(
            [tool, *arguments], stdin=stdin, stdout=stdout or output, stderr=stderr or errors, preexec_fn=limit,
            cwd=folder, restore_signals=signals, env={**os.environ, "SWIFT_BACKTRACE": "enable=no"})
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        output.seek(0)
        errors.seek(0)
        result = Result(status, output.read(), errors.read().decode(errors="replace"), usage)
    if result.status in (-signal.SIGXCPU, -signal.SIGKILL):
        raise Failure(f"takes more than {seconds} s to {arguments[0]}")
    if result.megabytes > MEGABYTES:
        raise Failure(f"takes {result.megabytes:.0f} MB")
    if result.status in (-signal.SIGSEGV, -signal.SIGILL, -signal.SIGTRAP, -signal.SIGABRT, -signal.SIGBUS):
        raise Failure(f"crashes with {signal.Signals(-result.status).name}")
    return result


def expect(condition, message, result=None):
    """Fails with the message, and with what the tool said, unless the condition holds."""
    if not condition:
        said = f"; exit status {result.status}, {result.errors[:300]!r}" if result else ""
        raise Failure(message + said)
