import AppStoreReceipt
import Foundation
import Testing

/// Timestamps of RFC 3339, as receipts hold them. Moments are those that `date -u -d … +%s` gives.
@Suite struct ReceiptDateTests {
    @Test(
        "Read",
        arguments: [
            ("2024-02-23T17:27:16Z", 1_708_709_236.0, "2024-02-23T17:27:16Z"),
            ("2020-05-06T18:28:49.123Z", 1_588_789_729.123, "2020-05-06T18:28:49.123Z"),
            ("2013-08-01T07:00:00.000Z", 1_375_340_400, "2013-08-01T07:00:00.000Z"),
            ("2022-10-16T14:29:30+0300", 1_665_919_770, "2022-10-16T11:29:30Z"),
            ("2022-10-16T14:29:30+03:00", 1_665_919_770, "2022-10-16T11:29:30Z"),
            ("2022-10-16T14:25:00.250-0130", 1_665_935_700.25, "2022-10-16T15:55:00.250Z"),
            ("4001-01-01T03:00:00+0300", 64_092_211_200, "4001-01-01T00:00:00Z"),
            ("2020-02-29T23:59:59-00:01", 1_583_020_859, "2020-03-01T00:00:59Z"),
            ("1970-01-01T00:00:00.5+00:00", 0.5, "1970-01-01T00:00:00.5Z"),
            ("1969-12-31T23:59:59.25Z", -0.75, "1969-12-31T23:59:59.25Z"),
        ])
    func read(_ recorded: String, _ seconds: Double, _ utc: String) throws {
        let date = try #require(ReceiptDate(recorded))
        #expect(date.recorded == recorded)
        #expect(abs(date.date.timeIntervalSince1970 - seconds) < 1e-6)
        #expect(date.utc == utc)
        #expect(date.description == recorded)
    }

    @Test(
        "Not read",
        arguments: [
            "", "yesterday", "2024-02-23", "2024-02-23T17:27:16", "2024-02-23 17:27:16Z", "2024-02-23T17:27Z",
            "2024-02-30T00:00:00Z", "2023-02-29T00:00:00Z", "2024-13-01T00:00:00Z", "2024-00-01T00:00:00Z",
            "2024-02-23T24:00:00Z", "2024-02-23T17:60:00Z", "2024-02-23T17:27:16.Z", "2024-02-23T17:27:16,5Z",
            "2024-02-23T17:27:16+3", "2024-02-23T17:27:16+03", "2024-02-23T17:27:16+03:0", "2024-02-23T17:27:16+0300Z",
            "2024-02-23T17:27:16ZZ", "24-02-23T17:27:16Z", "2024-02-23T17:27:16 Z", "２024-02-23T17:27:16Z",
        ])
    func notRead(_ text: String) {
        #expect(ReceiptDate(text) == nil)
    }

    @Test(
        "The ends of the calendar do not trap",
        arguments: [
            "0000-01-01T00:00:00+2359", "0000-01-01T00:00:00Z", "9999-12-31T23:59:59-2359", "0001-01-01T00:00:00Z",
        ])
    func ends(_ text: String) {
        _ = ReceiptDate(text)
    }
}
