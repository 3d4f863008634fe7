public import ASN1Runtime

extension AppReceipt {
    /// One attribute of a receipt or of an in-app purchase: as it stands, and as it reads.
    public struct Attribute: Hashable, Sendable {
        /// What the value says.
        public enum Content: Hashable, Sendable {
            /// Nothing: no octets, or a string without characters.
            case empty
            case text(String)
            case integer(UInt64)
            case flag(Bool)
            case date(ReceiptDate)
            /// Octets that are the value themselves.
            case raw
            case inAppPurchase(InAppPurchase)
            /// A value of any other type, with its type, in ASN.1 value notation: `BOOLEAN : TRUE`.
            case notation(String)
            /// The schema has no field for the attribute's type, so that it is not known how to read it.
            case unnamed
            /// The value is not what the attribute's type promises.
            case unreadable(AttributeError)
        }

        /// The number that says what the value means.
        public let type: Int

        /// The version of the attribute's meaning, 1 in nearly all receipts.
        public let version: Int

        /// The octets inside the attribute's OCTET STRING, as recorded: what the receipt's hash is made over, for the bundle identifier.
        public let value: ASN1Bytes

        /// The name that the schema has for the field, or `nil` when it has none.
        public let name: String?

        /// What the value says.
        public let content: Content

        init(_ field: some ReceiptField) {
            type = field.type
            version = field.version
            value = field.value
            let info = field.rowInfo
            name = info?.name
            content = info.map { Content(field, $0) } ?? .unnamed
        }

        /// Why the value cannot be read, or `nil` when it can.
        public var error: AttributeError? {
            guard case .unreadable(let error) = content else { return nil }
            return error
        }
    }
}
