public import Foundation

/// What will become of a subscription: an element of Apple's `responseBody.Pending_renewal_info`. The names in the JSON are in
/// parentheses.
public struct PendingRenewal: ServerFields {
    /// All fields by their names in the JSON.
    public let fields: [String: JSONValue]

    /// A renewal from its fields.
    public init(fields: [String: JSONValue]) { self.fields = fields }

    /// The product that is subscribed to. (`product_id`)
    public var productIdentifier: String? { text("product_id") }

    /// The product that it renews as. (`auto_renew_product_id`)
    public var autoRenewProductIdentifier: String? { text("auto_renew_product_id") }

    /// Whether it renews: 1 for yes. (`auto_renew_status`)
    public var willAutoRenew: Bool? { flag("auto_renew_status") }

    /// The transaction that the subscription began with. (`original_transaction_id`)
    public var originalTransactionIdentifier: String? { text("original_transaction_id") }

    /// Why it expired: 1 cancelled by the customer, 2 billing error, 3 price increase not agreed to, 4 product not available, 5 unknown.
    /// (`expiration_intent`)
    public var expirationIntent: UInt64? { natural("expiration_intent") }

    /// Whether the App Store still tries to renew an expired subscription. (`is_in_billing_retry_period`)
    public var isInBillingRetryPeriod: Bool? { flag("is_in_billing_retry_period") }

    /// When the time ends that a subscription goes on in spite of a billing problem. (`grace_period_expires_date`)
    public var gracePeriodExpiresDate: Date? { date("grace_period_expires_date") }

    /// Whether the customer agreed to a higher price; absent when nobody asked. (`price_consent_status`)
    public var agreedToPriceIncrease: Bool? { flag("price_consent_status") }

    /// The promotional offer that is used. (`promotional_offer_id`)
    public var promotionalOfferIdentifier: String? { text("promotional_offer_id") }

    /// The offer code that is used, by the name it has in App Store Connect. (`offer_code_ref_name`)
    public var offerCodeName: String? { text("offer_code_ref_name") }
}
