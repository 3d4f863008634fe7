#!/bin/bash
# Builds the packages beside this file, which use this package as anybody's would, runs them, and compares what they print with the
# file 'expected' of each.
#
#   Tests/Packages/run.sh native|swiftbuild
#
# What is built of this package is built once: the packages share a folder for it, .build/packages/<build system>.
set -euo pipefail
cd "$(dirname "$0")/../.."
# The swiftbuild build system suppresses warnings of dependencies, which cannot be errors then.
unset ASN1SWIFT_STRICT

system=${1-}
case $system in
native | swiftbuild) ;;
*) printf 'usage: Tests/Packages/run.sh native|swiftbuild\n' >&2 && exit 2 ;;
esac
scratch=.build/packages/$system
mkdir -p "$scratch"

fail() {
    printf 'FAILED (%s): %s\n' "$system" "$1" >&2
    exit 1
}

# swift COMMAND PACKAGE ARGUMENT…: once more where the build system itself crashes, as swiftbuild's of Swift 6.3 does now and then.
swift_in() {
    local command=$1 package=$2 status=0
    shift 2
    set -- "$command" --build-system "$system" --package-path "Tests/Packages/$package" --scratch-path "$scratch" "$@"
    swift "$@" || status=$?
    [ $status -lt 128 ] || { status=0 && swift "$@" || status=$?; }
    return $status
}

# generate ARGUMENT…: the command plugin, on the package that has its generated code checked in.
generate() { swift_in package CheckedIn --allow-writing-to-package-directory generate-asn1 "$@"; }

for package in Consumer MultiModule InternalImports MainActor CheckedIn; do
    SECONDS=0
    # The plan of the package before, which the native build system would go by.
    rm -f "$scratch/debug.yaml"
    swift_in build "$package" 2>&1 | tee "$scratch/log" | tail -n 20
    # But for what swiftbuild says of its own arguments to the linker.
    if grep -E '(^|[^a-z])warning: ' "$scratch/log" | grep -v "argument unused during compilation: '-rdynamic'"; then
        fail "$package builds with warnings"
    fi
    "$(swift_in build "$package" --show-bin-path)/$package" | diff "Tests/Packages/$package/expected" - ||
        fail "$package prints something else than expected"
    printf '%s: %s went well in %d s\n' "$system" "$package" $SECONDS
done

sources() { find Tests/Packages/CheckedIn/Sources -type f -exec cksum {} + | sort; }
sources >"$scratch/sources"
generate --check || fail "the generated code of CheckedIn is not what its schemas say"
# With an option it is another code.
if generate --check --access public >"$scratch/log" 2>&1; then fail "code of another access level passes for the same"; fi
grep -q '^differs .*/Places.asn1.swift$' "$scratch/log" || fail "what differs is not named"
sources | cmp - "$scratch/sources" || fail "'--check' wrote something"
