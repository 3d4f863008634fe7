#!/bin/bash
# Measures what the build plugin costs: the time of `swift build` of a package with it, over that of the same package with the
# generated code checked in, when all that they depend on is built already. The package is CheckedIn, which can be both.
#
#   Tests/Packages/plugin-cost.sh native|swiftbuild
#
# 'cold' is the first build of the package, 'no-op' one with nothing to do. The bars are 2 s and 0.2 s. What counts is the processors'
# time, in the shortest of several builds, since the clock's depends on what else the machine does; it fails at three times as much.
set -euo pipefail
cd "$(dirname "$0")/../.."
unset ASN1SWIFT_STRICT # as in run.sh, whose builds this goes on with

system=${1?usage: Tests/Packages/plugin-cost.sh native|swiftbuild}
scratch=.build/packages/$system
mkdir -p "$scratch"
exec 3>&2 # where errors go while standard error is read for the time

build() {
    local attempt
    # A second attempt where the build system itself crashes, as in run.sh.
    for attempt in 1 2; do
        swift build --build-system "$system" --package-path Tests/Packages/CheckedIn --scratch-path "$scratch" >"$scratch/log" 2>&1 &&
            return
    done
    cat "$scratch/log" >&3
    exit 1
}

# milliseconds COMMAND…: the processors' time that a command takes.
milliseconds() {
    local TIMEFORMAT='%U %S'
    { time "$@"; } 2>&1 | awk '{ print int(($1 + $2) * 1000) }'
}

shortest() { sort -n | head -n 1; }

# measure WORDS: sets cold and noop.
measure() {
    local number
    rm -f "$scratch/debug.yaml" # the plan of the package as it was before
    build                       # all that it depends on
    build
    cold=$(for ((number = 0; number < 3; number++)); do
        # What was made of the package itself lies in folders named after it. Plans stay, since a new one costs more than all else.
        find "$scratch" -type f -path '*CheckedIn*' \( -name '*.swift' -o -name '*.o' -o -name '*.swiftmodule' \
            -o -name '*.swiftdeps' -o -name CheckedIn \) -delete
        milliseconds build
    done | shortest)
    build
    noop=$(for ((number = 0; number < 5; number++)); do milliseconds build; done | shortest)
    printf '%s: %s: cold %d ms, no-op %d ms\n' "$system" "$1" "$cold" "$noop"
}

GENERATE_AT_BUILD=1 measure 'with the plugin'
with_cold=$cold with_noop=$noop
measure 'with checked-in code'
cold=$((with_cold - cold)) noop=$((with_noop - noop))
printf '%s: the plugin costs %d ms cold and %d ms when there is nothing to do\n' "$system" "$cold" "$noop"
[ "$cold" -le 6000 ] && [ "$noop" -le 600 ] || {
    printf 'FAILED: the plugin takes too long\n' >&2
    exit 1
}
