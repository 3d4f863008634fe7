#!/bin/bash
# Proves that generated code compiles with the runtime that it was generated for alone, and that the compiler says what to do where
# it is older or newer.
#
#   Tests/version-lock.sh MODULES GENERATED…     the folder in which ASN1Runtime was built, and folders of generated code of all kinds
set -euo pipefail
cd "$(dirname "$0")/.."

modules=${1?usage: Tests/version-lock.sh MODULES GENERATED…}
shift
scratch=$(mktemp -d "${TMPDIR:-/tmp}/asn1swift-version.XXXXXX")
trap 'rm -rf "$scratch"' EXIT

# compile VERSION: what the compiler says of a generated file of that version.
compile() {
    sed -E "s/^(private let _generated = ASN1GeneratedCode\.version)[0-9]+$/\1$1/" \
        Tests/ASN1CompilerTests/Reference/Schemas/Person.expected >"$scratch/Person.asn1.swift"
    grep -q "^private let _generated = ASN1GeneratedCode.version$1$" "$scratch/Person.asn1.swift" || return 2
    swiftc -typecheck -parse-as-library -swift-version 6 -I "$modules" "$scratch/Person.asn1.swift" 2>&1
}

version=$(sed -nE 's/^private let _generated = ASN1GeneratedCode\.version([0-9]+)$/\1/p' \
    Tests/ASN1CompilerTests/Reference/Schemas/Person.expected)
compile "$version" || {
    printf 'FAILED: code of version %s does not compile\n' "$version" >&2
    exit 1
}
expected="error: 'subscript(dynamicMember:)' is unavailable: this ASN1Runtime needs generated code of version $version; if this is \
older, generate it again with the asn1swift of the same package (swift package generate-asn1), and if it is newer, update the package \
asn1swift"
for other in $((version - 1)) $((version + 1)); do
    if message=$(compile "$other"); then
        printf 'FAILED: code of version %s compiles\n' "$other" >&2
        exit 1
    fi
    # One error, at the line.
    diff <(printf '%s\n' "$message" | sed -nE 's/^[^ ]*Person\.asn1\.swift:[0-9]+:[0-9]+: (error: .*)/\1/p') - <<<"$expected"
done
printf 'version lock: code of version %s compiles, older and newer code says what to do\n' "$version"
# What code of a version refers to, so that it does not change unnoticed. Tests/api-changes.sh sees to it that what is there stays.
members=$(python3 Tests/runtime-members.py "$@")
diff Tests/generated-version - <<<"version $version"$'\n'"$members" || {
    cat >&2 <<'TEXT'
FAILED: generated code refers to something else of the runtime than Tests/generated-version lists. If code that was generated before would
not compile with this runtime, or new code needs something of it that was not there in a version that is out, take the next version: the
member of ASN1GeneratedCode in the runtime, its message, and where Translator.swift writes it. Then change the list as shown.
TEXT
    exit 1
}
