internal import ASN1Runtime

/// A field of a receipt or of an in-app purchase: what the schemas of both have in common.
protocol ReceiptField: ASN1TableRow where RowIdentifier == Int {
    var type: Int { get }
    var version: Int { get }
    var value: ASN1Bytes { get }

    /// Checks that the value is what the schema says of its field.
    func checkValue() throws(ASN1Error)
}

extension AppReceiptField: ReceiptField {
    func checkValue() throws(ASN1Error) { _ = try row }
}

extension InAppReceiptField: ReceiptField {
    func checkValue() throws(ASN1Error) { _ = try row }
}
