#!/bin/bash
# Type-checks on Linux what AppStoreReceipt has for Apple's systems alone, which a build there leaves out.
#
# Each Tests/AppleStubs/<Module>.swift is compiled to a module of that name, which declares just what is called of Apple's module.
# With these in reach, `#if canImport(<Module>)` holds. Whether the stubs are like Apple's modules is for those who write them to
# see to: that the code compiles against what Apple's documentation says is all that is shown here.
set -euo pipefail
cd "$(dirname "$0")/.."

stubs=Tests/AppleStubs
scratch=$(mktemp -d "${TMPDIR:-/tmp}/asn1swift-apple.XXXXXX")
trap 'rm -rf "$scratch"' EXIT

# A stub may import other stubs, which then come first. In Swift 5, since the frameworks say nothing of concurrency either.
compile_stub() { # MODULE
    local imported
    [ ! -e "$scratch/$1.swiftmodule" ] || return 0
    for imported in $(sed -nE 's/^(@_exported )?(public |internal )?import ([A-Za-z_]+).*/\3/p' "$stubs/$1.swift"); do
        [ ! -e "$stubs/$imported.swift" ] || compile_stub "$imported"
    done
    swiftc -emit-module -parse-as-library -swift-version 5 -module-name "$1" -I "$scratch" \
        -o "$scratch/$1.swiftmodule" "$stubs/$1.swift"
}

swift build --target AppStoreReceipt
bin=$(swift build --show-bin-path)
for stub in "$stubs"/*.swift; do
    compile_stub "$(basename "$stub" .swift)"
done

# Modules of C beside the sources, and what the plugin generated.
includes=(-I "$scratch" -I "$bin/Modules")
for map in Sources/*/module.modulemap; do
    [ ! -e "$map" ] || includes+=(-I "$(dirname "$map")")
done
find Sources/AppStoreReceipt "$bin/../../plugins/outputs" -name '*.swift' -path '*/AppStoreReceipt/*' -print0 | sort -z |
    xargs -0 swiftc -typecheck -wmo -parse-as-library -swift-version 6 -warnings-as-errors -package-name asn1swift \
        -module-name AppStoreReceipt "${includes[@]}"
echo "type-checked against the stubs of $(cd "$stubs" && ls -m -- *.swift)"
