#!/bin/bash
# Measures what the build plugin costs: the time of `swift build` of a package with it, over that of the same package with the
# generated code checked in, when all that they depend on is built already. The package is CheckedIn, which can be both.
#
#   Tests/Packages/plugin-cost.sh native|swiftbuild
#
# 'cold' is the first build of the package, 'no-op' one with nothing to do. What counts is the processors' time, in the shortest of
# several builds, since the clock's depends on what else the machine does. The two are built by turns, so that a busy machine is so
# for both, and once more while the cost is over the bars of 2 s and 0.2 s. It fails at three times as much. In a build that has
# nothing to do, swiftbuild starts every plugin four times and the tool once, and looks at all that the tool is made of, which no plugin
# can change: there it fails at 2 s.
set -euo pipefail
shopt -s inherit_errexit
cd "$(dirname "$0")/../.."
unset ASN1SWIFT_STRICT # as in run.sh, whose builds this goes on with

system=${1?usage: Tests/Packages/plugin-cost.sh native|swiftbuild}
scratch=.build/packages/$system
mkdir -p "$scratch"
exec 3>&2 # where errors go while standard error is read for the time

build() {
    local attempt
    # More attempts where the build system itself crashes.
    for attempt in 1 2 3; do
        swift build --build-system "$system" --package-path Tests/Packages/CheckedIn --scratch-path "$scratch" >"$scratch/log" 2>&1 &&
            return
    done
    cat "$scratch/log" >&3
    exit 1
}

# milliseconds COMMAND…: the processors' time that a command takes.
milliseconds() {
    local TIMEFORMAT='time %U %S'
    # The shell may have written of a crash as well.
    { time "$@"; } 2>&1 | awk '$1 == "time" { print int(($2 + $3) * 1000) }'
}

shortest() { sort -n | head -n 1; }

# measure WORDS: sets cold and noop to what builds of the package as it is take at least.
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

# within COLD NOOP: whether the cost is at most that, in milliseconds.
within() { [ "$cold_cost" -le "$1" ] && [ "$noop_cost" -le "$2" ]; }

for round in 1 2 3; do
    GENERATE_AT_BUILD=1 measure 'with the plugin'
    with_cold=$(printf '%s\n' "$cold" ${with_cold-} | shortest) with_noop=$(printf '%s\n' "$noop" ${with_noop-} | shortest)
    measure 'with checked-in code'
    without_cold=$(printf '%s\n' "$cold" ${without_cold-} | shortest) without_noop=$(printf '%s\n' "$noop" ${without_noop-} | shortest)
    cold_cost=$((with_cold - without_cold)) noop_cost=$((with_noop - without_noop))
    printf '%s: round %d: the plugin costs %d ms cold and %d ms when there is nothing to do\n' \
        "$system" "$round" "$cold_cost" "$noop_cost"
    ! within 2000 200 || exit 0
done
noop_limit=600
[ "$system" = native ] || noop_limit=2000
within 6000 $noop_limit || {
    printf 'FAILED: the plugin takes too long\n' >&2
    exit 1
}
