internal import ASN1Runtime

/// Short names of the attribute types that names are written with: those of RFC 4514, 3, and of RFC 4519, spelt as openssl
/// spells them.
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
        ASN1ObjectIdentifier(2, 5, 4, 41): "name",
        ASN1ObjectIdentifier(2, 5, 4, 42): "GN",
        ASN1ObjectIdentifier(2, 5, 4, 43): "initials",
        ASN1ObjectIdentifier(2, 5, 4, 44): "generationQualifier",
        ASN1ObjectIdentifier(2, 5, 4, 46): "dnQualifier",
        ASN1ObjectIdentifier(2, 5, 4, 65): "pseudonym",
        ASN1ObjectIdentifier(0, 9, 2342, 19_200_300, 100, 1, 1): "UID",
        ASN1ObjectIdentifier(0, 9, 2342, 19_200_300, 100, 1, 25): "DC",
        ASN1ObjectIdentifier(1, 2, 840, 113_549, 1, 9, 1): "emailAddress",
    ]
}
