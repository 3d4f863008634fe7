#!/bin/bash
# Uses the command plugin on a copy of the package MultiModule, which has two targets with schemas and one without: what it writes, what
# it says, and that what it wrote can be built.
#
#   Tests/Packages/command-plugin.sh native|swiftbuild
. "$(dirname "$0")/swift.sh"

copy=.build/packages/command-plugin/MultiModule
catalogue=$copy/Sources/Catalogue
rm -rf "$copy"
mkdir -p "$copy"
cp -R Tests/Packages/MultiModule/Sources "$copy"
sed "s#\"../../..\"#\"$PWD\"#" Tests/Packages/MultiModule/Package.swift >"$copy/Package.swift"

# Every file of the copy, with its contents and the time it was written.
files() { find "$copy" -type f -printf '%p %T@ ' -exec cksum {} \; | sort; }

# generate STATUS ARGUMENT…: what it says goes to $said. A STATUS other than 0 is one that writes nothing.
said=$scratch/said
generate() {
    local expected=$1 status=0
    shift
    files >"$scratch/before"
    swift_in package "$copy" --allow-writing-to-package-directory generate-asn1 "$@" >"$said" 2>&1 || status=1
    if [ $status -ne "$expected" ]; then
        cat "$said" >&2
        fail "'generate-asn1 $*' ends with $status"
    fi
    [ $status -eq 0 ] || unwritten "$*"
}

unwritten() { files | cmp -s - "$scratch/before" || fail "'generate-asn1 ${1-}' has written something"; }

says() { # WORD NAME: it says so of a file
    grep -Eq "^$1 .*$2\$" "$said" || { cat "$said" >&2 && fail "'$1 $2' is not said"; }
}

says_not() {
    ! grep -E "^$1 " "$said" >&2 || fail "'$1' is said of what it should not be"
}

mentions() {
    local text
    for text in "$@"; do grep -Fq -- "$text" "$said" || { cat "$said" >&2 && fail "'$text' is not said"; }; done
}

generate 0 --help
mentions --target --output --check
unwritten --help

# Nothing is checked in yet.
generate 1
mentions "--target" "targets with schemas: Catalogue, Orders"
generate 1 --target Catalog
mentions "there is no target 'Catalog'" "targets with schemas: Catalogue, Orders"
generate 1 --target MultiModule
mentions "target 'MultiModule' has no schemas"
generate 1 --target Catalogue --target Orders --output Other
mentions "'--output' is the folder of one target"

# One target, then both, of which one imports from the other.
generate 0 --target Catalogue
says wrote /Catalogue/Generated/Catalogue.asn1.swift
[ ! -e "$copy/Sources/Orders/Generated" ] || fail "a target that is not named is generated"
generate 0 --target=Orders --target Catalogue
says wrote /Orders/Generated/Orders.asn1.swift
says unchanged /Catalogue.asn1.swift
grep -Eq '^(package )?import Catalogue$' "$copy/Sources/Orders/Generated/Orders.asn1.swift" || fail "Orders does not import Catalogue"
generate 0
says_not wrote
says unchanged /Orders.asn1.swift
unwritten
generate 0 --check
unwritten --check

# An edit of one schema is found, and the code of the other stays.
printf 'Weight ::= INTEGER (0..1000)\nEND\n' >"$scratch/rest"
sed -i -e '$!b' -e '/^END$/d' "$catalogue/Catalogue.asn1"
cat "$scratch/rest" >>"$catalogue/Catalogue.asn1"
generate 1 --check
says differs /Catalogue.asn1.swift
generate 0
says wrote /Catalogue.asn1.swift
says unchanged /Orders.asn1.swift
grep -q Weight "$catalogue/Generated/Catalogue.asn1.swift" || fail "what was added to the schema is not generated"

# A schema more, and one less.
printf 'Sizes DEFINITIONS ::= BEGIN\nSize ::= ENUMERATED { small, large }\nEND\n' >"$catalogue/Sizes.asn1"
generate 0
says wrote /Sizes.asn1.swift
rm "$catalogue/Sizes.asn1"
generate 1 --check
mentions Sizes.asn1.swift
generate 0
says removed /Sizes.asn1.swift
[ ! -e "$catalogue/Generated/Sizes.asn1.swift" ] || fail "code of a schema that is gone stays"

# A schema that is wrong.
cp "$catalogue/Catalogue.asn1" "$scratch/right"
printf 'Wrong DEFINITIONS ::= BEGIN\nA ::= Missing\nEND\n' >"$catalogue/Wrong.asn1"
generate 1 --target Catalogue
mentions "Wrong.asn1:2:7: error: "
rm "$catalogue/Wrong.asn1"

# The last schema of a target.
mv "$catalogue/Catalogue.asn1" "$scratch/right"
generate 0 --target Catalogue
says removed /Catalogue.asn1.swift
mv "$scratch/right" "$catalogue/Catalogue.asn1"
generate 0 --target Catalogue
says wrote /Catalogue.asn1.swift

generate 0 --target Orders --output Other
says wrote /Other/Orders.asn1.swift
[ -s "$copy/Other/Orders.asn1.swift" ] || fail "there is nothing in the folder that --output names"

# What it wrote is what the package is built from.
sed -i 's/plugins: \[.*\])/exclude: ["asn1.json"])/' "$copy/Package.swift"
rm -f "$scratch/debug.yaml"
swift_in build "$copy" >"$said" 2>&1 || { cat "$said" >&2 && fail "what was generated does not compile"; }
"$(swift_in build "$copy" --show-bin-path)/MultiModule" | diff Tests/Packages/MultiModule/expected - ||
    fail "the package prints something else with code that is checked in"
printf '%s: the command plugin went well\n' "$system"
