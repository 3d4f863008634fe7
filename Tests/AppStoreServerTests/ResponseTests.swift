import AppStoreServer
import Foundation
import Testing

/// Answers in the forms that Apple documents, and in those that occur.
@Suite struct ResponseTests {
    static func response(_ json: String) throws -> VerifyReceiptResponse {
        try VerifyReceiptResponse(Data(json.utf8), server: .sandbox)
    }

    static let full = """
        {
          "status": 0, "environment": "Sandbox", "latest_receipt": "MII/A==", "future_field": {"a": [1, null, true]},
          "receipt": {
            "receipt_type": "ProductionSandbox", "adam_id": 0, "app_item_id": "1234567890",
            "bundle_id": "com.example.app", "application_version": "42", "download_id": 502519833498461,
            "version_external_identifier": 862551234, "original_application_version": "1.0",
            "receipt_creation_date": "2024-02-20 08:00:00 Etc/GMT", "receipt_creation_date_ms": "1708416000250",
            "receipt_creation_date_pst": "2024-02-20 00:00:00 America/Los_Angeles",
            "request_date_ms": 1708416001000,
            "original_purchase_date": "2013-08-01 07:00:00 Etc/GMT",
            "in_app": [{"quantity": "1", "product_id": "com.example.coins", "transaction_id": "1000000123456789",
                        "is_trial_period": "false"}]
          },
          "latest_receipt_info": [
            {"quantity": 2, "product_id": "com.example.monthly", "transaction_id": 9007199254740993,
             "original_transaction_id": "1000000123456780", "web_order_line_item_id": "18446744073709551615",
             "purchase_date_ms": "1708416000000", "expires_date_ms": "1711094400000",
             "expires_date": "2024-03-22 08:00:00 Etc/GMT", "is_trial_period": "true", "is_in_intro_offer_period": 0,
             "cancellation_date_ms": "1708500000000", "cancellation_reason": "1", "is_upgraded": "true",
             "subscription_group_identifier": "20412345", "promotional_offer_id": "spring",
             "offer_code_ref_name": "code", "app_account_token": "7e3fb204-2ad8-4b1b-8a0e-33ac1a6ae2a5",
             "in_app_ownership_type": "FAMILY_SHARED"},
            {"product_id": "com.example.yearly"}
          ],
          "pending_renewal_info": [
            {"auto_renew_product_id": "com.example.yearly", "product_id": "com.example.monthly",
             "original_transaction_id": "1000000123456780", "auto_renew_status": "1", "expiration_intent": "2",
             "is_in_billing_retry_period": "0", "grace_period_expires_date_ms": "1711180800000",
             "price_consent_status": "1"}
          ]
        }
        """

    @Test func fields() throws {
        let response = try Self.response(Self.full)
        #expect(response.status == .valid)
        #expect(response.environment == "Sandbox")
        #expect(response.server == .sandbox)
        #expect(response.latestReceipt == "MII/A==")
        #expect(response.isRetryable == nil)
        #expect(response["future_field"] == .object(["a": .array([.number(1), .null, .boolean(true)])]))
        let receipt = try #require(response.receipt)
        #expect(receipt.receiptType == "ProductionSandbox")
        #expect(receipt.adamID == 0)
        #expect(receipt.appItemID == 1_234_567_890)
        #expect(receipt.bundleIdentifier == "com.example.app")
        #expect(receipt.appVersion == "42")
        #expect(receipt.originalAppVersion == "1.0")
        #expect(receipt.downloadID == 502_519_833_498_461)
        #expect(receipt.versionExternalID == 862_551_234)
        #expect(receipt.creationDate == Date(timeIntervalSince1970: 1_708_416_000.25))
        #expect(receipt.requestDate == Date(timeIntervalSince1970: 1_708_416_001))
        #expect(receipt.originalPurchaseDate == Date(timeIntervalSince1970: 1_375_340_400))
        #expect(receipt.expirationDate == nil)
        #expect(receipt.preorderDate == nil)
        #expect(receipt["receipt_creation_date_pst"]?.text == "2024-02-20 00:00:00 America/Los_Angeles")
        #expect(receipt.inAppPurchases.map(\.productIdentifier) == ["com.example.coins"])
        #expect(receipt.inAppPurchases.first?.isTrialPeriod == false)
    }

