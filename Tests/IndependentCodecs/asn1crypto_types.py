"""Which class of asn1crypto stands for which type of the schemas of certificates and CMS.

Left out is what it does not read as the schemas have it:
- types that hold a GeneralName: URIs, mail and IP addresses become what it makes of them;
- those that hold an ORAddress, EDIPartyName or version 1 of attribute certificates: its classes lack tags of the standard;
- SETs with names of X.400 (PersonalName, PDSParameter): it cannot encode those without tags of their own;
- public keys, and with them certificates: it stops at algorithms that it does not know;
- SignedData and CertificateSet, which hold some of these.
"""


def named_alike(part, family, names):
    """Classes that are named as the types are."""
    return {(family, name): (part, name) for name in names.split()}


def class_of(module, type_name):
    """The part of asn1crypto and the class in it for a type; None where there is none."""
    family = next((family for family in ('PKIX', 'CMS') if module.startswith(family)), None)
    return CLASSES.get((family, type_name))


CLASSES = {
    **named_alike('x509', 'PKIX', 'Version Validity Time Extension Extensions'),
    **named_alike('x509', 'PKIX', 'Name RDNSequence RelativeDistinguishedName DirectoryString Attribute'),
    **named_alike('x509', 'PKIX', 'AnotherName'),
    **named_alike('x509', 'PKIX', '''
        KeyUsage ExtKeyUsageSyntax PrivateKeyUsagePeriod CertificatePolicies PolicyInformation PolicyQualifierInfo UserNotice
        NoticeReference DisplayText PolicyMappings PolicyMapping PolicyConstraints BasicConstraints ReasonFlags'''),
    **named_alike('x509', 'PKIX', '''
        PrivateDomainName OrganizationalUnitNames BuiltInDomainDefinedAttributes BuiltInDomainDefinedAttribute
        PhysicalDeliveryCountryName PostalCode ExtendedNetworkAddress PresentationAddress TerminalType'''),
    **named_alike('crl', 'PKIX', 'CRLReason'),
    **named_alike('crl', 'PKIX', 'CertificateList RevokedCertificates RevokedCertificate'),
    **named_alike('algos', 'PKIX', 'AlgorithmIdentifier'),
    **named_alike('cms', 'PKIX', 'AttCertVersion ObjectDigestInfo AttCertValidityPeriod'),
    **named_alike('cms', 'CMS', 'ContentInfo CMSVersion'),
    **named_alike('cms', 'CMS', '''
        SignerInfos EncapsulatedContentInfo SignerInfo SignerIdentifier IssuerAndSerialNumber OtherCertificateFormat
        RevocationInfoChoices RevocationInfoChoice OtherRevocationInfoFormat'''),
    ('PKIX', 'AttributeTypeAndValue'): ('x509', 'NameTypeAndValue'),
    ('PKIX', 'TBSCertList'): ('crl', 'TbsCertList'),
    ('CMS', 'Attribute'): ('cms', 'CMSAttribute'),
    ('CMS', 'DigestAlgorithmIdentifiers'): ('cms', 'DigestAlgorithms'),
    ('CMS', 'SignedAttributes'): ('cms', 'CMSAttributes'),
    ('CMS', 'UnsignedAttributes'): ('cms', 'CMSAttributes'),
}
