internal import ASN1Runtime
internal import PKIX

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// Certificates from a signer's up to a trusted root, each signed by the key of the next one.
struct CertificateChain {
    /// The signer's certificate first; the root, which may be the only one, last.
    let certificates: [Certificate]

    /// The root that the last certificate is.
    let root: TrustedRoot

    /// The chain to judge a signer by.
    /// - Parameters:
    ///   - certificate: The signer's certificate.
    ///   - others: The certificates of the message, in any order; what is not needed is passed over.
    ///   - date: When all must have been valid; `nil` when the receipt does not say, which is a failure.
    /// - Returns: A chain without failures if there is one, rather one with all marks of receipts. If not, the first one with its
    ///   failures, or the failures that kept chains from reaching a root.
    static func best(
        for certificate: Certificate, among others: [Certificate], at date: Date?, policy: ReceiptPolicy
    ) -> (chain: CertificateChain?, failures: [CertificateFailure]) {
        var finder = CertificateChainFinder(certificates: others, policy: policy)
        let chains = finder.chains(from: certificate)
        guard let first = chains.first else {
            return (nil, finder.failure.map { [$0] } ?? [.tooManyChains])
        }
        var failuresOfFirst: [CertificateFailure]?
        var unmarked: CertificateChain?
        for chain in chains {
            let failures = chain.failures(at: date, policy: policy)
            if failures.isEmpty {
                if chain.root.scope == .xcode || chain.missingMarks(policy.leniency).isEmpty { return (chain, []) }
                unmarked = unmarked ?? chain
            }
            failuresOfFirst = failuresOfFirst ?? failures
        }
        return unmarked.map { ($0, []) } ?? (first, failuresOfFirst ?? [])
    }
}
