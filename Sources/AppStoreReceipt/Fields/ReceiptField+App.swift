extension ReceiptField {
    // Documented by Apple.
    static let bundleIdentifier = ReceiptField(2, "bundleIdentifier", "Bundle identifier", .text)
    static let appVersion = ReceiptField(3, "appVersion", "App version", .text)
    static let opaqueValue = ReceiptField(4, "opaqueValue", "Opaque value", .raw)
    static let sha1Hash = ReceiptField(5, "sha1Hash", "SHA-1 hash", .raw)
    static let creationDate = ReceiptField(12, "creationDate", "Created", .date)
    static let inAppPurchases = ReceiptField(17, "inAppPurchases", "In-app purchases", .inAppPurchase)
    static let originalAppVersion = ReceiptField(19, "originalAppVersion", "Original app version", .text)
    static let expirationDate = ReceiptField(21, "expirationDate", "Expires", .date)

    // Known from what receipts hold.
    static let environment = ReceiptField(0, "environment", "Environment", .text)
    static let appItemID = ReceiptField(1, "appItemID", "App item ID", .integer)
    static let transactionDate = ReceiptField(8, "transactionDate", "Transaction date", .date)
    static let ageRating = ReceiptField(10, "ageRating", "Age rating", .ia5Text)
    static let developerID = ReceiptField(11, "developerID", "Developer ID", .integer)
    static let downloadID = ReceiptField(15, "downloadID", "Download ID", .integer)
    static let versionExternalID = ReceiptField(16, "versionExternalID", "Version external ID", .integer)
    static let originalPurchaseDate = ReceiptField(18, "originalPurchaseDate", "Originally purchased", .date)
    static let volumePurchaseDate = ReceiptField(22, "volumePurchaseDate", "Volume purchase date", .date)
}

extension FieldTable {
    /// The attributes of a receipt. 6 and 7 hold octets of unknown meaning and have no name; neither have 9, 13, 14, 20 and 25.
    package static let app = FieldTable([
        .environment, .bundleIdentifier, .appVersion, .originalAppVersion, .creationDate, .originalPurchaseDate,
        .transactionDate, .expirationDate, .volumePurchaseDate, .appItemID, .developerID, .downloadID,
        .versionExternalID,
        .ageRating, .opaqueValue, .sha1Hash, .inAppPurchases,
    ])
}
