extension ReceiptField {
    /// The fields of an in-app purchase, whose numbers are apart from those of the receipt.
    enum InApp {
        // Documented by Apple.
        static let quantity = ReceiptField(1701, "quantity", "Quantity", .integer)
        static let productIdentifier = ReceiptField(1702, "productIdentifier", "Product identifier", .text)
        static let transactionIdentifier = ReceiptField(1703, "transactionIdentifier", "Transaction identifier", .text)
        static let purchaseDate = ReceiptField(1704, "purchaseDate", "Purchased", .date)
        static let originalTransactionIdentifier = ReceiptField(
            1705, "originalTransactionIdentifier", "Original transaction", .text)
        static let originalPurchaseDate = ReceiptField(1706, "originalPurchaseDate", "Originally purchased", .date)
        static let subscriptionExpirationDate = ReceiptField(
            1708, "subscriptionExpirationDate", "Subscription expires", .date)
        static let webOrderLineItemID = ReceiptField(1711, "webOrderLineItemID", "Web order line item ID", .integer)
        static let cancellationDate = ReceiptField(1712, "cancellationDate", "Cancelled", .date)
        static let isInIntroOfferPeriod = ReceiptField(
            1719, "isInIntroOfferPeriod", "In introductory offer period", .flag)

        // Known from what receipts hold.
        static let productType = ReceiptField(1707, "productType", "Product type", .integer)
        static let itemID = ReceiptField(1710, "itemID", "Item ID", .integer)
        static let isTrialPeriod = ReceiptField(1713, "isTrialPeriod", "In trial period", .flag)
        static let promotionalOfferIdentifier = ReceiptField(
            1721, "promotionalOfferIdentifier", "Promotional offer", .text)
    }
}

extension FieldTable {
    /// The attributes of an in-app purchase. 1709, 1714 to 1718 and 1722 are met in receipts too; what they mean is not known.
    package static let inAppPurchase = FieldTable([
        ReceiptField.InApp.productIdentifier, ReceiptField.InApp.quantity, ReceiptField.InApp.productType,
        ReceiptField.InApp.transactionIdentifier, ReceiptField.InApp.originalTransactionIdentifier,
        ReceiptField.InApp.purchaseDate, ReceiptField.InApp.originalPurchaseDate,
        ReceiptField.InApp.subscriptionExpirationDate, ReceiptField.InApp.cancellationDate,
        ReceiptField.InApp.isTrialPeriod, ReceiptField.InApp.isInIntroOfferPeriod,
        ReceiptField.InApp.promotionalOfferIdentifier, ReceiptField.InApp.webOrderLineItemID, ReceiptField.InApp.itemID,
    ])
}
