internal import ASN1Runtime

/// A field of a receipt or of an in-app purchase: what the schemas of both have in common.
protocol ReceiptField: ASN1TableRow where RowIdentifier == Int {
    var type: Int { get }
    var version: Int { get }
    var value: ASN1Bytes { get }

    /// Checks that the value is what the schema says of its field.
    /// - Returns: The fields of an in-app purchase, if the value is one.
    func checkValue() throws(ASN1Error) -> InAppReceipt?

    /// The value with its type in ASN.1 value notation.
    var notation: String { get throws(ASN1Error) }
}

/// The value of a row in value notation, which says in front that octets contain it.
private func contents(_ row: some CustomStringConvertible) -> String {
    let text = row.description
    let word = "CONTAINING "
    return text.hasPrefix(word) ? String(text.dropFirst(word.count)) : text
}

extension AppReceiptField: ReceiptField {
    func checkValue() throws(ASN1Error) -> InAppReceipt? {
        if case .inAppPurchase(let fields) = try row { fields } else { nil }
    }

    var notation: String { get throws(ASN1Error) { contents(try row) } }
}

extension InAppReceiptField: ReceiptField {
    func checkValue() throws(ASN1Error) -> InAppReceipt? {
        _ = try row
        return nil
    }

    var notation: String { get throws(ASN1Error) { contents(try row) } }
}
