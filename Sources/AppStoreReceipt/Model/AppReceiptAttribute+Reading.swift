internal import ASN1Runtime

extension AppReceipt.Attribute.Content {
    /// Reads the value of a field that the schema has. Never fails: what cannot be read becomes `unreadable`.
    init(_ field: some ReceiptField, _ info: ASN1RowInfo<Int>) {
        do throws(AttributeError) {
            self = field.value.isEmpty ? .empty : try Self.read(field, info.types.first ?? nil)
        } catch {
            self = .unreadable(error)
        }
    }

    /// - Parameter type: The name that the schema has for the value's type; none for octets that are the value.
    private static func read(_ field: some ReceiptField, _ type: String?) throws(AttributeError) -> Self {
        guard let type else { return .raw }
        if let purchase = try encoded({ () throws(ASN1Error) in try field.checkValue() }) {
            return .inAppPurchase(InAppPurchase(purchase))
        }
        // A type that receipts had no values of so far.
        guard let value = try? ReceiptValue(berEncoded: field.value) else {
            return .notation(try encoded { () throws(ASN1Error) in try field.notation })
        }
        switch value {
        case .utf8(""), .ia5(""): return .empty
        case .ia5(let text) where type == "Timestamp":
            guard let date = ReceiptDate(text) else { throw .notADate(text, offset: field.value.offset) }
            return .date(date)
        case .utf8(let text), .ia5(let text): return .text(text)
        case .integer(let number): return type == "Flag" ? .flag(number != 0) : .integer(number)
        }
    }

    private static func encoded<Value>(_ body: () throws(ASN1Error) -> Value) throws(AttributeError) -> Value {
        do throws(ASN1Error) {
            return try body()
        } catch {
            throw .encoding(error)
        }
    }
}
