internal import ASN1Runtime

/// The content types of CMS messages that a reader of receipts knows by name (RFC 5652, 4 to 9; RFC 3161, 2.4.2).
enum ContentTypes {
    /// What the payload of a receipt is declared as.
    static let data = ASN1ObjectIdentifier(1, 2, 840, 113_549, 1, 7, 1)

    /// What a receipt is.
    static let signedData = ASN1ObjectIdentifier(1, 2, 840, 113_549, 1, 7, 2)

    static let names: [ASN1ObjectIdentifier: String] = [
        data: "data",
        signedData: "signed data",
        ASN1ObjectIdentifier(1, 2, 840, 113_549, 1, 7, 3): "enveloped data",
        ASN1ObjectIdentifier(1, 2, 840, 113_549, 1, 7, 4): "signed and enveloped data",
        ASN1ObjectIdentifier(1, 2, 840, 113_549, 1, 7, 5): "digested data",
        ASN1ObjectIdentifier(1, 2, 840, 113_549, 1, 7, 6): "encrypted data",
        ASN1ObjectIdentifier(1, 2, 840, 113_549, 1, 9, 16, 1, 2): "authenticated data",
        ASN1ObjectIdentifier(1, 2, 840, 113_549, 1, 9, 16, 1, 4): "timestamp",
    ]
}
