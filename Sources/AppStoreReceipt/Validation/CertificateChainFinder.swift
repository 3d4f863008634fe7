internal import ASN1Runtime
internal import PKIX

/// Finds chains from a certificate to trusted roots, by name and signature, in certificates of any order.
///
/// The certificates come from whoever made the message. What they can cost is bounded: so many certificates, so long chains, so many
/// signatures.
struct CertificateChainFinder {
    /// Known receipts have three certificates.
    private static let mostCertificates = 16
    private static let mostInChain = 6
    private static let mostChains = 16

    private let certificates: [Certificate]
    private let policy: ReceiptPolicy
    private var signaturesLeft = 32
    private var found: [CertificateChain] = []
    private var notes: [CertificateFailure] = []

    init(certificates: [Certificate], policy: ReceiptPolicy) {
        self.certificates = certificates
        self.policy = policy
    }

    /// The chains that start with a certificate; several when authorities were certified more than once.
    mutating func chains(from certificate: Certificate) -> [CertificateChain] {
        guard certificates.count <= Self.mostCertificates else {
            notes = [.tooManyCertificates(certificates.count)]
            return []
        }
        extend([certificate])
        return found
    }

    /// Why no chain was found: what says most of how far the chains came.
    var failure: CertificateFailure? {
        notes.first { note in
            if case .untrustedRoot = note { return true } else { return false }
        }
            ?? notes.first { note in
                if case .noIssuer = note { return false } else { return true }
            } ?? notes.first
    }

    private mutating func extend(_ chain: [Certificate]) {
        guard found.count < Self.mostChains, let last = chain.last else { return }
        let roots = policy.roots.filter { $0.isSame(as: last) }
        found += roots.map { CertificateChain(certificates: chain, root: $0) }
        // One that another authority issued may lead further.
        if !roots.isEmpty, last.tbsCertificate.subject.isSame(as: last.tbsCertificate.issuer) { return }
        guard chain.count < Self.mostInChain else {
            notes.append(.tooManyChains)
            return
        }
        let issuerName = last.tbsCertificate.issuer
        var hasIssuer = !roots.isEmpty
        for root in policy.roots where root.certificate.tbsCertificate.subject.isSame(as: issuerName) {
            hasIssuer = true
            if isSigned(last, by: root.certificate) {
                found.append(CertificateChain(certificates: chain + [root.certificate], root: root))
            }
        }
        let isSelfIssued = last.tbsCertificate.subject.isSame(as: issuerName)
        for (index, candidate) in certificates.enumerated()
        where candidate.tbsCertificate.subject.isSame(as: issuerName) {
            let octets = candidate.tbsCertificate.preserved.bytes
            // One that came along twice has been tried.
            let isRepeated = certificates[..<index].contains {
                $0.tbsCertificate.preserved.bytes == octets && $0.signatureAlgorithm == candidate.signatureAlgorithm
                    && $0.signatureValue == candidate.signatureValue
            }
            guard !isRepeated else { continue }
            // A trusted root that comes with the message has been tried above; one that another authority issued may lead further.
            if candidate.tbsCertificate.issuer.isSame(as: issuerName),
                policy.roots.contains(where: { $0.isSame(as: candidate) })
            {
                continue
            }
            guard !chain.contains(where: { $0.tbsCertificate.preserved.bytes == octets }) else { continue }
            hasIssuer = true
            if isSigned(last, by: candidate) { extend(chain + [candidate]) }
        }
        if isSelfIssued {
            notes.append(.untrustedRoot(last.tbsCertificate.subject.rfc4514))
        } else if !hasIssuer {
            notes.append(.noIssuer(issuerName.rfc4514, of: last.tbsCertificate.subject.rfc4514))
        }
    }

    /// Whether a certificate is signed by the key of another one (RFC 5280, 6.1.3). Notes why when it is not.
    private mutating func isSigned(_ certificate: Certificate, by issuer: Certificate) -> Bool {
        guard signaturesLeft > 0 else {
            notes.append(.tooManyChains)
            return false
        }
        signaturesLeft -= 1
        let contents = certificate.tbsCertificate
        do throws(CryptographyError) {
            let algorithm = try SignatureAlgorithm(certificate.signatureAlgorithm)
            let key = try PublicKey(issuer.tbsCertificate.subjectPublicKeyInfo)
            if certificate.signatureValue.unusedBits == 0, let signed = contents.preserved.bytes,
                try policy.cryptography.isValid(
                    certificate.signatureValue.bytes, over: signed, by: key, with: algorithm)
            {
                return true
            }
        } catch {
            notes.append(.cryptography(contents.subject.rfc4514, error))
            return false
        }
        notes.append(.badSignature(contents.subject.rfc4514, by: issuer.tbsCertificate.subject.rfc4514))
        return false
    }
}
