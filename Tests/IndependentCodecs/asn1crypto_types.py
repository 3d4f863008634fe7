"""Which class of asn1crypto stands for which type of the schemas of certificates and CMS."""


def named_alike(part, module, names):
    """Classes that are named as the types are."""
    return {(module, name): (part, name) for name in names.split()}


CLASSES = {
    **named_alike('x509', 'PKIXCertificate', 'Certificate Version Validity Time Extension Extensions'),
    **named_alike('x509', 'PKIXNames', 'Name RDNSequence RelativeDistinguishedName DirectoryString'),
    **named_alike('x509', 'PKIXGeneralNames', 'GeneralName GeneralNames AnotherName EDIPartyName'),
    **named_alike('x509', 'PKIXExtensions', '''
        AuthorityKeyIdentifier KeyUsage ExtKeyUsageSyntax PrivateKeyUsagePeriod CertificatePolicies PolicyInformation
        PolicyQualifierInfo UserNotice NoticeReference DisplayText PolicyMappings PolicyMapping PolicyConstraints
        BasicConstraints NameConstraints GeneralSubtrees GeneralSubtree CRLDistributionPoints DistributionPoint
        DistributionPointName ReasonFlags AuthorityInfoAccessSyntax AccessDescription SubjectInfoAccessSyntax'''),
    **named_alike('x509', 'PKIXORAddress', '''
        ORAddress BuiltInStandardAttributes CountryName AdministrationDomainName PrivateDomainName PersonalName
        OrganizationalUnitNames BuiltInDomainDefinedAttributes BuiltInDomainDefinedAttribute ExtensionAttributes
        ExtensionAttribute TeletexPersonalName TeletexOrganizationalUnitNames TeletexDomainDefinedAttributes
        TeletexDomainDefinedAttribute PhysicalDeliveryCountryName PostalCode PDSParameter UnformattedPostalAddress
        ExtendedNetworkAddress PresentationAddress TerminalType'''),
    **named_alike('crl', 'PKIXExtensions', 'IssuingDistributionPoint CRLReason'),
    **named_alike('crl', 'PKIXCertificateList', 'CertificateList RevokedCertificates RevokedCertificate'),
    **named_alike('algos', 'PKIXAlgorithms', 'AlgorithmIdentifier'),
    **named_alike('cms', 'PKIXAttributeCertificate', '''
        AttCertVersion Holder ObjectDigestInfo AttCertIssuer V2Form IssuerSerial AttCertValidityPeriod
        AttributeCertificateV1 AttributeCertificateInfoV1'''),
    **named_alike('cms', 'CMSContentInfo', 'ContentInfo CMSVersion'),
    **named_alike('cms', 'CMSSignedData', '''
        SignedData SignerInfos EncapsulatedContentInfo SignerInfo SignerIdentifier IssuerAndSerialNumber CertificateSet
        CertificateChoices ExtendedCertificate ExtendedCertificateInfo OtherCertificateFormat RevocationInfoChoices
        RevocationInfoChoice OtherRevocationInfoFormat'''),
    ('PKIXCertificate', 'TBSCertificate'): ('x509', 'TbsCertificate'),
    ('PKIXNames', 'AttributeTypeAndValue'): ('x509', 'NameTypeAndValue'),
    ('PKIXNames', 'Attribute'): ('x509', 'Attribute'),
    ('PKIXCertificateList', 'TBSCertList'): ('crl', 'TbsCertList'),
    ('PKIXAttributeCertificate', 'AttributeCertificate'): ('cms', 'AttributeCertificateV2'),
    ('PKIXAttributeCertificate', 'AttributeCertificateInfo'): ('cms', 'AttributeCertificateInfoV2'),
    ('CMSContentInfo', 'Attribute'): ('cms', 'CMSAttribute'),
    ('CMSSignedData', 'DigestAlgorithmIdentifiers'): ('cms', 'DigestAlgorithms'),
    ('CMSSignedData', 'SignedAttributes'): ('cms', 'CMSAttributes'),
    ('CMSSignedData', 'UnsignedAttributes'): ('cms', 'CMSAttributes'),
}
