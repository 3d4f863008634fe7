# What run.sh and command-plugin.sh have in common: `swift` for a package, with the build system that is their argument. What is built
# of this package is built once, since the packages share a folder for it, .build/packages/<build system>.
set -euo pipefail
cd "$(dirname "$0")/../.."
# The swiftbuild build system suppresses warnings of dependencies, which cannot be errors then.
unset ASN1SWIFT_STRICT

system=${1-}
case $system in
native | swiftbuild) ;;
*) printf 'usage: %s native|swiftbuild\n' "$0" >&2 && exit 2 ;;
esac
scratch=.build/packages/$system
mkdir -p "$scratch"

fail() {
    printf 'FAILED (%s): %s\n' "$system" "$1" >&2
    exit 1
}

# swift_in COMMAND FOLDER ARGUMENT…: once more where the build system itself crashes, as swiftbuild's of Swift 6.3 does now and then.
swift_in() {
    local command=$1 folder=$2 status=0
    shift 2
    set -- "$command" --build-system "$system" --package-path "$folder" --scratch-path "$scratch" "$@"
    swift "$@" || status=$?
    [ $status -lt 128 ] || { status=0 && swift "$@" || status=$?; }
    return $status
}
