internal import ASN1Runtime

/// A field of a receipt or of an in-app purchase: what the schemas of both have in common.
protocol ReceiptField: ASN1TableRow where RowIdentifier == Int {
    var type: Int { get }
    var version: Int { get }
    var value: ASN1Bytes { get }

    /// Checks that the value is what the schema says of its field.
    /// - Returns: The fields of an in-app purchase, if the value is one.
    func checkValue() throws(ASN1Error) -> InAppReceipt?
}

extension AppReceiptField: ReceiptField {
    func checkValue() throws(ASN1Error) -> InAppReceipt? {
        if case .inAppPurchase(let fields) = try row { fields } else { nil }
    }
}

extension InAppReceiptField: ReceiptField {
    func checkValue() throws(ASN1Error) -> InAppReceipt? {
        _ = try row
        return nil
    }
}
