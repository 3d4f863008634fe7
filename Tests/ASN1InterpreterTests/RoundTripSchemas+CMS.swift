import ASN1Runtime
import CMS

extension RoundTripSchemas {
    /// Signed messages.
    static let cms = RoundTripSchemas(
        folder: "Schemas/CMS", imports: ["Schemas/PKIX"],
        subjects: [
            Subject(ContentInfo.self), Subject(CMSVersion.self), Subject(Attribute.self, of: "CMSContentInfo"),
            Subject(SignedData.self), Subject(DigestAlgorithmIdentifiers.self), Subject(SignerInfos.self),
            Subject(EncapsulatedContentInfo.self), Subject(SignerInfo.self), Subject(SignerIdentifier.self),
            Subject(IssuerAndSerialNumber.self), Subject(SignedAttributes.self), Subject(UnsignedAttributes.self),
            Subject(CertificateSet.self), Subject(CertificateChoices.self), Subject(ExtendedCertificate.self),
            Subject(ExtendedCertificateInfo.self), Subject(UnauthAttributes.self), Subject(OtherCertificateFormat.self),
            Subject(RevocationInfoChoices.self), Subject(RevocationInfoChoice.self),
            Subject(OtherRevocationInfoFormat.self),
        ])
}
