"""Which class of asn1crypto stands for which type of the schemas of certificates and CMS.

Left out is what it does not read as the schemas have it:
- types that hold a GeneralName: URIs, mail and IP addresses become what it makes of them;
- those that hold an ORAddress, EDIPartyName or version 1 of attribute certificates: its classes lack tags of the standard;
- SETs with names of X.400 (PersonalName, PDSParameter): it cannot encode those without tags of their own;
- public keys, and with them certificates: it stops at algorithms that it does not know;
- SignedData and CertificateSet, which hold some of these.
"""


def named_alike(part, module, names):
    """Classes that are named as the types are."""
    return {(module, name): (part, name) for name in names.split()}


CLASSES = {
    **named_alike('x509', 'PKIXCertificate', 'Version Validity Time Extension Extensions'),
    **named_alike('x509', 'PKIXNames', 'Name RDNSequence RelativeDistinguishedName DirectoryString Attribute'),
    **named_alike('x509', 'PKIXGeneralNames', 'AnotherName'),
    **named_alike('x509', 'PKIXExtensions', '''
        KeyUsage ExtKeyUsageSyntax PrivateKeyUsagePeriod CertificatePolicies PolicyInformation PolicyQualifierInfo UserNotice
        NoticeReference DisplayText PolicyMappings PolicyMapping PolicyConstraints BasicConstraints ReasonFlags'''),
    **named_alike('x509', 'PKIXORAddress', '''
        PrivateDomainName OrganizationalUnitNames BuiltInDomainDefinedAttributes BuiltInDomainDefinedAttribute
        PhysicalDeliveryCountryName PostalCode ExtendedNetworkAddress PresentationAddress TerminalType'''),
    **named_alike('crl', 'PKIXExtensions', 'CRLReason'),
    **named_alike('crl', 'PKIXCertificateList', 'CertificateList RevokedCertificates RevokedCertificate'),
    **named_alike('algos', 'PKIXAlgorithms', 'AlgorithmIdentifier'),
    **named_alike('cms', 'PKIXAttributeCertificate', 'AttCertVersion ObjectDigestInfo AttCertValidityPeriod'),
    **named_alike('cms', 'CMSContentInfo', 'ContentInfo CMSVersion'),
    **named_alike('cms', 'CMSSignedData', '''
        SignerInfos EncapsulatedContentInfo SignerInfo SignerIdentifier IssuerAndSerialNumber OtherCertificateFormat
        RevocationInfoChoices RevocationInfoChoice OtherRevocationInfoFormat'''),
    ('PKIXNames', 'AttributeTypeAndValue'): ('x509', 'NameTypeAndValue'),
    ('PKIXCertificateList', 'TBSCertList'): ('crl', 'TbsCertList'),
    ('CMSContentInfo', 'Attribute'): ('cms', 'CMSAttribute'),
    ('CMSSignedData', 'DigestAlgorithmIdentifiers'): ('cms', 'DigestAlgorithms'),
    ('CMSSignedData', 'SignedAttributes'): ('cms', 'CMSAttributes'),
    ('CMSSignedData', 'UnsignedAttributes'): ('cms', 'CMSAttributes'),
}
