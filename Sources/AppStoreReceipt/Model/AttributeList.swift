internal import ASN1Runtime

/// Looking up values among attributes. Where a type occurs more than once, its first attribute counts.
extension [AppReceipt.Attribute] {
    private func content(_ field: ReceiptField) -> AppReceipt.Attribute.Content? {
        first { $0.type == field.number }?.content
    }

    func text(_ field: ReceiptField) -> String? {
        guard case .text(let text) = content(field) else { return nil }
        return text
    }

    func integer(_ field: ReceiptField) -> UInt64? {
        guard case .integer(let number) = content(field) else { return nil }
        return number
    }

    func flag(_ field: ReceiptField) -> Bool? {
        guard case .flag(let flag) = content(field) else { return nil }
        return flag
    }

    func date(_ field: ReceiptField) -> ReceiptDate? {
        guard case .date(let date) = content(field) else { return nil }
        return date
    }

    func raw(_ field: ReceiptField) -> ASN1Bytes? {
        guard let attribute = first(where: { $0.type == field.number }), case .raw = attribute.content else {
            return nil
        }
        return attribute.value
    }
}
