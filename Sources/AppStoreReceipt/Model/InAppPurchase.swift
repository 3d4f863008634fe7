public import ASN1Runtime

/// An in-app purchase in a receipt: the value of an attribute 17.
///
/// A property is `nil` when its attribute is absent, empty or unreadable; ``attributes`` tells these apart and has everything.
public struct InAppPurchase: Hashable, Sendable {
    /// All attributes in the order recorded, with and without a name.
    public let attributes: [AppReceipt.Attribute]

    /// Reads the SET OF attributes that an attribute 17 holds.
    /// - Throws: ``ASN1Error`` when the octets are no `InAppReceipt`.
    public init(_ encoded: ASN1Bytes) throws(ASN1Error) {
        attributes = try InAppReceipt(berEncoded: encoded).map { attribute in
            AppReceipt.Attribute(
                type: attribute.type, version: attribute.version, value: attribute.value, table: .inAppPurchase)
        }
    }

    /// How many were bought. (1701)
    public var quantity: UInt64? { attributes.integer(ReceiptField.InApp.quantity) }

    /// The product's identifier, as set in App Store Connect. (1702)
    public var productIdentifier: String? { attributes.text(ReceiptField.InApp.productIdentifier) }

    /// The identifier of this transaction. (1703)
    public var transactionIdentifier: String? { attributes.text(ReceiptField.InApp.transactionIdentifier) }

    /// When it was bought, restored or renewed. (1704)
    public var purchaseDate: ReceiptDate? { attributes.date(ReceiptField.InApp.purchaseDate) }

    /// The transaction that this one restores or renews; its own identifier otherwise. (1705)
    public var originalTransactionIdentifier: String? {
        attributes.text(ReceiptField.InApp.originalTransactionIdentifier)
    }

    /// When the original transaction took place. (1706)
    public var originalPurchaseDate: ReceiptDate? { attributes.date(ReceiptField.InApp.originalPurchaseDate) }

    /// The kind of product, a number without documentation. (1707)
    public var productType: UInt64? { attributes.integer(ReceiptField.InApp.productType) }

    /// When the subscription ends or renews. (1708)
    public var subscriptionExpirationDate: ReceiptDate? {
        attributes.date(ReceiptField.InApp.subscriptionExpirationDate)
    }

    /// The product's item number; not documented. (1710)
    public var itemID: UInt64? { attributes.integer(ReceiptField.InApp.itemID) }

    /// The line of the order, which is the same across the devices of a subscriber. Up to 64 bits. (1711)
    public var webOrderLineItemID: UInt64? { attributes.integer(ReceiptField.InApp.webOrderLineItemID) }

    /// When Apple's support cancelled it; `nil` when it was not. (1712)
    public var cancellationDate: ReceiptDate? { attributes.date(ReceiptField.InApp.cancellationDate) }

    /// Whether a free trial runs; not documented. (1713)
    public var isTrialPeriod: Bool? { attributes.flag(ReceiptField.InApp.isTrialPeriod) }

    /// Whether an introductory price applies. (1719)
    public var isInIntroOfferPeriod: Bool? { attributes.flag(ReceiptField.InApp.isInIntroOfferPeriod) }

    /// The promotional offer that was used; not documented. (1721)
    public var promotionalOfferIdentifier: String? { attributes.text(ReceiptField.InApp.promotionalOfferIdentifier) }

    /// The attributes that have a name and not the value it promises.
    public var unreadableAttributes: [AppReceipt.Attribute] { attributes.filter { $0.error != nil } }
}
