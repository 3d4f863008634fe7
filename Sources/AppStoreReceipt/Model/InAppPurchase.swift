public import ASN1Runtime

/// An in-app purchase in a receipt: the value of an attribute 17.
///
/// A property is `nil` when its attribute is absent, empty or unreadable; ``attributes`` tells these apart and has everything.
public struct InAppPurchase: Hashable, Sendable {
    /// The fields as the schema has them: what is not a property is found here, and so is every field added to the schema.
    public let fields: InAppReceipt

    /// All attributes in the order recorded, with and without a name.
    public let attributes: [AppReceipt.Attribute]

    /// Reads the SET OF attributes that an attribute 17 holds.
    /// - Throws: `ASN1Error` when the octets are no `InAppReceipt`.
    public init(_ encoded: ASN1Bytes) throws(ASN1Error) {
        self.init(try InAppReceipt(berEncoded: encoded))
    }

    /// A purchase from its fields, such as `receipt.all(.inAppPurchase)` gives them.
    public init(_ fields: InAppReceipt) {
        self.fields = fields
        attributes = fields.map { AppReceipt.Attribute($0) }
    }

    /// The value of the first field that a key names.
    /// - Returns: `nil` when the purchase does not have the field.
    /// - Throws: `ASN1Error` when the value is not what the schema says.
    public func first<Value>(_ key: InAppReceiptField.Key<Value>) throws(ASN1Error) -> Value? { try fields.first(key) }

    /// The values of all fields that a key names, in the order recorded.
    /// - Throws: `ASN1Error` when a value is not what the schema says.
    public func all<Value>(_ key: InAppReceiptField.Key<Value>) throws(ASN1Error) -> [Value] { try fields.all(key) }

    /// How many were bought. (1701)
    public var quantity: UInt64? { fields.value(.quantity) }

    /// The product's identifier, as set in App Store Connect. (1702)
    public var productIdentifier: String? { fields.text(.productIdentifier) }

    /// The identifier of this transaction. (1703)
    public var transactionIdentifier: String? { fields.text(.transactionIdentifier) }

    /// When it was bought, restored or renewed. (1704)
    public var purchaseDate: ReceiptDate? { fields.date(.purchaseDate) }

    /// The transaction that this one restores or renews; its own identifier otherwise. (1705)
    public var originalTransactionIdentifier: String? {
        fields.text(.originalTransactionIdentifier)
    }

    /// When the original transaction took place. (1706)
    public var originalPurchaseDate: ReceiptDate? { fields.date(.originalPurchaseDate) }

    /// The kind of product, a number without documentation. (1707)
    public var productType: UInt64? { fields.value(.productType) }

    /// When the subscription ends or renews. (1708)
    public var subscriptionExpirationDate: ReceiptDate? {
        fields.date(.subscriptionExpirationDate)
    }

    /// The product's item number; not documented. (1710)
    public var itemID: UInt64? { fields.value(.itemID) }

    /// The line of the order, which is the same across the devices of a subscriber. Up to 64 bits. (1711)
    public var webOrderLineItemID: UInt64? { fields.value(.webOrderLineItemID) }

    /// When Apple's support cancelled it; `nil` when it was not. (1712)
    public var cancellationDate: ReceiptDate? { fields.date(.cancellationDate) }

    /// Whether a free trial runs; not documented. (1713)
    public var isTrialPeriod: Bool? { fields.flag(.isTrialPeriod) }

    /// Whether an introductory price applies. (1719)
    public var isInIntroOfferPeriod: Bool? { fields.flag(.isInIntroOfferPeriod) }

    /// The promotional offer that was used; not documented. (1721)
    public var promotionalOfferIdentifier: String? { fields.text(.promotionalOfferIdentifier) }

    /// The attributes that have a name and not the value it promises.
    public var unreadableAttributes: [AppReceipt.Attribute] { attributes.filter { $0.error != nil } }
}
