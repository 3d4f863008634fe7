/// A row of the field tables: what an attribute's number means, and how its value is read.
package struct ReceiptField: Hashable, Sendable {
    /// How the value is encoded inside the attribute's OCTET STRING.
    package enum Kind: Hashable, Sendable {
        /// A UTF8String.
        case text
        /// An IA5String that is no date.
        case ia5Text
        /// An INTEGER from 0 to 2^64 - 1.
        case integer
        /// An INTEGER, 0 for no and 1 for yes.
        case flag
        /// An IA5String with a timestamp of RFC 3339.
        case date
        /// No encoding: the octets are the value.
        case raw
        /// The SET OF attributes of an in-app purchase.
        case inAppPurchase
    }

    /// The attribute's type.
    package let number: Int
    /// The key in JSON: the name of the Swift property.
    package let name: String
    /// The label in a text.
    package let title: String
    /// How the value is read.
    package let kind: Kind

    init(_ number: Int, _ name: String, _ title: String, _ kind: Kind) {
        self.number = number
        self.name = name
        self.title = title
        self.kind = kind
    }
}
