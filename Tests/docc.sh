#!/bin/bash
# Builds the documentation of every module that has a catalog, warnings being errors: links that lead nowhere, parameters that are
# not there, pages that no other leads to.
#
#   Tests/docc.sh [--output DIR] [MODULE]…     (all when none is named; with --output the archives are kept)
#
# What is documented comes from the modules that were built, so that nothing is compiled for it: of a library what is public, of the
# compiler what the package sees. Members that come with protocols are left out, which would be ten times as many pages. The tool has
# articles alone. 'swift build' makes all of them.
set -euo pipefail
cd "$(dirname "$0")/.."

scratch=$(mktemp -d "${TMPDIR:-/tmp}/asn1swift-docc.XXXXXX")
trap 'rm -rf "$scratch"' EXIT
output=$scratch/archives
if [ "${1-}" = --output ]; then
    output=$2
    shift 2
fi
mkdir -p "$output"
bin=$(swift build --show-bin-path)
target=$(swiftc -print-target-info | sed -nE 's/^ *"triple": "(.*)",$/\1/p')

includes=(-I "$bin/Modules")
for map in Sources/*/module.modulemap; do
    [ ! -e "$map" ] || includes+=(-I "$(dirname "$map")")
done

extract_symbols() { # MODULE LEVEL
    mkdir "$scratch/$1"
    swift-symbolgraph-extract -module-name "$1" "${includes[@]}" -target "$target" -output-dir "$scratch/$1" \
        -minimum-access-level "$2" -skip-synthesized-members
}

document() { # CATALOG
    local module level=public start=$SECONDS
    module=$(basename "$(dirname "$1")")
    [ -e "$bin/Modules/$module.swiftmodule" ] || {
        printf 'FAILED: %s was not built: run "swift build" first\n' "$module" >&2
        return 1
    }
    [ "$module" != ASN1Compiler ] || level=package
    # Said one by one: what is called in a condition does not stop at an error.
    extract_symbols "$module" "$level" || return 1
    docc convert "$1" --additional-symbol-graph-dir "$scratch/$module" --output-dir "$output/$module.doccarchive" --warnings-as-errors \
        --fallback-display-name "$module" --fallback-bundle-identifier "$module" --no-transform-for-static-hosting \
        >"$scratch/log" 2>&1 || {
        cat "$scratch/log" >&2
        printf 'FAILED: %s\n' "$1" >&2
        return 1
    }
    printf '%s: %d pages in %d s\n' "$module" \
        "$(find "$output/$module.doccarchive/data" -name '*.json' | wc -l)" $((SECONDS - start))
}

failed=()
for catalog in Sources/*/*.docc Schemas/*/*.docc; do
    module=$(basename "$(dirname "$catalog")")
    [ $# -eq 0 ] || [[ " $* " = *" $module "* ]] || continue
    document "$catalog" || failed+=("$module")
done
libraries=$(Tests/libraries.sh .)
while read -r module path; do
    [ -e "$path/Documentation.docc/$module.md" ] || {
        printf 'FAILED: there is no documentation of the library %s\n' "$module" >&2
        failed+=("$module")
    }
done <<<"$libraries"
[ ${#failed[@]} -eq 0 ] || {
    printf 'FAILED: %s\n' "${failed[*]}" >&2
    exit 1
}
