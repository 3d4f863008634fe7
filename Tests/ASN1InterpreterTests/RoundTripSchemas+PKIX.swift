import ASN1Runtime
import PKIX

extension RoundTripSchemas {
    /// Certificates.
    static let pkix = RoundTripSchemas(
        folder: "Schemas/PKIX",
        subjects: [
            Subject(AlgorithmIdentifier.self), Subject(AttributeCertificate.self),
            Subject(AttributeCertificateInfo.self),
            Subject(AttCertVersion.self), Subject(Holder.self), Subject(ObjectDigestInfo.self),
            Subject(AttCertIssuer.self),
            Subject(V2Form.self), Subject(IssuerSerial.self), Subject(AttCertValidityPeriod.self),
            Subject(AttributeCertificateV1.self), Subject(AttributeCertificateInfoV1.self),
            Subject(AttCertVersionV1.self),
            Subject(Certificate.self), Subject(TBSCertificate.self), Subject(Version.self), Subject(Validity.self),
            Subject(Time.self), Subject(SubjectPublicKeyInfo.self), Subject(Extensions.self), Subject(Extension.self),
            Subject(CertificateList.self), Subject(TBSCertList.self), Subject(RevokedCertificates.self),
            Subject(RevokedCertificate.self), Subject(AuthorityKeyIdentifier.self), Subject(KeyUsage.self),
            Subject(ExtKeyUsageSyntax.self), Subject(PrivateKeyUsagePeriod.self), Subject(CertificatePolicies.self),
            Subject(PolicyInformation.self), Subject(PolicyQualifierInfo.self), Subject(UserNotice.self),
            Subject(NoticeReference.self), Subject(DisplayText.self), Subject(PolicyMappings.self),
            Subject(PolicyMapping.self), Subject(PolicyConstraints.self), Subject(SubjectDirectoryAttributes.self),
            Subject(BasicConstraints.self), Subject(NameConstraints.self), Subject(GeneralSubtrees.self),
            Subject(GeneralSubtree.self), Subject(CRLDistributionPoints.self), Subject(DistributionPoint.self),
            Subject(DistributionPointName.self), Subject(ReasonFlags.self), Subject(AuthorityInfoAccessSyntax.self),
            Subject(AccessDescription.self), Subject(SubjectInfoAccessSyntax.self),
            Subject(IssuingDistributionPoint.self),
            Subject(CRLReason.self), Subject(GeneralNames.self), Subject(GeneralName.self), Subject(AnotherName.self),
            Subject(EDIPartyName.self), Subject(Name.self), Subject(RDNSequence.self),
            Subject(RelativeDistinguishedName.self), Subject(AttributeTypeAndValue.self), Subject(Attribute.self),
            Subject(DirectoryString.self), Subject(AttributeText.self), Subject(X520name.self),
            Subject(X520CommonName.self), Subject(X520LocalityName.self), Subject(X520StateOrProvinceName.self),
            Subject(X520OrganizationName.self), Subject(X520OrganizationalUnitName.self), Subject(X520Title.self),
            Subject(X520Pseudonym.self), Subject(ORAddress.self), Subject(BuiltInStandardAttributes.self),
            Subject(CountryName.self), Subject(AdministrationDomainName.self), Subject(PrivateDomainName.self),
            Subject(PersonalName.self), Subject(OrganizationalUnitNames.self),
            Subject(BuiltInDomainDefinedAttributes.self),
            Subject(BuiltInDomainDefinedAttribute.self), Subject(ExtensionAttributes.self),
            Subject(ExtensionAttribute.self), Subject(TeletexPersonalName.self),
            Subject(TeletexOrganizationalUnitNames.self), Subject(TeletexDomainDefinedAttributes.self),
            Subject(TeletexDomainDefinedAttribute.self), Subject(PhysicalDeliveryCountryName.self),
            Subject(PostalCode.self), Subject(PDSParameter.self), Subject(UnformattedPostalAddress.self),
            Subject(ExtendedNetworkAddress.self), Subject(PresentationAddress.self), Subject(TerminalType.self),
        ])
}
