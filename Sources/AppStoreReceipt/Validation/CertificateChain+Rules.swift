internal import ASN1Runtime
internal import PKIX

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

extension CertificateChain {
    /// The extensions that are understood, and may be critical. No key purpose is defined for receipts, so that those a certificate
    /// names do not count; the marks do. The StoreKit test certificate has them critical.
    private static let understood: Set<ASN1ObjectIdentifier> = [
        .idCeBasicConstraints, .idCeKeyUsage, .idCeExtKeyUsage, .idCeCertificatePolicies, .idCeSubjectKeyIdentifier,
        .idCeAuthorityKeyIdentifier, Extension.Key<ASN1Null>.appleReceiptSigning.id,
        Extension.Key<ASN1Null>.appleWorldwideDeveloperRelations.id,
    ]

    /// What RFC 5280, 6.1 asks of a chain, apart from names and signatures, which it was found by. Revocation is not looked up.
    /// - Parameter date: When all certificates must have been valid; a failure if `nil`.
    func failures(at date: Date?, policy: ReceiptPolicy) -> [CertificateFailure] {
        var failures: [CertificateFailure] = date == nil ? [.noCreationDate] : []
        var authorities = 0
        for (index, certificate) in certificates.enumerated() {
            let isRoot = index == certificates.count - 1
            if let date { failures += Self.validityFailure(of: certificate, at: date) }
            failures += Self.algorithmFailures(of: certificate, isRoot: isRoot, policy)
            failures += Self.extensionFailures(of: certificate)
            do throws(ASN1Error) {
                if index == 0 {
                    failures += try Self.signerFailure(certificate)
                } else {
                    failures += try Self.issuerFailures(certificate, authoritiesBelow: authorities)
                    // Authorities that certified themselves anew do not count (RFC 5280, 4.2.1.9).
                    let contents = certificate.tbsCertificate
                    if !contents.subject.isSame(as: contents.issuer) { authorities += 1 }
                }
            } catch {
                failures.append(.brokenExtension(certificate.tbsCertificate.subject.rfc4514, error))
            }
        }
        return failures
    }

    private static func validityFailure(of certificate: Certificate, at date: Date) -> [CertificateFailure] {
        let validity = certificate.tbsCertificate.validity
        let seconds = date.timeIntervalSince1970
        if Double(validity.notBefore.secondsSince1970) <= seconds, seconds <= Double(validity.notAfter.secondsSince1970)
        {
            return []
        }
        let subject = certificate.tbsCertificate.subject.rfc4514
        return [.notValid(subject, from: validity.notBefore.date, to: validity.notAfter.date, at: date)]
    }

    /// - Parameter isRoot: Whether the certificate is the root, whose own signature does not count.
    private static func algorithmFailures(
        of certificate: Certificate, isRoot: Bool, _ policy: ReceiptPolicy
    ) -> [CertificateFailure] {
        let contents = certificate.tbsCertificate
        do throws(CryptographyError) {
            let key = try PublicKey(contents.subjectPublicKeyInfo)
            if case .rsa = key.kind, key.bitCount < policy.leastRSABits {
                return [.shortKey(contents.subject.rfc4514, bits: key.bitCount)]
            }
            if isRoot { return [] }
            guard certificate.signatureAlgorithm == contents.signature else {
                return [.twoAlgorithms(contents.subject.rfc4514)]
            }
            if !policy.acceptsSHA1, try SignatureAlgorithm(certificate.signatureAlgorithm).digest == .sha1 {
                return [.sha1(contents.subject.rfc4514)]
            }
            return []
        } catch {
            return [.cryptography(contents.subject.rfc4514, error)]
        }
    }

    /// The first extension that is not in order: a certificate can have any number.
    private static func extensionFailures(of certificate: Certificate) -> [CertificateFailure] {
        var seen: Set<ASN1ObjectIdentifier> = []
        for row in certificate.extensions {
            guard seen.insert(row.extnID).inserted else {
                return [.repeatedExtension(certificate.tbsCertificate.subject.rfc4514, row.extnID)]
            }
            // Names are not constrained where this is not looked at, so that it counts as critical, as it must be (4.2.1.10).
            guard row.critical || row.extnID == .idCeNameConstraints, !understood.contains(row.extnID) else { continue }
            return [.criticalExtension(certificate.tbsCertificate.subject.rfc4514, row.extnID)]
        }
        return []
    }

    /// A signer's key must be for signatures, if the certificate says what it is for.
    private static func signerFailure(_ certificate: Certificate) throws(ASN1Error) -> [CertificateFailure] {
        guard let usage = try certificate.extensions.first(.keyUsage), !usage.contains(.digitalSignature),
            !usage.contains(.nonRepudiation)
        else { return [] }
        return [.keyUsage(certificate.tbsCertificate.subject.rfc4514)]
    }

    /// - Parameter authoritiesBelow: How many authorities stand between the signer's certificate and this one.
    private static func issuerFailures(
        _ certificate: Certificate, authoritiesBelow: Int
    ) throws(ASN1Error) -> [CertificateFailure] {
        let subject = certificate.tbsCertificate.subject.rfc4514
        var failures: [CertificateFailure] = []
        let constraints = try certificate.extensions.first(.basicConstraints)
        if constraints?.cA != true { failures.append(.notAnAuthority(subject)) }
        if let limit = constraints?.pathLenConstraint, limit < ASN1Integer(authoritiesBelow) {
            failures.append(.pathLength(subject))
        }
        if let usage = try certificate.extensions.first(.keyUsage), !usage.contains(.keyCertSign) {
            failures.append(.keyUsage(subject))
        }
        return failures
    }
}
