internal import ASN1Runtime
internal import PKIX

extension CertificateChain {
    /// The policy of receipts' certificates. Apple's guide expects it in the intermediate certificate, real ones have it in the signer's.
    private static let receiptPolicy = ASN1ObjectIdentifier(1, 2, 840, 113635, 100, 5, 6, 1)

    /// The marks of receipts' certificates that these lack, but for those that a policy does without.
    func missingMarks(_ leniency: ReceiptLeniency) -> [MissingMark] {
        let signer = certificates[0]
        // The one that issued the signer's, if that is not the root itself.
        let intermediate = certificates.count > 2 ? certificates[1] : nil
        var missing: [MissingMark] = []
        if !leniency.contains(.noReceiptPolicy), !signer.hasPolicy(Self.receiptPolicy),
            intermediate?.hasPolicy(Self.receiptPolicy) != true
        {
            missing.append(.receiptPolicy)
        }
        if !leniency.contains(.noReceiptMarker), !signer.has(.appleReceiptSigning) { missing.append(.receiptMarker) }
        if !leniency.contains(.noIntermediateMarker), intermediate?.has(.appleWorldwideDeveloperRelations) != true {
            missing.append(.intermediateMarker)
        }
        return missing
    }
}

extension Certificate {
    fileprivate func hasPolicy(_ policy: ASN1ObjectIdentifier) -> Bool {
        let policies = try? extensions.first(.certificatePolicies)
        return policies?.contains { $0.policyIdentifier == policy } ?? false
    }

    /// Whether an extension that says all by being there is there, in whatever encoding of nothing.
    fileprivate func has(_ key: Extension.Key<ASN1Null>) -> Bool { extensions.contains { $0.extnID == key.id } }
}
