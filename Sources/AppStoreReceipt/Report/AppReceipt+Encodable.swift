internal import ASN1Runtime

/// The JSON of a receipt. Keys are the names of the properties; a key is missing where the property is `nil`.
///
/// - text fields: a string; numbers: a number (up to 2^64 - 1); flags: `true` or `false`; octets: hexadecimal in lower case
/// - dates: `{"recorded": …, "utc": …}`, the text as recorded and the same moment in UTC
/// - `inAppPurchases`: the purchases in their order, each with its fields and its own `attributes`
/// - `attributes`: everything in the order recorded: `type`, `version`, `value` in hexadecimal, `name` where the type has one, and
///   `error` where the value is not what the name promises
/// - `signers`: `version`, `digestAlgorithm`, `signatureAlgorithm`, and either `issuer` and `serialNumber` or `subjectKeyIdentifier`
/// - `certificates`: `subject`, `issuer`, `serialNumber`, `notBefore`, `notAfter`, `signatureAlgorithm`, `publicKeyAlgorithm`
extension AppReceipt: Encodable {
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: FieldKey.self)
        try container.encode(attributes, AppReceiptField.rows)
        try container.encode(inAppPurchases, forKey: FieldKey("inAppPurchases"))
        try container.encode(signers, forKey: FieldKey("signers"))
        try container.encode(certificates, forKey: FieldKey("certificates"))
    }
}

/// The JSON of an in-app purchase, laid out as that of ``AppReceipt``.
extension InAppPurchase: Encodable {
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: FieldKey.self)
        try container.encode(attributes, InAppReceiptField.rows)
    }
}

extension KeyedEncodingContainer<FieldKey> {
    /// Encodes the fields of the schema that have a value, and the list of all attributes.
    fileprivate mutating func encode(
        _ attributes: [AppReceipt.Attribute], _ fields: [ASN1RowInfo<Int>]
    ) throws {
        for field in fields {
            guard let attribute = attributes.first(where: { $0.type == field.id }) else { continue }
            let key = FieldKey(field.name)
            switch attribute.content {
            case .text(let text), .notation(let text): try encode(text, forKey: key)
            case .integer(let number): try encode(number, forKey: key)
            case .flag(let flag): try encode(flag, forKey: key)
            case .date(let date): try encode(date, forKey: key)
            case .raw: try encode(attribute.value.description, forKey: key)
            case .empty, .inAppPurchase, .unnamed, .unreadable: break
            }
        }
        try encode(attributes, forKey: FieldKey("attributes"))
    }
}
