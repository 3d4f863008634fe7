#!/bin/bash
# Builds the packages beside this file, which use this package as anybody's would, runs them, and compares what they print with the
# file 'expected' of each.
#
#   Tests/Packages/run.sh native|swiftbuild
. "$(dirname "$0")/swift.sh"

# generate ARGUMENT…: the command plugin, on the package that has its generated code checked in.
generate() { swift_in package Tests/Packages/CheckedIn --allow-writing-to-package-directory generate-asn1 "$@"; }

for package in Consumer MultiModule InternalImports MainActor CheckedIn; do
    SECONDS=0
    # The plan of the package before, which the native build system would go by.
    rm -f "$scratch/debug.yaml"
    swift_in build "Tests/Packages/$package" 2>&1 | tee "$scratch/log" | tail -n 20
    # But for what swiftbuild says of its own arguments to the linker.
    if grep -E '(^|[^a-z])warning: ' "$scratch/log" | grep -v "argument unused during compilation: '-rdynamic'"; then
        fail "$package builds with warnings"
    fi
    "$(swift_in build "Tests/Packages/$package" --show-bin-path)/$package" | diff "Tests/Packages/$package/expected" - ||
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
