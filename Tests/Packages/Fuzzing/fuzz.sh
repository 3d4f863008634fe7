#!/bin/bash
# Fuzzes: the saved inputs first, then each harness for a while, from the seeds that the tests give and what earlier runs found.
#
#   fuzz.sh [--seconds N] [--folder DIR] [HARNESS…]
#
#   --seconds N    how long each harness runs (20)
#   --folder DIR   where inputs that reach new code, findings and logs are kept, for the next run to go on from (a temporary one)
#   --forever      begins again when all have run; findings do not stop it
#   --save         puts the smallest set of inputs that reaches all the code that those of DIR reach into Corpus/
#
# A finding stops it: the input is in DIR/HARNESS/, and 'Fuzzing HARNESS FILE' runs it again. For each harness the log has how often it ran
# and the seconds of the processor that it took.
set -euo pipefail
cd "$(dirname "$0")"
export SWIFT_BACKTRACE=enable=no # libFuzzer reports crashes
# One-time values that the runtime of the language keeps are not leaks.
export ASAN_OPTIONS=${ASAN_OPTIONS-detect_leaks=0}
readonly root=$PWD/../../.. corpus=$PWD/Corpus
# How much of a harness's inputs is saved, and how long one may be, in bytes.
readonly saved_bytes=18000 saved_length=1200

seconds=20 folder='' is_forever=false saves=false
while [[ ${1-} = --* ]]; do
    case $1 in
    --seconds) seconds=$2 && shift ;;
    --folder) folder=$2 && shift ;;
    --forever) is_forever=true ;;
    --save) saves=true ;;
    *) echo "there is no option $1" >&2 && exit 2 ;;
    esac
    shift
done
if [ -z "$folder" ]; then
    folder=$(mktemp -d)
    trap 'rm -rf "$folder"' EXIT
fi
mkdir -p "$folder"
folder=$(cd "$folder" && pwd)

binary=${FUZZING-}
if [ -z "$binary" ]; then
    # The generator that the package runs, as the root package has it.
    swift build --package-path "$root" --product asn1swift >&2
    swift build --package-path . --scratch-path "$root/.build/fuzzing" --product Fuzzing >&2
    binary=$root/.build/fuzzing/debug/Fuzzing
fi
[ $# -gt 0 ] || set -- $("$binary" --list)

prepare() { # HARNESS
    mkdir -p "$folder/$1/inputs"
    [ -e "$folder/$1/dictionary" ] || "$binary" --seeds "$1" "$folder/$1/seeds"
    [ ! -e "$corpus/$1" ] || "$binary" --unpack "$corpus/$1" "$folder/$1/saved"
    mkdir -p "$folder/$1/saved"
}

fuzz() { # HARNESS
    local log=$folder/$1/log status=0
    prepare "$1"
    TIMEFORMAT='%U %S'
    { time "$binary" "$1" -max_total_time="$seconds" -timeout=60 -rss_limit_mb=2048 -print_final_stats=1 -verbosity=1 \
        -artifact_prefix="$folder/$1/" -dict="$folder/$1/dictionary" \
        "$folder/$1/inputs" "$folder/$1/saved" "$folder/$1/seeds" >"$log" 2>&1 || status=$?; } 2>"$folder/$1/time"
    local runs
    runs=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")
    printf '%s: %s runs in %s s of the processor\n' "$1" "${runs:-?}" "$(awk '{ print int($1 + $2) }' "$folder/$1/time")" |
        tee -a "$folder/totals"
    if [ $status -ne 0 ]; then
        cp "$log" "$folder/$1/finding-$(date +%s).log"
        tail -n 40 "$log" >&2
        echo "error: $1: a finding; the input is in $folder/$1" >&2
        $is_forever || exit 1
    fi
}

# The inputs that reach all the code that any does, the shortest first, as many as fit.
save() { # HARNESS
    local work=$folder/$1/merge
    prepare "$1"
    rm -rf "$work" && mkdir -p "$work/all" "$work/some"
    "$binary" "$1" -merge=1 "$work/all" "$folder/$1/inputs" "$folder/$1/saved" "$folder/$1/seeds" >"$folder/$1/merge.log" 2>&1
    find "$work/all" -type f -size "-${saved_length}c" -printf '%s %p\n' | sort -n |
        awk -v most=$saved_bytes '{ size += $1; if (size <= most) print $2 }' | xargs -r cp -t "$work/some"
    mkdir -p "$corpus"
    "$binary" --pack "$work/some" "$corpus/$1"
}

while :; do
    for harness in "$@"; do
        if $saves; then save "$harness"; else fuzz "$harness"; fi
    done
    $is_forever || break
done
