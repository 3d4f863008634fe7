#!/bin/bash
# Measures the decoders and writes the table of the page on speed anew: Tests/Packages/Benchmarks/report.sh
#
# PEERS=FOLDER names programs to measure against; report.py says which.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
swift build -c release --package-path "$here"
exec python3 "$here/report.py" "$(swift build -c release --package-path "$here" --show-bin-path)/Benchmarks" \
    "$here/../../../Sources/ASN1Runtime/Documentation.docc/Performance.md"
