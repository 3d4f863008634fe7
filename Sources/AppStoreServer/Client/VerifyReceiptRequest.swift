internal import Foundation

/// The JSON that is sent: Apple's `requestBody` of `verifyReceipt`.
struct VerifyReceiptRequest: Encodable {
    var receiptData: String
    var password: Secret?
    var excludesOldTransactions: Bool

    private enum CodingKeys: String, CodingKey {
        case receiptData = "receipt-data"
        case password
        case excludeOldTransactions = "exclude-old-transactions"
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(receiptData, forKey: .receiptData)
        try container.encodeIfPresent(password?.text, forKey: .password)
        // Left out unless it is asked for: Apple defines it for receipts of subscriptions alone.
        if excludesOldTransactions { try container.encode(true, forKey: .excludeOldTransactions) }
    }

    /// The bytes to send; `nil` never, as there is nothing in it that JSON does not have.
    var body: Data? {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        return try? encoder.encode(self)
    }
}
