internal import ASN1Runtime

/// Short names of the attribute types that names are written with: those of RFC 4514, 3, of RFC 4519, of RFC 4524, and of
/// companies' certificates, spelt as openssl spells them.
enum AttributeShortName {
    /// The short name, or `nil` for a type that has none here.
    static func of(_ type: ASN1ObjectIdentifier) -> String? { names[type] }

    private static let names: [ASN1ObjectIdentifier: String] = [
        ASN1ObjectIdentifier(2, 5, 4, 3): "CN",
        ASN1ObjectIdentifier(2, 5, 4, 4): "SN",
        ASN1ObjectIdentifier(2, 5, 4, 5): "serialNumber",
        ASN1ObjectIdentifier(2, 5, 4, 6): "C",
        ASN1ObjectIdentifier(2, 5, 4, 7): "L",
        ASN1ObjectIdentifier(2, 5, 4, 8): "ST",
        ASN1ObjectIdentifier(2, 5, 4, 9): "street",
        ASN1ObjectIdentifier(2, 5, 4, 10): "O",
        ASN1ObjectIdentifier(2, 5, 4, 11): "OU",
        ASN1ObjectIdentifier(2, 5, 4, 12): "title",
        ASN1ObjectIdentifier(2, 5, 4, 13): "description",
        ASN1ObjectIdentifier(2, 5, 4, 15): "businessCategory",
        ASN1ObjectIdentifier(2, 5, 4, 16): "postalAddress",
        ASN1ObjectIdentifier(2, 5, 4, 17): "postalCode",
        ASN1ObjectIdentifier(2, 5, 4, 18): "postOfficeBox",
        ASN1ObjectIdentifier(2, 5, 4, 19): "physicalDeliveryOfficeName",
        ASN1ObjectIdentifier(2, 5, 4, 20): "telephoneNumber",
        ASN1ObjectIdentifier(2, 5, 4, 41): "name",
        ASN1ObjectIdentifier(2, 5, 4, 42): "GN",
        ASN1ObjectIdentifier(2, 5, 4, 43): "initials",
        ASN1ObjectIdentifier(2, 5, 4, 44): "generationQualifier",
        ASN1ObjectIdentifier(2, 5, 4, 45): "x500UniqueIdentifier",
        ASN1ObjectIdentifier(2, 5, 4, 46): "dnQualifier",
        ASN1ObjectIdentifier(2, 5, 4, 51): "houseIdentifier",
        ASN1ObjectIdentifier(2, 5, 4, 65): "pseudonym",
        ASN1ObjectIdentifier(2, 5, 4, 97): "organizationIdentifier",
        ASN1ObjectIdentifier(0, 9, 2342, 19_200_300, 100, 1, 1): "UID",
        ASN1ObjectIdentifier(0, 9, 2342, 19_200_300, 100, 1, 3): "mail",
        ASN1ObjectIdentifier(0, 9, 2342, 19_200_300, 100, 1, 9): "host",
        ASN1ObjectIdentifier(0, 9, 2342, 19_200_300, 100, 1, 25): "DC",
        ASN1ObjectIdentifier(1, 2, 840, 113_549, 1, 9, 1): "emailAddress",
        ASN1ObjectIdentifier(1, 2, 840, 113_549, 1, 9, 2): "unstructuredName",
        ASN1ObjectIdentifier(1, 2, 840, 113_549, 1, 9, 8): "unstructuredAddress",
        ASN1ObjectIdentifier(1, 3, 6, 1, 4, 1, 311, 60, 2, 1, 1): "jurisdictionL",
        ASN1ObjectIdentifier(1, 3, 6, 1, 4, 1, 311, 60, 2, 1, 2): "jurisdictionST",
        ASN1ObjectIdentifier(1, 3, 6, 1, 4, 1, 311, 60, 2, 1, 3): "jurisdictionC",
    ]
}
