#!/bin/bash
# Proves on a copy of the package that plain `swift build` turns every edit of a schema into Swift, and does nothing
# when there is nothing to do.
#
#   Tests/regeneration.sh [native|swiftbuild]…     (both when none is named)
#
# The copy gets two targets of its own, Probe and ProbeUser, which imports from it: small modules make small builds, and
# what they hold is known here. Each build system gets a copy and a .build of its own. The .build of this package is of
# no use to it: it holds absolute paths, so a copy of it is built anew.
set -euo pipefail

root=$(cd "$(dirname "$0")/.." && pwd -P)
scratch=$(mktemp -d "${TMPDIR:-/tmp}/asn1swift-regeneration.XXXXXX")
scratch=$(cd "$scratch" && pwd -P)
trap 'rm -rf "$scratch"' EXIT
log=$scratch/log
modules="PKIX CMS AppStoreReceipt"

# MARK: Saying what happens

step() { printf '%s: %s\n' "$system" "$1"; }
fail() {
    printf 'FAILED (%s): %s\n' "$system" "$1" >&2
    [ ! -s "$log" ] || { printf -- '--- the last build said:\n' && tail -n 40 "$log"; } >&2
    exit 1
}

# MARK: Building

# With a folder for temporary files that goes away too: the package manager leaves locks there.
try_build() { TMPDIR=$scratch swift build --build-system "$system" >"$log" 2>&1; }
build() { try_build || fail "the build failed"; }
build_fails_with() {
    if try_build; then fail "the build went well, but should fail"; fi
    grep -Eq -- "$1" "$log" || fail "the build failed without saying '$1'"
}

# Every file that a build could rewrite for nothing, with date and inode. A sum of the contents would not do: a file
# written again with the same content still makes others recompile. Left out is what the native build system wraps and
# links again for the debugger after every build that planned anew, whatever the package: its own copy of the tool.
products() {
    find .build/ -type f \( -name '*.asn1.swift' -o -name '*.o' -o -name '*.swiftmodule' \) \
        ! -path '*-tool.build/*.swiftmodule.o' ! -path '*/Modules-tool/*' -printf '%p %T@ %i\n' | sort
}
build_changes_nothing() {
    products >"$scratch/before"
    build
    products >"$scratch/after"
    cmp -s "$scratch/before" "$scratch/after" ||
        fail "these were written again: $(comm -13 "$scratch/before" "$scratch/after" | cut -d' ' -f1 | head -n 5)"
    if grep -E 'Compiling|Emitting module' "$log" | grep -v 'Compiling plugin'; then fail "something was compiled again"; fi
}
generated() { find .build/ -path "*/$1/*" -name "$2.asn1.swift"; }

# MARK: Writing schemas

# schema MODULE NAME LINE…: writes Schemas/MODULE/NAME.asn1
schema() {
    local file=Schemas/$1/$2.asn1 name=$2
    mkdir -p "$(dirname "$file")"
    shift 2
    { printf '%s DEFINITIONS IMPLICIT TAGS ::= BEGIN\n' "${name##*/}" && printf '%s\n' "$@" && printf 'END\n'; } >"$file"
}
# uses MODULE PARAMETER-TYPE COMPONENT…: Swift code of that module that needs the type and its components
uses() {
    local file=Schemas/$1/RegenerationUse.swift type=$2
    shift 2
    printf 'func use%s(_ value: %s) {\n' "$type" "$type" >>"$file"
    printf '    _ = value.%s\n' "$@" >>"$file"
    printf '}\n' >>"$file"
}

# reads_field KEY: a program that prints the value that a key finds in the first purchase of a receipt
reads_field() {
    mkdir -p Sources/FieldReader
    cat >Sources/FieldReader/main.swift <<SWIFT
import AppStoreReceipt
import Foundation
let receipt = try AppReceipt(try Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1])))
print(try receipt.inAppPurchases[0].first(.$1) ?? "nothing")
SWIFT
}

# The value in a receipt whose first purchase has an attribute 1799, a UTF8String.
field() {
    "$(swift build --build-system "$system" --show-bin-path)/FieldReader" \
        Tests/AppStoreReceiptTests/Receipts/odd-attributes.p7
}

make_copy() {
    copy=$scratch/$system
    mkdir "$copy"
    cd "$root"
    cp -R Package.swift Sources Plugins Schemas Tests "$copy"
    cd "$copy"
    cat >>Package.swift <<'SWIFT'

package.targets += [
    .target(name: "Probe", dependencies: ["ASN1Runtime"], path: "Schemas/Probe", plugins: ["ASN1BuildPlugin"]),
    .target(
        name: "ProbeUser", dependencies: ["ASN1Runtime", "Probe"], path: "Schemas/ProbeUser",
        plugins: ["ASN1BuildPlugin"]),
    .executableTarget(name: "FieldReader", dependencies: ["AppStoreReceipt"], path: "Sources/FieldReader"),
]
SWIFT
    reads_field productIdentifier
    schema Probe ProbeModule 'ProbeType ::= SEQUENCE { first INTEGER }'
    schema ProbeUser UserModule 'IMPORTS ProbeType FROM ProbeModule;' 'UserType ::= SEQUENCE { member ProbeType }'
    printf '{ "access": "public" }\n' | tee Schemas/Probe/asn1.json >Schemas/ProbeUser/asn1.json
    printf '// Code of the module.\n' | tee Schemas/Probe/Probe.swift >Schemas/ProbeUser/ProbeUser.swift
}