    @Test func transactions() throws {
        let transactions = try Self.response(Self.full).latestReceiptInfo
        try #require(transactions.count == 2)
        let monthly = transactions[0]
        #expect(monthly.quantity == 2)
        #expect(monthly.productIdentifier == "com.example.monthly")
        // More digits than a Double has.
        #expect(monthly.transactionIdentifier == "9007199254740993")
        #expect(monthly.originalTransactionIdentifier == "1000000123456780")
        #expect(monthly.webOrderLineItemID == .max)
        #expect(monthly.purchaseDate == Date(timeIntervalSince1970: 1_708_416_000))
        #expect(monthly.originalPurchaseDate == nil)
        #expect(monthly.expiresDate == Date(timeIntervalSince1970: 1_711_094_400))
        #expect(monthly.cancellationDate == Date(timeIntervalSince1970: 1_708_500_000))
        #expect(monthly.cancellationReason == 1)
        #expect(monthly.isTrialPeriod == true)
        #expect(monthly.isInIntroOfferPeriod == false)
        #expect(monthly.isUpgraded == true)
        #expect(monthly.subscriptionGroupIdentifier == "20412345")
        #expect(monthly.promotionalOfferIdentifier == "spring")
        #expect(monthly.offerCodeName == "code")
        #expect(monthly.appAccountToken == "7e3fb204-2ad8-4b1b-8a0e-33ac1a6ae2a5")
        #expect(monthly.ownershipType == "FAMILY_SHARED")
        #expect(transactions[1].productIdentifier == "com.example.yearly")
        #expect(transactions[1].expiresDate == nil)
    }

    @Test func renewals() throws {
        let renewal = try #require(try Self.response(Self.full).pendingRenewalInfo.first)
        #expect(renewal.productIdentifier == "com.example.monthly")
        #expect(renewal.autoRenewProductIdentifier == "com.example.yearly")
        #expect(renewal.originalTransactionIdentifier == "1000000123456780")
        #expect(renewal.willAutoRenew == true)
        #expect(renewal.expirationIntent == 2)
        #expect(renewal.isInBillingRetryPeriod == false)
        #expect(renewal.gracePeriodExpiresDate == Date(timeIntervalSince1970: 1_711_180_800))
        #expect(renewal.agreedToPriceIncrease == true)
        #expect(renewal.promotionalOfferIdentifier == nil)
        #expect(renewal.offerCodeName == nil)
    }

    /// An answer to a transaction receipt in the style of iOS 6: the receipt is the transaction, and the latest one an object.
    @Test func transactionReceipt() throws {
        let response = try Self.response(
            """
            {"status": "21006",
             "receipt": {"product_id": "com.example.monthly", "expires_date": "1371639600000", "bid": "com.example.app"},
             "latest_receipt_info": {"product_id": "com.example.monthly", "expires_date": 1371643200000}}
            """)
        #expect(response.status == .subscriptionExpired)
        #expect(response.latestReceiptInfo.map(\.expiresDate) == [Date(timeIntervalSince1970: 1_371_643_200)])
        let receipt = try #require(response.receipt)
        #expect(receipt.inAppPurchases.isEmpty)
        #expect(
            ServerTransaction(fields: receipt.fields).expiresDate == Date(timeIntervalSince1970: 1_371_639_600))
    }

    @Test(
        "A field that is not what it should be has no value, and is reachable",
        arguments: [
            #""yesterday""#, #""""#, "1.5", "{}", "null", "true", #""99999999999999999999""#, #""2024-02-30 08:00:00""#,
            #""2024-13-01 08:00:00 Etc/GMT""#,
        ])
    func oddDates(_ value: String) throws {
        let response = try Self.response(#"{"status": 0, "latest_receipt_info": [{"purchase_date": \#(value)}]}"#)
        let transaction = try #require(response.latestReceiptInfo.first)
        #expect(transaction.purchaseDate == nil)
        #expect(transaction["purchase_date"] != nil)
    }

    @Test func absentParts() throws {
        let response = try Self.response(
            #"{"status": 0, "receipt": null, "latest_receipt_info": null, "pending_renewal_info": []}"#)
        #expect(response.receipt == nil)
        #expect(response.latestReceiptInfo.isEmpty)
        #expect(response.pendingRenewalInfo.isEmpty)
    }

    @Test(
        "Numbers and flags are read from text too",
        arguments: [
            ("true", nil, nil, true), ("false", nil, nil, false), ("1", "1", 1, true), ("0", "0", 0, false),
            (#""1""#, "1", 1, true), (#""true""#, "true", nil, true), ("2", "2", 2, nil), ("-3", "-3", -3, nil),
            (#""x""#, "x", nil, nil), ("12345678901234567", "12345678901234567", 12_345_678_901_234_567, nil),
            ("1e3", "1000", 1000, nil), ("null", nil, nil, nil), ("[]", nil, nil, nil),
        ] as [(String, String?, Int64?, Bool?)])
    func scalars(_ json: String, _ text: String?, _ integer: Int64?, _ flag: Bool?) throws {
        let value = try #require(try Self.response(#"{"status": 0, "value": \#(json)}"#)["value"])
        #expect(value.text == text)
        #expect(value.integer == integer)
        #expect(value.flag == flag)
        #expect(value.natural == integer.flatMap { UInt64(exactly: $0) })
    }
}
