#!/bin/bash
# Compares the public API of the libraries with that of an earlier version, and fails where code that uses them could break.
#
#   Tests/api-changes.sh [COMMIT]
#
# Without COMMIT it is the last tag; where there is none, where this branch left the remote's main branch; else the commit before. A
# breakage that is meant stands in Tests/api-breakages, as it is printed here, and in the list of changes that users read, of which
# the line before it there gives words.
#
# `swift package diagnose-api-breaking-changes` does the same, but builds all targets of the earlier version, tests' and all, which
# takes several times as long. This builds its libraries alone, keeps what it has read of them in .build/api, and reads this version
# from what `swift build` has made.
set -euo pipefail
cd "$(dirname "$0")/.."

work=$PWD/.build/api
source=$work/source

baseline() {
    local commit
    git describe --tags --abbrev=0 HEAD^ 2>/dev/null && return
    for commit in origin/HEAD origin/main; do
        commit=$(git merge-base HEAD "$commit" 2>/dev/null) || continue
        [ "$commit" = "$(git rev-parse HEAD)" ] || { echo "$commit" && return; }
    done
    git rev-parse -q --verify HEAD^
}

# digest PACKAGE SCRATCH OUTPUT: what the libraries of a package declare publicly, a file for each.
digest() {
    local library modules libraries
    libraries=$(Tests/libraries.sh "$1")
    for library in $(cut -d' ' -f1 <<<"$libraries"); do
        swift build --package-path "$1" --scratch-path "$2" --target "$library" >"$work/log" 2>&1 || {
            cat "$work/log" >&2
            return 1
        }
        modules=$(swift build --package-path "$1" --scratch-path "$2" --show-bin-path)/Modules
        swift-api-digester -dump-sdk -module "$library" -swift-version 6 -sdk / -I "$modules" \
            -I "$1/Sources/CLibcrypto" -o "$3/$library.json"
    done
}

# Breakages that are let pass without a word of theirs in the list of changes.
undescribed() { # BREAKAGES PAGE
    awk 'FNR == NR { page = page " " $0; next }
        FNR == 1 { gsub(/[[:space:]]+/, " ", page) }
        sub(/^# What is new: */, "") { isDescribed = $0 != "" && index(page, $0) > 0; if (!isDescribed) print "not on the page: " $0; next }
        /^$/ { isDescribed = 0 }
        !/^#/ && !/^$/ && !isDescribed { print "not described: " $0 }' "$2" "$1"
}
found=$(undescribed Tests/api-breakages Sources/asn1swift/Documentation.docc/WhatIsNew.md)
[ -z "$found" ] || {
    printf '%s\nFAILED: changes in Tests/api-breakages are to be described in WhatIsNew.md\n' "$found" >&2
    exit 1
}

commit=${1-$(baseline)} || {
    echo "skipped: there is neither a tag nor a commit before this one"
    exit
}
commit=$(git rev-parse -q --verify "$commit^{commit}")
mkdir -p "$work"
if [ ! -d "$work/$commit" ]; then
    # With an index of its own, only files that differ from the version read last are written, so that the rest is not compiled again.
    mkdir -p "$source"
    GIT_INDEX_FILE=$work/index GIT_WORK_TREE=$source git read-tree --reset -u "$commit"
    rm -rf "$work/reading"
    mkdir "$work/reading"
    # What a later compiler warns of does not matter there.
    (unset ASN1SWIFT_STRICT && digest "$source" "$work/build" "$work/reading")
    mv "$work/reading" "$work/$commit"
fi
rm -rf "$work/now"
mkdir "$work/now"
digest . .build "$work/now"

grep -v -e '^#' -e '^$' Tests/api-breakages >"$work/allowed" || true # there may be none
for earlier in "$work/$commit"/*.json; do
    library=$(basename "$earlier" .json)
    [ -e "$work/now/$library.json" ] || echo "API breakage: module $library has been removed"
    swift-api-digester -diagnose-sdk -compiler-style-diags -breakage-allowlist-path "$work/allowed" \
        --input-paths "$earlier" --input-paths "$work/now/$library.json" 2>&1
done | sed -e '/^\/\*.*\*\/$/d' -e '/^[[:space:]]*$/d' | tee "$work/breakages"
[ ! -s "$work/breakages" ] || {
    printf 'FAILED: this breaks code that was written for %s\n' "$(git describe --tags --always "$commit")" >&2
    exit 1
}
printf 'the public API has all that it had in %s\n' "$(git describe --tags --always "$commit")"
