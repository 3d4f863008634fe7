internal import ASN1Runtime
internal import CMS

/// The content types of CMS messages that a reader of receipts knows by name (RFC 5652, 4 to 9; RFC 3161, 2.4.2).
enum ContentTypes {
    static let names: [ASN1ObjectIdentifier: String] = [
        .idData: "data",
        .idSignedData: "signed data",
        .idEnvelopedData: "enveloped data",
        .idSignedAndEnvelopedData: "signed and enveloped data",
        .idDigestedData: "digested data",
        .idEncryptedData: "encrypted data",
        .idCtAuthData: "authenticated data",
        .idCtTSTInfo: "timestamp",
    ]
}
