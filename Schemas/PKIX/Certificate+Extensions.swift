internal import ASN1Runtime

extension Certificate {
    /// The extensions (RFC 5280, 4.2); empty where the certificate has no list of them.
    public var extensions: Extensions { tbsCertificate.extensions ?? [] }
}

extension CertificateList {
    /// The extensions of the whole list (RFC 5280, 5.2); empty where it has no list of them. Those of an entry are its
    /// ``RevokedCertificate/crlEntryExtensions``.
    public var extensions: Extensions { tbsCertList.crlExtensions ?? [] }
}
