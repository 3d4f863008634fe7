import ASN1Runtime

/// What the parts of a signed message are called, as RFC 5652 and RFC 5280 name them, so that a page can say so.
struct MessagePart {
    let name: String
    /// The tag that it is known by; nil for whatever comes next.
    var tag: ASN1Tag?
    /// Whether there may be several, one after the other.
    var repeats = false
    /// Those inside, in their order; ones that are absent are passed over.
    var parts: [MessagePart] = []

    private init(_ name: String, _ tag: ASN1Tag? = nil, repeats: Bool = false, _ parts: [MessagePart] = []) {
        self.name = name
        self.tag = tag
        self.repeats = repeats
        self.parts = parts
    }

    /// The whole message.                                                                           (RFC 5652, 3 and 5.1)
    static let message = MessagePart(
        "ContentInfo", .sequence,
        [
            MessagePart("contentType", .objectIdentifier),
            MessagePart(
                "content", .context(0),
                [
                    MessagePart(
                        "SignedData", .sequence,
                        [
                            MessagePart("version", .integer),
                            MessagePart("digestAlgorithms", .set, [MessagePart("algorithm", .sequence, repeats: true)]),
                            MessagePart(
                                "encapContentInfo", .sequence,
                                [
                                    MessagePart("eContentType", .objectIdentifier),
                                    MessagePart(
                                        "eContent", .context(0),
                                        [MessagePart("receipt", .octetString, [MessagePart("fields", .set)])]),
                                ]),
                            MessagePart("certificates", .context(0), [certificate]),
                            MessagePart("crls", .context(1)),
                            MessagePart("signerInfos", .set, [signer]),
                        ])
                ]),
        ])

    /// RFC 5280, 4.1.
    private static let certificate = MessagePart(
        "Certificate", .sequence, repeats: true,
        [
            MessagePart(
                "tbsCertificate", .sequence,
                [
                    MessagePart("version", .context(0)), MessagePart("serialNumber", .integer),
                    MessagePart("signature", .sequence), MessagePart("issuer", .sequence),
                    MessagePart(
                        "validity", .sequence, [MessagePart("notBefore"), MessagePart("notAfter")]),
                    MessagePart("subject", .sequence), MessagePart("subjectPublicKeyInfo", .sequence),
                    MessagePart(
                        "extensions", .context(3),
                        [MessagePart("Extensions", .sequence, [MessagePart("extension", .sequence, repeats: true)])]),
                ]),
            MessagePart("signatureAlgorithm", .sequence), MessagePart("signatureValue", .bitString),
        ])

    /// RFC 5652, 5.3.
    private static let signer = MessagePart(
        "SignerInfo", .sequence, repeats: true,
        [
            MessagePart("version", .integer),
            MessagePart("sid", .sequence, [MessagePart("issuer", .sequence), MessagePart("serialNumber", .integer)]),
            MessagePart("sid", .context(0)), MessagePart("digestAlgorithm", .sequence),
            MessagePart("signedAttrs", .context(0)), MessagePart("signatureAlgorithm", .sequence),
            MessagePart("signature", .octetString), MessagePart("unsignedAttrs", .context(1)),
        ])
}
