internal import ASN1Runtime

extension AppReceipt.Attribute.Content {
    /// Reads the octets of a value of a known kind. Never fails: what cannot be read becomes `unreadable`.
    init(_ value: ASN1Bytes, kind: ReceiptField.Kind) {
        do throws(AttributeError) {
            self = value.isEmpty ? .empty : try Self.read(value, kind: kind)
        } catch {
            self = .unreadable(error)
        }
    }

    private static func read(_ value: ASN1Bytes, kind: ReceiptField.Kind) throws(AttributeError) -> Self {
        switch kind {
        case .raw:
            return .raw
        case .inAppPurchase:
            return .inAppPurchase(try encoded { () throws(ASN1Error) in try InAppPurchase(value) })
        default:
            let decoded = try encoded { () throws(ASN1Error) in try ReceiptValue(berEncoded: value) }
            return try interpret(decoded, kind: kind, offset: value.offset)
        }
    }

    private static func encoded<Value>(_ body: () throws(ASN1Error) -> Value) throws(AttributeError) -> Value {
        do throws(ASN1Error) {
            return try body()
        } catch {
            throw .encoding(error)
        }
    }

    private static func interpret(
        _ value: ReceiptValue, kind: ReceiptField.Kind, offset: Int
    ) throws(AttributeError) -> Self {
        switch (kind, value) {
        case (.text, .utf8("")), (.ia5Text, .ia5("")), (.date, .ia5("")):
            return .empty
        case (.text, .utf8(let text)), (.ia5Text, .ia5(let text)):
            return .text(text)
        case (.integer, .integer(let number)):
            return .integer(number)
        case (.flag, .integer(let number)):
            guard number <= 1 else { throw .notAFlag(number, offset: offset) }
            return .flag(number == 1)
        case (.date, .ia5(let text)):
            guard let date = ReceiptDate(text) else { throw .notADate(text, offset: offset) }
            return .date(date)
        default:
            throw .wrongType(expected: kind.typeName, found: value.typeName, offset: offset)
        }
    }
}

extension ReceiptField.Kind {
    /// The ASN.1 type that the value is encoded as.
    fileprivate var typeName: String {
        switch self {
        case .text: return "UTF8String"
        case .ia5Text, .date: return "IA5String"
        case .integer, .flag: return "INTEGER"
        case .raw: return "octets"
        case .inAppPurchase: return "SET"
        }
    }
}

extension ReceiptValue {
    fileprivate var typeName: String {
        switch self {
        case .integer: return "INTEGER"
        case .utf8: return "UTF8String"
        case .ia5: return "IA5String"
        }
    }
}
