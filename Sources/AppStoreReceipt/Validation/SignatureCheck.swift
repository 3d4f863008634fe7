internal import ASN1Runtime
internal import CMS
internal import PKIX

/// The check of signers' signatures over a receipt (RFC 5652, 5.4 to 5.6).
struct SignatureCheck {
    let message: SignedData
    /// The signed octets, joined where they came in pieces.
    let content: ASN1Bytes
    let policy: ReceiptPolicy
    /// The certificates of the message.
    let certificates: [Certificate]

    init(message: SignedData, content: ASN1Bytes, policy: ReceiptPolicy) {
        self.message = message
        self.content = content
        self.policy = policy
        certificates = message.publicKeyCertificates
    }

    /// The certificate that a signer names: by issuer and serial number, or by the identifier of its key.
    func certificate(of signer: SignerInfo) -> Certificate? {
        switch signer.sid {
        case .issuerAndSerialNumber(let name):
            return certificates.first {
                $0.tbsCertificate.serialNumber == name.serialNumber && $0.tbsCertificate.issuer.isSame(as: name.issuer)
            }
        case .subjectKeyIdentifier(let identifier):
            return certificates.first { (try? $0.extensions.first(.subjectKeyIdentifier)) == identifier }
        }
    }

    /// Why the signature of a signer does not hold; `nil` when it does.
    func failure(of signer: SignerInfo, by certificate: Certificate) -> SignatureFailure? {
        do throws(SignatureFailure) {
            try require(signer, by: certificate)
            return nil
        } catch {
            return error
        }
    }

    private func require(_ signer: SignerInfo, by certificate: Certificate) throws(SignatureFailure) {
        guard let digest = DigestAlgorithm(signer.digestAlgorithm.algorithm) else {
            throw .cryptography(.unsupportedDigest(signer.digestAlgorithm.name))
        }
        guard message.digestAlgorithms.contains(where: { $0.algorithm == signer.digestAlgorithm.algorithm }) else {
            throw .unlistedDigest(digest)
        }
        guard digest != .sha1 || policy.acceptsSHA1 else { throw .sha1 }
        let isValid: Bool
        let signed = try signedOctets(of: signer, digest)
        do throws(CryptographyError) {
            let algorithm = try SignatureAlgorithm(signer.signatureAlgorithm, signerDigest: digest)
            let key = try PublicKey(certificate.tbsCertificate.subjectPublicKeyInfo)
            isValid = try policy.cryptography.isValid(signer.signature, over: signed, by: key, with: algorithm)
        } catch {
            throw .cryptography(error)
        }
        guard isValid else { throw .mismatch }
    }

    /// What the signature is over: the content, or the signed attributes when there are some, which have the content's digest.
    private func signedOctets(
        of signer: SignerInfo, _ digest: DigestAlgorithm
    ) throws(SignatureFailure) -> ASN1Bytes {
        guard let attributes = signer.signedAttrs else { return content }
        let type = try value(.contentType, "content type", of: attributes)
        guard type == message.encapContentInfo.eContentType else {
            throw .otherContentType(type)
        }
        let recorded = try value(.messageDigest, "message digest", of: attributes)
        let actual: ASN1Bytes
        do throws(CryptographyError) {
            actual = try policy.cryptography.digest(of: content, with: digest)
        } catch {
            throw .cryptography(error)
        }
        guard recorded == actual else { throw .otherDigest }
        // In DER, whatever they came in, and under the tag of a SET in place of their own (RFC 5652, 5.4).
        guard let encoded = try? SignedAttributes(attributes.elements).derEncoded() else {
            throw .signedAttribute("encoding")
        }
        return ASN1Bytes(encoded)
    }

    /// The value of an attribute that must be there once, with one value (RFC 5652, 11.1 and 11.2).
    private func value<Value>(
        _ key: CMS.Attribute.Key<Value>, _ name: String, of attributes: SignedAttributes
    ) throws(SignatureFailure) -> Value {
        let rows = attributes.filter { $0.attrType == key.id }
        guard rows.count == 1, rows[0].attrValues.count == 1, let value = try? rows.first(key) else {
            throw .signedAttribute(name)
        }
        return value
    }
}
