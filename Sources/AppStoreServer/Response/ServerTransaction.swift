public import Foundation

/// A purchase as the App Store tells of it: an element of Apple's `responseBody.Latest_receipt_info` or `responseBody.Receipt.In_app`.
/// The names in the JSON are in parentheses.
public struct ServerTransaction: ServerFields {
    /// All fields by their names in the JSON.
    public let fields: [String: JSONValue]

    /// A transaction from its fields.
    public init(fields: [String: JSONValue]) { self.fields = fields }

    /// How many were bought. (`quantity`)
    public var quantity: UInt64? { natural("quantity") }

    /// The product's identifier. (`product_id`)
    public var productIdentifier: String? { text("product_id") }

    /// The identifier of this transaction. (`transaction_id`)
    public var transactionIdentifier: String? { text("transaction_id") }

    /// The transaction that this one restores or renews; its own identifier otherwise. (`original_transaction_id`)
    public var originalTransactionIdentifier: String? { text("original_transaction_id") }

    /// When it was charged, restored or renewed. (`purchase_date`)
    public var purchaseDate: Date? { date("purchase_date") }

    /// When the original transaction took place. (`original_purchase_date`)
    public var originalPurchaseDate: Date? { date("original_purchase_date") }

    /// When the subscription ends or renews. (`expires_date`)
    public var expiresDate: Date? { date("expires_date") }

    /// When Apple's support refunded it, or Family Sharing or an upgrade ended it. (`cancellation_date`)
    public var cancellationDate: Date? { date("cancellation_date") }

    /// Why it was refunded: 1 for a problem with the app, 0 for another reason. (`cancellation_reason`)
    public var cancellationReason: UInt64? { natural("cancellation_reason") }

    /// Whether a free trial runs. (`is_trial_period`)
    public var isTrialPeriod: Bool? { flag("is_trial_period") }

    /// Whether an introductory price applies. (`is_in_intro_offer_period`)
    public var isInIntroOfferPeriod: Bool? { flag("is_in_intro_offer_period") }

    /// Whether an upgrade ended the subscription; absent when none did. (`is_upgraded`)
    public var isUpgraded: Bool? { flag("is_upgraded") }

    /// The line of the order, which is the same across the devices of a subscriber. (`web_order_line_item_id`)
    public var webOrderLineItemID: UInt64? { natural("web_order_line_item_id") }

    /// The group that the subscription belongs to. (`subscription_group_identifier`)
    public var subscriptionGroupIdentifier: String? { text("subscription_group_identifier") }

    /// The promotional offer that was used. (`promotional_offer_id`)
    public var promotionalOfferIdentifier: String? { text("promotional_offer_id") }

    /// The offer code that was used, by the name it has in App Store Connect. (`offer_code_ref_name`)
    public var offerCodeName: String? { text("offer_code_ref_name") }

    /// The identifier that the app gave for the user's account: a UUID. (`app_account_token`)
    public var appAccountToken: String? { text("app_account_token") }

    /// Whose purchase it is: `PURCHASED`, or `FAMILY_SHARED` for one of a family member. (`in_app_ownership_type`)
    public var ownershipType: String? { text("in_app_ownership_type") }
}
