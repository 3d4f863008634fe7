internal import ASN1Runtime

/// Short names of the attribute types that names are written with: those of RFC 4514, 3, of RFC 4519, of RFC 4524, and of
/// companies' certificates, spelt as openssl spells them.
enum AttributeShortName {
    /// The short name, or `nil` for a type that has none here.
    static func of(_ type: ASN1ObjectIdentifier) -> String? { names[type] }

    private static let names: [ASN1ObjectIdentifier: String] = [
        .idAtCommonName: "CN",
        .idAtSurname: "SN",
        .idAtSerialNumber: "serialNumber",
        .idAtCountryName: "C",
        .idAtLocalityName: "L",
        .idAtStateOrProvinceName: "ST",
        .idAtStreetAddress: "street",
        .idAtOrganizationName: "O",
        .idAtOrganizationalUnitName: "OU",
        .idAtTitle: "title",
        .idAtDescription: "description",
        .idAtBusinessCategory: "businessCategory",
        .idAtPostalAddress: "postalAddress",
        .idAtPostalCode: "postalCode",
        .idAtPostOfficeBox: "postOfficeBox",
        .idAtPhysicalDeliveryOfficeName: "physicalDeliveryOfficeName",
        .idAtTelephoneNumber: "telephoneNumber",
        .idAtName: "name",
        .idAtGivenName: "GN",
        .idAtInitials: "initials",
        .idAtGenerationQualifier: "generationQualifier",
        .idAtUniqueIdentifier: "x500UniqueIdentifier",
        .idAtDnQualifier: "dnQualifier",
        .idAtHouseIdentifier: "houseIdentifier",
        .idAtPseudonym: "pseudonym",
        .idAtOrganizationIdentifier: "organizationIdentifier",
        .idUserId: "UID",
        .idMail: "mail",
        .idHost: "host",
        .idDomainComponent: "DC",
        .idEmailAddress: "emailAddress",
        .idUnstructuredName: "unstructuredName",
        .idUnstructuredAddress: "unstructuredAddress",
        .idJurisdictionLocalityName: "jurisdictionL",
        .idJurisdictionStateOrProvinceName: "jurisdictionST",
        .idJurisdictionCountryName: "jurisdictionC",
    ]
}
