#!/bin/bash
# Measures the decoders and the generator and writes the tables of the page on speed anew: Tests/Packages/Benchmarks/report.sh
#
# PEERS=FOLDER names programs to measure against; report.py says which. The one of libcrypto is built here where there is a compiler of C.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
unset ASN1SWIFT_STRICT
swift build -c release --package-path "$here"
bin=$(swift build -c release --package-path "$here" --show-bin-path)
peers=$(mktemp -d)
trap 'rm -rf "$peers"' EXIT
[ -z "${PEERS-}" ] || find "$(cd "$PEERS" && pwd)" -maxdepth 1 -type f -perm -u+x -exec ln -s {} "$peers" \;
cc -O2 -o "$peers/cms_verify" "$here/cms_verify.c" -lcrypto || echo "cms_verify.c cannot be built here"
PEERS=$peers python3 "$here/report.py" "$bin/Benchmarks" "$bin/asn1swift-tool" \
    "$here/../../../Sources/ASN1Runtime/Documentation.docc/Performance.md"
