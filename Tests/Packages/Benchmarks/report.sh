#!/bin/bash
# Measures the decoders and the generator and writes the tables of the page on speed anew: Tests/Packages/Benchmarks/report.sh
#
# PEERS=FOLDER names programs to measure against; report.py says which. The one of libcrypto is built here where there is a compiler of C,
# and asn1c's encoders where there is asn1c as well.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
unset ASN1SWIFT_STRICT
swift build -c release --package-path "$here"
bin=$(swift build -c release --package-path "$here" --show-bin-path)
root=$(cd "$here/../../.." && pwd)
swift build -c release --package-path "$root" --product appreceipt
appreceipt=$(swift build -c release --package-path "$root" --show-bin-path)/appreceipt
peers=$(mktemp -d)
trap 'rm -rf "$peers"' EXIT
[ -z "${PEERS-}" ] || find "$(cd "$PEERS" && pwd)" -maxdepth 1 -type f -perm -u+x -exec ln -s {} "$peers" \;

encoder() { # NAME TYPE SCHEMA OPTION
    mkdir "$peers/$1.c"
    (cd "$peers/$1.c" && asn1c -fcompound-names $4 "$3" >log 2>&1 && rm -f converter-sample.c) &&
        cc -O2 -w '-DASN_DEBUG(...)=' "-DTYPE=$2" -I "$peers/$1.c" -o "$peers/$1" "$here/asn1c_encode.c" "$peers/$1.c"/*.c
}
command -v asn1c >/dev/null && encoder asn1c_encode_rcpt Payload "$here/Sources/Benchmarks/Receipts.asn1" "" &&
    encoder asn1c_encode_x509 Certificate "$root/Tests/Size/Schemas/X509.asn1" -fwide-types || echo "asn1c_encode.c cannot be built here"
cc -O2 -o "$peers/cms_verify" "$here/cms_verify.c" -lcrypto || echo "cms_verify.c cannot be built here"
PEERS=$peers python3 "$here/report.py" "$bin/Benchmarks" "$bin/asn1swift-tool" "$appreceipt" \
    "$root/Sources/ASN1Runtime/Documentation.docc/Performance.md"