# MARK: The proof

prove() {
    system=$1
    make_copy

    step "a clean copy builds"
    build
    if grep -q 'unhandled' "$log"; then fail "schemas or options are reported as unhandled"; fi

    step "without an edit, nothing is written or compiled"
    build_changes_nothing

    step "a component added to a type is there"
    schema Probe ProbeModule 'ProbeType ::= SEQUENCE { first INTEGER , second BOOLEAN OPTIONAL }'
    uses Probe ProbeType first second
    build

    step "a type added to a file, and a whole file added, are there in each module"
    for module in $modules; do
        file=$(find "Schemas/$module" -name '*.asn1' | sort | head -n 1)
        [ -n "$file" ] || fail "there is no schema in Schemas/$module"
        sed -i "s/^END[[:space:]]*$/${module}AddedType ::= SEQUENCE { first INTEGER }\nEND/" "$file"
        uses "$module" "${module}AddedType" first
        schema "$module" "${module}AddedModule" "${module}AddedFileType ::= SEQUENCE { second INTEGER }"
        uses "$module" "${module}AddedFileType" second
    done
    schema Probe Folder/More 'MoreType ::= SEQUENCE { third INTEGER }'
    uses Probe MoreType third
    build

    step "an object added to the table of fields is a key with a typed value"
    [ "$(field)" = com.example.odd ] || fail "the product identifier is not read"
    table=Schemas/AppStoreReceipt/InAppReceiptModule.asn1
    sed -i -e 's/^\(InAppFields RECEIPT-FIELD ::= {\)$/\1 subscriptionGroup |/' \
        -e 's/^END$/subscriptionGroup RECEIPT-FIELD ::= { UTF8String IDENTIFIED BY 1799 }\nEND/' "$table"
    reads_field subscriptionGroup
    build
    [ "$(field)" = Group ] || fail "the new field is not read"
    "$(swift build --build-system "$system" --show-bin-path)/appreceipt" inspect \
        Tests/AppStoreReceiptTests/Receipts/odd-attributes.p7 >"$log"
    grep -q 'Subscription group  *Group' "$log" || fail "appreceipt does not name the new field"

    step "without an edit, nothing is written or compiled after that either"
    build_changes_nothing

    step "an edit of white space and comments leads to the same Swift, so nothing is compiled"
    printf '\n-- That is all.\n' >>Schemas/Probe/ProbeModule.asn1
    build_changes_nothing

    step "an edit of the options file is followed"
    grep -q '^public struct ProbeType' "$(generated Probe ProbeModule)" || fail "'access': 'public' made nothing public"
    printf '{ "access": "package" }\n' | tee Schemas/Probe/asn1.json >Schemas/ProbeUser/asn1.json
    build
    grep -q '^package struct ProbeType' "$(generated Probe ProbeModule)" || fail "an edit of asn1.json changed nothing"

    step "an error in the options file stops the build with its place"
    printf '{\n    "acess": "public"\n}\n' >Schemas/Probe/asn1.json
    build_fails_with "Schemas/Probe/asn1\.json:2:5: error: "
    printf '{ "access": "package" }\n' >Schemas/Probe/asn1.json

    step "an error in a schema stops the build with its place, and again while it is there"
    schema Probe Folder/More 'MoreType ::= SEQUENCE { third ? INTEGER }'
    build_fails_with "Schemas/Probe/Folder/More\.asn1:2:[0-9]+: error: "
    build_fails_with "Schemas/Probe/Folder/More\.asn1:2:[0-9]+: error: "

    step "the mended schema builds"
    schema Probe Folder/More 'MoreType ::= SEQUENCE { third INTEGER }'
    build

    step "a module that imports from another is compiled anew when that changes"
    schema Probe ProbeModule 'OtherType ::= SEQUENCE { first INTEGER , second BOOLEAN OPTIONAL }'
    rm Schemas/Probe/RegenerationUse.swift
    build_fails_with "Schemas/ProbeUser/UserModule\.asn1:[0-9]+:[0-9]+: error: "
    schema Probe ProbeModule 'ProbeType ::= SEQUENCE { first INTEGER , second BOOLEAN OPTIONAL }'

    step "the types of a deleted file are gone"
    rm Schemas/Probe/Folder/More.asn1
    uses Probe MoreType third
    build_fails_with "RegenerationUse\.swift:[0-9]+:[0-9]+: error: .*'MoreType'"
    rm Schemas/Probe/RegenerationUse.swift
    build

    step "two schemas of one name in a module are an error that names both"
    schema ProbeUser Folder/UserModule 'MoreType ::= SEQUENCE { third INTEGER }'
    build_fails_with "Schemas/ProbeUser/Folder/UserModule\.asn1.*Schemas/ProbeUser/UserModule\.asn1"
    rm Schemas/ProbeUser/Folder/UserModule.asn1
    build
}

[ $# -gt 0 ] || set -- native swiftbuild
for system in "$@"; do
    case $system in
    native | swiftbuild) prove "$system" ;;
    *) printf 'usage: Tests/regeneration.sh [native|swiftbuild]…\n' >&2 && exit 2 ;;
    esac
done
printf 'regeneration: all steps went well\n'
