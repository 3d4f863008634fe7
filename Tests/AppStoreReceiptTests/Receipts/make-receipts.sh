#!/usr/bin/env bash
# Makes the receipts that the tests read, and beside each the JSON a reader has to give for it.
#
# A throw-away certificate chain laid out like Apple's signs them: a root, an intermediate with the marker
# extension 1.2.840.113635.100.6.2.1, and a leaf with the policy 1.2.840.113635.100.5.6.1 and the marker
# 1.2.840.113635.100.6.11.1. Its private keys are dropped at the end, so that a new run replaces every file.
# Needs openssl 3 and python3 (standard library alone).
#
# usage: make-receipts.sh [DIRECTORY]      (default: the directory of this script)
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
output=${1:-$here}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

cd "$work"
touch index.txt
cat > chain.cnf <<'CNF'
oid_section = apple_oids
[apple_oids]
appleReceiptPolicy = 1.2.840.113635.100.5.6.1
[ca]
default_ca = default
[default]
dir = .
database = $dir/index.txt
serial = $dir/serial
new_certs_dir = $dir
default_md = sha256
policy = any
unique_subject = no
preserve = yes
[any]
countryName = optional
organizationName = optional
organizationalUnitName = optional
commonName = supplied
emailAddress = optional
[root]
basicConstraints = critical, CA:TRUE
keyUsage = critical, keyCertSign, cRLSign
subjectKeyIdentifier = hash
[intermediate]
basicConstraints = critical, CA:TRUE, pathlen:0
keyUsage = critical, keyCertSign, cRLSign
subjectKeyIdentifier = hash
authorityKeyIdentifier = keyid
1.2.840.113635.100.6.2.1 = DER:05:00
[leaf]
basicConstraints = critical, CA:FALSE
keyUsage = critical, digitalSignature
subjectKeyIdentifier = hash
authorityKeyIdentifier = keyid
certificatePolicies = @policy
1.2.840.113635.100.6.11.1 = DER:05:00
[policy]
policyIdentifier = appleReceiptPolicy
CPS.1 = https://example.com/certificate-policy
userNotice.1 = @notice
[notice]
explicitText = "Reliance on this certificate by anyone is a mistake: it exists for tests."
[storekit]
basicConstraints = critical, CA:TRUE
keyUsage = critical, digitalSignature, keyCertSign
extendedKeyUsage = critical, codeSigning
CNF

# certificate NAME ISSUER SERIAL START END EXTENSIONS SUBJECT
certificate() {
    local name=$1 issuer=$2 serial=$3 start=$4 end=$5 extensions=$6 subject=$7
    openssl req -new -newkey rsa:2048 -nodes -keyout "$name.key" -out "$name.csr" -utf8 -subj "$subject" 2> /dev/null
    echo "$serial" > serial
    local -a signer=(-cert "$issuer.pem" -keyfile "$issuer.key")
    if [ "$issuer" = "$name" ]; then signer=(-selfsign -keyfile "$name.key"); fi
    openssl ca -batch -config chain.cnf -notext -in "$name.csr" -out "$name.pem" -extensions "$extensions" \
        -startdate "$start" -enddate "$end" "${signer[@]}" > ca.log 2>&1 || {
        cat ca.log >&2
        echo "cannot make the certificate $name" >&2
        return 1
    }
}

# The root outlives 2049, so that one date is a GeneralizedTime; its name has what RFC 4514 escapes, and a letter
# beyond ASCII.
certificate root root 02 20200101000000Z 20600101000000Z root \
    '/C=AQ/O=Throw-away, "Tests" \+ Sons/OU=Prüfstelle/CN=#1 Root <Test>'
certificate intermediate root 01DEBCC4396DA010 20200201000000Z 20400101000000Z intermediate \
    '/CN=Throw-away Developer Relations Certification Authority/OU=G0/O=Throw-away/C=AQ'
certificate leaf intermediate 15E79FCE52550A65017C91DFE4EEB359 20200301000000Z 20390101000000Z leaf \
    '/CN=Throw-away Receipt Signing/OU=Throw-away Developer Relations/O=Throw-away/C=AQ'
certificate storekit storekit 01 20200401175235Z 20400327175235Z storekit \
    '/CN=StoreKit/O=StoreKit/OU=StoreKit/C=AQ/emailAddress=StoreKit@example.com'

python3 "$here/make_receipts.py" --keys "$work" --output "$output"

# OpenSSL has to agree that what was put together by hand is signed.
for receipt in "$output"/*.p7; do
    openssl cms -verify -in "$receipt" -inform DER -noverify -out /dev/null -binary 2> verify.log || {
        cat verify.log >&2
        echo "$receipt: the signature does not verify" >&2
        exit 1
    }
done
echo "made $(ls "$output"/*.p7 | wc -l) receipts and $(ls "$output"/bad | wc -l) bad inputs in $output"
