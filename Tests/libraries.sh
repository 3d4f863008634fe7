#!/bin/bash
# The libraries that a package offers, and the folder of each: `NAME PATH`, one to a line.
#
#   Tests/libraries.sh PACKAGE
set -euo pipefail
swift package --package-path "${1?usage: Tests/libraries.sh PACKAGE}" describe --type json | python3 -c '
import json, sys
package = json.load(sys.stdin)
paths = {target["name"]: target["path"] for target in package["targets"]}
for product in package["products"]:
    if "library" in product["type"]:
        for target in product["targets"]:
            print(target, paths[target])'
