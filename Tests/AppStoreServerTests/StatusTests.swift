import AppStoreServer
import Testing

/// The statuses that Apple's documentation of `verifyReceipt` has.
@Suite struct StatusTests {
    static let documented: [(code: Int, status: VerifyReceiptStatus, isRetryable: Bool)] = [
        (0, .valid, false),
        (21000, .notPosted, false),
        (21001, .noLongerSent, false),
        (21002, .malformedReceiptData, true),
        (21003, .notAuthenticated, false),
        (21004, .wrongPassword, false),
        (21005, .unavailable, true),
        (21006, .subscriptionExpired, false),
        (21007, .sandboxReceipt, false),
        (21008, .productionReceipt, false),
        (21009, .internalError, true),
        (21010, .accountNotFound, false),
        (21100, .internalDataAccessError(21100), true),
        (21150, .internalDataAccessError(21150), true),
        (21199, .internalDataAccessError(21199), true),
        (21011, .unknown(21011), false),
        (21099, .unknown(21099), false),
        (21200, .unknown(21200), false),
        (-1, .unknown(-1), false),
    ]

    @Test("Each number has its case", arguments: documented)
    func code(_ code: Int, _ status: VerifyReceiptStatus, _ isRetryable: Bool) {
        #expect(VerifyReceiptStatus(code: code) == status)
        #expect(status.code == code)
        #expect(status.isRetryable == isRetryable)
        #expect(status.isValid == (code == 0 || code == 21006))
        #expect(status.description.hasPrefix("\(code): "))
    }

    /// Over HTTP, with no retries: valid ones are answers, the others errors that say what came.
    @Test("Each number is told as it is", arguments: documented)
    func answer(_ code: Int, _ status: VerifyReceiptStatus, _ isRetryable: Bool) async throws {
        let store = try TestAppStore(production: [.status(code)], sandbox: [.status(code)])
        let outcome = await outcome(try store.client(retries: 0))
        switch outcome {
        case .success(let response):
            #expect(status.isValid)
            #expect(response.status == status)
            #expect(response.server == .production)
        case .failure(let error):
            // A sandbox that also says it is a sandbox receipt is the last word.
            let server: VerifyReceiptServer = code == 21007 ? .sandbox : .production
            #expect(!status.isValid)
            #expect(error == .rejected(server, status, retryable: isRetryable))
        }
        #expect(store.order == (code == 21007 ? "ps" : "p"))
    }
}
