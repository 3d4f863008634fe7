internal import ASN1Runtime

/// The check that a receipt is for the device: SHA-1 over the device's identifier, the opaque value and the bundle identifier as it is
/// encoded. It is SHA-1 also in receipts that are signed over SHA-256.
struct DeviceHashCheck {
    let policy: ReceiptPolicy

    /// The check's outcome.
    func outcome(of receipt: AppReceipt) -> ReceiptReport.Outcome {
        guard var candidates = policy.deviceIdentifiers else {
            return .notRequired("the policy has no identifier of the device")
        }
        if policy.acceptsServerMadeReceipts {
            candidates.append(.serverMade)
        } else {
            candidates.removeAll(where: \.isAllZero)
        }
        guard !candidates.isEmpty else { return .failed([.deviceHash(.noIdentifier)]) }
        guard let bundleIdentifier = receipt.bundleIdentifierEncoding else {
            return Self.missing(AppReceiptField.Key<String>.bundleIdentifier)
        }
        guard let opaqueValue = receipt.opaqueValue else {
            return Self.missing(AppReceiptField.Key<ASN1Bytes>.opaqueValue)
        }
        guard let hash = receipt.sha1Hash else { return Self.missing(AppReceiptField.Key<ASN1Bytes>.sha1Hash) }
        do throws(CryptographyError) {
            for candidate in candidates {
                let octets = ASN1Bytes(Array(candidate.octets) + Array(opaqueValue) + Array(bundleIdentifier))
                if try policy.cryptography.digest(of: octets, with: .sha1) == hash { return .passed }
            }
            return .failed([.deviceHash(.mismatch)])
        } catch {
            return .failed([.deviceHash(.cryptography(error))])
        }
    }

    private static func missing<Value>(_ key: AppReceiptField.Key<Value>) -> ReceiptReport.Outcome {
        .failed([.deviceHash(.missingAttribute(key.id))])
    }
}
