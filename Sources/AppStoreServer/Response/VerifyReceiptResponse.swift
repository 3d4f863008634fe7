public import Foundation

/// An answer of `verifyReceipt`: Apple's `responseBody`.
public struct VerifyReceiptResponse: ServerFields {
    /// All fields by their names in the JSON.
    public let fields: [String: JSONValue]

    /// The server that answered.
    public let server: VerifyReceiptServer

    /// What it says about the receipt.
    public let status: VerifyReceiptStatus

    /// The receipt that was sent, decoded. (`receipt`)
    public let receipt: ServerReceipt?

    /// The transactions of the app's subscriptions and other purchases that are not consumed: the list of today's receipts, or the one
    /// transaction that is sent for a transaction receipt in the style of iOS 6. (`latest_receipt_info`)
    public let latestReceiptInfo: [ServerTransaction]

    /// What will become of each subscription. (`pending_renewal_info`)
    public let pendingRenewalInfo: [PendingRenewal]

    /// Reads an answer.
    /// - Parameters:
    ///   - json: The body of the answer.
    ///   - server: The server that gave it.
    /// - Throws: ``VerifyReceiptError/malformedResponse(_:_:)`` when it is not JSON, or a part has another structure than it should.
    public init(_ json: Data, server: VerifyReceiptServer) throws(VerifyReceiptError) {
        guard let value = try? JSONDecoder().decode(JSONValue.self, from: json) else {
            throw .malformedResponse(server, .notJSON)
        }
        guard case .object(let fields) = value else { throw .malformedResponse(server, .notAnObject) }
        guard let code = fields["status"]?.integer.flatMap({ Int(exactly: $0) }) else {
            throw .malformedResponse(server, .noStatus)
        }
        self.fields = fields
        self.server = server
        status = VerifyReceiptStatus(code: code)
        let reader = ObjectReader(fields: fields, server: server)
        if let receipt = try reader.object("receipt") {
            let purchases = ObjectReader(fields: receipt, server: server)
            self.receipt = ServerReceipt(
                fields: receipt, inAppPurchases: try purchases.objects("in_app").map(ServerTransaction.init))
        } else {
            receipt = nil
        }
        latestReceiptInfo = try reader.objects("latest_receipt_info").map(ServerTransaction.init)
        pendingRenewalInfo = try reader.objects("pending_renewal_info").map(PendingRenewal.init)
    }

    /// Where the receipt was made: `Production` or `Sandbox`. (`environment`)
    public var environment: String? { text("environment") }

    /// Whether an internal data access error (21100 to 21199) may pass. (`is-retryable`)
    public var isRetryable: Bool? { flag("is-retryable") }

    /// The latest receipt in base64, only for apps with subscriptions. (`latest_receipt`)
    public var latestReceipt: String? { text("latest_receipt") }
}

/// Takes objects out of an object, and says of anything else in their place that it is not what it should be.
private struct ObjectReader {
    var fields: [String: JSONValue]
    var server: VerifyReceiptServer

    func object(_ name: String) throws(VerifyReceiptError) -> [String: JSONValue]? {
        switch fields[name] {
        case nil, .null: return nil
        case .object(let object): return object
        default: throw .malformedResponse(server, .field(name))
        }
    }

    /// A list of objects, or an object for a list of one.
    func objects(_ name: String) throws(VerifyReceiptError) -> [[String: JSONValue]] {
        guard case .array(let elements) = fields[name] else { return try object(name).map { [$0] } ?? [] }
        var objects: [[String: JSONValue]] = []
        for element in elements {
            guard case .object(let object) = element else { throw .malformedResponse(server, .field(name)) }
            objects.append(object)
        }
        return objects
    }
}
