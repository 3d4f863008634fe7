public import Foundation

/// A receipt as the App Store decodes it: Apple's `responseBody.Receipt`. The names in the JSON are in parentheses.
///
/// For a transaction receipt in the style of iOS 6 it is the transaction: read its ``fields`` with ``ServerTransaction/init(fields:)``.
public struct ServerReceipt: ServerFields {
    /// All fields by their names in the JSON.
    public let fields: [String: JSONValue]

    /// The purchases in the receipt. (`in_app`)
    public let inAppPurchases: [ServerTransaction]

    init(fields: [String: JSONValue], inAppPurchases: [ServerTransaction]) {
        self.fields = fields
        self.inAppPurchases = inAppPurchases
    }

    /// Where the app was bought: `Production`, `ProductionVPP`, `ProductionSandbox` or `ProductionVPPSandbox`. (`receipt_type`)
    public var receiptType: String? { text("receipt_type") }

    /// The app's bundle identifier. (`bundle_id`)
    public var bundleIdentifier: String? { text("bundle_id") }

    /// The app's version: `CFBundleVersion` on iOS, `CFBundleShortVersionString` on macOS. (`application_version`)
    public var appVersion: String? { text("application_version") }

    /// The version that was first bought; `1.0` in the sandbox. (`original_application_version`)
    public var originalAppVersion: String? { text("original_application_version") }

    /// The app's number in the App Store. (`app_item_id`)
    public var appItemID: UInt64? { natural("app_item_id") }

    /// The app's number in the App Store, once more. (`adam_id`)
    public var adamID: UInt64? { natural("adam_id") }

    /// The number of the download. (`download_id`)
    public var downloadID: UInt64? { natural("download_id") }

    /// The number of the app's version in the App Store. (`version_external_identifier`)
    public var versionExternalID: UInt64? { natural("version_external_identifier") }

    /// When the receipt was made. (`receipt_creation_date`)
    public var creationDate: Date? { date("receipt_creation_date") }

    /// When the App Store was asked. (`request_date`)
    public var requestDate: Date? { date("request_date") }

    /// When the app was first bought. (`original_purchase_date`)
    public var originalPurchaseDate: Date? { date("original_purchase_date") }

    /// When an app of the Volume Purchase Program ends. (`expiration_date`)
    public var expirationDate: Date? { date("expiration_date") }

    /// When the app was ordered ahead of its release. (`preorder_date`)
    public var preorderDate: Date? { date("preorder_date") }
}
