#!/bin/bash
# Measures what the build plugin costs: the time of `swift build` of a package with it, over that of the same package with the
# generated code checked in, when all that they depend on is built already.
#
#   Tests/Packages/plugin-cost.sh native|swiftbuild
#
# 'cold' is the first build of the package, 'no-op' one with nothing to do. The bars are 2 s and 0.2 s on an idle machine; it fails
# at three times as much and a second, since machines that run this are not idle. The shortest of several builds counts.
set -euo pipefail
cd "$(dirname "$0")/../.."
unset ASN1SWIFT_STRICT # as run.sh, whose builds this goes on with

system=${1?usage: Tests/Packages/plugin-cost.sh native|swiftbuild}
root=$PWD
shared=$PWD/.build/packages/$system
# A folder beside the packages' own, so that nothing is written among the sources.
work=$PWD/.build/packages/plugin-cost-$system
rm -rf "$work"
mkdir -p "$work" "$shared"

# package NAME PLUGINS: a package with the schemas of CheckedIn and its code, but for what PLUGINS generate.
package() {
    mkdir -p "$work/$1/Sources/$1"
    cp Tests/Packages/CheckedIn/Sources/CheckedIn/*.swift Tests/Packages/CheckedIn/Sources/CheckedIn/*.asn1 "$work/$1/Sources/$1"
    cat >"$work/$1/Package.swift" <<SWIFT
// swift-tools-version: 6.2
import PackageDescription
let package = Package(
    name: "$1",
    dependencies: [.package(name: "asn1swift", path: "$root")],
    targets: [
        .executableTarget(
            name: "$1",
            dependencies: [.product(name: "ASN1Runtime", package: "asn1swift")],
            plugins: [$2])
    ],
    swiftLanguageModes: [.v6]
)
SWIFT
}

build() { # NAME
    rm -f "$work/log"
    swift build --build-system "$system" --package-path "$work/$1" --scratch-path "$shared" --product "$1" >"$work/log" 2>&1 ||
        # Once more where the build system itself crashes, as in run.sh.
        swift build --build-system "$system" --package-path "$work/$1" --scratch-path "$shared" --product "$1" >"$work/log" 2>&1 ||
        { cat "$work/log" >&2 && return 1; }
}

milliseconds() { # COMMAND…
    local start=${EPOCHREALTIME/./}
    "$@" || return
    echo $(((${EPOCHREALTIME/./} - start) / 1000))
}

shortest() { sort -n | head -n 1; }

# measure NAME: sets cold and noop.
measure() {
    local count=5 number
    rm -f "$shared/debug.yaml" # the plan of another package
    build "$1"                 # all that it depends on
    build "$1"
    cold=$(for ((number = 0; number < 3; number++)); do
        # All that was made of the package itself is named after it.
        find "$shared" -name "*$1*" -prune -exec rm -rf {} +
        milliseconds build "$1"
    done | shortest)
    build "$1"
    noop=$(for ((number = 0; number < count; number++)); do milliseconds build "$1"; done | shortest)
    printf '%s: %s: cold %d ms, no-op %d ms\n' "$system" "$1" "$cold" "$noop"
}

package CostWithPlugin '.plugin(name: "ASN1BuildPlugin", package: "asn1swift")'
package CostWithout ''
cp -R Tests/Packages/CheckedIn/Sources/CheckedIn/Generated "$work/CostWithout/Sources/CostWithout"
rm "$work"/CostWithout/Sources/CostWithout/*.asn1

measure CostWithPlugin
with_cold=$cold with_noop=$noop
measure CostWithout
cold=$((with_cold - cold)) noop=$((with_noop - noop))
printf '%s: the plugin costs %d ms cold and %d ms when there is nothing to do\n' "$system" "$cold" "$noop"
[ "$cold" -le 7000 ] && [ "$noop" -le 1600 ] || {
    printf 'FAILED: the plugin takes too long\n' >&2
    exit 1
}
