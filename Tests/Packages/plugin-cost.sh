#!/bin/bash
# Measures what the build plugin costs: the time of `swift build` of a package with it, over that of the same package with the
# generated code checked in, when all that they depend on is built already. The package is CheckedIn, which can be both.
#
#   Tests/Packages/plugin-cost.sh native|swiftbuild
#
# 'cold' is the first build of the package, 'no-op' one with nothing to do. What counts is the processors' time, in the shortest of
# several builds, since the clock's depends on what else the machine does. They are built by turns, so that a busy machine is so for
# all, and again, five times at most, while the cost is over the bars of 2 s and 0.2 s. It fails at twice as much.
#
# With swiftbuild the bar for builds with nothing to do is over those with a plugin that does nothing: whatever plugin there is,
# swiftbuild starts it and looks at all that its tool is made of, which no plugin can change.
set -euo pipefail
shopt -s inherit_errexit
cd "$(dirname "$0")/../.."
unset ASN1SWIFT_STRICT # as in run.sh, whose builds this goes on with
export SWIFT_BACKTRACE=enable=no # where the build system crashes, it is tried again

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

# lowest NAME PLUGIN WORDS: measures with that plugin, and keeps the least of all rounds in NAME_cold and NAME_noop.
lowest() {
    local known_cold=$1_cold known_noop=$1_noop
    PLUGIN=$2 measure "$3"
    printf -v "$known_cold" %d "$(printf '%s\n' "$cold" ${!known_cold-} | shortest)"
    printf -v "$known_noop" %d "$(printf '%s\n' "$noop" ${!known_noop-} | shortest)"
}

for round in 1 2 3 4 5; do
    lowest generating ASN1BuildPlugin 'with the plugin'
    lowest without '' 'with checked-in code'
    cold_cost=$((generating_cold - without_cold)) noop_cost=$((generating_noop - without_noop)) own_cost=$noop_cost
    if [ "$system" = swiftbuild ]; then
        lowest nothing NoPlugin 'with a plugin that does nothing'
        own_cost=$((generating_noop - nothing_noop))
        printf '%s: a plugin that does nothing costs %d ms when there is nothing to do\n' "$system" $((nothing_noop - without_noop))
    fi
    printf '%s: round %d: the plugin costs %d ms cold and %d ms when there is nothing to do, %d ms of it by what it does\n' \
        "$system" $round $cold_cost $noop_cost $own_cost
    [ $cold_cost -gt 2000 ] || [ $own_cost -gt 200 ] || exit 0
done
[ $cold_cost -le 4000 ] && [ $own_cost -le 400 ] || {
    printf 'FAILED: the plugin takes too long\n' >&2
    exit 1
}
